/**
 * The table of all subjects that a query can name: topics, terms of the glossary, sources, games, and subjects without
 * a tree.
 */
import { GAME_NAMES, GAMES, type GameName } from '../games/games.ts';
import { SKILLS, type Skill } from '../practice/skill.ts';
import type { Example } from './example.ts';
import { TERMS, type TermId, treeShowing } from './glossary.ts';
import { LESSONS } from './lessons/lessons.ts';
import { NOT_YET, type NotYetTerm } from './notYet.ts';
import { PLACES, type PlaceName } from './places.ts';
import { SOURCE_NAMES } from './sourceNames.ts';
import { keyOf, normalise } from './spelling.ts';
import { LESSON_NOTIONS, type Notion, SKILL_NOTIONS } from './taught.ts';
import { NAMED, type Named } from './termNames.ts';
import { TOPICS, type Topic, TREE_NAMES, TREES_OF_GAME } from './topics.ts';

export interface Subject {
  readonly names: readonly string[];
  /** Returns how much an example is about the subject, judged by its topics; 0 for not at all. */
  gradeOf(example: Example): number;
  /** whether the subject is a source, to which an example belongs by its title and citation */
  readonly isSource: boolean;
  /** the topic, term or game that the subject is, by which lessons and exercises about it are found; null for others */
  readonly notion: Notion | null;
  /** the term of the glossary that the subject is; null when it is none */
  readonly term: TermId | null;
  /** the game that the subject is; null when it is no game */
  readonly game: GameName | null;
  /** the id of the lesson that the subject is; null when it is no lesson */
  readonly lesson: string | null;
  /** the skill that the subject is; null when it is none */
  readonly skill: Skill | null;
  /** the screen or dialog that the subject is; null when it is none */
  readonly place: PlaceName | null;
  /** the subject as one without a tree; null when the library has a tree about it */
  readonly notYet: NotYetTerm | null;
}

/**
 * The grades of an example for a subject: its search shows the term; the subject is its own topic; the subject is a
 * wider topic.
 */
const GRADE = { shown: 4, topic: 3, wider: 2 };

const OTHER: Omit<Subject, 'names'> = {
  gradeOf: () => 0,
  isSource: false,
  notion: null,
  term: null,
  game: null,
  lesson: null,
  skill: null,
  place: null,
  notYet: null,
};

const SUBJECTS: readonly Subject[] = [
  ...Object.entries(TOPICS).map(([id, names]) => ofTopic(id as Topic, names)),
  ...Object.entries(NAMED).map(([id, named]) => ofTerm(id as TermId, named)),
  ...SOURCE_NAMES.map((names): Subject => ({ ...OTHER, names, isSource: true })),
  ...TREE_NAMES.map(
    ({ ids, names }): Subject => ({ ...OTHER, names, gradeOf: ({ id }) => gradeIn(ids, id) }),
  ),
  ...GAME_NAMES.map((game): Subject => {
    const gradeOf = ({ id }: Example) => gradeIn(TREES_OF_GAME[game] ?? [], id);
    return { ...OTHER, names: GAMES[game].names, notion: game, game, gradeOf };
  }),
  ...LESSONS.map(({ id, title }): Subject => {
    const names = [title.en, title.zh, ...(LESSON_NOTIONS[id]?.names ?? [])];
    return { ...OTHER, names, lesson: id };
  }),
  ...SKILLS.map((skill): Subject => ({ ...OTHER, names: SKILL_NOTIONS[skill].names ?? [], skill })),
  ...Object.entries(PLACES).map(([id, { names }]): Subject => ({ ...OTHER, names, place: id as PlaceName })),
  ...NOT_YET.map((notYet): Subject => ({ ...OTHER, names: notYet.names, notYet })),
];

function gradeIn(ids: readonly string[], id: string): number {
  return ids.includes(id) ? GRADE.topic : 0;
}

function ofTopic(topic: Topic, names: readonly string[]): Subject {
  const term = isTerm(topic) ? topic : null;
  return {
    ...OTHER,
    names,
    notion: topic,
    term,
    gradeOf({ id, topics }) {
      if (!topics.includes(topic)) return 0;
      return term !== null && id === treeShowing(term) ? GRADE.shown : GRADE.topic;
    },
  };
}

function ofTerm(term: TermId, { names, about }: Named): Subject {
  const gradeOf = ({ id, topics }: Example) => {
    if (id === treeShowing(term)) return GRADE.shown;
    return topics.some((topic) => about.includes(topic)) ? GRADE.wider : 0;
  };
  return { ...OTHER, names, notion: term, term, gradeOf };
}

function isTerm(id: string): id is TermId {
  return id in TERMS;
}

const NAMES = SUBJECTS.flatMap((subject) =>
  subject.names.map((name) => ({ subject, name: normalise(name), key: keyOf(name) })),
);

/** Names such as O(b^m), whose brackets do not separate words. */
const FORMULAS = NAMES.filter(({ name }) => isFormula(name));

function isFormula(name: string): boolean {
  return /[([]/.test(name);
}

/** Without its brackets a short formula may be another word: V(s) is not "vs". */
const SHORTEST_FORMULA = 4;

const BY_KEY = new Map<string, Subject[]>();
for (const { subject, name, key } of NAMES)
  if (!isFormula(name) || key.length >= SHORTEST_FORMULA)
    BY_KEY.set(key, [...(BY_KEY.get(key) ?? []), subject]);

/** A pattern of all formulas, the longest first, with or without spaces in them. */
const FORMULA = new RegExp(
  `(?<![a-z\\d])(${FORMULAS.map(({ name }) => spaced(name))
    .toSorted((a, b) => b.length - a.length)
    .join('|')})`,
);

function spaced(name: string): string {
  return [...name.replace(/\s/g, '')].map((sign) => sign.replace(/[()^*+.?[\]{}|\\]/, '\\$&')).join('\\s*');
}

/**
 * Returns the parts of a normalized text between formulas, and the formulas: the parts with even indices are texts,
 * those with odd ones formulas.
 */
export function splitAtFormulas(text: string): readonly string[] {
  return text.split(FORMULA);
}

/** Returns the subjects that have this normalized formula as a name. */
export function subjectsOfFormula(formula: string): readonly Subject[] {
  const written = formula.replace(/\s/g, '');
  return FORMULAS.filter(({ name }) => name.replace(/\s/g, '') === written).map(({ subject }) => subject);
}

/** Returns the subjects that have this key, or its singular, as the key of a name. */
export function subjectsNamed(key: string): readonly Subject[] {
  const singular = key.replace(/(?<=[a-z]{2})s$/, '').replace(/ie$/, 'y');
  return [...new Set([key, singular].flatMap((one) => BY_KEY.get(one) ?? []))];
}

/**
 * Returns the subjects one of whose names contains the word; a word in Latin letters only at the beginning of a word.
 */
export function subjectsWith(word: string): readonly Subject[] {
  const isIn = /\p{Script=Han}/u.test(word)
    ? (name: string) => name.includes(word)
    : (name: string) => name.startsWith(word) || name.includes(` ${word}`) || name.includes(`-${word}`);
  return [...new Set(NAMES.filter(({ name }) => isIn(name)).map(({ subject }) => subject))];
}

/** A pattern of the names that a Chinese word may contain, the longest first, so that 深剪枝 is not read as 剪枝. */
const CONTAINED = [...BY_KEY.keys()]
  .flatMap((key) => {
    if (/^[a-z\d]+$/.test(key)) return key.length < 3 ? [] : [`(?<![a-z])${key}(?![a-z])`];
    return key.length < 2 ? [] : [key];
  })
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/**
 * Returns the subjects that each name inside a Chinese word stands for, one list for each name: 清华剪枝 contains two.
 * Empty when the word is not Chinese.
 */
export function subjectsWithin(word: string): readonly (readonly Subject[])[] {
  if (!/\p{Script=Han}/u.test(word)) return [];
  return [...keyOf(word).matchAll(new RegExp(CONTAINED, 'g'))].map(([key]) => subjectsNamed(key));
}
