import { type ReactNode, useSyncExternalStore } from 'react';
import type { Session } from '../../session/session.ts';
import { SessionContext, ShowingContext } from './useSession.ts';

/** Provides a session to all components below it, and the run at the shown step. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  const showing = useSyncExternalStore(session.stepped.subscribe, session.showing);
  return (
    <SessionContext value={session}>
      <ShowingContext value={showing}>{children}</ShowingContext>
    </SessionContext>
  );
}
