/** Which game is searched, from which position, and how: what a link and a command line say. */
import { type AlgorithmName, GRAPH_FORM, isListForm } from '../core/search/algorithms.ts';
import { type GameEntry, type OptionValues, openingValues, type Weights } from './entry.ts';
import { type Bilingual, type Game, hasChance, moveCalled, type Side, startingFrom } from './game.ts';
import { GAMES, type GameName } from './games.ts';

export interface GameSetting {
  readonly name: GameName;
  readonly options: OptionValues;
  readonly weights: Weights;
  /** the position play begins at, as it is written; null for S0 */
  readonly start: string | null;
  /** what has been played from there */
  readonly moves: readonly string[];
  /** plies below the position; null to the ends */
  readonly depth: number | null;
  /** whether of symmetric moves only the first counts */
  readonly symmetry: boolean;
  /** whether positions that are the same are one */
  readonly form: Form;
  /** of a graph: whose strategy is marked; null for the winner's */
  readonly solution: Side | null;
  /** of a graph: moves of that side to take where several are worth as much */
  readonly chosen: readonly Chosen[];
}

export const FORMS = ['tree', 'graph'] as const;
export type Form = (typeof FORMS)[number];

/** At a position, by its turn in the order of generation, which of its moves, both from 0. */
export interface Chosen {
  readonly position: number;
  readonly move: number;
}

/** A graph is worked off by lists, which know no chance, and looks at least one ply deep: what is searched otherwise is a tree. */
export function suiting(setting: GameSetting, algorithm: AlgorithmName): GameSetting {
  const isGraph =
    setting.form === 'graph' && algorithm === GRAPH_FORM && setting.depth !== 0 && !knowsChance(setting);
  return isGraph ? setting : { ...setting, form: 'tree' };
}

/** How deep the tree of a game that was drawn first is searched: lists say it themselves, other searches go to its leaves. */
export function depthOfDrawn({ depth }: GameSetting, algorithm: AlgorithmName): number | null {
  return isListForm(algorithm) ? (depth ?? Infinity) : null;
}

/** Whether dice are thrown in the game. */
export function knowsChance({ name, options }: Pick<GameSetting, 'name' | 'options'>): boolean {
  return hasChance(GAMES[name].make(options, null));
}

/** A deeper tree nobody can draw. */
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

/** Weights as a setting has them: null where they are those that the game opens with. */
export function weightsOf(entry: GameEntry, options: OptionValues, weights: readonly number[]): Weights {
  const { features = [] } = entry.make(options, null);
  return features.every(({ weight }, index) => weight === weights[index]) ? null : weights;
}

/** Why a setting cannot be had as it stands. */
export type SettingFault =
  | { readonly code: 'start'; readonly fault: Bilingual }
  /** `at`: which move, from 0 */
  | { readonly code: 'move'; readonly at: number; readonly found: string };

/** Where a setting has come to. */
export interface Placed {
  readonly entry: GameEntry;
  /** from the position at hand */
  readonly game: Game<unknown, unknown>;
  /** the setting as far as it can be had */
  readonly setting: GameSetting;
  /** from the start on, the position at hand last */
  readonly states: readonly unknown[];
  readonly fault: SettingFault | null;
}

/** The game at the setting's position; what is wrong with it, and the longest beginning that is not. */
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
