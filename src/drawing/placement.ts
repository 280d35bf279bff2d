/** The places of everything in the drawing of a tree or of a graph, as data. */
import type { NodeId } from '../core/tree/nodeId.ts';
import type { NodeKind } from '../core/tree/nodeKind.ts';
import type { Content, Metrics } from './metrics.ts';
import type { NodeShape } from './shapes.ts';

/** The side of a shape at which its name stands. */
export interface NameSide {
  readonly isRight: boolean;
  /** beside the apex: in a crowded ply there may be room nowhere else */
  readonly isAtApex: boolean;
  /** in a crowded ply the name is written only where the search or the reader is */
  readonly isQuiet: boolean;
  /** the distance in px from the outline to what stands there next */
  readonly room: number;
  /** the distance in px by which the block makes way for a flat edge above or below it */
  readonly lift: number;
}

export interface EdgeLabelPlace {
  /** how far down the edge the label stands, with 0 at the parent */
  readonly share: number;
  readonly isBeside: boolean;
}

export interface Placement extends NodeShape {
  readonly node: NodeId;
  /** the centre of the shape's top edge, px */
  readonly x: number;
  readonly y: number;
  /** where name and bounds stand; `null` at leaves and when there is no room */
  readonly side: NameSide | null;
}

/**
 * A position that several moves lead to has several edges above it: the first has the node's id, the others have ids
 * after those of all nodes.
 */
export type EdgeId = number;

export interface LayoutEdge {
  readonly id: EdgeId;
  readonly from: NodeId;
  readonly to: NodeId;
  /** the texts on the edge and near its end; "" for none */
  readonly label: string;
  readonly end: string;
  /** the points at which the edge passes the plies between, from the top, px */
  readonly bends: readonly { readonly x: number; readonly y: number }[];
}

export interface Ply {
  readonly depth: number;
  /** the middle of the row of shapes, px */
  readonly y: number;
  /** the side whose ply it is; null when sides are mixed */
  readonly kind: NodeKind | null;
  /** for several players: the player whose ply it is, from 0 */
  readonly player?: number | undefined;
}

/** Subtrees without room of their own: each is one mark below its node. */
export interface Fold {
  readonly folded: ReadonlySet<NodeId>;
  /** all nodes that are not inside folded subtrees, in preorder */
  readonly shown: readonly NodeId[];
  /** the greatest depth of those nodes, in edges */
  readonly height: number;
  /** "+33 nodes": the text at the mark of a fold */
  readonly said: (count: number) => string;
}

export interface Layout extends Content {
  readonly metrics: Metrics;
  /** the folded part of the tree; null when nothing is folded */
  readonly fold: Fold | null;
  /** the placements by node id */
  readonly placements: readonly Placement[];
  readonly edges: ReadonlyMap<EdgeId, LayoutEdge>;
  readonly plies: readonly Ply[];
  /** the size of the drawing in px; larger than the viewport when the smallest font does not fit */
  readonly width: number;
  readonly height: number;
  readonly edgeLabels: EdgeLabelPlace;
  /** by node with moves that were never generated: where the stub for them ends, px; see stubs.ts */
  readonly stubs: ReadonlyMap<NodeId, number>;
  /** the words behind the number at a stub; "" when there is no room */
  readonly stubWords: string;
}

/** Returns the nodes that have room, in preorder. */
export function shownOf({ tree, fold }: Pick<Layout, 'tree' | 'fold'>): readonly NodeId[] {
  return fold?.shown ?? tree.nodes();
}
