/**
 * A cursor over the text of a tree: it reads blanks, single characters, words and quoted texts, and knows
 * their offsets.
 */
import { plainCharacters, quotedAt } from './characters.ts';
import { parseJson } from './json.ts';
import { ParseFailure, type Problem, type ProblemCode, positionAt, quoted } from './problem.ts';

const SPACE = 0x20;
const LAST_OF_ASCII = 0x7f;

const BLANKS = /[\s]*/y;
/** Matches a word: anything but blanks, brackets, commas, colons, stars, quotes and arrows. */
const WORD = /(?:(?!->)[^\s()[\]{},:*"“”→])+/y;

export class TreeReader {
  offset = 0;
  /** the text in plain characters, with the same offsets */
  readonly #plain: string;

  constructor(readonly text: string) {
    this.#plain = plainCharacters(text);
  }

  /** Returns the next character that is not blank, without taking it; "" at the end. */
  peek(): string {
    // Most characters are signs of ASCII, before which nothing has to be skipped.
    const code = this.#plain.charCodeAt(this.offset);
    if (!(code > SPACE && code <= LAST_OF_ASCII)) this.#match(BLANKS);
    return this.#plain[this.offset] ?? '';
  }

  /** Skips blanks. When the given characters come next, takes them and returns true. */
  take(characters: string): boolean {
    this.peek();
    if (!this.#plain.startsWith(characters, this.offset)) return false;
    this.offset += characters.length;
    return true;
  }

  /** Skips blanks, and returns whether the given characters come next. */
  isNext(characters: string): boolean {
    this.peek();
    return this.#plain.startsWith(characters, this.offset);
  }

  expect(character: string): void {
    if (!this.take(character)) this.fail('unexpected');
  }

  /** Takes a word and returns it as it was typed; "" when no word comes next. */
  word(): string {
    this.peek();
    return this.#match(WORD);
  }

  /** Takes the quoted text that comes next and returns it without its quotes; fails when there is none. */
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
    // The last number of a vector is quoted in a message without the ">" that ends the vector.
    const word = (new RegExp(WORD.source, 'y').exec(rest)?.[0] ?? '').replace(/(.)>$/, '$1');
    const length = quotedAt(this.text, offset).length || word.length || 1;
    const found = quoted(this.text.slice(offset, offset + length));
    throw new ParseFailure({ code, at: positionAt(this.text, offset), found, ...more });
  }

  /** Takes what the pattern matches in plain characters, and returns it as it was typed. */
  #match(pattern: RegExp): string {
    pattern.lastIndex = this.offset;
    const length = pattern.exec(this.#plain)?.[0].length ?? 0;
    this.offset += length;
    return this.text.slice(this.offset - length, this.offset);
  }
}
