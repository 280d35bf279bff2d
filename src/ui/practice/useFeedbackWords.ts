import { use } from 'react';
import { type FeedbackWords, loadFeedbackWords } from '../../words/feedback.ts';
import type { LanguageCode } from '../../words/language.ts';
import { useSession } from '../useSession.ts';

const loading = new Map<LanguageCode, Promise<FeedbackWords>>();

/** What is said about wrong answers; a component that asks waits until it has come. */
export function useFeedbackWords(): FeedbackWords {
  const code = useSession((state) => state.language.code);
  const words = loading.get(code) ?? loadFeedbackWords(code);
  loading.set(code, words);
  return use(words);
}
