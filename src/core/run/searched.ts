/** Wraps what passes search, an existing tree or a growing one, so that both answer the same questions. */
import type { GrowingSpace } from '../search/growingSpace.ts';
import type { SearchLimits } from '../search/index.ts';
import { mayJudge } from '../search/searchLimits.ts';
import { type Ends, endsOfTree } from '../search/timedEnds.ts';
import { withoutUnseen } from '../search/unseenMoves.ts';
import { asSearched, type ChildOrder, orderByKind, type PassView } from '../tree/asSearched.ts';
import { type GameTree, LEFT_OUT } from '../tree/gameTree.ts';
import type { SearchSpace } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import type { Tried } from './triedOrder.ts';

export interface Searched {
  readonly grows: boolean;
  readonly leafBounds: readonly [number, number];
  readonly hasHorizon: boolean;
  /** whether the root has a value without a search, such as a static value */
  readonly judgesRoot: boolean;
  /** the order that tries the best kind of move first at each node */
  readonly orderByKind: ChildOrder;
  /** the wins and losses among the ends, for the rule for equal moves */
  readonly ends: Ends;
  /** Starts a pass: returns the space that its search walks, and the order in which it tries children. */
  begin(view: PassView): Beginning;
  /** Whether a search to this depth sees the whole tree. */
  isWhole(depth: number): boolean;
  /** Whether the node is terminal. */
  isOver(node: NodeId): boolean;
  isWithin(node: NodeId, ancestor: NodeId): boolean;
  /** Makes the finished tree, and the map from the node ids of the search to those of that tree. */
  finish(): Generator<undefined, Finished>;
}

interface Beginning {
  readonly space: SearchSpace;
  readonly tried: Tried;
}

interface Finished {
  readonly tree: GameTree;
  readonly idOf: (node: NodeId) => NodeId;
  readonly generationOrder: readonly NodeId[];
  /** converts an order of moves to an order of the children in the finished tree */
  readonly orderOf: (order: ChildOrder) => ChildOrder;
}

export function drawn(tree: GameTree, limits: SearchLimits): Searched {
  return {
    grows: false,
    leafBounds: tree.leafBounds,
    hasHorizon: tree.hasHorizon || mayJudge(limits),
    judgesRoot: tree.isLeaf(ROOT) || !Number.isNaN(tree.staticValue(ROOT)),
    orderByKind: limits.tries === 'kind' ? orderByKind(tree) : NO_ORDER,
    begin: (view) => beginDrawn(tree, view),
    ends: endsOfTree(tree),
    isWhole: (depth) => depth >= tree.height,
    isOver: (node) => tree.isLeaf(node),
    isWithin: (node, ancestor) => tree.isWithin(node, ancestor),
    *finish() {
      yield;
      return {
        tree,
        idOf: (node) => node,
        generationOrder: tree.nodes(),
        orderOf: (order) => order,
      };
    },
  };
}

export function growing<Position, Move>(space: GrowingSpace<Position, Move>, limits: SearchLimits): Searched {
  const { depthLimit, leafBounds, hasHorizon, source } = space;
  if (limits.deepen) space.keepJudged();
  return {
    grows: true,
    leafBounds,
    hasHorizon: hasHorizon || mayJudge(limits),
    judgesRoot: space.canJudge(ROOT),
    orderByKind: limits.tries === 'kind' ? space.sortMoves() : NO_ORDER,
    begin(view) {
      space.beginPass({ ...view, depth: view.depth ?? depthLimit });
      return { space, tried: space };
    },
    ends: {
      hasWins: source.hasWins ?? false,
      isWonOrLost: source.isWonOrLost ?? false,
      depth: (node) => space.depth(node),
    },
    isWhole: (depth) => depth > space.height,
    isOver: (node) => space.isOver(node),
    isWithin: (node, ancestor) => space.isWithin(node, ancestor),
    *finish() {
      const grown = yield* space.grown();
      yield;
      return { ...grown, orderOf: (order) => grownOrder(space, order) };
    },
  };
}

const NO_ORDER: ChildOrder = new Map();

function beginDrawn(tree: GameTree, view: PassView): Beginning {
  const space = asSearched(tree, view);
  return {
    space: withoutUnseen(space),
    tried: {
      kind: (node) => space.kind(node),
      places: (node) => view.order?.get(node) ?? [...Array(tree.childCount(node)).keys()],
      isTried: (node, place) => space.childIndex(tree.child(node, place)) !== LEFT_OUT,
    },
  };
}

/** Converts, for each node, an order of its moves to an order of those children that were generated. */
function grownOrder<Position, Move>(space: GrowingSpace<Position, Move>, order: ChildOrder): ChildOrder {
  return new Map(
    [...order].map(([node, moves]) => {
      const generated = space.generatedMoves(node);
      const places = moves.map((move) => generated.indexOf(move)).filter((place) => place >= 0);
      return [node, places];
    }),
  );
}
