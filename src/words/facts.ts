/** Collects the facts that a sentence about a step needs, once for every language. */

import type { AnswerEvent } from '../core/run/answerEvent.ts';
import type { AnyRun, ListsRun } from '../core/run/anyRun.ts';
import type { BoundsRun } from '../core/run/boundsRun.ts';
import type {
  AnyEvent,
  CutoffEvent,
  EnterEvent,
  ExitEvent,
  ResearchEvent,
  StandPatEvent,
  UpdateEvent,
} from '../core/run/event.ts';
import type { ListEvent } from '../core/run/listEvent.ts';
import type { ValueRange } from '../core/run/range.ts';
import type { Tally } from '../core/run/tally.ts';
import type { ValueKind } from '../core/run/valueKind.ts';
import type { Bound } from '../core/run/window.ts';
import {
  entryWorth,
  estimated,
  givenWindow,
  testWorth,
  type Worth,
  type WorthTest,
  type WorthWindow,
  worthAt,
} from '../core/run/worth.ts';
import type { SearchRules } from '../core/search/searchSettings.ts';
import { FULL_WINDOW, isSameWindow } from '../core/search/searchWindow.ts';
import { NO_NODE, type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { bySide, CHANCE, isSide, type NodeKind } from '../core/tree/nodeKind.ts';
import { fewestLeaves, uniformShapeOf } from '../core/tree/uniformShape.ts';
import { type Known, printWorth } from './estimates.ts';
import type { NodeNames } from './nodeNames.ts';
import { type Question, questionAt } from './question.ts';
import type { Segment } from './sentence.ts';

/** A bound, and when a value that comes to it cuts. */
export interface CutLimit {
  readonly bound: Bound;
  readonly limit: Worth;
  readonly rule: SearchRules['cutoff'];
}

/** What the remaining children can still do at an open MAX or MIN node. */
export type CutOutlook =
  /** a v that reaches `limit`, the bound of `owner`, would cut */
  | ({
      readonly kind: 'limit';
      readonly owner: NodeId;
      /** what the owner holds, if the window passed through a chance node and its number is another; otherwise null */
      readonly held: Worth | null;
    } & CutLimit)
  /** a v that reaches `limit` would cut, which is an end of the root window or of the null window of `asker` */
  | ({ readonly kind: 'given'; readonly asker: NodeId | null } & CutLimit)
  /** the bound is infinite: nothing cuts, except infinity itself if `orInfinity` */
  | { readonly kind: 'no-limit'; readonly bound: Bound; readonly orInfinity: boolean }
  /** the bound is a leaf bound: nothing cuts, except the bound itself if `isEnough` */
  | {
      readonly kind: 'leaf-bound';
      readonly bound: Bound;
      readonly limit: Worth;
      readonly isEnough: boolean;
    }
  /** after the next child nothing is left that could be cut */
  | { readonly kind: 'last-child'; readonly isOnly: boolean };

export interface StepFacts<Event = AnyEvent> {
  readonly run: AnyRun;
  readonly names: NodeNames;
  readonly event: Event;
  /** the name of the node, and who decides there */
  readonly node: Segment;
  readonly kind: NodeKind;
  /** whether its number is wanted great, as MAX wants it, or small, as MIN does */
  readonly direction: NodeKind;
  /** the name of its parent; null at the root */
  readonly up: Segment | null;
  /** whether the node has no name except its own estimate */
  readonly isCalledByEstimate: boolean;
  /** whether the node's parent is a chance node */
  readonly isOutcome: boolean;
  /** whether the same side decides here and at the parent */
  readonly movesAgain: boolean;
  /** the node's rank among its siblings, from 1 */
  readonly rank: number;
  readonly hasWindow: boolean;
  /** whether nodes hold the bound itself instead of a value of their own */
  readonly isRunning: boolean;
  /** the window with which the node was entered */
  readonly window: WorthWindow;
  /** the value that the node now holds or returned, by the event; null when the event has none */
  readonly held: Worth | null;
  /** the comparison in the event; null for none */
  readonly test: WorthTest | null;
  /** for an inner node entered with a null window: what it has to be better than, and for which side */
  readonly question: Question | null;
  /** whether windows pass through chance nodes */
  readonly isThrough: boolean;
  /** null when there is no test, or nothing is left to test */
  readonly outlook: CutOutlook | null;
  readonly range: ValueRange;
  /** the same range when nodes that are only judged prove nothing */
  readonly proved: ValueRange;
  /** null when no child has returned in the event */
  readonly returned: Returned | null;
  /** what that child returned, in the numbers of the node, when the sign differs; otherwise null */
  readonly counts: Worth | null;
  /** the depth of the pass in plies; null for no limit */
  readonly depth: number | null;
  /** for an update: whether the node held neither a child's value nor a bound before */
  readonly heldNothing: boolean;
  /** for an update: whether that child was the last */
  readonly isLast: boolean;
  readonly isRoot: boolean;
}

/** What a child returned, and what is known about the child. */
export interface Returned extends Known {
  readonly worth: Worth;
}

/** The facts about one kind of event, with the data of every event of that kind. */
export type FactsOf<Event extends AnyEvent> = StepFacts<Event> &
  (Event extends { readonly value: number } ? { readonly held: Worth } : unknown) &
  (Event extends { readonly returned: number } ? { readonly returned: Returned } : unknown) &
  (Event extends CutoffEvent ? { readonly test: WorthTest } : unknown) &
  // Only a recursion enters and leaves nodes.
  (Event extends RecursionEvent ? { readonly run: BoundsRun } : unknown) &
  // Only a procedure with lists selects and expands nodes.
  (Event extends Exclude<ListEvent, AnswerEvent> ? { readonly run: ListsRun } : unknown);

type RecursionEvent = EnterEvent | UpdateEvent | ResearchEvent | StandPatEvent | CutoffEvent | ExitEvent;

export type UpdateFacts = FactsOf<UpdateEvent>;
export type CutFacts = FactsOf<CutoffEvent>;

export function factsAt(run: AnyRun, event: AnyEvent, names: NodeNames): StepFacts {
  const { step } = event;
  const tree = run.treeAt(step);
  const parent = tree.parent(event.node);
  const isRoot = parent === NO_NODE;
  const bounded = run.family === 'bounds' ? run : null;
  const hasWindow = bounded !== null && run.windows !== null;
  const isRunning = run.rules.value === 'running';
  const child = event.kind === 'update' ? event.child : null;
  return {
    run,
    names,
    event,
    node: names.token(event.node),
    kind: tree.kindName(event.node),
    direction: tree.direction(event.node),
    up: isRoot ? null : names.token(parent),
    isCalledByEstimate:
      event.kind === 'horizon' && names.of(event.node) === printWorth(estimated(event.value)),
    isOutcome: !isRoot && tree.kind(parent) === CHANCE,
    movesAgain: !isRoot && tree.kind(parent) === tree.kind(event.node) && isSide(tree.kindName(parent)),
    rank: tree.childIndex(event.node) + 1,
    hasWindow,
    isRunning,
    window: hasWindow ? entryWorth(bounded, event.node, step) : givenWindow(FULL_WINDOW),
    held: 'value' in event ? worthAt(run, event.node, step, event.value) : null,
    test: bounded && testOf(bounded, event),
    question:
      event.kind === 'enter' && bounded?.entersAgain === true ? questionAt(bounded, event.node, step) : null,
    isThrough: run.windows === 'through',
    outlook: hasWindow ? outlookAt(bounded, event) : null,
    ...knownAt(run, event.node, step),
    returned: 'returned' in event ? returnedIn(run, event) : null,
    counts: event.kind === 'update' ? countsAt(run, event) : null,
    depth: run.passAt(step).depth,
    heldNothing:
      !tree.standsPatAt(event.node) && child !== null && !isRunning && tree.childIndex(child) === 0,
    isLast: child !== null && tree.childIndex(child) === tree.moveCount(event.node) - 1,
    isRoot,
  };
}

export function knownAt(run: AnyRun, node: NodeId, step: number): Known {
  return { range: run.rangeAt(node, step), proved: run.provedAt(node, step) };
}

function countsAt(run: AnyRun, { node, child, returned, step }: UpdateEvent): Worth | null {
  const { tree } = run;
  if (!tree.changesSign(node, child)) return null;
  return { ...worthAt(run, child, step), value: tree.inNumbersOf(node, child, returned) };
}

function returnedIn(run: AnyRun, { child, step }: UpdateEvent | ResearchEvent): Returned {
  return { ...knownAt(run, child, step), worth: worthAt(run, child, step) };
}

function testOf(run: BoundsRun, event: AnyEvent): WorthTest | null {
  const test = 'test' in event ? event.test : null;
  return test === null ? null : testWorth(run, event.node, event.step, test);
}

/** At the root the only bounds from above are those of the root window, so infinite ones are not mentioned. */
function outlookAt(run: BoundsRun, event: AnyEvent): CutOutlook | null {
  const { rules } = run;
  const { node, step } = event;
  const tree = run.treeAt(step);
  const direction = tree.direction(node);
  if (direction !== 'max' && direction !== 'min') return null;
  const bound: Bound = bySide(direction, 'beta', 'alpha');
  const limit = entryWorth(run, node, step)[bound];
  if (node === ROOT && !Number.isFinite(limit.value)) return null;
  const returned = event.kind === 'update' ? tree.childIndex(event.child) + 1 : 0;
  // Before it is kept, a static value waits like a child.
  const kept = event.kind === 'enter' && tree.standsPatAt(node) ? 1 : 0;
  const left = tree.moveCount(node) - returned + kept;
  if (left === 0) return null;
  if (left === 1) return { kind: 'last-child', isOnly: returned === 0 && event.kind !== 'stay' };
  const owner = run.boundOwnerAt(node, step);
  const rule = rules.cutoff;
  const cut = { bound, limit, rule };
  if (owner !== null)
    return { kind: 'limit', ...cut, owner, held: heldBeyond(run, owner, node, step, limit.value) };
  if (isGiven(run, node, bound, limit.value))
    return { kind: 'given', ...cut, asker: run.askerAt(bound, node, step) };
  const isEqual = rule === 'equal';
  return Number.isFinite(limit.value)
    ? { kind: 'leaf-bound', bound, limit, isEnough: isEqual }
    : { kind: 'no-limit', bound, orInfinity: isEqual && tree.hasInfinite };
}

/** Whether an end that no node holds was given, by the root window or a null window; otherwise it is a leaf bound. */
export function isGiven({ tree }: AnyRun, node: NodeId, bound: Bound, limit: number): boolean {
  const [least, most] = tree.leafBoundsAt(node);
  return Number.isFinite(limit) && limit !== (bound === 'alpha' ? least : most);
}

/** Whether the value that a MAX or MIN node holds is a bound that is proved on its own side. */
export function isSecured({ direction, range }: StepFacts, value: number): boolean {
  return bySide(direction, range.low >= value, range.high <= value);
}

/** After the last child: whether the value that goes up is the node's value, and not merely a bound on it. */
export function isSettled({ run, hasWindow, window, range, event }: UpdateFacts): boolean {
  const { value } = event;
  const isClamped =
    hasWindow && run.rules.value === 'hard' && (value < window.alpha.value || value > window.beta.value);
  return !isClamped && isJust(range, value);
}

/** Whether what is known about a node is a single value. */
export function isJust(range: ValueRange, value: number): boolean {
  return range.low === value && range.high === value;
}

/** Whether the tree of a run is complete: one that grew lacks the moves that were never generated. */
export function isWhole(run: AnyRun): boolean {
  return run.tallyAt(run.length).neverGenerated === 0;
}

/** The result of a finished run. */
export interface Outcome {
  readonly value: number;
  /** whether the value is the root's value, or a bound on it */
  readonly kind: ValueKind;
  /** null also when the move is not shown to be best */
  readonly bestMove: NodeId | null;
  /** whether no deeper search can change the result */
  readonly isProved: boolean;
  readonly tally: Tally;
  /** the number of different leaves that were evaluated */
  readonly leaves: number;
  readonly allLeaves: number;
  /** whether no order of the children would need fewer leaves */
  readonly isFewest: boolean;
}

/** Returns the outcome of a run that reached a value; null after a halt. */
export function outcomeOf(run: AnyRun): Outcome | null {
  const { result, length } = run;
  const tree = run.treeAt(length);
  if (!result.ok) return null;
  const proved = run.provedAt(ROOT, length);
  const tally = run.tallyAt(length);
  const shape = uniformShapeOf(tree);
  return {
    value: result.value,
    kind: run.kindOfValue,
    bestMove: run.bestMove,
    isProved: isJust(proved, result.value),
    tally,
    leaves: run.leavesSeenAt(length),
    allLeaves: tree.leafCount,
    isFewest:
      isSameWindow(run.rootWindow, FULL_WINDOW) &&
      tally.leaves < tree.leafCount &&
      shape !== null &&
      tally.leaves === fewestLeaves(shape),
  };
}

/** Returns the child that gave `node` the value it holds at `step`. */
export function giverOf(run: AnyRun, node: NodeId, step: number): NodeId | null {
  return run.stateAt(node, step).decidingChild;
}

/** Whether the owner of a cut's bound holds another value than its own best, namely the bound it was given. */
export function holdsAnother({ run, isRunning, event }: CutFacts): boolean {
  const { node, owner, step, test } = event;
  if (!isRunning || owner === null) return false;
  return run.stateAt(owner, step).value !== run.tree.inNumbersOf(owner, node, test.limit);
}

/**
 * Returns what the owner of a bound holds, when a chance node lies between it and the node with the bound and the
 * window has another number there. Otherwise null.
 */
export function heldBeyond(
  run: AnyRun,
  owner: NodeId,
  node: NodeId,
  step: number,
  bound: number,
): Worth | null {
  if (!isBeyondChance(run, owner, node)) return null;
  const held = worthAt(run, owner, step);
  return held.value === bound ? null : held;
}

/** Whether a chance node lies between an ancestor and a node, so that their bounds are different numbers. */
export function isBeyondChance({ tree }: AnyRun, ancestor: NodeId, node: NodeId): boolean {
  for (let at = tree.parent(node); at !== ancestor && at !== NO_NODE; at = tree.parent(at))
    if (tree.kind(at) === CHANCE) return true;
  return false;
}
