/** The names of a large tree, of which few are ever asked for: each is made when it is. */
import type { GameTree, NodeId } from '../core/index.ts';
import { LEAF } from '../core/tree/nodeKind.ts';
import { freeLetters, letterAt, NodeNames, printLeaf } from './nodeNames.ts';
import { shownName } from './visibleText.ts';

/** Gives the same names as `NodeNames`. */
export class NamesOnDemand extends NodeNames {
  /** by node, for an inner node without a label: how many such nodes come before it, ply by ply; found once */
  #ranks: Int32Array | null = null;
  readonly #letters: string[] = [];
  /** the letters that are no labels; null when no node has a label */
  #free: Generator<string, never> | null = null;

  constructor(tree: GameTree) {
    super(tree, []);
  }

  override inLeaf(leaf: NodeId): string {
    return this.of(leaf);
  }

  override of(node: NodeId): string {
    const { tree } = this;
    const label = tree.label(node) && shownName(tree.label(node));
    if (tree.isLeaf(node))
      return label === '' ? printLeaf(tree, node) : `${label} = ${printLeaf(tree, node)}`;
    return label === '' ? this.#letter(node) : label;
  }

  /** Finds out once what all names depend on, which takes a time in proportion to the size of the tree. */
  prepared(): Int32Array {
    if (this.#ranks === null) {
      const { label } = this.tree.columns;
      this.#ranks = ranksIn(this.tree);
      if (label.some((own) => own !== ''))
        this.#free = freeLetters(new Set(label.map((own) => own && shownName(own))));
    }
    return this.#ranks;
  }

  #letter(node: NodeId): string {
    const rank = this.prepared()[node] as number;
    if (this.#free === null) return letterAt(rank);
    while (this.#letters.length <= rank) this.#letters.push(this.#free.next().value);
    return this.#letters[rank] as string;
  }
}

function ranksIn(tree: GameTree): Int32Array {
  const { size, height, columns } = tree;
  const isNamed = (node: number) => columns.kind[node] !== LEAF && !columns.label[node];
  const next = new Int32Array(height + 2);
  for (let node = 0; node < size; node += 1)
    if (isNamed(node)) {
      const below = (columns.depth[node] as number) + 1;
      next[below] = (next[below] as number) + 1;
    }
  for (let ply = 1; ply < next.length; ply += 1)
    next[ply] = (next[ply] as number) + (next[ply - 1] as number);
  const ranks = new Int32Array(size);
  for (let node = 0; node < size; node += 1)
    if (isNamed(node)) {
      const ply = columns.depth[node] as number;
      ranks[node] = next[ply] as number;
      next[ply] = (next[ply] as number) + 1;
    }
  return ranks;
}
