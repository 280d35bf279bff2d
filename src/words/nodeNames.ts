/**
 * The names of nodes: their own label, or else A, B, C … from the root down, ply by ply, as AIMA does, without letters
 * that are labels already.
 */

import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { printComponents, printNumber } from '../core/tree/printNumber.ts';
import type { Segment } from './sentence.ts';
import { shownName } from './visibleText.ts';

export class NodeNames {
  /** whether leaves have names that do not stand in them */
  readonly areBelowLeaves: boolean;
  readonly #names: readonly string[];
  readonly #inLeaves: readonly string[];

  /**
   * @param names the names by node; without them each node gets its own @param inLeaves the texts in the leaves when
   * those are not their names, which then stand below them
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

  /** Returns the text in a leaf. */
  inLeaf(leaf: NodeId): string {
    return this.#inLeaves[leaf] ?? '';
  }

  /** Returns an inner node's name; or a leaf's value, "?" when it is unknown, after its label if it has one. */
  of(node: NodeId): string {
    return this.#names[node] ?? '';
  }

  /** Returns the name as a token of a sentence. */
  token(node: NodeId): Segment {
    return { kind: 'node', node, text: this.of(node) };
  }
}

function namesIn(tree: GameTree): readonly string[] {
  const labels = tree.columns.label.map(shownName);
  const names = tree.nodes().map((node) => {
    const label = labels[node] ?? '';
    if (!tree.isLeaf(node)) return label;
    const value = printLeaf(tree, node);
    return label === '' ? value : `${label} = ${value}`;
  });
  const free = freeLetters(new Set(labels));
  const unnamed = tree.nodes().filter((node) => names[node] === '');
  // In preorder the nodes of a ply come from left to right.
  for (const node of unnamed.sort((a, b) => tree.depth(a) - tree.depth(b))) names[node] = free.next().value;
  return names;
}

/** Generates A, B, C … without the labels in the tree, because two nodes with one name could not be told apart. */
export function* freeLetters(given: ReadonlySet<string>): Generator<string, never> {
  for (let index = 0; ; index += 1) {
    const name = lettersOf(index);
    if (!given.has(name)) yield name;
  }
}

/**
 * Writes the value of a leaf: "?" when it is unknown, a number for each of several players, and "≈" before an estimate.
 */
export function printLeaf(tree: GameTree, leaf: NodeId): string {
  const value = tree.value(leaf);
  const single = Number.isNaN(value) ? '?' : printNumber(value);
  const printed = tree.players > 0 ? printComponents(tree.vector(leaf)) : single;
  return tree.isHorizon(leaf) ? `≈${printed}` : printed;
}

/** Converts 0 to A, 25 to Z, 26 to AA, as spreadsheets count columns. */
function lettersOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : lettersOf(Math.floor(index / 26) - 1) + letter;
}

/** Returns a name for use among other words or names: a vector, which has commas of its own, in brackets. */
export function nameInList(names: NodeNames, node: NodeId): string {
  const name = names.of(node);
  const { tree } = names;
  return tree.players > 0 && tree.isLeaf(node) && tree.label(node) === '' ? `(${name})` : name;
}

/** The names of nodes with several players. */
export class VectorNames extends NodeNames {
  /** A vector in a sentence stands in brackets. */
  override token(node: NodeId): Segment {
    return { kind: 'node', node, text: nameInList(this, node) };
  }
}
