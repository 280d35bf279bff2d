/**
 * Counts the positions and lines of play of a game from one position on, ply by ply. Each position is visited once per
 * ply, together with the number of lines that lead to it, so that counting millions of lines takes a moment.
 */
import { Expectation, Fractions } from '../core/search/expectation.ts';
import { bySide } from '../core/tree/nodeKind.ts';
import { exactWeights } from '../core/tree/probability.ts';
import { canonicalKey, type Game, movesAt, orbits, outcomesAt } from './game.ts';

/** Numbers of positions that MAX wins, that MIN wins, and that are drawn. */
export type Ends = readonly [number, number, number];

export interface PlyCount {
  /** the number of lines of play with as many plies, which is the number of nodes at that depth of the tree */
  readonly nodes: number;
  readonly nodeEnds: Ends;
  /** the number of different positions at the ends of these lines, counted per ply */
  readonly positions: number;
  readonly positionEnds: Ends;
  /** of these positions: how many MAX wins, how many MIN wins, and how many are drawn under best play */
  readonly worth: Ends;
}

export interface Census {
  readonly plies: readonly PlyCount[];
  /** the number of different positions in all; a position that is reached at several plies counts once */
  readonly positions: number;
  /** the number of pairs of a position and a position that one move leads to */
  readonly edges: number;
}

/** The greatest number of positions to count; more would take too long. */
const MOST_POSITIONS = 20_000;

/**
 * Counts to the ends of the game; null when there are too many positions.
 * @param isOnce whether symmetric moves and symmetric positions count as one
 */
export function censusOf(game: Game<unknown, unknown>, isOnce: boolean): Census | null {
  const keyOf = (state: unknown) => (isOnce ? canonicalKey(game, state) : game.key(state));
  const movesOf = (state: unknown) =>
    isOnce ? orbits(game, state).map(({ move }) => move) : movesAt(game, state);
  const known = new Map<string, unknown>([[keyOf(game.s0), game.s0]]);
  const below = new Map<string, readonly string[]>();
  const levels: ReadonlyMap<string, number>[] = [];
  for (let level = new Map([[keyOf(game.s0), 1]]); level.size > 0; ) {
    levels.push(level);
    const next = new Map<string, number>();
    for (const [key, lines] of level) {
      const state = known.get(key);
      if (game.terminalTest(state)) continue;
      const reached = movesOf(state).map((move) => game.result(state, move));
      const keys = reached.map(keyOf);
      for (const [index, to] of keys.entries()) {
        if (!known.has(to)) known.set(to, reached[index]);
        next.set(to, (next.get(to) ?? 0) + lines);
      }
      below.set(key, [...new Set(keys)]);
      if (known.size > MOST_POSITIONS) return null;
    }
    level = next;
  }
  const worth = worthBy(game, keyOf, known, below, levels);
  const signOf = (key: string) => Math.sign(worth.get(key) as number);
  const isEnd = (key: string) => !below.has(key);
  const plies = levels.map((level): PlyCount => {
    const ends = [...level.keys()].filter(isEnd);
    return {
      nodes: sum([...level.values()]),
      nodeEnds: bySign(ends, signOf, (key) => level.get(key) as number),
      positions: level.size,
      positionEnds: bySign(ends, signOf, () => 1),
      worth: bySign([...level.keys()], signOf, () => 1),
    };
  });
  return { plies, positions: known.size, edges: sum([...below.values()].map(({ length }) => length)) };
}

/** Returns for each position its value under best play, computed from the last ply to the first. */
function worthBy(
  game: Game<unknown, unknown>,
  keyOf: (state: unknown) => string,
  known: ReadonlyMap<string, unknown>,
  below: ReadonlyMap<string, readonly string[]>,
  levels: readonly ReadonlyMap<string, number>[],
): ReadonlyMap<string, number> {
  const worth = new Map<string, number>();
  const fractions = new Fractions();
  const worthOf = (key: string): number => {
    const state = known.get(key);
    const to = below.get(key);
    if (to === undefined) return game.utility(state);
    const outcomes = outcomesAt(game, state);
    if (outcomes === null) {
      const pick = bySide(game.player(state), Math.max, Math.min);
      return pick(...to.map((next) => worth.get(next) as number));
    }
    const { weights, denominator } = exactWeights(outcomes.map(({ probability }) => probability));
    const sum = new Expectation(denominator, fractions);
    for (const [index, { move }] of outcomes.entries())
      sum.add(weights[index] ?? 0, worth.get(keyOf(game.result(state, move))) as number);
    return sum.total();
  };
  for (const level of levels.toReversed()) for (const key of level.keys()) worth.set(key, worthOf(key));
  return worth;
}

function bySign(
  keys: readonly string[],
  signOf: (key: string) => number,
  count: (key: string) => number,
): Ends {
  const of = (sign: number) => sum(keys.filter((key) => signOf(key) === sign).map(count));
  return [of(1), of(-1), of(0)];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

export function sumOf(census: Census, count: (ply: PlyCount) => number): number {
  return sum(census.plies.map(count));
}
