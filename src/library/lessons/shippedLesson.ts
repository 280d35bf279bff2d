/** A lesson that comes with the program, in every language. */
import type { Lesson, LessonMoment } from '../../lesson/lesson.ts';
import type { Bilingual } from '../example.ts';

export interface ShippedQuestion {
  readonly ask: Bilingual;
  /** the options; one that reads the same in every language is a plain text */
  readonly options: readonly (Bilingual | string)[];
  /** the index of the correct option, from 0 */
  readonly right: number;
  /** the explanation given with the answer */
  readonly why: Bilingual;
}

export interface ShippedMoment {
  /** the address of the moment's figure, without "#" and version */
  readonly figure: string;
  readonly title: Bilingual;
  /** two or three sentences; every number and name in the sentences occurs in the figure at that step */
  readonly note: Bilingual;
  readonly question?: ShippedQuestion;
}

/** The moments of a lesson; its title is in the table of lessons. */
export type ShippedLesson = readonly ShippedMoment[];

/** Returns a lesson of the program in one language. */
export function lessonIn(shipped: ShippedLesson, title: Bilingual, code: keyof Bilingual): Lesson {
  return { title: title[code], moments: shipped.map((moment) => momentIn(moment, code)) };
}

function momentIn({ figure, title, note, question }: ShippedMoment, code: keyof Bilingual): LessonMoment {
  const moment = { figure, title: title[code], note: note[code] };
  if (question === undefined) return moment;
  const { ask, options, right, why } = question;
  const said = options.map((option) => (typeof option === 'string' ? option : option[code]));
  return { ...moment, question: { ask: ask[code], options: said, right, why: why[code] } };
}
