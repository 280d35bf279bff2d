/**
 * Converts characters that people and input methods type (full-width brackets, digits and commas, the true
 * minus sign) to ASCII, one for one, so that offsets in the text stay the same.
 */
const ALIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '−': '-',
    '【': '[',
    '】': ']',
    '〔': '[',
    '〕': ']',
    '、': ',',
    '\u{3000}': ' ',
    '\u{feff}': ' ',
  }),
);

/**
 * Matches the characters of `ALIKE` and the full-width forms of ASCII, except those of the quote and the
 * backslash, which have a meaning inside a quoted text.
 */
const FOREIGN = /[−【】〔〕、\u{3000}\u{feff}\u{ff01}\u{ff03}-\u{ff3b}\u{ff3d}-\u{ff5e}]/gu;

/** Matches what is not ASCII, and is faster to look for in a long text. */
const BEYOND_ASCII = /[^\0-\x7f]/;

/** Returns the text with full-width and similar characters replaced by ASCII; its length stays the same. */
export function plainCharacters(text: string): string {
  return BEYOND_ASCII.test(text) ? text.replace(FOREIGN, plainCharacter) : text;
}

function plainCharacter(character: string): string {
  return ALIKE.get(character) ?? String.fromCharCode(character.charCodeAt(0) - 0xfee0);
}

/**
 * Matches a quoted text within one line, in the straight quotes of JSON or in the curly quotes of an input
 * method.
 */
const QUOTED = /"(?:[^"\\\n]|\\.)*"|“[^”\n]*”/y;

/** Whether a quoted text may begin with this character. */
export function isQuote(character: string): boolean {
  return character === '"' || character === '“';
}

/** Returns the quoted text that begins at an offset, quotes included; "" when none begins there. */
export function quotedAt(text: string, offset: number): string {
  QUOTED.lastIndex = offset;
  return QUOTED.exec(text)?.[0] ?? '';
}
