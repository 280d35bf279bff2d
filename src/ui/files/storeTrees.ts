import { KEPT_VERSION, type KeptTree } from '../../keep/keptTree.ts';
import { printTree } from '../../notation/printTree.ts';
import type { FiledTree } from '../../notation/treeFile.ts';
import { treeStore } from '../../session/keeping.ts';
import { addNotices, type Session } from '../../session/session.ts';
import { newTreeId } from '../../session/subject.ts';

/** Puts trees among those kept on this device; their new ids, in order. */
export async function storeTrees(session: Session, trees: readonly FiledTree[]): Promise<string[]> {
  const store = await treeStore();
  const ids: string[] = [];
  for (const { tree, ...rest } of trees) {
    const id = newTreeId();
    const record: KeptTree = {
      ...rest,
      version: KEPT_VERSION,
      id,
      text: printTree(tree),
      edited: Date.now(),
      revision: 0,
    };
    const stored = await store.put(record, newTreeId(), rest.title);
    if (!stored.ok) addNotices(session, [{ kind: 'not-stored', fault: stored.fault }]);
    ids.push(id);
  }
  return ids;
}
