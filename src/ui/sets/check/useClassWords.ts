/** The texts about the hand-ins of a class, which come with the code that shows them. */

import { classWords as english } from '../../../words/en/class.ts';
import type { LanguageCode } from '../../../words/index.ts';
import { classWords as chinese } from '../../../words/zh/class.ts';
import { useSession } from '../../page/useSession.ts';

const WORDS: Readonly<Record<LanguageCode, typeof english>> = { en: english, zh: chinese };

export function useClassWords(): typeof english {
  return WORDS[useSession(({ language }) => language.code)];
}
