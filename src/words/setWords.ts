/** The texts of sets, which come when one is made or opened. English sets the keys. */
import type { englishPapers } from './en/papers.ts';
import type { englishSetFaults } from './en/setFaults.ts';
import type { englishSetRun } from './en/setRun.ts';
import type { englishSets } from './en/sets.ts';
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
      const [
        { englishSets: make },
        { englishSetRun: run },
        { englishSetFaults: faults },
        { englishPapers: papers },
      ] = await Promise.all([
        import('./en/sets.ts'),
        import('./en/setRun.ts'),
        import('./en/setFaults.ts'),
        import('./en/papers.ts'),
      ]);
      return { make, run, faults, papers };
    }
    case 'zh': {
      const [
        { chineseSets: make },
        { chineseSetRun: run },
        { chineseSetFaults: faults },
        { chinesePapers: papers },
      ] = await Promise.all([
        import('./zh/sets.ts'),
        import('./zh/setRun.ts'),
        import('./zh/setFaults.ts'),
        import('./zh/papers.ts'),
      ]);
      return { make, run, faults, papers };
    }
  }
}
