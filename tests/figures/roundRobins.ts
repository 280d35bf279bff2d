/**
 * Round robins of Othello's six presets, fourteen openings of ply 3, each pair 28 games. Points by row against column;
 * discs added up. Source: counted by two programs of different make, which share no code with this one; those that
 * "all" takes part in, and depth 3, by one of them.
 */

/** The order of rows and columns. */
export const SIX_PRESETS = ['greedy', 'stability', 'mobility', 'few', 'frontier', 'all'] as const;

interface RoundRobin {
  readonly size: 6 | 8;
  readonly depth: 1 | 2 | 3;
  readonly points?: readonly (readonly (number | null)[])[];
  readonly totals: readonly number[];
  readonly discs?: readonly number[];
  /** whether it is played in the long run alone */
  readonly isSlow: boolean;
}

export const TABLES: readonly RoundRobin[] = [
  {
    ...{ size: 6, depth: 1, isSlow: false },
    points: [
      [null, 2, 14, 19, 19, 6],
      [26, null, 22.5, 27, 25, 19],
      [14, 5.5, null, 21, 18, 5],
      [9, 1, 7, null, 10, 2.5],
      [9, 3, 10, 18, null, 3.5],
      [22, 9, 23, 25.5, 24.5, null],
    ],
    totals: [60, 119.5, 63.5, 29.5, 43.5, 104],
    discs: [-698, 2592, -524, -1718, -1350, 1698],
  },
  {
    ...{ size: 6, depth: 2, isSlow: false },
    points: [
      [null, 0.5, 8.5, 19, 16, 1.5],
      [27.5, null, 25, 27, 26, 10.5],
      [19.5, 3, null, 23.5, 19, 3],
      [9, 1, 4.5, null, 12.5, 0],
      [12, 2, 9, 15.5, null, 1],
      [26.5, 17.5, 25, 28, 27, null],
    ],
    totals: [45.5, 116, 68, 27, 39.5, 124],
  },
  { ...{ size: 6, depth: 3, isSlow: true }, totals: [43.5, 119, 71, 26, 42, 118.5] },
  { ...{ size: 8, depth: 1, isSlow: true }, totals: [40.5, 121, 53, 54.5, 51.5, 99.5] },
  { ...{ size: 8, depth: 2, isSlow: true }, totals: [41.5, 113, 54, 33, 48.5, 130] },
];

/**
 * The points of Monte-Carlo tree search against a preset, of 28 on 6 rows: fourteen openings of ply 3, seed 1, C = √2. The
 * simulation is the player named first, so that game 0 of the pair is the first in which it is Black; named second it
 * draws other numbers. Source: counted by a program that shares no code with this one.
 */
export const AGAINST_PRESETS: readonly {
  readonly preset: string;
  readonly iterations: 50 | 200 | 800;
  readonly points: number;
}[] = [
  { preset: 'greedy:1', iterations: 50, points: 28 },
  { preset: 'greedy:1', iterations: 200, points: 27 },
  { preset: 'greedy:1', iterations: 800, points: 27.5 },
  { preset: 'all:1', iterations: 50, points: 8 },
  { preset: 'all:1', iterations: 200, points: 8.5 },
  { preset: 'all:1', iterations: 800, points: 17.5 },
  { preset: 'all:2', iterations: 50, points: 4 },
  { preset: 'all:2', iterations: 200, points: 9.5 },
  { preset: 'all:2', iterations: 800, points: 12 },
  { preset: 'all:3', iterations: 50, points: 2 },
  { preset: 'all:3', iterations: 200, points: 8 },
  { preset: 'all:3', iterations: 800, points: 13.5 },
];
