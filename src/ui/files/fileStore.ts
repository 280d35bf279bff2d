/** The last file that was given and what came of it, until it is dismissed. */
import { createStore } from 'zustand/vanilla';
import type { FiledTree } from '../../notation/treeFile.ts';
import { openFiled } from '../../session/filedTrees.ts';
import type { Session } from '../../session/session.ts';
import { inTurn } from './inTurn.ts';
import { type FileAnswer, readFile } from './readFile.ts';
import { storeTrees } from './storeTrees.ts';

export const fileStore = createStore<{ readonly answer: FileAnswer | null; readonly opened: number }>(() => ({
  answer: null,
  opened: 0,
}));

const oneByOne = inTurn();

/** Reads the file and opens what it holds, if nothing in it is wrong; after the files given before. */
export function openFile(session: Session, file: File): Promise<void> {
  return oneByOne(async () => {
    const answer = await readFile(file);
    fileStore.setState({ answer, opened: 0 });
    if (answer.kind === 'read' && answer.file.problems.length === 0)
      await openTrees(session, answer.file.trees);
  });
}

/** Shows the first of the trees; all of them are kept. */
export async function openTrees(session: Session, trees: readonly FiledTree[]): Promise<void> {
  const [first] = trees;
  if (first === undefined) return;
  const ids = await storeTrees(session, trees);
  openFiled(session, first, ids[0]);
  fileStore.setState({ opened: trees.length });
}
