/** Every other text on the page. English sets the keys and parameters; the compiler holds the others to them. */
import type { englishPage } from './en/page.ts';

export type PageWords = typeof englishPage;
