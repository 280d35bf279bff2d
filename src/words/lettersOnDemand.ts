/** The letters of the nodes of a large tree that have no label; which node has which is found out when the first is asked for. */
import type { GameTree, NodeId } from '../core/index.ts';
import { freeLetters, letterAt } from './nodeNames.ts';
import { shownName } from './visibleText.ts';

/** Returns the label of a node as it is written; "" when there is none. */
export function labelIn(tree: GameTree, node: NodeId): string {
  const label = tree.label(node);
  // Most nodes of a large tree have no label.
  return label && shownName(label);
}

export class LettersOnDemand {
  /** by node with a letter: how many such nodes come before it; found once */
  #ranks: Int32Array | null = null;
  readonly #letters: string[] = [];
  /** the letters that are no labels; null when no node has a label */
  #free: Generator<string, never> | null = null;

  /**
   * @param groupOf returns, for a node that has a letter, which group of nodes it belongs to, a number up to the height of
   *   the tree + 1; −1 for any other node. One group gets its letters after the other, and within a group the nodes in
   *   preorder
   */
  constructor(
    private readonly tree: GameTree,
    private readonly groupOf: (node: NodeId) => number,
  ) {}

  /** Finds out once what all letters depend on, which takes a time in proportion to the size of the tree. */
  prepared(): Int32Array {
    if (this.#ranks === null) {
      const { label } = this.tree.columns;
      this.#ranks = this.#ranked();
      if (label.some((own) => own !== ''))
        this.#free = freeLetters(new Set(label.map((own) => own && shownName(own))));
    }
    return this.#ranks;
  }

  of(node: NodeId): string {
    const rank = this.prepared()[node] as number;
    if (this.#free === null) return letterAt(rank);
    while (this.#letters.length <= rank) this.#letters.push(this.#free.next().value);
    return this.#letters[rank] as string;
  }

  #ranked(): Int32Array {
    const { size, height } = this.tree;
    const ranks = new Int32Array(size);
    /** by group: the rank of its next node; at first the number of nodes in the group before */
    const next = new Int32Array(height + 3);
    for (let node = 0; node < size; node += 1) {
      const after = this.groupOf(node as NodeId) + 1;
      if (after > 0) next[after] = (next[after] as number) + 1;
    }
    for (let group = 1; group < next.length; group += 1)
      next[group] = (next[group] as number) + (next[group - 1] as number);
    for (let node = 0; node < size; node += 1) {
      const group = this.groupOf(node as NodeId);
      if (group < 0) continue;
      ranks[node] = next[group] as number;
      next[group] = (next[group] as number) + 1;
    }
    return ranks;
  }
}
