/** The lesson that is being made: moments kept while exploring, written about and put in order. Every change is kept and can be taken back. */

import { LESSON_LIMITS, type Lesson, type LessonMoment } from '../../lesson/lesson.ts';
import { encodeAddress } from '../../link/address.ts';
import { VERSION } from '../../link/addressFormat.ts';
import { LESSON_KEY, readStoredLesson, writeStoredLesson } from '../../storage/storedLesson.ts';
import { onStoredElsewhere } from '../../storage/storedText.ts';
import { addressOf } from '../addressOf.ts';
import { packedOf } from '../packedOf.ts';
import { addNotices, dismissNotice, type Session, type SessionState } from '../session.ts';
import { changeSlice, type Slice, sliceOf } from '../slice.ts';

/** A moment with a name that stays while it is moved and changed. */
export interface DraftMoment {
  readonly key: number;
  readonly moment: LessonMoment;
}

export interface LessonDraft {
  readonly title: string;
  readonly moments: readonly DraftMoment[];
}

interface DraftState {
  readonly draft: LessonDraft;
  /** the last comes first */
  readonly past: readonly LessonDraft[];
  readonly future: readonly LessonDraft[];
  /** what the last change was about: more of the same is taken back with it */
  readonly about: string | null;
  readonly storing: 'not-yet' | 'stored' | 'refused' | 'newer';
  /** what was kept before was damaged and stands aside */
  readonly isSetAside: boolean;
  /** where it is kept; null where it cannot be */
  readonly storage: Storage | null;
}

const BLANK: LessonDraft = { title: '', moments: [] };

/** So many changes can be taken back. */
const MOST_PAST = 200;

export const LESSON_MADE: Slice<DraftState> = {
  beginning: {
    draft: BLANK,
    past: [],
    future: [],
    about: null,
    storing: 'not-yet',
    isSetAside: false,
    storage: null,
  },
};

let keys = 0;

/** Reads what is kept; once for a page. */
export function loadLessonDraft(session: Session, from: Storage | null): void {
  if (sliceOf(session, LESSON_MADE).storing !== 'not-yet') return;
  const kept = readStoredLesson(from);
  const storage = kept.kind === 'stuck' ? null : from;
  changeSlice(session, LESSON_MADE, {
    storage,
    draft: kept.kind === 'read' ? draftOf(kept.value) : BLANK,
    storing: kept.kind === 'newer' ? 'newer' : storage === null ? 'refused' : 'stored',
    isSetAside: kept.kind === 'damaged',
  });
  // Another tab goes on with the same lesson: so does this one. What stood here is one change back, and can be had again.
  onStoredElsewhere(LESSON_KEY, () => {
    const theirs = readStoredLesson(from);
    if (theirs.kind !== 'read') return;
    const { draft, past } = sliceOf(session, LESSON_MADE);
    changeSlice(session, LESSON_MADE, {
      draft: draftOf(theirs.value),
      past: pastWith(draft, past),
      future: [],
      about: null,
    });
  });
}

/** Changes the lesson; changes that follow each other about the same are one. */
function changeLesson(
  session: Session,
  change: (draft: LessonDraft) => Partial<LessonDraft>,
  about: string | null = null,
): void {
  const { draft, past, about: last } = sliceOf(session, LESSON_MADE);
  const next = { ...draft, ...change(draft) };
  const isSame = about !== null && about === last;
  keep(session, next, {
    past: isSame ? past : pastWith(draft, past),
    future: [],
    about,
  });
}

function pastWith(draft: LessonDraft, past: readonly LessonDraft[]): readonly LessonDraft[] {
  return [draft, ...past].slice(0, MOST_PAST);
}

function keep(
  session: Session,
  draft: LessonDraft,
  change: Pick<DraftState, 'past' | 'future' | 'about'>,
): void {
  const { storing, storage } = sliceOf(session, LESSON_MADE);
  const isKept = storing !== 'newer' && writeStoredLesson(storage, lessonOf(draft));
  // What was said of the last moment kept is over with the next change, and stands once.
  for (const notice of session.getState().notices)
    if (notice.kind === 'moment-kept') dismissNotice(session, notice);
  changeSlice(session, LESSON_MADE, {
    ...change,
    draft,
    storing: storing === 'newer' ? storing : isKept ? 'stored' : 'refused',
  });
}

/** Takes back the last change, or does it again; false where there is none. */
export function travelLesson(session: Session, way: 'undo' | 'redo'): boolean {
  const { draft, past, future } = sliceOf(session, LESSON_MADE);
  const [next, ...rest] = way === 'undo' ? past : future;
  if (next === undefined) return false;
  keep(session, next, {
    past: way === 'undo' ? rest : [draft, ...past],
    future: way === 'undo' ? [draft, ...future] : rest,
    about: null,
  });
  return true;
}

export function titleLesson(session: Session, title: string): void {
  changeLesson(session, () => ({ title }), 'title');
}

/** `about` names the field: what is typed in one is one change. */
export function changeMoment(
  session: Session,
  key: number,
  change: (moment: LessonMoment) => LessonMoment,
  about: string | null = null,
): void {
  changeLesson(
    session,
    ({ moments }) => ({
      moments: moments.map((entry) => (entry.key === key ? { key, moment: change(entry.moment) } : entry)),
    }),
    about === null ? null : `${about} ${key}`,
  );
}

export function removeMoment(session: Session, key: number): void {
  changeLesson(session, ({ moments }) => ({ moments: moments.filter((entry) => entry.key !== key) }));
}

/** Moves a moment by one place; at the ends it stays. */
export function shiftMoment(session: Session, key: number, by: -1 | 1): void {
  const { moments } = sliceOf(session, LESSON_MADE).draft;
  const from = moments.findIndex((entry) => entry.key === key);
  const [moved, to] = [moments[from], from + by];
  if (moved === undefined || to < 0 || to >= moments.length) return;
  changeLesson(session, () => ({ moments: moments.toSpliced(from, 1).toSpliced(to, 0, moved) }));
}

/** Puts another lesson in place of the one at hand, which can be had back. */
export function openLessonDraft(session: Session, lesson: Lesson): void {
  changeLesson(session, () => draftOf(lesson));
}

export function newLesson(session: Session): void {
  changeLesson(session, () => BLANK);
}

export function lessonOf({ title, moments }: LessonDraft): Lesson {
  return { title, moments: moments.map(({ moment }) => moment) };
}

function draftOf({ title, moments }: Lesson): LessonDraft {
  return {
    title,
    moments: moments.map((moment) => {
      keys += 1;
      return { key: keys, moment };
    }),
  };
}

/** Keeps what is or was shown as the last moment of the lesson, under a title to begin with, and says so. */
export async function keepMoment(
  session: Session,
  storage: Storage | null,
  title: string,
  shown: SessionState,
): Promise<void> {
  loadLessonDraft(session, storage);
  if (sliceOf(session, LESSON_MADE).draft.moments.length >= LESSON_LIMITS.moments) {
    addNotices(session, [{ kind: 'moment-not-kept', why: 'too-many' }]);
    return;
  }
  const figure = await figureOf(shown);
  if (figure === null) {
    addNotices(session, [{ kind: 'moment-not-kept', why: 'too-large' }]);
    return;
  }
  // A second press is no second moment.
  const last = sliceOf(session, LESSON_MADE).draft.moments.at(-1);
  if (last?.moment.figure === figure) {
    addNotices(session, [
      { kind: 'moment-kept', number: sliceOf(session, LESSON_MADE).draft.moments.length },
    ]);
    return;
  }
  keys += 1;
  const entry = { key: keys, moment: { figure, title: title.slice(0, LESSON_LIMITS.title), note: '' } };
  changeLesson(session, ({ moments }) => ({ moments: [...moments, entry] }));
  const { length } = sliceOf(session, LESSON_MADE).draft.moments;
  addNotices(session, [{ kind: 'moment-kept', number: length }]);
}

/** The address of the picture without version and language; null where it does not fit. */
async function figureOf(state: SessionState): Promise<string | null> {
  if (state.subject.own !== null) await packedOf(state.subject);
  const address = addressOf({ ...state, linkLanguage: null });
  const hash = address === null ? null : encodeAddress(address);
  return hash === null ? null : hash.slice(VERSION.length + 1);
}
