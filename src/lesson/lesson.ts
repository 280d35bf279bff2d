/**
 * A lesson: moments in an order, each a figure at a step with a title and a note, and perhaps a question to the class.
 * The lessons of the program are in every language, a lecturer's own in hers. In files and links a moment is the
 * address of its figure, so that it opens for ever.
 */
import { LIMITS } from '../core/tree/limits.ts';
import { list, type Of, optional, record, type Shape, text } from '../notation/codec.ts';
import { refined, versioned, whole } from '../notation/shapes.ts';

/** These limits keep the page fast whatever is sent to it. */
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
    /** the index of the right option, from 0 */
    right: whole(0, LESSON_LIMITS.options - 1),
    /** the text shown with the answer */
    why: text(LESSON_LIMITS.note),
  }),
  ({ options, right }, reader, path) => {
    if (right >= options.length)
      reader.refuse(`${path}.right`, right, { kind: 'whole', least: 0, most: options.length - 1 });
  },
);

/** A moment of a lesson. */
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

/** A lesson in a file or link. */
export const LESSON: Shape<Lesson> = lessonOf(LESSON_FORMAT, 1);

/** A lesson that is still being made, which may have no moments yet. */
export const LESSON_DRAFT: Shape<Lesson> = lessonOf('plyscope-lesson-draft', 0);

/** Returns what "next" goes through: the addresses of the pictures, without what else stands in a moment. */
export function hashOfMoment({ figure }: Pick<LessonMoment, 'figure'>): string {
  return `v1&${figure}`;
}
