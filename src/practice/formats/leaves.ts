/**
 * Finds what wrong leaves in an answer show: leaves that are crossed out or listed and should not be, or that
 * should be and are not.
 */

import type { GameTree, RecursionRun } from '../../core/index.ts';
import { backedUpValues } from '../../core/order/childOrder.ts';
import { windowedRun } from '../../core/run/windowedRun.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { CHANCE, MAX } from '../../core/tree/nodeKind.ts';
import type { Change, Sign } from '../diagnose/sign.ts';
import type { Difference } from '../grade/difference.ts';
import { type DecidingTest, firstOf, type Place, placeOfComing, placeOfCut } from '../place.ts';

/**
 * Returns the leaves that a run evaluates, in the order of evaluation, including nodes at the depth limit, and those
 * whose static value the side to move may keep.
 */
export function evaluatedLeaves(run: RecursionRun): NodeId[] {
  return evaluationSteps(run).map((step) => run.nodeAt(step));
}

function evaluationSteps(run: RecursionRun): readonly number[] {
  // A student who takes the static value of a node for a proof does not evaluate the node.
  const judged = run.eventsOf('horizon').filter((step) => run.treeAt(step).isLeaf(run.nodeAt(step)));
  const others = [...judged, ...run.eventsOf('stay')];
  const steps = others.length === 0 ? run.eventsOf('leaf') : [...run.eventsOf('leaf'), ...others];
  return steps.toSorted((a, b) => a - b);
}

/** Returns the steps at which a run evaluates a leaf, in order. */
export function evaluationsOf(run: RecursionRun, leaf: NodeId): readonly number[] {
  return evaluationSteps(run).filter((step) => run.nodeAt(step) === leaf);
}

/** Returns all leaves that are crossed out, one by one or by a branch above them. */
export function crossedLeaves(tree: GameTree, crossing: ReadonlySet<NodeId>): ReadonlySet<NodeId> {
  const crossed = new Set<NodeId>();
  for (const node of tree.nodes()) {
    if (!crossing.has(node)) continue;
    for (const leaf of tree.leaves()) if (tree.isWithin(leaf, node)) crossed.add(leaf);
  }
  return crossed;
}

/**
 * Counts the nodes whose pruned children differ between two answers. Nodes below a branch that either answer
 * prunes are not compared.
 */
export function cutsThatDiffer(
  tree: GameTree,
  given: ReadonlySet<NodeId>,
  right: ReadonlySet<NodeId>,
): number {
  const [isOutOfGiven, isOutOfRight] = [leftOut(tree, given), leftOut(tree, right)];
  const looksDifferent = (node: NodeId) => isOutOfGiven(node) !== isOutOfRight(node);
  return tree
    .nodes()
    .filter((node) => !isOutOfGiven(node) && !isOutOfRight(node) && tree.children(node).some(looksDifferent))
    .length;
}

/** Returns a function that tells whether all leaves below a node are crossed out. */
function leftOut(tree: GameTree, crossing: ReadonlySet<NodeId>): (node: NodeId) => boolean {
  const crossed = crossedLeaves(tree, crossing);
  const before = [0];
  for (const leaf of tree.leaves()) before.push((before.at(-1) ?? 0) + Number(crossed.has(leaf)));
  return (node) => {
    const from = tree.leavesBetween(ROOT, node);
    const to = tree.leavesBetween(ROOT, tree.subtreeEnd(node));
    return (before[to] ?? 0) - (before[from] ?? 0) === to - from;
  };
}

/**
 * Returns the signs that wrong leaves show. `kept` is the kind of error for a leaf that the answer should not
 * include among the evaluated ones; `dropped` the kind for an evaluated leaf that the answer leaves out.
 */
export function leafSigns(
  run: RecursionRun,
  differences: readonly Difference[],
  kept: Difference['fault'],
  dropped: Difference['fault'],
): Sign[] {
  const overCut = differences.filter(({ fault }) => fault === dropped);
  if (overCut.length > 0) return overCutSigns(run, overCut);
  const storedLeaves = differences.filter(({ fault }) => fault === kept);
  const missed = storedLeaves.filter(({ node }) => limitAbove(run, node) === null);
  const beyond = storedLeaves.flatMap(({ node }) => limitAbove(run, node) ?? []);
  const signs: Sign[] = [];
  if (beyond.length > 0)
    signs.push({ misconception: 'below-limit', place: firstOf(run, beyond), detail: null });
  if (missed.length > 0) {
    const misconception = missesBetaCutsOnly(run, missed) ? 'misses-beta-cuts' : 'refuses-cut';
    const places = missed.map(({ node }) => placeOfComing(run, node));
    signs.push({ misconception, place: firstOf(run, places), detail: null });
  }
  return signs;
}

/**
 * Returns the position at which the search stops at the depth limit above a node, so that it never reaches
 * the node; null when the node is not below the limit.
 */
function limitAbove(run: RecursionRun, node: NodeId): Place | null {
  for (const step of run.eventsOf('horizon')) {
    const at = run.nodeAt(step);
    // The last pass may look below a node that an earlier one judged, or cut it off.
    const last = run.lastStep(at);
    const isJudged = last > 0 && run.kindAt(last) === 'horizon';
    if (isJudged && at !== node && run.tree.isWithin(node, at)) return { node: at, step, test: null };
  }
  return null;
}

/**
 * Whether the student missed every beta cut but no alpha cut, and the tree has at least one alpha cut. A node that is
 * searched again may be cut in one of its searches alone, so that there is nothing of the kind to tell then.
 */
function missesBetaCutsOnly(run: RecursionRun, missed: readonly Difference[]): boolean {
  if (windowedRun(run)?.entersAgain === true) return false;
  const atMax = missed.every(({ node }) => run.tree.kind(placeOfCut(run, node).node) === MAX);
  const cutNodes = cuttingNodes(run);
  const missedAt = new Set(missed.map(({ node }) => placeOfCut(run, node).node));
  const betaCuts = cutNodes.filter((node) => run.tree.kind(node) === MAX);
  if (cutNodes.some((node) => run.tree.kind(node) === CHANCE)) return false;
  return atMax && betaCuts.length < cutNodes.length && betaCuts.every((node) => missedAt.has(node));
}

function cuttingNodes(run: RecursionRun): NodeId[] {
  return run.tree.nodes().filter((node) => run.cutStep(node) > 0);
}

function overCutSigns(run: RecursionRun, overCut: readonly Difference[]): Sign[] {
  const { tree, limits } = run;
  const places = overCut.map(({ node }) => placeOfComing(run, node));
  // The student pruned leaves that no value of a node could have cut: there was no test, as at a chance node
  // or before any value is known, or the bound in the test comes from no node.
  const unbounded = places.filter(({ test }) => test === null || isNobodys(run, test));
  const [where] = unbounded;
  if (where !== undefined) {
    const testers = new Set(unbounded.map(({ node, test }) => test?.tester ?? tree.parent(node)));
    const detail = testers.size > 1 ? ({ kind: 'several' } as const) : null;
    return [{ misconception: 'cut-without-bound', place: where, detail }];
  }
  const last = tree.child(ROOT, tree.childCount(ROOT) - 1);
  const [first] = places;
  // What the pruned leaves could change is not computed when the root is a chance node, a leaf has an unknown
  // value, there are several players, or the search has a root window.
  if (tree.kind(ROOT) === CHANCE || tree.hasUnknown || tree.players > 0 || limits.window !== null) return [];
  if (first === undefined || !overCut.every(({ node }) => tree.isWithin(node, last))) return [];
  const leaves = overCut.map(({ node }) => node);
  const changes = whatLeavesChange(run, leaves);
  return [{ misconception: 'last-branch', place: first, detail: { kind: 'matters', changes } }];
}

/**
 * Whether the bound of a test comes from no node's value: it is infinite or, with several players, it is the
 * most that one player can get.
 */
function isNobodys(run: RecursionRun, { limit, owner }: DecidingTest): boolean {
  return !Number.isFinite(limit) || (run.family === 'vectors' && owner === null);
}

/** Finds how the result could change if the leaves that the student pruned had other values. */

/**
 * Returns how the result changes when all of the leaves have another value: the best move at the root, or
 * only its value; null when nothing changes. Only the smallest and greatest values are tried, because every
 * value in the tree grows with its leaves.
 */
function whatLeavesChange({ tree }: RecursionRun, leaves: readonly NodeId[]): Change | null {
  const before = outcomeOf(tree);
  const tried = extremes(tree).map((value) => ({ value, ...outcomeOf(withLeaves(tree, leaves, value)) }));
  const moved = tried.find(({ move }) => move !== before.move);
  if (moved !== undefined) return { value: moved.value, move: moved.move };
  const changed = tried.find(({ found }) => found !== before.found);
  return changed === undefined ? null : { value: changed.value, move: null };
}

/**
 * Factors by which a tried value is multiplied, so that even an unlikely outcome of a chance node can
 * outweigh the other outcomes.
 */
const FACTORS = [1, 100, 1e9];

/** Returns values above and below all leaves of the tree, but within the declared bounds of the leaves. */
function extremes(tree: GameTree): readonly number[] {
  const values = tree.leaves().map((leaf) => tree.value(leaf));
  const finite = values.filter(Number.isFinite);
  const [least, most] = tree.leafBounds;
  const above = Math.ceil(Math.max(...finite, 0)) + 1;
  const below = Math.floor(Math.min(...finite, 0)) - 1;
  return (tree.hasChance ? FACTORS : [1]).flatMap((factor) => [
    Math.min(most, factor * above),
    Math.max(least, factor * below),
  ]);
}

function withLeaves(tree: GameTree, leaves: readonly NodeId[], value: number): GameTree {
  return leaves.reduce((changed, leaf) => changed.withValue(leaf, value), tree);
}

/**
 * Returns the result of searching the whole tree without pruning: the root's value, and the first child that
 * has this value.
 */
function outcomeOf(tree: GameTree): { readonly found: number; readonly move: NodeId | null } {
  const values = backedUpValues(tree);
  const found = values[ROOT] as number;
  return { found, move: tree.children(ROOT).find((child) => values[child] === found) ?? null };
}
