/**
 * Monte-Carlo tree search. An iteration selects a path from the root to a node with a child that is not in the tree yet,
 * expands the tree by this child, simulates play from it to the end of the game, and backs the reward up the path.
 *
 * Source: Russell and Norvig, Artificial Intelligence: A Modern Approach, 4th ed., section 5.4; the rules of selection
 * are in `selection.ts`. Rewards are those of MAX, so that MIN selects by the negated mean. Every iteration draws from a
 * generator of its own, so that it depends on the seed, its number and the tree before it alone.
 */
import { type Random, stream } from '../random/seeded.ts';
import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import { CHANCE, LEAF, MIN } from '../tree/nodeKind.ts';
import { exactWeights } from '../tree/probability.ts';
import type { GrowingSpace } from './growingSpace.ts';
import { type Rewards, rewardsOf } from './rewards.ts';
import { enlarged, FIRST_ROOM } from './room.ts';
import { type HaltReason, SearchHalt } from './searchHalt.ts';
import type { SimulationSettings } from './searchSettings.ts';
import { beats, SELECTION, type SelectionRule } from './selection.ts';
import type { Source } from './source.ts';

export interface MctsObserver {
  /** The path goes on from a node to a child that is in the tree. */
  select(node: NodeId, child: NodeId): void;
  /** The child to which the move with this index leads enters the tree, and the path ends there. */
  expand(node: NodeId, child: NodeId, place: number): void;
  /** The last node of the path has its reward; `plies` is the number of moves of its playouts. */
  simulate(node: NodeId, reward: number, plies: number): void;
  /** A node of the path has its new number of visits and its new sum of rewards. */
  backup(node: NodeId, visits: number, sum: number): void;
}

const SILENT: MctsObserver = { select() {}, expand() {}, simulate() {}, backup() {} };

/** The most plies of a playout; a game that lasts longer counts as one that never ends. */
const MOST_PLIES = 100_000;

export class Mcts<Position, Move> {
  readonly #space: GrowingSpace<Position, Move>;
  readonly #settings: SimulationSettings;
  readonly #observer: MctsObserver;
  readonly #rule: SelectionRule;
  readonly #rewards: Rewards;
  /** C times the span of the rewards */
  readonly #scale: number;
  #iterations = 0;
  // columns by node
  #visits = new Int32Array(FIRST_ROOM);
  #sums = new Float64Array(FIRST_ROOM);
  /** the nodes of the iteration's path, from the root */
  readonly #path: NodeId[] = [];

  constructor(space: GrowingSpace<Position, Move>, settings: SimulationSettings, observer = SILENT) {
    this.#space = space;
    this.#settings = settings;
    this.#observer = observer;
    this.#rule = SELECTION[settings.selection];
    this.#rewards = rewardsOf(space.source, settings);
    this.#scale = explorationScale(this.#rule, settings, this.#rewards);
  }

  /** The number of iterations so far. */
  get iterations(): number {
    return this.#iterations;
  }

  visits(node: NodeId): number {
    return this.#visits[node] as number;
  }

  sum(node: NodeId): number {
    return this.#sums[node] as number;
  }

  /**
   * Makes further iterations, up to the number of the settings and, with given rewards, up to the last of them. Throws a
   * `SearchHalt` at a leaf whose value is unknown or is no probability where it is read as one, at a move of which the tree
   * has only the number, and when a game fails; that iteration does not count.
   */
  advance(iterations: number): void {
    const { iterations: most, given } = this.#settings;
    const last = Math.min(this.#iterations + iterations, most, given?.length ?? Infinity);
    while (this.#iterations < last) this.#iterate(this.#iterations + 1);
  }

  #iterate(number: number): void {
    const random = stream(this.#settings.seed, number);
    const leaf = this.#select(random);
    const child = leaf === null ? (this.#path.at(-1) as NodeId) : this.#expand(leaf);
    const reward = this.#simulate(child, number, random);
    this.#iterations = number;
    this.#backUp(reward);
  }

  /**
   * Goes down from the root to a node at which a move that leads out of the tree is chosen; null when the path ends at a
   * terminal node.
   */
  #select(random: Random): { readonly node: NodeId; readonly place: number } | null {
    const space = this.#space;
    this.#path.length = 0;
    this.#path.push(ROOT);
    for (let node = ROOT; space.kind(node) !== LEAF; ) {
      const place = space.kind(node) === CHANCE ? this.#outcome(node, random) : this.#bestPlace(node);
      const child = space.childSoFar(node, place);
      if (child === NO_NODE) return { node, place };
      this.#observer.select(node, child);
      this.#path.push(child);
      node = child;
    }
    return null;
  }

  /** Adds the child to which the chosen move leads. */
  #expand({ node, place }: { readonly node: NodeId; readonly place: number }): NodeId {
    const child = this.#space.child(node, place);
    if (child >= this.#visits.length) {
      this.#visits = enlarged(this.#visits, child + 1);
      this.#sums = enlarged(this.#sums, child + 1);
    }
    this.#observer.expand(node, child, place);
    this.#path.push(child);
    return child;
  }

  /** Plays from a node to the end, as often as the settings say, and returns the mean of the rewards. */
  #simulate(node: NodeId, number: number, random: Random): number {
    const { given, playouts } = this.#settings;
    const space = this.#space;
    const isTerminal = space.kind(node) === LEAF;
    let sum = given?.[number - 1] ?? 0;
    let plies = 0;
    const times = given !== null || isTerminal ? 1 : playouts;
    for (let time = 0; given === null && time < times; time += 1) {
      const played = isTerminal
        ? { end: space.position(node), plies: 0 }
        : this.#inGame(node, () => playout(space.source, space.position(node), this.#settings, random));
      plies += played.plies;
      const value = this.#inGame(node, () => space.source.value(played.end));
      if (Number.isNaN(value)) throw new UnknownEnd(node, played.end);
      if (!this.#rewards.has(value)) throw new UnknownEnd(node, played.end, 'no-probability');
      sum += this.#rewards.of(value, random);
    }
    const reward = sum / times;
    this.#observer.simulate(node, reward, plies);
    return reward;
  }

  #backUp(reward: number): void {
    for (let place = this.#path.length - 1; place >= 0; place -= 1) {
      const node = this.#path[place] as NodeId;
      const visits = (this.#visits[node] as number) + 1;
      const sum = (this.#sums[node] as number) + reward;
      this.#visits[node] = visits;
      this.#sums[node] = sum;
      this.#observer.backup(node, visits, sum);
    }
  }

  /** Returns the index of the move with the greatest score; a later move wins only when its score is greater. */
  #bestPlace(node: NodeId): number {
    const space = this.#space;
    const rule = this.#rule;
    const count = space.moveCount(node);
    const visits = this.#visits[node] as number;
    const sign = space.kind(node) === MIN ? -1 : 1;
    let best = -1;
    let bestScore = 0;
    let bestPrior = 0;
    for (let place = 0; place < count; place += 1) {
      const child = space.childSoFar(node, place);
      const childVisits = child === NO_NODE ? 0 : (this.#visits[child] as number);
      if (childVisits === 0 && rule.isUnvisitedFirst) return place;
      const mean = childVisits === 0 ? middleOf(this.#rewards) : (this.#sums[child] as number) / childVisits;
      const prior = priorOf(this.#settings, node, place, count);
      const score = sign * mean + this.#scale * rule.slope(visits, childVisits, prior);
      if (best >= 0 && !beats(rule, { score, prior }, { score: bestScore, prior: bestPrior })) continue;
      [best, bestScore, bestPrior] = [place, score, prior];
    }
    return best;
  }

  #outcome(node: NodeId, random: Random): number {
    const { source } = this.#space;
    const position = this.#space.position(node);
    return this.#inGame(node, () => drawn(source, position, this.#space.movesOf(node), random));
  }

  /** Calls a function of the game; an exception halts the run at the node, a halt where the playout came to it. */
  #inGame<Result>(node: NodeId, call: () => Result): Result {
    try {
      return call();
    } catch (thrown) {
      if (thrown instanceof SearchHalt) throw new UnknownEnd(node, thrown.node, thrown.reason);
      throw new SearchHalt(node, 'bad-game');
    }
  }
}

/** The halt in a playout, at an end whose reward is unknown or at a move that leads nowhere, with the position there. */
export class UnknownEnd extends SearchHalt {
  constructor(
    node: NodeId,
    readonly end: unknown,
    reason: HaltReason = 'unknown-leaf',
  ) {
    super(node, reason);
  }
}

/** Returns C times the span of the rewards, which is 1 when the settings say so and when the span is unknown. */
export function explorationScale(
  { usualC }: SelectionRule,
  { c, span }: Pick<SimulationSettings, 'c' | 'span'>,
  { range }: Rewards,
): number {
  const [low, high] = span === 'one' || range === null ? [0, 1] : range;
  return (c ?? usualC) * (high - low);
}

/** Returns the reward midway between the least and the greatest one; 0 when they are unknown. */
export function middleOf({ range }: Rewards): number {
  return range === null ? 0 : (range[0] + range[1]) / 2;
}

/**
 * Returns the prior of a move: at the root the one that was chosen, elsewhere the same for each move of the node. Chosen
 * priors that are not as many as the moves do not count.
 */
export function priorOf(
  { priors }: Pick<SimulationSettings, 'priors'>,
  node: NodeId,
  place: number,
  moves: number,
): number {
  const isChosen = node === ROOT && priors?.length === moves;
  return (isChosen ? priors[place] : undefined) ?? 1 / moves;
}

/** A playout: its moves from the position it started at, and the terminal position. */
interface Playout<Position> {
  readonly end: Position;
  readonly plies: number;
}

/**
 * Plays from a position to the end of the game: at each ply one of all moves is drawn with the same probability, or the
 * first one is made; outcomes of chance are drawn by their probabilities.
 * @param visit called for each move with the position that it leads to
 */
export function playout<Position, Move>(
  source: Source<Position, Move>,
  start: Position,
  { playout: way }: Pick<SimulationSettings, 'playout'>,
  random: Random,
  visit?: (move: Move, position: Position) => void,
): Playout<Position> {
  let position = start;
  let plies = 0;
  for (let kind = source.kind(start); kind !== LEAF; kind = source.kind(position)) {
    const moves = source.moves(position);
    const place =
      kind === CHANCE
        ? drawn(source, position, moves, random)
        : way === 'first'
          ? 0
          : random.below(moves.length);
    const move = moves[place] as Move;
    position = source.child(position, move);
    visit?.(move, position);
    plies += 1;
    if (plies > MOST_PLIES) throw new Error('the game does not end');
  }
  return { end: position, plies };
}

/** Draws the index of an outcome of chance: of the first whose running sum of probabilities exceeds the number drawn. */
function drawn<Position, Move>(
  source: Source<Position, Move>,
  position: Position,
  moves: readonly Move[],
  random: Random,
): number {
  const { weights, denominator } = exactWeights(
    moves.map((move) => source.probability(position, move) ?? CERTAIN),
  );
  const share = random.fraction() * denominator;
  let sum = 0;
  const place = weights.findIndex((weight) => {
    sum += weight;
    return sum > share;
  });
  // The sum of probabilities that were rounded may be a little less than 1.
  return place < 0 ? weights.findLastIndex((weight) => weight > 0) : place;
}

const CERTAIN = { text: '1', numerator: 1, denominator: 1 };
