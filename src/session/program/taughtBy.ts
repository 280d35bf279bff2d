/** Where each mistake of a program is taught, and by which exercise it is practised. */
import type { MistakeName } from '../../core/program/index.ts';
import type { Skill } from '../../practice/index.ts';

/** By mistake: the lesson about what it misses, and the skill whose exercises ask for it. */
export const TAUGHT_BY: Readonly<Record<MistakeName, { readonly lesson: string; readonly skill: Skill }>> = {
  'fresh-root-windows': { lesson: 'own-program', skill: 'windows' },
  'bounds-never-move': { lesson: 'worked-example', skill: 'windows' },
  'parent-only': { lesson: 'deep-cutoffs', skill: 'deep-cutoffs' },
  'swapped-bounds': { lesson: 'worked-example', skill: 'windows' },
  'no-cutoff-test': { lesson: 'worked-example', skill: 'shallow-cutoffs' },
  'tests-swapped': { lesson: 'worked-example', skill: 'shallow-cutoffs' },
  'global-bounds': { lesson: 'own-program', skill: 'windows' },
  'starts-at-zero': { lesson: 'minimax', skill: 'backing-up' },
  'zero-window': { lesson: 'worked-example', skill: 'windows' },
  'always-max': { lesson: 'minimax', skill: 'backing-up' },
  'lost-return': { lesson: 'worked-example', skill: 'shallow-cutoffs' },
};
