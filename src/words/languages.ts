/** The languages of the page, a row each: menu, links, terminal and what is kept read this table. */
export const LANGUAGE_ROWS = {
  en: {
    /** as it stands in the menu */
    label: 'English',
    /** for the lang attribute */
    tag: 'en',
    load: async () => (await import('./en/english.ts')).english,
    /** brings the file of the texts that stand around a figure */
    around: () => import('./en/panels.ts'),
  },
  zh: {
    label: '中文',
    tag: 'zh-Hans',
    load: async () => (await import('./zh/chinese.ts')).chinese,
    around: () => import('./zh/panels.ts'),
  },
};

export type LanguageCode = keyof typeof LANGUAGE_ROWS;

export const LANGUAGES = Object.keys(LANGUAGE_ROWS) as readonly LanguageCode[];
