/**
 * The board of 1962, read off a picture of it and written down again in a notation of this library's own.
 *
 * Rows count in driving direction from the starting grid (0) to the chequered row right behind it (63); lane a is on the infield
 * side, f on the outside. One line a row, one entry a space: its name, where a car can go from it (straight ahead plain, `i` toward
 * the infield, `o` toward the outside), `#` the red band and its safety speed, `^` where a car that was forced off comes back if
 * that is not the outermost space of the next row, `@` the stretch of the lap it covers if that is not one row.
 *
 * @rule F1-Equip.1, F1-Corner.1-2, F1-Block.2, F1-Q.4, F1-Q.101
 */
import type { Circuit } from '../board.js'
import { circuitFromRows } from '../board.js'

// prettier-ignore
const ROWS = `
0a 1a,o1b; 0b 1b,i1a,o1c; 0c 1c,i1b,o1d; 0d 1d,i1c,o1e; 0e 1e,i1d,o1f; 0f 1f,i1e
1a 2a,o2b; 1b 2b,i2a,o2c; 1c 2c,i2b,o2d; 1d 2d,i2c,o2e; 1e 2e,i2d,o2f; 1f 2f,i2e
2a 3a,o3b; 2b 3b,i3a,o3c; 2c 3c,i3b,o3d; 2d 3d,i3c,o3e; 2e 3e,i3d,o3f; 2f 3f,i3e
3a 4a,o4b; 3b 4b,i4a,o4c; 3c 4c,i4b,o4d; 3d 4d,i4c,o4e; 3e 4e,i4d,o4f; 3f 4f,i4e
4a 5a,o5b; 4b 5b,i5a,o5c; 4c 5c,i5b,o5d; 4d 5d,i5c,o5e; 4e 5e,i5d,o5f; 4f 5f,i5e
5a o6b; 5b 6b,o6c; 5c 6c,i6b,o6d; 5d 6d,i6c,o6e; 5e 6e,i6d; 5f i6e
6b 7b,o7c; 6c 7c,i7b,o7d; 6d 7d,i7c,o7e; 6e 7e,i7d
7b 8b,o8c; 7c 8c,i8b,o8d; 7d 8d,i8c,o8e; 7e 8e,i8d
8b 9b; 8c i9b,o9d @8-9.12; 8d 9d,o9e; 8e 9e,i9d
9b 11b; 9d 10d,o10e; 9e 10e,i10d
10d 11d,o11e; 10e 11e,i11d
11b 13b #c1:40 ^13e @10-13; 11d 12d,o12e #c1:60; 11e 12e,i12d #c1:80
12d 13d,o13e; 12e 13e,i13d
13b 14b,o14d; 13d 14d,i14b,o14e; 13e 14e,i14d
14b 15b,o15d; 14d 15d,i15b,o15e; 14e 15e,i15d
15b 16b,o16d; 15d 16d,i16b,o16e; 15e 16e,i16d
16b 17b,o17d; 16d 17d,i17b,o17e; 16e 17e,i17d
17b 18b,o18d; 17d 18d,i18b,o18e; 17e 18e,i18d
18b 19b,o19d; 18d 19d,i19b,o19e; 18e 19e,i19d
19b 20b,o20d #c2:80; 19d 20d,i20b,o20e #c2:80; 19e 20e,i20d #c2:80
20b 21b,o21d; 20d 21d,i21b,o21e; 20e 21e,i21d
21b 22b,o22d; 21d 22d,i22b,o22e; 21e 22e,i22d
22b 23b,o23d; 22d 23d,i23b,o23e; 22e 23e,i23d
23b 24b; 23d i24b,o24e @23-24.17; 23e 24e
24b 25b; 24e 25e
25b 27b #c3:60 ^27e @25-27; 25e 26e #c3:80
26e 27e
27b 28b,o28d; 27e 28e,i28d
28b 29b,o29d; 28d 29d,i29b,o29e @27.73-29; 28e 29e,i29d
29b 30b,o30d; 29d 30d,i30b,o30e; 29e 30e,i30d
30b 31b,o31d; 30d 31d,i31b,o31e; 30e 31e,i31d
31b 32b,o32d; 31d 32d,i32b,o32e; 31e 32e,i32d
32b 33b,o33d; 32d 33d,i33b,o33e; 32e 33e,i33d
33b 34b,o34d; 33d 34d,i34b,o34e; 33e 34e,i34d
34b 35b,o35d; 34d 35d,i35b,o35e; 34e 35e,i35d
35b 36b,o36d; 35d 36d,i36b,o36e; 35e 36e,i36d
36b 37b,o37d; 36d 37d,i37b,o37e; 36e 37e,i37d
37b 38b,o38d; 37d 38d,i38b,o38e; 37e 38e,i38d
38b 39b,o39d; 38d 39d,i39b,o39e; 38e 39e,i39d
39b 40b,o40d; 39d 40d,i40b,o40e; 39e 40e,i40d
40b 41b; 40d i41b,o41e @40-41.25; 40e 41e
41b 42b #c4:80; 41e 42e #c4:100
42b 43b ^44e @42-43.3; 42e 43e
43b 46b ^45e @43.3-44.6; 43e 44e,i45d
44e 45e,i45d
45d 46d,i46c,o46e @44-46; 45e 46e,i46d
46b 47b,o47c #c5:40 @44.6-47; 46c 47c,i47b,o47d #c5:40 @45.4-47; 46d 47d,i47c,o47e #c5:80; 46e 47e,i47d #c5:80
47b 48b,o48c; 47c 48c,i48b; 47d i48c,o48e; 47e 48e
48b 49b,o49c; 48c 49c,i49b; 48e 49e
49b 50b; 49c i50b; 49e 50e
50b 51b; 50e 51e,i51b
51b 52b; 51e 52e
52b 53b,o53d; 52e 53e,i53d
53b 54b; 53d i54b,o54e @52.4-54.2; 53e 54e
54b 56b ^56d @54-55.4; 54e 55d
55d 56d
56b 57b,o57c #c6:100 ^57e,57d @55.4-57; 56d 57d,i57c,o57e #c6:120 ^57e,57d
57b 58b,i58a,o58c; 57c 58c,i58b,o58d @56.87-58; 57d 58d,i58c,o58e; 57e 58e,i58d,o58f @57.45-58
58a 59a,o59b; 58b 59b,i59a,o59c; 58c 59c,i59b,o59d; 58d 59d,i59c,o59e; 58e 59e,i59d,o59f; 58f 59f,i59e
59a 60a,o60b; 59b 60b,i60a,o60c; 59c 60c,i60b,o60d; 59d 60d,i60c,o60e; 59e 60e,i60d,o60f; 59f 60f,i60e
60a 61a,o61b; 60b 61b,i61a,o61c; 60c 61c,i61b,o61d; 60d 61d,i61c,o61e; 60e 61e,i61d,o61f; 60f 61f,i61e
61a 62a,o62b; 61b 62b,i62a,o62c; 61c 62c,i62b,o62d; 61d 62d,i62c,o62e; 61e 62e,i62d,o62f; 61f 62f,i62e
62a 63a,o63b; 62b 63b,i63a,o63c; 62c 63c,i63b,o63d; 62d 63d,i63c,o63e; 62e 63e,i63d,o63f; 62f 63f,i63e
63a 0a,o0b; 63b 0b,i0a,o0c; 63c 0c,i0b,o0d; 63d 0d,i0c,o0e; 63e 0e,i0d,o0f; 63f 0f,i0e
`

/** The reference circuit: 214 spaces in 64 rows, six corners of one band each. */
export const CIRCUIT_1962: Circuit = circuitFromRows(ROWS, {
  id: 'reference-1962',
  name: 'Reference circuit (board of 1962)',
  provenance: 'reconstructed',
  direction: 'clockwise',
  lanes: ['a', 'b', 'c', 'd', 'e', 'f'],
  colours: ['yellow', 'orange', 'green', 'red', 'black', 'blue'],
  grid: ['0f', '0e', '0d', '0c', '0b', '0a'],
  finish: ['63a', '63b', '63c', '63d', '63e', '63f'],
  corners: [
    { id: 'c1', name: 'Corner 1', bands: ['c1'], spinOff: { id: 'spin-c1', exits: ['12e'] } },
    { id: 'c2', name: 'Corner 2', bands: ['c2'], spinOff: { id: 'spin-c2', exits: ['20b'] } },
    { id: 'c3', name: 'Corner 3', bands: ['c3'], spinOff: { id: 'spin-c3', exits: ['26e'] } },
    { id: 'c4', name: 'Corner 4', bands: ['c4'], spinOff: { id: 'spin-c4', exits: ['42e'] } },
    { id: 'c5', name: 'Corner 5', bands: ['c5'], spinOff: { id: 'spin-c5', exits: ['47e'] } },
    { id: 'c6', name: 'Corner 6', bands: ['c6'], spinOff: { id: 'spin-c6', exits: ['57e', '57d'] } },
  ],
  pits: [
    { abreast: '2a', from: '1a', to: '3a', overLine: 3 },
    { abreast: '1a', from: '0a', to: '2a', overLine: 2 },
    { abreast: '0a', from: '63a', to: '1a', overLine: 1 },
    { abreast: '63a', from: '62a', to: '0a', overLine: 0, crossesOnEntry: true },
    { abreast: '62a', from: '61a', to: '63a', overLine: null, crossesOnExit: true },
    { abreast: '61a', from: '60a', to: '62a', overLine: null },
  ],
  readings: [
    {
      id: 'channel',
      chosen: 'open',
      question: 'Can a car cross the pool by the white channel between its two parts, from 50e to 51b?',
      alternatives: [{ id: 'closed', note: 'The channel is mere drawing.', remove: [['50e', '51b']] }],
    },
    {
      id: 'tapers',
      chosen: 'spaces',
      question: 'Are the four triangles where the wide straight narrows spaces for a car?',
      alternatives: [
        {
          id: 'noSpaces',
          note: 'Lanes a and f end with row 4 and begin with row 59.',
          removeCells: ['5a', '5f', '58a', '58f'],
          verge: {
            '4a': ['5e'],
            '4b': ['5e'],
            '4c': ['5e'],
            '4d': ['5e'],
            '4e': ['5e'],
            '4f': ['5e'],
            '57b': ['58e'],
            '57c': ['58e'],
            '57d': ['58e'],
            '57e': ['58e'],
          },
        },
      ],
    },
    {
      id: 'islandTail',
      chosen: 'open',
      question: 'Does the tip of the island of corner 1 still divide lanes b and d between rows 13 and 14?',
      alternatives: [
        {
          id: 'closed',
          note: 'It does; they meet one row later.',
          remove: [
            ['13b', '14d'],
            ['13d', '14b'],
          ],
        },
      ],
    },
    {
      id: 'longSpaceEntry',
      chosen: 'both',
      question:
        'From where can the long space 45d be entered: from 43e, which its wedge touches, from 44e beside it, or both?',
      alternatives: [
        { id: 'lateOnly', note: 'Only from 44e.', remove: [['43e', '45d']] },
        { id: 'earlyOnly', note: 'Only from 43e.', remove: [['44e', '45d']] },
      ],
    },
    {
      id: 'afterCorner6',
      chosen: 'open',
      question: 'Can 57e be reached from 56d, or only from the spin-off point of corner 6?',
      alternatives: [
        {
          id: 'spunOnly',
          note: 'Only from the spin-off point; its exit then does not lie on any way past the band.',
          remove: [['56d', '57e']],
          verge: { '56b': ['57d'], '56d': ['57d'] },
          waives: ['C-17'],
        },
      ],
    },
    {
      id: 'spinOff6',
      chosen: 'two',
      question: 'Does a car leave the spin-off point of corner 6 straight on only, or also diagonally into 57d?',
      alternatives: [{ id: 'one', note: 'Only straight on.', spinOffExits: { c6: ['57e'] } }],
    },
    {
      id: 'vergeSide',
      chosen: 'outerEdge',
      question: 'Where does a car go that is forced off in corner 2, where the outside of the bend is the infield?',
      alternatives: [
        {
          id: 'outsideOfBend',
          note: 'To the infield side in rows 15 to 22: it comes back on lane b.',
          verge: Object.fromEntries(
            [15, 16, 17, 18, 19, 20, 21, 22].flatMap((row) =>
              ['b', 'd', 'e'].map((lane) => [`${row}${lane}`, [`${row + 1}b`]]),
            ),
          ),
        },
      ],
    },
  ],
})

/** Hash of the reference circuit, as recorded in saved races; worked out beforehand, since it takes longer than a race needs. */
export const CIRCUIT_1962_HASH = 'd6de486f5d59d180'
