import type { LanguageCode } from '../words/languages.ts';
import type { Subject } from './subject.ts';

/** Returns the title of the displayed tree or game in a language; "" when it has none. */
export function titleOf({ example, own, game }: Subject, language: LanguageCode): string {
  return own?.title ?? (example ?? game?.entry)?.title[language] ?? '';
}
