/**
 * Finds leaves that are written as a letter alone, such as x in `(3 x 8)`: unknown values with a name. In our notation
 * they are `x:?`, and a text that people type is rewritten so, unless the letter may be something else.
 */
import { plainCharacters, quotedAt } from './characters.ts';
import { isUnknown } from './leafValue.ts';
import { repaired, type TextEdit } from './problem.ts';

/** A letter that stands where a leaf may stand. */
interface Letter {
  readonly at: number;
  readonly text: string;
  /** the bracket that begins with the letter and may have it as its name; null when there is none */
  readonly opener: Token | null;
  /** the offset at which the next sibling begins */
  readonly end: number;
}

/** A text in which unknown values are written as our notation has them. */
export interface WithUnknowns {
  readonly text: string;
  /** Returns the offset in the text as it was typed. */
  readonly placeOf: (offset: number) => number;
  /** the text with the number 0 in place of each letter; its offsets are the same */
  readonly masked: string;
  /**
   * the first letter that may as well be the name of the node whose brackets it begins, and the text in which all such
   * letters are names; null when there is none
   */
  readonly asked: { readonly at: number; readonly found: string; readonly named: string } | null;
}

/**
 * Returns the text with its letters as unknown values; null when no letter can be one. A letter is no leaf beside
 * brackets without a comma between, after a name, alone in its brackets, and at the beginning of the text.
 */
export function withUnknowns(given: string): WithUnknowns | null {
  const letters = lettersIn(tokensOf(given));
  const first = letters.find(({ opener }) => opener !== null);
  if (letters.length === 0) return null;
  const unknown = letters.map(asUnknown);
  const zeros = letters.map(({ at, text }) => ({
    offset: at,
    length: text.length,
    text: '0'.padEnd(text.length),
  }));
  return {
    text: repaired(given, unknown),
    placeOf: (place) => place - 2 * unknown.filter(({ offset }, index) => offset + 2 * index < place).length,
    masked: repaired(given, zeros),
    asked:
      first === undefined
        ? null
        : { at: first.at, found: first.text, named: repaired(given, letters.flatMap(asNames)) },
  };
}

function asUnknown({ at, text }: Letter): TextEdit {
  return { offset: at + text.length, length: 0, text: ':?' };
}

/** Writes a letter that begins brackets before them. */
function asNames(letter: Letter): readonly TextEdit[] {
  const { at, text, opener, end } = letter;
  if (opener === null) return [asUnknown(letter)];
  return [
    { offset: opener.at, length: 0, text: `${text}:` },
    { offset: at, length: end - at, text: '' },
  ];
}

type Kind = 'open' | 'close' | 'comma' | 'colon' | 'bound' | 'word' | 'quote';

interface Token {
  readonly kind: Kind;
  readonly at: number;
  readonly text: string;
}

/** Matches a quote, an arrow, a bracket or another sign, or a word. */
const TOKEN = /["“]|->|[→()[\]{},:*]|(?:(?!->)[^\s()[\]{},:*"“”→])+/gu;

const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.entries({
    ...{ '(': 'open', '[': 'open', '{': 'open', ')': 'close', ']': 'close', '}': 'close' },
    ...{ ',': 'comma', ':': 'colon', '*': 'bound', '->': 'bound', '→': 'bound', '"': 'quote', '“': 'quote' },
  } as const),
);

function tokensOf(given: string): readonly Token[] {
  const plain = plainCharacters(given);
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(plain); found !== null; found = TOKEN.exec(plain)) {
    const [text] = found;
    const { index: at } = found;
    const kind = KINDS.get(text) ?? 'word';
    if (kind === 'quote') TOKEN.lastIndex = at + Math.max(quotedAt(given, at).length, 1);
    tokens.push({ kind, at, text });
  }
  return tokens;
}

/** Matches a side or an estimate that stands before brackets, which then have no other name. */
const BEFORE_BRACKETS = /^(?:max|min|chance|p[1-6])$|~$/i;

function lettersIn(tokens: readonly Token[]): readonly Letter[] {
  return tokens.flatMap((token, index): Letter[] => {
    const [last, next] = [tokens[index - 1], tokens[index + 1]];
    const isName = token.kind === 'word' && isUnknown(token.text) && !/^p[1-6]$/i.test(token.text);
    if (!isName || last === undefined || /;$/.test(last.text)) return [];
    if (['colon', 'quote', 'close'].includes(last.kind)) return [];
    if (['open', 'colon', 'bound', 'quote'].includes(next?.kind ?? '')) return [];
    if (last.kind !== 'open') return [{ ...token, opener: null, end: 0 }];
    if (next?.kind === 'close') return [];
    const before = tokens[index - 2];
    const isNamed = before?.kind === 'colon' || BEFORE_BRACKETS.test(before?.text ?? '');
    const sibling = next?.kind === 'comma' ? tokens[index + 2] : next;
    return [{ ...token, opener: isNamed ? null : last, end: sibling?.at ?? token.at }];
  });
}
