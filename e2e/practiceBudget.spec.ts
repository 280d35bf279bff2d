/** What iterative deepening answers within a budget: asked, answered by keys alone, and told of. */
import type { NodeId } from '../src/core/tree/nodeId.ts';
import { writtenAnswer } from '../src/words/formats.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import { press } from './support/editing.ts';
import {
  button,
  feedback,
  fillByKeys,
  openExercise,
  panel,
  rulesLine,
  sheetOf,
  total,
  zhWords,
} from './support/practice.ts';
import { expectStep, tabTo } from './support/reading.ts';

const PHONE = { width: 390, height: 844 };

test.use({ reducedMotion: 'reduce', locale: 'zh-CN', viewport: PHONE });

test(
  'who answers from the unfinished pass is told so, at the step where the budget is used up',
  LONG,
  async ({ page }) => {
    const known = await openExercise(page, 'deepening.1.1');
    const { exercise, right, names } = known;
    const nameOf = (id: NodeId) => names.of(id);
    const naming = { node: nameOf, place: nameOf };
    await expect(rulesLine(page)).toHaveText(zhWords.rules(exercise));
    await expect(rulesLine(page)).toContainText('各遍一共可进入 13 个节点');
    await inBothThemes(page, async (shown, violations) => expect(violations, shown).toEqual([]));
    await fillByKeys(page, known, sheetOf(known, 'unfinished-pass'));
    await tabTo(page, button(page, zhWords.submit));
    await press(page, 'Enter');
    await expect(total(page)).toContainText(zhWords.graded('0', '3'));
    const stop = right.run.eventsOf('stop')[0]!;
    await tabTo(page, button(page, zhWords.tellMore.rule));
    await press(page, 'Enter');
    await expect(feedback(page)).toContainText('13 个节点的预算在深度 2 中用完');
    await press(page, 'Enter');
    await expect(feedback(page)).toContainText(`第 ${stop} 步`);
    await press(page, 'Enter');
    await expectStep(page, stop);
    await tabTo(page, button(page, zhWords.compare));
    await press(page, 'Enter');
    const model = writtenAnswer(exercise, { kind: 'atBudget' }, right.answer, naming, zhWords.answer);
    await expect(panel(page).locator('.model-line').last()).toHaveText(
      `${zhWords.headed(zhWords.model)}${model.kind === 'text' ? model.text : ''}`,
    );
    const fits = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(fits).toBe(PHONE.width);
  },
);
