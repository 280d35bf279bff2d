import { useEffect } from 'react';
import type { Attempt } from '../../practice/attempt.ts';
import { PRACTISED, refreshProgress } from '../../session/progress.ts';
import { useSessionStore, useSlice } from '../page/useSession.ts';

/** What was practised on this device, read again whenever what needs it comes to the page. */
export function useAttempts(): readonly Attempt[] {
  const session = useSessionStore();
  useEffect(() => void refreshProgress(session), [session]);
  return useSlice(PRACTISED, (state) => state.attempts);
}
