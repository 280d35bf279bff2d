/** The texts of the panels in the margin, which come after the first picture. English sets the keys. */
import type { englishPanels } from './en/panels.ts';
import { byLanguage } from './texts.ts';

export type PanelWords = typeof englishPanels;

export const loadPanelWords = byLanguage<PanelWords>({
  en: async () => (await import('./en/panels.ts')).englishPanels,
  zh: async () => (await import('./zh/panels.ts')).chinesePanels,
});
