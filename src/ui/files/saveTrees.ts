/** Saves trees to the reader's downloads. */
import { fileNameOf } from '../../notation/fileName.ts';
import { type FiledTree, printTreeFile, printTreeFileInParts } from '../../notation/treeFile.ts';
import { isOnlyTried, noWholeTree } from '../../session/drawFullTree.ts';
import { filedTree } from '../../session/filedTrees.ts';
import { whenRecorded } from '../../session/searching.ts';
import { addNotices, type Session } from '../../session/session.ts';
import { isGraph } from '../../session/subject.ts';
import { saveText } from './saveFile.ts';
import { saveInSlices } from './saveInSlices.ts';

export function saveTrees(trees: readonly FiledTree[], title: string): void {
  const name = fileNameOf(title, '.json');
  const nodes = trees.reduce((sum, { tree }) => sum + tree.size, 0);
  if (nodes <= MOST_AT_ONCE) saveText(name, printTreeFile(trees));
  else void saveInSlices(name, printTreeFileInParts(trees), 'application/json');
}

/** The greatest number of nodes that are written without a pause, which takes about 10 ms. */
const MOST_AT_ONCE = 5_000;

/**
 * Saves the current tree. For a game whose positions merge it saves the full tree, or adds a notice when there is none or
 * it is too large.
 */
export function saveShown(session: Session): void {
  whenRecorded(session, (searching) => {
    const state = searching.getState();
    const { subject: shown } = state;
    const isPart = isGraph(shown) || isOnlyTried(shown);
    const subject = isPart ? (shown.growth?.drawFull?.() ?? null) : shown;
    if (subject === null) {
      addNotices(searching, [noWholeTree(shown)]);
      return;
    }
    const filed = filedTree({ ...state, subject });
    saveTrees([filed], filed.title);
  });
}
