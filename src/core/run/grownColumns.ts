/**
 * The tree of a run that grew, as plain data that another thread can send. Its texts stay behind: each of its nodes stands
 * for one of the whole tree, which has the same texts.
 */
import { GameTree, type TreeColumns } from '../tree/gameTree.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { keepNodesOfWhole } from '../tree/nodesOfWhole.ts';

export interface GrownColumns {
  /** the columns of the tree; those of texts are empty */
  readonly tree: TreeColumns;
  readonly leafBounds: readonly [number, number];
  /** by node: the node of the whole tree that it stands for */
  readonly inWhole: Int32Array<ArrayBuffer>;
}

/**
 * Returns what is sent of a tree that has grown.
 *
 * @param inWhole returns the node of the whole tree by the rank of generation
 */
export function grownColumns(
  { columns, leafBounds }: GameTree,
  generationOrder: readonly NodeId[],
  inWhole: (generated: NodeId) => NodeId,
): GrownColumns {
  return {
    tree: { ...columns, label: [], move: [], key: [], probability: [] },
    leafBounds,
    inWhole: Int32Array.from(generationOrder, inWhole),
  };
}

/** The number of nodes that get their texts in one step. */
const NODES = 8192;

/** Puts the tree together in steps, with the texts of the whole tree. */
export function* grownTree(
  whole: GameTree,
  { tree: columns, leafBounds, inWhole }: GrownColumns,
): Generator<undefined, GameTree> {
  const texts = {
    label: [] as string[],
    move: [] as string[],
    key: [] as string[],
    probability: [] as string[],
  };
  for (let node = 0; node < inWhole.length; node += 1) {
    const own = inWhole[node] as NodeId;
    texts.label.push(whole.label(own));
    texts.key.push(whole.key(own));
    // No move leads to the root, whatever leads to it in a larger tree of which the whole one is a part.
    texts.move.push(node === ROOT ? '' : whole.move(own));
    texts.probability.push(node === ROOT ? '' : whole.probability(own));
    if (node % NODES === NODES - 1) yield;
  }
  const tree = new GameTree({ ...columns, ...texts }, leafBounds);
  keepNodesOfWhole(tree, whole, inWhole);
  return tree;
}
