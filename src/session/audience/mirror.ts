/**
 * The messages from a presenter's window to the audience's: which figure is shown, at which step, and the question
 * about it. Both are windows of one page on one device; messages are read like any foreign data.
 */
import { LESSON_DRAFT } from '../../lesson/lesson.ts';
import { flag, list, type Of, oneOf, optional, record, text } from '../../notation/codec.ts';
import { nullable, number, variants, whole } from '../../notation/shapes.ts';

const MOST = Number.MAX_SAFE_INTEGER;

const ASKING = record({
  isOn: flag,
  last: nullable(
    record({ chosen: nullable(whole(-1, MOST)), question: whole(0, MOST), step: whole(0, MOST) }),
  ),
});

/** For a lesson: the moment, and the questions whose answer is shown, with the chosen options. */
const LESSON_AT = record({
  at: whole(0, MOST),
  revealed: list(whole(0, MOST)),
  chosen: list(record({ at: whole(0, MOST), option: whole(0, MOST) })),
});

/** A place in the figure, as shares of its width and height from its left and upper edge. */
const POINT = record({
  x: number(0, 1),
  y: number(0, 1),
  near: optional(record({ node: whole(0, MOST), x: number(-1e4, 1e4), y: number(-1e4, 1e4) })),
});

export const MIRROR_MESSAGE = variants({
  /** the audience's window has opened or come back, and asks for everything */
  hello: {},
  /** a presenter's window has opened, and asks who follows */
  lead: {},
  /** a key of a clicker that was pressed in the audience's window */
  press: { name: oneOf(['onward', 'backward', 'blank']) },
  /** a message that a window closes */
  bye: {},
  shown: {
    /** the address of the figure, at step 0 */
    figure: text(),
    step: whole(0, MOST),
    /** the moment of a comparison, whose address is at the first one */
    stop: nullable(record({ at: whole(0, MOST), past: whole(0, MOST) })),
    isBlank: flag,
    language: text(20),
    theme: text(20),
    asking: ASKING,
    /** the lesson; absent when it is the same as before, null when none is played */
    lesson: optional(nullable(LESSON_DRAFT)),
    lessonAt: nullable(LESSON_AT),
    pointer: nullable(POINT),
    /** whether the whole tree is shown, however small */
    isWhole: flag,
  },
});

export type MirrorMessage = Of<typeof MIRROR_MESSAGE>;
export type MirrorLessonAt = Of<typeof LESSON_AT>;
