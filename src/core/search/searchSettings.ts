/**
 * The settings of a search besides its algorithm: choices that sources make without saying so, and how far a search
 * looks. Menus, addresses, files, the terminal, comparisons, sets and the cache of runs all use this one table.
 */
import { SEARCH_SETTINGS, type SettingRow, type SettingShape } from './searchSettingRows.ts';
import { printWindow, readWindow, type SearchWindow } from './searchWindow.ts';

/** The greatest number of passes of a run. */
export const MOST_PASSES = 64;

export { SEARCH_SETTINGS };

type Rows = typeof SEARCH_SETTINGS;
export type SearchSettingName = keyof Rows;
type NamesOf<Group> = {
  [Name in SearchSettingName]: Rows[Name]['group'] extends Group ? Name : never;
}[SearchSettingName];
export type RuleName = NamesOf<'rules'>;
export type LimitName = NamesOf<'limits'>;
/** The names of the rules and limits in which two figures side by side may differ. */
export type ContrastedName = {
  [Name in SearchSettingName]: Rows[Name] extends { readonly isContrasted: true } ? Name : never;
}[SearchSettingName];

type ValueOf<Row> = Row extends { readonly kind: 'whole' }
  ? number | null
  : Row extends { readonly kind: 'window' }
    ? SearchWindow | null
    : Row extends { readonly choices: readonly (infer Choice)[] }
      ? Choice
      : boolean;

export type SearchSettings = { readonly [Name in SearchSettingName]: ValueOf<Rows[Name]> };
export type SearchRules = Pick<SearchSettings, RuleName>;
export type SearchLimits = Pick<SearchSettings, LimitName>;
type SettingValue = SearchSettings[SearchSettingName];

export const SEARCH_SETTING_NAMES = Object.keys(SEARCH_SETTINGS) as readonly SearchSettingName[];
export const RULE_NAMES = SEARCH_SETTING_NAMES.filter(isRule);
export const LIMIT_NAMES = SEARCH_SETTING_NAMES.filter((name): name is LimitName => !isRule(name));

const USUAL = Object.fromEntries(
  SEARCH_SETTING_NAMES.map((name) => [name, SEARCH_SETTINGS[name].usual]),
) as unknown as SearchSettings;

/** The default rules, which are those of AIMA's MAX-VALUE and MIN-VALUE. */
export const DEFAULT_RULES: SearchRules = picked(USUAL, RULE_NAMES);
/** The default limits: a single search to the ends with the full window. */
export const NO_LIMITS: SearchLimits = picked(USUAL, LIMIT_NAMES);

/** The values that each rule may have. */
export const RULES = {
  cutoff: SEARCH_SETTINGS.cutoff.choices,
  value: SEARCH_SETTINGS.value.choices,
  bounds: SEARCH_SETTINGS.bounds.choices,
} as const;

function isRule(name: SearchSettingName): name is RuleName {
  return SEARCH_SETTINGS[name].group === 'rules';
}

function picked<Name extends SearchSettingName>(
  settings: SearchSettings,
  names: readonly Name[],
): Pick<SearchSettings, Name> {
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Pick<SearchSettings, Name>;
}

/** Returns those of the given settings that belong to one group. */
export function settingsIn(settings: Partial<SearchSettings>, group: 'rules'): Partial<SearchRules>;
export function settingsIn(settings: Partial<SearchSettings>, group: 'limits'): Partial<SearchLimits>;
export function settingsIn(
  settings: Partial<SearchSettings>,
  group: SettingRow['group'],
): Partial<SearchSettings> {
  const entries = Object.entries(settings) as [SearchSettingName, SettingValue][];
  return Object.fromEntries(entries.filter(([name]) => SEARCH_SETTINGS[name].group === group));
}

export function isSearchSettingName(name: string): name is SearchSettingName {
  return Object.hasOwn(SEARCH_SETTINGS, name);
}

export function isAlwaysSaid(name: SearchSettingName): boolean {
  const row: SettingRow = SEARCH_SETTINGS[name];
  return row.isAlwaysSaid === true;
}

export function isContrasted(name: string): name is ContrastedName {
  const row: SettingRow | undefined = isSearchSettingName(name) ? SEARCH_SETTINGS[name] : undefined;
  return row?.isContrasted === true;
}

export function isUsual(name: SearchSettingName, value: SettingValue): boolean {
  return isSameSearchSetting(value, USUAL[name]);
}

export function isSameSearchSetting(a: SettingValue, b: SettingValue): boolean {
  return a === b || printSearchSetting(a) === printSearchSetting(b);
}

export function isSameLimits(a: SearchLimits, b: SearchLimits): boolean {
  return LIMIT_NAMES.every((name) => isSameSearchSetting(a[name], b[name]));
}

/** Returns the text of a setting's value in addresses and command lines. */
export function printSearchSetting(value: SettingValue): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (value === null) return 'all';
  return typeof value === 'object' ? printWindow(value) : String(value);
}

/** Returns the value of a setting that a text stands for; undefined when the text stands for none. */
export function readSearchSetting<Name extends SearchSettingName>(
  name: Name,
  text: string,
): SearchSettings[Name] | undefined {
  return read(SEARCH_SETTINGS[name], text) as SearchSettings[Name] | undefined;
}

function read(row: SettingShape, text: string): unknown {
  switch (row.kind) {
    case 'whole': {
      if (text === 'all') return null;
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= row.least && value <= row.most ? value : undefined;
    }
    case 'switch':
      return text === '1' ? true : text === '0' ? false : undefined;
    case 'choice':
      return row.choices.find((choice) => choice === text);
    case 'window':
      return text === 'all' ? null : (readWindow(text) ?? undefined);
  }
}

/** Returns a text of all settings; two searches have the same text only when all their settings are equal. */
export function settingsKey({ rules, limits }: { rules: SearchRules; limits: SearchLimits }): string {
  const settings: SearchSettings = { ...rules, ...limits };
  return SEARCH_SETTING_NAMES.map((name) => printSearchSetting(settings[name])).join(' ');
}
