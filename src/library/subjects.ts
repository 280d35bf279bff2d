/**
 * The table of everything that a query can name: topics, terms of the glossary, sources, games, and subjects without a
 * tree.
 */
import { GAME_NAMES, GAMES, type GameName } from '../games/games.ts';
import type { Example } from './example.ts';
import { TERMS, type Term, type TermId } from './glossary.ts';
import { NOT_YET, type NotYetTerm } from './notYet.ts';
import { SOURCE_NAMES } from './sourceNames.ts';
import { keyOf, normalise } from './spelling.ts';
import { TOPICS, type Topic } from './topics.ts';

export interface Subject {
  readonly names: readonly string[];
  /** how much the example is about the subject by its topics; 0 for not at all */
  gradeOf(example: Example): number;
  /** whether an example belongs to the subject by its title and source */
  readonly isSource: boolean;
  /** the term of the glossary; null when it is none */
  readonly term: TermId | null;
  /** the game that the subject is; null when it is none */
  readonly game: GameName | null;
  /** set when the library has no tree about the subject */
  readonly notYet: NotYetTerm | null;
}

/** The ranks: the term is shown there; it is the example's own topic; it is a topic the example belongs to. */
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
  ...Object.entries(TERMS).flatMap(([id, term]) => ofTerm(id as TermId, term)),
  ...SOURCE_NAMES.map((names): Subject => ({ ...OTHER, names, isSource: true })),
  ...GAME_NAMES.map((game): Subject => ({ ...OTHER, names: GAMES[game].names, game })),
  ...NOT_YET.map((notYet): Subject => ({ ...OTHER, names: notYet.names, notYet })),
];

function ofTopic(topic: Topic, names: readonly string[]): Subject {
  const term: Term | undefined = isTerm(topic) ? TERMS[topic] : undefined;
  return {
    ...OTHER,
    names,
    term: isTerm(topic) ? topic : null,
    gradeOf({ id, topics }) {
      if (!topics.includes(topic)) return 0;
      return id === term?.shown.tree ? GRADE.shown : GRADE.topic;
    },
  };
}

/** A term without names of its own is a topic and found as such. */
function ofTerm(term: TermId, { names, about = [], shown }: Term): Subject[] {
  if (names === undefined) return [];
  const gradeOf = ({ id, topics }: Example) => {
    if (id === shown.tree) return GRADE.shown;
    return topics.some((topic) => about.includes(topic)) ? GRADE.wider : 0;
  };
  return [{ ...OTHER, names, term, gradeOf }];
}

function isTerm(id: string): id is TermId {
  return id in TERMS;
}

const NAMES = SUBJECTS.flatMap((subject) =>
  subject.names.map((name) => ({ subject, name: normalise(name), key: keyOf(name) })),
);

const BY_KEY = new Map<string, Subject[]>();
for (const { subject, key } of NAMES) BY_KEY.set(key, [...(BY_KEY.get(key) ?? []), subject]);

/** Returns the subjects with this key for a name, or for its plural. */
export function subjectsNamed(key: string): readonly Subject[] {
  const singular = key.replace(/(?<=[a-z]{2})s$/, '').replace(/ie$/, 'y');
  return BY_KEY.get(key) ?? BY_KEY.get(singular) ?? [];
}

/** Returns the subjects with a name that contains the word, in Latin letters at the beginning of a word. */
export function subjectsWith(word: string): readonly Subject[] {
  const isIn = /\p{Script=Han}/u.test(word)
    ? (name: string) => name.includes(word)
    : (name: string) => name.startsWith(word) || name.includes(` ${word}`) || name.includes(`-${word}`);
  return [...new Set(NAMES.filter(({ name }) => isIn(name)).map(({ subject }) => subject))];
}

/** The names that a Chinese word may contain, the longest first, so that 深剪枝 is not read as 剪枝. */
const CONTAINED = [...BY_KEY.keys()]
  .flatMap((key) => {
    if (/^[a-z\d]+$/.test(key)) return key.length < 3 ? [] : [`(?<![a-z])${key}(?![a-z])`];
    return key.length < 2 ? [] : [key];
  })
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/**
 * Returns the subjects that a word without spaces names, each as a list: 清华剪枝 names two. None when the word is not
 * Chinese.
 */
export function subjectsWithin(word: string): readonly (readonly Subject[])[] {
  if (!/\p{Script=Han}/u.test(word)) return [];
  return [...keyOf(word).matchAll(new RegExp(CONTAINED, 'g'))].map(([key]) => subjectsNamed(key));
}
