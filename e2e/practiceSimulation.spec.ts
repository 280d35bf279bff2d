/** An exercise about Monte-Carlo tree search by hand: filled in wrongly by keys alone, and told where it went wrong. */
import { printNumber } from '../src/core/tree/printNumber.ts';
import { methodAnswers } from '../src/practice/diagnose/methodAnswers.ts';
import { someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { press } from './support/editing.ts';
import {
  button,
  feedback,
  fillByKeys,
  openExercise,
  panel,
  rulesLine,
  total,
  words,
  zhWords,
} from './support/practice.ts';
import { expectStep, node, tabTo } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

for (const [locale, said, rule, place] of someOf(
  [
    ['en', words, 'You selected by the mean Q alone.', /Look at iteration \d+, step \d+\. At .+ → .+\./],
    ['zh-CN', zhWords, '你只按平均值 Q 选择。', /请看第 \d+ 次迭代，第 \d+ 步。在 .+ → .+。/],
  ] as const,
  1,
  1,
))
  test.describe(locale, () => {
    test.use({ locale });

    test('a wrong sheet of iterations is filled in by keys, and says where it goes wrong', async ({
      page,
    }) => {
      const known = await openExercise(page, 'simulation.1.3');
      const { exercise, right } = known;
      await expect(rulesLine(page)).toHaveText(said.rules(exercise));
      for (const leaf of exercise.tree.leaves())
        await expect(node(page, leaf).locator('.value')).toHaveText(printNumber(exercise.tree.value(leaf)));
      const [wrong] = methodAnswers(exercise, ['exploitation-alone']);
      await fillByKeys(page, known, wrong!.answer);
      await expect(panel(page).getByRole('textbox')).toHaveCount(exercise.tree.size);
      await tabTo(page, button(page, said.submit));
      await press(page, 'Enter');
      await expect(total(page)).not.toContainText(said.allRight);
      await tabTo(page, button(page, said.tellMore.rule));
      await press(page, 'Enter');
      await expect(feedback(page)).toContainText(rule);
      await press(page, 'Enter');
      await expect(feedback(page)).toContainText(place);
      const text = (await feedback(page).textContent()) ?? '';
      const [, step = ''] = /(?:step |第 )(\d+)(?: 步|\.)/.exec(text) ?? [];
      await press(page, 'Enter');
      await expectStep(page, Number(step));
      expect(Number(step)).toBeLessThanOrEqual(right.run.length);
    });
  });
