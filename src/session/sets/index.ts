/**
 * Sets of exercises: making a set (`setDraft.ts`), doing one (`setRun.ts`), and checking what students handed
 * in (`checkResult.ts`), whose table has a row for each student (`classTable.ts`) and what went wrong in the class
 * (`classSummary.ts`). An exercise that many students were asked is made and searched once (`askedExercise.ts`). The page,
 * the printed sheet and the marking get the tree of a variant from one function in `practice`.
 */
export type * from './lookAtAnswer.ts';
export type * from './runResult.ts';
export type * from './setRun.ts';
