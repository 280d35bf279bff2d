/** Runs searches that stop at a depth, one after the other or alone, and searches of what grows. */
import { ALGORITHM, canSearch, type DepthFirstName, rulesFor } from '../search/algorithms.ts';
import { GrowingSpace } from '../search/growingSpace.ts';
import type { SearchRules } from '../search/rules.ts';
import { resultOf, type SearchResult } from '../search/runSearch.ts';
import { SearchHalt } from '../search/searchHalt.ts';
import type { SearchSpace } from '../search/searchSpace.ts';
import { treeSource } from '../search/source.ts';
import { asSearched } from '../tree/asSearched.ts';
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import { Recorder } from './recorder.ts';
import { Trace } from './trace.ts';

/**
 * How far a search looks: to the ends; to one depth, where it judges by static values; or to several, one
 * search after the other, each told of when it begins. Depths are plies below the root.
 */
export type Looks = 'to the ends' | { readonly depth: number } | { readonly depths: readonly number[] };

/** What is searched: a tree that was there first, or one that grows. */
interface Searched {
  readonly grows: boolean;
  readonly leafBounds: readonly [number, number];
  readonly hasHorizon: boolean;
  /** what a search to this depth walks */
  spaceTo(depth: number | null): SearchSpace;
  /** The tree in the end, and the id in it of a node the search told of. */
  finish(): {
    readonly tree: GameTree;
    readonly idOf: (node: NodeId) => NodeId;
    readonly generationOrder: readonly NodeId[];
  };
}

/** Searches a tree that has static values to a depth, or to several in turn. */
export function recordToDepth(
  tree: GameTree,
  algorithm: DepthFirstName,
  rules: SearchRules,
  looks: Looks,
): Trace {
  if (!canSearch(algorithm, tree)) throw new Error(`${algorithm} has no rule for chance nodes`);
  return record(drawn(tree, looks), algorithm, rules, looks);
}

/** Searches a tree as if it had to be generated: the run's own tree has no node that the search did not come to. */
export function recordGrown(tree: GameTree, algorithm: DepthFirstName, rules: SearchRules): Trace {
  return recordGrowing(new GrowingSpace(treeSource(tree)), algorithm, rules);
}

/** Searches a space that grows; the trace draws exactly what was generated. */
export function recordGrowing<Position, Move>(
  space: GrowingSpace<Position, Move>,
  algorithm: DepthFirstName,
  rules: SearchRules,
  looks: Looks = 'to the ends',
): Trace {
  return record(growing(space, looks), algorithm, rules, looks);
}

function depthsOf(looks: Looks): readonly (number | null)[] {
  if (looks === 'to the ends') return [null];
  return 'depth' in looks ? [looks.depth] : looks.depths;
}

function drawn(tree: GameTree, looks: Looks): Searched {
  return {
    grows: false,
    leafBounds: tree.leafBounds,
    hasHorizon: tree.hasHorizon || looks !== 'to the ends',
    spaceTo: (depth) => asSearched(tree, { depth }),
    finish: () => ({ tree, idOf: (node) => node, generationOrder: tree.nodes() }),
  };
}

function growing<Position, Move>(space: GrowingSpace<Position, Move>, looks: Looks): Searched {
  const { depthLimit, leafBounds } = space;
  return {
    grows: true,
    leafBounds,
    hasHorizon: depthLimit !== Infinity || looks !== 'to the ends',
    spaceTo(depth) {
      space.depthLimit = depth ?? depthLimit;
      return space;
    },
    finish: () => space.grown(),
  };
}

function record(searched: Searched, algorithm: DepthFirstName, chosen: SearchRules, looks: Looks): Trace {
  const rules = rulesFor(algorithm, chosen);
  const depths = depthsOf(looks);
  const isDeepening = looks !== 'to the ends' && 'depths' in looks;
  const { leafBounds, hasHorizon, grows } = searched;
  const first = searched.spaceTo(depths[0] ?? null);
  const recorder = new Recorder(first, { algorithm, rules, leafBounds, hasHorizon });
  const { record: rows } = recorder;
  const runs: { depth: number | null; from: number; to: number; result: SearchResult }[] = [];
  for (const depth of depths) {
    const space = searched.spaceTo(depth);
    if (depth !== null && isDeepening) recorder.pass(space, depth);
    const from = rows.length;
    const result = resultOf(() => ALGORITHM[algorithm].search(space, rules, recorder));
    if (!result.ok) recorder.halt(result.halt);
    runs.push({ depth, from, to: rows.length, result });
    if (!result.ok) break;
  }
  const { tree, idOf, generationOrder } = searched.finish();
  if (grows) rows.renumber(idOf);
  rows.index(tree.size, runs.length > 1);
  const passes = runs.map((run) => ({
    ...run,
    tree: asSearched(tree, run),
    result: renumbered(run.result, idOf),
  }));
  return new Trace({ tree, algorithm, rules, record: rows, passes, grows, generationOrder });
}

/** The same where the search told of nodes by other ids. */
export function renumbered(result: SearchResult, idOf: (node: NodeId) => NodeId): SearchResult {
  if (result.ok) return result;
  return { ok: false, halt: new SearchHalt(idOf(result.halt.node), result.halt.reason) };
}
