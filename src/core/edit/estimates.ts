/** Edits of estimates: static values, weights of features, leaves known only by an estimate, and noisy moves. */
import { type Random, seeded } from '../random/seeded.ts';
import { Expectation, Fractions } from '../search/expectation.ts';
import { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/index.ts';
import { bestOf, CHANCE } from '../tree/nodeKind.ts';
import { rowsOf, type TreeRow } from '../tree/treeRows.ts';
import { type Done, type Edited, editedTree } from './edited.ts';
import { changed } from './fields.ts';
import { withStatics } from './splice.ts';

/** Sets the static value of an inner node, which replaces its features; NaN removes it. */
export function setStatic(tree: GameTree, node: NodeId, value: number): Edited {
  return changed(tree, node, {
    staticValue: Number.isNaN(value) ? undefined : value,
    features: undefined,
  });
}

/**
 * Marks a leaf's value as an estimate only, or as known; its number does not change. A leaf without a value stays
 * unknown.
 */
export function setEstimated(tree: GameTree, leaf: NodeId, isEstimate: boolean): Edited {
  const value = tree.value(leaf);
  const estimated = isEstimate && !Number.isNaN(value);
  const known = estimated ? Number.NaN : value;
  return changed(tree, leaf, {
    ...{ value: known, staticValue: estimated ? value : undefined, features: undefined },
  });
}

/** Sets whether the move into a node is noisy: a capture, a check or the like. */
export function setNoisy(tree: GameTree, node: NodeId, isNoisy: boolean): Edited {
  return changed(tree, node, { isNoisy });
}

/** Sets the weight of each feature. Static values of nodes with features are computed anew. */
export function setWeights(tree: GameTree, weights: readonly number[]): Edited {
  const after = tree.withWeights(weights);
  const done = (bounds: readonly [number, number]): Done => ({
    ok: true,
    tree: new GameTree(after.columns, bounds),
    selected: null,
  });
  const [low, high] = tree.leafBounds;
  if (low === -Infinity && high === Infinity) return done(tree.leafBounds);
  const judged = after.nodes().filter((node) => after.features(node) !== null);
  const beyond = judged.find((node) => after.staticValue(node) < low || after.staticValue(node) > high);
  if (beyond === undefined) return done(tree.leafBounds);
  const values = judged.map((node) => after.staticValue(node));
  const least = values.reduce((a, b) => Math.min(a, b), low);
  const most = values.reduce((a, b) => Math.max(a, b), high);
  const outside = { before: tree, leaf: tree.key(beyond), value: after.staticValue(beyond) };
  return { ok: false, refusal: 'outside-bounds', outside: { ...outside, allowed: done([least, most]) } };
}

export const FILLINGS = ['mean', 'true', 'none'] as const;
export type Filling = (typeof FILLINGS)[number];

/** The ways to compute static values. */
interface FillOptions {
  /** the largest error, a whole number, when static values are the true values with random errors */
  readonly seed: number;
  readonly most: number;
  /** whether existing estimates are left unchanged */
  readonly keeps: boolean;
}

const EXACTLY: FillOptions = { seed: 0, most: 0, keeps: false };

/**
 * Gives every inner node from `top` down a static value: the mean of the known values of the leaves below it, its true
 * value, or none. A node for which no such number exists gets none. Leaves that are only estimated do not change.
 */
export function fillStatics(
  tree: GameTree,
  top: NodeId,
  filling: Filling,
  options: Partial<FillOptions> = {},
): Edited {
  const { seed, most, keeps } = { ...EXACTLY, ...options };
  const values = valuesFor(tree, top, filling);
  const random = seeded(seed);
  const statics = tree.columns.staticValue?.slice() ?? new Float64Array(tree.size).fill(Number.NaN);
  const filled: NodeId[] = [];
  for (let node = top; node < tree.subtreeEnd(top); node = (node + 1) as NodeId) {
    if (tree.isLeaf(node) || (keeps && !Number.isNaN(tree.staticValue(node)))) continue;
    const value = values[node - top] as number;
    statics[node] =
      filling === 'true' && most > 0 ? within(value + noise(random, most), tree.leafBounds) : value;
    filled.push(node);
  }
  const made = withStatics(tree, statics);
  if (made !== null) return { ok: true, tree: made, selected: null };
  const rows = rowsOf(tree);
  for (const node of filled) {
    const staticValue = Number.isNaN(statics[node]) ? undefined : statics[node];
    rows[node] = { ...(rows[node] as TreeRow), staticValue, features: undefined };
  }
  return editedTree(rows, tree, null);
}

function noise(random: Random, most: number): number {
  return random.below(2 * most + 1) - most;
}

function within(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(Math.max(value, low), high);
}

/**
 * Computes a static value for each node of the subtree at `top`. The values are in preorder, so that the first one is that of
 * `top`; a node that gets no static value has NaN.
 */
function valuesFor(tree: GameTree, top: NodeId, filling: Filling): Float64Array {
  switch (filling) {
    case 'mean':
      return meansBelow(tree, top);
    case 'true':
      return trueValuesBelow(tree, top);
    case 'none':
      return new Float64Array(tree.subtreeEnd(top) - top).fill(Number.NaN);
  }
}

/** The two bits that say of a node whether a leaf below it is +∞, and whether one is −∞. */
const [PLUS, MINUS] = [1, 2];

/** By these bits: the mean of leaves that are all infinite. */
const MEAN_OF_INFINITE = [Number.NaN, Infinity, -Infinity, Number.NaN] as const;

/**
 * Returns the mean of the finite leaves below each node. When all leaves are infinite with the same sign, it is that
 * infinity; NaN when there is no number.
 */
function meansBelow(tree: GameTree, top: NodeId): Float64Array {
  const size = tree.subtreeEnd(top) - top;
  const sums = new Float64Array(size);
  const counts = new Int32Array(size);
  const infinite = new Uint8Array(size);
  for (let at = size - 1; at >= 0; at -= 1) {
    const node = (top + at) as NodeId;
    if (tree.isLeaf(node)) {
      const value = tree.value(node);
      if (Number.isFinite(value)) [sums[at], counts[at]] = [value, 1];
      else infinite[at] = value === Infinity ? PLUS : value === -Infinity ? MINUS : 0;
      continue;
    }
    let [sum, count, signs] = [0, 0, 0];
    for (let index = 0; index < tree.childCount(node); index += 1) {
      const child = tree.child(node, index) - top;
      sum += sums[child] as number;
      count += counts[child] as number;
      signs |= infinite[child] as number;
    }
    sums[at] = sum;
    counts[at] = count;
    infinite[at] = signs;
  }
  return sums.map((sum, at) =>
    (counts[at] as number) > 0
      ? sum / (counts[at] as number)
      : (MEAN_OF_INFINITE[infinite[at] as number] as number),
  );
}

/**
 * Returns for each node its backed-up value, computed from the leaves below it, estimates included; NaN when it is
 * unknown.
 */
function trueValuesBelow(tree: GameTree, top: NodeId): Float64Array {
  const fractions = new Fractions();
  const values = new Float64Array(tree.subtreeEnd(top) - top);
  for (let at = values.length - 1; at >= 0; at -= 1) {
    const node = (top + at) as NodeId;
    const kind = tree.kind(node);
    if (tree.isLeaf(node)) {
      values[at] = tree.value(node);
      continue;
    }
    const valueBelow = (index: number) => values[tree.child(node, index) - top] as number;
    if (kind === CHANCE) {
      values[at] = expectedBelow(tree, node, valueBelow, fractions);
      continue;
    }
    let best = valueBelow(0);
    for (let index = 1; index < tree.childCount(node); index += 1)
      best = bestOf(kind, best, valueBelow(index));
    values[at] = best;
  }
  return values;
}

/** Returns the expectation at a chance node; NaN when the value of an outcome is unknown, even of one that never comes. */
function expectedBelow(
  tree: GameTree,
  node: NodeId,
  valueBelow: (index: number) => number,
  fractions: Fractions,
): number {
  const expectation = new Expectation(tree.denominator(node), fractions);
  for (let index = 0; index < tree.childCount(node); index += 1) {
    const value = valueBelow(index);
    if (Number.isNaN(value)) return Number.NaN;
    expectation.add(tree.weight(tree.child(node, index)), value);
  }
  return expectation.total();
}
