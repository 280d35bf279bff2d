/** The texts about learning management systems, which come with what they are about rather than with the other texts. */
import { lms as english, type LmsWords } from './en/lms.ts';
import type { LanguageCode } from './languages.ts';
import { lms as chinese } from './zh/lms.ts';

export type { LmsWords } from './en/lms.ts';

export const LMS_WORDS: Readonly<Record<LanguageCode, LmsWords>> = { en: english, zh: chinese };
