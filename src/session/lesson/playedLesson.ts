/** The lesson that is being played, and where the reader is in it. */
import type { AnyRun } from '../../core/run/anyRun.ts';
import type { Lesson } from '../../lesson/lesson.ts';
import type { ComparedAt } from '../../link/address.ts';
import type { LanguageCode } from '../../words/language.ts';
import type { StandingState } from '../session.ts';
import { type Slice, sliceIn } from '../slice.ts';
import type { Subject } from '../subject.ts';

/** A lesson and its addresses. */
export interface PlayedLesson {
  /** returns the lesson in the language, always the same object; a lecturer's own lesson is in her language */
  readonly in: (code: LanguageCode) => Lesson;
  /** returns the hash that opens it at a moment, from 0, without "#"; null when it has none */
  readonly placeOf: (moment: number) => string | null;
}

export interface Playing {
  readonly played: PlayedLesson | null;
  /** the moment, from 0 */
  readonly at: number;
  /** the moments whose question has its answer shown */
  readonly revealed: ReadonlySet<number>;
  /** the chosen option of a question, by moment */
  readonly chosen: ReadonlyMap<number, number>;
  /** whether "next" steps to a moment of the same run */
  readonly goesThrough: boolean;
  /** what the moment opened; null while it is loading or when it failed */
  readonly opened: Opened | null;
  /** whether the moment is loading */
  readonly isComing: boolean;
  /** the number of times that "next" was pressed before the moment was loaded */
  readonly waiting: number;
}

export interface Opened {
  readonly subject: Subject;
  readonly run: AnyRun;
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

/** Returns the lesson in the language of the page; null when none is played. */
export function lessonIn(state: StandingState): Lesson | null {
  return sliceIn(state, PLAYING).played?.in(state.language.code) ?? null;
}
