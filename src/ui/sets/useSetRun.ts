/** What parts about sets use: the trees of sets, whose code loads before the part, and the current set. */

import { SET_RUN, type SetRun } from '../../session/sets/setRun.ts';
import { loadedSetTrees, type SetTrees } from '../../session/sets/setTrees.ts';
import { useSession, useSlice } from '../page/useSession.ts';

export function useSetTrees(): SetTrees {
  return loadedSetTrees(useSession(({ language }) => language.code));
}

/** Returns the set that is being done; null outside of one. */
export function useSetRun(): SetRun | null {
  return useSlice(SET_RUN, (state) => state.run);
}
