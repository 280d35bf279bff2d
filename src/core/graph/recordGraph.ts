/** Runs the two-phase procedure on positions that merge, marks a solution, and records both. */

import { carriedOut } from '../carriedOut.ts';
import { ListRecorder } from '../run/listRecorder.ts';
import { onlyPass } from '../run/pass.ts';
import type { Watching } from '../run/recordLists.ts';
import { renumbered } from '../run/recordPasses.ts';
import { GRAPH_FORM } from '../search/algorithms.ts';
import type { GrowingSpace } from '../search/growingSpace.ts';
import { LIST_FORMS } from '../search/listForms.ts';
import { outcomeOf } from '../search/searchInPieces.ts';
import { DEFAULT_RULES } from '../search/searchSettings.ts';
import { asSearched } from '../tree/asSearched.ts';
import type { NodeId } from '../tree/index.ts';
import { GameGraph } from './gameGraph.ts';
import { GraphRun } from './graphRun.ts';
import { type Choice, strategyOf } from './strategy.ts';

/**
 * Records the run. Positions of `space` must merge. The strategy marked is that of the side asked for; without one,
 * that of the winner, or MAX's when nobody wins. `choices` are the moves to take when several are equally good. From
 * `limit` plies on, positions get their values at once and enter neither list.
 */
export function recordGraph<Position, Move>(
  space: GrowingSpace<Position, Move>,
  asked: 'max' | 'min' | null = null,
  choices: readonly Choice[] = [],
  limit = space.depthLimit,
): GraphRun {
  return carriedOut(recordGraphInPieces(space, asked, choices, limit));
}

/** Does the same with pauses. */
export function* recordGraphInPieces<Position, Move>(
  space: GrowingSpace<Position, Move>,
  asked: 'max' | 'min' | null = null,
  choices: readonly Choice[] = [],
  limit = space.depthLimit,
  watching: Watching = (observer) => observer,
): Generator<undefined, GraphRun> {
  const { depthLimit } = space;
  const depth = depthLimit === Infinity ? null : depthLimit;
  const recorder = new ListRecorder(space);
  const result = yield* outcomeOf(LIST_FORMS[GRAPH_FORM](space, limit, watching(recorder)));
  yield;
  const { tree, idOf, generationOrder } = yield* space.grown();
  yield;
  const successors = generationOrder.map((turn) =>
    space.successors(turn).map(({ node, move }) => ({ node: idOf(node), move })),
  );
  const searched = asSearched(tree, { depth });
  const graph = new GameGraph(searched, successors, generationOrder);
  yield;
  const winner = result.ok ? winnerOf(result.value, depth) : null;
  const owner = asked ?? winner ?? 'max';
  if (result.ok) {
    const turnOf = (node: NodeId) => generationOrder[node] as NodeId;
    for (const { node, chosen } of strategyOf(graph, owner, (at) => recorder.valueOf(turnOf(at)), choices))
      recorder.mark(turnOf(node), chosen);
  } else recorder.halt(result.halt);
  const { record } = recorder;
  record.renumber(idOf);
  record.index(tree.size);
  yield;
  const pass = onlyPass(record.length, searched, depth, renumbered(result, idOf));
  return new GraphRun({
    ...{ tree, algorithm: GRAPH_FORM, rules: DEFAULT_RULES, record, passes: [pass], grows: true },
    ...{ generationOrder, limit, graph, owner, winner },
  });
}

/**
 * Returns the side that wins by this value; null when neither does, and when the value comes from a depth-limited
 * search and is finite, because it is then only an estimate.
 */
function winnerOf(value: number, depth: number | null): 'max' | 'min' | null {
  if (value === 0 || (depth !== null && Number.isFinite(value))) return null;
  return value > 0 ? 'max' : 'min';
}
