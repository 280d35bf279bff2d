/** The texts of sets and what their trees are made of; a component that asks waits until they have come. */
import { use } from 'react';
import { loadSetTrees, type SetTrees } from '../../session/sets/setTrees.ts';
import { loadSetWords } from '../../words/setWords.ts';
import { wordsHook } from '../wordsHook.ts';

export const useSetWords = wordsHook(loadSetWords);

export function useSetTrees(): SetTrees {
  return use(loadSetTrees());
}
