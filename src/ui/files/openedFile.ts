/** The file that was opened last, and the result, until the reader dismisses it. */

import { isLog } from '../../core/program/isLog.ts';
import { wishOf } from '../../core/random/uniformTree.ts';
import { LIMITS } from '../../core/tree/limits.ts';
import type { Problem } from '../../notation/index.ts';
import { printTree } from '../../notation/printTree.ts';
import { readWish } from '../../notation/uniformWish.ts';
import { answerInTime } from '../../session/answerInTime.ts';
import { treeStore } from '../../session/beginAutosave.ts';
import { filedTree, openFiled } from '../../session/filedTrees.ts';
import { LONG_TEXT } from '../../session/longText.ts';
import { now } from '../../session/now.ts';
import { timerClock } from '../../session/playing.ts';
import type { ReadTree, ReadTrees } from '../../session/readElsewhere.ts';
import { addNotices, type Session } from '../../session/session.ts';
import { changeSlice, type Slice } from '../../session/slice.ts';
import { newTreeId, withFullTree } from '../../session/subject.ts';
import { visit } from '../../session/visiting.ts';
import { STORED_TREE_VERSION, type StoredTree } from '../../storage/storedTree.ts';
import { giveFile } from './givenFiles.ts';
import { isLogFile } from './isLogFile.ts';
import { isZipFile } from './isZipFile.ts';
import { type OtherGiven, otherFileIn } from './otherFile.ts';
import { type FileRead, readFile } from './readFile.ts';
import { refreshStored } from './storedTrees.ts';

export type FileAnswer =
  | FileRead<ReadTrees>
  /** a file that contains no trees and is opened on another screen */
  | ({ readonly kind: 'other' } & OtherGiven);

export const OPENED_FILE: Slice<{ readonly answer: FileAnswer | null; readonly opened: number }> = {
  beginning: { answer: null, opened: 0 },
};

/** The greatest number of trees in a file that are opened without asking which ones. */
export const MOST_UNASKED = 100;

/** Opens files in order. Logs of programs go to the screen that checks them, all together. */
export async function openFiles(session: Session, files: readonly File[]): Promise<void> {
  const isLog = await Promise.all(files.map((file) => isLogFile(file).catch(() => false)));
  const endings = new Set(files.filter((_file, index) => isLog[index]).map(endingOf));
  // Among several logs, a file with the same ending is a log that went wrong.
  const isMeant = (file: File, index: number) =>
    isLog[index] === true || (isLog.filter(Boolean).length > 1 && endings.has(endingOf(file)));
  const logs = files.filter(isMeant);
  // A zip holds what a class handed in.
  const isZip = await Promise.all(files.map((file) => isZipFile(file).catch(() => false)));
  for (const [index, file] of files.entries())
    if (isZip[index] === true) giveFile(session, 'check', file);
    else if (!isMeant(file, index)) await openFile(session, file);
  if (isZip.includes(true)) visit(session, 'results');
  for (const file of logs) giveFile(session, 'program', file);
  if (logs.length > 0) visit(session, 'program');
}

/** Returns the ending of a file's name, with its dot; "" for none. */
function endingOf({ name }: File): string {
  return /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? '';
}

/**
 * Opens a text that is too long to be read on the page as a file would be opened. Resolves to the fault in its notation, with
 * which nothing is opened; to null when there is none, and when the reader cancels the reading or code does not load.
 */
export async function openText(session: Session, text: string, title: string): Promise<Problem | null> {
  if (isLog(text)) {
    giveFile(session, 'program', new File([text], title));
    visit(session, 'program');
    return null;
  }
  const file = new File([text], title);
  const onItsScreen = () => {
    giveFile(session, 'trees', file);
    visit(session, 'mine');
  };
  const answer = await answerOrNotice(session, file, onItsScreen);
  if (answer === null) return null;
  if (answer.kind === 'read' && answer.read.textProblem !== null) return answer.read.textProblem;
  // What is not opened at once is reported on the screen of trees.
  if (!(await openAnswer(session, answer))) visit(session, 'mine');
  return null;
}

async function openFile(session: Session, file: File): Promise<void> {
  const answer = await answerOrNotice(session, file, () => void openFile(session, file));
  if (answer !== null) await openAnswer(session, answer);
}

/**
 * Returns what a file holds; null when the reader cancels the reading, and when the readers do not load, with a notice whose
 * button calls `again`.
 */
async function answerOrNotice(session: Session, file: File, again: () => void): Promise<FileAnswer | null> {
  try {
    return await answerTo(session, file);
  } catch {
    addNotices(session, [{ kind: 'load-failed', again }]);
    return null;
  }
}

/**
 * Reports what a file holds, and opens its trees when it has no faults and at most MOST_UNASKED trees; returns whether they are
 * opened.
 */
async function openAnswer(session: Session, answer: FileAnswer): Promise<boolean> {
  changeSlice(session, OPENED_FILE, { answer, opened: 0 });
  if (answer.kind !== 'read' || answer.read.faults.length > 0) return false;
  const { trees, readAs } = answer.read;
  const isUnasked = trees.length <= MOST_UNASKED;
  if (isUnasked) await openTrees(session, trees);
  const [first] = trees;
  if (readAs !== null && first !== undefined)
    addNotices(session, [
      { kind: 'read-as', name: answer.name, notation: readAs, leaves: first.tree.leafCount },
    ]);
  return isUnasked;
}

/** Returns what a file holds; null when the reader cancels the reading of a large one. */
async function answerTo(session: Session, file: File): Promise<FileAnswer | null> {
  const title = file.name.replace(/\.[^.]*$/, '');
  const { readTreeFile } = await import('../../notation/readTreeFile.ts');
  const given = await readFile(
    file,
    (text) => {
      const isLong = (text.length >= LONG_TEXT && !isOfFormat(text)) || readWish(text) !== null;
      return isLong ? readLong(session, text, title) : (otherFileIn(text) ?? readTreeFile(text, title));
    },
    LIMITS.treeBytes,
  );
  if (given.kind !== 'read') return given;
  const { name, read } = given;
  if (read === null) return null;
  return 'takers' in read ? { kind: 'other', name, holds: read, file } : { kind: 'read', name, read };
}

/** Whether a text begins like a file in one of the program's formats. */
function isOfFormat(text: string): boolean {
  return /^\s*\{\s*"format"/.test(text);
}

/**
 * Stores the trees on this device. A single tree is opened; several are added to the list of trees, with a
 * message.
 */
export async function openTrees(session: Session, trees: readonly ReadTree[]): Promise<void> {
  const [first] = trees;
  if (first === undefined) return;
  const ids = await storeTrees(session, trees);
  if (trees.length === 1) openFiled(session, first, ids[0], first.names);
  changeSlice(session, OPENED_FILE, { opened: trees.length });
  await refreshStored(session);
}

/** Stores the log that is shown, with the tree that its program walked; a log on another tree is kept by its link. */
export async function keepLog(session: Session): Promise<void> {
  const state = session.getState();
  const { own, program } = withFullTree(state.subject);
  if (own === null || program?.isWalked !== true) return;
  await storeTrees(session, [filedTree(state)], own.id);
  await refreshStored(session);
}

/**
 * Stores trees on this device, but of those that are too large to be drawn only the ones that are written as a wish; returns
 * their new ids in the order of the trees.
 */
async function storeTrees(session: Session, trees: readonly ReadTree[], known?: string): Promise<string[]> {
  const store = await treeStore();
  const ids: string[] = [];
  for (const { tree, names: _names, printed, ...rest } of trees) {
    const id = known ?? newTreeId();
    ids.push(id);
    if (tree.size > LIMITS.nodes && wishOf(tree) === null) continue;
    const record: StoredTree = {
      ...rest,
      version: STORED_TREE_VERSION,
      id,
      text: printed ?? printTree(tree),
      edited: now(),
      revision: 0,
    };
    const stored = await answerInTime(store.put(record, newTreeId(), rest.title), timerClock);
    if (!stored?.ok) addNotices(session, [{ kind: 'not-stored', fault: stored?.fault ?? 'failed' }]);
  }
  return ids;
}

async function readLong(session: Session, text: string, title: string): Promise<ReadTrees | null> {
  const { readElsewhere } = await import('../../session/readElsewhere.ts');
  return readElsewhere(session, text, title);
}
