/** A run that reads the rows of a record. No step needs a replay of the earlier ones. */
import type { GameTree } from '../tree/index.ts';
import { NO_NODE, type NodeId } from '../tree/nodeId.ts';
import { type Pass, Passes } from './pass.ts';
import { EVENT_KINDS, type EventKind, NO_CHILD, type RunRecord } from './record.ts';
import type { Recorded } from './recorded.ts';
import { type ReadEvent, SteppedRun } from './steppedRun.ts';

/** Each family has a subclass, which turns a row into an event of the family and computes the state of a node. */
export abstract class RecordedRun<Event extends ReadEvent> extends SteppedRun<Event> {
  /** the kinds of event by the byte that stands for each in the record */
  protected readonly kinds: readonly EventKind[] = EVENT_KINDS;
  readonly record: RunRecord;
  protected readonly passList: Passes;
  /** whether a pass may search a node more than once */
  readonly entersAgain: boolean;
  /** the lists that `eventsOf` has returned */
  readonly steps: Map<EventKind, readonly number[]>;

  constructor(recorded: Recorded) {
    super(recorded);
    const { tree, record, passes } = recorded;
    this.record = record;
    this.passList = new Passes(tree, passes, record, this.answered);
    this.entersAgain = recorded.entersAgain ?? false;
    this.steps = new Map(recorded.steps);
  }

  get length(): number {
    return this.record.length;
  }

  get hasEstimates(): boolean {
    return this.record.hasHorizon;
  }

  /** The size of the record in bytes, without the offsets that the record keeps for each node. */
  get bytes(): number {
    return this.record.bytes;
  }

  passAt(step: number): Pass {
    return this.passList.at(step);
  }

  treeAt(step: number): GameTree {
    return this.passList.at(step).tree;
  }

  kindAt(step: number): Event['kind'] {
    return this.kinds[this.record.kind(step)] as Event['kind'];
  }

  eventsOf(kind: EventKind): readonly number[] {
    const known = this.steps.get(kind) ?? this.record.stepsOf(this.kinds.indexOf(kind));
    this.steps.set(kind, known);
    return known;
  }

  nodeAt(step: number): NodeId {
    return step === 0 ? NO_NODE : this.record.node(step);
  }

  entryStep(node: NodeId, step = this.length): number {
    return this.passList.entryRow(node, step);
  }

  nextEntry(node: NodeId, step: number): number {
    return this.record.nextEntry(node, step);
  }

  lastStep(node: NodeId, step = this.length): number {
    return this.passList.lastRow(node, step);
  }

  valueAt(node: NodeId, step = this.length): number {
    const row = this.passList.lastRow(node, step);
    return row === 0 ? Number.NaN : this.record.value(row);
  }

  leavesSeenAt(step: number): number {
    if (!this.entersAgain && this.passList.list.length === 1) return this.tallyAt(step).leaves;
    const judged = [...this.eventsOf('leaf'), ...this.eventsOf('horizon')].filter((at) => at <= step);
    return new Set(judged.map((at) => this.nodeAt(at))).size;
  }

  protected override decidingAt(node: NodeId, step: number): NodeId | null {
    const row = this.passList.lastRow(node, step);
    const deciding = row === 0 ? NO_CHILD : this.record.deciding(row);
    return deciding === NO_CHILD ? null : this.passList.at(step).tree.child(node, deciding);
  }
}
