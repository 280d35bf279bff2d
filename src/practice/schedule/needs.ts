/** Which skills a student should have met before a skill is begun. */
import type { Skill } from '../skill.ts';

const NONE: readonly Skill[] = [];
const BACKING_UP: readonly Skill[] = ['backing-up'];
const CUTOFFS: readonly Skill[] = ['shallow-cutoffs'];

export const NEEDS: Readonly<Record<Skill, readonly Skill[]>> = {
  'backing-up': NONE,
  'best-move': NONE,
  'shallow-cutoffs': BACKING_UP,
  chance: BACKING_UP,
  vectors: BACKING_UP,
  simulation: BACKING_UP,
  'deep-cutoffs': CUTOFFS,
  equality: CUTOFFS,
  windows: CUTOFFS,
  counting: CUTOFFS,
  ordering: CUTOFFS,
  intervals: CUTOFFS,
  'depth-limit': CUTOFFS,
  'best-case': CUTOFFS,
  'cut-labels': CUTOFFS,
  construct: CUTOFFS,
  solution: BACKING_UP,
  lists: NONE,
  estimate: NONE,
  'star-windows': ['chance', 'windows'],
  deepening: ['depth-limit'],
};
