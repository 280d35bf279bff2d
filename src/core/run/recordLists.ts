/** Runs list procedures and records them. */
import { carriedOut } from '../carriedOut.ts';
import { assertSuited, type ListFormName } from '../search/algorithms.ts';
import type { GrowingSpace } from '../search/growingSpace.ts';
import type { ListObserver, SearchLimits } from '../search/index.ts';
import { LIST_FORMS } from '../search/listForms.ts';
import { outcomeOf } from '../search/searchInPieces.ts';
import { DEFAULT_RULES } from '../search/searchSettings.ts';
import { withoutUnseen } from '../search/unseenMoves.ts';
import { asSearched } from '../tree/asSearched.ts';
import type { GameTree } from '../tree/index.ts';
import { ListRecorder } from './listRecorder.ts';
import { ListRun } from './listRun.ts';
import { onlyPass } from './pass.ts';
import { renumbered } from './recordPasses.ts';

/** Returns the observer that a procedure tells instead of the recorder, to which it hands everything on. */
export type Watching = (recorder: ListObserver) => ListObserver;

/** Returns how many plies a list procedure searches of a tree: to the given depth, or to the height of the tree. */
export function listsLimit(tree: GameTree, { depth }: Pick<SearchLimits, 'depth'>): number {
  return depth ?? Math.max(1, tree.height);
}

/**
 * Searches a tree that exists already. `limit` is the number of plies to search. Throws when the algorithm has no rule
 * for the tree.
 */
export function recordLists(tree: GameTree, algorithm: ListFormName, limit: number): ListRun {
  return carriedOut(listsInPieces(tree, algorithm, limit));
}

/** Does the same with pauses. */
export function* listsInPieces(
  tree: GameTree,
  algorithm: ListFormName,
  limit: number,
  watching: Watching = (observer) => observer,
): Generator<undefined, ListRun> {
  assertSuited(algorithm, tree);
  const recorder = new ListRecorder(tree);
  const result = yield* outcomeOf(LIST_FORMS[algorithm](withoutUnseen(tree), limit, watching(recorder)));
  if (!result.ok) recorder.halt(result.halt);
  const { record } = recorder;
  yield;
  record.index(tree.size);
  yield;
  const pass = onlyPass(record.length, tree, null, result);
  return new ListRun({ tree, algorithm, rules: DEFAULT_RULES, record, passes: [pass], limit });
}

/** Searches a space that grows, to its ends or to the limit; the tree of the run is what was generated. */
export function recordListsGrowing<Position, Move>(
  space: GrowingSpace<Position, Move>,
  algorithm: ListFormName,
  limit = space.depthLimit,
): ListRun {
  return carriedOut(listsGrowingInPieces(space, algorithm, limit));
}

/** Does the same with pauses. */
export function* listsGrowingInPieces<Position, Move>(
  space: GrowingSpace<Position, Move>,
  algorithm: ListFormName,
  limit: number,
  watching: Watching = (observer) => observer,
): Generator<undefined, ListRun> {
  const depth = space.depthLimit === Infinity ? null : space.depthLimit;
  const recorder = new ListRecorder(space);
  const result = yield* outcomeOf(LIST_FORMS[algorithm](space, limit, watching(recorder)));
  if (!result.ok) recorder.halt(result.halt);
  const { record } = recorder;
  const { tree, idOf, generationOrder } = yield* space.grown();
  yield;
  record.renumber(idOf);
  record.index(tree.size);
  yield;
  const searched = asSearched(tree, { depth });
  const pass = onlyPass(record.length, searched, depth, renumbered(result, idOf));
  return new ListRun({
    ...{ tree, algorithm, rules: DEFAULT_RULES, record, passes: [pass], grows: true, generationOrder, limit },
  });
}
