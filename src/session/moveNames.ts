/** The names of all commands that move through the steps of a run, for keys, buttons and tests. */
export const MOVES = [
  'next',
  'back',
  'first',
  'last',
  'nextCutoff',
  'previousCutoff',
  'overSubtree',
  'outToParent',
  'nextPass',
  'previousPass',
] as const;
export type Move = (typeof MOVES)[number];
