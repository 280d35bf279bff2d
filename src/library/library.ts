/** The library: one list for each group, in the order of the menu. */
import { DEFAULT_ALGORITHM } from '../core/search/algorithms.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../core/search/searchSettings.ts';
import type { GameName } from '../games/games.ts';
import type { Settings } from '../notation/settings.ts';
import type { Bilingual, Chapter, Example, ExampleGroup, Written } from './example.ts';
import { aimaFig55 } from './examples/aimaFig55.ts';
import { COURSE } from './examples/course.ts';
import { DEPTHS } from './examples/depths.ts';
import { DICE } from './examples/dice.ts';
import { EXAM } from './examples/exam.ts';
import { PLAYERS } from './examples/players.ts';
import { TEXTBOOK } from './examples/textbook.ts';
import { type ShownAt, TERMS, type TermId } from './glossary.ts';
import type { NotYetTerm } from './notYet.ts';
import { searchExamples, subjectsOf } from './search.ts';

/**
 * Every example: the one with which the program opens, the course, then textbooks and tutorials, then exams and
 * homework.
 */
export const LIBRARY: readonly Example[] = [
  aimaFig55,
  ...inGroup('course', [...COURSE, ...DICE, ...DEPTHS]),
  ...inGroup('textbook', TEXTBOOK),
  ...inGroup('textbook', PLAYERS),
  ...inGroup('exam', EXAM),
];

function inGroup(group: ExampleGroup, examples: readonly Written[]): readonly Example[] {
  const usual = { group, origin: 'published', algorithm: DEFAULT_ALGORITHM } as const;
  return examples.map((example) => ({ ...usual, ...example }));
}

/** Returns the figures of a chapter in order. */
export function figuresOf(chapter: Chapter): readonly Example[] {
  return LIBRARY.filter((example) => example.chapter === chapter);
}

/** Returns the figures of a chapter that the front door shows: those for which its sources are known. */
export function frontFiguresOf(chapter: Chapter): readonly Example[] {
  return FRONT[chapter].flatMap((id) => exampleById(id) ?? []);
}

const FRONT: Readonly<Record<Chapter, readonly string[]>> = {
  1: ['single-agent'],
  2: ['aima-fig-5-2', 'thu-fig-3-5', 'ttt-stage1', 'ttt-stage2'],
  3: ['aima-fig-5-5', 'thu-fig-3-10', 'nilsson-fig-3-12-left', 'wikipedia-ab'],
  4: ['how-deep', 'estimate-or-proof', 'material', 'trap'],
  5: ['aima-chance-1234', 'aima-chance-1-20-30-400', 'aima-ex-chance-trivial', 'backgammon-dice'],
};

/** Returns the example with that id; undefined when there is none. */
export function exampleById(id: string): Example | undefined {
  return LIBRARY.find((example) => example.id === id);
}

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

/** The step that shows a term: a tree with the settings of its search and display. */
export interface TermShown {
  readonly example: Example;
  readonly settings: Settings;
}

export function showingOf(id: TermId): TermShown {
  const {
    tree,
    step,
    algorithm,
    rules,
    limits,
    notation = 'window',
    numbers = 'max',
  }: ShownAt = TERMS[id].shown;
  const example = exampleById(tree);
  if (example === undefined)
    throw new Error(`the term ${id} is shown on ${tree}, which is not in the library`);
  const settings = {
    algorithm: algorithm ?? example.algorithm,
    rules: { ...DEFAULT_RULES, ...example.rules, ...rules },
    limits: { ...NO_LIMITS, ...example.limits, ...limits },
    notation,
    numbers,
    step,
  };
  return { example, settings };
}
