/**
 * Marks answers. The errors of each part of an answer are counted, and the marks of the part are computed
 * from its errors.
 */
export {};
