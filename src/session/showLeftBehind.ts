import type { TitledText } from '../link/packedTree.ts';
import { parseTree } from '../notation/parseTree.ts';
import { printTree } from '../notation/printTree.ts';
import { type LeftBehind, NO_ENTRY, takeLeftBehind } from '../storage/leftBehind.ts';
import { treeStore } from './beginAutosave.ts';
import { rename, replaceTree } from './editing.ts';
import { openStored } from './filedTrees.ts';
import { type EntryState, isLoadedAnew } from './historyEntry.ts';
import { goToStep, type Session } from './session.ts';
import { withFullTree } from './subject.ts';

/** Shows a tree as it was when the page was left at this entry, instead of what its address says, and stores it. */
export async function showLeftBehind(session: Session, at: EntryState | null): Promise<void> {
  const left = takeLeftBehind();
  if (left === null || !isOf(left, at)) return;
  const { id, title, text } = left;
  const { subject, step: begun } = session.getState();
  const isLeft = (shown: TitledText) => shown.text === text && (title === null || shown.title === title);
  const isShown = isLeft({ title: subject.own?.title ?? '', text: printTree(withFullTree(subject).tree) });
  const store = await treeStore();
  const kept = (await store.list()).trees.find((tree) => tree.id === id);
  // The address may have been written and the record not; when there is no record, it may have been deleted.
  if (isShown && (kept === undefined || isLeft(kept))) return;
  // The reader may have started with something else.
  const before = session.getState();
  if (before.subject !== subject) return;
  if (kept !== undefined) openStored(session, kept);
  const parsed = parseTree(text, { mostBytes: Infinity });
  if (parsed.ok) replaceTree(session, parsed.value, null);
  if (title !== null && title !== session.getState().subject.own?.title) rename(session, title);
  // Steps made in the meantime are kept, and so is the step that the address gave for this tree.
  if (isShown || before.step !== begun) goToStep(session, before.step);
}

/**
 * Whether the entry shows what was left behind. Chromium forgets an entry's state when the address is written just as
 * the page begins to reload; what was left behind then belongs to this very page.
 */
function isOf(left: LeftBehind, at: EntryState | null): boolean {
  if (at === null) return left.entry === NO_ENTRY || isLoadedAnew();
  return left.entry === at.entry || left.id === at.tree;
}
