/** An exercise on a tree of several players: its vectors are typed on the tree, by keys alone; on a phone, in Chinese. */
import { ROOT } from '../src/core/tree/nodeId.ts';
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
import { node, tabTo } from './support/reading.ts';

const PHONE = { width: 390, height: 844 };

test.use({ reducedMotion: 'reduce', locale: 'zh-CN', viewport: PHONE });

test('is done by keys, in Chinese on a phone', async ({ page }) => {
  const known = await openExercise(page, 'vectors.2.8');
  const { exercise, right } = known;
  const { tree } = exercise;
  await expect(rulesLine(page)).toHaveText(zhWords.rules(exercise));
  await expect(rulesLine(page)).toContainText('所有玩家一共至多得 20，每个玩家至少得 0。');
  await inBothThemes(page, async (shown, violations) => expect(violations, shown).toEqual([]));
  await fillByKeys(page, known, right.answer);
  const inner = tree.nodes().filter((id) => !tree.isLeaf(id));
  await expect(panel(page).getByRole('textbox')).toHaveCount(inner.length);
  // What was typed with blanks stands there as vectors do, the own component bold.
  const atRoot = right.answer.vectors.get(ROOT)!;
  if (atRoot.kind !== 'vector') throw new Error('the root is known');
  await expect(node(page, ROOT).locator('.value')).toHaveText(atRoot.components.join(', '));
  await expect(node(page, ROOT).locator('.value .strong')).toHaveText(String(atRoot.components[0]));
  await tabTo(page, button(page, zhWords.submit));
  await press(page, 'Enter');
  await expect(total(page)).toContainText(zhWords.allRight);
  await tabTo(page, button(page, zhWords.compare));
  await press(page, 'Enter');
  await expect(page.locator('.own-figure svg')).toBeVisible();
  await page.keyboard.press('End');
  await expect(node(page, ROOT).first()).toContainText(atRoot.components.join(', '));
  const fits = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(fits).toBe(PHONE.width);
});

test('names deep pruning, and tells whose bound it is', LONG, async ({ page }) => {
  const known = await openExercise(page, 'vectors.2.8');
  await fillByKeys(page, known, sheetOf(known, 'deep-pruning'));
  await tabTo(page, button(page, zhWords.submit));
  await press(page, 'Enter');
  await expect(feedback(page)).toBeVisible();
  await tabTo(page, button(page, zhWords.tellMore.rule));
  await press(page, 'Enter');
  await expect(feedback(page)).toContainText('多个玩家时只有父节点的玩家已得的能用来剪枝');
  await press(page, 'Enter');
  await expect(feedback(page)).toContainText('还不足以剪枝');
});
