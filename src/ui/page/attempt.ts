import { addNotices, type Session } from '../../session/session.ts';

/** Does something that needs code to load first; when loading fails, a notice offers to try again. */
export function attempt(session: Session, does: () => Promise<unknown>): void {
  void does().catch(() =>
    addNotices(session, [{ kind: 'load-failed', again: () => attempt(session, does) }]),
  );
}
