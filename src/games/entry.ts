/** The types of the rows of the table of games. */
import type { Bilingual, Feature, Game, Side } from './game.ts';
import { MOST_COINS, readPiles } from './piles.ts';

export type OptionValue = number | boolean | Side | readonly number[];

/** An option of a game that a reader may choose. */
export type GameOption = {
  /** the name of the option in links and in the terminal */
  readonly name: string;
  readonly label: Bilingual;
} & (
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly opening: number }
  | { readonly kind: 'side'; readonly opening: Side }
  | { readonly kind: 'switch'; readonly opening: boolean }
  | { readonly kind: 'choice'; readonly choices: readonly number[]; readonly opening: number }
  | { readonly kind: 'piles'; readonly opening: readonly number[] }
);

/** The weights of the features of EVAL, in the order of the features; null when they are the game's own. */
export type Weights = readonly number[] | null;

/** Weights of the features of EVAL that have a name of their own. */
export interface Preset {
  /** the name in links, settings and the terminal */
  readonly name: string;
  readonly title: Bilingual;
  readonly weights: readonly number[];
}

export type OptionValues = Readonly<Record<string, OptionValue>>;

export interface GameEntry {
  readonly title: Bilingual;
  /** further names that a search for games finds */
  readonly names: readonly string[];
  /** the position that stands for the game in lists, when its opening position says little, such as an empty board */
  readonly stamp?: string;
  /** the rules of the game in one or two sentences */
  readonly rules: Bilingual;
  /** the name of each side, when it is called by the colour of its pieces */
  readonly sides?: Readonly<Record<Side, Bilingual>>;
  /** the sign of each side's pieces in texts, such as X and O; absent when the pieces of a side have no single sign */
  readonly signs?: Readonly<Record<Side, string>>;
  readonly options: readonly GameOption[];
  /** named weights of the features of EVAL, which the reader can choose */
  readonly presets?: readonly Preset[];
  /** Makes the game with one value for each option; null for the weights means the game's own weights. */
  make(values: OptionValues, weights: Weights): Game<unknown, unknown>;
  /** Returns the side that moves in a start position whose text does not say it. */
  first(values: OptionValues): Side;
  /** the least and the greatest depth of a search in plies; absent when the game sets no limits of its own */
  readonly depths?: readonly [least: number, most: number];
  /** complete games as a source plays them, which the reader can choose as moves from the start */
  readonly matches?: readonly { readonly title: Bilingual; readonly moves: readonly string[] }[];
  /** the settings of the search when the reader chooses nothing else */
  readonly opening: {
    /** the depth of the search in plies; null for a search to the ends */
    readonly depth: number | null;
    /** whether only the first of moves that are equal by symmetry is searched */
    readonly symmetry: boolean;
    /** whether equal positions are merged, so that a graph is searched */
    readonly form?: 'graph';
  };
}

export function openingValues({ options }: Pick<GameEntry, 'options'>): OptionValues {
  return Object.fromEntries(options.map(({ name, opening }) => [name, opening]));
}

/** Reads the text of an option's value; null when the option cannot have it. */
export function readOption(option: GameOption, text: string): OptionValue | null {
  switch (option.kind) {
    case 'number': {
      const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
      return value >= option.least && value <= option.most ? value : null;
    }
    case 'choice':
      return option.choices.find((choice) => String(choice) === text) ?? null;
    case 'side':
      return text === 'max' || text === 'min' ? text : null;
    case 'switch':
      return text === 'on' || text === 'off' ? text === 'on' : null;
    case 'piles': {
      const read = readPiles(text);
      return read.ok ? read.state : null;
    }
  }
}

export function printOption(value: OptionValue): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'object' ? value.join(',') : String(value);
}

/** Returns the preset with these weights; undefined when there is none. */
export function presetWith({ presets = [] }: Pick<GameEntry, 'presets'>, weights: readonly number[]) {
  return presets.find((preset) => preset.weights.every((weight, index) => weight === weights[index]));
}

/** Returns the preset with this name; undefined when there is none. */
export function presetCalled({ presets = [] }: Pick<GameEntry, 'presets'>, name: string | null) {
  return presets.find((preset) => preset.name === name);
}

/** The greatest absolute value of a weight that the reader chooses, unless the game's own weights are greater. */
const MOST_WEIGHT = 10;

/**
 * Returns the least and the greatest weight that the reader can choose; weights are whole numbers. `usual` are the
 * game's own weights.
 */
export function weightRange(usual: readonly number[]): readonly [number, number] {
  const most = Math.max(MOST_WEIGHT, ...usual.map(Math.abs));
  return [-most, most];
}

/**
 * Reads weights from a text such as "1.3", one for each of the game's features; null when the text is something else.
 * `usual` are the game's own weights.
 */
export function readWeights(text: string, usual: readonly number[]): readonly number[] | null {
  const [least, most] = weightRange(usual);
  const words = text.split(/[.,]/);
  const weights = words.map((word) => (/^-?\d{1,6}$/.test(word) ? Number(word) + 0 : Number.NaN));
  const isSound =
    words.length === usual.length && weights.every((weight) => weight >= least && weight <= most);
  return isSound ? weights : null;
}

/**
 * Returns the features with the given weights, and EVAL as their weighted sum; null stands for their own weights. A
 * feature of weight 0 is not computed.
 */
export function weighted<State>(features: readonly Feature<State>[], weights: Weights) {
  const own = features.map(({ weight }, index) => weights?.[index] ?? weight);
  const counted = features.filter((_feature, index) => own[index] !== 0);
  const factors = own.filter((weight) => weight !== 0);
  return {
    features: features.map((feature, index) => ({ ...feature, weight: own[index] ?? feature.weight })),
    evaluate: (state: State) => {
      let sum = 0;
      for (let index = 0; index < counted.length; index += 1)
        sum += (factors[index] as number) * (counted[index] as Feature<State>).value(state);
      return sum;
    },
  };
}

/** Returns a text such as "from 1 to 50", which says what values an option may have. */
export function rangeOf(option: GameOption): string {
  switch (option.kind) {
    case 'number':
      return `${option.least} … ${option.most}`;
    case 'choice':
      return option.choices.join(', ');
    case 'side':
      return 'max, min';
    case 'switch':
      return 'on, off';
    case 'piles':
      return `3,2,1 (… ${MOST_COINS})`;
  }
}
