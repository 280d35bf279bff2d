/**
 * The table of the languages of the page; the menu, links, the terminal and stored settings use it. The texts
 * of a language are in three files, which load when they are needed: for the first picture, for what
 * surrounds a figure, and for all other work.
 */
import type * as figure from './en/figure.ts';
import type { english } from './en/page.ts';
import type * as work from './en/work.ts';

/** The texts of the second and the third file, by section. */
export type Words = typeof figure & typeof work;

/**
 * The texts of the first file, about the page and the steps. The English ones define the type that those of
 * other languages have to satisfy.
 */
export type FirstWords = Omit<typeof english, 'code'>;

interface LanguageRow {
  /** the language's own name, for the menu */
  readonly label: string;
  /** the value of the HTML attribute `lang` */
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
