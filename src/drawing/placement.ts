/** Where everything of a tree, or of a graph, stands, as data. */
import type { NodeId } from '../core/tree/nodeId.ts';
import type { NodeKind } from '../core/tree/nodeKind.ts';
import type { Content, Metrics } from './metrics.ts';
import type { NodeShape } from './shapes.ts';

/** At which side of a shape its name stands. */
export interface NameSide {
  readonly isRight: boolean;
  /** beside the apex: in a crowded ply there may be room nowhere else */
  readonly isAtApex: boolean;
  /** in a crowded ply the name is written only where the search or the reader is */
  readonly isQuiet: boolean;
  /** px from the outline to what stands there next */
  readonly room: number;
  /** px by which the block makes way for an edge that runs flat above or below it */
  readonly lift: number;
}

export interface EdgeLabelPlace {
  /** how far down the edge, 0 at the parent */
  readonly share: number;
  readonly isBeside: boolean;
}

export interface Placement extends NodeShape {
  readonly node: NodeId;
  /** the centre of the shape's top edge, px */
  readonly x: number;
  readonly y: number;
  /** where name and bounds stand; `null` at leaves and where there is no room */
  readonly side: NameSide | null;
}

/** A node to which a position merges has several edges above it: the first has the node's id, the others come after all nodes'. */
export type EdgeId = number;

export interface LayoutEdge {
  readonly id: EdgeId;
  readonly from: NodeId;
  readonly to: NodeId;
  /** what stands on it, and near its end; "" for nothing */
  readonly label: string;
  readonly end: string;
  /** where it passes the plies between, from above, px */
  readonly bends: readonly { readonly x: number; readonly y: number }[];
}

export interface Ply {
  readonly depth: number;
  /** the middle of the row of shapes, px */
  readonly y: number;
  /** whose ply it is; null where sides are mixed */
  readonly kind: NodeKind | null;
  /** of several players, from 0 */
  readonly player?: number | undefined;
}

/** Subtrees without room of their own: each is one mark below its node. */
export interface Fold {
  readonly folded: ReadonlySet<NodeId>;
  /** all other nodes, in preorder */
  readonly shown: readonly NodeId[];
  /** how many edges deep those are */
  readonly height: number;
  /** "+33 nodes": what stands at the mark of so many */
  readonly said: (count: number) => string;
}

export interface Layout extends Content {
  readonly metrics: Metrics;
  /** what of the tree has no room of its own; null where all has */
  readonly fold: Fold | null;
  /** by node id */
  readonly placements: readonly Placement[];
  readonly edges: ReadonlyMap<EdgeId, LayoutEdge>;
  readonly plies: readonly Ply[];
  /** the drawing's own size, px; larger than the viewport where the smallest font does not fit */
  readonly width: number;
  readonly height: number;
  readonly edgeLabels: EdgeLabelPlace;
  /** by node with moves that were never generated: where the stub for them ends, px; see stubs.ts */
  readonly stubs: ReadonlyMap<NodeId, number>;
  /** what stands behind the number there; "" where it has no room */
  readonly stubWords: string;
}

/** The nodes that have room, in preorder. */
export function shownOf({ tree, fold }: Pick<Layout, 'tree' | 'fold'>): readonly NodeId[] {
  return fold?.shown ?? tree.nodes();
}
