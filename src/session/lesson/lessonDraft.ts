/**
 * The lesson that is being made: moments collected while exploring, with notes, in an order. Every change is stored and
 * can be undone.
 */

import { LESSON_LIMITS, type Lesson, type LessonMoment } from '../../lesson/lesson.ts';
import { encodeAddress } from '../../link/address.ts';
import { VERSION } from '../../link/addressFormat.ts';
import { LESSON_KEY, readStoredLesson, writeStoredLesson } from '../../storage/storedLesson.ts';
import { onStoredElsewhere } from '../../storage/storedText.ts';
import { addressOf } from '../addressOf.ts';
import { packedOf } from '../packedOf.ts';
import { addNotices, dismissNotice, type Session, type SessionState } from '../session.ts';
import { changeSlice, type Slice, sliceOf } from '../slice.ts';

/** A moment with a name that does not change while it is moved and edited. */
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
  /** the states before the changes, the last first */
  readonly past: readonly LessonDraft[];
  readonly future: readonly LessonDraft[];
  /** what the last change was about; further changes of the same are undone together with it */
  readonly about: string | null;
  readonly storing: 'not-yet' | 'stored' | 'refused' | 'newer';
  /** whether the stored lesson was damaged and was moved aside */
  readonly isSetAside: boolean;
  /** the storage; null when it is not available */
  readonly storage: Storage | null;
}

const BLANK: LessonDraft = { title: '', moments: [] };

/** The number of changes that can be undone. */
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

/** Reads the stored lesson; once per page. */
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
  // When another tab changes the same lesson, this tab takes it over. The lesson as it was here can be restored by
  // undo.
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

/** Changes the lesson; consecutive changes about the same are one. */
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
  // The notice about the moment added last disappears with the next change, and exists only once.
  for (const notice of session.getState().notices)
    if (notice.kind === 'moment-kept') dismissNotice(session, notice);
  changeSlice(session, LESSON_MADE, {
    ...change,
    draft,
    storing: storing === 'newer' ? storing : isKept ? 'stored' : 'refused',
  });
}

/** Undoes the last change, or redoes it; returns false when there is none. */
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

/** `about` names the field: what is typed into one field is one change. */
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

/** Moves a moment by one place; at the ends it does not move. */
export function shiftMoment(session: Session, key: number, by: -1 | 1): void {
  const { moments } = sliceOf(session, LESSON_MADE).draft;
  const from = moments.findIndex((entry) => entry.key === key);
  const [moved, to] = [moments[from], from + by];
  if (moved === undefined || to < 0 || to >= moments.length) return;
  changeLesson(session, () => ({ moments: moments.toSpliced(from, 1).toSpliced(to, 0, moved) }));
}

/** Replaces the current lesson by another one; undo restores it. */
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

/** Adds what is or was shown as the last moment of the lesson, with a first title, and shows a notice. */
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
  // A second press does not add a second moment.
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

/** Returns the address of the picture without version and language; null when it is too large. */
async function figureOf(state: SessionState): Promise<string | null> {
  if (state.subject.own !== null) await packedOf(state.subject);
  const address = addressOf({ ...state, linkLanguage: null });
  const hash = address === null ? null : encodeAddress(address);
  return hash === null ? null : hash.slice(VERSION.length + 1);
}
