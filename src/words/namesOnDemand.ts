/** The names of a large tree, of which few are ever asked for: each is made when it is. */
import type { GameTree, NodeId } from '../core/index.ts';
import { LettersOnDemand, labelIn } from './lettersOnDemand.ts';
import { NodeNames, printLeaf } from './nodeNames.ts';

/** Gives the same names as `NodeNames`. */
export class NamesOnDemand extends NodeNames {
  readonly #letters: LettersOnDemand;

  constructor(tree: GameTree) {
    super(tree, []);
    this.#letters = new LettersOnDemand(tree, (node) =>
      tree.isLeaf(node) || labelIn(tree, node) !== '' ? -1 : tree.depth(node),
    );
  }

  override inLeaf(leaf: NodeId): string {
    return this.of(leaf);
  }

  override of(node: NodeId): string {
    const { tree } = this;
    const label = labelIn(tree, node);
    if (tree.isLeaf(node))
      return label === '' ? printLeaf(tree, node) : `${label} = ${printLeaf(tree, node)}`;
    return label === '' ? this.#letters.of(node) : label;
  }

  override prepared(): void {
    this.#letters.prepared();
  }
}
