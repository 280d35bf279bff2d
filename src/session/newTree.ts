import { parseTree } from '../notation/parseTree.ts';
import { drawPlain } from './drawFullTree.ts';
import { openSubject } from './openSubject.ts';
import type { Session } from './session.ts';
import { newTreeId, subjectOfTree } from './subject.ts';

/**
 * The notation of the tree with which a new tree begins: two moves with two replies each, all values unknown.
 */
const FIRST = '(? ?) (? ?)';

/** Opens a new tree of the reader's own in the editor. */
export function openNewTree(session: Session): void {
  const parsed = parseTree(FIRST);
  if (!parsed.ok) throw new Error(`the tree to begin with has a problem: ${parsed.problem.code}`);
  openSubject(session, subjectOfTree(parsed.value, { id: newTreeId(), title: '' }));
  drawPlain(session);
  session.setState({ activity: { kind: 'editing' } });
}
