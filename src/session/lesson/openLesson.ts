/** Opens a lesson: by the name of a lesson of the program, from a link, or from a file next to the page. */
import { memoizeByKey } from '../../core/memoizeByKey.ts';
import { LIMITS } from '../../core/tree/limits.ts';
import { asPlayed } from '../../lesson/asked.ts';
import { LESSON, LESSON_FORMAT, type Lesson } from '../../lesson/lesson.ts';
import { lessonById } from '../../library/lessons/lessons.ts';
import { lessonIn as shippedIn } from '../../library/lessons/shippedLesson.ts';
import {
  encodeLessonLink,
  isFileName,
  type LessonAddress,
  lessonInHash,
  packLesson,
  unpackLesson,
} from '../../link/lessonLink.ts';
import { shownPath } from '../../notation/fault.ts';
import type { Problem, Read } from '../../notation/index.ts';
import { formatIn, readJson } from '../../notation/jsonText.ts';
import { SET_FORMAT, setShape } from '../../practice/exerciseSet.ts';
import type { LanguageCode } from '../../words/index.ts';
import { openFiled } from '../filedTrees.ts';
import { addNotices, type Session } from '../session.ts';
import { loadSetTrees } from '../sets/setTrees.ts';
import { changeSlice, type Slice, sliceOf } from '../slice.ts';
import { visit } from '../visiting.ts';
import { PLAYING, type PlayedLesson } from './playedLesson.ts';
import { bringMoment, playLesson } from './playLesson.ts';

/**
 * What an address named but the page could not open, with all faults that were found in it; it is kept until
 * a lesson is opened.
 */
interface Refused extends Pick<Read<unknown>, 'faults' | 'more'> {
  readonly holds: 'lesson' | 'set' | 'trees';
  readonly textProblem?: Problem | null;
}

export const LESSON_FAULT: Slice<{ readonly refused: Refused | null }> = { beginning: { refused: null } };

/**
 * Opens what an address names and plays it from its moment on. When it cannot be opened, a notice tells the
 * reader, and the page keeps what it displayed.
 */
export async function openLessonOf(session: Session, hash: string): Promise<void> {
  const read = lessonInHash(hash);
  if (read === null) {
    addNotices(session, [{ kind: 'damaged-lesson', fault: 'damaged' }]);
    return;
  }
  const { address, unknown } = read;
  addNotices(
    session,
    unknown.map((part) => ({ kind: 'unknown-part', part })),
  );
  await openNamed(session, address);
}

async function openNamed(session: Session, address: LessonAddress): Promise<void> {
  switch (address.kind) {
    case 'shipped':
      return openShipped(session, address.id, address.moment);
    case 'packed':
      return openPacked(session, address.packed, address.moment);
    case 'file':
      return openBeside(session, address.name, address.moment);
  }
}

/** Plays a lesson that comes with the program. */
export async function openShipped(session: Session, id: string, moment = 0): Promise<void> {
  const row = lessonById(id);
  if (row === undefined) {
    addNotices(session, [{ kind: 'unknown-lesson', id: id.slice(0, 40) }]);
    return;
  }
  const shipped = await row.load();
  // A lesson is one object for each language, so that repeated calls return the same object.
  const inLanguage = memoizeByKey((code: LanguageCode) => shippedIn(shipped, row.title, code));
  await play(session, inLanguage, { kind: 'shipped', id, moment });
}

async function openPacked(session: Session, packed: string, moment: number): Promise<void> {
  const unpacked = await unpackLesson(packed);
  if (unpacked.kind === 'packed') addNotices(session, [{ kind: 'damaged-lesson', fault: unpacked.fault }]);
  else await playRead(session, unpacked.read, { kind: 'packed', packed, moment });
}

/** Plays a lecturer's own lesson. Its address contains the whole lesson when the lesson is small enough. */
export async function openOwn(session: Session, lesson: Lesson): Promise<void> {
  const packed = await packLesson(lesson);
  await play(session, () => lesson, packed === null ? null : { kind: 'packed', packed, moment: 0 });
}

/** Opens a file next to the page: a lesson is played, a set of exercises is opened, a tree is displayed. */
async function openBeside(session: Session, name: string, moment: number): Promise<void> {
  const beside = isFileName(name) ? await fileBeside(name) : 'none';
  if (typeof beside === 'string') {
    addNotices(session, [
      beside === 'none'
        ? { kind: 'no-file-beside', name: name.slice(0, 100) }
        : beside === 'too-large'
          ? { kind: 'file-beside-too-large', name }
          : { kind: 'load-failed', again: () => void openBeside(session, name, moment) },
    ]);
    return;
  }
  const { text } = beside;
  const format = formatIn(text);
  if (format === LESSON_FORMAT)
    await playRead(session, readJson(LESSON, text), { kind: 'file', name, moment });
  else if (format === SET_FORMAT) await openSetText(session, text);
  else await openTreeText(session, text, name);
}

async function playRead(session: Session, read: Read<Lesson>, address: LessonAddress): Promise<void> {
  const lesson = read.value;
  if (lesson === null) refuse(session, { holds: 'lesson', ...read });
  else {
    await play(session, () => lesson, address);
    nameDropped(session, read);
  }
}

async function openSetText(session: Session, text: string): Promise<void> {
  const { hasExample } = await loadSetTrees(session.getState().language.code);
  const read = readJson(setShape(hasExample), text);
  if (read.value === null) return refuse(session, { holds: 'set', ...read });
  await (await import('../sets/openSet.ts')).openSetAsStudent(session, read.value);
  nameDropped(session, read);
}

/** Displays a tree from a text in the notation or from a file; from a file with several trees, the first. */
async function openTreeText(session: Session, text: string, name: string): Promise<void> {
  const { readTreeFile } = await import('../../notation/readTreeFile.ts');
  const read = readTreeFile(text, name.replace(/\.json$/, ''));
  const [tree] = read.trees;
  if (tree === undefined || read.faults.length > 0) refuse(session, { holds: 'trees', ...read });
  else {
    openFiled(session, tree);
    nameDropped(session, read);
  }
}

/**
 * Returns the text of a file next to the page, or why it cannot be read: the web host does not have it, it is
 * too large, or it could not be loaded.
 */
async function fileBeside(
  name: string,
): Promise<{ readonly text: string } | 'none' | 'too-large' | 'failed'> {
  try {
    const response = await fetch(new URL(encodeURIComponent(name), document.baseURI));
    if (response.status === 404) return 'none';
    if (!response.ok) return 'failed';
    // When the host declares a size that is too large, the file is not loaded. The declaration may be
    // missing.
    if (Number(response.headers.get('content-length')) > LIMITS.fileBytes) return 'too-large';
    const bytes = await response.arrayBuffer();
    return bytes.byteLength > LIMITS.fileBytes ? 'too-large' : { text: new TextDecoder().decode(bytes) };
  } catch {
    return 'failed';
  }
}

/** The greatest number of skipped fields that a notice lists. */
const MOST_NAMED = 20;

/** Shows a notice about the fields of a file or link that were skipped when it was opened. */
export function nameDropped(session: Session, { dropped }: Pick<Read<unknown>, 'dropped'>): void {
  if (dropped.length === 0) return;
  addNotices(session, [
    { kind: 'fields-left-out', paths: dropped.slice(0, MOST_NAMED).map(shownPath).join(', ') },
  ]);
}

/** Keeps the faults of what could not be opened, and opens the screen for lessons, which displays them. */
function refuse(session: Session, refused: Refused): void {
  changeSlice(session, LESSON_FAULT, { refused });
  visit(session, 'lessons');
}

/** Plays a lesson, or continues it when it is already being played. */
function play(session: Session, said: PlayedLesson['in'], address: LessonAddress | null): Promise<void> {
  changeSlice(session, LESSON_FAULT, { refused: null });
  const placeOf = (moment: number) => address && encodeLessonLink({ ...address, moment });
  const [before, moment] = [sliceOf(session, PLAYING).played?.placeOf(0) ?? null, address?.moment ?? 0];
  if (before !== null && before === placeOf(0)) return bringMoment(session, moment);
  return playLesson(session, { in: (code) => asPlayed(said(code)), placeOf }, moment);
}
