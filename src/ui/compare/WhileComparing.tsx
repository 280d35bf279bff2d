import { type ReactNode, useMemo } from 'react';
import { whileComparing } from '../../session/comparing.ts';
import { SessionProvider } from '../page/SessionProvider.tsx';
import { useSessionStore } from '../page/useSession.ts';

/** Provides the session as it is while two figures are compared; see `whileComparing`. */
export function WhileComparing({ children }: { children: ReactNode }) {
  const session = useSessionStore();
  const held = useMemo(() => whileComparing(session), [session]);
  return <SessionProvider session={held}>{children}</SessionProvider>;
}
