/** The texts of editing, sharing and printing, which come when they are first needed. English sets the keys. */
import type { englishEditing } from './en/editing.ts';
import type { englishSharing } from './en/sharing.ts';
import type { LanguageCode } from './language.ts';

export type EditWords = typeof englishEditing & typeof englishSharing;

export async function loadEditWords(code: LanguageCode): Promise<EditWords> {
  switch (code) {
    case 'en': {
      const [editing, sharing] = await Promise.all([import('./en/editing.ts'), import('./en/sharing.ts')]);
      return { ...editing.englishEditing, ...sharing.englishSharing };
    }
    case 'zh': {
      const [editing, sharing] = await Promise.all([import('./zh/editing.ts'), import('./zh/sharing.ts')]);
      return { ...editing.chineseEditing, ...sharing.chineseSharing };
    }
  }
}
