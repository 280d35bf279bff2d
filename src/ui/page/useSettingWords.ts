/** The texts of the menus of rules and notations. */
import { loadSettingWords } from '../../words/lateWords.ts';
import { wordsHook } from './wordsHook.ts';

export const useSettingWords = wordsHook(loadSettingWords);
