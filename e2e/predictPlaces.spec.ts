/** The questions of Predict in Chinese, on a phone, beside a presentation, and for those who do not see them. */
import type { Page } from '@playwright/test';
import { predict as chinesePredict } from '../src/words/zh/work.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import { press } from './support/editing.ts';
import { slideTo } from './support/picture.ts';
import { AIMA, feedback, options, predict, question, start, toggle } from './support/predict.ts';
import { en, expectStep, node, openLink, zh } from './support/reading.ts';

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

/** Where the parts of the question beside a presented figure are, and how much of them is seen. */
function card(page: Page) {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? null;
    const isSeen = (part: DOMRect | null, frame: DOMRect) =>
      part === null || part.height === 0 || (part.top >= frame.top - 1 && part.bottom <= frame.bottom + 1);
    const asking = document.querySelector('.asking')!;
    const frame = asking.getBoundingClientRect();
    const table = box('.answers')!;
    const lowest = Math.max(...[...asking.children].map((part) => part.getBoundingClientRect().bottom));
    return {
      isInWindow: frame.top >= 0 && frame.bottom <= innerHeight && frame.right <= innerWidth,
      isInFrame: lowest <= frame.bottom || getComputedStyle(asking).overflowY === 'auto',
      isTableClear: table.top >= frame.bottom || table.left >= innerWidth || table.width === 0,
      isWayOnSeen: isSeen(box('.go-on'), frame),
      isAnswerSeen: isSeen(box('.feedback'), frame),
      isBarInside: [...document.querySelectorAll('.transport-row > *')].every((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return width === 0 || (left >= 0 && right <= box('.stage')!.right);
      }),
      isTimelineWide: box('.timeline')!.width >= 140,
    };
  });
}

const PROJECTORS = [
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 900, height: 600 },
];

for (const size of someOf(PROJECTORS, 1, 3)) {
  test.describe(`Presented ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('each question keeps to its frame, clear of the counts, and its switch stays', async ({ page }) => {
      for (const [language, texts] of [
        ['en', predict],
        ['zh', chinesePredict],
      ] as const) {
        await openLink(page, `v1&tree=nilsson-fig-3-12&step=0&lang=${language}`);
        await expect(toggle(page, texts)).toBeVisible();
        await press(page, 'f');
        await toggle(page, texts).focus();
        await press(page, 'Space');
        await expect(toggle(page, texts)).toBeFocused();
        const kinds = new Set<string>();
        for (let at = 0; at < 14; at += 1) {
          await press(page, 'End');
          await expect(question(page)).toBeVisible();
          kinds.add((await question(page).getAttribute('class')) ?? '');
          const fits = Object.fromEntries(Object.keys(await card(page)).map((what) => [what, true]));
          expect(await card(page), `${language}, question ${at}`).toEqual(fits);
          // The answer is shown, or the second option is chosen, which may be wrong.
          await press(page, at % 2 === 0 ? 'PageDown' : '2');
          await expect(feedback(page)).not.toBeEmpty();
          expect(await card(page), `${language}, answer ${at}`).toEqual(fits);
          await expect(toggle(page, texts)).toBeInViewport({ ratio: 1 });
          if (await page.locator('.go-on').isVisible()) await press(page, 'PageDown');
        }
        expect(kinds.size).toBe(4);
        await toggle(page, texts).focus();
        await press(page, 'Space');
        await expect(page.locator('.predict-beside')).toBeHidden();
        await expect(toggle(page, texts)).toBeFocused();
        await press(page, 'Escape');
        await page.waitForFunction(() => document.fullscreenElement === null);
      }
    });
  });
}

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
