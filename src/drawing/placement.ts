/** Defines the positions of nodes, edges, plies and stubs in the drawing of a tree or of a graph, as data. */
import type { NodeId, NodeKind } from '../core/index.ts';
import type { Content, Metrics } from './metrics.ts';
import type { NodeShape } from './shapes.ts';

/** The place beside a shape at which the node's name and bounds stand. */
export interface NameSide {
  readonly isRight: boolean;
  /** whether they stand beside the apex of the triangle, when a crowded ply has room nowhere else */
  readonly isAtApex: boolean;
  /** whether the ply is crowded, so that the name is written only where the search is or the reader points */
  readonly isQuiet: boolean;
  /** the distance from the outline of the shape to its neighbour, px */
  readonly room: number;
  /** how far the name and the bounds move up or down to avoid a flat edge, px */
  readonly lift: number;
  /**
   * how much of the height beside a triangle the edge at its apex takes, px, when two lines of text have too little of it
   * left
   */
  readonly taken?: number;
  /** whether the shape is so low that there is one line of text beside it, in which the bounds stand behind the name */
  readonly isLow?: boolean;
}

export interface EdgeLabelPlace {
  /** how far down the edge the label stands, as a fraction of its length, with 0 at the parent */
  readonly share: number;
  readonly isBeside: boolean;
}

export interface Placement extends NodeShape {
  readonly node: NodeId;
  /** the middle of the top of the shape, px */
  readonly x: number;
  readonly y: number;
  /** the place of the name and the bounds; null at leaves and when there is no room */
  readonly side: NameSide | null;
}

/**
 * The id of an edge. A position to which several moves lead has several edges above it: the first edge has
 * the node's id, the others have ids after those of all nodes.
 */
export type EdgeId = number;

export interface LayoutEdge {
  readonly id: EdgeId;
  readonly from: NodeId;
  readonly to: NodeId;
  /** the texts on the edge and near its lower end; "" for none */
  readonly label: string;
  readonly end: string;
  /** the points at which the edge passes the plies between its ends, from top to bottom, px */
  readonly bends: readonly { readonly x: number; readonly y: number }[];
}

/** The edges of a drawing by their ids; those of a tree are made when they are asked for. */
export type Edges = Pick<ReadonlyMap<EdgeId, LayoutEdge>, 'get' | 'keys' | 'values'>;

export interface Ply {
  readonly depth: number;
  /** the y of the middle of the ply's shapes, px */
  readonly y: number;
  /** the kind of the ply's nodes; null when they are of several kinds */
  readonly kind: NodeKind | null;
  /** in a game of several players: the player to whom the nodes of the ply belong, from 0 */
  readonly player?: number | undefined;
}

/** The folded subtrees of a tree, each of which is hidden and represented by one mark below its node. */
export interface Fold {
  readonly folded: ReadonlySet<NodeId>;
  /** all nodes that are not inside folded subtrees, in preorder */
  readonly shown: readonly NodeId[];
  /** by node, its place in preorder as siblings are drawn; absent when that is its id */
  readonly rank?: Int32Array;
  /** the greatest depth that these nodes and the marks of folds reach, in edges */
  readonly height: number;
  /** Returns the text at the mark of a fold for a number of hidden nodes, such as "+33 nodes". */
  readonly said: (count: number) => string;
}

export interface Layout extends Content {
  readonly metrics: Metrics;
  /** the folded subtrees; null when nothing is folded */
  readonly fold: Fold | null;
  /** by node, its place in preorder as siblings are drawn; absent when that is its id */
  readonly rank?: Int32Array;
  /** the placements by node id; all nodes inside a folded subtree have that of its mark, which is its first child's */
  readonly placements: readonly Placement[];
  readonly edges: Edges;
  readonly plies: readonly Ply[];
  /**
   * the size of the drawing in px; larger than its space when the tree does not fit even with the smallest
   * font
   */
  readonly width: number;
  readonly height: number;
  readonly edgeLabels: EdgeLabelPlace;
  /** by node with moves that were never generated: the x of the lower end of its stub, px; see stubs.ts */
  readonly stubs: ReadonlyMap<NodeId, number>;
  /** the words behind the number at a stub; "" when there is no room for them */
  readonly stubWords: string;
}

/** Returns the nodes that are not hidden in a folded subtree, in preorder. */
export function shownOf({ tree, fold }: Pick<Layout, 'tree' | 'fold'>): readonly NodeId[] {
  return fold?.shown ?? tree.nodes();
}
