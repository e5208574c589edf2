/**
 * A small circuit for tests and first tries: 113 spaces in 40 rows, harsher than the real board on purpose, with two bands in one
 * corner, a stretch one lane wide and single ways back onto the track.
 */
import type { Circuit } from '../board.js'
import { circuitFromRows } from '../board.js'

// prettier-ignore
const ROWS = `
0a 1a,o1b; 0b 1b,i1a,o1c; 0c 1c,i1b
1a 2a,o2b; 1b 2b,i2a,o2c; 1c 2c,i2b
2a 3a,o3b; 2b 3b,i3a,o3c; 2c 3c,i3b
3a 4a,o4b; 3b 4b,i4a,o4c; 3c 4c,i4b
4a 5a,o5b; 4b 5b,i5a,o5c; 4c 5c,i5b
5a 6a,o6b; 5b 6b,i6a,o6c; 5c 6c,i6b
6a 7a,o7b; 6b 7b,i7a,o7c; 6c 7c,i7b
7a 8a,o8b; 7b 8b,i8a,o8c; 7c 8c,i8b
8a 9a,o9b; 8b 9b,i9a,o9c; 8c 9c,i9b
9a 10a,o10b; 9b 10b,i10a,o10c; 9c 10c,i10b
10a 11a,o11b; 10b 11b,i11a; 10c i11b
11a 12a,o12b; 11b 12b,i12a
12a 13a,o13b #K1:40; 12b 13b,i13a #K1:80
13a 14a,o14b; 13b 14b,i14a,o14c
14a 15a,o15b; 14b 15b,i15a,o15c; 14c 15c,i15b
15a 16a,o16b; 15b 16b,i16a,o16c; 15c 16c,i16b
16a 17a,o17b; 16b 17b,i17a,o17c; 16c 17c,i17b
17a 18a,o18b #K2a:60; 17b 18b,i18a,o18c #K2a:80; 17c 18c,i18b #K2a:100
18a 19a,o19b; 18b 19b,i19a,o19c; 18c 19c,i19b
19a 20a,o20b; 19b 20b,i20a,o20c; 19c 20c,i20b
20a 21a,o21b #K2b:60; 20b 21b,i21a,o21c #K2b:80; 20c 21c,i21b #K2b:100
21a 22a,o22b; 21b 22b,i22a,o22c; 21c 22c,i22b
22a 23a,o23b; 22b 23b,i23a,o23c; 22c 23c,i23b
23a o24b; 23b 24b; 23c i24b
24b 25b
25b 26b,i26a,o26c #K3:100
26a 27a,o27b; 26b 27b,i27a,o27c; 26c 27c,i27b
27a 28a,o28b; 27b 28b,i28a,o28c; 27c 28c,i28b
28a 29a,o29b; 28b 29b,i29a,o29c; 28c 29c,i29b
29a 30a,o30b #K4:60; 29b 30b,i30a,o30c #K4:80; 29c 30c,i30b #K4:100
30a 31a,o31b; 30b 31b,i31a,o31c; 30c 31c,i31b
31a 32a,o32b; 31b 32b,i32a,o32c; 31c 32c,i32b
32a 33a,o33b; 32b 33b,i33a,o33c; 32c 33c,i33b
33a 34a,o34b #K5:100; 33b 34b,i34a,o34c #K5:120; 33c 34c,i34b #K5:140
34a 35a,o35b; 34b 35b,i35a,o35c; 34c 35c,i35b
35a 36a,o36b; 35b 36b,i36a,o36c; 35c 36c,i36b
36a 37a,o37b; 36b 37b,i37a,o37c; 36c 37c,i37b
37a 38a,o38b #K6:80; 37b 38b,i38a,o38c #K6:100; 37c 38c,i38b #K6:120
38a 39a,o39b; 38b 39b,i39a,o39c; 38c 39c,i39b
39a 0a,o0b; 39b 0b,i0a,o0c; 39c 0c,i0b
`

/** The test circuit T1. */
export const CIRCUIT_T1: Circuit = circuitFromRows(ROWS, {
  id: 't1',
  name: 'Test circuit T1',
  provenance: 'custom',
  direction: 'anticlockwise',
  lanes: ['a', 'b', 'c'],
  colours: ['yellow', 'orange', 'green', 'red', 'black', 'blue'],
  grid: ['2a', '2b', '2c', '1a', '1b', '1c'],
  finish: ['0a', '0b', '0c'],
  corners: [
    { id: 'K1', name: 'K1', bands: ['K1'], spinOff: { id: 'spin-K1', exits: ['14c'] } },
    { id: 'K2', name: 'K2', bands: ['K2a', 'K2b'], spinOff: { id: 'spin-K2', exits: ['21c'] } },
    { id: 'K3', name: 'K3 (Pool)', bands: ['K3'], spinOff: { id: 'spin-K3', exits: ['26c'] } },
    { id: 'K4', name: 'K4', bands: ['K4'], spinOff: { id: 'spin-K4', exits: ['30c'] } },
    { id: 'K5', name: 'K5', bands: ['K5'], spinOff: { id: 'spin-K5', exits: ['34c'] } },
    { id: 'K6', name: 'K6', bands: ['K6'], spinOff: { id: 'spin-K6', exits: ['38c'] } },
  ],
  pits: [3, 4, 5, 6, 7, 8].map((row) => ({
    abreast: `${row}c`,
    from: `${row - 1}c`,
    to: `${row + 1}c`,
    overLine: row,
  })),
  readings: [],
})
