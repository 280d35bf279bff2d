/** The state of a lesson that is being played: its moment, and which questions were answered. */
import type { AnyRun } from '../../core/index.ts';
import type { Lesson } from '../../lesson/lesson.ts';
import type { ComparedAt } from '../../link/address.ts';
import type { LanguageCode } from '../../words/index.ts';
import type { StandingState } from '../session.ts';
import { type Slice, sliceIn } from '../slice.ts';
import type { Subject } from '../subject.ts';

/** A lesson that can be played, with its addresses. */
export interface PlayedLesson {
  /**
   * returns the lesson in the given language, always the same object; a lecturer's own lesson has only its
   * own language
   */
  readonly in: (code: LanguageCode) => Lesson;
  /**
   * returns the hash, without "#", that opens the lesson at a moment counted from 0; null when the lesson has
   * no address
   */
  readonly placeOf: (moment: number) => string | null;
}

export interface Playing {
  readonly played: PlayedLesson | null;
  /** the index of the current moment, from 0 */
  readonly at: number;
  /** the indices of the moments whose question has its answer displayed */
  readonly revealed: ReadonlySet<number>;
  /** by index of a moment, the option of its question that was chosen */
  readonly chosen: ReadonlyMap<number, number>;
  /**
   * whether "next" steps through the run to a later moment of the same run, instead of going to this moment
   * at once
   */
  readonly goesThrough: boolean;
  /**
   * the tree and step that the moment displayed; null while the moment is loading or when it failed to load
   */
  readonly opened: Opened | null;
  /** whether the current moment is loading */
  readonly isComing: boolean;
  /** how many times "next" was pressed before the moment was loaded */
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

/** Returns the played lesson in the language of the page; null when no lesson is played. */
export function lessonIn(state: StandingState): Lesson | null {
  return sliceIn(state, PLAYING).played?.in(state.language.code) ?? null;
}
