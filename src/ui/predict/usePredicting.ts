import { useStore } from 'zustand';
import type { PredictingState } from '../../session/predicting.ts';
import { predictingOf } from '../../session/predicting.ts';
import { useSessionStore } from '../page/useSession.ts';

/** A part of what is asked; the component renders again only when that part changes. */
export function usePredicting<T>(selector: (state: PredictingState) => T): T {
  return useStore(predictingOf(useSessionStore()).store, selector);
}
