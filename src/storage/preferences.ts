/** The reader's own settings, stored on this device; without storage they last as long as the page. */
import { flag, ifSound, list, type Of, oneOf, record, text } from '../notation/codec.ts';
import { LANGUAGES } from '../words/language.ts';
import { PREFERENCES_KEY } from './deviceStorage.ts';
import { readStoredText, writeStoredText } from './storedText.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The settings that the reader has chosen; an absent one follows the system's. */
export type Preferences = Of<typeof PREFERENCES>;

const PREFERENCES = record({
  language: ifSound(oneOf(LANGUAGES)),
  theme: ifSound(oneOf(THEMES)),
  /** whether single letters are keyboard shortcuts (WCAG 2.1.4) */
  letterKeys: ifSound(flag),
  /** the names of the panels of the page that the reader has folded */
  folded: ifSound(list(text(), 0, Infinity, { keepsSound: true })),
});

/** Returns the stored settings; no settings when nothing readable is stored or storage is refused. */
export function readPreferences(storage: Storage | null): Preferences {
  const kept = readStoredText(storage, PREFERENCES_KEY, PREFERENCES);
  return kept.kind === 'read' ? kept.value : {};
}

/** Stores the settings; returns false when the device refuses to. */
export function writePreferences(storage: Storage | null, preferences: Preferences): boolean {
  return writeStoredText(storage, PREFERENCES_KEY, PREFERENCES, preferences);
}
