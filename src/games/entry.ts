/** What a row of the table of games says. */
import type { Bilingual, Game, Side } from './game.ts';
import { MOST_COINS, readPiles } from './piles.ts';

export type OptionValue = number | boolean | Side | readonly number[];

/** What a reader may choose of a game. */
export type GameOption = {
  /** in links and in the terminal */
  readonly name: string;
  readonly label: Bilingual;
} & (
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly opening: number }
  | { readonly kind: 'side'; readonly opening: Side }
  | { readonly kind: 'switch'; readonly opening: boolean }
  | { readonly kind: 'piles'; readonly opening: readonly number[] }
);

/** How much each feature of EVAL counts, in their order; null as the game opens. */
export type Weights = readonly number[] | null;

export type OptionValues = Readonly<Record<string, OptionValue>>;

export interface GameEntry {
  readonly title: Bilingual;
  /** what it is searched by, besides */
  readonly names: readonly string[];
  /** the position shown of a game whose opening says little, as an empty board does */
  readonly stamp?: string;
  /** in a sentence or two */
  readonly rules: Bilingual;
  /** the sign that texts use for the pieces of each side, such as X and O; absent when a side has no single sign */
  readonly signs?: Readonly<Record<Side, string>>;
  readonly options: readonly GameOption[];
  /** The game with these options, one each; null lets every feature of EVAL weigh what it does as the game opens. */
  make(values: OptionValues, weights: Weights): Game<unknown, unknown>;
  /** who has the move in a start position whose text does not say so */
  first(values: OptionValues): Side;
  /** matches to begin with, as a source plays them */
  readonly matches?: readonly { readonly title: Bilingual; readonly moves: readonly string[] }[];
  /** how it is searched unless the reader says otherwise */
  readonly opening: {
    /** plies below the root; null to the ends */
    readonly depth: number | null;
    /** whether of symmetric moves only the first counts */
    readonly symmetry: boolean;
    /** whether positions that are the same are one */
    readonly form?: 'graph';
  };
}

export function openingValues({ options }: Pick<GameEntry, 'options'>): OptionValues {
  return Object.fromEntries(options.map(({ name, opening }) => [name, opening]));
}

/** The option's value as it is written; null where it cannot have that. */
export function readOption(option: GameOption, text: string): OptionValue | null {
  switch (option.kind) {
    case 'number': {
      const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
      return value >= option.least && value <= option.most ? value : null;
    }
    case 'side':
      return text === 'max' || text === 'min' ? text : null;
    case 'switch':
      return text === 'on' || text === 'off' ? text === 'on' : null;
    case 'piles': {
      const read = readPiles(text);
      return read.ok ? read.piles : null;
    }
  }
}

export function printOption(value: OptionValue): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'object' ? value.join(',') : String(value);
}

/** How far from 0 a weight that the reader chooses can be, unless the game's own are farther. */
const MOST_WEIGHT = 10;

/** What a weight that the reader chooses can be: a whole number from the first to the second; `usual`: the game's own weights. */
export function weightRange(usual: readonly number[]): readonly [number, number] {
  const most = Math.max(MOST_WEIGHT, ...usual.map(Math.abs));
  return [-most, most];
}

/** "1.3": as many weights as the game has features; null where it is not that. `usual`: the game's own weights. */
export function readWeights(text: string, usual: readonly number[]): readonly number[] | null {
  const [least, most] = weightRange(usual);
  const words = text.split(/[.,]/);
  const weights = words.map((word) => (/^-?\d{1,6}$/.test(word) ? Number(word) + 0 : Number.NaN));
  const isSound =
    words.length === usual.length && weights.every((weight) => weight >= least && weight <= most);
  return isSound ? weights : null;
}

/** "from 1 to 50" and the like, as a value that was refused is told what can be. */
export function rangeOf(option: GameOption): string {
  switch (option.kind) {
    case 'number':
      return `${option.least} … ${option.most}`;
    case 'side':
      return 'max, min';
    case 'switch':
      return 'on, off';
    case 'piles':
      return `3,2,1 (… ${MOST_COINS})`;
  }
}
