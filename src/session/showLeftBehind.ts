import type { TitledText } from '../link/packedTree.ts';
import { parseTree } from '../notation/parseTree.ts';
import { printTree } from '../notation/printTree.ts';
import { type LeftBehind, NO_ENTRY, takeLeftBehind } from '../storage/leftBehind.ts';
import { treeStore } from './beginAutosave.ts';
import { rename, replaceTree } from './editing.ts';
import { openStored } from './filedTrees.ts';
import { type EntryState, isLoadedAnew } from './historyEntry.ts';
import { whenRecorded } from './searching.ts';
import { goToStep, type Session } from './session.ts';
import { withFullTree } from './subject.ts';
import { fullTreeIn } from './waitingEdits.ts';

/**
 * When the page was left at this history entry, displays the tree as it was then, instead of the state that
 * the address names, and stores it.
 */
export async function showLeftBehind(session: Session, at: EntryState | null): Promise<void> {
  const left = takeLeftBehind();
  if (left === null || !isOf(left, at)) return;
  const { id, title, text } = left;
  const { subject, step: begun } = session.getState();
  const isLeft = (shown: TitledText) => shown.text === text && (title === null || shown.title === title);
  const isShown = isLeft({ title: subject.own?.title ?? '', text: printTree(withFullTree(subject).tree) });
  const store = await treeStore();
  const kept = (await store.list()).trees.find((tree) => tree.id === id);
  // The tree needs no restoring when the address already displays it and its record is missing, perhaps
  // deleted, or contains its last edit.
  if (isShown && (kept === undefined || isLeft(kept))) return;
  // The reader may already have opened or edited another tree.
  const before = session.getState();
  if (before.subject !== subject) return;
  const editAsLeft = () => {
    const parsed = parseTree(text, { mostBytes: Infinity });
    if (parsed.ok) replaceTree(session, parsed.value, null);
    if (title !== null && title !== fullTreeIn(session.getState()).own?.title) rename(session, title);
    // Steps that the reader has taken since are kept, as is the step in the address when the address names this
    // tree.
    if (isShown || before.step !== begun) whenRecorded(session, (shown) => goToStep(shown, before.step));
  };
  const problem = kept && (await openStored(session, kept, editAsLeft));
  // A tree that is not stored, or is damaged there, becomes the one that was left all the same.
  if (problem !== null) editAsLeft();
}

/**
 * Whether the kept tree was displayed at this history entry. Chromium loses the entry's state when the
 * address is written just as a reload begins; the kept tree then belongs to the page that is being reloaded.
 */
function isOf(left: LeftBehind, at: EntryState | null): boolean {
  if (at === null) return left.entry === NO_ENTRY || isLoadedAnew();
  return left.entry === at.entry || left.id === at.tree;
}
