/** The texts about programs, which come with the code that shows them. */

import * as english from '../../words/en/program.ts';
import type { LanguageCode } from '../../words/index.ts';
import * as chinese from '../../words/zh/program.ts';
import { useSession } from '../page/useSession.ts';

const WORDS: Readonly<Record<LanguageCode, typeof english>> = { en: english, zh: chinese };

export function useProgramWords(): typeof english {
  return WORDS[useSession(({ language }) => language.code)];
}
