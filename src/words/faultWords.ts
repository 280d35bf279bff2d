/** The texts of what is wrong with a file, which come when one is opened. English sets the keys. */
import type { englishFaults } from './en/faults.ts';
import { byLanguage } from './texts.ts';

export type FaultWords = typeof englishFaults;

export const loadFaultWords = byLanguage<FaultWords>({
  en: async () => (await import('./en/faults.ts')).englishFaults,
  zh: async () => (await import('./zh/faults.ts')).chineseFaults,
});
