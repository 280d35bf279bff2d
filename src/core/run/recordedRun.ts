/**
 * What runs of all families have in common: they read the rows of a record. No step needs a replay of the earlier ones.
 */

import { ALGORITHM, type AlgorithmName } from '../search/algorithms.ts';
import type { SearchResult, WindowWay } from '../search/index.ts';
import { NO_LIMITS, type SearchLimits, type SearchRules } from '../search/searchSettings.ts';
import { FULL_WINDOW, type SearchWindow } from '../search/searchWindow.ts';
import type { GameTree } from '../tree/index.ts';
import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import { bySide } from '../tree/nodeKind.ts';
import { lineFrom } from './bestLine.ts';
import type { At } from './eventLines.ts';
import type { Frame } from './frame.ts';
import { Moment } from './moment.ts';
import type { NodeState } from './nodeState.ts';
import { type Pass, Passes, type WhyEnded } from './pass.ts';
import type { ValueRange } from './range.ts';
import { rangeLabel } from './rangeLabel.ts';
import { EVENT_KINDS, type EventKind, NO_CHILD, type RunRecord } from './record.ts';
import type { Recorded } from './recorded.ts';
import type { Grain, Phase, Run } from './run.ts';
import { nextOf, previousOf } from './stops.ts';
import type { Tally } from './tally.ts';
import { kindOfValue, type ValueKind } from './valueKind.ts';

/** The fields of an event that are read off a row for every family. */
export type ReadEvent = At & { readonly kind: EventKind };

/**
 * A run that reads the rows of a record. Each family has a subclass, which turns a row into an event of the family and
 * computes the state of a node at a step.
 */
export abstract class RecordedRun<Event extends ReadEvent> implements Run {
  readonly tree: GameTree;
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
  readonly limits: SearchLimits;
  readonly windows: WindowWay | null;
  readonly result: SearchResult;
  readonly why: WhyEnded;
  readonly answered: Pass | null;
  readonly grows: boolean;
  readonly generationOrder: readonly NodeId[];
  readonly phases: readonly Phase[] = [];
  /** the kinds of event by the byte that stands for each in the record */
  protected readonly kinds: readonly EventKind[] = EVENT_KINDS;
  protected readonly record: RunRecord;
  protected readonly passList: Passes;
  /** whether a pass may search a node more than once */
  readonly entersAgain: boolean;
  readonly #steps = new Map<EventKind, readonly number[]>();
  readonly #stops = new Map<Grain, readonly number[]>();
  /** the moment computed last, which is the one most likely to be asked for again */
  protected lastMoment: Moment<this> | null = null;

  constructor(recorded: Recorded) {
    const { tree, algorithm, rules, record, passes, grows = false, generationOrder } = recorded;
    this.tree = tree;
    this.algorithm = algorithm;
    this.rules = rules;
    this.limits = recorded.limits ?? NO_LIMITS;
    this.windows = ALGORITHM[algorithm].windows ?? null;
    const last = passes.at(-1);
    if (last === undefined) throw new Error('a run has at least one pass');
    this.answered = recorded.answered === undefined ? last : recorded.answered;
    this.result = (this.answered ?? last).result;
    this.why = recorded.why ?? (this.result.ok ? 'end' : 'halt');
    this.grows = grows;
    this.generationOrder = generationOrder ?? tree.nodes();
    this.record = record;
    this.passList = new Passes(tree, passes, record, this.answered);
    this.entersAgain = recorded.entersAgain ?? false;
  }

  abstract event(step: number): Event;
  abstract rangeAt(node: NodeId, step: number): ValueRange;
  abstract provedAt(node: NodeId, step: number): ValueRange;
  abstract stateAt(node: NodeId, step: number): NodeState;
  abstract callStackAt(step: number): readonly Frame[];
  abstract tallyAt(step: number): Tally;
  abstract bestChildAt(node: NodeId, step: number): NodeId | null;
  abstract cutStep(node: NodeId, step?: number): number;
  abstract bornAt(node: NodeId): number;
  abstract isStop(step: number, grain: Grain): boolean;
  abstract nextMark(step: number): number | null;
  abstract previousMark(step: number): number | null;
  abstract overSubtree(step: number, grain: Grain): number;
  abstract outToParent(step: number): number;

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

  get rootWindow(): SearchWindow {
    return FULL_WINDOW;
  }

  get kindOfValue(): ValueKind {
    return this.answered === null ? 'exact' : this.kindOfValueIn(this.answered);
  }

  kindOfValueIn({ result, to }: Pass): ValueKind {
    return result.ok ? kindOfValue(result.value, this.rangeAt(ROOT, to), this.rootWindow) : 'exact';
  }

  get passes(): readonly Pass[] {
    return this.passList.list;
  }

  passAt(step: number): Pass {
    return this.passList.at(step);
  }

  treeAt(step: number): GameTree {
    return this.passList.at(step).tree;
  }

  /** Returns the moment at `step`; the moment that was asked for last is kept. */
  momentAt(step: number): Moment<this> {
    const before = this.lastMoment;
    if (before?.step === step) return before;
    this.lastMoment = new Moment<this>(
      this,
      step,
      before === null ? undefined : this.statesKept(before, step),
    );
    return this.lastMoment;
  }

  /** Returns the node states of one moment that also hold at another step; none unless a family says more. */
  protected statesKept(_before: Moment<this>, _step: number): Map<NodeId, NodeState> {
    return new Map();
  }

  kindAt(step: number): Event['kind'] {
    return this.kinds[this.record.kind(step)] as Event['kind'];
  }

  eventsOf(kind: EventKind): readonly number[] {
    const known = this.#steps.get(kind) ?? this.record.stepsOf(this.kinds.indexOf(kind));
    this.#steps.set(kind, known);
    return known;
  }

  nodeAt(step: number): NodeId {
    return step === 0 ? NO_NODE : this.record.node(step);
  }

  pathAt(step: number): readonly NodeId[] {
    return this.momentAt(step).path;
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

  labelOf(node: NodeId, state: NodeState): string {
    return rangeLabel(this.tree.direction(node), state, this.tree.leafBoundsAt(node));
  }

  lineAt(step: number): readonly NodeId[] {
    return lineFrom(this.treeAt(step), ROOT, (node) => this.bestChildAt(node, step));
  }

  get bestMove(): NodeId | null {
    return this.answered === null ? null : this.bestMoveIn(this.answered);
  }

  bestMoveIn(pass: Pass): NodeId | null {
    const direction = this.tree.direction(ROOT);
    const isNone =
      (direction === 'max' || direction === 'min') &&
      this.kindOfValueIn(pass) === bySide(direction, 'upper', 'lower');
    return isNone ? null : this.bestMoveAt(pass.to);
  }

  bestMoveAt(step = this.length): NodeId | null {
    return this.lineAt(step)[0] ?? null;
  }

  decidingLineAt(step: number, from: NodeId = ROOT): readonly NodeId[] {
    return lineFrom(this.treeAt(step), from, (node) => this.decidingAt(node, step));
  }

  leavesSeenAt(step: number): number {
    if (!this.entersAgain && this.passList.list.length === 1) return this.tallyAt(step).leaves;
    const judged = [...this.eventsOf('leaf'), ...this.eventsOf('horizon')].filter((at) => at <= step);
    return new Set(judged.map((at) => this.nodeAt(at))).size;
  }

  nextStop(step: number, grain: Grain): number {
    if (grain === 'event') return Math.min(step + 1, this.length);
    return nextOf(this.#stopsOf(grain), step) ?? this.length;
  }

  previousStop(step: number, grain: Grain): number {
    if (grain === 'event') return Math.max(step - 1, 0);
    return previousOf(this.#stopsOf(grain), step) ?? 0;
  }

  /** Returns the child that decides at a node after `step` events; null when none does. */
  protected decidingAt(node: NodeId, step: number): NodeId | null {
    const row = this.passList.lastRow(node, step);
    const deciding = row === 0 ? NO_CHILD : this.record.deciding(row);
    return deciding === NO_CHILD ? null : this.passList.at(step).tree.child(node, deciding);
  }

  #stopsOf(grain: Grain): readonly number[] {
    const known = this.#stops.get(grain);
    if (known !== undefined) return known;
    const stops: number[] = [];
    const { length } = this;
    for (let step = 1; step < length; step += 1) if (this.isStop(step, grain)) stops.push(step);
    this.#stops.set(grain, stops);
    return stops;
  }
}
