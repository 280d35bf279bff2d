/** The last file that was opened and the result, until it is dismissed. */

import { printTree } from '../../notation/printTree.ts';
import { type FiledTree, type ReadFile, readTreeFile } from '../../notation/treeFile.ts';
import { answerInTime } from '../../session/answerInTime.ts';
import { treeStore } from '../../session/beginAutosave.ts';
import { openFiled } from '../../session/filedTrees.ts';
import { now } from '../../session/now.ts';
import { timerClock } from '../../session/playing.ts';
import { addNotices, type Session } from '../../session/session.ts';
import { changeSlice, type Slice } from '../../session/slice.ts';
import { newTreeId } from '../../session/subject.ts';
import { STORED_TREE_VERSION, type StoredTree } from '../../storage/storedTree.ts';
import { inTurn } from './inTurn.ts';
import { type OtherFile, otherFileIn } from './otherFile.ts';
import { type FileRead, readFile } from './readFile.ts';
import { refreshStored } from './storedTrees.ts';

export type FileAnswer =
  | FileRead<ReadFile>
  /** a file that another part of the page opens */
  | { readonly kind: 'other'; readonly name: string; readonly holds: OtherFile; readonly file: File };

export const OPENED_FILE: Slice<{ readonly answer: FileAnswer | null; readonly opened: number }> = {
  beginning: { answer: null, opened: 0 },
};

const oneByOne = inTurn();

/** When a file has more trees than this, the page asks which of them to open. */
export const MOST_UNASKED = 100;

/**
 * Reads the file and opens its trees, when nothing in it is wrong and it has few enough of them. A file that was given
 * earlier is opened first.
 */
export function openFile(session: Session, file: File): Promise<void> {
  return oneByOne(async () => {
    const answer = await answerTo(file);
    changeSlice(session, OPENED_FILE, { answer, opened: 0 });
    if (answer.kind !== 'read' || answer.read.faults.length > 0) return;
    if (answer.read.trees.length <= MOST_UNASKED) await openTrees(session, answer.read.trees);
  });
}

async function answerTo(file: File): Promise<FileAnswer> {
  const title = file.name.replace(/\.[^.]*$/, '');
  const given = await readFile(file, (text) => otherFileIn(text) ?? readTreeFile(text, title));
  if (given.kind !== 'read') return given;
  const { name, read } = given;
  return 'takers' in read ? { kind: 'other', name, holds: read, file } : { kind: 'read', name, read };
}

/** Stores the trees; a single tree is shown, several are in the list, which says so. */
export async function openTrees(session: Session, trees: readonly FiledTree[]): Promise<void> {
  const [first] = trees;
  if (first === undefined) return;
  const ids = await storeTrees(session, trees);
  if (trees.length === 1) openFiled(session, first, ids[0]);
  changeSlice(session, OPENED_FILE, { opened: trees.length });
  await refreshStored(session);
}

/** Stores trees on this device; returns their new ids in order. */
async function storeTrees(session: Session, trees: readonly FiledTree[]): Promise<string[]> {
  const store = await treeStore();
  const ids: string[] = [];
  for (const { tree, ...rest } of trees) {
    const id = newTreeId();
    const record: StoredTree = {
      ...rest,
      version: STORED_TREE_VERSION,
      id,
      text: printTree(tree),
      edited: now(),
      revision: 0,
    };
    const stored = await answerInTime(store.put(record, newTreeId(), rest.title), timerClock);
    if (!stored?.ok) addNotices(session, [{ kind: 'not-stored', fault: stored?.fault ?? 'failed' }]);
    ids.push(id);
  }
  return ids;
}
