/** The reader's own settings, kept on this device; without storage they last as long as the page. */
import { LANGUAGES, type LanguageCode } from '../words/language.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What was chosen; absent means "as the system has it". */
export interface Preferences {
  readonly language?: LanguageCode;
  readonly theme?: Theme;
  /** whether single letters are shortcuts (WCAG 2.1.4) */
  readonly letterKeys?: boolean;
  /** panels that are folded */
  readonly folded?: readonly string[];
}

const KEY = 'plyscope.preferences';
const DAMAGED_KEY = 'plyscope.preferences.damaged';

/** Reads what is kept; text that is no settings is moved aside, never deleted. */
export function readPreferences(storage: Storage | null): Preferences {
  try {
    const text = storage?.getItem(KEY) ?? null;
    if (text === null) return {};
    const parsed = parse(text);
    if (parsed !== null) return parsed;
    storage?.setItem(DAMAGED_KEY, text);
    storage?.removeItem(KEY);
  } catch {
    // Storage may be refused (private mode, sandboxed frame): the defaults serve.
  }
  return {};
}

/** Keeps the settings; false where the device does not let us. */
export function writePreferences(storage: Storage | null, preferences: Preferences): boolean {
  try {
    storage?.setItem(KEY, JSON.stringify(preferences));
    return storage !== null;
  } catch {
    return false;
  }
}

/** The page's storage, or null where even asking for it is refused. */
export function deviceStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function parse(text: string): Preferences | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const given = new Map<string, unknown>(Object.entries(value));
  const language = LANGUAGES.find((code) => code === given.get('language'));
  const theme = THEMES.find((name) => name === given.get('theme'));
  const letterKeys = given.get('letterKeys');
  const folded = given.get('folded');
  return {
    ...(language && { language }),
    ...(theme && { theme }),
    ...(typeof letterKeys === 'boolean' && { letterKeys }),
    ...(Array.isArray(folded) && { folded: folded.filter((name) => typeof name === 'string') }),
  };
}
