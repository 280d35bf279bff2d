/** A figure larger than its frame: it opens where the search begins, says how much is out of view, and leads there. */

import type { Page } from '@playwright/test';
import { tools as englishTools } from '../src/words/en/figure.ts';
import { expect, test } from './quietTest.ts';
import { furnished, settled } from './support/picture.ts';
import { present } from './support/presenting.ts';

const DEPTH_LIMIT = 'v1&practice=depth-limit.3.1576006997.2';

/** How many nodes reach beyond the left, right, upper and lower border of the drawing. */
function beyond(page: Page): Promise<{ left: number; right: number; root: boolean }> {
  return page.locator('svg.tree').evaluate((svg) => {
    const frame = svg.getBoundingClientRect();
    const shapes = [...svg.querySelectorAll('.node .shape')].map((shape) => shape.getBoundingClientRect());
    const root = svg.querySelector('[data-node="0"] .shape')!.getBoundingClientRect();
    return {
      left: shapes.filter(({ left }) => left < frame.left).length,
      right: shapes.filter(({ right }) => right > frame.right).length,
      root: root.left >= frame.left && root.right <= frame.right && root.top >= frame.top,
    };
  });
}

for (const [width, height] of [
  [1366, 768],
  [1280, 720],
  [390, 844],
] as const) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('an exercise opens with its root and what comes first in view, and leads to the rest', async ({
      page,
    }) => {
      await page.goto(`./#${DEPTH_LIMIT}`);
      await furnished(page);
      const { left, right, root } = await beyond(page);
      expect(root).toBe(true);
      if (width > 1300) expect(left).toBe(0);
      expect(right).toBeGreaterThan(0);
      const sign = (side: 'left' | 'right') => page.locator(`.border-sign.${side}`);
      await expect(sign('right')).toHaveText(`${englishTools.outOfView(right)}${englishTools.towards.right}`);
      while (await sign('right').isVisible()) {
        const before = await sign('right').textContent();
        await sign('right').click();
        await expect(sign('right').filter({ hasText: before! })).toHaveCount(0);
      }
      expect((await beyond(page)).right).toBe(0);
      await expect(sign('left')).toBeVisible();
      // The same by key, back again.
      const said = await sign('left').textContent();
      await page.keyboard.press('Control+Shift+ArrowLeft');
      await expect(sign('left').filter({ hasText: said! })).toHaveCount(0);
    });
  });
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a tree a little too wide opens with its first leaf and its root, smaller for that', async ({
    page,
  }) => {
    await page.goto('./#v1&practice=backing-up.2.238150750.2');
    await furnished(page);
    const { left, right, root } = await beyond(page);
    expect(root).toBe(true);
    expect(left).toBe(0);
    expect(right).toBeGreaterThan(0);
  });
});

/** The texts that are seen and reach beyond the left or the right border of the drawing, and how many are hidden. */
function cutTexts(page: Page): Promise<{ seen: (string | null)[]; hidden: number }> {
  return page.locator('svg.tree').evaluate((svg) => {
    const { left } = svg.querySelector('.gutter')!.getBoundingClientRect();
    const borders = [
      left + Number(svg.querySelector('.gutter')!.getAttribute('width')),
      svg.getBoundingClientRect().right,
    ];
    const cut = [...svg.querySelectorAll('.viewport text')].filter((text) => {
      const box = text.getBoundingClientRect();
      return borders.some((border) => box.left < border - 1.5 && box.right > border + 1.5);
    });
    const seen = cut.filter((text) => text.checkVisibility({ visibilityProperty: true }));
    return { seen: seen.map((text) => text.textContent), hidden: cut.length - seen.length };
  });
}

for (const [place, width, height] of [
  ['game=connect-four&algorithm=alpha-beta&cutoff=equal&notation=range&step=66', 390, 844],
  ['game=last-checkers&step=30', 1280, 720],
] as const)
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    test(`no number is cut by the border, and it comes when there is room: ${place}`, async ({ page }) => {
      await page.goto(`./#v1&${place}`);
      await furnished(page);
      await expect(page.locator('svg.tree .viewport text[data-cut]')).not.toHaveCount(0);
      const { seen, hidden } = await cutTexts(page);
      expect(seen).toEqual([]);
      expect(hidden).toBeGreaterThan(0);
      await page.getByRole('button', { name: englishTools.fit, exact: true }).click();
      await expect(page.locator('svg.tree .viewport text[data-cut]')).toHaveCount(0);
    });
  });

test.describe('1366 × 768', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('windows through chance nodes stand whole: shapes are as wide as what is written in them', async ({
    page,
  }) => {
    for (const place of ['star-windows.3.2385847939.2', 'star-windows.2.2186255579.2']) {
      await page.goto(`./#v1&practice=${place}`);
      await furnished(page);
      expect(await beyond(page), place).toEqual({ left: 0, right: 0, root: true });
      await expect(page.locator('.border-sign')).toHaveCount(0);
    }
  });
});

for (const [what, width, height, more] of [
  ['of a phone', 390, 844, ''],
  // The notice takes so much of the height that the tree is scrolled down.
  ['of a projector with a notice', 1920, 1080, '&lang=zh&colour=red'],
] as const)
  test.describe(`On the screen ${what}`, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    test('in a presented figure no border sign covers the name of a ply', async ({ page }) => {
      await page.goto(`./#v1&tree=nilsson-fig-3-12&algorithm=alpha-beta&cutoff=equal&step=14${more}`);
      await furnished(page);
      await present(page);
      const covered = () =>
        page.evaluate(() => {
          const boxes = (selector: string) =>
            [...document.querySelectorAll(selector)]
              .filter((element) => element.checkVisibility())
              .map((element) => element.getBoundingClientRect());
          const signs = boxes('.border-sign');
          const names = boxes('.ply-name').filter((name) =>
            signs.some(
              (sign) =>
                sign.left < name.right &&
                name.left < sign.right &&
                sign.top < name.bottom - 4 &&
                name.top + 4 < sign.bottom,
            ),
          );
          return { signs: signs.length, names: names.length };
        });
      let met = 0;
      for (let step = 14; step < 40; step += 1) {
        const { signs, names } = await covered();
        expect(names, `step ${step}`).toBe(0);
        met += signs;
        await page.keyboard.press('ArrowRight');
        await settled(page);
      }
      expect(met).toBeGreaterThan(0);
    });
  });
