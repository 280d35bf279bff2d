import { X } from 'lucide-react';
import { noticeText } from '../session/notice.ts';
import { dismissNotice } from '../session/session.ts';
import { useSession, useSessionStore, useWords } from './useSession.ts';

/** What went otherwise than asked, until it is dismissed. */
export function Notices() {
  const session = useSessionStore();
  const words = useWords();
  const notices = useSession((state) => state.notices);
  const language = useSession((state) => state.language);
  if (notices.length === 0) return null;
  return (
    <section className="notices" aria-label={words.notices} role="alert">
      {notices.map((notice) => (
        <p key={JSON.stringify(notice)} className="notice">
          <span>{noticeText(notice, language)}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={words.dismiss}
            onClick={() => dismissNotice(session, notice)}
          >
            <X aria-hidden size={18} />
          </button>
        </p>
      ))}
    </section>
  );
}
