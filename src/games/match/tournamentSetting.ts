/**
 * Reads and prints the setting of a tournament, as parts of an address and as a setting file. A file is turned into the
 * parts of an address first, so that both are checked in one place.
 */
import { openingValues, printOption, rangeOf, readOption } from '../entry.ts';
import type { Bilingual } from '../game.ts';
import { GAME_NAMES, GAMES, type GameName } from '../games.ts';
import {
  type Player,
  playerFields,
  playersWritten,
  playerText,
  printPlayer,
  readPlayer,
  textIn,
} from './players.ts';
import { gamesIn, type TournamentSetting } from './tournament.ts';

/** The games in which tournaments are played: those whose evaluation has presets. */
const TOURNAMENT_GAMES: readonly GameName[] = GAME_NAMES.filter((name) => GAMES[name].presets !== undefined);

export const PLAYERS = { least: 2, most: 8 } as const;
/** The greatest number of plies of an opening. */
export const MOST_OPENING_PLY = 6;
/** The greatest number of empty squares from which players search to the end. */
export const MOST_ENDGAME = 12;
export const MOST_GAMES = 20_000;
const MOST_SEED = 2 ** 32 - 1;

/** Returns the setting with which a tournament of a game opens: all presets at depth 1. */
function usualTournament(game: GameName): TournamentSetting {
  const entry = GAMES[game];
  const players = (entry.presets ?? []).map(
    ({ name, weights }): Player => ({ kind: 'search', preset: name, weights, depth: 1 }),
  );
  return { game, options: openingValues(entry), players, openingPly: 3, endgame: 0, seed: 1 };
}

/** Returns the parts of an address that say the whole setting, by name. */
export function tournamentParts(setting: TournamentSetting): ReadonlyMap<string, string> {
  const { game, options, players, openingPly, endgame, seed } = setting;
  return new Map([
    ['game', game],
    ...Object.entries(options).map(([name, value]) => [name, printOption(value)] as const),
    ['players', players.map(printPlayer).join(',')],
    ['opening', String(openingPly)],
    ...(endgame === 0 ? [] : [['endgame', String(endgame)] as const]),
    ['seed', String(seed)],
  ]);
}

/** Reads a seed, a whole number of 32 bits; null when the text is something else. */
export function readSeed(text: string): number | null {
  return /^\d{1,10}$/.test(text) && Number(text) <= MOST_SEED ? Number(text) : null;
}

export interface ReadTournament {
  readonly setting: TournamentSetting;
  /** what is wrong with parts, which then have their usual values */
  readonly faults: readonly Bilingual[];
}

/** Reads a setting from the parts of an address. */
export function readTournament(parts: ReadonlyMap<string, string>): ReadTournament {
  const faults: Bilingual[] = [];
  const wrong = (name: string, found: string, canBe: Bilingual) => {
    const written = `${name}=${found.slice(0, 40)}`;
    faults.push({
      en: `“${written}” is not understood; ${name} can be: ${canBe.en}`,
      zh: `“${written}”无法理解；${name} 可以是：${canBe.zh}`,
    });
  };
  const named = parts.get('game');
  const game = TOURNAMENT_GAMES.find((name) => name === named) ?? (TOURNAMENT_GAMES[0] as GameName);
  if (named !== undefined && named !== game) wrong('game', named, both(TOURNAMENT_GAMES.join(', ')));
  const entry = GAMES[game];
  const usual = usualTournament(game);
  const options = { ...usual.options };
  let { players, openingPly, endgame, seed } = usual;
  for (const [name, text] of parts) {
    const option = entry.options.find((one) => one.name === name);
    if (option !== undefined) {
      const value = readOption(option, text);
      if (value === null) wrong(name, text, both(rangeOf(option)));
      else options[name] = value;
    } else if (name === 'opening') {
      if (/^\d{1,2}$/.test(text) && Number(text) <= MOST_OPENING_PLY) openingPly = Number(text);
      else wrong(name, text, both(`0 … ${MOST_OPENING_PLY}`));
    } else if (name === 'endgame') {
      if (/^\d{1,2}$/.test(text) && Number(text) <= MOST_ENDGAME) endgame = Number(text);
      else wrong(name, text, both(`0 … ${MOST_ENDGAME}`));
    } else if (name === 'seed') {
      const read = readSeed(text);
      if (read !== null) seed = read;
      else wrong(name, text, both(`0 … ${MOST_SEED}`));
    } else if (name !== 'players' && name !== 'game') {
      faults.push({ en: `there is no “${name.slice(0, 40)}”`, zh: `没有“${name.slice(0, 40)}”` });
    }
  }
  const listed = parts.get('players');
  if (listed !== undefined) {
    const texts = listed.split(',').filter((text) => text !== '');
    const read = texts.map((text) => ({ text, player: readPlayer(text, { entry, options }) }));
    for (const { text, player } of read)
      if (player === null) wrong('players', text, playersWritten({ entry, options }));
    players = read.flatMap(({ player }) => player ?? []);
  }
  return { setting: { game, options, players, openingPly, endgame, seed }, faults };
}

function both(text: string): Bilingual {
  return { en: text, zh: text };
}

/**
 * Returns a setting file's content as the parts of an address; a fault when it is no object. Players are written
 * as objects, and the options of the game are further fields.
 */
export function partsOfFile(
  content: unknown,
): { readonly parts: ReadonlyMap<string, string> } | { readonly fault: Bilingual } {
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    return {
      fault: {
        en: 'a setting is an object, as {"game": …, "players": […]}',
        zh: '设置应是一个对象，如 {"game": …, "players": […]}',
      },
    };
  const { players, ...fields } = content as Readonly<Record<string, unknown>>;
  if (!Array.isArray(players))
    return { fault: { en: '“players” is not a list of players', zh: '“players”不是选手列表' } };
  const texts = players.map(playerText);
  const others = Object.entries(fields).map(
    ([name, value]) => [name === 'openingPly' ? 'opening' : name, textIn(value)] as const,
  );
  return { parts: new Map([...others, ['players', texts.join(',')]]) };
}

/** Returns the setting as the content of a setting file. */
export function fileOfTournament(setting: TournamentSetting): Readonly<Record<string, unknown>> {
  const { game, options, players, openingPly, endgame, seed } = setting;
  const toEnd = endgame === 0 ? {} : { endgame };
  return { game, ...options, players: players.map(playerFields), openingPly, ...toEnd, seed };
}

/** Returns why a tournament is not played: it has too few or too many players, or too many games; null when it can be. */
export function tournamentRefusal(setting: TournamentSetting): Bilingual | null {
  const { least, most } = PLAYERS;
  const count = setting.players.length;
  if (count < least || count > most)
    return {
      en: `${count} ${count === 1 ? 'player' : 'players'}: choose from ${least} to ${most}`,
      zh: `选手数为 ${count}：请选 ${least} 至 ${most} 名`,
    };
  const games = gamesIn(setting, MOST_GAMES);
  if (games <= MOST_GAMES) return null;
  const [number, limit] = [games, MOST_GAMES].map((each) => each.toLocaleString('en-US'));
  return {
    en: `${number} games or more: at most ${limit} are played; choose fewer players or shorter openings`,
    zh: `至少 ${number} 局：最多 ${limit} 局；请减少选手或缩短开局`,
  };
}
