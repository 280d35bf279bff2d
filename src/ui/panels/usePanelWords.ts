/** The texts of the margin. */
import { loadPanelWords } from '../../words/panelWords.ts';
import { wordsHook } from '../page/wordsHook.ts';

export const usePanelWords = wordsHook(loadPanelWords);
