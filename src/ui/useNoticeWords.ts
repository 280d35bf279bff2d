/** The texts of notices, in the chosen language; a component that asks waits until they have come. */
import { use } from 'react';
import type { LanguageCode } from '../words/language.ts';
import { loadNoticeWords, type NoticeWords } from '../words/noticeWords.ts';
import { useSession } from './useSession.ts';

const loading = new Map<LanguageCode, Promise<NoticeWords>>();

export function useNoticeWords(): NoticeWords {
  const code = useSession((state) => state.language.code);
  const words = loading.get(code) ?? loadNoticeWords(code);
  loading.set(code, words);
  return use(words);
}
