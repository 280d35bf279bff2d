import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OutsideBounds } from '../core/edit/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { LIMITS } from '../core/tree/limits.ts';
import type { Notice } from '../session/notice.ts';
import { allowText, noticeText } from '../session/noticeText.ts';
import { dismissNotice } from '../session/session.ts';
import { showAgain } from '../session/showOther.ts';
import type { GamePosition } from '../session/subject.ts';
import { visit } from '../session/visiting.ts';
import { editedIn } from '../session/waitingEdits.ts';
import { Button, IconButton } from './kit/Button.tsx';
import { openDialog } from './kit/openDialog.ts';
import { attempt } from './page/attempt.ts';
import { useSession, useSessionStore, useWords } from './page/useSession.ts';
import './NoticeList.css';

/** The list of notices, each with a button that dismisses it. */
export function NoticeList() {
  const words = useWords('notices');
  const notices = useSession((state) => state.notices);
  return (
    <section className="notices" aria-label={words.notices} role="alert">
      {rowsOf(notices).map((row) => (
        <NoticeRow key={keyOf(row.notice)} {...row} />
      ))}
    </section>
  );
}

interface Row {
  readonly notice: Notice;
  /** the earlier notices with the same text; the buttons of the row act for these, too */
  readonly others: readonly Notice[];
}

/** Returns a row for all notices that say the same, in the order of the last of them. */
function rowsOf(notices: readonly Notice[]): readonly Row[] {
  return notices.flatMap((notice, index) => {
    if (notices.slice(index + 1).some((later) => saysSame(later, notice))) return [];
    return [{ notice, others: notices.slice(0, index).filter((earlier) => saysSame(earlier, notice)) }];
  });
}

/** Whether two notices differ at most in what their buttons do. */
function saysSame(a: Notice, b: Notice): boolean {
  const values = new Map<string, unknown>(Object.entries(b));
  return Object.entries(a).every(
    ([name, value]) => typeof value === 'function' || Object.is(value, values.get(name)),
  );
}

function NoticeRow({ notice, others }: Row) {
  const session = useSessionStore();
  const page = useWords();
  const words = useWords('notices');
  const game = useSession(({ subject }) => subject.game);
  const code = useSession((state) => state.language.code);
  const dismiss = () => {
    for (const one of [...others, notice]) dismissNotice(session, one);
  };
  const button = (text: string, onClick: () => void) => (
    <Button kind="notice-action" text={text} onClick={onClick} />
  );
  /** Makes a button that runs its action and dismisses the notice. */
  const endingButton = (text: string, act: () => void) =>
    button(text, () => {
      dismiss();
      act();
    });
  /** Everything that did not load is tried again. */
  const tryAgain = () => {
    for (const one of [...others, notice]) if (one.kind === 'load-failed') one.again?.();
  };
  const tell = async ({ setting, entry }: GamePosition, nodes: number) => {
    const { openGameTree } = await import('../session/openGameTree.ts');
    openGameTree(session, setting, nodes, entry.title[code]);
  };
  const saveTree = async () => (await import('./files/saveTrees.ts')).saveShown(session);
  const saveProgress = async () => (await import('./progress/saveProgress.ts')).saveProgress(session);
  return (
    <p className="notice beside">
      <span>{noticeText(notice, words, page)}</span>
      {(notice.kind === 'game-too-large' || notice.kind === 'tree-too-large') &&
        game !== null &&
        endingButton(words.completeTree, () => openDialog(session, 'complete'))}
      {notice.kind === 'tree-too-large' &&
        game !== null &&
        isTellable(notice.nodes) &&
        endingButton(words.tellTree, () => attempt(session, () => tell(game, notice.nodes ?? 0)))}
      {notice.kind === 'left-tree' && button(words.backToIt, () => showAgain(session, notice.shown))}
      {notice.kind === 'outside-bounds' && <AllowButton outside={notice.outside} button={endingButton} />}
      {notice.kind === 'not-stored' && button(words.saveFile, () => attempt(session, saveTree))}
      {notice.kind === 'progress-not-stored' && button(words.saveFile, () => attempt(session, saveProgress))}
      {notice.kind === 'moment-kept' && endingButton(words.editLesson, () => visit(session, 'lessons'))}
      {notice.kind === 'load-failed' && notice.again !== undefined && endingButton(page.tryAgain, tryAgain)}
      {notice.kind === 'new-version' && endingButton(words.loadVersion, notice.load)}
      {notice.kind === 'load-failed' &&
        notice.again === undefined &&
        endingButton(page.reload, () => location.reload())}
      <IconButton label={words.dismiss} onClick={dismiss} icon={X} size={18} />
    </p>
  );
}

/** Whether a tree that is too large to be drawn can be told in figures. */
function isTellable(nodes: number | null): boolean {
  return nodes !== null && nodes > LIMITS.nodes && nodes <= LIMITS.searchedNodes;
}

/**
 * The button that accepts a value outside the declared bounds. Its notice disappears once the tree has
 * changed, because the button would undo edits made since.
 */
function AllowButton({ outside, button }: { outside: OutsideBounds; button: MakeButton }) {
  const session = useSessionStore();
  const words = useWords('notices');
  const tree = useSession((state) => editedIn(state).tree);
  const allow = () =>
    attempt(session, async () => {
      const { applyEdit } = await import('../session/editing.ts');
      applyEdit(session, outside.allowed, `value ${outside.leaf}`);
    });
  return tree === outside.before && button(allowText(outside, words), allow);
}

type MakeButton = (text: string, act: () => void) => ReactNode;

let made = 0;

/**
 * Returns a React key that is unique for each notice object, so that a repeated notice is announced again.
 */
const keyOf = memoizeByObject((_notice: Notice) => ++made);
