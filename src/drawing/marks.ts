/** Computes how everything looks at one step, as data; the renderer redraws what differs from the step before. */

import type { AnyMoment, AnyRun } from '../core/run/anyRun.ts';
import type { BoundNotation } from '../core/run/boundNotation.ts';
import type { NodeState, NodeStatus } from '../core/run/nodeState.ts';
import { worthAt } from '../core/run/worth.ts';
import { type GameTree, LEFT_OUT } from '../core/tree/gameTree.ts';
import { NO_NODE, type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import { boundsAt, familyOf } from '../families/index.ts';
import { printWorth } from '../words/estimates.ts';
import type { NameFinder } from './nameSpots.ts';
import type { Visible } from './nodesInView.ts';
import type { EdgeId, Layout, Placement } from './placement.ts';
import { fitsInside } from './shapes.ts';
import { type DrawnNow, type NodeTexts, type NodeWish, textsBeside } from './textsBeside.ts';

/** The reader's choices of what is shown besides the step itself. */
export interface View {
  readonly notation: BoundNotation;
  /** whether the algorithm has bounds to show */
  readonly showBounds: boolean;
  readonly focused: NodeId | null;
  readonly hovered: NodeId | null;
  /** "2 of 9 moves", or outcomes where chance decides: the text at nodes on the path of a growing tree */
  readonly movesMade?: (made: number, all: number, isChance: boolean) => string;
  /** "EVAL 5": the static value of a node */
  readonly staticValue?: (value: string) => string;
  /** "+33 nodes": the number of nodes in a folded subtree */
  readonly foldedNodes?: (count: number) => string;
  /** the nodes that the page names now: their names are always placed, whatever else is left out */
  readonly said?: ReadonlySet<NodeId>;
  /** the nodes that lists and panels beside the figure name: their names are placed after those */
  readonly listed?: ReadonlySet<NodeId>;
  /** the nodes among them that a list shows now: they come before the others */
  readonly heads?: ReadonlySet<NodeId>;
  /**
   * whether names without room beside their shapes are also placed elsewhere, after all others; true where the reader
   * looks closer
   */
  readonly wantsNames?: boolean;
  /**
   * the smallest size in px of a name that does not fit at the usual size; undefined when names are never made smaller
   */
  readonly leastName?: number | undefined;
  /** finds places for the names of nodes that have no room beside their shapes */
  readonly finder?: NameFinder | undefined;
  /** "#2": the turn in which a child is tried, when it differs from its place */
  readonly tried?: (turn: number) => string;
}

/** Whether the page names the node anywhere. */
export function isNamedIn({ said, listed }: View, node: NodeId): boolean {
  return said?.has(node) === true || listed?.has(node) === true;
}

/** What stands at a node when the drawing has room for it; a text without room is "". */
export interface NodeMark extends Omit<NodeTexts, 'note'> {
  readonly status: NodeStatus;
  readonly label: string;
  readonly current: boolean;
  readonly onPath: boolean;
  readonly focused: boolean;
  readonly hovered: boolean;
  /** whether its children are too narrow to draw */
  readonly collapsed: boolean;
  /** "+33 nodes": the number of nodes in a folded subtree; "" when it is not folded */
  readonly held: string;
  /** the sign beside the node: its place in a list, or a verdict; "" for none */
  readonly badge: string;
  /** an additional class; "" for none */
  readonly flag: Flag | StrategyFlag | WorthFlag;
}

/** What an answer sheet says about a node or an edge. */
export type Flag = '' | 'asked' | 'right' | 'wrong' | 'half';

/** Whether a node or edge belongs to a strategy or stands beside it. */
export type StrategyFlag = 'solution' | 'aside';

/** On a map: the side for which the value is good. */
export type WorthFlag = 'worth-max' | 'worth-min' | 'worth-even';

/** How an edge looks. */
export interface EdgeMark {
  readonly status: 'waiting' | 'seen' | 'pruned' | 'beyond';
  /**
   * this child decides its parent's value so far: it is shown to be worth that value, or it gave the parent its bound
   */
  readonly deciding: boolean;
  readonly onPath: boolean;
  /** whether a cut was made at this edge */
  readonly struck: boolean;
  /**
   * an additional class: for a move as good as the strategy's, a move to an existing position, or a strategy's move on
   * a map; absent for none
   */
  readonly flag?: Flag | StrategyFlag | 'other' | 'merging' | 'way';
}

/**
 * What is drawn over the edges: arcs across edges that belong together, marks below ends, and lines from a name to its
 * shape.
 */
export interface Stroke {
  readonly name: 'arc' | 'end' | 'leader';
  /** the path in px */
  readonly points: readonly (readonly [number, number])[];
}

/** The marks of a moment by id. */
export interface Marks {
  readonly nodes: ReadonlyMap<NodeId, NodeMark>;
  readonly edges: ReadonlyMap<EdgeId, EdgeMark>;
  /** the nodes at which it is visible that moves were never generated */
  readonly stubs: readonly NodeId[];
  readonly strokes: readonly Stroke[];
}

/** Returns the marks of a moment for the nodes that are drawn; the result depends on the arguments alone. */
export function marksOf(layout: Layout, moment: AnyMoment, view: View, visible: Visible): Marks {
  const { tree, names } = layout;
  const { trace, step, node: current } = moment;
  const path = new Set(moment.path);
  const bests = new Map<NodeId, NodeId | null>();
  const bestOf = (parent: NodeId): NodeId | null => {
    const best = bests.has(parent)
      ? (bests.get(parent) ?? null)
      : (trace.bestChildAt(parent, step) ?? moment.stateOf(parent).decidingChild);
    bests.set(parent, best);
    return best;
  };
  /** the labels that do not fit into their circles */
  const outside = new Map<NodeId, string>();
  const wishes = new Map<NodeId, NodeWish>();
  const edges = new Map<EdgeId, EdgeMark>();
  const there = trace.grows
    ? visible.nodes.filter((node) => node === ROOT || trace.bornAt(node) <= step)
    : visible.nodes;
  for (const node of there) {
    const parent = tree.parent(node);
    if (parent !== NO_NODE)
      edges.set(
        node,
        edgeMark(
          trace.treeAt(step),
          node,
          moment.stateOf(node),
          moment.stateOf(parent),
          path,
          trace.grows,
          bestOf(parent),
        ),
      );
    if (tree.isLeaf(node)) continue;
    const isPointed = path.has(node) || node === view.focused || node === view.hovered;
    if (tree.kindName(node) === 'chance') {
      const label = labelOf(layout, trace, moment.stateOf(node), node);
      const { em, leastShare } = layout.metrics;
      if (!fitsInside(layout.placements[node] as Placement, em, label, leastShare)) outside.set(node, label);
    }
    const bounds = boundsOf(moment, moment.stateOf(node), node, view, isPointed, outside.get(node));
    const isThrough = trace.windows === 'through' && !outside.has(node);
    const window = isThrough ? windowThrough(moment, moment.stateOf(node), node, view, isPointed) : '';
    wishes.set(node, {
      bounds: window === '' ? bounds : window,
      note: window === '' ? noteAt(layout, moment, node, view, path.has(node)) : bounds,
      isPointed,
      isCurrent: node === current,
      comesFirst: node === view.focused || node === view.hovered,
      isNamed: isNamedIn(view, node),
      isListed: view.said?.has(node) !== true,
      isHead: view.heads?.has(node) === true,
      isNamedLast: view.wantsNames === true,
      isEmpty: labelOf(layout, trace, moment.stateOf(node), node) === '',
    });
  }
  const now = drawnNow(edges, view);
  const texts = textsBeside(layout, wishes, trace.grows ? { ...now, there: new Set(there) } : now);
  const nodes = new Map<NodeId, NodeMark>();
  for (const node of there) {
    const state = moment.stateOf(node);
    const { name, bounds, note, place } = texts.get(node) ?? NO_TEXTS;
    nodes.set(node, {
      status: state.status,
      label:
        bounds !== '' && outside.has(node)
          ? ''
          : labelOf(layout, trace, state, node, trace.grows && names.areBelowLeaves),
      name,
      bounds,
      place,
      current: node === current,
      onPath: path.has(node),
      focused: node === view.focused,
      hovered: node === view.hovered,
      collapsed: visible.collapsed.has(node) && (!trace.grows || trace.bornAt(tree.child(node, 0)) <= step),
      badge: names.areBelowLeaves && tree.isLeaf(node) ? names.of(node) : note,
      held: heldAt(visible, node, view),
      flag: '',
    });
  }
  const stubs = there.filter((node) => layout.stubs.has(node) && trace.cutStep(node, step) > 0);
  return { nodes, edges, stubs, strokes: leadersOf(nodes) };
}

/** The marks on edges that names have to stay clear of. */
export function drawnNow(
  edges: ReadonlyMap<EdgeId, EdgeMark>,
  { leastName, finder }: Pick<DrawnNow, 'leastName' | 'finder'>,
): DrawnNow {
  const all = [...edges];
  return {
    bands: new Set(all.filter(([, { onPath }]) => onPath).map(([id]) => id)),
    strikes: new Set(all.filter(([, { struck }]) => struck).map(([id]) => id)),
    ...{ leastName, finder },
  };
}

/** A thin line from a shape to its name, for names placed at a distance. */
export function leadersOf(nodes: Marks['nodes']): readonly Stroke[] {
  return [...nodes.values()].flatMap(({ place }) =>
    place?.leader ? [{ name: 'leader', points: place.leader }] : [],
  );
}

/** Returns the text for a folded subtree, which is never a number alone, because that would be read as a value. */
export function heldAt({ held }: Visible, node: NodeId, { foldedNodes }: View): string {
  const count = held?.get(node) ?? 0;
  return count === 0 ? '' : (foldedNodes?.(count) ?? '');
}

/** A node beyond the depth limit at which the search continues because it is not quiet. */
const EXTENDED_SIGN = 'q';

const NO_TEXTS: NodeTexts = { name: '', bounds: '', note: '', place: null };

/**
 * Returns the note at a node: how many of its moves were generated, its static value, or the turn in which it is tried.
 */
function noteAt(
  { tree, names }: Layout,
  moment: AnyMoment,
  node: NodeId,
  view: View,
  isOnPath: boolean,
): string {
  const { trace, step } = moment;
  const sign = familyOf(trace).signAt(trace, node, step);
  if (sign !== '') return sign;
  const searched = trace.treeAt(step);
  const quiescence = searched.isExtended(node) ? EXTENDED_SIGN : undefined;
  if (trace.grows) {
    // In procedures with lists a node is expanded at once.
    const made = isOnPath && !names.areBelowLeaves ? movesMadeAt(moment, node, view) : '';
    return [quiescence, made].filter((text) => text !== undefined && text !== '').join(' · ');
  }
  const turn = searched.childIndex(node);
  const isOther = turn !== LEFT_OUT && turn !== tree.childIndex(node);
  const value = tree.staticValue(node);
  return [
    quiescence,
    isOther ? view.tried?.(turn + 1) : undefined,
    Number.isNaN(value) ? undefined : view.staticValue?.(printNumber(value)),
  ]
    .filter((text) => text !== undefined)
    .join(' · ');
}

function movesMadeAt({ trace, step }: AnyMoment, node: NodeId, { movesMade }: View): string {
  const { tree } = trace;
  const made = tree.children(node).filter((child) => trace.bornAt(child) <= step);
  return movesMade?.(made.length, tree.moveCount(node), tree.kindName(node) === 'chance') ?? '';
}

function edgeMark(
  searched: GameTree,
  node: NodeId,
  state: NodeState,
  above: NodeState,
  path: ReadonlySet<NodeId>,
  grows: boolean,
  best: NodeId | null,
): EdgeMark {
  const pruned = state.status === 'pruned';
  const entered = grows || state.status === 'open' || state.status === 'done';
  return {
    status: pruned ? 'pruned' : state.status === 'beyond' ? 'beyond' : entered ? 'seen' : 'waiting',
    deciding: entered && best === node,
    onPath: path.has(node),
    struck: pruned && above.prunedFrom !== null && searched.childIndex(node) >= above.prunedFrom,
  };
}

/** The window that an open chance node passes down; its partial sum then stands behind the name. */
function windowThrough(
  { trace, step }: AnyMoment,
  state: NodeState,
  node: NodeId,
  { showBounds, notation }: View,
  isPointed: boolean,
): string {
  const isAsked = showBounds && notation === 'window' && isPointed;
  const isOpen = trace.tree.kindName(node) === 'chance' && state.status === 'open';
  return isAsked && isOpen ? boundsAt(trace, node, step, notation, state) : '';
}

/** A leaf that exists but has not been valued. */
const NOT_VALUED = 'f?';

function labelOf(
  { tree, names }: Layout,
  trace: AnyRun,
  state: NodeState,
  node: NodeId,
  comesBare = false,
): string {
  if (tree.isLeaf(node)) return comesBare && state.status !== 'done' ? NOT_VALUED : names.inLeaf(node);
  return trace.labelOf(node, state);
}

/**
 * Returns the bounds or the partial sum beside a node. The window is a matter of the search, so it stands where the
 * search is and where the reader points. What is proved stands at every node entered. A chance node shows its partial
 * sum while it grows. A label that does not fit in its shape takes their place.
 */
function boundsOf(
  { trace, step }: AnyMoment,
  state: NodeState,
  node: NodeId,
  view: View,
  isPointed: boolean,
  outside: string | undefined,
): string {
  const kind = trace.tree.kindName(node);
  if (outside !== undefined)
    return view.showBounds && view.notation === 'range'
      ? boundsAt(trace, node, step, 'range', state)
      : outside;
  if (kind === 'chance' && state.status === 'open' && state.value !== null)
    return `Σ = ${printWorth(worthAt(trace, node, step, state.value))}`;
  if (!view.showBounds || (view.notation === 'window' && !isPointed)) return '';
  return boundsAt(trace, node, step, view.notation, state);
}
