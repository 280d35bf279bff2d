import { useStore } from 'zustand';
import { type SetRun, setRunStore } from '../../../session/sets/setRun.ts';

/** The set that is being worked through; null outside of one. */
export function useSetRun(): SetRun | null {
  return useStore(setRunStore, (state) => state.run);
}
