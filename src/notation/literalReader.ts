/** A cursor over the text of a literal: blanks, single characters, words, and where they stand. */
import { type Problem, type ProblemCode, positionAt, quoted } from './problem.ts';

/** Thrown inside the parser and caught at its door; outside, problems are values. */
export class LiteralProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

const BLANKS = ' \t\n\r\u{feff}\u{a0}';
const WORD = /[^\s[\]{},:"]+/y;
const STRING = /"(?:[^"\\\n]|\\.)*"/y;

export class LiteralReader {
  offset = 0;

  constructor(readonly text: string) {}

  /** The next character that is not blank; "" at the end. */
  peek(): string {
    while (this.offset < this.text.length && BLANKS.includes(this.text[this.offset] as string))
      this.offset += 1;
    return this.text[this.offset] ?? '';
  }

  /** Takes the character if it comes next. */
  take(character: string): boolean {
    if (this.peek() !== character) return false;
    this.offset += 1;
    return true;
  }

  expect(character: string): void {
    if (!this.take(character)) this.fail('unexpected');
  }

  /** A run of characters that are no blank, bracket, comma, colon or quote. */
  word(): string {
    return this.#match(WORD);
  }

  /** A JSON string without its quotes; "" is told from none by the caller having peeked a quote. */
  string(): string {
    const raw = this.#match(STRING);
    if (raw === '') this.fail('unexpected');
    try {
      return String(JSON.parse(raw));
    } catch {
      return this.fail('unexpected', this.offset - raw.length);
    }
  }

  fail(code: ProblemCode, offset = this.offset, number?: number): never {
    const rest = this.text.slice(offset, offset + 200);
    const found =
      rest === ''
        ? ''
        : (new RegExp(STRING.source, 'y').exec(rest)?.[0] ??
          new RegExp(WORD.source, 'y').exec(rest)?.[0] ??
          (rest[0] as string));
    const problem = { code, at: positionAt(this.text, offset), found: quoted(found) };
    throw new LiteralProblem(number === undefined ? problem : { ...problem, number });
  }

  #match(pattern: RegExp): string {
    this.peek();
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.offset += found.length;
    return found;
  }
}
