import { useEffect } from 'react';
import type { PracticeRecord } from '../../practice/schedule/studentState.ts';
import { PRACTISED, refreshProgress } from '../../session/progress.ts';
import { useSessionStore, useSlice } from '../page/useSession.ts';

/**
 * Returns the records stored on this device; they are read again whenever a component that uses them mounts.
 */
export function useRecords(): readonly PracticeRecord[] {
  const session = useSessionStore();
  useEffect(() => void refreshProgress(session), [session]);
  return useSlice(PRACTISED, (state) => state.records);
}
