/** Runs a list procedure and records it. */
import { assertSuited, type ListFormName } from '../search/algorithms.ts';
import type { GrowingSpace } from '../search/growingSpace.ts';
import { LIST_FORMS } from '../search/listForms.ts';
import { resultOf } from '../search/runSearch.ts';
import { DEFAULT_RULES } from '../search/searchSettings.ts';
import { withoutUnseen } from '../search/unseenMoves.ts';
import { asSearched } from '../tree/asSearched.ts';
import type { GameTree } from '../tree/index.ts';
import { ListRecorder } from './listRecorder.ts';
import { ListRun } from './listRun.ts';
import { onlyPass } from './pass.ts';
import { renumbered } from './recordPasses.ts';

/**
 * Searches a tree that exists already. `limit` is the number of plies to search. Throws when the algorithm has no rule
 * for the tree.
 */
export function recordLists(tree: GameTree, algorithm: ListFormName, limit: number): ListRun {
  assertSuited(algorithm, tree);
  const recorder = new ListRecorder(tree);
  const result = resultOf(() => LIST_FORMS[algorithm](withoutUnseen(tree), limit, recorder));
  if (!result.ok) recorder.halt(result.halt);
  const { record } = recorder;
  record.index(tree.size);
  const pass = onlyPass(record.length, tree, null, result);
  return new ListRun({ tree, algorithm, rules: DEFAULT_RULES, record, passes: [pass], limit });
}

/** Searches a space that grows, to its ends or to the limit; the tree of the run is what was generated. */
export function recordListsGrowing<Position, Move>(
  space: GrowingSpace<Position, Move>,
  algorithm: ListFormName,
  limit = space.depthLimit,
): ListRun {
  const depth = space.depthLimit === Infinity ? null : space.depthLimit;
  const recorder = new ListRecorder(space);
  const result = resultOf(() => LIST_FORMS[algorithm](space, limit, recorder));
  if (!result.ok) recorder.halt(result.halt);
  const { record } = recorder;
  const { tree, idOf, generationOrder } = space.grown();
  record.renumber(idOf);
  record.index(tree.size);
  const searched = asSearched(tree, { depth });
  const pass = onlyPass(record.length, searched, depth, renumbered(result, idOf));
  return new ListRun({
    ...{ tree, algorithm, rules: DEFAULT_RULES, record, passes: [pass], grows: true, generationOrder, limit },
  });
}
