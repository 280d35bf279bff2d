/**
 * The run of a simulation, asked by step. What a node holds follows from the number of visits that are backed up at the
 * step; the scores of a selection are computed from these numbers again when they are asked for.
 *
 * What is chosen follows from rewards of MAX alone; what a run tells is in the numbers of `toldNumbers.ts`.
 */

import type { SimulationSettings } from '../search/index.ts';
import { explorationScale, middleOf, priorOf } from '../search/mcts.ts';
import type { Rewards } from '../search/rewards.ts';
import { SELECTION } from '../search/selection.ts';
import type { GameTree, Numbers } from '../tree/index.ts';
import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import { CHANCE, MAX, MIN } from '../tree/nodeKind.ts';
import { changesOfMove } from './changesOfMove.ts';
import type { SimulationEvent } from './event.ts';
import { bareState, type NodeState } from './nodeState.ts';
import type { Pass } from './pass.ts';
import type { ValueRange } from './range.ts';
import { recommendedMove } from './recommendedMove.ts';
import type { EventKind } from './record.ts';
import type { Grain } from './run.ts';
import type { Candidate } from './simulationEvent.ts';
import type { PathEvent, Place, SimulationLog } from './simulationLog.ts';
import {
  type IterationPhase,
  LINES_OF,
  PHASE_OF,
  type RecordedSimulation,
  type ReplayedPlayout,
  type Standing,
  UNVISITED,
} from './simulationParts.ts';
import { SteppedRun } from './steppedRun.ts';
import { countUpTo, nextOf, previousOf } from './stops.ts';
import type { Tally } from './tally.ts';
import { printMean, scaleOf, ToldNumbers } from './toldNumbers.ts';
import type { ValueKind } from './valueKind.ts';

export class SimulationRun extends SteppedRun<SimulationEvent> {
  readonly family = 'simulation';
  readonly log: SimulationLog;
  readonly rewards: Rewards;
  readonly settings: SimulationSettings;
  readonly hasEstimates = true;
  readonly length: number;
  /** the least and the greatest reward; when they are not known, those of the given results and 0 */
  readonly scale: readonly [low: number, high: number];
  /** whose results are told at a node */
  readonly told: ToldNumbers;
  readonly #recorded: RecordedSimulation;
  #byMover: SimulationRun | null = null;
  readonly #places: Int32Array;
  readonly #moveName: (node: NodeId, place: number) => string;
  readonly #playoutsOf: RecordedSimulation['playoutsOf'];
  readonly #steps = new Map<EventKind, readonly number[]>();
  /** the steps at which nodes enter the tree, in order */
  #births: readonly number[] | null = null;
  #changes: readonly number[] | null = null;

  constructor(recorded: RecordedSimulation, numbers: Numbers = 'max') {
    super(recorded);
    this.#recorded = recorded;
    this.log = recorded.log;
    this.rewards = recorded.rewards;
    this.settings = this.limits;
    this.scale = scaleOf(recorded.rewards, this.settings);
    this.told = new ToldNumbers(numbers, this.tree, this.scale);
    this.#places = recorded.places;
    this.#moveName = recorded.moveName;
    this.#playoutsOf = recorded.playoutsOf;
    this.length = 2 * this.log.visits + (this.result.ok ? 0 : 1);
  }

  /** The same run with the results of the side that moved into each node. */
  get byMover(): SimulationRun {
    this.#byMover ??= this.told.numbers === 'mover' ? this : new SimulationRun(this.#recorded, 'mover');
    return this.#byMover;
  }

  /** Whether the run is that of a game, so that rewards count wins. */
  get isGame(): boolean {
    return this.rewards.isWinOrLoss;
  }

  /** Every label is a mean of rewards. */
  override get widestLabel(): string {
    const [low, high] = this.scale;
    const digits = Math.max(Math.abs(Math.trunc(low)), Math.abs(Math.trunc(high)));
    return `${low < 0 ? '−' : ''}${digits}.00`;
  }

  /** Returns what a node holds after `step` events, for the side whose results are told there. */
  toldStandingOf(node: NodeId, step: number): Standing {
    return this.told.standingFor(this.told.sideAt(node), this.standingOf(node, step));
  }

  /** The number of iterations of the whole run. */
  get iterations(): number {
    return this.log.iterations;
  }

  /** The size of the record in bytes, without the offsets that it keeps for each node. */
  get bytes(): number {
    return this.log.bytes;
  }

  event(step: number): SimulationEvent {
    if (this.#isHalt(step)) {
      const reason = this.result.ok ? 'unknown-leaf' : this.result.halt.reason;
      return { kind: 'halt', step, node: this.nodeAt(step), reason, lines: ['playOut'] };
    }
    const place = this.log.placeOf(step);
    const { iteration } = place;
    const kind = this.log.kindOf(place);
    const node = this.#nodeOf(place);
    const at = { step, node, iteration: iteration + 1, lines: LINES_OF[kind] };
    if (kind === 'select' || kind === 'expand') {
      const child = this.log.nodeOnPath(iteration, place.offset);
      const isDrawn = this.tree.kind(node) === CHANCE;
      const options = this.candidatesAt(node, step - 1);
      if (kind === 'select') return { ...at, kind, child, isDrawn, options };
      const unvisited = options.filter((each) => each.visits === 0).length - 1;
      return { ...at, kind, child, isDrawn, options, unvisited };
    }
    const reward = this.log.rewardOf(iteration);
    if (kind === 'simulate') {
      const plies = this.log.pliesUpTo(iteration + 1) - this.log.pliesUpTo(iteration);
      return { ...at, kind, reward, isTerminal: this.tree.isLeaf(node), plies };
    }
    const { visits, sum } = this.toldStandingOf(node, step);
    const before = this.toldStandingOf(node, step - 1);
    const previous = before.visits === 0 ? null : before.sum / before.visits;
    return {
      ...at,
      kind,
      reward: this.told.valueAt(node, reward),
      visits,
      sum,
      mean: sum / visits,
      previous,
    };
  }

  kindAt(step: number): SimulationEvent['kind'] {
    return this.#isHalt(step) ? 'halt' : this.log.kindOf(this.log.placeOf(step));
  }

  eventsOf(kind: EventKind): readonly number[] {
    let known = this.#steps.get(kind);
    if (known === undefined) {
      const isHalted = kind === 'halt' && !this.result.ok;
      known = isHalted ? [this.length] : kind in LINES_OF ? this.log.stepsOf(kind as PathEvent) : [];
      this.#steps.set(kind, known);
    }
    return known;
  }

  nodeAt(step: number): NodeId {
    if (step === 0) return NO_NODE;
    if (this.#isHalt(step)) return this.result.ok ? ROOT : this.result.halt.node;
    return this.#nodeOf(this.log.placeOf(step));
  }

  /** Returns the iteration of a step, from 1; 0 before the first event, and the last one at a halt. */
  iterationAt(step: number): number {
    if (step === 0) return 0;
    return this.#isHalt(step) ? this.iterations : this.log.placeOf(step).iteration + 1;
  }

  /** Returns the number of iterations that are complete after `step` events. */
  completeAt(step: number): number {
    if (step === 0) return 0;
    if (step >= 2 * this.log.visits) return this.iterations;
    const { iteration, offset, length } = this.log.placeOf(step);
    return offset === 2 * length ? iteration + 1 : iteration;
  }

  /** Returns the last step of an iteration, which counts from 1; 0 for iteration 0. */
  endOf(iteration: number): number {
    return 2 * this.log.startOf(Math.min(iteration, this.iterations));
  }

  /** Returns the nodes on the path of an iteration, which counts from 1, from the root. */
  pathOf(iteration: number): readonly NodeId[] {
    return this.log.pathOf(iteration - 1);
  }

  /** Returns the phase to which the event at a step belongs; null before the first event and at a halt. */
  phaseAt(step: number): IterationPhase | null {
    if (step === 0 || this.#isHalt(step)) return null;
    return PHASE_OF[this.log.kindOf(this.log.placeOf(step))];
  }

  /**
   * Returns the last step of a phase of an iteration, which counts from 1; when the iteration has no such phase, that of
   * the phase before it.
   */
  endOfPhase(iteration: number, phase: IterationPhase): number {
    const start = this.endOf(iteration - 1);
    const length = (this.endOf(iteration) - start) / 2;
    if (phase === 'backpropagation') return start + 2 * length;
    if (phase === 'simulation') return start + length;
    const last = start + length - 1;
    const isExpanded = length > 1 && this.kindAt(last) === 'expand';
    return phase === 'expansion' || !isExpanded ? last : last - 1;
  }

  /** Makes the playouts of an iteration again, which counts from 1; empty when it made none. */
  playoutsOf(iteration: number): readonly ReplayedPlayout[] {
    const path = this.pathOf(iteration);
    const isMade = this.settings.given === null && !this.tree.isLeaf(path.at(-1) ?? ROOT);
    return isMade ? this.#playoutsOf(iteration, path) : [];
  }

  /** Returns what a node holds after `step` events, in rewards of MAX, by which everything is chosen. */
  standingOf(node: NodeId, step: number): Standing {
    const visits = this.#backedUp(step);
    return { visits: this.log.visitsOf(node, visits), sum: this.log.sumOf(node, visits) };
  }

  /** Returns the index of the move into a node among all moves of its parent. */
  placeOf(node: NodeId): number {
    return this.#places[node] as number;
  }

  /**
   * Returns the moves of a node that is not terminal, in order, with what is known of them after `step` events, and with
   * their scores for a constant C.
   */
  candidatesAt(node: NodeId, step: number, c = this.settings.c): readonly Candidate[] {
    const { tree, settings } = this;
    const count = tree.moveCount(node);
    const rule = SELECTION[settings.selection];
    const scale = explorationScale(rule, { ...settings, c }, this.rewards);
    const { visits } = this.standingOf(node, step);
    const isChance = tree.kind(node) === CHANCE;
    const side = this.told.sideBelow(node);
    // In numbers of MAX, MIN wants the least; in its own ones each side wants the greatest.
    const sign = tree.kind(node) === MIN && side === MAX ? -1 : 1;
    const byPlace = new Map(tree.children(node).map((child) => [this.placeOf(child), child]));
    return Array.from({ length: count }, (_, place): Candidate => {
      const child = byPlace.get(place) ?? null;
      const known = child === null ? UNVISITED : this.standingOf(child, step);
      const told = this.told.standingFor(side, known);
      const mean = known.visits === 0 ? null : told.sum / told.visits;
      const move = child === null ? this.#moveName(node, place) : tree.move(child);
      const at = { place, child, move, ...told, mean };
      if (isChance) {
        const share = child === null ? Number.NaN : tree.weight(child) / tree.denominator(node);
        return { ...at, bonus: null, score: share };
      }
      if (mean === null && rule.isUnvisitedFirst) return { ...at, bonus: null, score: Infinity };
      const bonus = scale * rule.slope(visits, known.visits, priorOf(settings, node, place, count));
      return {
        ...at,
        bonus: Number.isNaN(bonus) ? null : bonus,
        score: sign * (mean ?? this.told.valueFor(side, middleOf(this.rewards))) + bonus,
      };
    });
  }

  passAt(): Pass {
    return this.passes[0] as Pass;
  }

  treeAt(): GameTree {
    return this.tree;
  }

  entryStep(node: NodeId, step = this.length): number {
    const place = this.#placeUpTo(step);
    if (place === null) return 0;
    const { iteration } = place;
    const last = this.log.lastIterationOf(node, iteration);
    if (last < 0) return 0;
    const entry = this.#entryIn(last, node);
    if (entry <= step) return entry;
    const before = this.log.lastIterationOf(node, last - 1);
    return before < 0 ? 0 : this.#entryIn(before, node);
  }

  nextEntry(node: NodeId, step: number): number {
    const iteration = step === 0 ? -1 : this.iterationAt(step) - 1;
    if (iteration >= 0 && this.log.lastIterationOf(node, iteration) === iteration) {
      const entry = this.#entryIn(iteration, node);
      if (entry > step) return entry;
    }
    const next = this.log.nextIterationOf(node, iteration);
    return next < 0 ? 0 : this.#entryIn(next, node);
  }

  lastStep(node: NodeId, step = this.length): number {
    if (this.#isHalt(step) && this.nodeAt(step) === node) return step;
    const entry = this.entryStep(node, step);
    if (entry === 0) return 0;
    const { start, length } = this.log.placeOf(entry);
    const backup = 2 * start + 2 * length - this.tree.depth(node);
    if (backup <= step) return backup;
    return entry;
  }

  valueAt(node: NodeId, step = this.length): number {
    const { visits, sum } = this.toldStandingOf(node, step);
    return sum / visits;
  }

  /** No mean of rewards is the value of the root or a bound on it. */
  override kindOfValueIn(): ValueKind {
    return 'estimate';
  }

  /** No move is proved to be best: the recommended one is `bestMoveAt`. */
  override bestMoveIn(): null {
    return null;
  }

  /** Nothing is ever proved, so the range of a node is that of all leaves. */
  rangeAt(node: NodeId): ValueRange {
    const [low, high] = this.tree.leafBoundsAt(node);
    return { low, high };
  }

  provedAt(node: NodeId): ValueRange {
    return this.rangeAt(node);
  }

  stateAt(node: NodeId, step: number): NodeState {
    const range = this.rangeAt(node);
    if (!this.isInTree(node, step)) return bareState('waiting', range, range, null);
    const standing = this.toldStandingOf(node, step);
    const mean = standing.visits === 0 ? null : standing.sum / standing.visits;
    const state = bareState(this.#isOnPath(node, step) ? 'open' : 'done', range, range, mean);
    return { ...state, standing };
  }

  /** Whether the simulation has added the node to its tree after `step` events; it begins with the root. */
  isInTree(node: NodeId, step: number): boolean {
    return node === ROOT || (this.#enteredAt(node) ?? Infinity) <= step;
  }

  override labelOf(_node: NodeId, { standing }: NodeState): string {
    return standing === undefined || standing.visits === 0 ? '' : printMean(standing.sum / standing.visits);
  }

  callStackAt(): readonly [] {
    return [];
  }

  tallyAt(step: number): Tally {
    const generated = 1 + countUpTo(this.births, step);
    const simulated = this.#simulatedAt(step);
    return {
      ...{ entered: this.#backedUp(step), distinct: generated, generated, expanded: generated },
      ...{ leaves: simulated, horizon: 0, cutoffs: 0, prunedLeaves: 0, neverGenerated: 0 },
      ...{ stored: generated, mostStored: generated },
    };
  }

  /** Returns the number of moves of all playouts up to `step`. */
  pliesAt(step: number): number {
    return this.log.pliesUpTo(this.#simulatedAt(step));
  }

  leavesSeenAt(step: number): number {
    return this.tree.leaves().filter((leaf) => this.standingOf(leaf, step).visits > 0).length;
  }

  /** Returns the move that is recommended at a node: see the setting `final`; null when no child has a visit. */
  bestChildAt(node: NodeId, step: number): NodeId | null {
    return recommendedMove(this.tree, node, this.settings, (child) => this.standingOf(child, step));
  }

  /**
   * The numbers of the iterations, counted from 1, after which another move of the root is recommended than before. The
   * first of them is the iteration after which a move is recommended at all.
   */
  get changes(): readonly number[] {
    this.#changes ??= changesOfMove(this.tree, this.log, this.settings);
    return this.#changes;
  }

  /** Nothing is cut off. */
  cutStep(): number {
    return 0;
  }

  bornAt(node: NodeId): number {
    return this.grows ? (this.#enteredAt(node) ?? this.length) : 0;
  }

  /** With the grain `visit` a stop is the end of a phase, with `leaf` the end of an iteration. */
  isStop(step: number, grain: Grain): boolean {
    if (grain === 'event' || step === 0 || step === this.length || this.#isHalt(step)) return true;
    const place = this.log.placeOf(step);
    const { offset, length } = place;
    if (offset === 2 * length) return true;
    if (grain === 'leaf' || offset > length) return false;
    return offset === length || this.log.kindOf(place) === 'expand' || this.kindAt(step + 1) !== 'select';
  }

  nextMark(step: number): number | null {
    return nextOf(this.#marks, step);
  }

  previousMark(step: number): number | null {
    return previousOf(this.#marks, step);
  }

  /** Goes to the end of the iteration in which the next event is. */
  overSubtree(step: number): number {
    return step >= this.length ? this.length : this.endOf(this.iterationAt(step + 1));
  }

  /** Goes to the beginning of the iteration. */
  outToParent(step: number): number {
    return this.endOf(Math.max(0, this.iterationAt(step) - 1));
  }

  protected override decidingAt(node: NodeId, step: number): NodeId | null {
    return this.bestChildAt(node, step);
  }

  get births(): readonly number[] {
    this.#births ??= this.generationOrder
      .flatMap((node) => this.#enteredAt(node) ?? [])
      .filter((step) => step > 0)
      .sort((one, other) => one - other);
    return this.#births;
  }

  get #marks(): readonly number[] {
    return this.changes.map((iteration) => this.endOf(iteration));
  }

  #isHalt(step: number): boolean {
    return step > 2 * this.log.visits;
  }

  /** Returns how many visits are backed up after `step` events. */
  #backedUp(step: number): number {
    const place = this.#placeUpTo(step);
    return place === null ? 0 : place.start + Math.max(0, place.offset - place.length);
  }

  /** Returns how many iterations have their reward after `step` events. */
  #simulatedAt(step: number): number {
    const place = this.#placeUpTo(step);
    return place === null ? 0 : place.iteration + (place.offset >= place.length ? 1 : 0);
  }

  /** Returns the place of a step, or of the last step with an iteration; null before the first event. */
  #placeUpTo(step: number): Place | null {
    const last = Math.min(step, 2 * this.log.visits);
    return last === 0 ? null : this.log.placeOf(last);
  }

  #nodeOf({ iteration, offset, length }: Place): NodeId {
    return this.log.nodeOnPath(iteration, offset <= length ? offset - 1 : 2 * length - offset);
  }

  /** Returns the step at which a node entered the tree; 0 for the root, and null when it never did. */
  #enteredAt(node: NodeId): number | null {
    if (node === ROOT) return 0;
    const first = this.log.firstIterationOf(node);
    return first < 0 ? null : 2 * this.log.startOf(first) + this.tree.depth(node);
  }

  /** Returns the step of an iteration at which its path stands at a node. */
  #entryIn(iteration: number, node: NodeId): number {
    return 2 * this.log.startOf(iteration) + this.tree.depth(node) + 1;
  }

  /** Whether the iteration at the step has a node on its path, as far as the path has gone and not come back. */
  #isOnPath(node: NodeId, step: number): boolean {
    const place = this.#placeUpTo(step);
    if (place === null || this.#isHalt(step)) return false;
    const { iteration, offset, length } = place;
    const depth = this.tree.depth(node);
    const end = offset <= length ? offset : 2 * length - offset;
    return depth < Math.max(end, 1) && offset < 2 * length && this.log.nodeOnPath(iteration, depth) === node;
  }
}
