/** The questions of Predict in Chinese, on a phone, beside a presentation, and for those who do not see them. */
import { predict as chinesePredict } from '../src/words/zh/work.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import { press } from './support/editing.ts';
import { slideTo } from './support/picture.ts';
import { AIMA, feedback, options, predict, question, start, toggle } from './support/predict.ts';
import { en, expectStep, node, zh } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

test.describe('In Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('all of it is Chinese', LONG, async ({ page }) => {
    await start(page, `${AIMA}&step=11`, chinesePredict);
    await press(page, 'End');
    await expect(question(page)).toHaveText(/C.*α 是 3。剪枝，还是继续？/);
    await press(page, '2');
    await expect(feedback(page)).toHaveText(/^不对。/);
    await expect(page.getByRole('button', { name: chinesePredict.goOn, exact: true })).toBeVisible();
    await expect(page.locator('.answers')).toContainText(chinesePredict.kind.owner);
    expect(await page.locator('#predict').innerText()).not.toMatch(/[a-z]{3}/);
    await expect(page.getByRole('button', { name: zh.next, exact: true })).toBeVisible();
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the question stands under the figure, with targets of 44 px and a way back', async ({ page }) => {
    await start(page);
    await page.evaluate(() => scrollTo(0, 0));
    await slideTo(page, 26);
    await expectStep(page, 7);
    await expect(question(page)).toBeInViewport({ ratio: 1 });
    // Places on the screen are no whole numbers: a ten-thousandth may be missing.
    await expect(node(page, 4)).toBeInViewport({ ratio: 0.999 });
    for (const target of [
      ...(await options(page).all()),
      page.getByRole('button', { name: predict.back, exact: true }),
    ]) {
      const box = (await target.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('button', { name: predict.back, exact: true }).tap();
    await expectStep(page, 6);
    await expect(question(page)).toBeHidden();
    await page.getByRole('button', { name: en.next, exact: true }).tap();
    await options(page).nth(1).tap();
    await expect(feedback(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: predict.goOn }).tap();
    await expectStep(page, 8);
  });
});

test('While presenting, the class is asked beside the figure', async ({ page }) => {
  await start(page);
  await press(page, 'f', 'End');
  await expect(page.getByRole('complementary', { name: predict.title })).toBeVisible();
  await expect(question(page)).toBeInViewport({ ratio: 1 });
  // A clicker has one key: it shows the answer, which counts for nothing, and goes on then.
  await press(page, 'PageDown');
  await expectStep(page, 7);
  await expect(options(page).first()).toContainText(predict.isRight);
  await press(page, 'PageDown');
  await expectStep(page, 8);
  await press(page, 'Escape');
  await expect(toggle(page)).toBeChecked();
});

const PLACES = (
  [
    ['light', { width: 1280, height: 720 }],
    ['dark', { width: 390, height: 844 }],
  ] as const
).flatMap(([theme, size]) => (['reading', 'presenting'] as const).map((mode) => ({ theme, size, mode })));

for (const { theme, size, mode } of someOf(PLACES, 1, 3)) {
  test.describe(`${size.width} px wide, first ${theme}`, () => {
    test.use({ colorScheme: theme, viewport: size });

    test(`axe has nothing to object to while ${mode}, and the page fits the window`, async ({ page }) => {
      await start(page);
      if (mode === 'presenting') await press(page, 'f');
      for (const keys of [[], ['End'], ['3'], ['End', 'End', '4']]) {
        await press(page, ...keys);
        await inBothThemes(page, async (shown, violations) => {
          const what = `${shown}, ${keys.join(' ')}`;
          expect(violations, what).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(size.width);
        });
      }
    });
  });
}
