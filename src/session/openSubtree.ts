import type { NodeId } from '../core/index.ts';
import { subtreeAt } from '../core/tree/subtree.ts';
import { NamesOnDemand } from '../words/namesOnDemand.ts';
import { openSubject } from './openSubject.ts';
import { whenRecorded } from './searching.ts';
import type { Session } from './session.ts';
import { newTreeId, subjectOfTree, withFullTree } from './subject.ts';
import { titleOf } from './titleOf.ts';

/**
 * Opens the subtree of a node as a tree of the reader's own, which can be drawn where the whole cannot.
 *
 * @param titled returns the title for the name of the node and the title of the whole tree
 */
export function openSubtree(
  session: Session,
  node: NodeId,
  titled: (name: string, whole: string) => string,
): void {
  const { subject, language } = session.getState();
  const { tree, names } = withFullTree(subject);
  const own = { id: newTreeId(), title: titled(names.of(node), titleOf(subject, language.code)) };
  const subtree = subtreeAt(tree, node);
  const opened = subjectOfTree(subtree, own, new NamesOnDemand(subtree));
  whenRecorded(session, (searching) => openSubject(searching, opened));
}
