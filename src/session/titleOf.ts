import type { LanguageCode } from '../words/languages.ts';
import type { Subject } from './subject.ts';

/** What the tree is called; "" for nothing. */
export function titleOf({ example, own, game }: Subject, language: LanguageCode): string {
  return own?.title ?? (example ?? game?.entry)?.title[language] ?? '';
}
