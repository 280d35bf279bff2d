/**
 * The lesson that the reader is making: an ordered list of moments, collected while exploring trees, with
 * notes. Every change is stored and can be undone.
 */

import { LESSON_LIMITS, type Lesson, type LessonMoment } from '../../lesson/lesson.ts';
import { encodeAddress } from '../../link/address.ts';
import { VERSION } from '../../link/addressFormat.ts';
import { LESSON_KEY, readStoredLesson, writeStoredLesson } from '../../storage/storedLesson.ts';
import { onStoredElsewhere } from '../../storage/storedText.ts';
import { addressOf } from '../addressOf.ts';
import { packAll } from '../packedOf.ts';
import { addNotices, dismissNotice, type Session, type SessionState } from '../session.ts';
import { changeSlice, type Slice, sliceOf } from '../slice.ts';

/** A moment of the lesson with a key, which remains the same when the moment is edited or moved. */
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
  /** the states before the changes, the latest first */
  readonly past: readonly LessonDraft[];
  readonly future: readonly LessonDraft[];
  /**
   * what the last change was about; consecutive changes about the same field or moment are undone together
   */
  readonly about: string | null;
  readonly storing: 'not-yet' | 'stored' | 'refused' | 'newer';
  /** whether the stored lesson could not be read and was moved to another place in the browser's storage */
  readonly isSetAside: boolean;
  /** the browser's storage in which the lesson is kept; null when it is not available */
  readonly storage: Storage | null;
}

const BLANK: LessonDraft = { title: '', moments: [] };

/** The greatest number of changes of the lesson that can be undone. */
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

/** Reads the lesson stored on this device; only the first call on a page reads it. */
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
  // When another browser tab changes the stored lesson, this tab takes that lesson over. Undo restores the
  // lesson that this tab had.
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

/** Changes the lesson and stores it. Consecutive changes with the same `about` are undone together. */
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
  // Removes the notice that a moment was added, so that it disappears with the next change and never appears
  // twice.
  for (const notice of session.getState().notices)
    if (notice.kind === 'moment-kept') dismissNotice(session, notice);
  changeSlice(session, LESSON_MADE, {
    ...change,
    draft,
    storing: storing === 'newer' ? storing : isKept ? 'stored' : 'refused',
  });
}

/**
 * Undoes the last change of the lesson, or redoes the change that was undone last; returns false when there
 * is none.
 */
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

/**
 * Changes a moment of the lesson. `about` names the edited field: all that is typed into one field is undone
 * together.
 */
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

/**
 * Moves a moment of the lesson one position earlier or later; the first and the last moment do not move
 * beyond the ends.
 */
export function shiftMoment(session: Session, key: number, by: -1 | 1): void {
  const { moments } = sliceOf(session, LESSON_MADE).draft;
  const from = moments.findIndex((entry) => entry.key === key);
  const [moved, to] = [moments[from], from + by];
  if (moved === undefined || to < 0 || to >= moments.length) return;
  changeLesson(session, () => ({ moments: moments.toSpliced(from, 1).toSpliced(to, 0, moved) }));
}

/** Replaces the lesson that is being made by another one; undo restores it. */
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
  return { title, moments: moments.map(withKey) };
}

function withKey(moment: LessonMoment): DraftMoment {
  keys += 1;
  return { key: keys, moment };
}

/**
 * Adds the tree that `shown` displays, at its step, as the last moment of the lesson, with a suggested title,
 * and shows a notice.
 */
export async function keepMoment(
  session: Session,
  storage: Storage | null,
  title: string,
  shown: SessionState,
): Promise<void> {
  loadLessonDraft(session, storage);
  const kept = () => sliceOf(session, LESSON_MADE).draft.moments;
  const isFull = kept().length >= LESSON_LIMITS.moments;
  const figure = isFull ? null : await figureOf(shown);
  if (figure === null) {
    addNotices(session, [{ kind: 'moment-not-kept', why: isFull ? 'too-many' : 'too-large' }]);
    return;
  }
  // When the last moment has the same address, a second press of the button does not add it again.
  if (kept().at(-1)?.moment.figure !== figure) {
    const entry = withKey({ figure, title: title.slice(0, LESSON_LIMITS.title), note: '' });
    changeLesson(session, ({ moments }) => ({ moments: [...moments, entry] }));
  }
  addNotices(session, [{ kind: 'moment-kept', number: kept().length }]);
}

/**
 * Returns the address of the displayed figure without its version and language; null when the tree is too
 * large for an address.
 */
async function figureOf(state: SessionState): Promise<string | null> {
  await packAll(state.subject);
  const address = addressOf({ ...state, linkLanguage: null });
  const hash = address === null ? null : encodeAddress(address);
  return hash === null ? null : hash.slice(VERSION.length + 1);
}
