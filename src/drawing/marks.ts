/**
 * Computes how each node and edge looks at one step, as data; the renderer redraws those that differ from the
 * step before.
 */

import type { AnyMoment, AnyRun, BoundNotation, NodeState, NodeStatus } from '../core/index.ts';
import { worthAt } from '../core/run/worth.ts';
import { type GameTree, LEFT_OUT } from '../core/tree/gameTree.ts';
import { NO_NODE, type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import { familyOf } from '../families/index.ts';
import { printWorth } from '../words/estimates.ts';
import { linesAt } from './lines.ts';
import type { NameFinder } from './nameSpots.ts';
import type { Visible } from './nodesInView.ts';
import type { EdgeId, Layout, Placement } from './placement.ts';
import { fitsInside } from './shapes.ts';
import type { Stroke } from './stroke.ts';
import { type DrawnNow, type NodeTexts, type NodeWish, textsBeside } from './textsBeside.ts';

/** What the reader has chosen to see, and what the page mentions, at a step. */
export interface View {
  readonly notation: BoundNotation;
  /** whether the algorithm has bounds, such as α and β, to show */
  readonly showBounds: boolean;
  readonly focused: NodeId | null;
  readonly hovered: NodeId | null;
  /**
   * the text at a node on the path in a tree that grows during the search, such as "2 of 9 moves", or the
   * same for outcomes at a chance node
   */
  readonly movesMade?: (made: number, all: number, isChance: boolean) => string;
  /** the text for the static value of a node, such as "EVAL 5" */
  readonly staticValue?: (value: string) => string;
  /** the text for the number of nodes in a folded subtree, such as "+33 nodes" */
  readonly foldedNodes?: (count: number) => string;
  /**
   * the nodes that the sentences of the page mention at this step: their names are always placed, even when
   * others are left out
   */
  readonly said?: ReadonlySet<NodeId>;
  /**
   * the nodes that lists and panels beside the figure mention: their names are placed after those in `said`
   */
  readonly listed?: ReadonlySet<NodeId>;
  /**
   * the nodes of `listed` that are now visible in a list: their names are placed before those of other listed
   * nodes
   */
  readonly heads?: ReadonlySet<NodeId>;
  /** values of nodes that stand beside them, such as minimax values beside means */
  readonly beside?: ReadonlyMap<NodeId, number>;
  /**
   * whether all names without room beside their shapes are also placed elsewhere, after the others; true when
   * the reader has zoomed in or the figure is projected
   */
  readonly wantsNames?: boolean;
  /** whether values are to be written into the shapes by hand, so that no name may stand in one */
  readonly isToFill?: boolean;
  /**
   * the least font size, in px, of a name that does not fit at the usual size; undefined when names are never
   * made smaller
   */
  readonly leastName?: number | undefined;
  /**
   * finds places for the names of nodes that have no room beside their shapes; undefined when such names are
   * left out
   */
  readonly finder?: NameFinder | undefined;
  /**
   * the text for the turn in which a child is searched when it differs from the child's position in the tree,
   * such as "#2"
   */
  readonly tried?: (turn: number) => string;
}

/** Whether the page mentions the node anywhere. */
export function isNamedIn({ said, listed }: View, node: NodeId): boolean {
  return said?.has(node) === true || listed?.has(node) === true;
}

/** How a node looks, and its texts; a text for which the drawing has no room is "". */
export interface NodeMark extends Omit<NodeTexts, 'note'> {
  readonly status: NodeStatus;
  readonly label: string;
  readonly current: boolean;
  readonly onPath: boolean;
  readonly focused: boolean;
  readonly hovered: boolean;
  /** whether the node's children are hidden because they would be too narrow to draw */
  readonly collapsed: boolean;
  /**
   * the text for the number of nodes in the node's folded subtree, such as "+33 nodes"; "" when it is not
   * folded
   */
  readonly held: string;
  /**
   * the text behind the node's name, or below a leaf: a name, a note on the search, or the verdict on an
   * answer; "" for none
   */
  readonly badge: string;
  /** whether the badge stands behind the name and never in the line of the bounds */
  readonly hasBadgeBehind?: boolean;
  /** an additional CSS class; "" for none */
  readonly flag: Flag | StrategyFlag | WorthFlag;
}

/**
 * What an answer sheet says about a node or an edge: that it is asked for, or that its answer is right, wrong
 * or half right.
 */
export type Flag = '' | 'asked' | 'right' | 'wrong' | 'half';

/** Whether a node or edge belongs to the strategy that is highlighted, or stands aside from it. */
export type StrategyFlag = 'solution' | 'aside';

/** On the map of a graph: the player for whom the value of a position is good. */
export type WorthFlag = 'worth-max' | 'worth-min' | 'worth-even';

/** How an edge looks. */
export interface EdgeMark {
  readonly status: 'waiting' | 'seen' | 'pruned' | 'beyond';
  /**
   * whether the edge's child decides its parent's value so far: the child is proved to have that value, or it
   * gave the parent its bound
   */
  readonly deciding: boolean;
  readonly onPath: boolean;
  /** whether the double stroke of a cut crosses the edge */
  readonly struck: boolean;
  /** in a simulation, what is said of the move: see `EdgeNote`; absent in other searches */
  readonly share?: number;
  readonly score?: string;
  readonly isChosen?: boolean;
  /**
   * an additional CSS class, for a move as good as the strategy's (`other`), a move to a position that
   * already exists (`merging`), or a strategy's move on a map (`way`); absent for none
   */
  readonly flag?: Flag | StrategyFlag | 'other' | 'merging' | 'way';
}

/** The looks of the visible nodes and edges at one step, by id. */
export interface Marks {
  readonly nodes: ReadonlyMap<NodeId, NodeMark>;
  readonly edges: ReadonlyMap<EdgeId, EdgeMark>;
  /** the nodes with a visible stub, which stands for moves that were never generated */
  readonly stubs: readonly NodeId[];
  readonly strokes: readonly Stroke[];
}

/** The marks that were computed last for a layout, with the data from which they were computed. */
interface Marked {
  readonly layout: Layout;
  readonly moment: AnyMoment;
  readonly view: View;
  readonly visible: Visible;
  readonly path: ReadonlySet<NodeId>;
  /** the current node of the search */
  readonly current: NodeId;
  /** the visible nodes that exist at this step: in a growing tree, those generated so far */
  readonly there: readonly NodeId[];
  /** by chance node: the label that does not fit into the node's circle */
  readonly outside: ReadonlyMap<NodeId, string>;
  /** the lines of playouts */
  readonly tails: readonly Stroke[];
  readonly wishes: ReadonlyMap<NodeId, NodeWish>;
  readonly texts: ReadonlyMap<NodeId, NodeTexts>;
  readonly marks: Marks;
}

/**
 * By layout: the marks that were computed last. They are kept because moving the pointer changes only a few
 * of them.
 */
const lastMarked = new WeakMap<Layout, Marked>();

/**
 * Returns the marks of the visible nodes and edges at a moment, which is a step of a run; the result depends
 * on the arguments alone.
 */
export function marksOf(layout: Layout, moment: AnyMoment, view: View, visible: Visible): Marks {
  const { focused, hovered } = view;
  const last = lastMarked.get(layout);
  const isLast =
    last?.moment === moment && last.visible === visible && isAlike({ ...last.view, focused, hovered }, view);
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
  const tails = linesAt(layout, moment);
  const marks = { nodes, edges, stubs, strokes: [...tails, ...leadersOf(nodes)] };
  return { ...given, tails, wishes, texts, marks };
}

/**
 * Returns the marks of an unchanged moment when the pointer or the keyboard focus is at another node. Only
 * the nodes that have or had the pointer or the focus can look different, and names around them can move.
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
  if (isOther)
    for (const node of wishes.keys())
      if (!isAlike(texts.get(node) ?? NO_TEXTS, last.texts.get(node) ?? NO_TEXTS)) changed.add(node);
  for (const node of changed) nodes.set(node, markOf(given, node, texts.get(node)));
  const strokes = isOther ? [...last.tails, ...leadersOf(nodes)] : marks.strokes;
  return { ...given, wishes, texts, marks: { ...marks, nodes, strokes } };
}

export function isAlike<T extends object>(a: T, b: T): boolean {
  if (a === b) return true;
  for (const key in a) if (a[key] !== b[key]) return false;
  return true;
}

type Given = Omit<Marked, 'tails' | 'wishes' | 'texts' | 'marks'>;

function edgeMarks(
  tree: GameTree,
  moment: AnyMoment,
  path: ReadonlySet<NodeId>,
  there: readonly NodeId[],
): ReadonlyMap<EdgeId, EdgeMark> {
  const { run, step } = moment;
  const searched = run.treeAt(step);
  const edges = new Map<EdgeId, EdgeMark>();
  const { edgeAt } = familyOf(run);
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
    const mark = edgeMark(searched, node, moment.stateOf(node), above, path, run.grows, best);
    edges.set(node, edgeAt ? { ...mark, deciding: false, ...edgeAt(moment, node) } : mark);
  }
  return edges;
}

/** Returns the texts that could be written at an inner node, and how urgent its name is. */
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
    isEmpty: view.isToFill !== true && labelOf(layout, run, state, node) === '',
    hasNoteBehind: familyOf(run).hasSignsBehind === true,
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
    hasBadgeBehind: familyOf(run).hasSignsBehind === true,
    held: heldAt(visible, node, view),
    flag: '',
  };
}

/** Returns what names have to stay clear of at this step: the bands and the double strokes of edges. */
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

/** Returns the thin lines from shapes to their names, for names placed at a distance. */
export function leadersOf(nodes: Marks['nodes']): readonly Stroke[] {
  const strokes: Stroke[] = [];
  for (const { place } of nodes.values())
    if (place?.leader) strokes.push({ name: 'leader', points: place.leader });
  return strokes;
}

/**
 * Returns the text for a folded subtree, or "" when the node has none. The text is never a number alone,
 * which would be read as a value.
 */
export function heldAt({ held }: Visible, node: NodeId, { foldedNodes }: View): string {
  const count = held?.get(node) ?? 0;
  return count === 0 ? '' : (foldedNodes?.(count) ?? '');
}

/**
 * The sign of a node beyond the depth limit at which the search continues because the position is not quiet.
 */
const EXTENDED_SIGN = 'q';

const NO_TEXTS: NodeTexts = { name: '', bounds: '', note: '', place: null };

/**
 * Returns the note at a node: the sign that the algorithm gives it or, when there is none, how many of its
 * moves were generated, the turn in which it is searched, and its static value.
 */
function noteAt(
  { tree, names }: Layout,
  moment: AnyMoment,
  node: NodeId,
  view: View,
  isOnPath: boolean,
): string {
  const { run, step } = moment;
  const sign = familyOf(run).signAt(run, node, step, view.beside);
  if (sign !== '') return sign;
  const searched = run.treeAt(step);
  const quiescence = searched.isExtended(node) ? EXTENDED_SIGN : undefined;
  if (run.grows) {
    // Algorithms that keep lists expand a node in a single step, so no count of moves is needed.
    const made = isOnPath && !names.areBelowLeaves ? movesMadeAt(moment, node, view) : '';
    return [quiescence, made].filter(Boolean).join(' · ');
  }
  const turn = searched.childIndex(node);
  const isOther = turn !== LEFT_OUT && turn !== tree.childIndex(node);
  const value = tree.staticValue(node);
  return [
    quiescence,
    isOther ? view.tried?.(turn + 1) : undefined,
    Number.isNaN(value) ? undefined : view.staticValue?.(printNumber(value)),
  ]
    .filter(Boolean)
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

/**
 * Returns the window that an open chance node passes to its children, which takes the place of its partial
 * sum; "" when no window is to be shown there.
 */
function windowThrough(
  { run, step }: AnyMoment,
  state: NodeState,
  node: NodeId,
  { showBounds, notation }: View,
  isPointed: boolean,
): string {
  const isAsked = showBounds && notation === 'window' && isPointed;
  const isOpen = run.tree.kindName(node) === 'chance' && state.status === 'open';
  return isAsked && isOpen ? familyOf(run).boundsAt(run, node, step, notation, state) : '';
}

/** The label of a leaf that has been generated but not evaluated. */
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
 * Returns the bounds or the partial sum beside a node. The window from α to β is written only at nodes on the
 * path of the search and where the reader points; proved bounds are written at every node that was entered.
 * An open chance node has its partial sum. A label that does not fit into its circle takes the place of the
 * others, except that of a range.
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
  const { boundsAt, isAlwaysBeside } = familyOf(run);
  if (isAlwaysBeside) {
    const text = boundsAt(run, node, step, view.notation, state);
    return [outside ?? '', text].filter(Boolean).join(' · ');
  }
  if (outside !== undefined)
    return view.showBounds && view.notation === 'range' ? boundsAt(run, node, step, 'range', state) : outside;
  if (kind === 'chance' && state.status === 'open' && state.value !== null)
    return `Σ = ${printWorth(worthAt(run, node, step, state.value))}`;
  if (!view.showBounds || (view.notation === 'window' && !isPointed)) return '';
  return boundsAt(run, node, step, view.notation, state);
}
