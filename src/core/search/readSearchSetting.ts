/** Reads the values of settings in addresses and command lines. */
import { SEARCH_SETTINGS, type SettingShape } from './searchSettingRows.ts';
import type { SearchSettingName, SearchSettings } from './searchSettings.ts';
import { readWindow } from './searchWindow.ts';

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
      if (text === 'all' && row.usual === null) return null;
      return within(row, /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN);
    }
    case 'number':
      return text === 'all' ? null : within(row, decimal(text));
    case 'numbers': {
      if (text === 'all') return null;
      const values = text.split(',').map((each) => within(row, decimal(each)));
      return values.includes(undefined) || values.length > row.length ? undefined : values;
    }
    case 'switch':
      return text === '1' ? true : text === '0' ? false : undefined;
    case 'choice':
      return row.choices.find((choice) => choice === text);
    case 'window':
      return text === 'all' ? null : (readWindow(text) ?? undefined);
  }
}

/**
 * Returns which of several numbers with commas between them is the first that a setting cannot have, counted from 1;
 * null when there is none, and for a setting that is no list.
 */
export function wrongNumber(
  name: SearchSettingName,
  text: string,
): { readonly at: number; readonly found: string } | null {
  const row = SEARCH_SETTINGS[name];
  const numbers = text.split(',');
  if (row.kind !== 'numbers' || numbers.length === 1) return null;
  const at = numbers.findIndex((each) => within(row, decimal(each)) === undefined);
  return at < 0 ? null : { at: at + 1, found: numbers[at] ?? '' };
}

function within({ least, most }: { least: number; most: number }, value: number): number | undefined {
  return value >= least && value <= most ? value : undefined;
}

/** Returns the number that a text such as "1.4" stands for; NaN when it stands for none. */
function decimal(text: string): number {
  return /^[-−]?\d{1,12}(?:\.\d{1,20})?$/.test(text) ? Number(text.replace('−', '-')) : Number.NaN;
}
