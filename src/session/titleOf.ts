import type { LanguageCode } from '../words/languages.ts';
import type { Subject } from './subject.ts';

/** Returns the title of the tree; "" for none. */
export function titleOf({ example, own, game }: Subject, language: LanguageCode): string {
  return own?.title ?? (example ?? game?.entry)?.title[language] ?? '';
}
