/** A setting says which game is searched, from which position, and how. Links and command lines contain settings. */
import { type AlgorithmName, GRAPH_FORM } from '../core/search/algorithms.ts';
import { type GameEntry, type OptionValues, openingValues, type Weights } from './entry.ts';
import { type Bilingual, type Game, hasChance, type Side, startingFrom } from './game.ts';
import { GAMES, type GameName } from './games.ts';
import { readTranscript } from './transcript.ts';

export interface GameSetting {
  readonly name: GameName;
  readonly options: OptionValues;
  readonly weights: Weights;
  /** the text of the start position; null for S0 */
  readonly start: string | null;
  /** the moves played from the start position */
  readonly moves: readonly string[];
  /** the depth of the search in plies; null for a search to the ends */
  readonly depth: number | null;
  /** whether only the first of moves that are equal by symmetry is searched */
  readonly symmetry: boolean;
  /** whether equal positions are merged, so that the search runs on a graph, or the search runs on a tree */
  readonly form: Form;
  /** for a graph: the side whose strategy is marked; null for the strategy of the winner */
  readonly solution: Side | null;
  /** for a graph: which of several equally good moves that side chooses */
  readonly chosen: readonly Chosen[];
}

export const FORMS = ['tree', 'graph'] as const;
export type Form = (typeof FORMS)[number];

/**
 * A choice in a graph: the rank of a position in the order of generation, and the index of the move chosen at it; both
 * count from 0.
 */
export interface Chosen {
  readonly position: number;
  readonly move: number;
}

/**
 * Returns the setting that an algorithm can search. A graph needs the procedure with lists, a depth of at least one ply
 * and a game without chance; all other searches use a tree.
 */
export function suiting(setting: GameSetting, algorithm: AlgorithmName): GameSetting {
  const isGraph =
    setting.form === 'graph' && algorithm === GRAPH_FORM && setting.depth !== 0 && !knowsChance(setting);
  return isGraph ? setting : { ...setting, form: 'tree' };
}

/** Whether chance has the move anywhere in the setting's game. */
export function knowsChance({ name, options }: Pick<GameSetting, 'name' | 'options'>): boolean {
  return hasChance(GAMES[name].make(options, null));
}

/** The greatest depth of a search, because a deeper tree cannot be drawn. */
const MOST_DEPTH = 1000;

/** Returns the least and the greatest depth of a search of a game, in plies. */
export function depthsOf({ depths = [0, MOST_DEPTH] }: GameEntry): readonly [least: number, most: number] {
  return depths;
}

const OFFERED_DEPTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Returns the depths of a search of a game that menus offer, in plies, besides a search to the ends. */
export function offeredDepths(entry: GameEntry): readonly number[] {
  const [least, most] = depthsOf(entry);
  return OFFERED_DEPTHS.filter((depth) => depth >= least && depth <= most);
}

export function openingSetting(name: GameName, options = openingValues(GAMES[name])): GameSetting {
  const { form = 'tree', ...opening } = GAMES[name].opening;
  return {
    name,
    options,
    weights: null,
    start: null,
    moves: [],
    ...opening,
    form,
    solution: null,
    chosen: [],
  };
}

/** Returns weights as a setting contains them: null when they are the game's own. */
export function weightsOf(entry: GameEntry, options: OptionValues, weights: readonly number[]): Weights {
  const { features = [] } = entry.make(options, null);
  return features.every(({ weight }, index) => weight === weights[index]) ? null : weights;
}

/** Why a setting is not possible: the text of its start position is wrong, or one of its moves is not legal. */
export type SettingFault =
  | { readonly code: 'start'; readonly fault: Bilingual }
  /** `at`: the index of the illegal move, from 0; `legal`: the legal moves in its place, none when the game is over */
  | {
      readonly code: 'move';
      readonly at: number;
      readonly found: string;
      readonly legal: readonly string[];
    };

/** A game with the position that a setting leads to. */
export interface Placed {
  readonly entry: GameEntry;
  /** the game whose initial state is the current position */
  readonly game: Game<unknown, unknown>;
  /** the setting up to its first fault: without the start or the moves that are not possible */
  readonly setting: GameSetting;
  /** the states from the start position to the current one */
  readonly states: readonly unknown[];
  readonly fault: SettingFault | null;
}

/**
 * Returns the game at the setting's position, the fault of the setting, and the longest beginning of it that is legal.
 */
export function placed(asked: GameSetting): Placed {
  const entry = GAMES[asked.name];
  const game = entry.make(asked.options, asked.weights);
  const start = asked.start === null ? null : game.parseState(asked.start, entry.first(asked.options));
  if (start?.ok === false) {
    const setting = { ...asked, start: null, moves: [] };
    return { entry, game, setting, states: [game.s0], fault: { code: 'start', fault: start.fault } };
  }
  const { moves, states, fault: at } = readTranscript(game, start?.state ?? game.s0, asked.moves.join(' '));
  const fault = at && ({ ...at, code: 'move', at: moves.length } as const);
  const setting = { ...asked, moves };
  return { entry, game: startingFrom(game, states.at(-1)), setting, states, fault };
}
