/**
 * The players of a tournament. A player is of one of the kinds of `KINDS`; a further kind is a type in the union
 * `Player` and a row.
 */
import type { AlgorithmName, SimulationSettings } from '../../core/index.ts';
import { stream } from '../../core/random/seeded.ts';
import { pausingMcts } from '../../core/run/pausingMcts.ts';
import { ALGORITHMS, playsToEnds } from '../../core/search/algorithms.ts';
import { pausingAlphaBeta } from '../../core/search/pausingAlphaBeta.ts';
import { readSearchSetting } from '../../core/search/readSearchSetting.ts';
import { NO_LIMITS, SEARCH_SETTINGS } from '../../core/search/searchSettings.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { type GameEntry, type OptionValues, presetCalled, readWeights, weightRange } from '../entry.ts';
import { type Bilingual, isEndgame, movesAt, startingFrom } from '../game.ts';
import { gameSource } from '../gameSource.ts';

/** A player that searches with a weighted sum of the game's features. */
export interface SearchPlayer {
  readonly kind: 'search';
  /** the name of the weights among the presets of the game; null for weights without a name */
  readonly preset: string | null;
  readonly weights: readonly number[];
  /** the depth of its searches in plies, its own move included */
  readonly depth: number;
}

/** A player that plays the move that Monte-Carlo tree search recommends; it begins a new tree at each move. */
export interface SimulationPlayer {
  readonly kind: 'simulation';
  readonly iterations: number;
  /** the constant C of UCT; null for √2 */
  readonly c: number | null;
}

/** A player that plays each legal move with the same probability. */
export interface RandomPlayer {
  readonly kind: 'random';
}

export type Player = SearchPlayer | SimulationPlayer | RandomPlayer;

/** The algorithm of players that simulate play; their texts begin with its name. */
const SIMULATION = ALGORITHMS.find(playsToEnds) as AlgorithmName;

/** The least and the greatest depth of a player's searches, in plies. */
export const DEPTHS = { least: 1, most: 8 } as const;
export const ALL_DEPTHS = Array.from({ length: DEPTHS.most }, (_, index) => index + DEPTHS.least);
/** The least and the greatest number of iterations of a player's simulations. */
export const ITERATIONS = { least: 1, most: SEARCH_SETTINGS.iterations.most } as const;
/** The least and the greatest constant C. */
export const { c: C } = SEARCH_SETTINGS;
/** Matches a constant C in the form in which it is printed again. */
const C_TEXT = /^\d{1,2}(?:\.\d{1,6})?$/;

/** The game of a tournament, as its players know it. */
export interface Played {
  readonly entry: GameEntry;
  readonly options: OptionValues;
}

/** Where in a tournament a move is chosen; it decides what a player draws at random. */
export interface Place {
  readonly seed: number;
  /** the number of the game among those of its pair, from 0 */
  readonly game: number;
  /** the number of moves since the start position of the game */
  readonly ply: number;
}

/** Chooses a move of a position with more than one move, with pauses in between. */
export type Chooser = (state: unknown, place: Place) => Generator<undefined, unknown>;

interface PlayerKind<P> {
  /** Returns how players of the kind are written, for messages. */
  written(played: Played): Bilingual;
  /** Reads the text of a player; null when it is no player of this kind. */
  read(text: string, played: Played): P | null;
  print(player: P): string;
  /** Returns the text of a player that is an object of a setting file; null when the object is of another kind. */
  textOf(fields: Readonly<Record<string, unknown>>): string | null;
  fields(player: P): Readonly<Record<string, unknown>>;
  /** Returns how a player chooses its moves; it searches to the end when at most `endgame` squares are empty. */
  chooser(player: P, played: Played, endgame: number): Chooser;
  /** Returns how the player searches a position, unless few squares are empty; null when it does not search. */
  searchedAs(player: P, place: Place): SearchedAs | null;
}

/** How a player searches a position: the part of a game's setting that it decides, or its simulation. */
export type SearchedAs =
  | { readonly kind: 'search'; readonly depth: number; readonly weights: readonly number[] }
  | {
      readonly kind: 'simulation';
      readonly algorithm: AlgorithmName;
      readonly limits: Pick<SimulationSettings, 'iterations' | 'seed' | 'c'>;
    };

const KINDS: { readonly [K in Player['kind']]: PlayerKind<Extract<Player, { kind: K }>> } = {
  search: {
    written(played) {
      const { presets = [] } = played.entry;
      const usual = usualWeights(played);
      const names = presets.map(({ name }) => name).join(', ');
      const [least, most] = weightRange(usual).map(printNumber);
      const examples = [`${presets[0]?.name}:2`, `${(presets.at(-1)?.weights ?? usual).join('.')}:3`];
      return {
        en: `a preset (${names}) or ${usual.length} weights from ${least} to ${most}, with a depth from ${DEPTHS.least} to ${DEPTHS.most}, as ${examples.join(' or ')}`,
        zh: `预设（${names}）或 ${usual.length} 个 ${least} 至 ${most} 的权值，加 ${DEPTHS.least} 至 ${DEPTHS.most} 的深度，如 ${examples.join(' 或 ')}`,
      };
    },
    read(text, played) {
      const [name = '', depthText = '', ...others] = text.split(':');
      const depth = /^\d$/.test(depthText) ? Number(depthText) : Number.NaN;
      const preset = presetCalled(played.entry, name);
      const usual = usualWeights(played);
      const weights = preset?.weights ?? readWeights(name, usual);
      const isDepth = depth >= DEPTHS.least && depth <= DEPTHS.most;
      if (weights === null || !isDepth || others.length > 0) return null;
      return { kind: 'search', preset: preset?.name ?? null, weights, depth };
    },
    print: ({ preset, weights, depth }) => `${preset ?? weights.join('.')}:${depth}`,
    textOf: ({ preset, weights, depth }) => {
      if (preset !== undefined && weights !== undefined) return null;
      const name = Array.isArray(weights) ? weightsText(weights) : preset;
      return name === undefined ? null : `${textIn(name)}:${textIn(depth)}`;
    },
    fields: ({ preset, weights, depth }) => (preset === null ? { weights, depth } : { preset, depth }),
    chooser({ weights, depth }, { entry, options }, endgame) {
      const game = entry.make(options, weights);
      const [byEval, byUtility] = [gameSource(game, { byEval: true }), gameSource(game)];
      return function* (state) {
        const isLast = isEndgame(game, state, endgame);
        const search = isLast
          ? pausingAlphaBeta(byUtility, state, Infinity)
          : pausingAlphaBeta(byEval, state, depth);
        return (yield* search)?.move;
      };
    },
    searchedAs: ({ depth, weights }) => ({ kind: 'search', depth, weights }),
  },
  simulation: {
    written: () => ({
      en: `${SIMULATION} with ${ITERATIONS.least} to ${ITERATIONS.most} iterations, and, unless it is √2, a constant C from ${C.least} to ${C.most} with at most 6 decimals, as ${SIMULATION}:800 or ${SIMULATION}:800:1.4`,
      zh: `${SIMULATION} 加 ${ITERATIONS.least} 至 ${ITERATIONS.most} 的迭代次数，C 不是 √2 时再加 ${C.least} 至 ${C.most} 的常数（至多 6 位小数），如 ${SIMULATION}:800 或 ${SIMULATION}:800:1.4`,
    }),
    read(text) {
      const [name, iterationsText = '', cText, ...others] = text.split(':');
      const iterations = readIterations(iterationsText);
      const c = cText === undefined ? null : readC(cText);
      const isOne = name === SIMULATION && iterations !== null && c !== undefined && others.length === 0;
      return isOne ? { kind: 'simulation', iterations, c } : null;
    },
    print: ({ iterations, c }) => `${SIMULATION}:${iterations}${c === null ? '' : `:${c}`}`,
    textOf: ({ [SIMULATION]: iterations, c }) =>
      iterations === undefined
        ? null
        : `${SIMULATION}:${textIn(iterations)}${c === undefined ? '' : `:${textIn(c)}`}`,
    fields: ({ iterations, c }) => ({ [SIMULATION]: iterations, ...(c !== null && { c }) }),
    chooser(player, { entry, options }) {
      const game = entry.make(options, null);
      return (state, place) =>
        pausingMcts(gameSource(startingFrom(game, state)), {
          ...NO_LIMITS,
          ...simulationOf(player, place),
        });
    },
    searchedAs: (player, place) => ({
      ...{ kind: 'simulation', algorithm: SIMULATION, limits: simulationOf(player, place) },
    }),
  },
  random: {
    written: () => ({ en: 'random', zh: 'random' }),
    read: (text) => (text === 'random' ? { kind: 'random' } : null),
    print: () => 'random',
    textOf: ({ random }) => (random === true ? 'random' : null),
    fields: () => ({ random: true }),
    chooser(_player, { entry, options }) {
      const game = entry.make(options, null);
      return function* (state, { seed, game: number, ply }) {
        const moves = movesAt(game, state);
        yield;
        return moves[stream(seed + 1000 * number, ply).below(moves.length)];
      };
    },
    searchedAs: () => null,
  },
};

/** Reads the number of iterations of a player; null when the text is something else. */
export function readIterations(text: string): number | null {
  const iterations = readSearchSetting('iterations', text);
  return iterations === undefined || iterations < ITERATIONS.least ? null : iterations;
}

/** Reads the constant C of a player; undefined when the text is something else. */
export function readC(text: string): number | undefined {
  return C_TEXT.test(text) ? (readSearchSetting('c', text) ?? undefined) : undefined;
}

/** Returns what a simulation of a player is run with at a place. */
function simulationOf({ iterations, c }: SimulationPlayer, { seed, game, ply }: Place) {
  // A seed is a number of 32 bits.
  return { iterations, c, seed: (seed + 1000 * game + ply) >>> 0 };
}

/** Returns the weights that the game has when none are chosen. */
function usualWeights({ entry, options }: Played): readonly number[] {
  return entry.make(options, null).features?.map(({ weight }) => weight) ?? [];
}

/** Returns the text of weights in a setting file; one that stands for no weights when one of them is not whole. */
function weightsText(weights: readonly unknown[]): string {
  return weights.every(Number.isInteger) ? weights.join('.') : textIn(weights);
}

/** Returns a value of a setting file as the text of a part; a list or an object becomes one entry of a list. */
export function textIn(given: unknown): string {
  return typeof given === 'string' ? given : String(JSON.stringify(given)).replaceAll(',', ' ');
}

const ALL_KINDS: readonly PlayerKind<Player>[] = Object.values(KINDS) as PlayerKind<never>[];

function kindOf(player: Player): PlayerKind<Player> {
  return KINDS[player.kind] as PlayerKind<never>;
}

/** Reads a player from a text such as "greedy:2", "0.8.4.2.0.1:3" or "random"; null when it is none. */
export function readPlayer(text: string, played: Played): Player | null {
  for (const kind of ALL_KINDS) {
    const player = kind.read(text, played);
    if (player !== null) return player;
  }
  return null;
}

export function printPlayer(player: Player): string {
  return kindOf(player).print(player);
}

/**
 * Returns the text of a player in a setting file, such as `{"preset": "greedy", "depth": 2}`; when it is no player, a
 * text that no player has.
 */
export function playerText(given: unknown): string {
  if (typeof given !== 'object' || given === null) return textIn(given);
  const fields = given as Readonly<Record<string, unknown>>;
  const [text, another] = ALL_KINDS.flatMap((kind) => kind.textOf(fields) ?? []);
  return text === undefined || another !== undefined ? textIn(given) : text;
}

/** Returns a player as an object for a setting file. */
export function playerFields(player: Player): Readonly<Record<string, unknown>> {
  return kindOf(player).fields(player);
}

export function chooserOf(player: Player, played: Played, endgame: number): Chooser {
  return kindOf(player).chooser(player, played, endgame);
}

export function searchedAs(player: Player, place: Place): SearchedAs | null {
  return kindOf(player).searchedAs(player, place);
}

/** What a player can be, for messages. */
export function playersWritten(played: Played): Bilingual {
  const all = ALL_KINDS.map((kind) => kind.written(played));
  return { en: all.map(({ en }) => en).join('; or '), zh: all.map(({ zh }) => zh).join('；或 ') };
}
