/**
 * A tournament: every pair of players plays every opening twice, with colours swapped. It is a function of its setting,
 * so that anyone can repeat it.
 */
import type { Progress } from '../../core/progress.ts';
import type { OptionValues } from '../entry.ts';
import { type Game, movesAt, sideAt } from '../game.ts';
import { GAMES, type GameName } from '../games.ts';
import { type Opening, openings } from './openings.ts';
import { type Chooser, chooserOf, type Player } from './players.ts';

export interface TournamentSetting {
  readonly game: GameName;
  readonly options: OptionValues;
  readonly players: readonly Player[];
  /** the number of plies of the openings */
  readonly openingPly: number;
  /**
   * Players that search do so to the end of the game, by UTILITY, when at most this many squares are empty; 0 when they
   * never do.
   */
  readonly endgame: number;
  /** the number from which random players draw */
  readonly seed: number;
}

/** A game that was played to its end. */
export interface PlayedGame {
  /** the numbers of the two players in the setting, from 0; `first` is the smaller one */
  readonly first: number;
  readonly second: number;
  /** the number of the game among those of its pair, from 0: opening by opening, the first player as MAX first */
  readonly number: number;
  /** all moves from the start position, those of the opening included */
  readonly moves: readonly string[];
  /** the UTILITY of the end for MAX */
  readonly utility: number;
}

/** Returns the players of a game by side, as their numbers in the setting. */
export function playersOf({ first, second, number }: Pick<PlayedGame, 'first' | 'second' | 'number'>): {
  readonly max: number;
  readonly min: number;
} {
  return number % 2 === 0 ? { max: first, min: second } : { max: second, min: first };
}

/** Returns all pairs of players, each with the smaller number first. */
export function pairsOf(players: number): readonly (readonly [number, number])[] {
  const all = [...new Array(players).keys()];
  return all.flatMap((first) => all.slice(first + 1).map((second) => [first, second] as const));
}

/** Returns the number of games of a tournament. The count of openings stops once there are more than `most` games. */
export function gamesIn({ game, options, players, openingPly }: TournamentSetting, most = Infinity): number {
  const pairs = pairsOf(players.length).length;
  return 2 * pairs * openings(GAMES[game].make(options, null), openingPly, most / 2).length;
}

/** Plays a tournament in small steps, pair by pair; its progress is counted in games that have ended. */
export function* playTournament(setting: TournamentSetting): Generator<Progress<PlayedGame>, void> {
  const { options, players, openingPly, endgame, seed } = setting;
  const entry = GAMES[setting.game];
  const game = entry.make(options, null);
  const starts = openings(game, openingPly);
  const choosers = players.map((player) => chooserOf(player, { entry, options }, endgame));
  const pairs = pairsOf(players.length);
  const of = 2 * pairs.length * starts.length;
  let done = 0;
  for (const [first, second] of pairs)
    for (let number = 0; number < 2 * starts.length; number += 1) {
      const { max, min } = playersOf({ first, second, number });
      const bySide = { max: choosers[max] as Chooser, min: choosers[min] as Chooser };
      const opening = starts[Math.floor(number / 2)] as Opening<unknown, unknown>;
      const play = playGame(game, opening, bySide, { seed, game: number });
      let step = play.next();
      for (; step.done !== true; step = play.next()) yield { done, of, part: null };
      done += 1;
      yield { done, of, part: { first, second, number, ...step.value } };
    }
}

/** Plays one game from an opening to its end. A move without an alternative is played without asking a player. */
function* playGame(
  game: Game<unknown, unknown>,
  opening: Opening<unknown, unknown>,
  choosers: Readonly<Record<'max' | 'min', Chooser>>,
  place: { readonly seed: number; readonly game: number },
): Generator<undefined, Pick<PlayedGame, 'moves' | 'utility'>> {
  let { state } = opening;
  const moves = opening.moves.map((move) => game.printMove(move));
  while (!game.terminalTest(state)) {
    const legal = movesAt(game, state);
    const move =
      legal.length === 1
        ? legal[0]
        : yield* choosers[sideAt(game, state)](state, { ...place, ply: moves.length });
    moves.push(game.printMove(move));
    state = game.result(state, move);
    yield;
  }
  return { moves, utility: game.utility(state) };
}
