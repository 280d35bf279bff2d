/** How players are called on the page. */
import { printNumber } from '../../core/tree/printNumber.ts';
import { type GameEntry, presetCalled } from '../../games/entry.ts';
import { GAMES, type GameName } from '../../games/games.ts';
import type { Player } from '../../games/match/players.ts';
import type { LanguageCode, Words } from '../../words/index.ts';

/**
 * Returns what a side of a game is called: its colour as a word, because the sign of a disc shows the other
 * colour in a dark theme; undefined when its pieces have no single sign.
 */
export function sideName(
  { sides, signs }: GameEntry,
  side: 'max' | 'min',
  code: LanguageCode,
): string | undefined {
  return sides?.[side][code] ?? signs?.[side];
}

export interface PlayerName {
  readonly name: string;
  /** what distinguishes players of one name; "" when nothing does */
  readonly more: string;
  /** the name in one text, such as "greedy (depth 2)" */
  readonly whole: string;
}

/** For each kind of player, its name and what distinguishes players of that name. */
const NAMES: {
  readonly [K in Player['kind']]: (
    player: Extract<Player, { kind: K }>,
    game: GameName,
    code: LanguageCode,
    words: Words['tournament'],
  ) => Pick<PlayerName, 'name' | 'more'>;
} = {
  search: ({ preset, weights, depth }, game, code, words) => ({
    name: presetCalled(GAMES[game], preset)?.title[code] ?? weightsText(weights),
    more: words.atDepth(depth),
  }),
  simulation: ({ iterations, c }, _game, _code, words) => ({
    name: words.mcts,
    more: words.withIterations(iterations, c === null ? null : String(c)),
  }),
  random: (_player, _game, _code, words) => ({ name: words.random, more: '' }),
};

export function playerName(
  player: Player,
  game: GameName,
  code: LanguageCode,
  words: Words['tournament'],
): PlayerName {
  const { name, more } = NAMES[player.kind](player as never, game, code, words);
  return { name, more, whole: more === '' ? name : words.named(name, more) };
}

/** Returns weights without a name as the name of a player, such as "0 8 −4 2 0 1". */
export function weightsText(weights: readonly number[]): string {
  return weights.map(printNumber).join(' ');
}
