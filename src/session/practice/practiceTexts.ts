/** What practising says; the sheet on the tree says some of it. */
import { loadPracticeWords } from '../../words/lateWords.ts';
import { textsFrom } from '../../words/texts.ts';

export const PRACTICE_TEXTS = textsFrom(loadPracticeWords);
