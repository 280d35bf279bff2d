/** The texts of sets, which come when one is made or opened. English sets the keys. */
import type { englishSetFaults } from './en/setFaults.ts';
import type { englishPapers, englishSetRun, englishSets } from './en/sets.ts';
import type { LanguageCode } from './language.ts';

export interface SetWords {
  readonly make: typeof englishSets;
  readonly run: typeof englishSetRun;
  readonly faults: typeof englishSetFaults;
  readonly papers: typeof englishPapers;
}

export async function loadSetWords(code: LanguageCode): Promise<SetWords> {
  switch (code) {
    case 'en': {
      const [texts, { englishSetFaults: faults }] = await Promise.all([
        import('./en/sets.ts'),
        import('./en/setFaults.ts'),
      ]);
      const { englishSets: make, englishSetRun: run, englishPapers: papers } = texts;
      return { make, run, faults, papers };
    }
    case 'zh': {
      const [texts, { chineseSetFaults: faults }] = await Promise.all([
        import('./zh/sets.ts'),
        import('./zh/setFaults.ts'),
      ]);
      const { chineseSets: make, chineseSetRun: run, chinesePapers: papers } = texts;
      return { make, run, faults, papers };
    }
  }
}
