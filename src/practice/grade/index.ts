/** Marks: the errors of each part of an answer, and the points that remain. */
export {};
