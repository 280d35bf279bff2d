import { type ReactNode, useSyncExternalStore } from 'react';
import type { Session } from '../../session/session.ts';
import { SessionContext, ShowingContext } from './useSession.ts';

/** Hands a session on to all components in it, and the run at the step as it is shown. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  const showing = useSyncExternalStore(session.stepped.subscribe, session.showing);
  return (
    <SessionContext value={session}>
      <ShowingContext value={showing}>{children}</ShowingContext>
    </SessionContext>
  );
}
