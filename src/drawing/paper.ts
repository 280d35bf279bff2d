/** The sizes of figures for printed pages. */

/** The width between the margins of an upright A4 or Letter page, px at 96 per inch. */
export const PAPER_WIDTH = 660;

/**
 * The smallest font size of a name on paper and in files, px; it is used only when a larger one has no room.
 */
export const LEAST_PRINTED = 9;

/**
 * The distance in px between the plies of an exercise on paper: there is room to write at a node, and a page
 * holds two exercises.
 */
export const EXERCISE_PLY = 58;
