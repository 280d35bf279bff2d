/**
 * A depth-first run, asked by step: step k is the state after k events, step 0 is before any.
 * Any step is reached without replay, so going back costs what going forward costs.
 */
import { type AlgorithmName, entersAgain, handsWindow, passesChance } from '../search/algorithms.ts';
import type { SearchRules } from '../search/rules.ts';
import type { SearchResult } from '../search/runSearch.ts';
import { NO_LIMITS, type SearchLimits } from '../search/searchLimits.ts';
import { FULL_WINDOW, type SearchWindow } from '../search/searchWindow.ts';
import type { GameTree } from '../tree/gameTree.ts';
import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import { bySide } from '../tree/nodeKind.ts';
import { childWorth, lineFrom } from './bestLine.ts';
import { describeEvent, type EventSource, isImprovement } from './describeEvent.ts';
import type { TraceEvent } from './event.ts';
import type { Frame } from './frame.ts';
import { bareState, type NodeState, type NodeStatus } from './nodeState.ts';
import { type Pass, Passes, type WhyEnded } from './pass.ts';
import { Ranges, returnedBy, type ValueRange } from './range.ts';
import {
  AGAIN,
  CUTOFF,
  ENTER,
  EVENT_KINDS,
  type EventKind,
  EXIT,
  HALT,
  HORIZON,
  LEAF_EVENT,
  NO_CHILD,
  type RunRecord,
} from './record.ts';
import type { Recorded } from './recorded.ts';
import type { Grain, Phase, Run } from './run.ts';
import { nextOf, previousOf } from './stops.ts';
import { type Tally, TallyIndex } from './tally.ts';
import { unenteredStatus } from './unentered.ts';
import { kindOfValue, type ValueKind } from './valueKind.ts';
import { type Bound, boundAgainst, type CutoffTest, type OutcomeTests, Windows } from './window.ts';

/** What is known at one step, each thing found once and only if it is asked for. */
export class Moment {
  #event: TraceEvent | undefined;
  #path: readonly NodeId[] | undefined;
  #stack: readonly Frame[] | undefined;
  #line: readonly NodeId[] | undefined;
  #tally: Tally | undefined;

  constructor(
    readonly trace: Trace,
    readonly step: number,
  ) {}

  /** What happened last; null before the first event. */
  get event(): TraceEvent | null {
    if (this.step === 0) return null;
    this.#event ??= this.trace.event(this.step);
    return this.#event;
  }

  /** Where the search is: the deepest node it has entered and not left; a leaf just seen counts; NO_NODE before. */
  get node(): NodeId {
    return this.trace.nodeAt(this.step);
  }

  /** The nodes from the root to where the search is; empty before the first event. */
  get path(): readonly NodeId[] {
    this.#path ??= this.node === NO_NODE ? [] : this.trace.tree.pathTo(this.node);
    return this.#path;
  }

  /** The open calls with what each holds, outermost first. */
  get callStack(): readonly Frame[] {
    this.#stack ??= this.trace.callStackAt(this.step);
    return this.#stack;
  }

  /** The line of best play as far as it is known. */
  get line(): readonly NodeId[] {
    this.#line ??= this.trace.lineAt(this.step);
    return this.#line;
  }

  get tally(): Tally {
    this.#tally ??= this.trace.tallyAt(this.step);
    return this.#tally;
  }
}

export class Trace implements Run {
  /** the tree that is drawn */
  readonly tree: GameTree;
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
  readonly limits: SearchLimits;
  /** of several passes, that of the one which answers */
  readonly result: SearchResult;
  readonly why: WhyEnded;
  /** the pass whose result counts; null where none was finished */
  readonly answered: Pass | null;
  /** whether nodes come into being as they are searched */
  readonly grows: boolean;
  /** by node, its turn in the order in which they were generated */
  readonly generationOrder: readonly NodeId[];
  /** whether the answer was looked up and nothing searched */
  readonly isFromBook: boolean;
  readonly phases: readonly Phase[] = [];
  readonly #record: RunRecord;
  readonly #passes: Passes;
  readonly #source: EventSource;
  /** whether nodes are searched again within a pass */
  readonly #entersAgain: boolean;
  readonly #windows: Windows;
  readonly #ranges: Ranges;
  readonly #proved: Ranges;
  readonly #tallies: TallyIndex;
  readonly #steps = new Map<EventKind, readonly number[]>();
  readonly #stops = new Map<Grain, readonly number[]>();
  #moment: Moment | null = null;

  constructor(readonly recorded: Recorded) {
    const { tree, algorithm, rules, record, passes, grows = false, generationOrder } = recorded;
    this.tree = tree;
    this.algorithm = algorithm;
    this.rules = rules;
    this.limits = recorded.limits ?? NO_LIMITS;
    const last = passes.at(-1);
    if (last === undefined) throw new Error('a run has at least one pass');
    this.answered = recorded.answered === undefined ? last : recorded.answered;
    this.result = (this.answered ?? last).result;
    this.why = recorded.why ?? (this.result.ok ? 'end' : 'halt');
    this.grows = grows;
    this.isFromBook = recorded.isFromBook ?? false;
    this.generationOrder = generationOrder ?? tree.nodes();
    this.#record = record;
    this.#passes = new Passes(tree, passes, record, this.answered);
    const hasWindow = handsWindow(algorithm);
    this.#entersAgain = entersAgain(algorithm);
    const handed = { throughChance: passesChance(algorithm), asks: this.#entersAgain };
    this.#windows = new Windows(record, this.#passes, rules, hasWindow, handed);
    this.#ranges = new Ranges(record, this.#passes, false, this.#entersAgain);
    this.#proved = record.hasHorizon
      ? new Ranges(record, this.#passes, true, this.#entersAgain)
      : this.#ranges;
    this.#tallies = new TallyIndex(record, this.#passes);
    const [windows, ranges] = [this.#windows, this.#ranges];
    const { why, answered, isFromBook } = this;
    const asks = this.#entersAgain;
    const bestMoveAt = (step: number) => this.bestMoveAt(step);
    this.#source = {
      ...{ record, passes: this.#passes, windows, ranges, rules, why, answered, isFromBook, hasWindow, asks },
      bestMoveAt,
    };
  }

  get length(): number {
    return this.#record.length;
  }

  /** Whether anything may rest on an estimate. */
  get hasEstimates(): boolean {
    return this.#record.hasHorizon;
  }

  /** Between which bounds the root is searched; all there are where no windows are handed down. */
  get rootWindow(): SearchWindow {
    return (handsWindow(this.algorithm) ? this.limits.window : null) ?? FULL_WINDOW;
  }

  /** Whether the value that came out is the root's, at the depth searched, or a bound on it. */
  get kindOfValue(): ValueKind {
    return this.answered === null ? 'exact' : this.kindOfValueIn(this.answered);
  }

  /** The same of what one pass found. */
  kindOfValueIn({ result, to }: Pass): ValueKind {
    return result.ok ? kindOfValue(result.value, this.rangeAt(ROOT, to), this.rootWindow) : 'exact';
  }

  /** In order; a plain run has one. */
  get passes(): readonly Pass[] {
    return this.#passes.list;
  }

  passAt(step: number): Pass {
    return this.#passes.at(step);
  }

  /** The tree as the search looks at it at `step`: to a depth, in an order of its own. */
  treeAt(step: number): GameTree {
    return this.#passes.at(step).tree;
  }

  /** Bytes of the record, offsets per tree node apart. */
  get bytes(): number {
    return this.#record.bytes;
  }

  /** What is known at `step`; the moment asked for last is kept. */
  momentAt(step: number): Moment {
    if (this.#moment?.step !== step) this.#moment = new Moment(this, step);
    return this.#moment;
  }

  kindAt(step: number): EventKind {
    return EVENT_KINDS[this.#record.kind(step)] as EventKind;
  }

  nodeAt(step: number): NodeId {
    return step === 0 ? NO_NODE : this.#record.node(step);
  }

  pathAt(step: number): readonly NodeId[] {
    return this.momentAt(step).path;
  }

  /** The step-th event, 1 … length. */
  event(step: number): TraceEvent {
    return describeEvent(this.#source, step);
  }

  /** The steps with an event of this kind, in order; found once. */
  eventsOf(kind: EventKind): readonly number[] {
    const known = this.#steps.get(kind) ?? this.#record.stepsOf(EVENT_KINDS.indexOf(kind));
    this.#steps.set(kind, known);
    return known;
  }

  /** Whether the step-th event, an update, gave its node another value; at a chance node none does. */
  isImproved(step: number): boolean {
    return isImprovement(this.#source, step);
  }

  /** The child that an update, a cutoff or another search of it is about. */
  childAt(step: number): NodeId {
    const isAgain = this.#record.kind(step) === AGAIN;
    const place = isAgain ? this.#record.deciding(step) : this.#record.place(step);
    return this.#passes.at(step).tree.child(this.#record.node(step), place);
  }

  /** The first step after `step` in which `node` is entered or, a leaf, judged; 0 where it is not. */
  nextEntry(node: NodeId, step: number): number {
    return this.#record.nextEntry(node, step);
  }

  /** The step in which `node` was entered or, a leaf, judged last, at or before `step`; 0 where it was not. */
  entryStep(node: NodeId, step = this.length): number {
    return this.#passes.entryRow(node, step);
  }

  /** The last step up to `step` in which something happened at `node`; 0 where nothing did. */
  lastStep(node: NodeId, step = this.length): number {
    return this.#passes.lastRow(node, step);
  }

  /** What `node` holds after `step` events, or returned; NaN before it is entered. */
  heldAt(node: NodeId, step = this.length): number {
    const row = this.#passes.lastRow(node, step);
    return row === 0 ? Number.NaN : this.#record.value(row);
  }

  /** The step up to `step` in which children of `node` were cut; 0 where none were. */
  cutStep(node: NodeId, step = this.length): number {
    return this.#cutRow(this.#passes.lastRow(node, step));
  }

  /** The last step up to `step` in which a child's value was taken in at `node`; 0 where none was. */
  updateStep(node: NodeId, step = this.length): number {
    const row = this.#passes.lastRow(node, step);
    const isHalted = row > 0 && this.#record.kind(row) === HALT;
    return this.#record.updateRow(isHalted ? this.#record.rowBefore(node, row) : row);
  }

  rangeAt(node: NodeId, step: number): ValueRange {
    return this.#ranges.at(node, step);
  }

  /** What is proved of the true value, a node that is only judged proving nothing. */
  provedAt(node: NodeId, step: number): ValueRange {
    return this.#proved.at(node, step);
  }

  /** The window `node` was entered with, if it was by `step`; else (−∞, +∞). */
  entryWindowAt(node: NodeId, step = this.length): SearchWindow {
    return this.#windows.atEntry(node, step);
  }

  /** The window `node` holds after `step` events. */
  windowAt(node: NodeId, step = this.length): SearchWindow {
    return this.#windows.at(node, step);
  }

  /** The test made by the update at `step`; null where there is none to make. */
  testAt(step: number): CutoffTest | null {
    return this.#windows.test(step);
  }

  /** The tests made by the update of a chance node at `step`; null where windows do not pass through it. */
  outcomeTestsAt(step: number): OutcomeTests | null {
    return this.#windows.outcomeTests(step);
  }

  /** Who set one end of the window that `node` holds; null at an end that nobody set. */
  ownerAt(bound: Bound, node: NodeId, step: number): NodeId | null {
    return this.#windows.owner(bound, node, step);
  }

  /** Who asked for one end of the window that `node` holds, without holding it; null where nobody did. */
  askerAt(bound: Bound, node: NodeId, step: number): NodeId | null {
    return this.#windows.asker(bound, node, step);
  }

  /** The ancestor whose bound a node is tested against: of β at MAX, of α at MIN. */
  boundOwnerAt(node: NodeId, step: number): NodeId | null {
    return this.ownerAt(boundAgainst(this.tree.kind(node)), node, step);
  }

  /** Everything known of a node after `step` events; the same however the step was reached. */
  stateAt(node: NodeId, step: number): NodeState {
    const { tree } = this.#passes.at(step);
    const row = this.#passes.lastRow(node, step);
    const range = this.#ranges.atRow(node, step, row);
    const proved = this.#proved === this.#ranges ? range : this.#proved.atRow(node, step, row);
    if (row === 0) return bareState(this.unenteredStatus(node, step), range, proved, null);
    const kind = this.#record.kind(row);
    const value = Number.isNaN(this.#record.value(row)) ? null : this.#record.value(row);
    if (tree.isLeaf(node)) {
      const status = kind === LEAF_EVENT || kind === HORIZON ? 'done' : 'open';
      return bareState(status, range, proved, value);
    }
    const deciding = this.#record.deciding(row);
    return {
      status: kind === EXIT ? 'done' : 'open',
      range,
      proved,
      value,
      window: this.#windows.atRow(node, row),
      decidingChild: deciding === NO_CHILD ? null : tree.child(node, deciding),
      prunedFrom: this.#cutRow(row) > 0 ? returnedBy(this.#record, row) : null,
    };
  }

  /** The open calls with what each holds, outermost first. O(depth). */
  callStackAt(step: number): readonly Frame[] {
    const holders = this.#windows.holdersAtRoot(step);
    return this.openPath(step).map((node, depth, path) => {
      if (depth > 0) this.#windows.goBelow(holders, path[depth - 1] as NodeId, node, step);
      const value = this.heldAt(node, step);
      return {
        node,
        window: this.windowAt(node, step),
        alphaOwner: this.#windows.owner('alpha', node, step, holders),
        betaOwner: this.#windows.owner('beta', node, step, holders),
        value,
      };
    });
  }

  /**
   * The nodes after the root on the line of best play, always a child that is shown to be worth what its parent
   * holds; it ends at a leaf, at a chance node, and when no child is shown to be.
   */
  lineAt(step: number): readonly NodeId[] {
    return lineFrom(this.treeAt(step), ROOT, (node) => this.bestChildAt(node, step));
  }

  /** The child that is shown to be worth what `node` holds after `step` events; null when none is. */
  bestChildAt(node: NodeId, step: number): NodeId | null {
    const deciding = this.decidingAt(node, step);
    const { tree } = this.#passes.at(step);
    // A book names a move and proves nothing; what vectors prove is told of the leaf that they come from.
    if (deciding === null || this.isFromBook || tree.players > 0) return deciding;
    const value = this.#record.value(this.#passes.lastRow(node, step));
    return childWorth(tree, node, value, deciding, (child) => this.#ranges.at(child, step));
  }

  /** Which child of the root is shown to be best in the end. */
  get bestMove(): NodeId | null {
    return this.answered === null ? null : this.bestMoveIn(this.answered);
  }

  /** The same by one pass; null where all that came out is that no child is so good. */
  bestMoveIn(pass: Pass): NodeId | null {
    const aim = this.tree.aim(ROOT);
    const isNone =
      (aim === 'max' || aim === 'min') && this.kindOfValueIn(pass) === bySide(aim, 'upper', 'lower');
    return isNone ? null : this.bestMoveAt(pass.to);
  }

  /** How many different leaves were evaluated up to `step`, those at the horizon included. */
  leavesSeenAt(step: number): number {
    if (!this.#entersAgain && this.#passes.list.length === 1) return this.tallyAt(step).leaves;
    const judged = [...this.eventsOf('leaf'), ...this.eventsOf('horizon')].filter((at) => at <= step);
    return new Set(judged.map((at) => this.nodeAt(at))).size;
  }

  /** Whether the player of a node would have as much from another child, which is worth something else to others. */
  isTiedAt(_node: NodeId, _step: number): boolean {
    return false;
  }

  /** The nodes after the root that the search itself follows, always the child that decides, though it may hold a bound only. */
  decidingLineAt(step: number, from: NodeId = ROOT): readonly NodeId[] {
    return lineFrom(this.treeAt(step), from, (node) => this.decidingAt(node, step));
  }

  /** Which child of the root to play to; null at a leaf, at a chance root, and before anything is known. */
  bestMoveAt(step = this.length): NodeId | null {
    return this.lineAt(step)[0] ?? null;
  }

  /** The child that decides at a node after `step` events; null where none does. */
  protected decidingAt(node: NodeId, step: number): NodeId | null {
    const row = this.#passes.lastRow(node, step);
    const deciding = row === 0 ? NO_CHILD : this.#record.deciding(row);
    return deciding === NO_CHILD ? null : this.#passes.at(step).tree.child(node, deciding);
  }

  /** Counts up to and including `step`. */
  tallyAt(step: number): Tally {
    return this.#tallies.at(step);
  }

  bornAt(node: NodeId): number {
    return this.grows ? this.#record.firstRow(node) : 0;
  }

  isStop(step: number, grain: Grain): boolean {
    if (grain === 'event' || step === 0 || step === this.length) return true;
    const kind = this.kindAt(step);
    if (kind === 'cutoff' || kind === 'again' || kind === 'stay') return true;
    if (kind === 'pass' || kind === 'stop') return true;
    if (kind !== 'update') return false;
    if (grain === 'visit') return true;
    const before = this.kindAt(step - 1);
    return before === 'leaf' || before === 'horizon';
  }

  nextStop(step: number, grain: Grain): number {
    if (grain === 'event') return Math.min(step + 1, this.length);
    return nextOf(this.#stopsOf(grain), step) ?? this.length;
  }

  previousStop(step: number, grain: Grain): number {
    if (grain === 'event') return Math.max(step - 1, 0);
    return previousOf(this.#stopsOf(grain), step) ?? 0;
  }

  nextMark(step: number): number | null {
    return nextOf(this.eventsOf('cutoff'), step);
  }

  previousMark(step: number): number | null {
    return previousOf(this.eventsOf('cutoff'), step);
  }

  /** Where the next event enters nothing, one ordinary step. */
  overSubtree(step: number, grain: Grain): number {
    if (step >= this.length || this.kindAt(step + 1) !== 'enter') return this.nextStop(step, grain);
    const entered = this.#record.node(step + 1);
    const next = this.#record.nextEntry(entered, step + 1);
    const last = this.lastStep(entered, this.#entersAgain && next > 0 ? next - 1 : this.passAt(step + 1).to);
    return this.kindAt(last) === 'exit' ? Math.min(last + 1, this.length) : this.length;
  }

  outToParent(step: number): number {
    const current = this.nodeAt(step);
    if (current <= ROOT) return 0;
    return Math.max(this.entryStep(current, step) - 1, 0);
  }

  /** The cutoff that a node's last row is or follows; 0 where it is none. */
  #cutRow(row: number): number {
    const kind = row === 0 ? ENTER : this.#record.kind(row);
    if (kind === CUTOFF) return row;
    return kind === EXIT && this.#record.kind(row - 1) === CUTOFF ? row - 1 : 0;
  }

  /** The nodes whose calls are open. */
  protected openPath(step: number): readonly NodeId[] {
    const { node, event, path } = this.momentAt(step);
    if (event === null || event.kind === 'pass' || event.kind === 'answer') return [];
    const { tree } = this.#passes.at(step);
    return event.kind === 'exit' || event.kind === 'stop' || tree.isLeaf(node) ? path.slice(0, -1) : path;
  }

  /** Deeper than the pass looks, waiting below an open node, pruned below one that stopped without coming here. */
  protected unenteredStatus(node: NodeId, step: number): NodeStatus {
    return unenteredStatus(this.#record, this.#passes, node, step, this.#entersAgain);
  }
  #stopsOf(grain: Grain): readonly number[] {
    const known = this.#stops.get(grain);
    if (known !== undefined) return known;
    const stops: number[] = [];
    for (let step = 1; step < this.length; step += 1) if (this.isStop(step, grain)) stops.push(step);
    this.#stops.set(grain, stops);
    return stops;
  }
}
