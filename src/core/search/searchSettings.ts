/**
 * The settings of a search besides its algorithm: choices that sources make without saying so, and how far a search
 * looks. Menus, addresses, files, the terminal, comparisons, sets and the cache of runs all use this one table.
 */
import { SEARCH_SETTINGS, type SettingRow } from './searchSettingRows.ts';
import { printWindow, type SearchWindow } from './searchWindow.ts';

/** The greatest number of passes of a run. */
export const MOST_PASSES = 64;

/** The most iterations of a simulation that are made at once; more are made beside the page. */
export const AT_ONCE = 2000;

export { SEARCH_SETTINGS };

type Rows = typeof SEARCH_SETTINGS;
export type SearchSettingName = keyof Rows;
type NamesOf<Group> = {
  [Name in SearchSettingName]: Rows[Name]['group'] extends Group ? Name : never;
}[SearchSettingName];
export type RuleName = NamesOf<'rules'>;
export type LimitName = NamesOf<'limits'>;
export type SimulationSettingName = NamesOf<'simulation'>;
/** The names of the rules and limits in which two figures side by side may differ. */
export type ContrastedName = {
  [Name in SearchSettingName]: Rows[Name] extends { readonly isContrasted: true } ? Name : never;
}[SearchSettingName];

type ValueOf<Row> = Row extends { readonly kind: 'whole' | 'number'; readonly usual: infer Usual }
  ? Usual extends null
    ? number | null
    : number
  : Row extends { readonly kind: 'numbers' }
    ? readonly number[] | null
    : Row extends { readonly kind: 'window' }
      ? SearchWindow | null
      : Row extends { readonly choices: readonly (infer Choice)[] }
        ? Choice
        : boolean;

export type SearchSettings = { readonly [Name in SearchSettingName]: ValueOf<Rows[Name]> };
export type SearchRules = Pick<SearchSettings, RuleName>;
export type SimulationSettings = Pick<SearchSettings, SimulationSettingName>;
/** The limits of a search, and what a simulation is run with. */
export type SearchLimits = Pick<SearchSettings, LimitName> & SimulationSettings;
type SettingValue = SearchSettings[SearchSettingName];

export const SEARCH_SETTING_NAMES = Object.keys(SEARCH_SETTINGS) as readonly SearchSettingName[];
export const RULE_NAMES = namesIn('rules');
export const LIMIT_NAMES = namesIn('limits');
export const SIMULATION_NAMES = namesIn('simulation');
/** The names of the fields of `SearchLimits`. */
const FIELD_NAMES: readonly (keyof SearchLimits)[] = [...LIMIT_NAMES, ...SIMULATION_NAMES];

const USUAL = Object.fromEntries(
  SEARCH_SETTING_NAMES.map((name) => [name, SEARCH_SETTINGS[name].usual]),
) as unknown as SearchSettings;

/** The default rules, which are those of AIMA's MAX-VALUE and MIN-VALUE. */
export const DEFAULT_RULES: SearchRules = picked(USUAL, RULE_NAMES);
/** The default limits: a single search to the ends with the full window; a simulation with the usual settings. */
export const NO_LIMITS: SearchLimits = picked(USUAL, FIELD_NAMES);

/** The values that each rule may have. */
export const RULES = {
  cutoff: SEARCH_SETTINGS.cutoff.choices,
  value: SEARCH_SETTINGS.value.choices,
  bounds: SEARCH_SETTINGS.bounds.choices,
  begin: SEARCH_SETTINGS.begin.choices,
  ties: SEARCH_SETTINGS.ties.choices,
} as const;

function namesIn<Group extends SettingRow['group']>(group: Group): readonly NamesOf<Group>[] {
  return SEARCH_SETTING_NAMES.filter((name): name is NamesOf<Group> => SEARCH_SETTINGS[name].group === group);
}

function picked<Name extends SearchSettingName>(
  settings: SearchSettings,
  names: readonly Name[],
): Pick<SearchSettings, Name> {
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Pick<SearchSettings, Name>;
}

/** Returns the rules among the given settings. */
export function rulesIn(settings: Partial<SearchSettings>): Partial<SearchRules> {
  return those(settings, isRule);
}

/** Returns the given settings that are fields of `SearchLimits`. */
export function limitsIn(settings: Partial<SearchSettings>): Partial<SearchLimits> {
  return those(settings, (name) => !isRule(name));
}

function isRule(name: SearchSettingName): boolean {
  return SEARCH_SETTINGS[name].group === 'rules';
}

function those(
  settings: Partial<SearchSettings>,
  isWanted: (name: SearchSettingName) => boolean,
): Partial<SearchSettings> {
  const entries = Object.entries(settings) as [SearchSettingName, SettingValue][];
  return Object.fromEntries(entries.filter(([name]) => isWanted(name)));
}

export function isUsual(name: SearchSettingName, value: SettingValue): boolean {
  return isSameSearchSetting(value, USUAL[name]);
}

export function isSameSearchSetting(a: SettingValue, b: SettingValue): boolean {
  return a === b || printSearchSetting(a) === printSearchSetting(b);
}

export function isSameLimits(a: SearchLimits, b: SearchLimits): boolean {
  return FIELD_NAMES.every((name) => isSameSearchSetting(a[name], b[name]));
}

/** Returns the text of a setting's value in addresses and command lines. */
export function printSearchSetting(value: SettingValue): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (value === null) return 'all';
  if (isList(value)) return value.join(',');
  return typeof value === 'object' ? printWindow(value) : String(value);
}

function isList(value: SettingValue): value is readonly number[] {
  return Array.isArray(value);
}

/** Returns a text of all settings; two searches have the same text only when all their settings are equal. */
export function settingsKey({ rules, limits }: { rules: SearchRules; limits: SearchLimits }): string {
  const settings: SearchSettings = { ...rules, ...limits };
  return SEARCH_SETTING_NAMES.map((name) => printSearchSetting(settings[name])).join(' ');
}
