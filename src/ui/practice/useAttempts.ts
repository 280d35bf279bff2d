import { useEffect } from 'react';
import type { Attempt } from '../../practice/attempt.ts';
import { PRACTISED, refreshProgress } from '../../session/progress.ts';
import { useSessionStore, useSlice } from '../page/useSession.ts';

/**
 * Returns the attempts stored on this device; they are read again whenever a component that uses them mounts.
 */
export function useAttempts(): readonly Attempt[] {
  const session = useSessionStore();
  useEffect(() => void refreshProgress(session), [session]);
  return useSlice(PRACTISED, (state) => state.attempts);
}
