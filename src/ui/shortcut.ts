/** Which shortcut a key press means; a table that help, tests and the listener share. */
import { MOVES, type Move } from '../session/moves.ts';

export const SHORTCUTS = [
  ...MOVES,
  'play',
  'goTo',
  'faster',
  'slower',
  'fullScreen',
  'blank',
  'help',
  'escape',
] as const;
export type Shortcut =
  | Move
  | 'play'
  | 'goTo'
  | 'faster'
  | 'slower'
  | 'fullScreen'
  | 'blank'
  | 'help'
  | 'escape';

/** The part of a key event that matters. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Keys that are no characters: always on. */
const NAMED: ReadonlyMap<string, Shortcut> = new Map([
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'back'],
  ['PageDown', 'next'],
  ['PageUp', 'back'],
  ['Home', 'first'],
  ['End', 'last'],
  ['F1', 'help'],
  ['Escape', 'escape'],
  [' ', 'play'],
]);

/** Characters, also as Chinese input methods send them: can be switched off (WCAG 2.1.4). */
const CHARACTERS: ReadonlyMap<string, Shortcut> = new Map([
  ['[', 'previousCutoff'],
  ['【', 'previousCutoff'],
  [']', 'nextCutoff'],
  ['】', 'nextCutoff'],
  ['g', 'goTo'],
  ['f', 'fullScreen'],
  ['b', 'blank'],
  ['.', 'blank'],
  ['。', 'blank'],
  ['?', 'help'],
  ['？', 'help'],
  ['+', 'faster'],
  ['=', 'faster'],
  ['＋', 'faster'],
  ['-', 'slower'],
  ['－', 'slower'],
]);

/** Where an input method hides the character, the place of the key tells. */
const CODES: ReadonlyMap<string, Shortcut> = new Map([
  ['BracketLeft', 'previousCutoff'],
  ['BracketRight', 'nextCutoff'],
  ['KeyG', 'goTo'],
  ['KeyF', 'fullScreen'],
  ['KeyB', 'blank'],
  ['Period', 'blank'],
  ['Equal', 'faster'],
  ['NumpadAdd', 'faster'],
  ['Minus', 'slower'],
  ['NumpadSubtract', 'slower'],
]);

/** The shortcut of a key press, or null; keys of the browser and the system are left alone. */
export function shortcutOf(press: KeyPress, letterKeys: boolean): Shortcut | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.shiftKey && press.key === 'ArrowRight') return 'overSubtree';
  if (press.shiftKey && press.key === 'ArrowLeft') return 'outToParent';
  const named = NAMED.get(press.key);
  if (named !== undefined) return press.shiftKey ? null : named;
  if (!letterKeys) return null;
  const hidden = press.key === 'Process' || press.key === 'Unidentified' || press.key === 'Dead';
  if (hidden) return press.code === 'Slash' && press.shiftKey ? 'help' : (CODES.get(press.code) ?? null);
  return CHARACTERS.get(press.key.toLowerCase()) ?? null;
}
