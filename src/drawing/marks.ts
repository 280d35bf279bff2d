/** How everything looks at one step, as data; the renderer redraws what differs from the step before. */

import type { BoundNotation } from '../core/trace/boundNotation.ts';
import { pathAt } from '../core/trace/callStack.ts';
import type { NodeState, NodeStatus } from '../core/trace/nodeState.ts';
import { principalVariationAt } from '../core/trace/principalVariation.ts';
import { rangeLabel } from '../core/trace/rangeLabel.ts';
import type { Trace } from '../core/trace/trace.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import { printBounds } from '../words/symbols.ts';
import type { Layout } from './layout.ts';
import type { Visible } from './nodesInView.ts';

/** What the reader chose to see beside the step itself. */
export interface View {
  readonly notation: BoundNotation;
  /** whether the algorithm has bounds to show at all */
  readonly showBounds: boolean;
  readonly focused: NodeId | null;
  readonly hovered: NodeId | null;
}

export interface NodeMark {
  readonly status: NodeStatus;
  readonly label: string;
  readonly bounds: string;
  readonly current: boolean;
  readonly onPath: boolean;
  readonly focused: boolean;
  readonly hovered: boolean;
  /** its children are too narrow to draw */
  readonly collapsed: boolean;
  /** what stands beside it: its place in a list, a verdict; "" for nothing */
  readonly badge: string;
  /** a class of its own, "" for none */
  readonly flag: Flag;
}

/** What an answer sheet says of a node or an edge. */
export type Flag = '' | 'asked' | 'right' | 'wrong' | 'half';

/** Of the edge above a node. */
export interface EdgeMark {
  readonly status: 'waiting' | 'seen' | 'pruned';
  /** this child decides its parent so far */
  readonly deciding: boolean;
  /** on the line of best play as far as it is known */
  readonly principal: boolean;
  readonly onPath: boolean;
  /** a cut was made right here */
  readonly struck: boolean;
}

/** By node id; of edges, by the id of the child. */
export interface Marks {
  readonly nodes: ReadonlyMap<NodeId, NodeMark>;
  readonly edges: ReadonlyMap<NodeId, EdgeMark>;
}

/** The marks of a moment, for the nodes that are drawn; a function of its arguments alone. */
export function marksOf(layout: Layout, trace: Trace, step: number, view: View, visible: Visible): Marks {
  const { tree } = layout;
  const path = new Set(pathAt(trace, step));
  const current = step === 0 ? NO_NODE : trace.log.node(step);
  const principal = new Set(principalVariationAt(trace, step));
  const inBand = nodesWithBounds(layout, [view.focused, view.hovered, ...path]);
  const isOutspoken = (node: NodeId) => layout.placements[node]?.side?.place === 'beside' || inBand.has(node);
  const states = new Map<NodeId, NodeState>();
  const nodes = new Map<NodeId, NodeMark>();
  const edges = new Map<NodeId, EdgeMark>();
  for (const node of visible.nodes) {
    const state = trace.stateAt(node, step);
    states.set(node, state);
    nodes.set(node, {
      status: state.status,
      label: labelOf(layout, state, node),
      bounds: isOutspoken(node) ? boundsOf(layout, state, node, view) : '',
      current: node === current,
      onPath: path.has(node),
      focused: node === view.focused,
      hovered: node === view.hovered,
      collapsed: visible.collapsed.has(node),
      badge: '',
      flag: '',
    });
    const parent = tree.parent(node);
    if (parent === NO_NODE) continue;
    const above = states.get(parent) ?? trace.stateAt(parent, step);
    states.set(parent, above);
    edges.set(node, edgeMark(tree, node, state, above, path, principal));
  }
  return { nodes, edges };
}

function edgeMark(
  tree: GameTree,
  node: NodeId,
  state: NodeState,
  above: NodeState,
  path: ReadonlySet<NodeId>,
  principal: ReadonlySet<NodeId>,
): EdgeMark {
  const pruned = state.status === 'pruned';
  const entered = state.status === 'open' || state.status === 'done';
  return {
    status: pruned ? 'pruned' : entered ? 'seen' : 'waiting',
    deciding: entered && above.decidingChild === node,
    principal: principal.has(node),
    onPath: path.has(node),
    struck: pruned && above.prunedFrom !== null && tree.childIndex(node) >= above.prunedFrom,
  };
}

function labelOf({ tree, names }: Layout, state: NodeState, node: NodeId): string {
  if (tree.isLeaf(node)) return names.of(node);
  return rangeLabel(tree.kindName(node), state.status, state.range, tree.leafBounds);
}

/**
 * In a ply with room everybody's bounds are written. In a crowded one those of the nodes `asking` are, first
 * come, first served, as far as one does not run into another: these.
 */
export function nodesWithBounds(layout: Layout, asking: readonly (NodeId | null)[]): ReadonlySet<NodeId> {
  const written = new Set<NodeId>();
  const taken = new Map<number, number[]>();
  for (const node of asking) {
    const side = node === null ? null : layout.placements[node]?.side;
    if (node === null || side?.place !== 'band') continue;
    const left = side.anchor === 'start' ? side.boundsX : side.boundsX - layout.metrics.boundsWidth;
    const row = taken.get(layout.tree.depth(node)) ?? [];
    if (row.some((other) => Math.abs(other - left) < layout.metrics.boundsWidth + layout.metrics.em / 2))
      continue;
    taken.set(layout.tree.depth(node), [...row, left]);
    written.add(node);
  }
  return written;
}

/** A chance node shows its partial sum while it grows. */
function boundsOf(layout: Layout, state: NodeState, node: NodeId, view: View): string {
  const kind = layout.tree.kindName(node);
  if (kind === 'chance' && state.status === 'open' && state.value !== null)
    return `Σ = ${printNumber(state.value)}`;
  return view.showBounds ? printBounds(view.notation, kind, state) : '';
}
