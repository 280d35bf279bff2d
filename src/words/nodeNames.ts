/**
 * The names of nodes. A node's name is its label; without one, inner nodes are A, B, C … from the root down,
 * ply by ply, as in the AIMA textbook. Letters that occur as labels are skipped.
 */

import type { GameTree, NodeId } from '../core/index.ts';
import { printComponents, printNumber } from '../core/tree/printNumber.ts';
import type { Segment } from './sentence.ts';
import { shownName } from './visibleText.ts';

export class NodeNames {
  /** whether leaves have names that are not their values; the names are then written below them */
  readonly areBelowLeaves: boolean;
  readonly #names: readonly string[];
  readonly #inLeaves: readonly string[];

  /**
   * @param names the names by node; when absent, every node has its label or a letter
   * @param inLeaves the texts inside the leaves, when these are not the leaves' names
   */
  constructor(
    readonly tree: GameTree,
    names = namesIn(tree),
    inLeaves = names,
  ) {
    this.#names = names;
    this.#inLeaves = inLeaves;
    this.areBelowLeaves = inLeaves !== names;
  }

  /** Returns the text inside a leaf. */
  inLeaf(leaf: NodeId): string {
    return this.#inLeaves[leaf] ?? '';
  }

  /**
   * Returns the name of an inner node; for a leaf, its label if it has one, and its value ("?" when it is
   * unknown).
   */
  of(node: NodeId): string {
    return this.#names[node] ?? '';
  }

  /** Finds out once what all names depend on; names that are there depend on nothing more. */
  prepared(): void {}

  /** Returns the node's name as a token of a sentence. */
  token(node: NodeId): Segment {
    return { kind: 'node', node, text: this.of(node) };
  }
}

/** By column of labels: the tree of which the names were made last, and these names. */
const made = new WeakMap<readonly string[], { readonly tree: GameTree; readonly names: readonly string[] }>();

function namesIn(tree: GameTree): readonly string[] {
  const { label, value } = tree.columns;
  const before = made.get(label);
  let names: string[];
  if (before !== undefined && differInValues(before.tree, tree)) {
    names = before.names.slice();
    const old = before.tree.columns.value;
    for (const leaf of tree.leaves())
      if (!Object.is(value[leaf], old[leaf])) names[leaf] = nameOf(tree, leaf);
  } else names = allNames(tree);
  made.set(label, { tree, names });
  return names;
}

/** Whether nothing differs but values on which the names of two trees depend; an edit of a value keeps the other columns. */
function differInValues(a: GameTree, b: GameTree): boolean {
  const [{ kind, horizon }, other] = [a.columns, b.columns];
  return kind === other.kind && horizon === other.horizon && a.numbers === b.numbers && b.players === 0;
}

function nameOf(tree: GameTree, node: NodeId): string {
  const given = tree.label(node);
  // Most nodes of a large tree have no label.
  const label = given && shownName(given);
  if (!tree.isLeaf(node)) return label;
  const value = printLeaf(tree, node);
  return label === '' ? value : `${label} = ${value}`;
}

function allNames(tree: GameTree): string[] {
  const { label: labels } = tree.columns;
  const names = tree.nodes().map((node) => nameOf(tree, node));
  const free = freeLetters(new Set(labels.filter(Boolean).map(shownName)));
  /** by depth: the nodes without a name, from left to right, as in preorder */
  const plies: NodeId[][] = [];
  for (const node of tree.nodes()) {
    if (names[node] !== '') continue;
    const ply = plies[tree.depth(node)] ?? [];
    plies[tree.depth(node)] = ply;
    ply.push(node);
  }
  for (const ply of plies) for (const node of ply ?? []) names[node] = free.next().value;
  return names;
}

/** The names A, B, C … that have been made, in this order. */
const LETTERS: string[] = [];

/** Generates A, B, C … without those in `given`, because two nodes must not have the same name. */
export function* freeLetters(given: ReadonlySet<string>): Generator<string, never> {
  for (let index = 0; ; index += 1) {
    const name = letterAt(index);
    if (!given.has(name)) yield name;
  }
}

/** Returns the name with this index among A, B, C … */
export function letterAt(index: number): string {
  const name = LETTERS[index] ?? lettersOf(index);
  LETTERS[index] = name;
  return name;
}

/**
 * Writes the value of a leaf: "?" when it is unknown, with "≈" when it is an estimate, and with commas
 * between the components when there are several players.
 */
export function printLeaf(tree: GameTree, leaf: NodeId): string {
  const value = tree.value(leaf);
  const single = Number.isNaN(value) ? '?' : printNumber(value);
  const printed = tree.players > 0 ? printComponents(tree.vector(leaf)) : single;
  return tree.isHorizon(leaf) ? `≈${printed}` : printed;
}

/** Converts 0 to A, 25 to Z and 26 to AA, as spreadsheets name their columns. */
function lettersOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : lettersOf(Math.floor(index / 26) - 1) + letter;
}

/**
 * Returns a node's name for an enumeration: a vector is put in brackets, because it has commas of its own.
 */
export function nameInList(names: NodeNames, node: NodeId): string {
  const name = names.of(node);
  const { tree } = names;
  return tree.players > 0 && tree.isLeaf(node) && tree.label(node) === '' ? `(${name})` : name;
}

/** The names of nodes in a tree of several players. */
export class VectorNames extends NodeNames {
  /** In a sentence, a vector is put in brackets. */
  override token(node: NodeId): Segment {
    return { kind: 'node', node, text: nameInList(this, node) };
  }
}
