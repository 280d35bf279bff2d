/** How windows that no node holds are told, in every language. */
import { englishWindowNarration } from './en/windowNarration.ts';
import { chineseWindowNarration } from './zh/windowNarration.ts';

export const WINDOW_NARRATION = { en: englishWindowNarration, zh: chineseWindowNarration };
