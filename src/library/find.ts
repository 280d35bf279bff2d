/**
 * Finds what a reader asks for by typing: examples, terms, games, lessons, exercises and places of the page. The page
 * loads this file late, because it needs the names of all games.
 */
import type { GameName } from '../games/games.ts';
import type { Skill } from '../practice/index.ts';
import type { Bilingual, Example } from './example.ts';
import { type GameFigure, gameFiguresAbout } from './gameFigures.ts';
import type { TermId } from './glossary.ts';
import { LESSONS, type LessonRow, lessonById } from './lessons/lessons.ts';
import { LIBRARY } from './library.ts';
import type { NotYetTerm } from './notYet.ts';
import { PLACES, type PlaceName, type Wanted } from './places.ts';
import { examplesAbout, namedIn, searchExamples, subjectsOf } from './search.ts';
import { normalise } from './spelling.ts';
import { type Subject, splitAtFormulas } from './subjects.ts';
import { LESSON_NOTIONS, type Notion, PLACE_NOTIONS, SKILL_NOTIONS } from './taught.ts';

/** One of the things that a search finds; each opens a place of the page, but for what is missing. */
export type Answer =
  | { readonly kind: 'missing'; readonly missing: NotYetTerm }
  | { readonly kind: 'place'; readonly id: PlaceName }
  | { readonly kind: 'term'; readonly id: TermId }
  | { readonly kind: 'game'; readonly id: GameName }
  | { readonly kind: 'game-figure'; readonly figure: GameFigure }
  | { readonly kind: 'lesson'; readonly lesson: LessonRow }
  | { readonly kind: 'skill'; readonly id: Skill }
  | { readonly kind: 'figure'; readonly example: Example };

/** Returns the kind of an answer and its id, which no other answer has. */
export function answerKey(answer: Answer): string {
  switch (answer.kind) {
    case 'missing':
      return `missing ${answer.missing.id}`;
    case 'game-figure':
      return `game-figure ${answer.figure.id}`;
    case 'lesson':
      return `lesson ${answer.lesson.id}`;
    case 'figure':
      return `figure ${answer.example.id}`;
    case 'place':
    case 'term':
    case 'game':
    case 'skill':
      return `${answer.kind} ${answer.id}`;
  }
}

/** The greatest number of answers of a kind; kinds without a number are not limited. */
const MOST = { terms: 2, lessons: 2, skills: 2 };

/**
 * Returns the answers to a query, the best first: the places, terms and games that it names, then lessons and exercises
 * about them, then what it begins to name, and figures. Figures come first when the query has the number or the source
 * of one; a kind of answers comes first when the query asks for it by a word, as 练习 深剪枝 asks for exercises.
 */
export function answersTo(query: string, language?: keyof Bilingual): readonly Answer[] {
  const { parts, begun, isNumbered } = namedIn(query);
  const asking = parts.filter((subjects) => wantedBy(subjects).length > 0);
  const isAsking = asking.length > 0 && (asking.length < parts.length || isNumbered);
  const told = isAsking ? parts.filter((subjects) => !asking.includes(subjects)) : parts;
  const named = told.flat();
  const subjects = [...named, ...begun];

  const found = searchLibrary(query, language);
  const examples = found.length === 0 && isAsking ? examplesAbout(LIBRARY, told) : found;
  const figures = examples.map((example): Answer => ({ kind: 'figure', example }));
  const terms = idsOf(subjects, 'term').slice(0, MOST.terms);
  const isNamed = (id: TermId) => named.some(({ term }) => term === id);
  const games = idsOf(named, 'game');
  const places = idsOf(named, 'place');

  const groups: readonly (readonly [Wanted | null, readonly Answer[]])[] = [
    [null, places.map((id) => ({ kind: 'place', id }))],
    ['term', terms.filter(isNamed).map((id) => ({ kind: 'term', id }))],
    ['game', games.flatMap(answersOfGame)],
    ['lesson', lessonsFor(told, subjects).map((lesson) => ({ kind: 'lesson', lesson }))],
    ['skill', skillsFor(told, subjects).map((id) => ({ kind: 'skill', id }))],
    [null, placesFor(subjects).flatMap((id) => (places.includes(id) ? [] : [{ kind: 'place', id }]))],
    [
      'game',
      idsOf(begun, 'game')
        .filter((id) => !games.includes(id))
        .flatMap(answersOfGame),
    ],
    ['term', terms.filter((id) => !isNamed(id)).map((id) => ({ kind: 'term', id }))],
    ['figure', figures],
  ];
  const isOfSource = named.some(({ isSource }) => isSource);
  const first = isAsking ? asking.flatMap(wantedBy) : isNumbered || isOfSource ? ['figure'] : [];
  const isFirst = ([kind]: (typeof groups)[number]) => kind !== null && first.includes(kind);
  const answers = [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))].flatMap(
    ([, group]) => group,
  );
  const missing = figures.length > 0 ? null : missingIn(answers.length === 0 ? subjects : named);
  if (missing === null) return answers;
  const others = answers.filter((answer) => answer.kind !== 'term' || !missing.terms.includes(answer.id));
  return [
    { kind: 'missing', missing },
    ...missing.terms.map((id): Answer => ({ kind: 'term', id })),
    ...others,
  ];
}

/** Whether a text is the name of something though it looks like a tree, as (α, β) does. */
export function isFormula(query: string): boolean {
  const [before, formula, ...after] = splitAtFormulas(normalise(query.trim()));
  return formula !== undefined && [before, ...after].join('') === '';
}

/** Returns the kinds of answers that the subjects of one part of a query ask for. */
function wantedBy(subjects: readonly Subject[]): readonly Wanted[] {
  return subjects.flatMap(({ place }) => (place === null ? [] : (PLACES[place].wants ?? [])));
}

function answersOfGame(id: GameName): readonly Answer[] {
  return [
    { kind: 'game', id },
    ...gameFiguresAbout(id).map((figure): Answer => ({ kind: 'game-figure', figure })),
  ];
}

/** Returns what the subjects are in one respect, such as the terms among them, each once. */
function idsOf<Key extends 'term' | 'game' | 'place' | 'lesson' | 'skill'>(
  subjects: readonly Subject[],
  key: Key,
): NonNullable<Subject[Key]>[] {
  return [...new Set(subjects.flatMap((subject) => subject[key] ?? []))] as NonNullable<Subject[Key]>[];
}

function missingIn(subjects: readonly Subject[]): NotYetTerm | null {
  return subjects.find(({ notYet }) => notYet !== null)?.notYet ?? null;
}

function lessonsFor(parts: readonly (readonly Subject[])[], subjects: readonly Subject[]) {
  const about = LESSONS.map(({ id }) => [id, LESSON_NOTIONS[id]?.about ?? []] as const);
  const ids = [...idsOf(subjects, 'lesson'), ...bestAbout(about, parts, subjects)];
  return [...new Set(ids)].flatMap((id) => lessonById(id) ?? []).slice(0, MOST.lessons);
}

function skillsFor(parts: readonly (readonly Subject[])[], subjects: readonly Subject[]): readonly Skill[] {
  const about = Object.entries(SKILL_NOTIONS).map(([id, skill]) => [id as Skill, skill.about] as const);
  const ids = [...idsOf(subjects, 'skill'), ...bestAbout(about, parts, subjects)];
  return [...new Set(ids)].slice(0, MOST.skills);
}

function placesFor(subjects: readonly Subject[]): readonly PlaceName[] {
  const about = Object.entries(PLACE_NOTIONS).map(([id, notions]) => [id as PlaceName, notions] as const);
  return bestAbout(about, [], subjects);
}

/**
 * Returns the ids of what is about one of the subjects: first what is about most parts of the query, then what is about
 * the first of the subjects, then what names the subject earliest among its notions.
 */
function bestAbout<Id>(
  rows: readonly (readonly [Id, readonly Notion[]])[],
  parts: readonly (readonly Subject[])[],
  subjects: readonly Subject[],
): readonly Id[] {
  const placeOf = (about: readonly Notion[], { notion }: Subject) =>
    notion === null ? -1 : about.indexOf(notion);
  return rows
    .map(([id, about]) => {
      const places = subjects.map((subject) => placeOf(about, subject));
      const first = places.findIndex((place) => place >= 0);
      const met = parts.filter((part) => part.some((subject) => placeOf(about, subject) >= 0)).length;
      return { id, met, first, place: places[first] ?? -1 };
    })
    .filter(({ first }) => first >= 0)
    .toSorted((a, b) => b.met - a.met || a.first - b.first || a.place - b.place)
    .map(({ id }) => id);
}

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
  return searchLibrary(query).length > 0 ? null : missingIn(subjectsOf(query));
}
