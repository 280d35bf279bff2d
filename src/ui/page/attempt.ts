import { addNotices, type Session } from '../../session/session.ts';

/** Runs an action that first loads code; when loading fails, adds a notice with a button that tries again. */
export function attempt(session: Session, does: () => Promise<unknown>): void {
  void does().catch(() =>
    addNotices(session, [{ kind: 'load-failed', again: () => attempt(session, does) }]),
  );
}
