/** Runs of recursive searches that return values of MAX and MIN, and may pass windows (α, β) to their children. */
import { FULL_WINDOW, type SearchWindow } from '../search/searchWindow.ts';
import { NO_NODE, type NodeId } from '../tree/nodeId.ts';
import { childWorth } from './bestLine.ts';
import { describeEvent, type EventSource } from './describeEvent.ts';
import type { BoundsEvent } from './event.ts';
import type { Frame } from './frame.ts';
import type { Moment } from './moment.ts';
import { bareState, type NodeState } from './nodeState.ts';
import { Ranges, returnedBy, type ValueRange } from './range.ts';
import { CUTOFF, ENTER, EXIT, HORIZON, LEAF_EVENT, NO_CHILD, UPDATE } from './record.ts';
import type { Recorded } from './recorded.ts';
import { RecursiveRun } from './recursiveRun.ts';
import type { Run } from './run.ts';
import { type Bound, boundAgainst, type CutoffTest, type OutcomeTests, Windows } from './window.ts';

/** Kinds of events that change only the states of nodes on the current path and of nodes that were not entered. */
const PATH_EVENTS: ReadonlySet<number> = new Set([ENTER, LEAF_EVENT, UPDATE, CUTOFF, EXIT]);

/** The greatest distance in steps at which the states computed for one step are reused for another. */
const MOST_BETWEEN = 32;

/**
 * The questions that a run with bounds answers. Its numbers are those of MAX, or of the side to move (see moverRun.ts).
 */
export interface BoundsRun extends Run {
  readonly family: 'bounds';
  /** whether the answer comes from an opening book, so that nothing was searched */
  readonly isFromBook: boolean;
  /** whether a pass may search a node more than once, with different windows */
  readonly entersAgain: boolean;
  event(step: number): BoundsEvent;
  kindAt(step: number): BoundsEvent['kind'];
  momentAt(step: number): Moment<BoundsRun>;
  /** Whether the step-th event, which must be an update, gave its node another value; false at a chance node. */
  isImproved(step: number): boolean;
  /** Returns the child that an update, a cutoff or a re-search of a child is about. */
  childAt(step: number): NodeId;
  /** The last step up to `step` in which `node` was updated with the value of a child; 0 when there is none. */
  updateStep(node: NodeId, step?: number): number;
  /** The window with which `node` was entered, if it was entered up to `step`; else (−∞, +∞). */
  entryWindowAt(node: NodeId, step?: number): SearchWindow;
  /** The window that `node` holds after `step` events. */
  windowAt(node: NodeId, step?: number): SearchWindow;
  /** The cutoff test in the update at `step`; null when that update makes no test. */
  testAt(step: number): CutoffTest | null;
  /** The tests in the update of a chance node at `step`; null when windows do not pass through that node. */
  outcomeTestsAt(step: number): OutcomeTests | null;
  /** Returns the node that set one end of the window of `node`; null when no node set it. */
  ownerAt(bound: Bound, node: NodeId, step: number): NodeId | null;
  /**
   * Returns the node that passed down one end of the window of `node` only to ask whether a child is better, although
   * it does not hold that bound itself; null when no node did.
   */
  askerAt(bound: Bound, node: NodeId, step: number): NodeId | null;
  /** The ancestor that set the bound which can cut the node: β at a MAX node, α at a MIN node. Null when no node set it. */
  boundOwnerAt(node: NodeId, step: number): NodeId | null;
}

/** The run as it was recorded, in the numbers of MAX. */
export class RecordedBoundsRun extends RecursiveRun<BoundsEvent> implements BoundsRun {
  readonly family = 'bounds';
  readonly isFromBook: boolean;
  readonly #source: EventSource;
  readonly #windows: Windows;
  readonly #ranges: Ranges;
  readonly #proved: Ranges;

  constructor(recorded: Recorded) {
    super(recorded);
    const { record, passList: passes, rules, why, answered, windows: way, entersAgain: asks } = this;
    this.isFromBook = recorded.isFromBook ?? false;
    const windows = new Windows(record, passes, rules, way, asks);
    const ranges = new Ranges(record, passes, false, asks);
    this.#windows = windows;
    this.#ranges = ranges;
    this.#proved = record.hasHorizon ? new Ranges(record, passes, true, asks) : ranges;
    this.#source = {
      ...{ record, passes, windows, ranges, rules, why, answered, isFromBook: this.isFromBook },
      ...{ asks, bestMoveAt: (step: number) => this.bestMoveAt(step) },
    };
  }

  override get rootWindow(): SearchWindow {
    return (this.windows && this.limits.window) ?? FULL_WINDOW;
  }

  event(step: number): BoundsEvent {
    return describeEvent(this.#source, step);
  }

  rangeAt(node: NodeId, step: number): ValueRange {
    return this.lastMoment?.step === step ? this.lastMoment.stateOf(node).range : this.#ranges.at(node, step);
  }

  provedAt(node: NodeId, step: number): ValueRange {
    return this.lastMoment?.step === step
      ? this.lastMoment.stateOf(node).proved
      : this.#proved.at(node, step);
  }

  entryWindowAt(node: NodeId, step = this.length): SearchWindow {
    return this.#windows.atEntry(node, step);
  }

  windowAt(node: NodeId, step = this.length): SearchWindow {
    const known = this.lastMoment?.step === step ? this.lastMoment.stateOf(node).window : null;
    return known ?? this.#windows.at(node, step);
  }

  testAt(step: number): CutoffTest | null {
    return this.#windows.test(step);
  }

  outcomeTestsAt(step: number): OutcomeTests | null {
    return this.#windows.outcomeTests(step);
  }

  ownerAt(bound: Bound, node: NodeId, step: number): NodeId | null {
    return this.#windows.owner(bound, node, step);
  }

  askerAt(bound: Bound, node: NodeId, step: number): NodeId | null {
    return this.#windows.asker(bound, node, step);
  }

  boundOwnerAt(node: NodeId, step: number): NodeId | null {
    return this.ownerAt(boundAgainst(this.tree.kind(node)), node, step);
  }

  stateAt(node: NodeId, step: number): NodeState {
    const pass = this.passList.at(step);
    const { tree } = pass;
    const row = this.passList.lastRow(node, step, pass);
    const range = this.#ranges.atRow(node, step, pass, row);
    const proved = this.#proved === this.#ranges ? range : this.#proved.atRow(node, step, pass, row);
    if (row === 0) return bareState(this.unenteredStatus(node, step), range, proved, null);
    const kind = this.record.kind(row);
    const held = this.record.value(row);
    const value = Number.isNaN(held) ? null : held;
    if (tree.isLeaf(node)) {
      const status = kind === LEAF_EVENT || kind === HORIZON ? 'done' : 'open';
      return bareState(status, range, proved, value);
    }
    const deciding = this.record.deciding(row);
    return {
      status: kind === EXIT ? 'done' : 'open',
      range,
      proved,
      value,
      window: this.#windows.atRow(node, row, pass),
      decidingChild: deciding === NO_CHILD ? null : tree.child(node, deciding),
      prunedFrom: this.cutRow(row) > 0 ? returnedBy(this.record, row) : null,
    };
  }

  /**
   * Returns the node states that also hold at another step. An event changes the states of the nodes on its
   * path; a cutoff also those of nodes that were not entered. No state is reused from another pass, from a
   * distant step, or when nodes may be entered repeatedly.
   */
  protected override statesKept({ step: before, states }: Moment<this>, step: number) {
    const kept = new Map<NodeId, NodeState>();
    const [first, last] = [Math.min(before, step), Math.max(before, step)];
    if (this.entersAgain || last - first > MOST_BETWEEN || this.passAt(first) !== this.passAt(last))
      return kept;
    const touched = new Set<NodeId>();
    let isCut = false;
    for (let at = Math.max(first, 1); at <= last; at += 1) {
      const kind = this.record.kind(at);
      if (at > first && !PATH_EVENTS.has(kind)) return kept;
      if (at > first && kind === CUTOFF) isCut = true;
      let node = this.record.node(at);
      for (; node !== NO_NODE && !touched.has(node); node = this.tree.parent(node)) touched.add(node);
    }
    for (const [node, state] of states)
      if (!touched.has(node) && !(isCut && state.status !== 'open' && state.status !== 'done'))
        kept.set(node, state);
    return kept;
  }

  /** Takes time in proportion to the depth of the node. */
  callStackAt(step: number): readonly Frame[] {
    const holders = this.#windows.holdersAtRoot(step);
    return this.openPath(step).map((node, depth, path) => {
      if (depth > 0) this.#windows.goBelow(holders, path[depth - 1] as NodeId, node, step);
      const value = this.valueAt(node, step);
      return {
        node,
        window: this.windowAt(node, step),
        alphaOwner: this.#windows.owner('alpha', node, step, holders),
        betaOwner: this.#windows.owner('beta', node, step, holders),
        value,
      };
    });
  }

  bestChildAt(node: NodeId, step: number): NodeId | null {
    const deciding = this.decidingAt(node, step);
    // An opening book names a move without a search, so it proves nothing about the root.
    if (deciding === null || this.isFromBook) return deciding;
    const value = this.record.value(this.passList.lastRow(node, step));
    return childWorth(this.treeAt(step), node, value, deciding, (child) => this.rangeAt(child, step));
  }
}
