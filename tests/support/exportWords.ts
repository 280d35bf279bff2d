/** What leaves the page in words, in each language; whoever prints a file asks for it by language, so it has come here. */

import { exporting as english } from '../../src/words/en/work.ts';
import { LANGUAGES, loadWords } from '../../src/words/language.ts';
import { exporting as chinese } from '../../src/words/zh/work.ts';

await Promise.all(LANGUAGES.map((code) => loadWords(code, 'work')));

export const EXPORT_WORDS = { en: english, zh: chinese };
