/**
 * Defines the options of the `trace` command and their possible values, which come from the lists in `core`.
 */

import type {
  LimitName,
  SearchLimits,
  SearchRules,
  SearchSettingName,
  SearchSettings,
} from '../core/index.ts';
import { GROWTHS } from '../core/run/growth.ts';
import { ALGORITHMS, DEFAULT_ALGORITHM } from '../core/search/algorithms.ts';
import { missingLimit } from '../core/search/searchLimits.ts';
import { DEFAULT_RULES, limitsIn, rulesIn, SEARCH_SETTINGS } from '../core/search/searchSettings.ts';
import { NUMBERS } from '../core/tree/numbers.ts';
import { TREE_ROOTS } from '../notation/parseTree.ts';
import { LANGUAGES } from '../words/language.ts';

const OUTPUT_FORMATS = ['text', 'json'] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

export const DETAILS = ['events', 'all', 'counts'] as const;

export const CHOICES = {
  algorithm: ALGORITHMS,
  root: TREE_ROOTS,
  growth: GROWTHS,
  numbers: NUMBERS,
  format: OUTPUT_FORMATS,
  detail: DETAILS,
  language: LANGUAGES,
} as const;

export type ChoiceName = keyof typeof CHOICES;
export type CliOptions = { readonly [Name in ChoiceName]: (typeof CHOICES)[Name][number] } & SearchRules & {
    /**
     * the limits that were given; the depth of a game's search is not among them, because it is an option of
     * the game
     */
    readonly limits: Partial<SearchLimits>;
    /** the branching factor by which a row of leaves is folded into a uniform tree; null when it stays a row */
    readonly fold: number | null;
  };

export const CHOICE_NAMES = Object.keys(CHOICES) as readonly ChoiceName[];

export const DEFAULT_CHOICES: CliOptions = {
  algorithm: DEFAULT_ALGORITHM,
  root: 'max',
  ...DEFAULT_RULES,
  growth: 'drawn',
  numbers: 'max',
  format: 'text',
  detail: 'events',
  language: 'en',
  limits: {},
  fold: null,
};

export function isChoiceName(name: string): name is ChoiceName {
  return Object.hasOwn(CHOICES, name);
}

/** Returns the choices with one of them set; null when the option cannot have that value. */
export function choose(choices: CliOptions, name: ChoiceName, value: string): CliOptions | null {
  const values: readonly string[] = CHOICES[name];
  return values.includes(value) ? { ...choices, [name]: value } : null;
}

/** Returns the choices with settings of the search changed. */
export function withSetting(choices: CliOptions, set: Partial<SearchSettings>): CliOptions {
  const limits = { ...choices.limits, ...limitsIn(set) };
  return { ...choices, ...rulesIn(set), limits };
}

/** Returns the possible values of a setting in words, such as "a whole number from 0 to 1000". */
export function settingListed(name: SearchSettingName): string {
  const row = SEARCH_SETTINGS[name];
  switch (row.kind) {
    case 'whole':
      return `a whole number from ${row.least} to ${row.most}`;
    case 'number':
      return `a number from ${row.least} to ${row.most}`;
    case 'numbers':
      return `at most ${row.length} numbers from ${row.least} to ${row.most} with commas between them`;
    case 'switch':
      return 'given or not';
    case 'choice':
      return orList(row.choices);
    case 'window':
      return 'two ends α..β, the first below the second, as in 2..5 or -inf..3';
  }
}

/** Returns the possible values of an option in words, such as "text or json". */
export function listChoices(name: ChoiceName): string {
  return orList(CHOICES[name]);
}

function orList(values: readonly string[]): string {
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}

/**
 * Returns the message about an option that needs a depth limit when none is set; null when there is no such
 * option.
 */
export function depthMissing(limits: SearchLimits): string | null {
  switch (missingLimit(limits)) {
    case 'quiet-without-depth':
      return '--quiet needs a --depth to go on from';
    case 'check-without-depth':
      return '--check needs a --depth to go on from';
    case 'budget-without-deepening':
    case null:
      return null;
  }
}

/** The options that make a search continue beyond the depth limit. */
export const BEYOND_LIMITS = ['quiet', 'check'] as const satisfies readonly LimitName[];
