import { X } from 'lucide-react';
import type { OutsideBounds } from '../core/edit/edited.ts';
import { applyEdit } from '../session/editing.ts';
import type { Notice } from '../session/notice.ts';
import { allowText, noticeText } from '../session/noticeText.ts';
import { addNotices, dismissNotice } from '../session/session.ts';
import { showAgain } from '../session/showOther.ts';
import { Button, IconButton } from './kit/Button.tsx';
import { useNoticeWords } from './page/useNoticeWords.ts';
import { useSession, useSessionStore, useWords } from './page/useSession.ts';

/** Each notice with how to dismiss it. */
export function NoticeList() {
  const session = useSessionStore();
  const page = useWords();
  const words = useNoticeWords();
  const notices = useSession((state) => state.notices);
  const orAgain = (saving: Promise<void>, again: () => void) =>
    void saving.catch(() => addNotices(session, [{ kind: 'load-failed', again }]));
  const saveTree = () =>
    orAgain(
      import('./files/saveTrees.ts').then(({ saveShown }) => saveShown(session)),
      saveTree,
    );
  const saveProgress = () =>
    orAgain(
      import('./progress/saveProgress.ts').then(({ saveProgress: save }) => save(session)),
      saveProgress,
    );
  return (
    <section className="notices" aria-label={words.notices} role="alert">
      {notices.map((notice) => (
        <p key={keyOf(notice)} className="notice">
          <span>{noticeText(notice, words, page)}</span>
          {notice.kind === 'left-tree' && (
            <Button
              kind="notice-action"
              text={words.backToIt}
              onClick={() => showAgain(session, notice.shown)}
            />
          )}
          {notice.kind === 'outside-bounds' && (
            <AllowButton outside={notice.outside} done={() => dismissNotice(session, notice)} />
          )}
          {notice.kind === 'not-stored' && (
            <Button kind="notice-action" text={words.saveTree} onClick={saveTree} />
          )}
          {notice.kind === 'not-stored' && notice.again !== undefined && (
            <Button
              kind="notice-action"
              text={page.tryAgain}
              onClick={() => {
                dismissNotice(session, notice);
                notice.again?.();
              }}
            />
          )}
          {notice.kind === 'load-failed' && (
            <Button
              kind="notice-action"
              text={notice.again === undefined ? page.reload : page.tryAgain}
              onClick={() => {
                dismissNotice(session, notice);
                (notice.again ?? reload)();
              }}
            />
          )}
          {notice.kind === 'progress-not-stored' && (
            <Button kind="notice-action" text={words.saveProgress} onClick={saveProgress} />
          )}
          <IconButton
            label={page.dismiss}
            onClick={() => dismissNotice(session, notice)}
            icon={X}
            size={18}
          />
        </p>
      ))}
    </section>
  );
}

/** Gone once the tree has changed: what was edited since is not to be lost. */
function AllowButton({ outside, done }: { outside: OutsideBounds; done: () => void }) {
  const session = useSessionStore();
  const words = useNoticeWords();
  const tree = useSession((state) => state.subject.tree);
  if (tree !== outside.before) return null;
  const allow = () => {
    done();
    applyEdit(session, outside.allowed, `value ${outside.leaf}`);
  };
  return <Button kind="notice-action" text={allowText(outside, words)} onClick={allow} />;
}

const reload = () => location.reload();

const keys = new WeakMap<Notice, number>();
let made = 0;

/** Each its own, so that one which is said anew is heard anew. */
function keyOf(notice: Notice): number {
  const key = keys.get(notice) ?? ++made;
  keys.set(notice, key);
  return key;
}
