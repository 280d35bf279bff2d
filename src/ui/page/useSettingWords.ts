/** The texts of the menus. */
import { loadSettingWords } from '../../words/lateWords.ts';
import { wordsHook } from './wordsHook.ts';

export const useSettingWords = wordsHook(loadSettingWords);
