/**
 * An exercise while it is being done. `practice.ts` holds the exercise and its sheet, `begin.ts` starts one blank, from
 * a draft, or from a handed-in sheet that is marked again, `writeNode.ts` writes an entry at a node, and `drawSheet.ts`
 * makes the marks that take the place of the run's. An exercise that is done once more does not count as an attempt.
 */
export {};
