/** Saves trees to the reader's downloads. */
import type { Progress } from '../../core/progress.ts';
import { fileNameOf } from '../../notation/fileName.ts';
import { type FiledTree, printTreeFile, printTreeFileInParts } from '../../notation/treeFile.ts';
import { isOnlyTried, noWholeTree } from '../../session/drawFullTree.ts';
import { filedTree } from '../../session/filedTrees.ts';
import { timerClock } from '../../session/playing.ts';
import { whenRecorded } from '../../session/searching.ts';
import { addNotices, type Session } from '../../session/session.ts';
import { isGraph } from '../../session/subject.ts';
import { inSlices, type ReportListener } from '../../session/tasks/inSlices.ts';
import { saveFile, saveText } from './saveFile.ts';

export function saveTrees(trees: readonly FiledTree[], title: string): void {
  const name = fileNameOf(title, '.json');
  const nodes = trees.reduce((sum, { tree }) => sum + tree.size, 0);
  if (nodes <= MOST_AT_ONCE) saveText(name, printTreeFile(trees));
  else saveInSlices(name, printTreeFileInParts(trees));
}

/** The greatest number of nodes that are written without a pause, which takes about 10 ms. */
const MOST_AT_ONCE = 5_000;

/** Saves the text of a large file, which is written in slices of time. */
function saveInSlices(name: string, parts: Iterable<string>): void {
  const blobs: Blob[] = [];
  const listener: ReportListener<Blob> = {
    progressed: (report) => void blobs.push(...report.parts),
    ended(_how, report) {
      blobs.push(...report.parts);
      saveFile(name, new Blob(blobs, { type: 'application/json' }));
    },
    failed(message) {
      throw new Error(message);
    },
  };
  inSlices(inBlobs(parts), listener, { clock: timerClock, now: () => performance.now() });
}

/** Makes a blob of each part, because one of all of them would be made without a pause. */
function* inBlobs(parts: Iterable<string>): Generator<Progress<Blob>, void> {
  for (const text of parts) yield { done: 0, of: 1, part: new Blob([text]) };
}

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
