/** What is said of wrong answers about simulations: in both languages the same facts, and only such as are so. */
import { expect, test } from 'vitest';
import { simulationOf } from '../../src/core/run/anyRun.ts';
import { rightAnswer } from '../../src/practice/answer.ts';
import { diagnose } from '../../src/practice/diagnose/diagnose.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import { generateExercise } from '../../src/practice/generate/index.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { DIFFICULTIES } from '../../src/practice/skill.ts';
import { feedback as english } from '../../src/words/en/work.ts';
import { sayItem, sayOwner, sayRule } from '../../src/words/feedback.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain, type Sentence } from '../../src/words/sentence.ts';
import { feedback as chinese } from '../../src/words/zh/work.ts';
import { howMany } from '../support/howMany.ts';

/** Numbers and nodes of a sentence, in whichever order a language has them. */
function told(sentence: Sentence): string[] {
  return sentence.flatMap(({ kind, text }) => (kind === 'text' ? [] : [`${kind} ${text}`])).sort();
}

test.each(DIFFICULTIES)('of difficulty %i', (difficulty) => {
  for (let seed = 1; seed <= howMany(200, 15); seed += 1) {
    const exercise = generateExercise({ skill: 'simulation', difficulty, seed, generator: 3 });
    const right = rightAnswer(exercise);
    const run = simulationOf(right.run)!;
    const names = new NodeNames(exercise.tree);
    for (const { answer, simulated } of methodAnswers(exercise)) {
      const grade = gradeExercise(exercise, answer, right);
      const [finding] = diagnose(exercise, answer, grade, right, false).findings;
      const facts = { finding: finding!, run, names, rules: exercise.rules, windowsAt: undefined };
      for (const say of [sayItem, sayRule, sayOwner]) {
        expect(told(say(chinese, facts))).toEqual(told(say(english, facts)));
        expect(plain(say(english, facts)) + plain(say(chinese, facts))).not.toMatch(/undefined|NaN|\{|null/);
      }
      const wrong = simulated!.ends.findIndex((end, index) => end !== run.pathOf(index + 1).at(-1)) + 1;
      const { step } = finding!.place;
      const where = plain(sayOwner(english, facts));
      expect(where).toContain(`Look at iteration ${run.iterationAt(step)}, step ${step}. `);
      if (wrong === 0) {
        expect(plain(sayItem(english, facts))).toContain(names.of(finding!.place.node));
        expect(where).toMatch(/: N \d+ → \d+, W \S+ → \S+, Q /);
      } else {
        expect(plain(sayItem(english, facts))).toBe(`Look at iteration ${wrong}.`);
        const event = run.event(step);
        expect(event.kind === 'select' || event.kind === 'expand').toBe(true);
        if ('child' in event) expect(where).toMatch(new RegExp(`(?:→ |: )${names.of(event.child)}\\b`));
      }
    }
  }
});
