/** The texts of what went otherwise than asked, which come when it does. English sets the keys. */
import type { englishNotices } from './en/notices.ts';
import type { LanguageCode } from './language.ts';

export type NoticeWords = typeof englishNotices;

export async function loadNoticeWords(code: LanguageCode): Promise<NoticeWords> {
  switch (code) {
    case 'en':
      return (await import('./en/notices.ts')).englishNotices;
    case 'zh':
      return (await import('./zh/notices.ts')).chineseNotices;
  }
}
