/**
 * Finds examples by what students and lecturers type: any name of a topic, a term or a source, the number of a figure
 * in an edition, words of a title, a source or a notice, an id, or a row of leaves such as "3 12 8". Examples about the
 * query come first, and examples that only mention it come last.
 */
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { parseTree } from '../notation/parseTree.ts';
import { AIMA_EDITIONS, type Bilingual, type Example } from './example.ts';
import { keyOf, normalise } from './spelling.ts';
import {
  type Subject,
  splitAtFormulas,
  subjectsNamed,
  subjectsOfFormula,
  subjectsWith,
  subjectsWithin,
} from './subjects.ts';

/** One part of a query: a row of leaves, a number of a figure, a subject, or a word. */
type Asked =
  | { readonly kind: 'row'; readonly text: string; readonly subjects: readonly Subject[] }
  /** the number of a figure, an exercise or a section, such as "6.11" */
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'subject'; readonly text: string; readonly subjects: readonly Subject[] }
  | {
      readonly kind: 'word';
      readonly text: string;
      /** the subjects one of whose names contains the word, or begins with it in Latin letters */
      readonly begun: readonly Subject[];
      /** for a Chinese word without spaces, such as 剪枝算法: the subjects that each name inside the word stands for */
      readonly within: readonly (readonly Subject[])[];
    };

/** The searchable texts of one example, with the spaces removed that writers may leave out. */
interface Places {
  readonly titles: string;
  /** the id, the titles and the citations of the example */
  readonly origin: string;
  readonly texts: string;
  readonly numbers: readonly string[];
  /** the row of leaves and the words of the id, each in the form " 3 12 8 " */
  readonly rows: readonly string[];
}

/**
 * How well an example matches a part of a query; 0 means not at all. An example whose title names the subject comes
 * before others of the same grade.
 */
const GRADE = { number: 6, numberInTitle: 5, numberInSource: 4, title: 3, row: 2, begun: 2, mention: 1 };
const MORE_FOR_TITLE = 2;

const FIGURE = /^-?(?:\d+(?:\.\d+)?|inf)$/;
const NUMBER = /^\d{1,2}[.-]\d{1,2}$/;
/** Matches the position before a figure's number, as in "图5.5", "fig.5-5", "aima图5.5" and "第2版图5.5". */
const BEFORE_NUMBER =
  /(?<=版)|(?<=\p{Script=Han}|^(?:aima|figure|fig|exercise|ex)\.?)(?=\d{1,2}[.-]\d{1,2}$)/u;
/** Matches a space beside a Chinese character, or between a letter and a digit. */
const SPACE_BETWEEN_SCRIPTS =
  /(?<=\p{Script=Han}) | (?=\p{Script=Han})|(?<=[a-z]) (?=\d)|(?<=\d) (?=[a-z])/gu;
const SEPARATORS = /[\s[\](){},、;:。?!"“”「」《》]+/;
/** Words that say nothing about an example; they are left out of a query that has other words. */
const GENERIC =
  /^(?:an?|the|of|in|on|for|with|and|is|what|algorithms?|methods?|figures?|fig\.?|图|算法|方法|什么是|的)$/;
/** The number of words in the longest name of a subject. */
const MOST_WORDS = 6;

/**
 * Returns the examples in which every part of the query is found, the best match first and equal matches in the given
 * order; with a language given, titles in it count for more than other texts. An empty query finds all examples.
 */
export function searchExamples(
  examples: readonly Example[],
  query: string,
  language?: keyof Bilingual,
): readonly Example[] {
  const asked = tellingOf(allAskedIn(query));
  return ranked(examples, (example) => asked.map((part) => gradeOf(part, example, language !== undefined)));
}

/** The subjects that a query names. */
export interface Named {
  /** for each part of the query that names subjects, these subjects */
  readonly parts: readonly (readonly Subject[])[];
  /** the subjects that all remaining words begin to name */
  readonly begun: readonly Subject[];
  /** whether the query has the number of a figure */
  readonly isNumbered: boolean;
}

/** Returns the subjects that a query names and begins to name. */
export function namedIn(query: string): Named {
  const all = allAskedIn(query);
  const asked = tellingOf(all);
  const named = all.flatMap((part) =>
    'subjects' in part && part.subjects.length > 0 ? [part.subjects] : [],
  );
  const words = asked.flatMap((part) => (part.kind === 'word' ? [part] : []));
  const [first = [], ...others] = words.map(({ begun }) => begun);
  return {
    parts: [...named, ...words.flatMap(({ within }) => within)],
    begun: first.filter((subject) => others.every((begun) => begun.includes(subject))),
    isNumbered: asked.some(({ kind }) => kind === 'number'),
  };
}

/** Returns the subjects that the query names, followed by those that its other words begin to name. */
export function subjectsOf(query: string): readonly Subject[] {
  const { parts, begun } = namedIn(query);
  return [...parts.flat(), ...begun];
}

/**
 * Returns the examples that are about one of the subjects of every part, the best first and equal ones in the given
 * order.
 */
export function examplesAbout(
  examples: readonly Example[],
  parts: readonly (readonly Subject[])[],
): readonly Example[] {
  return ranked(examples, (example) => parts.map((subjects) => gradeOfSubjects(subjects, example, false)));
}

/** Returns the examples with no grade 0, those with the greatest sum of grades first. */
function ranked(
  examples: readonly Example[],
  gradesOf: (example: Example) => readonly number[],
): readonly Example[] {
  return examples
    .map((example) => ({ example, grades: gradesOf(example) }))
    .filter(({ grades }) => !grades.includes(0))
    .map(({ example, grades }) => ({ example, grade: grades.reduce((sum, one) => sum + one, 0) }))
    .toSorted((a, b) => b.grade - a.grade)
    .map(({ example }) => example);
}

/**
 * Returns the parts of a query. Consecutive numbers, such as "3 12 8", are one part, and so are the words of a name and
 * a formula.
 */
function allAskedIn(query: string): readonly Asked[] {
  return splitAtFormulas(normalise(query)).flatMap((text, index) =>
    index % 2 === 0
      ? askedInWords(text)
      : [{ kind: 'subject' as const, text, subjects: subjectsOfFormula(text) }],
  );
}

/** Returns the parts by which examples are found: all, but for generic words beside others. */
function tellingOf(asked: readonly Asked[]): readonly Asked[] {
  const telling = asked.filter(({ text }) => !GENERIC.test(text));
  return telling.length > 0 ? telling : asked;
}

function askedInWords(text: string): Asked[] {
  // Rows of leaves with slashes between them, as on paper, count as one row.
  const all = text
    .replace(/\s\/\s/g, ' ')
    .split(SEPARATORS)
    .flatMap((word) => word.split(BEFORE_NUMBER))
    .filter((word) => word !== '');
  const asked: Asked[] = [];
  for (let at = 0; at < all.length; ) {
    const { part, words } = readPart(all, at);
    if (part !== null) asked.push(part);
    at += words;
  }
  return asked;
}

function readPart(all: readonly string[], at: number): { part: Asked | null; words: number } {
  const figures = all.slice(at).findIndex((word) => !FIGURE.test(word));
  const inRow = figures < 0 ? all.length - at : figures;
  const word = all[at] ?? '';
  if (inRow < 2 && NUMBER.test(word))
    return { part: { kind: 'number', text: word.replace('-', '.') }, words: 1 };
  if (inRow > 0) {
    const text = all.slice(at, at + inRow).join(' ');
    return { part: { kind: 'row', text, subjects: subjectsNamed(keyOf(text)) }, words: inRow };
  }
  for (let words = Math.min(MOST_WORDS, all.length - at); words > 0; words -= 1) {
    const text = all.slice(at, at + words).join(' ');
    const subjects = subjectsNamed(keyOf(text));
    if (subjects.length > 0) return { part: { kind: 'subject', text, subjects }, words };
  }
  return {
    part: { kind: 'word', text: word, begun: subjectsWith(word), within: subjectsWithin(word) },
    words: 1,
  };
}

function gradeOf(asked: Asked, example: Example, titlesCount: boolean): number {
  const places = placesOf(example);
  switch (asked.kind) {
    case 'row':
      return Math.max(gradeOfRow(asked.text, places), gradeOfSubjects(asked.subjects, example, false));
    case 'number':
      return Math.max(gradeOfNumber(asked.text, places), gradeOfRow(asked.text, places));
    case 'subject': {
      const grade = gradeOfSubjects(asked.subjects, example, titlesCount);
      // An example that merely mentions a game, a place of the page or a subject without a tree does not match it.
      return grade > 0 || asked.subjects.every(isApart)
        ? grade
        : gradeOfWord(asked.text, places, titlesCount);
    }
    case 'word': {
      const begun = Math.min(GRADE.begun, gradeOfSubjects(asked.begun, example, false));
      const within = asked.within.map((subjects) => gradeOfSubjects(subjects, example, titlesCount));
      const all = within.length === 0 ? 0 : Math.min(...within);
      return Math.max(
        begun,
        all,
        gradeOfRow(asked.text, places),
        gradeOfWord(asked.text, places, titlesCount),
      );
    }
  }
}

/** Whether a subject is no topic of examples. */
function isApart({ notYet, game, lesson, skill, place }: Subject): boolean {
  return [notYet, game, lesson, skill, place].some((part) => part !== null);
}

function gradeOfSubjects(subjects: readonly Subject[], example: Example, titlesCount: boolean): number {
  const { titles, origin } = placesOf(example);
  const grades = subjects.map((subject) => {
    const isIn = (text: string) => subject.names.some((name) => hasWord(text, closedUp(name)));
    const grade = subject.isSource ? (isIn(origin) ? GRADE.title : 0) : subject.gradeOf(example);
    return grade > 0 && titlesCount && isIn(titles) ? grade + MORE_FOR_TITLE : grade;
  });
  return Math.max(0, ...grades);
}

function gradeOfNumber(number: string, { numbers, titles, origin, texts }: Places): number {
  if (numbers.includes(number)) return GRADE.number;
  const whole = new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?!\\.?\\d)`);
  if (whole.test(titles)) return GRADE.numberInTitle;
  if (whole.test(origin)) return GRADE.numberInSource;
  return hasWord(texts, number) ? GRADE.mention : 0;
}

function gradeOfRow(text: string, { rows }: Places): number {
  return rows.some((row) => row.includes(` ${text} `)) ? GRADE.row : 0;
}

function gradeOfWord(text: string, { titles, texts }: Places, titlesCount: boolean): number {
  const word = closedUp(text);
  if (titlesCount && hasWord(titles, word)) return GRADE.title;
  return hasWord(texts, word) ? GRADE.mention : 0;
}

/**
 * Whether the text contains the word; a word in Latin letters only at the beginning of a word, so that "exam" is not
 * found in "counterexample".
 */
function hasWord(text: string, word: string): boolean {
  const inside = /^[a-z]/.test(word) ? /[a-z]/ : /^\d/.test(word) ? /[\d.]/ : null;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (inside === null || at === 0 || !inside.test(text[at - 1] ?? '')) return true;
  return false;
}

/** The searchable texts of an example, built once, because every letter typed asks for those of all examples. */
const placesOf = memoizeByObject((example: Example): Places => {
  const { id, title, source, notice, numbers } = example;
  const titles = [title.en, title.zh];
  const origin = [id, ...titles, source.en, source.zh];
  const editions = AIMA_EDITIONS.flatMap((edition) => numbersOf(edition, numbers?.[edition]));
  return {
    titles: titles.map(closedUp).join('\n'),
    origin: origin.map(closedUp).join('\n'),
    texts: [...origin, notice.en, notice.zh, ...editions].map(closedUp).join('\n'),
    numbers: Object.values(numbers ?? {}).flat(),
    rows: [leafRow(example), id.replaceAll('-', ' ')].map((row) => ` ${row} `),
  };
});

/** Returns the ways in which people write that a figure has these numbers in an edition of AIMA. */
function numbersOf(edition: number, numbers: readonly string[] = []): string[] {
  const ordinal = { 2: '2nd', 3: '3rd', 4: '4th' }[edition];
  const chinese = { 2: '二', 3: '三', 4: '四' }[edition];
  return numbers.map(
    (number) =>
      `AIMA ${ordinal} ed. edition ${edition}e figure fig. ${number} 第 ${edition} 版 第${chinese}版 图 ${number}`,
  );
}

function leafRow(example: Example): string {
  const parsed = parseTree(example.literal);
  if (!parsed.ok) throw new Error(`the literal of ${example.id} is not a tree`);
  const tree = parsed.value;
  return tree
    .leaves()
    .map((leaf) => normalise(String(tree.value(leaf))))
    .join(' ');
}

/**
 * Returns the normalized text without the spaces that some writers leave out: "图 5.5" becomes "图5.5", and "CS 188"
 * becomes "cs188".
 */
function closedUp(text: string): string {
  return normalise(text).replace(SPACE_BETWEEN_SCRIPTS, '');
}
