/** The finished tree of the nodes that a growing space has generated. */
import type { GameTree, NodeId } from '../tree/index.ts';
import { keyBelow, ROOT_KEY } from '../tree/keyPaths.ts';
import { ROOT } from '../tree/nodeId.ts';
import { CHANCE, innerKindOf, type KindCode, LEAF, MAX, MIN, PLAYER } from '../tree/nodeKind.ts';
import { type NodeAttributes, TreeBuilder } from '../tree/treeBuilder.ts';
import { orNaN } from './orNaN.ts';
import type { Source } from './source.ts';

/** The number of nodes that are added to a finished tree before a pause. */
const NODES_AT_ONCE = 2048;

export interface Grown {
  readonly tree: GameTree;
  /** the ids in the finished tree, by rank of generation */
  readonly idOf: (generated: NodeId) => NodeId;
  /** the ranks of generation, by id in the finished tree */
  readonly generationOrder: readonly NodeId[];
}

/** What a growing space tells of the nodes that it has generated. */
interface Generated<Position, Move> {
  readonly source: Source<Position, Move>;
  readonly size: number;
  /** Returns who decides at a node, or LEAF where the game is over. */
  ownKind(node: NodeId): KindCode;
  /** Whether the game failed to say who decides at a node. */
  hasFailed(node: NodeId): boolean;
  /** Whether ACTIONS was called for the moves of a node. */
  hasMoves(node: NodeId): boolean;
  isHorizon(leaf: NodeId): boolean;
  parent(node: NodeId): NodeId;
  position(node: NodeId): Position;
  staticValue(node: NodeId): number;
  movesOf(node: NodeId): readonly Move[];
  move(node: NodeId, index: number): Move;
  /** Returns the indices of the moves of a node that led to new nodes. */
  generatedMoves(node: NodeId): readonly number[];
  childSoFar(node: NodeId, index: number): NodeId;
  /** Returns the indices of the noisy moves of a node. */
  noisyAt(node: NodeId): readonly number[];
  /** Returns the same, once they have been asked for. */
  noisySoFar(node: NodeId): readonly number[] | undefined;
}

/** A node that is to be added to the finished tree, or whose children have all been added. */
interface Pending {
  readonly node: NodeId;
  /** the index, among all moves of its parent, of the move that leads to this node */
  readonly index: number;
  readonly key: string;
  /** whether its children have been added */
  readonly isEnd: boolean;
}

/**
 * Makes the tree of the generated nodes, in preorder; a node without a key gets its path of move indices. A node whose
 * moves the search has not asked for is a leaf unless `isOpen` says that it is an inner node without children.
 */
export function* grownTree<Position, Move>(
  space: Generated<Position, Move>,
  { isOpen = false }: { readonly isOpen?: boolean },
): Generator<undefined, Grown> {
  const { source } = space;
  const builder = new TreeBuilder();
  const ids = new Int32Array(space.size);
  const generationOrder: NodeId[] = [];
  /** the nodes to add to the tree, the next one last; a node comes again when its children are complete */
  const pending: Pending[] = [{ node: ROOT, index: 0, key: ROOT_KEY, isEnd: false }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node, index, key, isEnd } = next;
    if (isEnd) {
      builder.close();
      continue;
    }
    if (builder.size % NODES_AT_ONCE === NODES_AT_ONCE - 1) yield;
    ids[node] = builder.size;
    generationOrder.push(node);
    const attributes = { key, ...attributesOf(space, node, index) };
    const kind = space.ownKind(node);
    if (kind === LEAF)
      builder.leaf(space.hasFailed(node) ? Number.NaN : orNaN(() => source.value(space.position(node))), {
        ...attributes,
        isHorizon: space.isHorizon(node),
        isTabled: source.isTabled?.(space.position(node)) ?? false,
      });
    else if (!isOpen && !space.hasMoves(node)) {
      const noisyMoves = space.noisySoFar(node)?.length;
      builder.leaf(attributes.staticValue ?? Number.NaN, { ...attributes, noisyMoves, isHorizon: true });
    } else {
      builder.open(innerKindOf(kind), {
        ...attributes,
        moveCount: space.movesOf(node).length,
        ...(source.isNoisy !== undefined && { noisyMoves: space.noisyAt(node).length }),
      });
      pending.push({ ...next, isEnd: true });
      for (const place of space.generatedMoves(node).toReversed())
        pending.push({
          ...{ node: space.childSoFar(node, place), index: place },
          ...{ key: keyBelow(key, place), isEnd: false },
        });
    }
  }
  return {
    tree: builder.finish(source.leafBounds),
    idOf: (generated) => ids[generated] as NodeId,
    generationOrder,
  };
}

function attributesOf<Position, Move>(
  space: Generated<Position, Move>,
  node: NodeId,
  index: number,
): NodeAttributes {
  const { source } = space;
  const staticValue = space.staticValue(node);
  return {
    ...(!space.hasFailed(node) && {
      ...source.nodeAttributes?.(space.position(node)),
      ...turnAt(space, node),
    }),
    ...(node !== ROOT && moveAttributes(space, space.parent(node), index)),
    ...(!Number.isNaN(staticValue) && { staticValue }),
  };
}

/** Returns who moves at a node of a game, or would move where the game is over; nothing for a source that says so itself. */
function turnAt<Position, Move>(
  space: Generated<Position, Move>,
  node: NodeId,
): Pick<NodeAttributes, 'turn'> {
  const { turnAtEnd } = space.source;
  if (turnAtEnd === undefined) return {};
  switch (space.ownKind(node)) {
    case MAX:
      return { turn: 'max' };
    case MIN:
      return { turn: 'min' };
    case CHANCE:
      return { turn: 'chance' };
    case LEAF:
      return { turn: turnAtEnd(space.position(node)) };
    case PLAYER:
      return {};
  }
}

/** Returns what is known of a node by the move that leads to it. */
function moveAttributes<Position, Move>(
  space: Generated<Position, Move>,
  parent: NodeId,
  index: number,
): NodeAttributes {
  const { source } = space;
  const before = space.position(parent);
  const move = space.move(parent, index);
  const times = source.times?.(move) ?? 1;
  const probability = space.ownKind(parent) === CHANCE ? source.probability(before, move) : null;
  return {
    ...{ move: source.printMove(move), moveClass: source.moveClass?.(before, move) },
    ...(times > 1 && { times }),
    ...(space.noisyAt(parent).includes(index) && { isNoisy: true }),
    ...(probability !== null && { probability }),
  };
}
