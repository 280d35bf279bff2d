/** What parts about sets use: their texts and what their trees are made of, both of which come before the part. */

import { SET_RUN, type SetRun } from '../../session/sets/setRun.ts';
import { loadedSetTrees, type SetTrees } from '../../session/sets/setTrees.ts';
import { loadSetWords } from '../../words/lateWords.ts';
import { useSession, useSlice } from '../page/useSession.ts';
import { wordsHook } from '../page/wordsHook.ts';

export const useSetWords = wordsHook(loadSetWords);

export function useSetTrees(): SetTrees {
  return loadedSetTrees(useSession(({ language }) => language.code));
}

/** The set that is being worked through; null outside of one. */
export function useSetRun(): SetRun | null {
  return useSlice(SET_RUN, (state) => state.run);
}
