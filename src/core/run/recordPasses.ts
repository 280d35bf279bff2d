/** Runs searches that look to a depth, alone or one after the other, and searches of what grows. */
import { ALGORITHM, canSearch, type DepthFirstName, rulesFor } from '../search/algorithms.ts';
import { GrowingSpace } from '../search/growingSpace.ts';
import type { SearchRules } from '../search/rules.ts';
import { resultOf, type SearchResult } from '../search/runSearch.ts';
import { SearchHalt } from '../search/searchHalt.ts';
import { isUnlimited, MOST_PASSES, NO_LIMITS, type SearchLimits } from '../search/searchLimits.ts';
import type { SearchSpace } from '../search/searchSpace.ts';
import { treeSource } from '../search/source.ts';
import { asSearched, type ChildOrder } from '../tree/asSearched.ts';
import type { GameTree } from '../tree/gameTree.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import type { Pass, WhyEnded } from './pass.ts';
import { Recorder } from './recorder.ts';
import { Trace } from './trace.ts';

/** What is searched: a tree that was there first, or one that grows. */
interface Searched {
  readonly grows: boolean;
  readonly leafBounds: readonly [number, number];
  readonly hasHorizon: boolean;
  /** whether the root can be judged without looking further */
  readonly judgesRoot: boolean;
  /** What a search to this depth walks. */
  spaceTo(depth: number | null, order: ChildOrder): SearchSpace;
  /** Whether a search to this depth has looked at everything there is. */
  isWhole(depth: number): boolean;
  /** The tree in the end, and what stands in it for what the search told of. */
  finish(): Finished;
}

interface Finished {
  readonly tree: GameTree;
  readonly idOf: (node: NodeId) => NodeId;
  readonly generationOrder: readonly NodeId[];
  /** the order of moves as one of the tree's own children */
  readonly orderOf: (order: ChildOrder) => ChildOrder;
}

/** A pass as it was searched, before the tree of the run is known. */
interface Searching extends Omit<Pass, 'tree'> {
  readonly order: ChildOrder;
}

/** Searches a tree that was there first, within limits. Throws where the algorithm has no rule for the tree. */
export function recordLimited(
  tree: GameTree,
  algorithm: DepthFirstName,
  rules: SearchRules,
  limits: SearchLimits,
): Trace {
  if (!canSearch(algorithm, tree)) throw new Error(`${algorithm} has no rule for chance nodes`);
  return record(drawn(tree, limits), algorithm, rules, limits);
}

/** Searches a tree as if it had to be generated: the run's own tree has no node that the search did not come to. */
export function recordGrown(
  tree: GameTree,
  algorithm: DepthFirstName,
  rules: SearchRules,
  limits = NO_LIMITS,
): Trace {
  return recordGrowing(new GrowingSpace(treeSource(tree)), algorithm, rules, limits);
}

/** Searches a space that grows; the trace draws exactly what was generated. */
export function recordGrowing<Position, Move>(
  space: GrowingSpace<Position, Move>,
  algorithm: DepthFirstName,
  rules: SearchRules,
  limits = NO_LIMITS,
): Trace {
  return record(growing(space, limits), algorithm, rules, limits);
}

function drawn(tree: GameTree, limits: SearchLimits): Searched {
  return {
    grows: false,
    leafBounds: tree.leafBounds,
    hasHorizon: tree.hasHorizon || !isUnlimited(limits),
    judgesRoot: tree.isLeaf(ROOT) || !Number.isNaN(tree.staticValue(ROOT)),
    spaceTo: (depth, order) => asSearched(tree, { depth, order }),
    isWhole: (depth) => depth >= tree.height,
    finish: () => ({
      tree,
      idOf: (node) => node,
      generationOrder: tree.nodes(),
      orderOf: (order) => order,
    }),
  };
}

function growing<Position, Move>(space: GrowingSpace<Position, Move>, limits: SearchLimits): Searched {
  const { depthLimit, leafBounds, hasHorizon } = space;
  return {
    grows: true,
    leafBounds,
    hasHorizon: hasHorizon || !isUnlimited(limits),
    judgesRoot: space.canJudge(ROOT),
    spaceTo(depth, order) {
      space.beginPass(depth ?? depthLimit, order);
      return space;
    },
    isWhole: (depth) => depth > space.height,
    finish: () => ({ ...space.grown(), orderOf: (order) => grownOrder(space, order) }),
  };
}

/** The order of moves as one of the children that were generated. */
function grownOrder<Position, Move>(space: GrowingSpace<Position, Move>, order: ChildOrder): ChildOrder {
  return new Map(
    [...order].map(([node, moves]) => {
      const generated = space.generatedMoves(node);
      const places = moves.map((move) => generated.indexOf(move)).filter((place) => place >= 0);
      return [node, places];
    }),
  );
}

function record(
  searched: Searched,
  algorithm: DepthFirstName,
  chosen: SearchRules,
  limits: SearchLimits,
): Trace {
  const rules = rulesFor(algorithm, chosen);
  const { leafBounds, hasHorizon, grows } = searched;
  const budget = limits.deepen ? limits.budget : null;
  const first = searched.spaceTo(limits.depth, new Map());
  const recorder = new Recorder(first, { algorithm, rules, leafBounds, hasHorizon, budget });
  const search = (space: SearchSpace, depth: number | null, order: ChildOrder): Searching => {
    const from = recorder.record.length;
    const found = resultOf(() => ALGORITHM[algorithm].search(space, rules, recorder));
    const result: SearchResult = found.ok ? found : { ok: false, halt: recorder.halt(found.halt) };
    const purpose = limits.deepen ? 'deepen' : 'search';
    return { purpose, depth, from, to: recorder.record.length, order, result };
  };
  const { runs, why, answer } = limits.deepen
    ? deepened(searched, recorder, limits, search)
    : single(search(first, limits.depth, new Map()));
  const { tree, idOf, generationOrder, orderOf } = searched.finish();
  const rows = recorder.record;
  if (grows) rows.renumber(idOf);
  rows.index(tree.size, limits.deepen);
  const passes = runs.map(
    ({ order, ...run }): Pass => ({
      ...run,
      tree: asSearched(tree, { depth: run.depth, order: renamed(orderOf(order), idOf) }),
      result: renumbered(run.result, idOf),
    }),
  );
  const answered = answer === null ? null : (passes[runs.indexOf(answer)] ?? null);
  return new Trace({
    ...{ tree, algorithm, rules, limits, record: rows, passes, grows, generationOrder, why, answered },
  });
}

interface Ended {
  readonly runs: readonly Searching[];
  readonly why: WhyEnded;
  /** the pass that answers; null where none was finished */
  readonly answer: Searching | null;
}

function single(run: Searching): Ended {
  const why = run.result.ok ? (run.depth === null ? 'end' : 'limit') : 'halt';
  return { runs: [run], why, answer: run };
}

/** Depth 0 first, or 1 where the root has no static value, then one ply more each time. */
function deepened(
  searched: Searched,
  recorder: Recorder,
  limits: SearchLimits,
  search: (space: SearchSpace, depth: number, order: ChildOrder) => Searching,
): Ended {
  const runs: Searching[] = [];
  let answer: Searching | null = null;
  let why: WhyEnded | null = null;
  let order: ChildOrder = new Map();
  const deepest = limits.depth ?? Infinity;
  for (let depth = Math.min(searched.judgesRoot ? 0 : 1, deepest); why === null; depth += 1) {
    const space = searched.spaceTo(depth, order);
    recorder.pass(space, depth);
    const run = search(space, depth, order);
    runs.push(run);
    if (run.result.ok) {
      answer = run;
      if (recorder.isRootProved) why = 'proved';
      else if (searched.isWhole(depth)) why = 'end';
      else if (depth >= deepest || runs.length === MOST_PASSES) why = 'limit';
      if (limits.tries === 'last') order = recorder.returned.orderAfter(order, space);
    } else why = run.result.halt.reason === 'budget' ? 'budget' : 'halt';
  }
  recorder.answer(answer?.result ?? null);
  return { runs, why, answer };
}

function renamed(order: ChildOrder, idOf: (node: NodeId) => NodeId): ChildOrder {
  return new Map([...order].map(([node, places]) => [idOf(node), places]));
}

/** The same where the search told of nodes by other ids. */
export function renumbered(result: SearchResult, idOf: (node: NodeId) => NodeId): SearchResult {
  if (result.ok) return result;
  return { ok: false, halt: new SearchHalt(idOf(result.halt.node), result.halt.reason) };
}
