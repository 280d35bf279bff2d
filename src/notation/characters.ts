/**
 * Characters as people and input methods type them: full-width brackets, digits and commas, the true
 * minus sign. Each stands for one of ASCII, so that offsets stay what they are.
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

/** Full-width forms of ASCII but for the quote and the backslash, which mean something inside a text in quotes. */
const FOREIGN = /[−【】〔〕、\u{3000}\u{feff}\u{ff01}\u{ff03}-\u{ff3b}\u{ff3d}-\u{ff5e}]/gu;

/** The text with every such character replaced; the same length. */
export function plainCharacters(text: string): string {
  return text.replace(FOREIGN, plainCharacter);
}

function plainCharacter(character: string): string {
  return ALIKE.get(character) ?? String.fromCharCode(character.charCodeAt(0) - 0xfee0);
}

/** A text in quotes, as JSON writes it or in the curly quotes of an input method; of one line. */
const QUOTED = /"(?:[^"\\\n]|\\.)*"|“[^”\n]*”/y;

/** Whether a text in quotes may begin with this character. */
export function isQuote(character: string): boolean {
  return character === '"' || character === '“';
}

/** The text in quotes at this offset, quotes included; "" where there is none. */
export function quotedAt(text: string, offset: number): string {
  QUOTED.lastIndex = offset;
  return QUOTED.exec(text)?.[0] ?? '';
}
