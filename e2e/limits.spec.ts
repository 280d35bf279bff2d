/** Depth limits and deepening as a reader has them in the page: by keys, by hand, in links, in both languages. */

import { limits as englishLimits } from '../src/words/en/figure.ts';
import { limits as chineseLimits } from '../src/words/zh/figure.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { furnished } from './support/picture.ts';
import { en, expectHash, expectStep, openLink, zh } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const D = encodeURIComponent('5~(a->9~(3~(5 7) 6~(1 0)) b->2~(5~(9 4) 5~(8 3)) c->4~(8~(6 9) 7~(6 1)))');
const TREE = `v1&literal=${D}&root=max`;

test('the horizon is moved by keys and by hand, and the run follows', async ({ page }) => {
  await openLink(page, `${TREE}&step=0`);
  await furnished(page);
  const line = page.getByRole('slider', { name: englishLimits.horizonLine });
  await expect(line).toHaveAttribute('aria-valuetext', 'to the ends');
  await line.focus();
  await page.keyboard.press('ArrowUp');
  await expect(line).toHaveAttribute('aria-valuetext', 'depth 2');
  await expectHash(page, /depth=2/);
  await expect(page.locator('svg.tree .node.beyond')).toHaveCount(12);
  await page.getByRole('button', { name: en.last, exact: true }).click();
  await expectStep(page, 23);
  await expect(page.locator('.subtitle')).toContainText('MAX plays c');
  await expect(page.locator('.subtitle')).toContainText('A is worth ≈7');
  // The handle is dragged to where depth 1 ends: there another move is played.
  const handle = await line.boundingBox();
  const [second, third] = await Promise.all(
    [1, 2].map((ply) => page.locator('svg.tree .ply-name').nth(ply).boundingBox()),
  );
  if (handle === null || !third || !second) throw new Error('not drawn');
  await page.mouse.move(handle.x + 16, handle.y + 16);
  await page.mouse.down();
  await page.mouse.move(handle.x + 16, (second.y + second.height + third.y) / 2, { steps: 8 });
  await page.mouse.up();
  await expect(line).toHaveAttribute('aria-valuetext', 'depth 1');
  // Who stood at the end stands there still.
  await expectStep(page, 8);
  await expect(page.locator('.subtitle')).toContainText('MAX plays a');
});

test('passes are bands to leap to, and the margin tells the answer so far', async ({ page }) => {
  await openLink(page, `${TREE}&deepen=1&budget=20&step=0`);
  await furnished(page);
  await expect(page.locator('.phase')).toHaveCount(4);
  await page.keyboard.press('}');
  await page.keyboard.press('}');
  await page.keyboard.press('}');
  await expect(page.locator('.phase[aria-current]')).toHaveText(/depth 2|^2$/);
  const answer = page.locator('.panel-answer');
  await expect(answer.locator('tbody tr')).toHaveCount(2);
  await expect(answer.locator('.answer-now')).toContainText('a, ≈9.');
  await page.keyboard.press('End');
  await expect(page.locator('.subtitle')).toContainText(
    'The answer is that of depth 2: MAX plays c, worth ≈7.',
  );
  await expect(answer.locator('.unfinished')).toHaveText(englishLimits.dropped);
  // All nodes that are asked for: the root is proved.
  const budget = answer.getByRole('slider', { name: englishLimits.budgetSlider });
  await budget.focus();
  await page.keyboard.press('End');
  await expect(answer.locator('.budget-head b')).toHaveText(englishLimits.budgetNone);
  await page.getByRole('button', { name: en.last, exact: true }).click();
  await expect(page.locator('.subtitle')).toContainText('The root is proved');
  await expectStep(page, 82);
});

test('in Chinese, on a phone, from the menu of the caption', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openLink(page, `${TREE}&step=0&lang=zh`);
  await furnished(page);
  await page.getByRole('button', { name: zh.more, exact: true }).last().click();
  await page
    .getByRole('checkbox', { name: new RegExp(chineseLimits.deepen) })
    .locator('visible=true')
    .check();
  await page.keyboard.press('Escape');
  await expectHash(page, /deepen=1/);
  await page.keyboard.press('End');
  await expect(page.locator('.subtitle')).toContainText('根节点的值已被证明');
  const slider = page.getByRole('slider', { name: chineseLimits.horizonLine });
  await expect(slider).toBeVisible();
});
