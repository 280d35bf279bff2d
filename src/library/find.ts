/** Finds what a reader types in the library; it comes with the code that asks, since it takes names of all games along. */
import type { GameName } from '../games/games.ts';
import type { Bilingual, Example } from './example.ts';
import type { TermId } from './glossary.ts';
import { LIBRARY } from './library.ts';
import type { NotYetTerm } from './notYet.ts';
import { searchExamples, subjectsOf } from './search.ts';

/** Returns the examples that match a query, the best first; with a language, titles count for more than other texts. */
export function searchLibrary(query: string, language?: keyof Bilingual): readonly Example[] {
  return searchExamples(LIBRARY, query, language);
}

/**
 * Returns what the query names, or begins to name, that belongs to the course and has no tree yet; null when there is
 * nothing of the kind or examples were found.
 */
export function notYet(query: string): NotYetTerm | null {
  if (searchLibrary(query).length > 0) return null;
  return subjectsOf(query).find((subject) => subject.notYet !== null)?.notYet ?? null;
}

/** Returns the terms of the glossary that the query names, or begins to name; the best match first. */
export function termsNamed(query: string): readonly TermId[] {
  const terms = subjectsOf(query).flatMap(({ term }) => (term === null ? [] : [term]));
  return [...new Set(terms)];
}

/** Returns the games that the query names, or begins to name; the best match first. */
export function gamesNamed(query: string): readonly GameName[] {
  const games = subjectsOf(query).flatMap(({ game }) => (game === null ? [] : [game]));
  return [...new Set(games)];
}
