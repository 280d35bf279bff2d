/** Edits of the contents of a node: value, side, label, move, probabilities. */
import type { GameTree, NodeId } from '../tree/index.ts';
import { LIMITS } from '../tree/limits.ts';
import { type InnerKind, opponentOf } from '../tree/nodeKind.ts';
import { type Probability, parseProbability } from '../tree/probability.ts';
import { normalisedProbabilities } from '../tree/proportions.ts';
import { rowsOf, type TreeRow } from '../tree/treeRows.ts';
import { type Edited, editedTree, refused } from './edited.ts';
import { withSide, withText, withTurns } from './splice.ts';

/** Sets the value of a leaf, or its static value when the leaf is only estimated; NaN makes it unknown. */
export function setValue(tree: GameTree, leaf: NodeId, value: number): Edited {
  if (tree.players > 0) return refused('players');
  if (tree.isHorizon(leaf))
    return changed(tree, leaf, { staticValue: Number.isNaN(value) ? undefined : value, features: undefined });
  const [low, high] = tree.leafBounds;
  // In a tree with chance nodes an extreme value changes the weights of the outcomes (see weightsOf), so rows are
  // rebuilt.
  const isPlain = !tree.hasChance || [tree.value(leaf), value].every(isOrdinary);
  if (!isPlain || value < low || value > high) return changed(tree, leaf, { value });
  return { ok: true, tree: tree.withValue(leaf, value), selected: tree.key(leaf) };
}

/**
 * The greatest absolute value of a leaf that does not change how probabilities are weighted: its product with the
 * greatest whole denominator is far below the largest double.
 */
export const SAFE_VALUE = 1e200;

function isOrdinary(value: number): boolean {
  return !Number.isFinite(value) || Math.abs(value) <= SAFE_VALUE;
}

/** Sets who decides at an inner node. The outcomes of a new chance node become equally likely. */
export function setSide(tree: GameTree, node: NodeId, kind: Exclude<InnerKind, 'player'>): Edited {
  if (tree.players > 0) return refused('players');
  const other = withSide(tree, [node], kind);
  if (other !== null) return { ok: true, tree: other, selected: tree.key(node) };
  const rows = rowsOf(tree);
  rows[node] = { ...(rows[node] as TreeRow), kind };
  rebalance(rows, node);
  return editedTree(rows, tree, tree.key(node));
}

/**
 * Makes MAX and MIN alternate from a node down; chance nodes stay chance nodes. In a tree of several players, they take
 * turns in order.
 */
export function alternateBelow(tree: GameTree, top: NodeId): Edited {
  const other = withTurns(tree, top);
  if (other !== null) return { ok: true, tree: other, selected: tree.key(top) };
  const rows = rowsOf(tree);
  if (tree.players > 0) return roundBelow(tree, top, rows);
  const turns: ('max' | 'min')[] = [];
  for (let id = top; id < tree.subtreeEnd(top); id = (id + 1) as NodeId) {
    const row = rows[id] as TreeRow;
    if (row.kind === 'leaf' || row.kind === 'player') continue;
    const turn = id === top ? (row.kind === 'chance' ? 'max' : row.kind) : (turns[row.depth] ?? 'max');
    turns[row.depth + 1] = row.kind === 'chance' ? turn : opponentOf(turn);
    if (row.kind !== 'chance') rows[id] = { ...row, kind: turn };
  }
  return editedTree(rows, tree, tree.key(top));
}

function roundBelow(tree: GameTree, top: NodeId, rows: TreeRow[]): Edited {
  for (let id = top; id < tree.subtreeEnd(top); id = (id + 1) as NodeId) {
    const row = rows[id] as TreeRow;
    if (row.kind === 'leaf') continue;
    const player = (tree.player(top) + tree.depth(id) - tree.depth(top)) % tree.players;
    rows[id] = { ...row, player };
  }
  return editedTree(rows, tree, tree.key(top));
}

export function setLabel(tree: GameTree, node: NodeId, label: string): Edited {
  return setText(tree, node, 'label', label);
}

/** Sets the name of the move that leads to a node. */
export function setMove(tree: GameTree, node: NodeId, move: string): Edited {
  return setText(tree, node, 'move', move);
}

function setText(tree: GameTree, node: NodeId, column: 'label' | 'move', text: string): Edited {
  if (text.length > LIMITS.label) return refused('limit-label', text.length);
  const other = withText(tree, node, column, text);
  return other === null
    ? changed(tree, node, { [column]: text })
    : { ok: true, tree: other, selected: tree.key(node) };
}

/** Sets all probabilities of a chance node from left to right. The caller has checked that they sum to 1. */
export function setProbabilities(
  tree: GameTree,
  chanceNode: NodeId,
  probabilities: readonly Probability[],
): Edited {
  if (probabilities.length !== tree.childCount(chanceNode))
    return refused('wrong-count', probabilities.length);
  const rows = rowsOf(tree);
  for (const [index, probability] of probabilities.entries()) {
    const child = tree.child(chanceNode, index);
    rows[child] = { ...(rows[child] as TreeRow), probability };
  }
  return editedTree(rows, tree, tree.key(chanceNode));
}

/** Returns the edited tree in which the row of one node has some fields changed. */
export function changed(tree: GameTree, node: NodeId, change: Partial<TreeRow>): Edited {
  const rows = rowsOf(tree);
  rows[node] = { ...(rows[node] as TreeRow), ...change };
  return editedTree(rows, tree, tree.key(node));
}

/*
 * Adjusts probabilities after outcomes were added or removed: their proportions stay the same and their sum is 1 again.
 */

/** Returns the indices of the rows that are children of the row at `parent`. */
function childRows(rows: readonly TreeRow[], parent: number): number[] {
  const depth = (rows[parent]?.depth ?? 0) + 1;
  const children: number[] = [];
  for (let at = parent + 1; at < rows.length; at += 1) {
    const row = rows[at] as TreeRow;
    if (row.depth < depth) break;
    if (row.depth === depth) children.push(at);
  }
  return children;
}

/**
 * Corrects the rows of the children of `parent`: at a chance node their probabilities sum to 1 and a new child gets an even
 * share; elsewhere they have no probabilities. Below a chance node no move is noisy. O(rows of the subtree).
 */
export function rebalance(rows: TreeRow[], parent: number): void {
  const children = childRows(rows, parent);
  const isChance = rows[parent]?.kind === 'chance';
  const shares = isChance ? sharesOf(children.map((at) => rows[at]?.probability ?? null)) : [];
  for (const [index, at] of children.entries()) {
    const probability = shares[index] ?? null;
    const row = rows[at] as TreeRow;
    // The move into an outcome of chance is never noisy.
    rows[at] = { ...row, probability, isNoisy: row.isNoisy === true && !isChance };
  }
}

/** Returns the probabilities of a chance node's children, given those that have one already. */
function sharesOf(given: readonly (Probability | null)[]): readonly Probability[] {
  const known = given.filter((value) => value !== null);
  if (known.length === 0) return evenShares(given.length);
  const share = { text: '', numerator: 1, denominator: known.length };
  const all = normalisedProbabilities(given.map((value) => value ?? share));
  const isWhole = known.length === given.length && given.every((value, index) => isSame(value, all?.[index]));
  if (isWhole) return known;
  return all === null ? evenShares(given.length) : all.map(asProbability);
}

/** By number of children: their even shares, because the nodes of a ply that become chance nodes mostly have the same number. */
const even = new Map<number, readonly Probability[]>();

function evenShares(count: number): readonly Probability[] {
  const known = even.get(count);
  if (known !== undefined) return known;
  const one = { text: '1', numerator: 1, denominator: 1 };
  const made = (normalisedProbabilities(new Array(count).fill(one)) ?? []).map(asProbability);
  even.set(count, made);
  return made;
}

/** Parses a text that `normalisedProbabilities` returned, which is always a probability. */
function asProbability(text: string): Probability {
  return parseProbability(text) as Probability;
}

/** Whether a probability already equals the one to be written. Its text, as the user typed it, is then kept. */
function isSame(value: Probability | null, text: string | undefined): boolean {
  const other = text === undefined ? null : parseProbability(text);
  if (value === null || other === null) return false;
  return value.numerator === other.numerator && value.denominator === other.denominator;
}
