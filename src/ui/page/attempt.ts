import { addNotices, type Session } from '../../session/session.ts';

/** Does what needs something loaded first; where that does not come, a notice says so and tries it again. */
export function attempt(session: Session, does: () => Promise<unknown>): void {
  void does().catch(() =>
    addNotices(session, [{ kind: 'load-failed', again: () => attempt(session, does) }]),
  );
}
