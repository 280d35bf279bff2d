/** What nodes are called: their own label, else A, B, C … from the root down, ply by ply, as AIMA does. */
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import type { Segment } from './sentence.ts';

export class NodeNames {
  readonly #names: readonly string[];

  constructor(readonly tree: GameTree) {
    const names: string[] = new Array(tree.size).fill('');
    const byDepth = tree.nodes().sort((a, b) => tree.depth(a) - tree.depth(b) || a - b);
    let letters = 0;
    for (const node of byDepth) {
      if (tree.isLeaf(node)) names[node] = tree.label(node) || leafName(tree.value(node));
      else names[node] = tree.label(node) || lettersOf(letters++);
    }
    this.#names = names;
  }

  /** An inner node's name; a leaf's value, or "?" where it is unknown. */
  of(node: NodeId): string {
    return this.#names[node] ?? '';
  }

  /** The name as a token of a sentence. */
  token(node: NodeId): Segment {
    return { kind: 'node', node, text: this.of(node) };
  }
}

function leafName(value: number): string {
  return Number.isNaN(value) ? '?' : printNumber(value);
}

/** 0 → A, 25 → Z, 26 → AA, as spreadsheets count columns. */
function lettersOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : lettersOf(Math.floor(index / 26) - 1) + letter;
}
