/** Wraps a game as a source of positions for a growing search space. */
import type { Probability, Source } from '../core/index.ts';
import { CHANCE, LEAF, MAX, MIN } from '../core/tree/nodeKind.ts';
import { evalBounds } from './evalBounds.ts';
import { type Game, hasChance, type Orbit, orbits, outcomesAt } from './game.ts';
import { solved } from './solved.ts';

export interface GameOptions {
  /** whether a terminal position is worth its EVAL instead of its UTILITY, as depth-limited searches need */
  readonly byEval: boolean;
  /** whether only the first of moves that are equal by symmetry is searched */
  readonly symmetryOnce: boolean;
  /** whether the game's ending table is used; it knows values, but not at which ply a game ends */
  readonly usesTable: boolean;
  /** whether the search asks which moves are noisy */
  readonly asksNoisy: boolean;
}

/** Throws when a game gives a terminal position no number; the growing space then halts the search. */
function numberOf(value: number): number {
  if (typeof value !== 'number' || Number.isNaN(value)) throw new Error('an end is worth a number');
  return value;
}

const KIND_OF_TURN = { max: MAX, min: MIN, chance: CHANCE } as const;

/** A move, with its probability when chance makes it. */
interface Choice<Move> extends Orbit<Move> {
  readonly probability: Probability | null;
}

export function gameSource<State, Move>(
  game: Game<State, Move>,
  { byEval = false, symmetryOnce = false, asksNoisy = false, usesTable = true }: Partial<GameOptions> = {},
): Source<State, unknown> {
  const evaluate = game.evaluate ?? (() => Number.NaN);
  const hasEval = game.evaluate !== undefined;
  const { isNoisy } = game;
  const worth = (end: State) => numberOf(byEval && hasEval ? evaluate(end) : game.utility(end));
  const table = usesTable ? tableOf(game, worth) : null;
  const common = {
    root: game.s0,
    kind: (state: State) =>
      game.terminalTest(state) || table?.has(state) === true ? LEAF : KIND_OF_TURN[game.player(state)],
    turnAtEnd: (end: State) => game.player(end),
    value: (state: State) => (table?.has(state) === true ? table.value(state) : worth(state)),
    ...(table !== null && { isTabled: table.has }),
    staticValue: (state: State) => evaluate(state),
    key: (state: State) => game.key(state),
    hasWholeLeaves: () => game.isWhole ?? false,
    isWonOrLost: true,
    hasWins: !hasChance(game),
    leafBounds: byEval ? evalBounds(game) : (game.utilityRange ?? ([-Infinity, Infinity] as const)),
  };
  const classOf = game.moveClass?.bind(game);
  // The spread of `source` stands last. V8 gives each object that begins with a spread its own hidden class; a search that
  // has run on several such objects can no longer inline their functions, and becomes slower.
  const plain: Source<State, Move> = {
    moves: (state) => game.actions(state),
    child: (state, move) => game.result(state, move),
    printMove: (move) => game.printMove(move),
    probability: () => null,
    ...(asksNoisy && isNoisy !== undefined && { isNoisy }),
    ...(classOf && { moveClass: classOf }),
    ...common,
  };
  const ofOrbits = {
    child: (state: State, { move }: Orbit<Move>) => game.result(state, move),
    printMove: ({ move }: Orbit<Move>) => game.printMove(move),
    times: ({ size }: Orbit<Move>) => size,
    ...(asksNoisy &&
      isNoisy !== undefined && {
        isNoisy: (state: State, { move }: Orbit<Move>) => isNoisy(state, move),
      }),
    ...(classOf && { moveClass: (state: State, { move }: Orbit<Move>) => classOf(state, move) }),
  };
  const once: Source<State, Orbit<Move>> = {
    moves: (state) => orbits(game, state),
    probability: () => null,
    ...ofOrbits,
    ...common,
  };
  const byChance: Source<State, Choice<Move>> = {
    moves: (state) =>
      outcomesAt(game, state)?.map((outcome) => ({ ...outcome, size: 1 })) ??
      (symmetryOnce ? orbits(game, state) : game.actions(state).map((move) => ({ move, size: 1 }))).map(
        (orbit) => ({ ...orbit, probability: null }),
      ),
    probability: (_state, { probability }) => probability,
    ...ofOrbits,
    ...common,
  };
  if (hasChance(game)) return byChance;
  return symmetryOnce ? once : plain;
}

/**
 * Returns whether a state is in the game's ending table, and its value; null when the game has no table. The start
 * position is never looked up.
 */
function tableOf<State, Move>(game: Game<State, Move>, worth: (end: State) => number) {
  const { inTable } = game;
  if (inTable === undefined) return null;
  const root = game.key(game.s0);
  const { value } = solved(game, worth);
  return {
    value,
    has: (state: State) => !game.terminalTest(state) && inTable(state) && game.key(state) !== root,
  };
}
