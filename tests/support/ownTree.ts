/** Trees of the reader's own, from their texts, and sessions that display them. */
import type { GameTree } from '../../src/core/index.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { subjectOfTree } from '../../src/session/subject.ts';
import { english } from '../../src/words/en/page.ts';

export function treeOf(text: string): GameTree {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value;
}

/** Returns a session that displays the tree, which has been searched. */
export function sessionOn(tree: GameTree): Session {
  const subject = subjectOfTree(tree, { id: 'own', title: 'Own' });
  const session = createSession({ subject, language: english, theme: 'light' });
  runOf(session.getState());
  return session;
}
