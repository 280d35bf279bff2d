/**
 * Makes hidden characters of labels visible, because labels may come from other people. Characters that are
 * invisible but affect the text around them (controls, bidi overrides, unpaired surrogates) are replaced by
 * their code points.
 */
const HIDDEN = /\p{C}/u;

/** Zero-width joiners are kept, because Persian words and composed emoji need them. */
const JOINERS = new Set(['\u200C', '\u200D']);

/**
 * Matches more than three combining marks on a letter: real spellings have at most three, and a high stack
 * would cover the line above.
 */
const STACKED_MARKS = /(\p{Mn}{3})\p{Mn}+/gu;

/** Returns a text in composed form (NFC) on one line, with at most three combining marks on a letter. */
export function oneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').replace(STACKED_MARKS, '$1').trim();
}

/**
 * Returns the characters of a line; an invisible one is replaced by what `show` returns for its code point,
 * such as "U+202E".
 */
export function visibleCharacters(line: string, show: (codePoint: string) => string): readonly string[] {
  return [...line].map((character) =>
    HIDDEN.test(character) && !JOINERS.has(character) ? show(codePointOf(character)) : character,
  );
}

/** Returns a text on one line, with invisible characters replaced by code points such as "U+202E". */
export function visibleText(text: string): string {
  return visibleCharacters(oneLine(text), (codePoint) => codePoint).join('');
}

function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

const MOST_CHARACTERS = 24;

/**
 * Returns a text on one line, with invisible characters replaced and shortened when it is long; a short plain
 * text is returned unchanged.
 */
export function shownName(text: string): string {
  if (text === '' || /^[\w.+-]{0,24}$/.test(text)) return text;
  const visible = Array.from(visibleText(text));
  return visible.length > MOST_CHARACTERS
    ? `${visible.slice(0, MOST_CHARACTERS - 1).join('')}…`
    : visible.join('');
}
