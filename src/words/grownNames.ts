import type { GameTree } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { nodesOfWhole } from '../core/tree/nodesOfWhole.ts';
import { LettersOnDemand, labelIn } from './lettersOnDemand.ts';
import { NodeNames, printLeaf } from './nodeNames.ts';
import { shownName } from './visibleText.ts';

/**
 * Returns names for the nodes of a grown tree: each has the name of the node that corresponds to it in the
 * full tree.
 */
export function namesAsWhole(grown: GameTree, whole: NodeNames): NodeNames {
  return new NamesAsWhole(grown, whole);
}

class NamesAsWhole extends NodeNames {
  constructor(
    grown: GameTree,
    private readonly whole: NodeNames,
  ) {
    super(grown, [], whole.areBelowLeaves ? [] : undefined);
  }

  override of(node: NodeId): string {
    return this.whole.of(this.#inWhole(node));
  }

  override inLeaf(leaf: NodeId): string {
    return this.whole.inLeaf(this.#inWhole(leaf));
  }

  #inWhole(node: NodeId): NodeId {
    return nodesOfWhole(this.tree, this.whole.tree)[node] as NodeId;
  }
}

/**
 * Returns names for a search that adds leaves to a tree of its own, so that they need names too: inner nodes have their
 * usual names, leaves without labels the next letters, and the values are written inside the leaves.
 */
export const namesOfAll = memoizeByObject((tree: GameTree): NodeNames => {
  return new NamesBelow(tree, (node) => {
    if (labelIn(tree, node) !== '') return -1;
    return tree.isLeaf(node) ? tree.height + 1 : tree.depth(node);
  });
});

/**
 * Returns names for a search with OPEN and CLOSED, where leaves need names too. A node's name is its label,
 * otherwise s for the root and A, B, C … ply by ply; the values are written inside the leaves.
 */
export const listNames = memoizeByObject((tree: GameTree): NodeNames => {
  const isLettered = (node: NodeId) => labelIn(tree, node) === '';
  const isStart = (label: string) => label !== '' && shownName(label) === 's';
  const hasStart = isLettered(ROOT) && !tree.columns.label.some(isStart);
  const groupOf = (node: NodeId) =>
    isLettered(node) && !(hasStart && node === ROOT) ? tree.depth(node) : -1;
  return new NamesBelow(tree, groupOf, hasStart ? 's' : null);
});

/** The names of nodes of which leaves have some as well: labels or letters, with the values inside the leaves. */
class NamesBelow extends NodeNames {
  readonly #letters: LettersOnDemand;

  /** @param root the name of the root; null when it has a label or a letter */
  constructor(
    tree: GameTree,
    groupOf: (node: NodeId) => number,
    private readonly root: string | null = null,
  ) {
    super(tree, [], []);
    this.#letters = new LettersOnDemand(tree, groupOf);
  }

  override of(node: NodeId): string {
    if (node === ROOT && this.root !== null) return this.root;
    return labelIn(this.tree, node) || this.#letters.of(node);
  }

  override prepared(): void {
    this.#letters.prepared();
  }

  override inLeaf(leaf: NodeId): string {
    return this.tree.isLeaf(leaf) ? printLeaf(this.tree, leaf) : '';
  }
}
