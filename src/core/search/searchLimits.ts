/** How far a search looks, between which bounds, and when it has to stop: chosen in the open, beside the rules. */
import { FULL_WINDOW, isSameWindow, type SearchWindow } from './searchWindow.ts';

/** A whole number from `least` to `most`, or none; a switch; one of a few; two ends, the first below the other. */
type LimitKind =
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'window' };

/** So many passes a run has at most. */
export const MOST_PASSES = 64;

/** Every limit: menus, addresses, files and the terminal go through this table. */
export const LIMIT_ROWS = {
  /** Plies below the root at which nodes are judged by their static values and not entered; none for all. */
  depth: { kind: 'whole', least: 0, most: 1000 },
  /** Whether depth 0, 1, 2, … are searched one after the other. */
  deepen: { kind: 'switch' },
  /** How many nodes all these passes may enter together. */
  budget: { kind: 'whole', least: 1, most: 1_000_000 },
  /**
   * In which order a pass tries children: best first by what the last one returned, as they stand, or, where a game
   * tells moves of several kinds apart, by kind.
   */
  tries: { kind: 'choice', choices: ['last', 'given', 'kind'] },
  /** Between which α and β the root is searched; only values inside come out exactly. */
  window: { kind: 'window' },
} as const satisfies Readonly<Record<string, LimitKind>>;

export type LimitName = keyof typeof LIMIT_ROWS;
export const LIMIT_NAMES = Object.keys(LIMIT_ROWS) as readonly LimitName[];

type ValueOf<Row extends LimitKind> = Row extends { readonly kind: 'whole' }
  ? number | null
  : Row extends { readonly kind: 'window' }
    ? SearchWindow
    : Row extends { readonly choices: readonly (infer Choice)[] }
      ? Choice
      : boolean;

export type SearchLimits = { readonly [Name in LimitName]: ValueOf<(typeof LIMIT_ROWS)[Name]> };

/** To the ends, in one pass. */
export const NO_LIMITS: SearchLimits = {
  depth: null,
  deepen: false,
  budget: null,
  tries: 'last',
  window: FULL_WINDOW,
};

/** Whether nothing is limited, so that the search is one plain pass. */
export function isUnlimited(limits: SearchLimits): boolean {
  return !mayJudge(limits) && isSameWindow(limits.window, FULL_WINDOW);
}

/** Whether nodes may be judged that are no ends. */
export function mayJudge({ depth, deepen }: Pick<SearchLimits, 'depth' | 'deepen'>): boolean {
  return depth !== null || deepen;
}

export function isSameLimits(a: SearchLimits, b: SearchLimits): boolean {
  return LIMIT_NAMES.every((name) => printLimit(a, name) === printLimit(b, name));
}

/** A limit as addresses and command lines have it; "" for none. */
export function printLimit(limits: SearchLimits, name: LimitName): string {
  const value = limits[name];
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'object' && value !== null)
    return isSameWindow(value, FULL_WINDOW) ? '' : `${printEnd(value.alpha)}..${printEnd(value.beta)}`;
  return value === null ? '' : String(value);
}

/** The limits with one read from text; null where it is no value of it. */
export function withLimit(limits: SearchLimits, name: LimitName, text: string): SearchLimits | null {
  const row: LimitKind = LIMIT_ROWS[name];
  switch (row.kind) {
    case 'whole': {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= row.least && value <= row.most ? { ...limits, [name]: value } : null;
    }
    case 'switch':
      return text === '1' || text === '0' ? { ...limits, [name]: text === '1' } : null;
    case 'choice':
      return row.choices.includes(text) ? { ...limits, [name]: text } : null;
    case 'window': {
      const window = readWindow(text);
      return window && { ...limits, [name]: window };
    }
  }
}

/** "2..5", "-inf..3"; null where it is no pair of numbers, or not the smaller first. */
function readWindow(text: string): SearchWindow | null {
  const [alpha = Number.NaN, beta = Number.NaN] = (WINDOW.exec(text) ?? []).slice(1).map(readEnd);
  return alpha < beta ? { alpha, beta } : null;
}

const END = String.raw`(-?(?:inf|\d+(?:\.\d+)?(?:e[+-]?\d+)?))`;
const WINDOW = new RegExp(`^${END}\\.\\.${END}$`);

function readEnd(text: string): number {
  return Number(text.replace('inf', 'Infinity')) + 0;
}

function printEnd(end: number): string {
  return String(end).replace('Infinity', 'inf');
}
