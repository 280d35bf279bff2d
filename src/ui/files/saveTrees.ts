/** Trees on their way into the reader's downloads. */
import { fileNameOf } from '../../export/fileName.ts';
import { type FiledTree, printTreeFile } from '../../notation/treeFile.ts';
import { filedTree } from '../../session/filedTrees.ts';
import type { Session } from '../../session/session.ts';
import { saveText } from './saveFile.ts';

export function saveTrees(trees: readonly FiledTree[], title: string): void {
  saveText(fileNameOf(title, '.json'), printTreeFile(trees));
}

/** The tree at hand, as it is shown. */
export function saveShown(session: Session): void {
  const filed = filedTree(session.getState());
  saveTrees([filed], filed.title);
}
