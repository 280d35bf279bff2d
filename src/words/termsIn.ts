/** The explanations of terms, and the places where their names occur in other texts. */
import { memoizeByObject } from '../core/memoizeByObject.ts';

export interface GlossaryEntry {
  readonly title: string;
  /** the explanation in two sentences */
  readonly text: string;
  /**
   * the names as they occur in texts of the language; capitals must match, except for the first letter of other names
   */
  readonly names: readonly string[];
}

/** A term by its place in a text: from its first character to the one after its last. */
export interface TermPlace<Term extends string> {
  readonly from: number;
  readonly to: number;
  readonly term: Term;
}

/**
 * Returns the places where the text names terms of a language, in order, with the longest name at each place. Names in
 * Latin and Greek letters are whole words or their plurals; Chinese ones may stand anywhere.
 *
 * @param glossary the glossary in the language of the text
 */
export function termsIn<Term extends string>(
  text: string,
  glossary: Readonly<Record<Term, GlossaryEntry>>,
): readonly TermPlace<Term>[] {
  const { pattern, termOf, read } = readerOf(glossary);
  const known = read.get(text);
  if (known !== undefined) return known as readonly TermPlace<Term>[];
  const places = [...text.matchAll(pattern)].map((match) => {
    const from = match.index;
    return { from, to: from + match[0].length, term: termOf(match) as Term };
  });
  if (read.size >= MOST_READ) read.clear();
  read.set(text, places);
  return places;
}

/** The number of texts whose terms are cached: most texts of the page stay from step to step. */
const MOST_READ = 500;

interface Reader {
  readonly pattern: RegExp;
  /** the texts that were searched, with their terms */
  readonly read: Map<string, readonly TermPlace<string>[]>;
  termOf(match: RegExpExecArray): string;
}

/** One regular expression for each language, with a group for each name. */
const readerOf = memoizeByObject((glossary: Readonly<Record<string, GlossaryEntry>>): Reader => {
  const rows = Object.entries(glossary)
    .flatMap(([term, { names }]) => names.map((name) => ({ term, name })))
    .toSorted((a, b) => b.name.length - a.name.length);
  return {
    read: new Map(),
    pattern: new RegExp(rows.map(({ name }) => `(${patternOf(name)})`).join('|'), 'g'),
    termOf(match) {
      // The whole match comes before the groups.
      let group = 1;
      while (group < match.length && match[group] === undefined) group += 1;
      return rows[group - 1]?.term ?? '';
    },
  };
});

const LETTER = '[A-Za-zα-ωΑ-Ω]';
/** A match inside a word, or next to its hyphen. */
const BEFORE = `(?<!${LETTER}|\\d|${LETTER}-)`;
const BEHIND = `(?!${LETTER}|\\d|-${LETTER})`;

function patternOf(name: string): string {
  const first = /^[a-z](?=[a-z])/.test(name) ? `[${name.charAt(0)}${name.charAt(0).toUpperCase()}]` : '';
  const rest = name
    .slice(first === '' ? 0 : 1)
    .replace(/[()[\]]/g, '\\$&')
    .replaceAll('-', '[-–]')
    .replaceAll(' ', '\\s');
  const before = /^[a-zα-ω]/i.test(name) ? BEFORE : '';
  const behind = /[a-zα-ω]$/i.test(name) ? `${/[a-z]$/.test(name) ? 's?' : ''}${BEHIND}` : '';
  return `${before}${first}${rest}${behind}`;
}
