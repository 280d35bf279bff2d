import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Paced } from '../../session/pace.ts';
import { type Session, viewOver } from '../../session/session.ts';
import { LanguageContext, SessionContext, ShowingContext, ViewContext } from './useSession.ts';

/**
 * Provides a session to all components inside, together with what most of them read: the language, and the
 * run at the current step. With `pace` they hear of steps in its pace, the figure first.
 */
export function SessionProvider({
  session,
  pace,
  children,
}: {
  session: Session;
  pace?: Paced;
  children: ReactNode;
}) {
  const view = useMemo(
    () => (pace === undefined ? session : viewOver(pace.page, pace.figure)),
    [session, pace],
  );
  const showing = useSyncExternalStore(view.stepped.subscribe, view.showing);
  const language = useStore(view.standing, (state) => state.language);
  return (
    <SessionContext value={session}>
      <ViewContext value={view}>
        <LanguageContext value={language}>
          <ShowingContext value={showing}>{children}</ShowingContext>
        </LanguageContext>
      </ViewContext>
    </SessionContext>
  );
}
