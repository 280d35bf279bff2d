import { type ReactNode, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../../session/session.ts';
import { LanguageContext, SessionContext, ShowingContext } from './useSession.ts';

/**
 * Provides a session to all components inside, together with what most of them read: the language, and the
 * run at the current step.
 */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  const showing = useSyncExternalStore(session.stepped.subscribe, session.showing);
  const language = useStore(session.standing, (state) => state.language);
  return (
    <SessionContext value={session}>
      <LanguageContext value={language}>
        <ShowingContext value={showing}>{children}</ShowingContext>
      </LanguageContext>
    </SessionContext>
  );
}
