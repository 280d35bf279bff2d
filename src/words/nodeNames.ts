/** What nodes are called: their own label, else A, B, C … from the root down, ply by ply, as AIMA does. */
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import type { Segment } from './sentence.ts';
import { shownName } from './shownName.ts';

export class NodeNames {
  readonly #names: readonly string[];

  constructor(readonly tree: GameTree) {
    const labels = tree.columns.label.map(shownName);
    const letters = firstLetters(tree, labels);
    this.#names = tree.nodes().map((node) => {
      const label = labels[node] ?? '';
      if (tree.isLeaf(node)) return leafName(label, tree.value(node));
      if (label !== '') return label;
      const letter = letters[tree.depth(node)] ?? 0;
      letters[tree.depth(node)] = letter + 1;
      return lettersOf(letter);
    });
  }

  /** An inner node's name; a leaf's value, "?" where it is unknown, after its label if it has one. */
  of(node: NodeId): string {
    return this.#names[node] ?? '';
  }

  /** The name as a token of a sentence. */
  token(node: NodeId): Segment {
    return { kind: 'node', node, text: this.of(node) };
  }
}

/** By ply, how many nodes in the plies above are called by letters. */
function firstLetters(tree: GameTree, labels: readonly string[]): number[] {
  const counts: number[] = new Array(tree.height + 2).fill(0);
  for (const node of tree.nodes()) {
    const below = tree.depth(node) + 1;
    if (!tree.isLeaf(node) && labels[node] === '') counts[below] = (counts[below] ?? 0) + 1;
  }
  let sum = 0;
  return counts.map((count) => {
    sum += count;
    return sum;
  });
}

function leafName(label: string, value: number): string {
  const printed = Number.isNaN(value) ? '?' : printNumber(value);
  return label === '' ? printed : `${label} = ${printed}`;
}

/** 0 → A, 25 → Z, 26 → AA, as spreadsheets count columns. */
function lettersOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : lettersOf(Math.floor(index / 26) - 1) + letter;
}
