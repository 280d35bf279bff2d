/** The texts of what is wrong with a file, which come when one is opened. English sets the keys. */
import type { englishFaults } from './en/faults.ts';
import type { LanguageCode } from './language.ts';

export type FaultWords = typeof englishFaults;

export async function loadFaultWords(code: LanguageCode): Promise<FaultWords> {
  switch (code) {
    case 'en':
      return (await import('./en/faults.ts')).englishFaults;
    case 'zh':
      return (await import('./zh/faults.ts')).chineseFaults;
  }
}
