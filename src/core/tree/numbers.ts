/** Whose numbers are written: MAX's at every node, or at each node those of the side to move (negamax). */
export const NUMBERS = ['max', 'mover'] as const;
export type Numbers = (typeof NUMBERS)[number];
