/** Sizes of what is printed. */

/** px at 96 to the inch: what an A4 or Letter page has between its margins, upright */
export const PAPER_WIDTH = 660;

/** The smallest size of a name on paper and in files, px; it is used only when a larger one has no room. */
export const LEAST_PRINTED = 9;

/** px from one ply of an exercise to the next: there is room to write at a node, and a page has two exercises. */
export const EXERCISE_PLY = 58;
