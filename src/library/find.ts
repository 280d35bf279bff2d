/**
 * Finds examples, terms and games by what a reader types. The page loads this file late, because it needs the names of
 * all games.
 */
import type { GameName } from '../games/games.ts';
import type { Bilingual, Example } from './example.ts';
import type { TermId } from './glossary.ts';
import { LIBRARY } from './library.ts';
import type { NotYetTerm } from './notYet.ts';
import { searchExamples, subjectsOf } from './search.ts';

/**
 * Returns the examples that match a query, the best first; with a language given, titles in it count for more than
 * other texts.
 */
export function searchLibrary(query: string, language?: keyof Bilingual): readonly Example[] {
  return searchExamples(LIBRARY, query, language);
}

/**
 * Returns the subject of the course that the query names, or begins to name, and that has no tree yet; null when there
 * is no such subject, and when examples were found.
 */
export function notYet(query: string): NotYetTerm | null {
  if (searchLibrary(query).length > 0) return null;
  return subjectsOf(query).find((subject) => subject.notYet !== null)?.notYet ?? null;
}

/** Returns the terms of the glossary that the query names, or begins to name, the best match first. */
export function termsNamed(query: string): readonly TermId[] {
  const terms = subjectsOf(query).flatMap(({ term }) => (term === null ? [] : [term]));
  return [...new Set(terms)];
}

/** Returns the games that the query names, or begins to name, the best match first. */
export function gamesNamed(query: string): readonly GameName[] {
  const games = subjectsOf(query).flatMap(({ game }) => (game === null ? [] : [game]));
  return [...new Set(games)];
}
