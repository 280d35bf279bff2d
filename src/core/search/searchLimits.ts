/** How far a search looks, between which bounds, and when it has to stop: chosen in the open, beside the rules. */
import { printWindow, readWindow, type SearchWindow } from './searchWindow.ts';

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
  /**
   * Where a position is judged from the depth limit on: anywhere, or only where it is quiet; else all its moves are
   * looked at, or the noisy ones alone and the mover may keep the static value.
   */
  quiet: { kind: 'choice', choices: ['none', 'all', 'noisy'] },
  /** So many plies beyond the limit a position is judged though it is not quiet; none for never. */
  most: { kind: 'whole', least: 1, most: 1000 },
  /** How many plies farther the end of the chosen line is looked at after the search; none for not at all. */
  check: { kind: 'whole', least: 1, most: 20 },
  /** Between which α and β the root is searched; only values inside come out exactly. None for all there are. */
  window: { kind: 'window' },
} as const satisfies Readonly<Record<string, LimitKind>>;

export type LimitName = keyof typeof LIMIT_ROWS;
export const LIMIT_NAMES = Object.keys(LIMIT_ROWS) as readonly LimitName[];

type ValueOf<Row extends LimitKind> = Row extends { readonly kind: 'whole' }
  ? number | null
  : Row extends { readonly kind: 'window' }
    ? SearchWindow | null
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
  quiet: 'none',
  most: null,
  check: null,
  window: null,
};

/** What a limit asks for that is not there. */
export type MissingLimit = 'budget-without-deepening' | 'quiet-without-depth' | 'check-without-depth';

/** Why there is no search within these limits; null where there is. Deepening looks to a depth in every pass. */
export function missingLimit({ depth, deepen, budget, quiet, check }: SearchLimits): MissingLimit | null {
  const looksToDepth = mayJudge({ depth, deepen });
  if (budget !== null && !deepen) return 'budget-without-deepening';
  if (quiet !== 'none' && !looksToDepth) return 'quiet-without-depth';
  return check !== null && !looksToDepth ? 'check-without-depth' : null;
}

/** What of the limits is in force: without a depth there is nothing to go on from, and nothing to check. */
export function limitsInForce(limits: SearchLimits): SearchLimits {
  return mayJudge(limits) ? limits : { ...limits, quiet: 'none', check: null };
}

/** Whether passes are told of, one after the other. */
export function hasSeveralPasses({ deepen, check }: Pick<SearchLimits, 'deepen' | 'check'>): boolean {
  return deepen || check !== null;
}

/** Whether nothing is limited, so that the search is one plain pass. */
export function isUnlimited(limits: SearchLimits): boolean {
  return !mayJudge(limits) && limits.window === null;
}

/** Whether nodes may be judged that are no ends. */
export function mayJudge({ depth, deepen }: Pick<SearchLimits, 'depth' | 'deepen'>): boolean {
  return depth !== null || deepen;
}

export function isSameLimits(a: SearchLimits, b: SearchLimits): boolean {
  return LIMIT_NAMES.every((name) => isSameLimit(a[name], b[name]));
}

export function isSameLimit(a: SearchLimits[LimitName], b: SearchLimits[LimitName]): boolean {
  return printLimit(a) === printLimit(b);
}

/** A limit as addresses and command lines have it. */
export function printLimit(value: SearchLimits[LimitName]): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (value === null) return 'all';
  return typeof value === 'object' ? printWindow(value) : String(value);
}

/** The value of a limit that a text stands for; undefined where it is none. */
export function readLimit(name: LimitName, text: string): SearchLimits[LimitName] | undefined {
  const row: LimitKind = LIMIT_ROWS[name];
  switch (row.kind) {
    case 'whole': {
      if (text === 'all') return null;
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= row.least && value <= row.most ? value : undefined;
    }
    case 'switch':
      return text === '1' ? true : text === '0' ? false : undefined;
    case 'choice':
      return row.choices.find((choice) => choice === text) as SearchLimits[LimitName] | undefined;
    case 'window':
      return text === 'all' ? null : (readWindow(text) ?? undefined);
  }
}
