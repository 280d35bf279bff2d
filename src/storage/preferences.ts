/** The reader's own settings, kept on this device; without storage they last as long as the page. */
import { flag, ifSound, list, type Of, oneOf, record, text } from '../notation/codec.ts';
import { LANGUAGES } from '../words/language.ts';
import { PREFERENCES_KEY } from './deviceStorage.ts';
import { readStoredText, writeStoredText } from './storedText.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What was chosen; absent means "as the system has it". */
export type Preferences = Of<typeof PREFERENCES>;

const PREFERENCES = record({
  language: ifSound(oneOf(LANGUAGES)),
  theme: ifSound(oneOf(THEMES)),
  /** whether single letters are shortcuts (WCAG 2.1.4) */
  letterKeys: ifSound(flag),
  /** panels that are folded */
  folded: ifSound(list(text(), 0, Infinity, { keepsSound: true })),
});

/** Reads what is kept; where there is nothing sound, or storage is refused, the defaults serve. */
export function readPreferences(storage: Storage | null): Preferences {
  const kept = readStoredText(storage, PREFERENCES_KEY, PREFERENCES);
  return kept.kind === 'read' ? kept.value : {};
}

/** Keeps the settings; false where the device does not let us. */
export function writePreferences(storage: Storage | null, preferences: Preferences): boolean {
  return writeStoredText(storage, PREFERENCES_KEY, PREFERENCES, preferences);
}
