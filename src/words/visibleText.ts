/**
 * Labels may come from other people. Characters that are invisible but change the text around them (controls, bidi
 * overrides, halves of a surrogate pair) are written as their code points, so that a reader sees them.
 */
const HIDDEN = /\p{C}/u;

/** Joiners belong to the spelling of Persian and of emoji. */
const JOINERS = new Set(['\u200C', '\u200D']);

/** Three marks on one letter are spelling; thirty would cover the line above. */
const STACKED_MARKS = /(\p{Mn}{3})\p{Mn}+/gu;

/** Returns the text on one line, composed, without stacks of marks. */
export function oneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').replace(STACKED_MARKS, '$1').trim();
}

/** Returns the characters of a line, each unchanged or, if it is invisible, as `show` renders its "U+202E". */
export function visibleCharacters(line: string, show: (codePoint: string) => string): readonly string[] {
  return [...line].map((character) =>
    HIDDEN.test(character) && !JOINERS.has(character) ? show(codePointOf(character)) : character,
  );
}

/** Returns the text on one line, with invisible characters as "U+202E". */
export function visibleText(text: string): string {
  return visibleCharacters(oneLine(text), (codePoint) => codePoint).join('');
}

function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

const MOST_CHARACTERS = 24;

/**
 * Returns the text on one line, with invisible characters made visible, and cut short when it is long. Plain short
 * names are returned unchanged.
 */
export function shownName(text: string): string {
  if (text === '' || /^[\w.+-]{0,24}$/.test(text)) return text;
  const visible = Array.from(visibleText(text));
  return visible.length > MOST_CHARACTERS
    ? `${visible.slice(0, MOST_CHARACTERS - 1).join('')}…`
    : visible.join('');
}
