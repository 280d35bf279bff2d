/** An exercise with a depth limit: what is seen of it, and done by keys alone. */
import { ROOT } from '../src/core/tree/nodeId.ts';
import { printNumber } from '../src/core/tree/printNumber.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import { press } from './support/editing.ts';
import { button, fillByKeys, openExercise, panel, rulesLine, total, zhWords } from './support/practice.ts';
import { node, tabTo } from './support/reading.ts';

const PHONE = { width: 390, height: 844 };

test.use({ reducedMotion: 'reduce', locale: 'zh-CN', viewport: PHONE });

test('is done by keys, in Chinese on a phone', async ({ page }) => {
  const known = await openExercise(page, 'depth-limit.1.1');
  const { exercise, right } = known;
  await expect(rulesLine(page)).toHaveText(zhWords.rules(exercise));
  await expect(rulesLine(page)).toContainText('深度限制 2');
  // What is judged shows its static value, what lies deeper is a ghost.
  const { tree } = exercise;
  const [judged] = tree.leaves();
  const text = `≈${printNumber(tree.value(judged!))}`;
  await expect(node(page, judged!)).toContainText(text);
  await expect(node(page, tree.child(judged!, 0))).toHaveClass(/beyond/);
  const inner = tree.nodes().filter((id) => !tree.isLeaf(id) && !tree.isBeyond(id));
  await expect(panel(page).getByRole('textbox')).toHaveCount(inner.length);
  await inBothThemes(page, async (shown, violations) => expect(violations, shown).toEqual([]));
  await fillByKeys(page, known, right.answer);
  await tabTo(page, button(page, zhWords.submit));
  await press(page, 'Enter');
  await expect(total(page)).toContainText(zhWords.allRight);
  // The run stops at the same depth, and its root is worth what was asked.
  await tabTo(page, button(page, zhWords.compare));
  await press(page, 'Enter');
  await expect(page.locator('.own-figure svg')).toBeVisible();
  await expect(page.locator('.horizon')).toHaveCount(0);
  await page.keyboard.press('End');
  const value = right.answer.values.get(ROOT)!;
  await expect(node(page, ROOT).first()).toContainText(`≈${printNumber(value.low)}`);
  const fits = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(fits).toBe(PHONE.width);
});
