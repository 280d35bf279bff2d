/** Whose numbers are written: everywhere MAX's, or at each node those of the side that is to move there (negamax). */
export const NUMBERS = ['max', 'mover'] as const;
export type Numbers = (typeof NUMBERS)[number];
