/** How everything looks at one step, as data; the renderer redraws what differs from the step before. */

import type { AnyMoment, AnyRun } from '../core/run/anyRun.ts';
import type { BoundNotation } from '../core/run/boundNotation.ts';
import type { NodeState, NodeStatus } from '../core/run/nodeState.ts';
import { worthAt } from '../core/run/worth.ts';
import { passesChance } from '../core/search/algorithms.ts';
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

/** What the reader chose to see beside the step itself. */
export interface View {
  readonly notation: BoundNotation;
  /** whether the algorithm has bounds to show at all */
  readonly showBounds: boolean;
  readonly focused: NodeId | null;
  readonly hovered: NodeId | null;
  /** "2 of 9 moves", outcomes where chance decides: what is said at the nodes of the path of a tree that grows */
  readonly movesMade?: (made: number, all: number, isChance: boolean) => string;
  /** "EVAL 5": what a node is estimated to be worth */
  readonly staticValue?: (value: string) => string;
  /** "+33 nodes": what a subtree that was folded holds */
  readonly foldedNodes?: (count: number) => string;
  /** the nodes that the page names now: their names stand somewhere, whatever else is left out */
  readonly said?: ReadonlySet<NodeId>;
  /** the nodes that lists and panels beside the figure name: likewise, after those */
  readonly listed?: ReadonlySet<NodeId>;
  /** those of them that a list shows now: before the others */
  readonly heads?: ReadonlySet<NodeId>;
  /** names that have no room beside their shapes are looked a place for, too, after all others: where the reader looks closer */
  readonly wantsNames?: boolean;
  /** the smallest size of a name that has no room at the usual size, px; undefined: names are never made smaller */
  readonly leastName?: number | undefined;
  /** finds places for the names of these nodes that have no room beside their shapes */
  readonly finder?: NameFinder | undefined;
  /** "#2": the turn in which a child is tried, where that is not its place */
  readonly tried?: (turn: number) => string;
}

/** Whether the page names the node, wherever that is. */
export function isNamedIn({ said, listed }: View, node: NodeId): boolean {
  return said?.has(node) === true || listed?.has(node) === true;
}

/** What stands at a node where the drawing has room for it; where it has none, a text is "". */
export interface NodeMark extends Omit<NodeTexts, 'note'> {
  readonly status: NodeStatus;
  readonly label: string;
  readonly current: boolean;
  readonly onPath: boolean;
  readonly focused: boolean;
  readonly hovered: boolean;
  /** its children are too narrow to draw */
  readonly collapsed: boolean;
  /** "+33 nodes": what a subtree that was folded holds; "" where none was */
  readonly held: string;
  /** what stands beside it: its place in a list, a verdict; "" for nothing */
  readonly badge: string;
  /** a class of its own, "" for none */
  readonly flag: Flag | StrategyFlag | WorthFlag;
}

/** What an answer sheet says of a node or an edge. */
export type Flag = '' | 'asked' | 'right' | 'wrong' | 'half';

/** Of a strategy: in it, or beside it. */
export type StrategyFlag = 'solution' | 'aside';

/** On a map: whom the value is good for. */
export type WorthFlag = 'worth-max' | 'worth-min' | 'worth-even';

/** Of an edge. */
export interface EdgeMark {
  readonly status: 'waiting' | 'seen' | 'pruned' | 'beyond';
  /** this child decides its parent so far: it is shown to be worth what that holds, or else gave it the bound that it holds */
  readonly deciding: boolean;
  readonly onPath: boolean;
  /** a cut was made right here */
  readonly struck: boolean;
  /** a class of its own: also of a move as good as a strategy's, of one to what was there, of a strategy on a map; not there for none */
  readonly flag?: Flag | StrategyFlag | 'other' | 'merging' | 'way';
}

/** What is drawn over the edges besides: across those that belong together, below an end, and from a name to its shape. */
export interface Stroke {
  readonly name: 'arc' | 'end' | 'leader';
  /** px */
  readonly points: readonly (readonly [number, number])[];
}

/** By id. */
export interface Marks {
  readonly nodes: ReadonlyMap<NodeId, NodeMark>;
  readonly edges: ReadonlyMap<EdgeId, EdgeMark>;
  /** the nodes at which it is to be seen that moves were never generated */
  readonly stubs: readonly NodeId[];
  readonly strokes: readonly Stroke[];
}

/** The marks of a moment, for the nodes that are drawn; a function of its arguments alone. */
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
  /** the labels that their circles have no room for */
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
    const isThrough = passesChance(trace.algorithm) && !outside.has(node);
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

/** What edges have on them besides, as names that look for room ask. */
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

/** A thin line from each shape to its name, for the names that are placed at a distance from their shapes. */
export function leadersOf(nodes: Marks['nodes']): readonly Stroke[] {
  return [...nodes.values()].flatMap(({ place }) =>
    place?.leader ? [{ name: 'leader', points: place.leader }] : [],
  );
}

/** What is said of a folded subtree: never a number alone, which would be read as a value. */
export function heldAt({ held }: Visible, node: NodeId, { foldedNodes }: View): string {
  const count = held?.get(node) ?? 0;
  return count === 0 ? '' : (foldedNodes?.(count) ?? '');
}

/** At a node beyond the depth limit at which the search goes on, since it is not quiet. */
const EXTENDED_SIGN = 'q';

const NO_TEXTS: NodeTexts = { name: '', bounds: '', note: '', place: null };

/** What else is told of a node: how many of its moves were made, what it is estimated to be worth, when it is tried. */
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
    // What is worked off by lists is expanded whole.
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

/** The window that an open chance node passes on; its partial sum stands behind the name then. */
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

/** In a leaf that is there and has not been valued. */
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
 * The window is the search's own business: it stands where the search is, and where the reader points. What
 * is proved stands at every node entered. A chance node shows its partial sum while it grows; a label that
 * has no room in it stands in their place.
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
