/**
 * Hooks for components about sets: the functions for the trees of sets, whose code has loaded before the
 * component, and the set that is being done.
 */

import { SET_RUN, type SetRun } from '../../session/sets/setRun.ts';
import { loadedSetTrees, type SetTrees } from '../../session/sets/setTrees.ts';
import { useSession, useSlice } from '../page/useSession.ts';

export function useSetTrees(): SetTrees {
  return loadedSetTrees(useSession(({ language }) => language.code));
}

/** Returns the set that the student is doing; null when there is none. */
export function useSetRun(): SetRun | null {
  return useSlice(SET_RUN, (state) => state.run);
}
