/** What practising says; the sheet on the tree says some of it. */
import { loadPracticeWords } from '../../words/practiceWords.ts';
import { textsFrom } from '../../words/texts.ts';

export const PRACTICE_TEXTS = textsFrom(loadPracticeWords);
