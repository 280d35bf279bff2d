/**
 * The edits of a tree: one function for each, from a tree to a new tree or to a refusal by name (`edited.ts`).
 *
 * `edits.ts` is the table of edits by name, so that an edit is data that a session can store, undo, and carry over to the
 * tree that has come of the edits before it (`editOfLater`). A refusal that is about the declared bounds of the leaves
 * brings along the edit that moves these bounds.
 *
 * Invariants: nodes keep their keys through every edit. A tree can be searched at all times: after every edit the
 * probabilities of a chance node keep their proportions and sum to 1. Another scale for all leaves (`scale.ts`) is
 * computed in fractions, so that equal leaves stay equal.
 */
export { carryKeys } from './carryKeys.ts';
export { type Edited, type EditRefusal, type OutsideBounds, refused } from './edited.ts';
export { type Edit, edited, editOfLater } from './edits.ts';
export { FILLINGS, type Filling } from './estimates.ts';
export { isSameTree } from './isSameTree.ts';
export { leavesOfPly, nodesOfPly } from './ply.ts';
export { MOST_EXPONENT, type Scale } from './scale.ts';
export { type ScaleEffect, scaleEffectInPieces } from './scaleEffect.ts';
