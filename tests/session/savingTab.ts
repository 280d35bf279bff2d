/** A tab of the browser that keeps its trees in a store. */

import { setValue } from '../../src/core/edit/fields.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { type Autosave, autosaveTrees } from '../../src/session/autosave.ts';
import { applyEdit } from '../../src/session/editing.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import type { TreeStore } from '../../src/storage/treeStore.ts';
import { english } from '../../src/words/en/page.ts';
import type { ManualClock } from './manualClock.ts';

export interface SavingTab {
  readonly session: Session;
  readonly autosave: Autosave;
}

export function openTab(
  store: TreeStore,
  clock: ManualClock,
  subject = subjectOfExample(exampleById('aima-fig-5-5')!),
): SavingTab {
  const session = createSession({
    subject,
    language: english,
    theme: 'light',
  });
  return { session, autosave: autosaveTrees(session, store, clock.set, () => clock.now) };
}

/** Gives the first leaf of the tree another value. */
export function setFirstLeaf(session: Session, value: number): void {
  const { tree } = session.getState().subject;
  applyEdit(session, setValue(tree, tree.leaves()[0] as NodeId, value));
}

/** The texts of all that is kept, up to their first blanks, in alphabetical order. */
export async function firstLeaves(store: TreeStore): Promise<string[]> {
  const { trees } = await store.list();
  return trees.map(({ text }) => text.split(' ')[0] ?? '').sort();
}
