/** What is said about wrong answers. */
import { loadFeedbackWords } from '../../words/feedback.ts';
import { wordsHook } from '../page/wordsHook.ts';

export const useFeedbackWords = wordsHook(loadFeedbackWords);
