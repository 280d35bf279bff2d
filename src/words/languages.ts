/**
 * The table of the languages of the page, a row for each; menu, links, terminal and stored settings read it. The texts
 * of a language are in three files, which load when the page needs them: for its first picture, for what stands around
 * a figure, and for work.
 */
import type * as figure from './en/figure.ts';
import type { english } from './en/page.ts';
import type * as work from './en/work.ts';

/** The texts of the second and the third file, by section. */
export type Words = typeof figure & typeof work;

/**
 * The texts of a language about the page and each step; English defines the keys, and the compiler checks the others
 * against them.
 */
export type FirstWords = Omit<typeof english, 'code'>;

interface LanguageRow {
  /** the language's name in the menu */
  readonly label: string;
  /** the value of the lang attribute */
  readonly tag: string;
  readonly page: () => Promise<FirstWords>;
  readonly figure: () => Promise<typeof figure>;
  readonly work: () => Promise<typeof work>;
}

export const LANGUAGE_ROWS = {
  en: {
    label: 'English',
    tag: 'en',
    page: async () => (await import('./en/page.ts')).english,
    figure: () => import('./en/figure.ts'),
    work: () => import('./en/work.ts'),
  },
  zh: {
    label: '中文',
    tag: 'zh-Hans',
    page: async () => (await import('./zh/page.ts')).chinese,
    figure: () => import('./zh/figure.ts'),
    work: () => import('./zh/work.ts'),
  },
} satisfies Readonly<Record<string, LanguageRow>>;

export type LanguageCode = keyof typeof LANGUAGE_ROWS;

export const LANGUAGES = Object.keys(LANGUAGE_ROWS) as readonly LanguageCode[];
