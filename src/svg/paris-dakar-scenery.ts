/**
 * The land round the road from Alger to Dakar: a map of this library's own, after true longitudes and latitudes, on the canvas of the
 * reference circuit. Path data in units of that canvas.
 */

/** What lies round a road. */
export interface Scenery {
  /** Outline of the land; what is not land is sea. */
  readonly land: string
  /** Greener and greener land, each inside the one before. */
  readonly savanna: ReadonlyArray<string>
  readonly borders: ReadonlyArray<string>
  readonly rivers: ReadonlyArray<{ readonly path: string; readonly width: number }>
  /** Middle and size of each group of peaks. */
  readonly mountains: ReadonlyArray<readonly [x: number, y: number, scale: number]>
  /** Fields of dunes: middle, half axes, direction. */
  readonly dunes: ReadonlyArray<readonly [x: number, y: number, along: number, across: number, angle: number]>
  /** Names of countries, deserts and the sea, with the distance of their letters. */
  readonly names: ReadonlyArray<{
    readonly words: string
    readonly x: number
    readonly y: number
    readonly size: number
    readonly spacing: number
    readonly angle: number
    readonly isSea: boolean
  }>
}

// prettier-ignore
/** North-west Africa. */
export const NORTH_WEST_AFRICA: Scenery = {
  land:
    'M250 1326c-1-13-4-58-8-80c-3-21-6-35-12-50c-5-14-10-30-22-36c-10-5-31 4-44 5c-12 0-21 1-32 0c-10-1-20-5-29-6c-9-2-14-3-23-4c-8-1-20 2-28-3c-7-5-18-17-19-27c0-10 6-28 17-32c12-4 38 5 51 7c13 2 17 7 27 7c11 0 27-7 34-9c8-3 6-3 11-8c5-6 15-15 19-24c4-8 3-18 5-27c3-9 6-16 9-28c3-11 1-25 7-40c6-16 23-39 28-53c6-13 7-17 5-28c-2-11-12-28-15-39c-3-10 2-13-6-25c-7-14-28-44-38-52c-9-9-17 6-17 0c-1-7-2-21 12-39c14-18 54-51 70-69c15-18 12-24 24-39c12-15 36-38 48-51c12-14 11-20 24-30c14-10 45-20 56-30c12-11 3-24 13-31c10-7 33-6 46-13c13-6 19-14 33-25c14-12 40-30 50-43c11-13 14-22 15-35c1-13-11-27-6-43c4-16 18-36 33-51c15-16 42-31 58-43c16-12 28-18 38-30c10-13 14-33 21-43c6-11 12-17 19-20c6-3 14-3 18 0c5 3 0 16 9 20c9 3 31 4 45 4c15 0 28-6 42-6c14 0 28 11 42 7c14-4 30-23 42-30c12-7 20-5 33-12c14-7 31-24 48-32c16-8 36-12 49-16c13-5 17-10 30-12c14-2 34-1 50 2c16 2 30 12 46 14c16 1 35-6 51-6c17 0 31 3 47 5c16 2 34 8 50 8c16-1 34-14 46-13c12 1 17 16 25 18c9 2 24-12 25-7c2 5-16 23-17 36c0 13 21 30 17 43c-4 13-32 27-38 37c-6 10-4 14 4 22c8 8 21 20 42 27c21 6 55 5 84 12c28 6 73 23 88 28l98 0l0 1012l-1450 0z',
  savanna: [
    'M234 1206l-4-10l-2-7l-3-7l-4-7l-3-6l-4-5l-6-4l-6-1l-7 0l-8 1l-8 2l-8 2l-7 1l-6 0l-10 0l-5 1l-5-1l-6 0l-5-1l-5-1l-5-1l-5-1l-9-2l-8-2l-7-1l-8-1l-9 0l-10 0l-9-3l-4-3l-4-4l-4-5l-3-5l-3-5l-1-5l1-5l1-7l3-6l3-6l4-5l5-3l7-1l9 0l9 2l10 2l9 2l7 2l6 1l5 2l8 3l8 1l6-1l6-1l7-2l6-2l5-2l8-3l4-3l3-3l3-3l3-4l4-4l3-4l3-4l3-5l2-9l2-9l1-9l2-5l3-8l1-5l2-4l1-6l1-6l1-6l0-6l1-7l1491-1l0 221z',
    'M234 1206l-4-10l-2-7l-3-7l-4-7l-3-6l-4-5l-6-4l-6-1l-7 0l-8 1l-8 2l-8 2l-7 1l-6 0l-10 0l-5 1l-5-1l-6 0l-5-1l-5-1l-5-1l-5-1l-9-2l-8-2l-7-1l-8-1l-9 0l-10 0l-9-3l-4-3l-4-4l-4-5l-3-5l-3-5l-1-5l1-5l1-7l3-6l3-6l4-5l5-3l7-1l9 0l9 2l10 2l9 2l7 2l6 1l5 2l8 3l8 1l6-1l6-1l7-2l6-2l5-2l8-3l4-3l3-3l3-3l3-4l4-4l3-4l3-4l3-5l2-9l2-9l1-9l2-5l3-8l1-5l2-4l1-6l1-6l1493 0l0 201z',
    'M234 1206l-4-10l-2-7l-3-7l-4-7l-3-6l-4-5l-6-4l-6-1l-7 0l-8 1l-8 2l-8 2l-7 1l-6 0l-10 0l-5 1l-5-1l-6 0l-5-1l-5-1l-5-1l-5-1l-9-2l-8-2l-7-1l-8-1l-9 0l-10 0l-9-3l-4-3l-4-4l-4-5l-3-5l-3-5l-1-5l1-5l1-7l3-6l3-6l4-5l5-3l7-1l9 0l9 2l10 2l9 2l7 2l6 1l5 2l8 3l8 1l6-1l6-1l7-2l6-2l5-2l8-3l4-3l3-3l3-3l3-4l4-4l3-4l3-4l3-5l2-9l2-9l1-9l2-5l3-8l1498-1l0 181z',
    'M234 1206l-4-10l-2-7l-3-7l-4-7l-3-6l-4-5l-6-4l-6-1l-7 0l-8 1l-8 2l-8 2l-7 1l-6 0l-10 0l-5 1l-5-1l-6 0l-5-1l-5-1l-5-1l-5-1l-9-2l-8-2l-7-1l-8-1l-9 0l-10 0l-9-3l-4-3l-4-4l-4-5l-3-5l-3-5l-1-5l1-5l1-7l3-6l3-6l4-5l5-3l7-1l9 0l9 2l10 2l9 2l7 2l6 1l5 2l8 3l8 1l6-1l6-1l7-2l6-2l5-2l8-3l4-3l3-3l3-3l3-4l4-4l3-4l3-4l3-5l2-9l2-9l1504-3l0 161z',
    'M234 1206l-4-10l-2-7l-3-7l-4-7l-3-6l-4-5l-6-4l-6-1l-7 0l-8 1l-8 2l-8 2l-7 1l-6 0l-10 0l-5 1l-5-1l-6 0l-5-1l-5-1l-5-1l-5-1l-9-2l-8-2l-7-1l-8-1l-9 0l-10 0l-9-3l-4-3l-4-4l-4-5l-3-5l-3-5l-1-5l1-5l1-7l3-6l3-6l4-5l5-3l7-1l9 0l9 2l10 2l9 2l7 2l6 1l5 2l8 3l8 1l6-1l6-1l7-2l6-2l5-2l8-3l4-3l3-3l3-3l3-4l4-4l3-4l3-4l3-5l1508-1l0 141z',
    'M234 1206l-4-10l-2-7l-3-7l-4-7l-3-6l-4-5l-6-4l-6-1l-7 0l-8 1l-8 2l-8 2l-7 1l-6 0l-10 0l-5 1l-5-1l-6 0l-5-1l-5-1l-5-1l-5-1l-9-2l-8-2l-7-1l-8-1l-9 0l-10 0l-9-3l-4-3l-4-4l-4-5l-3-5l-3-5l-1-5l1-5l1-7l3-6l3-6l4-5l5-3l7-1l9 0l9 2l10 2l9 2l7 2l6 1l5 2l8 3l8 1l6-1l6-1l7-2l6-2l5-2l8-3l4-3l3-3l3-3l1524-2l0 121z',
    'M234 1206l-4-10l-2-7l-3-7l-4-7l-3-6l-4-5l-6-4l-6-1l-7 0l-8 1l-8 2l-8 2l-7 1l-6 0l-10 0l-5 1l-5-1l-6 0l-5-1l-5-1l-5-1l-5-1l-9-2l-8-2l-7-1l-8-1l-9 0l-10 0l-9-3l-4-3l-4-4l-4-5l-3-5l-3-5l-1-5l1-5l1-7l3-6l79-2l7 2l10-1l6-1l1560 0l0 101z',
    'M234 1206l-4-10l-2-7l-3-7l-4-7l-3-6l-4-5l-6-4l-6-1l-7 0l-8 1l-8 2l-8 2l-7 1l-6 0l-10 0l-5 1l-5-1l-6 0l-5-1l-5-1l-5-1l-5-1l-9-2l-8-2l-7-1l-8-1l-9 0l-10 0l-9-3l-4-3l-4-4l-4-5l-3-5l-3-5l-1-5l1667 0l0 81z',
    'M234 1206l-4-10l-2-7l-3-7l-4-7l-3-6l-4-5l-6-4l-6-1l-7 0l-8 1l-8 2l-8 2l-7 1l-6 0l-10 0l-5 1l-5-1l-6 0l-5-1l-5-1l-5-1l-5-1l-9-2l-8-2l-7-1l-8-1l-9 0l-10 0l-9-3l-4-3l-4-4l1656 0l0 61z',
    'M234 1206l-4-10l-2-7l-3-7l-4-7l-3-6l-4-4l-56 0l-10 0l-5 1l-5-1l-6 0l1568 0l0 41z',
    'M234 1206l-4-10l-2-7l-2-4l1474 0l0 21z',
  ],
  borders: [
    'M872 168c3 6 10 16 17 35c6 19 29 64 21 81c-8 18-55 13-72 24c-17 10-15 26-29 39c-14 13-31 29-54 39c-23 11-58 13-84 22c-25 9-58 19-69 34c-12 16-27 34 0 61c26 26 92 54 160 99c68 44 203 133 249 167c46 33 13 25 28 34c15 10 50 13 60 22c9 10-8 31 0 35c7 5 26-3 44-6c18-2 42 1 63-11c22-12 22-31 65-60c42-30 146-101 191-117c46-16 61 18 82 22c22 3 39 0 46 0',
    'M1462 666c-12-7-56-23-74-43c-17-21-27-53-30-78c-2-25 18-45 18-73c0-28-12-66-18-96c-6-30-4-61-17-84c-14-22-59-36-64-54c-5-18 26-33 31-55c6-21-1-59 1-76c2-16 11-17 13-21',
    'M1143 854c1 17 9 74 5 101c-4 28-7 52-30 65c-24 12-86 9-109 10c-23 2-28-6-32 1c-3 6-4 21 10 38c13 17 58 47 72 63c14 17 10 30 11 36',
    'M762 602c-12 0-67-62-72 0c-4 61 36 303 45 366c9 62 8 2 9 9c0 7 21 30-7 34c-28 5-123-6-163-5c-40 0-56 1-78 7c-21 7-42 24-51 29',
    'M446 1045c-5-1-20 2-29-7c-9-9-11-35-25-47c-13-13-40-25-55-30c-15-5-23 0-35-1c-12 0-26-5-37-4c-11 2-23 4-28 12c-6 7-5 28-6 34',
    'M446 1045c2 8 10 35 16 50c6 16 16 35 19 42',
    'M602 503c0 9 23 46 0 55c-23 10-116-18-139 0c-23 19 7 89 0 110c-7 22-34 3-42 18c-7 14 37 57-3 69c-40 12-197 3-236 4',
  ],
  rivers: [
    { path: 'M630 1133c13-6 54-26 77-38c23-11 45-23 59-33c15-10 24-14 29-25c6-11 0-32 5-43c5-10 19-15 27-20c9-6 10-8 22-12c12-3 36-6 52-10c15-2 32-8 41-7c10 0 10 4 14 10c4 5 6 14 10 23c5 9 14 21 19 30c6 8 8 15 13 24c6 9 12 18 21 29c9 10 24 22 35 34c11 12 21 26 30 38c10 13 23 30 28 36', width: 4.5 },
    { path: 'M508 1078c-6-5-26-27-37-32c-11-6-20 3-29 0c-10-4-21-10-30-20c-9-9-11-28-24-38c-14-11-40-20-56-25c-16-5-27-3-40-3c-14-1-30-1-39 2c-9 3-15 6-18 14c-3 9-1 30-1 36', width: 3 },
  ],
  mountains: [
    [1235, 640, 1], [1180, 624, 0.9], [1162, 682, 0.8], [1316, 836, 0.8], [1330, 911, 0.8], [1016, 108, 0.9], [1152, 98, 0.9], [1210, 139, 0.8], [936, 196, 0.8], [1054, 132, 0.7], [746, 300, 1.2], [688, 326, 1.1], [788, 270, 0.9], [989, 816, 0.8], [1006, 842, 0.7], [459, 898, 0.6], [523, 904, 0.6], [1294, 586, 0.9],
  ],
  dunes: [
    [1219, 331, 95, 52, -12], [991, 359, 100, 48, 15], [1412, 900, 120, 62, -20], [1495, 952, 95, 40, 0], [704, 826, 120, 50, -25], [350, 842, 70, 40, -40], [829, 515, 110, 38, 25], [1337, 506, 90, 45, -35], [900, 721, 120, 48, 10],
  ],
  names: [
    { words: 'ALGÉRIE', x: 882, y: 445, size: 34, spacing: 8, angle: 0, isSea: false },
    { words: 'NIGER', x: 1411, y: 1071, size: 30, spacing: 8, angle: 0, isSea: false },
    { words: 'MALI', x: 895, y: 877, size: 32, spacing: 8, angle: 0, isSea: false },
    { words: 'MAURITANIE', x: 487, y: 783, size: 28, spacing: 5, angle: 0, isSea: false },
    { words: 'SÉNÉGAL', x: 370, y: 1089, size: 19, spacing: 3, angle: 0, isSea: false },
    { words: 'MAROC', x: 705, y: 257, size: 20, spacing: 4, angle: 0, isSea: false },
    { words: 'LIBYE', x: 1489, y: 447, size: 26, spacing: 8, angle: 0, isSea: false },
    { words: 'TUNISIE', x: 1363, y: 173, size: 15, spacing: 2, angle: 0, isSea: false },
    { words: 'TANEZROUFT', x: 950, y: 631, size: 15, spacing: 5, angle: 0, isSea: false },
    { words: 'TÉNÉRÉ', x: 1395, y: 824, size: 15, spacing: 6, angle: -18, isSea: false },
    { words: 'HOGGAR', x: 1296, y: 629, size: 14, spacing: 3, angle: 0, isSea: false },
    { words: 'AÏR', x: 1311, y: 817, size: 14, spacing: 3, angle: 0, isSea: false },
    { words: 'GRAND ERG', x: 1262, y: 352, size: 13, spacing: 3, angle: 0, isSea: false },
    { words: 'OCÉAN ATLANTIQUE', x: 270, y: 535, size: 20, spacing: 5, angle: -52, isSea: true },
  ],
}
