/** A game as a source of positions. */
import type { Source } from '../core/search/source.ts';
import { CHANCE, LEAF, MAX, MIN } from '../core/tree/nodeKind.ts';
import type { Probability } from '../core/tree/probability.ts';
import { evalBounds, type Game, hasChance, type Orbit, orbits, outcomesAt } from './game.ts';

export interface GameOptions {
  /** whether values are EVAL's, ends included on its own scale, as a search needs that stops early */
  readonly byEval: boolean;
  /** whether of moves that differ by a symmetry of the position only the first counts */
  readonly symmetryOnce: boolean;
}

/** An end without a value is a fault of the game: see GrowingSpace. */
function numberOf(value: number): number {
  if (typeof value !== 'number' || Number.isNaN(value)) throw new Error('an end is worth a number');
  return value;
}

const KIND_OF_TURN = { max: MAX, min: MIN, chance: CHANCE } as const;

/** A move and how likely it is, if chance makes it. */
interface Choice<Move> extends Orbit<Move> {
  readonly probability: Probability | null;
}

export function gameSource<State, Move>(
  game: Game<State, Move>,
  { byEval = false, symmetryOnce = false }: Partial<GameOptions> = {},
): Source<State, unknown> {
  const evaluate = game.evaluate ?? (() => Number.NaN);
  const hasEval = game.evaluate !== undefined;
  const source = {
    root: game.s0,
    kind: (state: State) => (game.terminalTest(state) ? LEAF : KIND_OF_TURN[game.player(state)]),
    value: (state: State) => numberOf(byEval && hasEval ? evaluate(state) : game.utility(state)),
    staticValue: (state: State) => evaluate(state),
    key: (state: State) => game.key(state),
    probability: () => null,
    leafBounds: (byEval ? evalBounds(game) : game.utilityRange) ?? ([-Infinity, Infinity] as const),
  };
  const plain: Source<State, Move> = {
    ...source,
    moves: (state) => game.actions(state),
    child: (state, move) => game.result(state, move),
    printMove: (move) => game.printMove(move),
  };
  const once: Source<State, Orbit<Move>> = {
    ...source,
    moves: (state) => orbits(game, state),
    child: (state, { move }) => game.result(state, move),
    printMove: ({ move }) => game.printMove(move),
    times: ({ size }) => size,
  };
  const byChance: Source<State, Choice<Move>> = {
    ...once,
    moves: (state) =>
      outcomesAt(game, state)?.map((outcome) => ({ ...outcome, size: 1 })) ??
      (symmetryOnce ? orbits(game, state) : game.actions(state).map((move) => ({ move, size: 1 }))).map(
        (orbit) => ({ ...orbit, probability: null }),
      ),
    probability: (_state, { probability }) => probability,
  };
  if (hasChance(game)) return byChance;
  return symmetryOnce ? once : plain;
}
