/**
 * A cursor over the text of a tree, which reads blanks, single characters, words and quoted texts, and knows their
 * places.
 */
import { plainCharacters, quotedAt } from './characters.ts';
import { parseJson } from './json.ts';
import { ParseFailure, type Problem, type ProblemCode, positionAt, quoted } from './problem.ts';

const BLANKS = /[\s]*/y;
/** matches anything but blanks, brackets, commas, colons, stars, quotes and arrows */
const WORD = /(?:(?!->)[^\s()[\]{},:*"“”→])+/y;

export class TreeReader {
  offset = 0;
  /** the text in plain characters with the same offsets */
  readonly #plain: string;

  constructor(readonly text: string) {
    this.#plain = plainCharacters(text);
  }

  /** Returns the next character that is not blank, without taking it; "" at the end. */
  peek(): string {
    this.#match(BLANKS);
    return this.#plain[this.offset] ?? '';
  }

  /** Takes the characters when they come next. */
  take(characters: string): boolean {
    this.peek();
    if (!this.#plain.startsWith(characters, this.offset)) return false;
    this.offset += characters.length;
    return true;
  }

  /** Whether the characters come next. */
  isNext(characters: string): boolean {
    this.peek();
    return this.#plain.startsWith(characters, this.offset);
  }

  expect(character: string): void {
    if (!this.take(character)) this.fail('unexpected');
  }

  /** Takes a word and returns it as it was typed; "" when none begins here. */
  word(): string {
    this.peek();
    return this.#match(WORD);
  }

  /** Takes the quoted text that begins here and returns it without the quotes. */
  string(): string {
    this.peek();
    const raw = quotedAt(this.text, this.offset);
    if (raw === '') this.fail('bad-text');
    const inside = raw.slice(1, -1);
    const text = raw.startsWith('"') ? parseJson(raw) : inside;
    if (typeof text !== 'string') return this.fail('bad-text');
    this.offset += raw.length;
    return text;
  }

  fail(
    code: ProblemCode,
    offset = this.offset,
    more: Partial<Pick<Problem, 'found' | 'number' | 'expected' | 'bounds' | 'repair'>> = {},
  ): never {
    const rest = this.#plain.slice(offset, offset + 1_200);
    // A number is quoted in a message without the end of the vector whose last number it is.
    const word = (new RegExp(WORD.source, 'y').exec(rest)?.[0] ?? '').replace(/(.)>$/, '$1');
    const length = quotedAt(this.text, offset).length || word.length || 1;
    const found = quoted(this.text.slice(offset, offset + length));
    throw new ParseFailure({ code, at: positionAt(this.text, offset), found, ...more });
  }

  /** Matches in plain characters and returns the original text. */
  #match(pattern: RegExp): string {
    pattern.lastIndex = this.offset;
    const length = pattern.exec(this.#plain)?.[0].length ?? 0;
    this.offset += length;
    return this.text.slice(this.offset - length, this.offset);
  }
}
