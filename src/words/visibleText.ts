/**
 * Labels are other people's texts. What draws nothing but changes what stands around it (controls, bidi
 * overrides, halves of a surrogate pair) is written as its code point, so that a reader sees it is there.
 */
const HIDDEN = /\p{C}/u;

/** Joiners belong to the spelling of Persian and of emoji. */
const JOINERS = new Set(['\u200C', '\u200D']);

/** Three marks on one letter are spelling, thirty are a stain on the line above. */
const STACKED_MARKS = /(\p{Mn}{3})\p{Mn}+/gu;

/** The text on one line, composed, without stacks of marks. */
export function oneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').replace(STACKED_MARKS, '$1').trim();
}

/** The characters of a line, each as it is or, if it is hidden, as `show` shows its "U+202E". */
export function visibleCharacters(line: string, show: (codePoint: string) => string): readonly string[] {
  return [...line].map((character) =>
    HIDDEN.test(character) && !JOINERS.has(character) ? show(codePointOf(character)) : character,
  );
}

/** The text on one line, with what is hidden as "U+202E". */
export function visibleText(text: string): string {
  return visibleCharacters(oneLine(text), (codePoint) => codePoint).join('');
}

function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

const MOST_CHARACTERS = 24;

/** On one line, with what is hidden made visible, cut short where it is long. Plain short names come back as they are. */
export function shownName(text: string): string {
  if (text === '' || /^[\w.+-]{0,24}$/.test(text)) return text;
  const visible = Array.from(visibleText(text));
  return visible.length > MOST_CHARACTERS
    ? `${visible.slice(0, MOST_CHARACTERS - 1).join('')}…`
    : visible.join('');
}
