/** The texts of what went otherwise than asked, which come when it does. English sets the keys. */
import type { englishNotices } from './en/notices.ts';
import { byLanguage } from './texts.ts';

export type NoticeWords = typeof englishNotices;

export const loadNoticeWords = byLanguage<NoticeWords>({
  en: async () => (await import('./en/notices.ts')).englishNotices,
  zh: async () => (await import('./zh/notices.ts')).chineseNotices,
});
