/** How everything looks at one step, as data; the renderer redraws what differs from the step before. */

import type { BoundNotation } from '../core/trace/boundNotation.ts';
import { pathAt } from '../core/trace/callStack.ts';
import type { NodeState, NodeStatus } from '../core/trace/nodeState.ts';
import { principalVariationAt } from '../core/trace/principalVariation.ts';
import { rangeLabel } from '../core/trace/rangeLabel.ts';
import type { Trace } from '../core/trace/trace.ts';
import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import { printBounds } from '../words/symbols.ts';
import type { Layout } from './layout.ts';

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
}

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

export interface Marks {
  /** by node id */
  readonly nodes: readonly NodeMark[];
  /** by the id of the child; the root has none */
  readonly edges: readonly (EdgeMark | null)[];
}

/** The marks of a moment; a function of its arguments alone. */
export function marksOf(layout: Layout, trace: Trace, step: number, view: View): Marks {
  const { tree } = layout;
  const path = new Set(pathAt(trace, step));
  const current = step === 0 ? NO_NODE : trace.log.node(step);
  const principal = new Set(principalVariationAt(trace, step));
  const states = tree.nodes().map((node) => trace.stateAt(node, step));
  const outspoken = nodesWithBounds(layout, path, view);
  const nodes = states.map((state, id): NodeMark => {
    const node = id as NodeId;
    const focused = node === view.focused;
    const hovered = node === view.hovered;
    return {
      status: state.status,
      label: labelOf(layout, state, node),
      bounds: outspoken.has(node) ? boundsOf(layout, state, node, view) : '',
      current: node === current,
      onPath: path.has(node),
      focused,
      hovered,
    };
  });
  const edges = states.map((state, id): EdgeMark | null => {
    const node = id as NodeId;
    const parent = tree.parent(node);
    if (parent === NO_NODE) return null;
    const above = states[parent] as NodeState;
    const pruned = state.status === 'pruned';
    const entered = state.status === 'open' || state.status === 'done';
    return {
      status: pruned ? 'pruned' : entered ? 'seen' : 'waiting',
      deciding: entered && above.decidingChild === node,
      principal: principal.has(node),
      onPath: path.has(node),
      struck: pruned && above.prunedFrom !== null && tree.childIndex(node) >= above.prunedFrom,
    };
  });
  return { nodes, edges };
}

function labelOf({ tree, names }: Layout, state: NodeState, node: NodeId): string {
  if (tree.isLeaf(node)) return names.of(node);
  return rangeLabel(tree.kindName(node), state.status, state.range, tree.leafBounds);
}

/**
 * Whose bounds are written: everybody's in a ply with room; in a crowded ply the focused, the hovered
 * and the open node's, in that order, as far as one does not run into another.
 */
function nodesWithBounds(layout: Layout, path: ReadonlySet<NodeId>, view: View): ReadonlySet<NodeId> {
  const written = new Set<NodeId>();
  const taken = new Map<number, number[]>();
  for (const { node, side } of layout.placements) if (side?.place === 'beside') written.add(node);
  for (const node of [view.focused, view.hovered, ...path]) {
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
