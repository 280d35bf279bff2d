/** From whose view numbers are written: MAX at every node, or at each node the side to move (negamax). */
export const NUMBERS = ['max', 'mover'] as const;
export type Numbers = (typeof NUMBERS)[number];
