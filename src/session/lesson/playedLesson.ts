/** The lesson that is played, and where the reader is in it. */
import type { AnyRun } from '../../core/run/anyRun.ts';
import type { Lesson } from '../../lesson/lesson.ts';
import type { ComparedAt } from '../../link/address.ts';
import type { LanguageCode } from '../../words/language.ts';
import type { StandingState } from '../session.ts';
import { type Slice, sliceIn } from '../slice.ts';
import type { Subject } from '../subject.ts';

/** A lesson, and how it stands in the address. */
export interface PlayedLesson {
  /** in the language, the same whenever it is asked for; a lecturer's own is in hers */
  readonly in: (code: LanguageCode) => Lesson;
  /** the hash that opens it at a moment, from 0, without "#"; null where it has none */
  readonly placeOf: (moment: number) => string | null;
}

export interface Playing {
  readonly played: PlayedLesson | null;
  /** the moment, from 0 */
  readonly at: number;
  /** moments whose question has its answer shown */
  readonly revealed: ReadonlySet<number>;
  /** what was chosen of a question, by moment */
  readonly chosen: ReadonlyMap<number, number>;
  /** "next" goes step by step to a moment of the same run */
  readonly goesThrough: boolean;
  /** what the moment opened; null while that is on its way, or if it did not come */
  readonly opened: Opened | null;
  /** what the moment opens is on its way */
  readonly isComing: boolean;
  /** how often "next" was pressed on a way that is known once the moment is shown */
  readonly waiting: number;
}

export interface Opened {
  readonly subject: Subject;
  readonly trace: AnyRun;
  readonly step: number;
  readonly compare: ComparedAt | null;
}

export const PLAYING: Slice<Playing> = {
  beginning: {
    played: null,
    at: 0,
    revealed: new Set(),
    chosen: new Map(),
    goesThrough: false,
    opened: null,
    isComing: false,
    waiting: 0,
  },
};

/** The lesson as it is said in the language of the page; null where none is played. */
export function lessonIn(state: StandingState): Lesson | null {
  return sliceIn(state, PLAYING).played?.in(state.language.code) ?? null;
}
