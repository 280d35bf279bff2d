/** What the names of settings say of them, for code that comes after the first picture. */
import { SEARCH_SETTINGS, type SettingRow } from './searchSettingRows.ts';
import type { ContrastedName, SearchSettingName } from './searchSettings.ts';

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
