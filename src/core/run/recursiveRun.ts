/**
 * What runs of recursive functions have in common: nodes are entered and left, and children return one after the other.
 */
import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import { isImprovement } from './describeEvent.ts';
import type { NodeStatus } from './nodeState.ts';
import { CUTOFF, ENTER, EXIT, HALT, RESEARCH } from './record.ts';
import type { Recorded } from './recorded.ts';
import { RecordedRun } from './recordedRun.ts';
import type { Grain } from './run.ts';
import type { ReadEvent } from './steppedRun.ts';
import { nextOf, previousOf } from './stops.ts';
import { type Tally, TallyIndex } from './tally.ts';
import { unenteredStatus } from './unentered.ts';

export abstract class RecursiveRun<Event extends ReadEvent> extends RecordedRun<Event> {
  readonly #tallies: TallyIndex;

  constructor(recorded: Recorded) {
    super(recorded);
    this.#tallies = new TallyIndex(this.record, this.passList);
  }

  /** Whether the step-th event, which must be an update, gave its node another value; false at a chance node. */
  isImproved(step: number): boolean {
    return isImprovement(this.record, this.passList, step);
  }

  /** Returns the child that an update, a cutoff or a re-search is about. */
  childAt(step: number): NodeId {
    const isAgain = this.record.kind(step) === RESEARCH;
    const place = isAgain ? this.record.deciding(step) : this.record.place(step);
    return this.treeAt(step).child(this.record.node(step), place);
  }

  cutStep(node: NodeId, step = this.length): number {
    return this.cutRow(this.lastStep(node, step));
  }

  /** The last step up to `step` in which `node` was updated with the value of a child; 0 when there is none. */
  updateStep(node: NodeId, step = this.length): number {
    const row = this.lastStep(node, step);
    const isHalted = row > 0 && this.record.kind(row) === HALT;
    return this.record.updateRow(isHalted ? this.record.rowBefore(node, row) : row);
  }

  tallyAt(step: number): Tally {
    return this.#tallies.at(step);
  }

  bornAt(node: NodeId): number {
    return this.grows ? this.record.firstRow(node) : 0;
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

  nextMark(step: number): number | null {
    return nextOf(this.eventsOf('cutoff'), step);
  }

  previousMark(step: number): number | null {
    return previousOf(this.eventsOf('cutoff'), step);
  }

  /**
   * Returns the step after the next event's node has returned and its parent was updated; when the next event enters no
   * node, the next stop.
   */
  overSubtree(step: number, grain: Grain): number {
    if (step >= this.length || this.kindAt(step + 1) !== 'enter') return this.nextStop(step, grain);
    const entered = this.record.node(step + 1);
    const next = this.record.nextEntry(entered, step + 1);
    const last = this.lastStep(entered, this.entersAgain && next > 0 ? next - 1 : this.passAt(step + 1).to);
    return this.kindAt(last) === 'exit' ? Math.min(last + 1, this.length) : this.length;
  }

  outToParent(step: number): number {
    const current = this.nodeAt(step);
    if (current === NO_NODE || current === ROOT) return 0;
    return Math.max(this.entryStep(current, step) - 1, 0);
  }

  /** Returns the row of a node's cutoff, when the given row is that cutoff or the exit right after it; else 0. */
  protected cutRow(row: number): number {
    const kind = row === 0 ? ENTER : this.record.kind(row);
    if (kind === CUTOFF) return row;
    return kind === EXIT && this.record.kind(row - 1) === CUTOFF ? row - 1 : 0;
  }

  /** The nodes that have been entered and have not returned. */
  protected openPath(step: number): readonly NodeId[] {
    const { node, path } = this.momentAt(step);
    const kind = step === 0 ? null : this.kindAt(step);
    if (kind === null || kind === 'pass' || kind === 'answer') return [];
    return kind === 'exit' || kind === 'stop' || this.treeAt(step).isLeaf(node) ? path.slice(0, -1) : path;
  }

  /**
   * Returns the state of a node that was not entered: deeper than the pass searches, waiting below an open node, or
   * pruned because a node above it stopped.
   */
  protected unenteredStatus(node: NodeId, step: number): NodeStatus {
    return unenteredStatus(this.record, this.passList, node, step, this.entersAgain);
  }
}
