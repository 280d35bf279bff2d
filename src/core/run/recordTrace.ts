/** Runs a search and writes it down. */
import { ALGORITHM, type AlgorithmName, canSearch } from '../search/algorithms.ts';
import type { GrowingSpace } from '../search/growingSpace.ts';
import type { SearchRules } from '../search/rules.ts';
import { resultOf, type SearchResult } from '../search/runSearch.ts';
import { SearchHalt } from '../search/searchHalt.ts';
import type { SearchSpace } from '../search/searchSpace.ts';
import { asSearched } from '../tree/asSearched.ts';
import type { GameTree } from '../tree/gameTree.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import type { Pass } from './pass.ts';
import { NO_CHILD, type RunRecord } from './record.ts';
import { Recorder } from './recorder.ts';
import { Trace } from './trace.ts';

/**
 * How far a search looks: to the ends; to one depth, where it judges by static values; or to several, one
 * search after the other, each told of when it begins.
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
  finish(): { readonly tree: GameTree; readonly idOf: (node: NodeId) => NodeId };
}

/**
 * Runs the algorithm once and keeps what it said; `search`, if given, in its place, as a method of that
 * kind which goes wrong somewhere. Throws where the algorithm has no rule for the tree.
 */
export function recordTrace(
  tree: GameTree,
  algorithm: AlgorithmName,
  rules: SearchRules,
  search = ALGORITHM[algorithm].search,
): Trace {
  if (!canSearch(algorithm, tree)) throw new Error(`${algorithm} has no rule for chance nodes`);
  return record(drawn(tree, 'to the ends'), algorithm, rules, 'to the ends', search);
}

/** Searches a tree that has static values to a depth, or to several in turn. */
export function recordToDepth(
  tree: GameTree,
  algorithm: AlgorithmName,
  rules: SearchRules,
  looks: Looks,
): Trace {
  if (!canSearch(algorithm, tree)) throw new Error(`${algorithm} has no rule for chance nodes`);
  return record(drawn(tree, looks), algorithm, rules, looks);
}

/** Searches a space that grows; the trace draws exactly what was generated. */
export function recordGrowing<Position, Move>(
  space: GrowingSpace<Position, Move>,
  algorithm: AlgorithmName,
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
    finish: () => ({ tree, idOf: (node) => node }),
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

function record(
  searched: Searched,
  algorithm: AlgorithmName,
  rules: SearchRules,
  looks: Looks,
  search = ALGORITHM[algorithm].search,
): Trace {
  const depths = depthsOf(looks);
  const isDeepening = looks !== 'to the ends' && 'depths' in looks;
  const recorder = new Recorder(searched.spaceTo(depths[0] ?? null), {
    running: algorithm === 'alpha-beta' && rules.value === 'running',
    leafBounds: searched.leafBounds,
    hasHorizon: searched.hasHorizon,
  });
  const runs: {
    readonly depth: number | null;
    readonly from: number;
    readonly to: number;
    readonly result: SearchResult;
  }[] = [];
  for (const depth of depths) {
    const space = searched.spaceTo(depth);
    if (depth !== null && isDeepening) recorder.pass(space, depth);
    const from = recorder.record.length;
    const result = resultOf(() => search(space, rules, recorder));
    if (!result.ok) recorder.halt(result.halt);
    runs.push({ depth, from, to: recorder.record.length, result });
    if (!result.ok) break;
  }
  const { tree, idOf } = searched.finish();
  const { record: rows } = recorder;
  if (searched.grows) rows.renumber(idOf);
  rows.index(tree.size);
  const passes = runs.map(({ depth, from, to, result }): Pass => {
    const passTree = asSearched(tree, { depth });
    const value = result.ok ? result.value : null;
    return { depth, from, to, tree: passTree, finished: result.ok, value, move: moveOf(rows, passTree, to) };
  });
  const last = runs.at(-1)?.result;
  if (last === undefined) throw new Error('a run has at least one pass');
  const result = last.ok
    ? last
    : { ok: false as const, halt: new SearchHalt(idOf(last.halt.node), last.halt.reason) };
  return new Trace({ tree, algorithm, rules, record: rows, result, passes, grows: searched.grows });
}

/** The move to play after a pass; null where the root has none. */
function moveOf(rows: RunRecord, tree: GameTree, step: number): NodeId | null {
  const row = rows.lastRow(ROOT, step);
  const deciding = row === 0 || tree.isLeaf(ROOT) ? NO_CHILD : rows.deciding(row);
  return deciding === NO_CHILD ? null : tree.child(ROOT, deciding);
}
