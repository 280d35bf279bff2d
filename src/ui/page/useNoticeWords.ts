/** The texts of notices. */
import { loadNoticeWords } from '../../words/lateWords.ts';
import { wordsHook } from './wordsHook.ts';

export const useNoticeWords = wordsHook(loadNoticeWords);
