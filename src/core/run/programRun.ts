/**
 * The run of somebody's own program, as its log tells it: step k is line k of the log. What the program did inside a call
 * is not known, so a node has the window that was handed to it and the value that came back, and nothing between.
 */
import type { Departure, KnownTree, ProgramLog, Verdict } from '../program/index.ts';
import { callOf, isCall, isLogLeaf, NO_CALL, sideOf } from '../program/programLog.ts';
import type { HaltReason } from '../search/index.ts';
import { SearchHalt } from '../search/searchHalt.ts';
import { DEFAULT_RULES } from '../search/searchSettings.ts';
import { FULL_WINDOW, type SearchWindow } from '../search/searchWindow.ts';
import type { GameTree } from '../tree/index.ts';
import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import { printNumber } from '../tree/printNumber.ts';
import type { EnterEvent, ExitEvent, LeafEvent } from './event.ts';
import type { Frame } from './frame.ts';
import { bareState, type NodeState } from './nodeState.ts';
import { onlyPass, type Pass } from './pass.ts';
import type { ValueRange } from './range.ts';
import type { EventKind } from './record.ts';
import type { Grain } from './run.ts';
import { SteppedRun } from './steppedRun.ts';
import type { Tally } from './tally.ts';

export type ProgramEvent = EnterEvent | LeafEvent | ExitEvent;

/** What a run of a program consists of. */
export interface RecordedProgram {
  readonly log: ProgramLog;
  readonly verdict: Verdict;
  /** the tree on which the run is shown, with the node of each call */
  readonly on: KnownTree;
  /** whether the tree is what the program walked, so that it grows with the calls */
  readonly grows: boolean;
}

/** What is shown for a call that returned nothing. */
const NOTHING_RETURNED = '∅';

export class ProgramRun extends SteppedRun<ProgramEvent> {
  readonly family = 'program';
  readonly log: ProgramLog;
  readonly verdict: Verdict;
  readonly hasEstimates = false;
  readonly length: number;
  readonly #nodeOf: Int32Array;
  /** by node: the number of its call; NO_CALL when it was never called */
  readonly #call: Int32Array;
  /** by call: the step at which it is made, and the step at which it returns; 0 when it does not */
  readonly #called: Int32Array;
  readonly #returned: Int32Array;
  /** by step: how many calls and how many leaves there are up to it, and how many calls are open */
  readonly #calls: Int32Array;
  readonly #leaves: Int32Array;
  readonly #open: Int32Array;
  readonly #range: ValueRange;
  readonly #steps = new Map<EventKind, readonly number[]>();

  constructor({ log, verdict, on, grows }: RecordedProgram) {
    const { tree, fit } = on;
    super({
      ...{ tree, grows, algorithm: 'program', rules: DEFAULT_RULES },
      passes: [onlyPass(log.lines.length, tree, null, resultOf(log, on))],
    });
    this.log = log;
    this.verdict = verdict;
    this.length = log.lines.length;
    this.#nodeOf = fit.nodeOf;
    this.#call = new Int32Array(tree.size).fill(NO_CALL);
    for (const [call, node] of fit.nodeOf.entries()) this.#call[node] = call;
    this.#called = new Int32Array(log.size);
    this.#returned = new Int32Array(log.size);
    this.#calls = new Int32Array(this.length + 1);
    this.#leaves = new Int32Array(this.length + 1);
    this.#open = new Int32Array(this.length + 1);
    for (const [index, line] of log.lines.entries()) {
      const step = index + 1;
      const call = callOf(line);
      const isOfCall = isCall(line);
      (isOfCall ? this.#called : this.#returned)[call] = step;
      this.#calls[step] = (this.#calls[index] as number) + (isOfCall ? 1 : 0);
      this.#leaves[step] = (this.#leaves[index] as number) + (!isOfCall && isLogLeaf(log, call) ? 1 : 0);
      this.#open[step] = (this.#open[index] as number) + (isOfCall ? 1 : -1);
    }
    const [low, high] = tree.leafBounds;
    this.#range = { low, high };
  }

  /** Where the program first departs from a right one; null when it does not. */
  get first(): Departure | null {
    return this.verdict.first;
  }

  /** Returns the node of a call, by the number of the call from 0. */
  nodeOfCall(call: number): NodeId {
    return this.#nodeOf[call] as NodeId;
  }

  /** Returns the number of the call of a node, from 0; null when the program never called it. */
  callOfNode(node: NodeId): number | null {
    const call = this.#call[node] as number;
    return call === NO_CALL ? null : call;
  }

  event(step: number): ProgramEvent {
    const kind = this.kindAt(step);
    const node = this.nodeAt(step);
    const at = { step, node, lines: [] } as const;
    if (kind === 'enter') return { kind, ...at, window: this.#windowOf(node) ?? FULL_WINDOW };
    const value = this.valueAt(node, step);
    return kind === 'leaf' ? { kind, ...at, value } : { kind, ...at, value, range: this.#range };
  }

  kindAt(step: number): ProgramEvent['kind'] {
    const line = this.log.lines[step - 1];
    if (line === undefined) throw new RangeError(`no event ${step} of ${this.length}`);
    if (isCall(line)) return 'enter';
    return isLogLeaf(this.log, callOf(line)) ? 'leaf' : 'exit';
  }

  eventsOf(kind: EventKind): readonly number[] {
    const known = this.#steps.get(kind);
    if (known !== undefined) return known;
    const steps: number[] = [];
    for (let step = 1; step <= this.length; step += 1) if (this.kindAt(step) === kind) steps.push(step);
    this.#steps.set(kind, steps);
    return steps;
  }

  nodeAt(step: number): NodeId {
    return step === 0 ? NO_NODE : this.nodeOfCall(callOf(this.log.lines[step - 1] as number));
  }

  passAt(): Pass {
    return this.passes[0] as Pass;
  }

  treeAt(): GameTree {
    return this.tree;
  }

  entryStep(node: NodeId, step = this.length): number {
    const called = this.#stepIn(this.#called, node);
    return called <= step ? called : 0;
  }

  nextEntry(node: NodeId, step: number): number {
    const called = this.#stepIn(this.#called, node);
    return called > step ? called : 0;
  }

  lastStep(node: NodeId, step = this.length): number {
    const returned = this.#stepIn(this.#returned, node);
    return returned > 0 && returned <= step ? returned : this.entryStep(node, step);
  }

  valueAt(node: NodeId, step = this.length): number {
    const call = this.callOfNode(node);
    return call === null || !this.#hasReturned(node, step) ? Number.NaN : (this.log.value[call] as number);
  }

  /** Nothing is proved by what a program says. */
  rangeAt(): ValueRange {
    return this.#range;
  }

  provedAt(): ValueRange {
    return this.#range;
  }

  /** Returns the window with which a node was called; null before, and when the log does not say. */
  windowAt(node: NodeId, step = this.length): SearchWindow | null {
    return this.entryStep(node, step) === 0 ? null : this.#windowOf(node);
  }

  stateAt(node: NodeId, step: number): NodeState {
    const range = this.#range;
    if (this.entryStep(node, step) === 0) return bareState(this.#uncalled(node, step), range, range, null);
    const hasReturned = this.#hasReturned(node, step);
    const value = this.valueAt(node, step);
    const isLeaf = this.tree.isLeaf(node);
    return {
      status: hasReturned ? 'done' : 'open',
      ...{ range, proved: range },
      value: Number.isNaN(value) ? null : value,
      window: isLeaf ? null : this.#windowOf(node),
      decidingChild: null,
      prunedFrom: hasReturned && !isLeaf ? this.#firstUncalled(node) : null,
    };
  }

  /** Returns what the node returned, in the numbers that the program prints. */
  override labelOf(node: NodeId, { status, value }: NodeState): string {
    if (status !== 'done') return '';
    return value === null ? NOTHING_RETURNED : printNumber(this.toldValue(node, value));
  }

  /** Returns a value at a node as the program prints it: for the side to move when it is a negamax. */
  toldValue(node: NodeId, value: number): number {
    return this.#isTurned(node) ? 0 - value : value;
  }

  /** Returns a window of a node as the program prints it. */
  toldWindow(node: NodeId, { alpha, beta }: SearchWindow): SearchWindow {
    return this.#isTurned(node) ? { alpha: 0 - beta, beta: 0 - alpha } : { alpha, beta };
  }

  /** Returns what a line has and what it should have, as the program prints it. */
  toldDeparture({ call, field, got, expected }: Departure): Pick<Departure, 'got' | 'expected'> {
    // What a caller should have returned is told in the caller's numbers.
    const owner = field === 'went-on' ? (this.log.caller[call] as number) : call;
    return { got: this.#told(call, got), expected: this.#told(owner, expected) };
  }

  #told(call: number, given: Departure['got']): Departure['got'] {
    if (given === null || typeof given === 'string') return given;
    const node = this.nodeOfCall(call);
    if (typeof given === 'number') return this.toldValue(node, given);
    const { alpha, beta } = this.toldWindow(node, { alpha: given[0], beta: given[1] });
    return [alpha, beta];
  }

  callStackAt(step: number): readonly Frame[] {
    return this.pathAt(step)
      .filter((node) => !this.#hasReturned(node, step))
      .map((node) => ({
        node,
        window: this.#windowOf(node) ?? { alpha: Number.NaN, beta: Number.NaN },
        alphaOwner: null,
        betaOwner: null,
        value: Number.NaN,
      }));
  }

  tallyAt(step: number): Tally {
    const entered = this.#calls[step] as number;
    const leaves = this.#leaves[step] as number;
    const stored = Math.max(this.#open[step] as number, 1);
    return {
      ...{ entered, distinct: entered, generated: Math.max(entered, 1), expanded: entered - leaves },
      ...{ leaves, stored, mostStored: this.log.height + 1 },
      ...{ horizon: 0, cutoffs: 0, prunedLeaves: 0, neverGenerated: 0 },
    };
  }

  leavesSeenAt(step: number): number {
    return this.#leaves[step] as number;
  }

  bestChildAt(): NodeId | null {
    return null;
  }

  cutStep(node: NodeId, step = this.length): number {
    return this.#hasReturned(node, step) && this.#firstUncalled(node) !== null
      ? this.#stepIn(this.#returned, node)
      : 0;
  }

  bornAt(node: NodeId): number {
    return this.grows ? this.#stepIn(this.#called, node) : 0;
  }

  isStop(step: number, grain: Grain): boolean {
    if (grain === 'event' || step === 0 || step === this.length || step === this.first?.line) return true;
    const kind = this.kindAt(step);
    return grain === 'visit' ? kind !== 'enter' : kind === 'leaf';
  }

  nextMark(step: number): number | null {
    const line = this.first?.line ?? 0;
    return line > step ? line : null;
  }

  previousMark(step: number): number | null {
    const line = this.first?.line ?? Infinity;
    return line < step ? line : null;
  }

  overSubtree(step: number, grain: Grain): number {
    if (step >= this.length || this.kindAt(step + 1) !== 'enter') return this.nextStop(step, grain);
    return this.#stepIn(this.#returned, this.nodeAt(step + 1)) || this.length;
  }

  outToParent(step: number): number {
    const current = this.nodeAt(step);
    return current === NO_NODE || current === ROOT ? 0 : Math.max(this.entryStep(current, step) - 1, 0);
  }

  protected override decidingAt(): NodeId | null {
    return null;
  }

  override get mayCut(): boolean {
    return true;
  }

  #stepIn(steps: Int32Array, node: NodeId): number {
    const call = this.#call[node] as number;
    return call === NO_CALL ? 0 : (steps[call] as number);
  }

  #hasReturned(node: NodeId, step: number): boolean {
    const returned = this.#stepIn(this.#returned, node);
    return returned > 0 && returned <= step;
  }

  #windowOf(node: NodeId): SearchWindow | null {
    const call = this.#call[node] as number;
    if (call === NO_CALL || this.log.printsWindow[call] === 0) return null;
    return { alpha: this.log.alpha[call] as number, beta: this.log.beta[call] as number };
  }

  #isTurned(node: NodeId): boolean {
    const call = this.#call[node] as number;
    return this.log.isNegamax && call !== NO_CALL && sideOf(this.log, call) === 'min';
  }

  /** Whether the caller of a node that was not called may still call it. */
  #uncalled(node: NodeId, step: number): 'waiting' | 'pruned' {
    let above = this.tree.parent(node);
    while (above !== NO_NODE && this.entryStep(above, step) === 0) above = this.tree.parent(above);
    return above !== NO_NODE && this.#hasReturned(above, step) ? 'pruned' : 'waiting';
  }

  /** Returns the index of the first child that was never called; null when all were. */
  #firstUncalled(node: NodeId): number | null {
    const count = this.tree.childCount(node);
    for (let index = 0; index < count; index += 1)
      if (this.#call[this.tree.child(node, index)] === NO_CALL) return index;
    return this.tree.moveCount(node) > count ? count : null;
  }
}

/** Returns what the root returned; a log that ends before that, or a root that returns nothing, is a halt. */
function resultOf(log: ProgramLog, { fit }: KnownTree) {
  const value = log.value[0] as number;
  if (log.isComplete && !Number.isNaN(value)) return { ok: true, value } as const;
  const reason: HaltReason = log.isComplete ? 'returns-nothing' : 'log-ends';
  const last = callOf(log.lines.at(-1) as number);
  return { ok: false, halt: new SearchHalt(fit.nodeOf[last] as NodeId, reason) } as const;
}
