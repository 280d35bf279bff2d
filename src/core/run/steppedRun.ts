/**
 * What runs of all families have in common, whatever they keep of their events: the moment that was asked for last, the
 * stops of each grain, lines of play, and what is found for the root.
 */
import { ALGORITHM, type AlgorithmName } from '../search/algorithms.ts';
import type { SearchResult, WindowWay } from '../search/index.ts';
import { NO_LIMITS, type SearchLimits, type SearchRules } from '../search/searchSettings.ts';
import { FULL_WINDOW, type SearchWindow } from '../search/searchWindow.ts';
import type { GameTree } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { bySide } from '../tree/nodeKind.ts';
import { lineFrom } from './bestLine.ts';
import type { At } from './eventLines.ts';
import type { Frame } from './frame.ts';
import { Moment } from './moment.ts';
import type { NodeState } from './nodeState.ts';
import type { Pass, WhyEnded } from './pass.ts';
import type { ValueRange } from './range.ts';
import { rangeLabel } from './rangeLabel.ts';
import type { EventKind } from './record.ts';
import type { Recorded } from './recorded.ts';
import type { Grain, Phase, Run } from './run.ts';
import { nextOf, previousOf } from './stops.ts';
import type { Tally } from './tally.ts';
import { kindOfValue, type ValueKind } from './valueKind.ts';

/** The fields that the events of every family have. */
export type ReadEvent = At & { readonly kind: EventKind };

/** How many steps are looked at before the list of all stops is searched: most stops lie close to each other. */
const NEAR = 16;

export abstract class SteppedRun<Event extends ReadEvent> implements Run {
  readonly tree: GameTree;
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
  readonly limits: SearchLimits;
  readonly windows: WindowWay | null;
  readonly result: SearchResult;
  readonly why: WhyEnded;
  readonly passes: readonly Pass[];
  readonly answered: Pass | null;
  readonly grows: boolean;
  readonly generationOrder: readonly NodeId[];
  readonly phases: readonly Phase[] = [];
  /** by grain: the stops between the ends of the run, when they were asked for */
  readonly stops = new Map<Grain, ArrayLike<number>>();
  /** the moment computed last, which is the one most likely to be asked for again */
  protected lastMoment: Moment<this> | null = null;

  constructor(recorded: Omit<Recorded, 'record'>) {
    const { tree, algorithm, rules, passes, grows = false, generationOrder } = recorded;
    this.tree = tree;
    this.algorithm = algorithm;
    this.rules = rules;
    this.limits = recorded.limits ?? NO_LIMITS;
    this.windows = ALGORITHM[algorithm].windows ?? null;
    const last = passes.at(-1);
    if (last === undefined) throw new Error('a run has at least one pass');
    this.passes = passes;
    this.answered = recorded.answered === undefined ? last : recorded.answered;
    this.result = (this.answered ?? last).result;
    this.why = recorded.why ?? (this.result.ok ? 'end' : 'halt');
    this.grows = grows;
    this.generationOrder = generationOrder ?? tree.nodes();
  }

  abstract readonly length: number;
  abstract readonly hasEstimates: boolean;
  abstract event(step: number): Event;
  abstract kindAt(step: number): Event['kind'];
  abstract eventsOf(kind: EventKind): readonly number[];
  abstract nodeAt(step: number): NodeId;
  abstract passAt(step: number): Pass;
  abstract treeAt(step: number): GameTree;
  abstract entryStep(node: NodeId, step?: number): number;
  abstract nextEntry(node: NodeId, step: number): number;
  abstract lastStep(node: NodeId, step?: number): number;
  abstract valueAt(node: NodeId, step?: number): number;
  abstract rangeAt(node: NodeId, step: number): ValueRange;
  abstract provedAt(node: NodeId, step: number): ValueRange;
  abstract stateAt(node: NodeId, step: number): NodeState;
  abstract callStackAt(step: number): readonly Frame[];
  abstract tallyAt(step: number): Tally;
  abstract leavesSeenAt(step: number): number;
  abstract bestChildAt(node: NodeId, step: number): NodeId | null;
  abstract cutStep(node: NodeId, step?: number): number;
  abstract bornAt(node: NodeId): number;
  abstract isStop(step: number, grain: Grain): boolean;
  abstract nextMark(step: number): number | null;
  abstract previousMark(step: number): number | null;
  abstract overSubtree(step: number, grain: Grain): number;
  abstract outToParent(step: number): number;
  /** Returns the child that decides at a node after `step` events; null when none does. */
  protected abstract decidingAt(node: NodeId, step: number): NodeId | null;

  get mayCut(): boolean {
    return this.windows !== null;
  }

  get widestLabel(): string | null {
    return null;
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

  pathAt(step: number): readonly NodeId[] {
    return this.momentAt(step).path;
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

  nextStop(step: number, grain: Grain): number {
    if (grain === 'event') return Math.min(step + 1, this.length);
    const near = Math.min(step + NEAR, this.length - 1);
    for (let at = step + 1; at <= near; at += 1) if (this.isStop(at, grain)) return at;
    if (near === this.length - 1) return this.length;
    return nextOf(this.#stopsOf(grain), near) ?? this.length;
  }

  previousStop(step: number, grain: Grain): number {
    if (grain === 'event') return Math.max(step - 1, 0);
    const near = Math.max(step - NEAR, 1);
    for (let at = step - 1; at >= near; at -= 1) if (this.isStop(at, grain)) return at;
    if (near === 1) return 0;
    return previousOf(this.#stopsOf(grain), near) ?? 0;
  }

  #stopsOf(grain: Grain): ArrayLike<number> {
    const known = this.stops.get(grain);
    if (known !== undefined) return known;
    const stops: number[] = [];
    const { length } = this;
    for (let step = 1; step < length; step += 1) if (this.isStop(step, grain)) stops.push(step);
    this.stops.set(grain, stops);
    return stops;
  }
}
