/** What nodes are called: their own label, else A, B, C … from the root down, ply by ply, as AIMA does. */
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import type { Segment } from './sentence.ts';
import { shownName } from './shownName.ts';

export class NodeNames {
  readonly #names: readonly string[];

  constructor(readonly tree: GameTree) {
    const names: string[] = new Array(tree.size).fill('');
    let letters = 0;
    for (const node of plyByPly(tree)) {
      const label = shownName(tree.label(node));
      if (tree.isLeaf(node)) names[node] = leafName(label, tree.value(node));
      else names[node] = label || lettersOf(letters++);
    }
    this.#names = names;
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

/** From the root down, left to right. */
function plyByPly(tree: GameTree): NodeId[] {
  const plies: NodeId[][] = [];
  for (const node of tree.nodes()) {
    const ply = plies[tree.depth(node)];
    if (ply === undefined) plies[tree.depth(node)] = [node];
    else ply.push(node);
  }
  return plies.flat();
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
