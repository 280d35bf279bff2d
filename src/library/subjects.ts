/**
 * The table of all subjects that a query can name: topics, terms of the glossary, sources, games, and subjects without
 * a tree.
 */
import { GAME_NAMES, GAMES, type GameName } from '../games/games.ts';
import type { Example } from './example.ts';
import { NAMED, type Named, TERMS, type TermId, treeShowing } from './glossary.ts';
import { NOT_YET, type NotYetTerm } from './notYet.ts';
import { SOURCE_NAMES } from './sourceNames.ts';
import { keyOf, normalise } from './spelling.ts';
import { TOPICS, type Topic } from './topics.ts';

export interface Subject {
  readonly names: readonly string[];
  /** Returns how much an example is about the subject, judged by its topics; 0 for not at all. */
  gradeOf(example: Example): number;
  /** whether the subject is a source, to which an example belongs by its title and citation */
  readonly isSource: boolean;
  /** the term of the glossary that the subject is; null when it is none */
  readonly term: TermId | null;
  /** the game that the subject is; null when it is no game */
  readonly game: GameName | null;
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
  term: null,
  game: null,
  notYet: null,
};

const SUBJECTS: readonly Subject[] = [
  ...Object.entries(TOPICS).map(([id, names]) => ofTopic(id as Topic, names)),
  ...Object.entries(NAMED).map(([id, named]) => ofTerm(id as TermId, named)),
  ...SOURCE_NAMES.map((names): Subject => ({ ...OTHER, names, isSource: true })),
  ...GAME_NAMES.map((game): Subject => ({ ...OTHER, names: GAMES[game].names, game })),
  ...NOT_YET.map((notYet): Subject => ({ ...OTHER, names: notYet.names, notYet })),
];

function ofTopic(topic: Topic, names: readonly string[]): Subject {
  const term = isTerm(topic) ? topic : null;
  return {
    ...OTHER,
    names,
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
  return { ...OTHER, names, term, gradeOf };
}

function isTerm(id: string): id is TermId {
  return id in TERMS;
}

const NAMES = SUBJECTS.flatMap((subject) =>
  subject.names.map((name) => ({ subject, name: normalise(name), key: keyOf(name) })),
);

const BY_KEY = new Map<string, Subject[]>();
for (const { subject, key } of NAMES) BY_KEY.set(key, [...(BY_KEY.get(key) ?? []), subject]);

/** Returns the subjects that have this key as the key of a name, or of its singular. */
export function subjectsNamed(key: string): readonly Subject[] {
  const singular = key.replace(/(?<=[a-z]{2})s$/, '').replace(/ie$/, 'y');
  return BY_KEY.get(key) ?? BY_KEY.get(singular) ?? [];
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
