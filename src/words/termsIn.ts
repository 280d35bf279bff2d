/** What is said of a term, and where its names stand in what is said of anything else. */
import { memoizeByObject } from '../core/memoizeByObject.ts';

export interface GlossaryEntry {
  readonly title: string;
  /** two sentences */
  readonly text: string;
  /** as they stand in texts of the language; those in capitals stand in no other way, of others the first letter may */
  readonly names: readonly string[];
}

/** A term by its place in a text: from the first character to before the last. */
export interface TermPlace<Term extends string> {
  readonly from: number;
  readonly to: number;
  readonly term: Term;
}

/**
 * Where the text names terms of a language, in order, the longest name at each place. Names in Latin and Greek letters
 * are whole words, or their plurals; Chinese ones may stand anywhere.
 *
 * @param glossary as it was loaded in the language of the text
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

/** Most texts of the page stay from step to step: this many are kept with their terms. */
const MOST_READ = 500;

interface Reader {
  readonly pattern: RegExp;
  /** the texts that were read, with their terms */
  readonly read: Map<string, readonly TermPlace<string>[]>;
  termOf(match: RegExpExecArray): string;
}

/** One expression a language, with a group a name. */
const readerOf = memoizeByObject((glossary: Readonly<Record<string, GlossaryEntry>>): Reader => {
  const rows = Object.entries(glossary)
    .flatMap(([term, { names }]) => names.map((name) => ({ term, name })))
    .toSorted((a, b) => b.name.length - a.name.length);
  return {
    read: new Map(),
    pattern: new RegExp(rows.map(({ name }) => `(${patternOf(name)})`).join('|'), 'g'),
    termOf(match) {
      // The whole match stands before the groups.
      let group = 1;
      while (group < match.length && match[group] === undefined) group += 1;
      return rows[group - 1]?.term ?? '';
    },
  };
});

const LETTER = '[A-Za-zα-ωΑ-Ω]';
/** In a word, or before or behind its hyphen. */
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
