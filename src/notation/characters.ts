/**
 * Converts characters as people and input methods type them (full-width brackets, digits and commas, the true minus
 * sign) to ASCII, one for one, so that offsets stay the same.
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

/** Full-width forms of ASCII except the quote and the backslash, which have a meaning inside a quoted text. */
const FOREIGN = /[−【】〔〕、\u{3000}\u{feff}\u{ff01}\u{ff03}-\u{ff3b}\u{ff3d}-\u{ff5e}]/gu;

/** Returns the text with every such character replaced; the length stays the same. */
export function plainCharacters(text: string): string {
  return text.replace(FOREIGN, plainCharacter);
}

function plainCharacter(character: string): string {
  return ALIKE.get(character) ?? String.fromCharCode(character.charCodeAt(0) - 0xfee0);
}

/** A quoted text of one line, as JSON writes it or in the curly quotes of an input method. */
const QUOTED = /"(?:[^"\\\n]|\\.)*"|“[^”\n]*”/y;

/** Whether a quoted text may begin with this character. */
export function isQuote(character: string): boolean {
  return character === '"' || character === '“';
}

/** Returns the quoted text at this offset, quotes included; "" when there is none. */
export function quotedAt(text: string, offset: number): string {
  QUOTED.lastIndex = offset;
  return QUOTED.exec(text)?.[0] ?? '';
}
