/** Every way to move through time, under one name each: keys, buttons and tests use the same table. */
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
