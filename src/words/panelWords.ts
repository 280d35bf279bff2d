/** The texts of the panels in the margin, which come after the first picture. English sets the keys. */
import type { englishPanels } from './en/panels.ts';
import type { LanguageCode } from './language.ts';

export type PanelWords = typeof englishPanels;

export async function loadPanelWords(code: LanguageCode): Promise<PanelWords> {
  switch (code) {
    case 'en':
      return (await import('./en/panels.ts')).englishPanels;
    case 'zh':
      return (await import('./zh/panels.ts')).chinesePanels;
  }
}
