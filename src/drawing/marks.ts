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
  /** an additional class for the style sheet; "" for none */
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
  /** the path of the line in px */
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

/** The moment that was marked last, with the inputs of its marks. */
interface Marked {
  readonly layout: Layout;
  readonly moment: AnyMoment;
  readonly view: View;
  readonly visible: Visible;
  readonly path: ReadonlySet<NodeId>;
  /** the current node of the search */
  readonly current: NodeId;
  /** the visible nodes that exist by now */
  readonly there: readonly NodeId[];
  /** the labels that do not fit into their circles */
  readonly outside: ReadonlyMap<NodeId, string>;
  readonly wishes: ReadonlyMap<NodeId, NodeWish>;
  readonly texts: ReadonlyMap<NodeId, NodeTexts>;
  readonly marks: Marks;
}

/** By layout, the moment that was marked last, because moving the pointer changes only few marks. */
const lastMarked = new WeakMap<Layout, Marked>();

/** Returns the marks of a moment for the nodes that are drawn; the result depends on the arguments alone. */
export function marksOf(layout: Layout, moment: AnyMoment, view: View, visible: Visible): Marks {
  const last = lastMarked.get(layout);
  const isLast = last?.moment === moment && last.visible === visible && isSameButPointer(last.view, view);
  const marked = isLast ? pointedOtherwise(last, view) : markedAnew(layout, moment, view, visible);
  lastMarked.set(layout, marked);
  return marked.marks;
}

function markedAnew(layout: Layout, moment: AnyMoment, view: View, visible: Visible): Marked {
  const { tree } = layout;
  const { run, step } = moment;
  const there = run.grows
    ? visible.nodes.filter((node) => node === ROOT || run.bornAt(node) <= step)
    : visible.nodes;
  const path = new Set(moment.path);
  const edges = edgeMarks(tree, moment, path, there);
  const outside = new Map<NodeId, string>();
  const wishes = new Map<NodeId, NodeWish>();
  const given = { layout, moment, view, visible, path, current: moment.node, there, outside };
  for (const node of there) {
    if (tree.isLeaf(node)) continue;
    if (tree.kindName(node) === 'chance') {
      const label = labelOf(layout, run, moment.stateOf(node), node);
      const { em, leastShare } = layout.metrics;
      if (!fitsInside(layout.placements[node] as Placement, em, label, leastShare)) outside.set(node, label);
    }
    wishes.set(node, wishOf(given, node));
  }
  const texts = textsIn(given, wishes, edges);
  const nodes = new Map<NodeId, NodeMark>();
  for (const node of there) nodes.set(node, markOf(given, node, texts.get(node)));
  const stubs =
    layout.stubs.size === 0
      ? []
      : there.filter((node) => layout.stubs.has(node) && run.cutStep(node, step) > 0);
  return { ...given, wishes, texts, marks: { nodes, edges, stubs, strokes: leadersOf(nodes) } };
}

/**
 * Returns the marks of the same moment when the reader points at another node: only the marks and texts of that node
 * and of the one before may differ.
 */
function pointedOtherwise(last: Marked, view: View): Marked {
  const given = { ...last, view };
  const { marks } = last;
  const changed = new Set<NodeId>();
  for (const node of [last.view.focused, last.view.hovered, view.focused, view.hovered])
    if (node !== null && marks.nodes.has(node)) changed.add(node);
  const wishes = new Map(last.wishes);
  let isOther = false;
  for (const node of changed) {
    const before = last.wishes.get(node);
    if (before === undefined) continue;
    const wish = wishOf(given, node);
    wishes.set(node, wish);
    isOther ||= !isAlike(wish, before);
  }
  const texts = isOther ? textsIn(given, wishes, marks.edges) : last.texts;
  const nodes = new Map(marks.nodes);
  for (const [node, mark] of marks.nodes) {
    if (!changed.has(node) && isAlike(texts.get(node) ?? NO_TEXTS, last.texts.get(node) ?? NO_TEXTS))
      continue;
    const other = markOf(given, node, texts.get(node));
    if (!isAlike(other, mark)) nodes.set(node, other);
  }
  const strokes = isOther ? leadersOf(nodes) : marks.strokes;
  return { ...given, wishes, texts, marks: { ...marks, nodes, strokes } };
}

function isAlike<T extends object>(a: T, b: T): boolean {
  if (a === b) return true;
  for (const key in a) if (a[key] !== b[key]) return false;
  return true;
}

/** Whether two views differ at most in the node that the reader points at. */
function isSameButPointer(a: View, b: View): boolean {
  for (const key of Object.keys({ ...a, ...b }) as (keyof View)[]) {
    if (key === 'focused' || key === 'hovered' || a[key] === b[key]) continue;
    if (!isSameSet(a[key], b[key])) return false;
  }
  return true;
}

function isSameSet(a: unknown, b: unknown): boolean {
  if (!(a instanceof Set && b instanceof Set) || a.size !== b.size) return false;
  for (const item of a) if (!b.has(item)) return false;
  return true;
}

type Given = Omit<Marked, 'wishes' | 'texts' | 'marks'>;

function edgeMarks(
  tree: GameTree,
  moment: AnyMoment,
  path: ReadonlySet<NodeId>,
  there: readonly NodeId[],
): ReadonlyMap<EdgeId, EdgeMark> {
  const { run, step } = moment;
  const searched = run.treeAt(step);
  const edges = new Map<EdgeId, EdgeMark>();
  const bests = new Map<NodeId, NodeId | null>();
  for (const node of there) {
    const parent = tree.parent(node);
    if (parent === NO_NODE) continue;
    const above = moment.stateOf(parent);
    let best = bests.get(parent);
    if (best === undefined) {
      best = run.bestChildAt(parent, step) ?? above.decidingChild;
      bests.set(parent, best);
    }
    edges.set(node, edgeMark(searched, node, moment.stateOf(node), above, path, run.grows, best));
  }
  return edges;
}

/** Returns the texts that could be written at an inner node. */
function wishOf({ layout, moment, view, path, current, outside }: Given, node: NodeId): NodeWish {
  const { run } = moment;
  const state = moment.stateOf(node);
  const isAtReader = node === view.focused || node === view.hovered;
  const isPointed = path.has(node) || isAtReader;
  const bounds = boundsOf(moment, state, node, view, isPointed, outside.get(node));
  const isThrough = run.windows === 'through' && !outside.has(node);
  const window = isThrough ? windowThrough(moment, state, node, view, isPointed) : '';
  return {
    bounds: window === '' ? bounds : window,
    note: window === '' ? noteAt(layout, moment, node, view, path.has(node)) : bounds,
    isPointed,
    isCurrent: node === current,
    comesFirst: isAtReader,
    isNamed: isNamedIn(view, node),
    isListed: view.said?.has(node) !== true,
    isHead: view.heads?.has(node) === true,
    isNamedLast: view.wantsNames === true,
    isEmpty: labelOf(layout, run, state, node) === '',
  };
}

function textsIn(
  { layout, moment, view, there }: Given,
  wishes: ReadonlyMap<NodeId, NodeWish>,
  edges: ReadonlyMap<EdgeId, EdgeMark>,
): ReadonlyMap<NodeId, NodeTexts> {
  const now = drawnNow(edges, view);
  return textsBeside(layout, wishes, moment.run.grows ? { ...now, there: new Set(there) } : now);
}

function markOf(
  { layout, moment, view, visible, path, current, outside }: Given,
  node: NodeId,
  { name, bounds, note, place } = NO_TEXTS,
): NodeMark {
  const { tree, names } = layout;
  const { run, step } = moment;
  const state = moment.stateOf(node);
  const isBare = run.grows && names.areBelowLeaves;
  return {
    status: state.status,
    label: bounds !== '' && outside.has(node) ? '' : labelOf(layout, run, state, node, isBare),
    name,
    bounds,
    place,
    current: node === current,
    onPath: path.has(node),
    focused: node === view.focused,
    hovered: node === view.hovered,
    collapsed: visible.collapsed.has(node) && (!run.grows || run.bornAt(tree.child(node, 0)) <= step),
    badge: names.areBelowLeaves && tree.isLeaf(node) ? names.of(node) : note,
    held: heldAt(visible, node, view),
    flag: '',
  };
}

/** The marks on edges that names have to stay clear of. */
export function drawnNow(
  edges: ReadonlyMap<EdgeId, EdgeMark>,
  { leastName, finder }: Pick<DrawnNow, 'leastName' | 'finder'>,
): DrawnNow {
  const bands = new Set<EdgeId>();
  const strikes = new Set<EdgeId>();
  for (const [id, { onPath, struck }] of edges) {
    if (onPath) bands.add(id);
    if (struck) strikes.add(id);
  }
  return { bands, strikes, leastName, finder };
}

/** A thin line from a shape to its name, for names placed at a distance. */
export function leadersOf(nodes: Marks['nodes']): readonly Stroke[] {
  const strokes: Stroke[] = [];
  for (const { place } of nodes.values())
    if (place?.leader) strokes.push({ name: 'leader', points: place.leader });
  return strokes;
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
  const { run, step } = moment;
  const sign = familyOf(run).signAt(run, node, step);
  if (sign !== '') return sign;
  const searched = run.treeAt(step);
  const quiescence = searched.isExtended(node) ? EXTENDED_SIGN : undefined;
  if (run.grows) {
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

function movesMadeAt({ run, step }: AnyMoment, node: NodeId, { movesMade }: View): string {
  const { tree } = run;
  const made = tree.children(node).filter((child) => run.bornAt(child) <= step);
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
  { run, step }: AnyMoment,
  state: NodeState,
  node: NodeId,
  { showBounds, notation }: View,
  isPointed: boolean,
): string {
  const isAsked = showBounds && notation === 'window' && isPointed;
  const isOpen = run.tree.kindName(node) === 'chance' && state.status === 'open';
  return isAsked && isOpen ? boundsAt(run, node, step, notation, state) : '';
}

/** A leaf that exists but has not been valued. */
const NOT_VALUED = 'f?';

function labelOf(
  { tree, names }: Layout,
  run: AnyRun,
  state: NodeState,
  node: NodeId,
  comesBare = false,
): string {
  if (tree.isLeaf(node)) return comesBare && state.status !== 'done' ? NOT_VALUED : names.inLeaf(node);
  return run.labelOf(node, state);
}

/**
 * Returns the bounds or the partial sum beside a node. The window is a matter of the search, so it stands where the
 * search is and where the reader points. What is proved stands at every node entered. A chance node shows its partial
 * sum while it grows. A label that does not fit in its shape takes their place.
 */
function boundsOf(
  { run, step }: AnyMoment,
  state: NodeState,
  node: NodeId,
  view: View,
  isPointed: boolean,
  outside: string | undefined,
): string {
  const kind = run.tree.kindName(node);
  if (outside !== undefined)
    return view.showBounds && view.notation === 'range' ? boundsAt(run, node, step, 'range', state) : outside;
  if (kind === 'chance' && state.status === 'open' && state.value !== null)
    return `Σ = ${printWorth(worthAt(run, node, step, state.value))}`;
  if (!view.showBounds || (view.notation === 'window' && !isPointed)) return '';
  return boundsAt(run, node, step, view.notation, state);
}
