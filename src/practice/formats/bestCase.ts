/**
 * Questions about what the luckiest numbers at the leaves let alpha-beta leave out. They are about the shape of a tree:
 * its leaves are drawn without numbers.
 */
import type { GameTree, RecursionRun, SearchRules } from '../../core/index.ts';
import { hasSetting } from '../../core/search/algorithms.ts';
import { NO_NODE, type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import { rowsOf, treeOfRows } from '../../core/tree/treeRows.ts';
import type { MethodRun } from '../methods/methods.ts';
import { placeOfComing } from '../place.ts';
import { reachOf } from '../task.ts';
import { crossing } from './crossing.ts';
import type { Format, Marked, Picks } from './format.ts';

type BestCasePart = { readonly kind: 'bestCase' };
type Crossing = ReadonlySet<NodeId>;
type Bounds = SearchRules['bounds'];

export const bestCase: Format<'bestCase', BestCasePart, Crossing, Picks<Crossing>> = {
  kind: 'bestCase',
  usualMarks: crossing.usualMarks,
  byChance: crossing.byChance,
  entry: crossing.entry,
  blank: crossing.blank,
  /** A tree in which nothing is crossed out counts as an answer, so no answer is blank. */
  isBlank: () => false,
  suits: (task) =>
    hasSetting(task.algorithm, 'bounds') &&
    reachOf(task) === null &&
    cutsByFarBounds(task.rules) &&
    alternates(task.tree),
  treeOf: ({ tree, rules: { bounds } }) => withLuckyNumbers(tree, bounds),
  answerOf: sparedIn,
  answerBy: (methodRun, _asked, method) =>
    method === 'first-children' ? otherChildren(methodRun) : sparedIn(methodRun),

  shape: crossing.shape,

  grade: (marked) => crossing.grade(asCrossing(marked)),
  placeOf: (run, _part, node) => placeOfComing(run, node),
  ownMethods: ['first-children', 'every-bound'],
  signs: () => [],
  isTelling: (marked, errors, cuts) => crossing.isTelling?.(asCrossing(marked), errors, cuts) ?? false,
  isOneEditAway: (marked) => crossing.isOneEditAway?.(asCrossing(marked)) ?? false,
};

/** Returns the marked answer as one to the question of what is crossed out. */
function asCrossing(marked: Marked<BestCasePart, Crossing>) {
  return { ...marked, part: { kind: 'crossing' } as const };
}

/**
 * Whether a node that is no better than a bound farther up is cut there. Unless values are fail-soft, the bound itself
 * may be returned, and the strict rule does not cut on that.
 */
function cutsByFarBounds({ cutoff, value }: SearchRules): boolean {
  return cutoff === 'equal' || value === 'soft';
}

/** Whether MAX and MIN move in turn on every path, from a root that is no leaf. */
function alternates(tree: GameTree): boolean {
  if (tree.players > 0 || tree.hasChance || tree.isLeaf(ROOT)) return false;
  return tree.nodes().every((node) => {
    const parent = tree.parent(node);
    return tree.isLeaf(node) || parent === NO_NODE || tree.kind(node) !== tree.kind(parent);
  });
}

/**
 * The types of nodes that are searched in the best case, after Knuth and Moore. 1: its value is found. 2: its first child
 * is enough for a cut. 3: all of its children are needed to show that it is no better.
 */
type NodeType = 1 | 2 | 3;

/** Returns the types of a node's children, of which those without a type are spared. */
function typesBelow(type: NodeType, index: number, bounds: Bounds): NodeType | null {
  if (type === 3) return 2;
  if (type === 1) return index === 0 ? 1 : 2;
  // With the parent's bound alone, nothing above the node limits its first child, whose value has to be found.
  if (index > 0) return null;
  return bounds === 'parent' ? 1 : 3;
}

/** Returns the nodes that are spared in the best case although their parents are searched. */
function sparedIn({ run, original }: MethodRun<RecursionRun>): Crossing {
  const { tree, rules } = run;
  const spared = new Set<NodeId>();
  const types = new Map<NodeId, NodeType>([[ROOT, 1]]);
  for (const node of tree.nodes()) {
    const type = types.get(node);
    if (type === undefined) continue;
    for (const [index, child] of tree.children(node).entries()) {
      const below = typesBelow(type, index, rules.bounds);
      if (below === null) spared.add(original(child));
      else types.set(child, below);
    }
  }
  return spared;
}

/** Returns the answer of a student who leaves out every child but the first. */
function otherChildren({ run: { tree }, original }: MethodRun<RecursionRun>): Crossing {
  const first = tree.pathTo(tree.leaves()[0] ?? ROOT);
  return new Set(first.flatMap((node) => tree.children(node).slice(1).map(original)));
}

/**
 * Returns the tree with numbers at its leaves, all of them different, with which the search spares as much as it can:
 * each node is given an interval in which its value has to lie. The numbers are whole and as small as possible.
 */
function withLuckyNumbers(tree: GameTree, bounds: Bounds): GameTree {
  const numbers = new Map<NodeId, number>();
  let drawn = 0;
  fill(ROOT, 1, -1, 1);
  const ordered = [...numbers].sort(([, a], [, b]) => a - b);
  const least = -Math.floor(ordered.length / 2);
  const ranks = new Map(ordered.map(([leaf], rank) => [leaf, least + rank]));
  const rows = rowsOf(tree).map((row, id) =>
    row.kind === 'leaf' ? { ...row, value: ranks.get(id as NodeId) ?? 0 } : row,
  );
  return treeOfRows(rows);

  /** Fills in the leaves below a node whose value has to lie between two numbers; returns the value of type 1. */
  function fill(node: NodeId, type: NodeType | null, low: number, high: number): number {
    if (tree.isLeaf(node)) {
      // Multiples of the golden ratio never meet, so that all numbers in an interval differ.
      drawn += 1;
      const value = low + (high - low) * ((drawn * 0.6180339887498949) % 1);
      numbers.set(node, value);
      return value;
    }
    let v = Number.NaN;
    let [from, to] = [low, high];
    for (const [index, child] of tree.children(node).entries()) {
      const found = fill(child, type === null ? null : typesBelow(type, index, bounds), from, to);
      if (index > 0) continue;
      v = found;
      // Other children of a node of type 1 have to be worse than the first.
      if (type === 1) [from, to] = bySide(tree.kind(node), [low, v], [v, high]);
    }
    return v;
  }
}
