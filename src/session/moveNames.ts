/** The names of all ways to move through time; keys, buttons and tests use the same table. */
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
