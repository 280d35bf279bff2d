/** The numbers that are asked for of each position: the lines open to MAX, those open to MIN, and f. */
export const COLUMNS = ['max', 'min', 'f'] as const;
export type ColumnName = (typeof COLUMNS)[number];
