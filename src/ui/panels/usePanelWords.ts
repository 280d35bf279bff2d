/** The texts of the margin. */
import { loadPanelWords } from '../../words/lateWords.ts';
import { wordsHook } from '../page/wordsHook.ts';

export const usePanelWords = wordsHook(loadPanelWords);
