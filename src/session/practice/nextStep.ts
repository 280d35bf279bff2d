/** What comes next for the reader, by the records on this device and the time, and how it begins. */
import { wouldShow } from '../../practice/generate/index.ts';
import { chooseNext, type NextStep } from '../../practice/schedule/chooseNext.ts';
import { separatedByRecipe } from '../../practice/schedule/separates.ts';
import { type ExerciseSeed, generatorFor } from '../../practice/skill.ts';
import { now } from '../now.ts';
import { PRACTISED } from '../progress.ts';
import type { Session } from '../session.ts';
import { sliceOf } from '../slice.ts';
import { beginSeed, freshSeed } from './begin.ts';
import { beginModel } from './model.ts';
import { chooseExercise } from './showPractice.ts';

/** This many seeds are tried for an exercise that tells a misconception from the right way. */
const MOST_SEEDS = 20;

/** Begins what comes next; when nothing does, opens the screen on which exercises are chosen, which says so. */
export function beginNext(session: Session): void {
  const { records } = sliceOf(session, PRACTISED);
  beginStep(session, chooseNext(records, now(), separatedByRecipe));
}

export function beginStep(session: Session, step: NextStep): void {
  switch (step.kind) {
    case 'exercise':
      beginSeed(session, seedFor(step));
      return;
    case 'model':
      beginModel(session, step.skill, step.difficulty, freshSeed());
      return;
    case 'rest':
      chooseExercise(session);
  }
}

/** Returns a fresh seed, if possible one whose exercise would show every misconception that it is to tell. */
function seedFor({ skill, difficulty, separates }: Extract<NextStep, { kind: 'exercise' }>): ExerciseSeed {
  const fresh = (): ExerciseSeed => ({
    skill,
    difficulty,
    seed: freshSeed(),
    generator: generatorFor(skill),
  });
  for (let tries = 1; tries < MOST_SEEDS && separates.length > 0; tries += 1) {
    const seed = fresh();
    if (separates.every((misconception) => wouldShow(seed, misconception))) return seed;
  }
  return fresh();
}
