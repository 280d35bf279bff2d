/** Whether brackets pair up, before anything else is asked: of all slips the most frequent one. */
import { LIMITS } from '../core/tree/limits.ts';
import { isQuote, quotedAt } from './characters.ts';
import { type Problem, positionAt } from './problem.ts';

const CLOSER: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/** More brackets than any tree can have open; what is deeper is refused for its depth. */
const DEEPEST = 3 * LIMITS.depth + 3;

/** The first bracket that has no partner, with what would mend it; null where all pair up. `plain` is the text in plain characters. */
export function bracketProblem(text: string, plain: string): Problem | null {
  const open: number[] = [];
  for (let offset = 0; offset < plain.length; offset += 1) {
    const character = plain[offset] as string;
    if (isQuote(character)) {
      const string = quotedAt(text, offset);
      if (string === '') return null;
      offset += string.length - 1;
    } else if (CLOSER.has(character)) {
      open.push(offset);
      if (open.length > DEEPEST) return null;
    } else if (character === ')' || character === ']' || character === '}') {
      const opener = open.pop();
      const found = text[offset] as string;
      if (opener === undefined) {
        const repair = [{ offset, length: 1, text: '' }];
        return { code: 'extra-bracket', at: positionAt(text, offset), found, repair };
      }
      const due = CLOSER.get(plain[opener] as string) as string;
      if (due !== character) {
        const repair = [{ offset, length: 1, text: due }];
        return { code: 'wrong-bracket', at: positionAt(text, offset), found, repair };
      }
    }
  }
  const last = open.at(-1);
  if (last === undefined || open.length > LIMITS.depth) return null;
  const closers = open.map((offset) => CLOSER.get(plain[offset] as string) as string).reverse();
  return {
    code: 'unclosed',
    at: positionAt(text, last),
    found: text[last] as string,
    repair: [{ offset: text.length, length: 0, text: closers.join('') }],
  };
}
