/** A setting says which game is searched, from which position, and how; links and command lines contain it. */
import { type AlgorithmName, GRAPH_FORM, isListForm } from '../core/search/algorithms.ts';
import { type GameEntry, type OptionValues, openingValues, type Weights } from './entry.ts';
import { type Bilingual, type Game, hasChance, moveCalled, type Side, startingFrom } from './game.ts';
import { GAMES, type GameName } from './games.ts';

export interface GameSetting {
  readonly name: GameName;
  readonly options: OptionValues;
  readonly weights: Weights;
  /** the start position as it is written; null for S0 */
  readonly start: string | null;
  /** the moves played from the start position */
  readonly moves: readonly string[];
  /** the depth in plies; null for a search to the ends */
  readonly depth: number | null;
  /** whether only the first of symmetric moves is searched */
  readonly symmetry: boolean;
  /** whether equal positions are merged */
  readonly form: Form;
  /** for a graph: the side whose strategy is marked; null for the winner's */
  readonly solution: Side | null;
  /** for a graph: moves of that side to take where several are equally good */
  readonly chosen: readonly Chosen[];
}

export const FORMS = ['tree', 'graph'] as const;
export type Form = (typeof FORMS)[number];

/**
 * The index of the move taken at a position, which is given by its rank in the order of generation; both count from 0.
 */
export interface Chosen {
  readonly position: number;
  readonly move: number;
}

/**
 * A graph is searched with lists, which do not support chance, and at least one ply deep; other searches use a tree.
 */
export function suiting(setting: GameSetting, algorithm: AlgorithmName): GameSetting {
  const isGraph =
    setting.form === 'graph' && algorithm === GRAPH_FORM && setting.depth !== 0 && !knowsChance(setting);
  return isGraph ? setting : { ...setting, form: 'tree' };
}

/**
 * Returns the depth of a search of a game whose tree exists already: procedures with lists take it from their own
 * setting, other searches go to the leaves.
 */
export function depthOfDrawn({ depth }: GameSetting, algorithm: AlgorithmName): number | null {
  return isListForm(algorithm) ? (depth ?? Infinity) : null;
}

/** Whether dice are thrown in the game. */
export function knowsChance({ name, options }: Pick<GameSetting, 'name' | 'options'>): boolean {
  return hasChance(GAMES[name].make(options, null));
}

/** A deeper tree cannot be drawn. */
export const MOST_DEPTH = 1000;

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

/** Returns weights as a setting stores them: null when they are those that the game opens with. */
export function weightsOf(entry: GameEntry, options: OptionValues, weights: readonly number[]): Weights {
  const { features = [] } = entry.make(options, null);
  return features.every(({ weight }, index) => weight === weights[index]) ? null : weights;
}

/** The reasons why a setting is not possible as it stands. */
export type SettingFault =
  | { readonly code: 'start'; readonly fault: Bilingual }
  /** `at`: the index of the move, from 0 */
  | { readonly code: 'move'; readonly at: number; readonly found: string };

/** The position that a setting leads to. */
export interface Placed {
  readonly entry: GameEntry;
  /** the game that starts at the current position */
  readonly game: Game<unknown, unknown>;
  /** the beginning of the setting that is possible */
  readonly setting: GameSetting;
  /** the states from the start to the current position */
  readonly states: readonly unknown[];
  readonly fault: SettingFault | null;
}

/** Returns the game at the setting's position, what is wrong with the setting, and its longest legal beginning. */
export function placed(asked: GameSetting): Placed {
  const entry = GAMES[asked.name];
  const game = entry.make(asked.options, asked.weights);
  const start = asked.start === null ? null : game.parseState(asked.start, entry.first(asked.options));
  if (start?.ok === false)
    return at(entry, game, { ...asked, start: null, moves: [] }, [game.s0], {
      code: 'start',
      fault: start.fault,
    });
  const states = [start === null ? game.s0 : start.state];
  for (const [index, text] of asked.moves.entries()) {
    const state = states.at(-1);
    const move = moveCalled(game, state, text);
    if (move === undefined)
      return at(entry, game, { ...asked, moves: asked.moves.slice(0, index) }, states, {
        ...{ code: 'move', at: index, found: text },
      });
    states.push(game.result(state, move));
  }
  return at(entry, game, asked, states, null);
}

function at(
  entry: GameEntry,
  game: Game<unknown, unknown>,
  setting: GameSetting,
  states: readonly unknown[],
  fault: SettingFault | null,
): Placed {
  return { entry, game: startingFrom(game, states.at(-1)), setting, states, fault };
}
