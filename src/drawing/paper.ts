/** Sizes of what is printed. */

/** px at 96 to the inch: what an A4 or Letter page has between its margins, upright */
export const PAPER_WIDTH = 660;

/** A name that has no room else may be so small on paper, and in files, px. */
export const LEAST_PRINTED = 9;
