/**
 * A lesson is a list of moments: each is a figure at a step with a title and a note, and perhaps a question to the
 * class. The lessons that come with the program exist in every language, those of a lecturer in one. In files and links
 * a moment is the address of its figure, so that later versions can open it.
 */
import { LIMITS } from '../core/tree/limits.ts';
import { list, type Of, optional, record, type Shape, text } from '../notation/codec.ts';
import { whole } from '../notation/numberShapes.ts';
import { refined, versioned } from '../notation/shapes.ts';

/** The greatest sizes of a lesson's parts, so that no lesson from a file or link makes the page slow. */
export const LESSON_LIMITS = {
  moments: 60,
  title: 200,
  note: 2000,
  leastOptions: 2,
  options: 5,
  option: 200,
} as const;

export const LESSON_FORMAT = 'plyscope-lesson';
const LESSON_VERSION = 1;

/** A question to the class. */
export type LessonQuestion = Of<typeof QUESTION>;

const QUESTION = refined(
  record({
    ask: text(LESSON_LIMITS.note),
    options: list(text(LESSON_LIMITS.option), LESSON_LIMITS.leastOptions, LESSON_LIMITS.options),
    /** the index of the correct option, from 0 */
    right: whole(0, LESSON_LIMITS.options - 1),
    /** the explanation given with the answer */
    why: text(LESSON_LIMITS.note),
  }),
  ({ options, right }, reader, path) => {
    if (right >= options.length)
      reader.refuse(`${path}.right`, right, { kind: 'whole', least: 0, most: options.length - 1 });
  },
);

/** A moment of a lesson: a figure at a step, with what is said about it. */
export type LessonMoment = Of<typeof MOMENT>;

const MOMENT = record({
  /** the address of the figure without "#" and version: "tree=aima-fig-5-5&step=14" */
  figure: text(LIMITS.linkChars),
  title: text(LESSON_LIMITS.title),
  note: text(LESSON_LIMITS.note),
  question: optional(QUESTION),
});

export type Lesson = Of<ReturnType<typeof lessonOf>>;

function lessonOf(format: string, least: number) {
  return versioned(format, LESSON_VERSION, {
    title: text(LESSON_LIMITS.title),
    moments: list(MOMENT, least, LESSON_LIMITS.moments),
  });
}

/** A lesson as a file or link contains it. */
export const LESSON: Shape<Lesson> = lessonOf(LESSON_FORMAT, 1);

/** A lesson that is still being made and may have no moments yet. */
export const LESSON_DRAFT: Shape<Lesson> = lessonOf('plyscope-lesson-draft', 0);

/** Returns the address of a moment's figure as the hash of the page. */
export function hashOfMoment({ figure }: Pick<LessonMoment, 'figure'>): string {
  return `v1&${figure}`;
}
