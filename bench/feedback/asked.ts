/** The exercises that feedback is measured on: those that students are given, and plain random trees. */
import { randomTree } from '../../src/core/random/randomTree.ts';
import type { Random } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES, RULES } from '../../src/core/search/searchSettings.ts';
import { type AskedPart, choosePart, type Exercise, type PartKind } from '../../src/practice/exercise.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { DIFFICULTIES, SKILLS } from '../../src/practice/skill.ts';

/** Shapes of trees in class, with few values, so that equal ones meet. */
const SHAPES = [
  { depth: 2, branching: [3, 3] },
  { depth: 3, branching: [2, 3] },
  { depth: 4, branching: [2, 2] },
  { depth: 4, branching: [2, 3] },
] as const;

/** What such a tree is asked; a method shows in each of these. */
const KINDS = ['crossing', 'crossing', 'values', 'windows', 'leafOrder'] as const;

/** One exercise about alpha-beta after another, each drawn from what comes. */
export function drawExercise(random: Random): Exercise {
  for (;;) {
    const exercise = random.flip(0.5) ? generated(random) : onRandomTree(random);
    if (exercise !== null && exercise.algorithm === 'alpha-beta') return exercise;
  }
}

function generated(random: Random): Exercise {
  const skills = SKILLS.filter((skill) => skill !== 'ordering' && skill !== 'backing-up');
  return generateExercise({
    skill: random.pick(skills),
    difficulty: random.pick(DIFFICULTIES),
    seed: random.below(2 ** 32),
  });
}

function onRandomTree(random: Random): Exercise | null {
  const answer = randomTree({
    ...random.pick(SHAPES),
    seed: random.below(2 ** 32),
    values: random.flip(0.5) ? [-9, 9] : [0, 9],
    ties: true,
    chance: random.flip(0.15),
    uneven: random.flip(0.2),
    demand: 'any',
    root: random.flip(0.75) ? 'max' : 'min',
  });
  if (!answer.ok) return null;
  const rules = { ...DEFAULT_RULES, cutoff: random.pick(RULES.cutoff) };
  const task = { tree: answer.tree, algorithm: 'alpha-beta', rules } as const;
  const parts = askedParts([random.pick(KINDS)], task, random);
  return parts === null ? null : { ...task, parts };
}

function askedParts(
  kinds: readonly PartKind[],
  task: Omit<Exercise, 'parts'>,
  random: Random,
): AskedPart[] | null {
  const parts: AskedPart[] = [];
  for (const kind of kinds) {
    const part = choosePart(kind, task, random);
    if (part === null) return null;
    parts.push({ part, marks: 4, penalty: { kind: 'per-error', marks: 1 } });
  }
  return parts;
}
