/**
 * Sets of exercises: making one (`setDraft.ts`), doing one (`setRun.ts`), and checking what was handed in
 * (`checkResult.ts`). Page, paper and marking take the tree of a variant from one function in `practice`.
 */
export {};
