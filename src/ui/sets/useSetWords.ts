/** The texts of sets and what their trees are made of; both come before the part that asks for them. */
import { loadedSetTrees, type SetTrees } from '../../session/sets/setTrees.ts';
import { loadSetWords } from '../../words/setWords.ts';
import { wordsHook } from '../page/wordsHook.ts';

export const useSetWords = wordsHook(loadSetWords);

export function useSetTrees(): SetTrees {
  return loadedSetTrees();
}
