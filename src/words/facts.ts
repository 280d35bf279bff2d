/** What a sentence about a step needs to know, gathered once for every language. */

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

/** What the children that are left can still do at an open MAX or MIN node. */
export type CutOutlook =
  /** v reaching `limit`, which `owner` set, would cut */
  | {
      readonly kind: 'limit';
      readonly bound: Bound;
      readonly limit: Worth;
      readonly owner: NodeId;
      /** what the owner holds, if the window passed a chance node and has another number for it; else null */
      readonly held: Worth | null;
      readonly rule: SearchRules['cutoff'];
    }
  /** v reaching `limit` would cut, which is the end of the root's window, or of the question that `asker` asks */
  | {
      readonly kind: 'given';
      readonly bound: Bound;
      readonly limit: Worth;
      readonly asker: NodeId | null;
      readonly rule: SearchRules['cutoff'];
    }
  /** the bound is infinite: nothing cuts, except infinity itself where `orInfinity` */
  | { readonly kind: 'no-limit'; readonly bound: Bound; readonly orInfinity: boolean }
  /** the bound is what no leaf is beyond: nothing cuts, except it itself where `isEnough` */
  | {
      readonly kind: 'leaf-bound';
      readonly bound: Bound;
      readonly limit: Worth;
      readonly isEnough: boolean;
    }
  /** after the child that is next nothing is left that could be cut */
  | { readonly kind: 'last-child'; readonly isOnly: boolean };

export interface StepFacts<Event = AnyEvent> {
  readonly run: AnyRun;
  readonly names: NodeNames;
  readonly event: Event;
  /** the node by name, and who decides there */
  readonly node: Segment;
  readonly kind: NodeKind;
  /** which way its number is wanted to go: as MAX wants it, or as MIN */
  readonly direction: NodeKind;
  /** its parent by name; null at the root */
  readonly up: Segment | null;
  /** whether the node has no name but its own estimate */
  readonly isCalledByEstimate: boolean;
  /** whether the parent is a chance node */
  readonly isOutcome: boolean;
  /** whether the side that decides here decides at the parent as well */
  readonly movesAgain: boolean;
  /** the node's rank among its siblings, from 1 */
  readonly rank: number;
  readonly hasWindow: boolean;
  /** whether nodes hold the bound itself in place of a value of their own */
  readonly isRunning: boolean;
  /** the one that the node was entered with */
  readonly window: WorthWindow;
  /** what the event says that the node holds now, or returned; null where it says nothing of it */
  readonly held: Worth | null;
  /** the comparison that the event tells of; null for none */
  readonly test: WorthTest | null;
  /** of an inner node that is entered only to be asked whether it is better than that for the side that asks */
  readonly question: Question | null;
  /** whether windows pass through chance nodes */
  readonly isThrough: boolean;
  /** null where there is no test, or nothing is left to test */
  readonly outlook: CutOutlook | null;
  readonly range: ValueRange;
  /** the same where a node that is only judged proves nothing */
  readonly proved: ValueRange;
  /** null where no child has returned in the event */
  readonly returned: Returned | null;
  /** what that child returned as the node has it, where that is written with the other sign; else null */
  readonly counts: Worth | null;
  /** plies that the pass looks at; null for all */
  readonly depth: number | null;
  /** of an update: whether the node held neither a child's value nor a bound before */
  readonly heldNothing: boolean;
  /** of an update: whether that child was the last */
  readonly isLast: boolean;
  readonly isRoot: boolean;
}

/** What came back from a child, and what is known of that child. */
export interface Returned extends Known {
  readonly worth: Worth;
}

/** The facts of one kind of event, with what every event of that kind says. */
export type FactsOf<Event extends AnyEvent> = StepFacts<Event> &
  (Event extends { readonly value: number } ? { readonly held: Worth } : unknown) &
  (Event extends { readonly returned: number } ? { readonly returned: Returned } : unknown) &
  (Event extends CutoffEvent ? { readonly test: WorthTest } : unknown) &
  // Only a recursion enters nodes and leaves them.
  (Event extends RecursionEvent ? { readonly run: BoundsRun } : unknown) &
  // Only a procedure over lists selects and expands them.
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

/** At the root no bound can come from above but the reader's, so nothing is said of one that is infinite. */
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
  // Before it is kept, a static value stands in line like a child.
  const kept = event.kind === 'enter' && tree.standsPatAt(node) ? 1 : 0;
  const left = tree.moveCount(node) - returned + kept;
  if (left === 0) return null;
  if (left === 1) return { kind: 'last-child', isOnly: returned === 0 && event.kind !== 'stay' };
  const owner = run.boundOwnerAt(node, step);
  const rule = rules.cutoff;
  if (owner !== null)
    return {
      kind: 'limit',
      bound,
      limit,
      owner,
      held: heldBeyond(run, owner, node, step, limit.value),
      rule,
    };
  if (isGiven(run, node, bound, limit.value))
    return { kind: 'given', bound, limit, asker: run.askerAt(bound, node, step), rule };
  const isEqual = rule === 'equal';
  return Number.isFinite(limit.value)
    ? { kind: 'leaf-bound', bound, limit, isEnough: isEqual }
    : { kind: 'no-limit', bound, orInfinity: isEqual && tree.hasInfinite };
}

/** Whether an end that nobody holds was given: by the reader, or by who only asks; else no leaf is beyond it. */
export function isGiven({ tree }: AnyRun, node: NodeId, bound: Bound, limit: number): boolean {
  const [least, most] = tree.leafBoundsAt(node);
  return Number.isFinite(limit) && limit !== (bound === 'alpha' ? least : most);
}

/** Whether the value that a MAX or MIN node holds is a bound that is proved on its own side. */
export function isSecured({ direction, range }: StepFacts, value: number): boolean {
  return bySide(direction, range.low >= value, range.high <= value);
}

/** After the last child: whether what goes up is the node's value, and not merely a bound on it. */
export function isSettled({ run, hasWindow, window, range, event }: UpdateFacts): boolean {
  const { value } = event;
  const isClamped =
    hasWindow && run.rules.value === 'hard' && (value < window.alpha.value || value > window.beta.value);
  return !isClamped && isJust(range, value);
}

/** Whether all that is known of a node is the one value. */
export function isJust(range: ValueRange, value: number): boolean {
  return range.low === value && range.high === value;
}

/** Whether the tree of a run is all there is: one that grew lacks the moves that were never generated. */
export function isWhole(run: AnyRun): boolean {
  return run.tallyAt(run.length).neverGenerated === 0;
}

/** What a finished run has to say for itself. */
export interface Outcome {
  readonly value: number;
  /** whether it is the root's, or a bound on it */
  readonly kind: ValueKind;
  /** null also where it is not shown to be best */
  readonly bestMove: NodeId | null;
  /** whether no deeper search can change it */
  readonly isProved: boolean;
  readonly tally: Tally;
  /** different leaves that were evaluated */
  readonly leaves: number;
  readonly allLeaves: number;
  /** whether no search of the tree in any order of its children could do with fewer */
  readonly isFewest: boolean;
}

/** The outcome of a run that reached a value; null after a halt. */
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

/** The child that gave `node` the value it holds at `step`. */
export function giverOf(run: AnyRun, node: NodeId, step: number): NodeId | null {
  return run.stateAt(node, step).decidingChild;
}

/** Whether the owner of a cut's bound holds another value than its own best: the bound it was given. */
export function holdsAnother({ run, isRunning, event }: CutFacts): boolean {
  const { node, owner, step, test } = event;
  if (!isRunning || owner === null) return false;
  return run.stateAt(owner, step).value !== run.tree.inNumbersOf(owner, node, test.limit);
}

/**
 * What the owner of a bound holds, if a chance node lies between it and the node that has the bound and the window has
 * another number there. Else null.
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

/** Whether a chance node lies between an ancestor and a node, so that what the one has is not what the other is asked for. */
export function isBeyondChance({ tree }: AnyRun, ancestor: NodeId, node: NodeId): boolean {
  for (let at = tree.parent(node); at !== ancestor && at !== NO_NODE; at = tree.parent(at))
    if (tree.kind(at) === CHANCE) return true;
  return false;
}
