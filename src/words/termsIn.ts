/** The explanations of terms, and the search for their names in other texts. */
import { memoizeByObject } from '../core/memoizeByObject.ts';

export interface GlossaryEntry {
  readonly title: string;
  /** the explanation of the term, in two sentences */
  readonly text: string;
  /**
   * the names by which texts mention the term. Capital letters inside a name have to match; a small first
   * letter may also be a capital
   */
  readonly names: readonly string[];
}

/** A term and its position in a text: the index of its first character, and the index after its last. */
export interface TermPlace<Term extends string> {
  readonly from: number;
  readonly to: number;
  readonly term: Term;
}

/**
 * Returns the positions at which a text mentions terms of the glossary, in order; where several names match,
 * the longest. Names in Latin and Greek letters have to be whole words, or their plurals; Chinese names may
 * occur anywhere.
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

/**
 * The number of texts whose terms are cached, because most texts of the page do not change from step to step.
 */
const MOST_READ = 500;

interface Reader {
  readonly pattern: RegExp;
  /** the texts that have been searched, with the terms found in them */
  readonly read: Map<string, readonly TermPlace<string>[]>;
  termOf(match: RegExpExecArray): string;
}

/** Returns the regular expression of a glossary, in which every name of a term is a group. */
const readerOf = memoizeByObject((glossary: Readonly<Record<string, GlossaryEntry>>): Reader => {
  const rows = Object.entries(glossary)
    .flatMap(([term, { names }]) => names.map((name) => ({ term, name })))
    .toSorted((a, b) => b.name.length - a.name.length);
  return {
    read: new Map(),
    pattern: new RegExp(rows.map(({ name }) => `(${patternOf(name)})`).join('|'), 'g'),
    termOf(match) {
      // Index 0 of a match is the whole matched text; the groups begin at index 1.
      let group = 1;
      while (group < match.length && match[group] === undefined) group += 1;
      return rows[group - 1]?.term ?? '';
    },
  };
});

const LETTER = '[A-Za-zα-ωΑ-Ω]';
/** Lookarounds that reject a match inside a longer word or beside its hyphen. */
const BEFORE = `(?<!${LETTER}|\\d|${LETTER}-)`;
const BEHIND = `(?!${LETTER}|\\d|-${LETTER})`;

function patternOf(name: string): string {
  const first = /^[a-z](?=[a-z])/.test(name) ? `[${name.charAt(0)}${name.charAt(0).toUpperCase()}]` : '';
  const rest = name
    .slice(first === '' ? 0 : 1)
    .replace(/[()[\]^]/g, '\\$&')
    .replaceAll('-', '[-–]')
    .replaceAll(' ', '\\s');
  const before = /^[a-zα-ω]/i.test(name) ? BEFORE : '';
  const behind = /[a-zα-ω]$/i.test(name) ? `${/[a-z]$/.test(name) ? 's?' : ''}${BEHIND}` : '';
  return `${before}${first}${rest}${behind}`;
}
