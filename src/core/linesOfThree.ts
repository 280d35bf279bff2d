/** The eight lines of three squares on a board of 3 × 3; the squares are numbered from 0, row by row from the top. */
export const LINES_OF_THREE: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
