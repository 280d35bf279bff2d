/**
 * Says what a student should do next, from the records of what was done and the time, and from nothing else.
 *
 * `skillState.ts` says how an exercise or a worked model changes what is known of one skill; `studentState.ts` folds it over
 * all records. `chooseNext.ts` chooses from that state and the time. `needs.ts` is the table of which skills come before
 * which; `openMisconception.ts` finds the misconception that is to be asked for, and `separates.ts` which exercises would
 * have shown it. The numbers of all rules were found with simulated students (`bench/learners.ts`).
 */
export {};
