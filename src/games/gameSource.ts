/** A game as a source of positions. */
import type { Source } from '../core/search/source.ts';
import { bySide, LEAF, MAX, MIN } from '../core/tree/nodeKind.ts';
import { type Game, orbits } from './game.ts';

export interface GameOptions {
  /** whether values are EVAL's, ends included on its own scale, as a search needs that stops early */
  readonly byEval: boolean;
  /** whether of moves that differ by a symmetry of the position only the first counts */
  readonly symmetryOnce: boolean;
}

export function gameSource<State, Move>(
  game: Game<State, Move>,
  { byEval = false, symmetryOnce = false }: Partial<GameOptions> = {},
): Source<State, Move> {
  const evaluate = game.evaluate ?? (() => Number.NaN);
  const hasEval = game.evaluate !== undefined;
  return {
    root: game.s0,
    kind: (state) => (game.terminalTest(state) ? LEAF : bySide(game.player(state), MAX, MIN)),
    moves: (state) => (symmetryOnce ? orbits(game, state).map(({ move }) => move) : game.actions(state)),
    child: (state, move) => game.result(state, move),
    value: (state) => (byEval && hasEval ? evaluate(state) : game.utility(state)),
    staticValue: (state) => evaluate(state),
    printMove: (move) => game.printMove(move),
    key: (state) => game.key(state),
    probability: () => null,
    leafBounds: (byEval ? null : game.utilityRange) ?? [-Infinity, Infinity],
  };
}
