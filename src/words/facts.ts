/** Collects the facts that a sentence about a step needs, in the same way for every language. */

import type {
  AnswerEvent,
  AnyRun,
  Bound,
  BoundsRun,
  ListEvent,
  ListsRun,
  SearchRules,
  Tally,
  ValueKind,
  ValueRange,
  Worth,
  WorthTest,
  WorthWindow,
} from '../core/index.ts';
import { beginsOpen } from '../core/run/anyRun.ts';
import type {
  AnyEvent,
  CutoffEvent,
  EnterEvent,
  ExitEvent,
  ResearchEvent,
  StandPatEvent,
  UpdateEvent,
} from '../core/run/event.ts';
import { entryWorth, estimated, givenWindow, testWorth, worthAt } from '../core/run/worth.ts';
import { openWindow } from '../core/search/openWindow.ts';
import { FULL_WINDOW } from '../core/search/searchWindow.ts';
import { NO_NODE, type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { bySide, CHANCE, isSide, type NodeKind } from '../core/tree/nodeKind.ts';
import { fewestLeaves, uniformShapeOf } from '../core/tree/uniformShape.ts';
import { type Known, printWorth } from './estimates.ts';
import type { NodeNames } from './nodeNames.ts';
import { type Question, questionAt } from './question.ts';
import type { Segment } from './sentence.ts';
import { printWindow } from './symbols.ts';

/** A bound, its value, and the rule by which a value that reaches it cuts. */
export interface CutLimit {
  readonly bound: Bound;
  readonly limit: Worth;
  readonly rule: SearchRules['cutoff'];
}

/** What could still happen at an open MAX or MIN node when its remaining children return. */
export type CutOutlook =
  /** the node would be cut when its v reaches `limit`, a bound that the node `owner` holds */
  | ({
      readonly kind: 'limit';
      readonly owner: NodeId;
      /**
       * the value that the owner holds, when it differs from `limit` because a chance node lies between;
       * otherwise null
       */
      readonly held: Worth | null;
    } & CutLimit)
  /**
   * the node would be cut when its v reaches `limit`, which no node holds: an end of the root window, or of
   * the null window that the node `asker` chose (null for the root window)
   */
  | ({ readonly kind: 'given'; readonly asker: NodeId | null } & CutLimit)
  /** the bound is infinite, so no value cuts; except infinity itself when `orInfinity` */
  | { readonly kind: 'no-limit'; readonly bound: Bound; readonly orInfinity: boolean }
  /** the bound is that of all leaves, so no value cuts; except that bound itself when `isEnough` */
  | {
      readonly kind: 'leaf-bound';
      readonly bound: Bound;
      readonly limit: Worth;
      readonly isEnough: boolean;
    }
  /** only one child remains, so that there will be nothing left to cut */
  | { readonly kind: 'last-child'; readonly isOnly: boolean };

export interface StepFacts<Event = AnyEvent> extends Known {
  readonly run: AnyRun;
  readonly names: NodeNames;
  readonly event: Event;
  /** the name of the node */
  readonly node: Segment;
  readonly kind: NodeKind;
  /**
   * MAX or MIN, depending on whether a greater or a smaller number is better at the node; in negamax form
   * always MAX
   */
  readonly direction: NodeKind;
  /** the name of the node's parent; null at the root */
  readonly up: Segment | null;
  /** whether the node has no name other than its own estimated value */
  readonly isCalledByEstimate: boolean;
  /** whether the node's parent is a chance node */
  readonly isOutcome: boolean;
  /** whether the same player decides at the node and at its parent */
  readonly movesAgain: boolean;
  /** the node's position among its siblings, from 1 */
  readonly rank: number;
  readonly hasWindow: boolean;
  /** whether nodes hold their running bound instead of a value of their own, as one of the rules wants it */
  readonly isRunning: boolean;
  /** the window with which the node was entered */
  readonly window: WorthWindow;
  /** the value that the node holds after the event, or returned in it; null when the event has no value */
  readonly held: Worth | null;
  /** the comparison with a bound that the event made; null for none */
  readonly test: WorthTest | null;
  /**
   * for an inner node entered with a null window: what its value has to exceed (or be below), and for which
   * player; otherwise null
   */
  readonly question: Question | null;
  /** whether windows pass through chance nodes, as in Star1 */
  readonly isThrough: boolean;
  /** what could still cut the node; null when it makes no test or has no further children */
  readonly outlook: CutOutlook | null;
  /** what the child returned; null when the event is not about a child's return */
  readonly returned: Returned | null;
  /**
   * the value that a child has returned, in the node's own numbers, when the child writes it with the
   * opposite sign; otherwise null
   */
  readonly counts: Worth | null;
  /** the depth limit of the current pass in plies; null for no limit */
  readonly depth: number | null;
  /** for an update event: whether the node held neither a value nor a bound before */
  readonly heldNothing: boolean;
  /** for an update event: whether the child that returned was the last one */
  readonly isLast: boolean;
  /** whether the node may have more moves than children, because nothing tells how many it has */
  readonly mayHaveMore: boolean;
  readonly isRoot: boolean;
}

/** The value that a child returned, and what is known about the child's true value. */
export interface Returned extends Known {
  readonly worth: Worth;
}

/** The facts about an event of one kind; the type says which of them are never null for that kind. */
export type FactsOf<Event extends AnyEvent> = StepFacts<Event> &
  (Event extends { readonly value: number } ? { readonly held: Worth } : unknown) &
  (Event extends { readonly returned: number } ? { readonly returned: Returned } : unknown) &
  (Event extends CutoffEvent ? { readonly test: WorthTest } : unknown) &
  // the run of an event of recursion is that of a recursive search, because only such a search enters and
  // leaves nodes
  (Event extends RecursionEvent ? { readonly run: BoundsRun } : unknown) &
  // the run of a list event is that of a search with OPEN and CLOSED, because only such a search selects and
  // expands nodes
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
    mayHaveMore: tree.mayHaveMore(event.node),
    isRoot,
  };
}

/** Whether bounds of the leaves are declared of which the window at the root makes no use. */
export function isUnused({ run: { tree }, window: { alpha, beta } }: StepFacts): boolean {
  return tree.leafBounds.some(Number.isFinite) && alpha.value === -Infinity && beta.value === Infinity;
}

/** Writes the window with which nodes begin that inherit nothing. */
export function printOpenWindow({ rules, tree }: AnyRun): string {
  return printWindow(givenWindow(openWindow(rules, tree)));
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

/**
 * Returns what could still cut the node of an event; null when it makes no test or has no further children.
 */
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
  // At a node where standing pat is allowed, the static value counts like that of a child, and has not been
  // taken when the node is entered.
  const kept = event.kind === 'enter' && tree.standsPatAt(node) ? 1 : 0;
  const left = tree.moveCount(node) - returned + kept;
  if (left === 0) return null;
  if (left === 1 && tree.mayHaveMore(node)) return null;
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

/**
 * Whether a bound that no node holds comes from the root window or a null window; otherwise it is the
 * declared bound of all leaves.
 */
export function isGiven({ tree }: AnyRun, node: NodeId, bound: Bound, limit: number): boolean {
  const [least, most] = tree.leafBoundsAt(node);
  return Number.isFinite(limit) && limit !== (bound === 'alpha' ? least : most);
}

/**
 * Whether the value that a MAX node holds is proved as a lower bound of its true value, or that of a MIN node
 * as an upper bound.
 */
export function isSecured({ direction, range }: StepFacts, value: number): boolean {
  return bySide(direction, range.low >= value, range.high <= value);
}

/**
 * Whether the value that a node returns after its last child is its true value, and not only a bound on it.
 */
export function isSettled({ run, hasWindow, window, range, event }: UpdateFacts): boolean {
  const { value } = event;
  const isClamped =
    hasWindow && run.rules.value === 'hard' && (value < window.alpha.value || value > window.beta.value);
  return !isClamped && isJust(range, value);
}

/** Whether a node's range contains nothing but the given value. */
export function isJust(range: ValueRange, value: number): boolean {
  return range.low === value && range.high === value;
}

/**
 * Whether a run ends with the complete tree; a tree that grows during the search lacks the moves that were
 * cut.
 */
export function isWhole(run: AnyRun): boolean {
  // A tree that was given has all its moves; to count those of a large one takes longer than the rest of the sentence.
  if (run.tree.columns.moveCount === null && run.passes.length === 1) return true;
  return run.tallyAt(run.length).neverGenerated === 0;
}

/** The result of a finished run. */
export interface Outcome {
  readonly value: number;
  /** whether `value` is the root's true value, or a lower or an upper bound on it */
  readonly kind: ValueKind;
  /** null when there is no move, and when the search has not proved the move best */
  readonly bestMove: NodeId | null;
  /** whether the result is proved, so that a deeper search could not change it */
  readonly isProved: boolean;
  readonly tally: Tally;
  /** the number of different leaves that were evaluated, even when some were evaluated again */
  readonly leaves: number;
  readonly allLeaves: number;
  /** whether no order of the children needs fewer leaves */
  readonly isFewest: boolean;
}

/** Returns the result of a run that ended with a value; null when the search halted before. */
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
      beginsOpen(run) &&
      tree.columns.untoldMoves === null &&
      tally.leaves < tree.leafCount &&
      shape !== null &&
      tally.leaves === fewestLeaves(shape),
  };
}

/** Returns the child whose value `node` holds at `step`; null for none. */
export function giverOf(run: AnyRun, node: NodeId, step: number): NodeId | null {
  return run.stateAt(node, step).decidingChild;
}

/**
 * Whether the owner of the bound that cuts holds a running bound that it was given, and not the best value of
 * its own children.
 */
export function holdsAnother({ run, isRunning, event }: CutFacts): boolean {
  const { node, owner, step, test } = event;
  if (!isRunning || owner === null) return false;
  return run.stateAt(owner, step).value !== run.tree.inNumbersOf(owner, node, test.limit);
}

/**
 * Returns the value that the owner of a bound holds, when a chance node between the owner and the node turns
 * it into another bound there; otherwise null.
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

/**
 * Whether a chance node lies between an ancestor and a node, so that a bound has another value at each of
 * them.
 */
export function isBeyondChance({ tree }: AnyRun, ancestor: NodeId, node: NodeId): boolean {
  for (let at = tree.parent(node); at !== ancestor && at !== NO_NODE; at = tree.parent(at))
    if (tree.kind(at) === CHANCE) return true;
  return false;
}
