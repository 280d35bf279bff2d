/**
 * An exercise that the reader is doing. `practice.ts` holds the exercise and its sheet, `begin.ts` begins it
 * with a blank sheet, an unfinished one, or a handed-in one that is marked again, `writeNode.ts` writes an
 * entry at a node, and `drawSheet.ts` computes the look that replaces that of the run. An exercise that is
 * repeated after its answer was seen does not count as an attempt.
 */
export {};
