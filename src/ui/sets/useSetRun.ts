/** What parts about sets use: what the trees of sets are made of, which comes before the part, and the set at hand. */

import { SET_RUN, type SetRun } from '../../session/sets/setRun.ts';
import { loadedSetTrees, type SetTrees } from '../../session/sets/setTrees.ts';
import { useSession, useSlice } from '../page/useSession.ts';

export function useSetTrees(): SetTrees {
  return loadedSetTrees(useSession(({ language }) => language.code));
}

/** The set that is being worked through; null outside of one. */
export function useSetRun(): SetRun | null {
  return useSlice(SET_RUN, (state) => state.run);
}
