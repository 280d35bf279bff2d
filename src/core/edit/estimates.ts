/** Edits of estimates: static values, weights of features, leaves known only by an estimate, and noisy moves. */
import { type Random, seeded } from '../random/seeded.ts';
import { Expectation, Fractions } from '../search/expectation.ts';
import { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/index.ts';
import { bestOf, CHANCE } from '../tree/nodeKind.ts';
import { rowsOf, type TreeRow } from '../tree/treeRows.ts';
import { type Done, type Edited, editedTree } from './edited.ts';
import { changed } from './fields.ts';

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
  const rows = rowsOf(tree);
  const values = valuesFor(tree, top, filling);
  const random = seeded(seed);
  for (let node = top; node < tree.subtreeEnd(top); node = (node + 1) as NodeId) {
    if (tree.isLeaf(node) || (keeps && !Number.isNaN(tree.staticValue(node)))) continue;
    const value = values[node - top] ?? Number.NaN;
    const given =
      filling === 'true' && most > 0 ? within(value + noise(random, most), tree.leafBounds) : value;
    const staticValue = Number.isNaN(given) ? undefined : given;
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

/** the new static values, in preorder of the subtree */
function valuesFor(tree: GameTree, top: NodeId, filling: Filling): readonly number[] {
  switch (filling) {
    case 'mean':
      return meansBelow(tree, top);
    case 'true':
      return trueValuesBelow(tree, top);
    case 'none':
      return [];
  }
}

/**
 * Returns the mean of the finite leaves below each node. When all leaves are infinite with the same sign, it is that
 * infinity.
 */
function meansBelow(tree: GameTree, top: NodeId): readonly number[] {
  const sums = fromBelow<Summed>(
    tree,
    top,
    (leaf) => summedOf(tree.value(leaf)),
    (_node, children) => children.reduce(together),
  );
  return sums.map(({ finite, count, infinite }) => (count > 0 ? finite / count : infinite));
}

/** The sum of the leaf values below a node, finite and infinite ones apart. */
interface Summed {
  readonly finite: number;
  /** the sum of the finite leaves below the node */
  readonly count: number;
  /** the common value of the infinite leaves; NaN when there is none or both signs occur */
  readonly infinite: number;
}

function summedOf(value: number): Summed {
  return Number.isFinite(value)
    ? { finite: value, count: 1, infinite: Number.NaN }
    : { finite: 0, count: 0, infinite: value };
}

function together(a: Summed, b: Summed): Summed {
  const isBoth = !Number.isNaN(a.infinite) && !Number.isNaN(b.infinite);
  const either = Number.isNaN(a.infinite) ? b.infinite : a.infinite;
  return {
    finite: a.finite + b.finite,
    count: a.count + b.count,
    infinite: isBoth ? a.infinite + b.infinite : either,
  };
}

/**
 * Returns for each node its backed-up value, computed from the leaves below it, estimates included; NaN when it is
 * unknown.
 */
function trueValuesBelow(tree: GameTree, top: NodeId): readonly number[] {
  const fractions = new Fractions();
  return fromBelow<number>(
    tree,
    top,
    (leaf) => tree.value(leaf),
    (node, values) => {
      const kind = tree.kind(node);
      if (values.some(Number.isNaN)) return Number.NaN;
      if (kind !== CHANCE) return values.reduce((a, b) => bestOf(kind, a, b));
      const expectation = new Expectation(tree.denominator(node), fractions);
      for (const [index, value] of values.entries())
        expectation.add(tree.weight(tree.child(node, index)), value);
      return expectation.total();
    },
  );
}

/**
 * Computes a value for every node of the subtree at `top`, in preorder: from the leaf itself, or from the values of the
 * node's children.
 */
function fromBelow<Each>(
  tree: GameTree,
  top: NodeId,
  ofLeaf: (leaf: NodeId) => Each,
  ofChildren: (node: NodeId, children: readonly Each[]) => Each,
): readonly Each[] {
  const all = new Array<Each>(tree.subtreeEnd(top) - top);
  for (let at = tree.subtreeEnd(top) - 1; at >= top; at -= 1) {
    const node = at as NodeId;
    const children = tree.children(node).map((child) => all[child - top] as Each);
    all[at - top] = tree.isLeaf(node) ? ofLeaf(node) : ofChildren(node, children);
  }
  return all;
}
