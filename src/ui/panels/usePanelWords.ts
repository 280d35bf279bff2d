/** The texts of the margin. */
import { loadPanelWords } from '../../words/panelWords.ts';
import { wordsHook } from '../wordsHook.ts';

export const usePanelWords = wordsHook(loadPanelWords);
