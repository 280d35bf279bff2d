/** The order in which a simulation’s tree is drawn: siblings in the order of moves, or the one with the most visits first. */
export const SIBLINGS = ['moves', 'visits'] as const;
export type Siblings = (typeof SIBLINGS)[number];
