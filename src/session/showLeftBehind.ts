import type { GameTree } from '../core/index.ts';
import { rememberWish } from '../core/random/uniformTree.ts';
import type { TitledText } from '../link/packedTree.ts';
import type { Parsed } from '../notation/index.ts';
import { parseTree } from '../notation/parseTree.ts';
import { readWish } from '../notation/uniformWish.ts';
import { type LeftBehind, NO_ENTRY, takeLeftBehind } from '../storage/leftBehind.ts';
import { treeStore } from './beginAutosave.ts';
import { rename, replaceTree } from './editing.ts';
import { openStored } from './filedTrees.ts';
import { type EntryState, isLoadedAnew } from './historyEntry.ts';
import { LONG_TEXT } from './longText.ts';
import { printing } from './printing.ts';
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
  const isShown = isLeft({
    title: subject.own?.title ?? '',
    text: await printing(withFullTree(subject).tree).text,
  });
  const store = await treeStore();
  const kept = (await store.list()).trees.find((tree) => tree.id === id);
  // The tree needs no restoring when the address already displays it and its record is missing, perhaps
  // deleted, or contains its last edit.
  if (isShown && (kept === undefined || isLeft(kept))) return;
  const parsed = await readLeft(text);
  // The reader may already have opened or edited another tree.
  const before = session.getState();
  if (before.subject !== subject) return;
  const editAsLeft = () => {
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

/** Reads the text of the tree that was left, a long one beside the page. */
async function readLeft(text: string): Promise<Parsed<GameTree>> {
  const wish = readWish(text);
  if (wish !== null || text.length >= LONG_TEXT) {
    const { parseElsewhere } = await import('./parseElsewhere.ts');
    const read = await parseElsewhere(text, UNBOUNDED);
    if (read?.ok && wish !== null) rememberWish(read.value.tree, wish);
    if (read !== null) return read.ok ? { ok: true, value: read.value.tree } : read;
  }
  return parseTree(text, UNBOUNDED);
}

/** The tree was there before, so its text is not too long. */
const UNBOUNDED = { mostBytes: Infinity };

/**
 * Whether the kept tree was displayed at this history entry. Chromium loses the entry's state when the
 * address is written just as a reload begins; the kept tree then belongs to the page that is being reloaded.
 */
function isOf(left: LeftBehind, at: EntryState | null): boolean {
  if (at === null) return left.entry === NO_ENTRY || isLoadedAnew();
  return left.entry === at.entry || left.id === at.tree;
}
