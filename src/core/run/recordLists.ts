/** Runs a procedure that works off lists and writes it down. */
import { canSearch, type ListFormName } from '../search/algorithms.ts';
import type { GrowingSpace } from '../search/growingSpace.ts';
import { LIST_FORMS } from '../search/listForms.ts';
import { resultOf } from '../search/runSearch.ts';
import { DEFAULT_RULES } from '../search/searchSettings.ts';
import { asSearched } from '../tree/asSearched.ts';
import type { GameTree } from '../tree/gameTree.ts';
import { ListRecorder } from './listRecorder.ts';
import { ListRun } from './listRun.ts';
import { onlyPass } from './pass.ts';
import { renumbered } from './recordPasses.ts';

/** Of a tree that is there first. `limit`: plies to look at. Throws where there are chance nodes. */
export function recordLists(tree: GameTree, algorithm: ListFormName, limit: number): ListRun {
  if (!canSearch(algorithm, tree)) throw new Error(`${algorithm} has no rule for chance nodes`);
  const recorder = new ListRecorder(tree, tree.leafBounds, tree.hasHorizon);
  const result = resultOf(() => LIST_FORMS[algorithm](tree, limit, recorder));
  if (!result.ok) recorder.halt(result.halt);
  const { record } = recorder;
  record.index(tree.size);
  const pass = onlyPass(record.length, tree, null, result);
  return new ListRun({ tree, algorithm, rules: DEFAULT_RULES, record, passes: [pass], limit });
}

/** Of a space that grows, as deep as it goes or is told; the run's tree is what was generated. */
export function recordListsGrowing<Position, Move>(
  space: GrowingSpace<Position, Move>,
  algorithm: ListFormName,
  limit = space.depthLimit,
): ListRun {
  const depth = space.depthLimit === Infinity ? null : space.depthLimit;
  const recorder = new ListRecorder(space, space.leafBounds, space.hasHorizon);
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
