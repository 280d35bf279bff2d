/**
 * The messages from a presenter's window to the audience's window: the figure, its step, and the question
 * asked about it. Both windows belong to one page on one device; messages are checked like any other input.
 */
import { LESSON_DRAFT } from '../../lesson/lesson.ts';
import { flag, list, type Of, oneOf, optional, record, text } from '../../notation/codec.ts';
import { number, whole } from '../../notation/numberShapes.ts';
import { nullable, variants } from '../../notation/shapes.ts';

const MOST = Number.MAX_SAFE_INTEGER;

const ASKING = record({
  isOn: flag,
  last: nullable(
    record({ chosen: nullable(whole(-1, MOST)), question: whole(0, MOST), step: whole(0, MOST) }),
  ),
});

/**
 * The part of a message about a lesson: the current moment, the questions whose answer is displayed, and the
 * options that were chosen.
 */
const LESSON_AT = record({
  at: whole(0, MOST),
  revealed: list(whole(0, MOST)),
  chosen: list(record({ at: whole(0, MOST), option: whole(0, MOST) })),
});

/** A point in the figure, as shares of its width and height, 0 to 1, from its left and upper edge. */
const POINT = record({
  x: number(0, 1),
  y: number(0, 1),
  near: optional(record({ node: whole(0, MOST), x: number(-1e4, 1e4), y: number(-1e4, 1e4) })),
});

export const MIRROR_MESSAGE = variants({
  /** an audience's window has opened or become visible again, and requests the whole state */
  hello: {},
  /** a presenter's window has opened, and asks which windows belong to its audience */
  lead: {},
  /** a key of a clicker was pressed in the audience's window, which the presenter's window carries out */
  press: { name: oneOf(['onward', 'backward', 'blank']) },
  /** the window that sends this message is being closed */
  bye: {},
  shown: {
    /** the address of the displayed figure, with its step set to 0 */
    figure: text(),
    step: whole(0, MOST),
    /**
     * in a comparison of two figures: the stop that is displayed, and the number of events after it; the
     * address contains the first stop
     */
    stop: nullable(record({ at: whole(0, MOST), past: whole(0, MOST) })),
    isBlank: flag,
    language: text(20),
    theme: text(20),
    asking: ASKING,
    /** the lesson; absent when it is the same as in the previous message, null when no lesson is played */
    lesson: optional(nullable(LESSON_DRAFT)),
    lessonAt: nullable(LESSON_AT),
    pointer: nullable(POINT),
    /** whether the whole tree is displayed, however small its texts become */
    isWhole: flag,
  },
});

export type MirrorMessage = Of<typeof MIRROR_MESSAGE>;
export type MirrorLessonAt = Of<typeof LESSON_AT>;
