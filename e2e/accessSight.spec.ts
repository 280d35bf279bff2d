/** What is seen: where the focus is, everything needed on a phone, and no motion for those who want none. */
import type { Page } from '@playwright/test';
import { exampleById, LIBRARY } from '../src/library/library.ts';
import { tools } from '../src/words/en/figure.ts';
import { treeOf } from '../tests/library/runs.ts';
import { howMany, LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { furnished, settled } from './support/picture.ts';
import {
  en,
  expectStep,
  leafFigures,
  menuRow,
  moreButton,
  openLink,
  placeLink,
  screen,
  sentence,
  tabTo,
} from './support/reading.ts';

/** Of what Tab leads to one in so many is looked at. */
const SHARE = howMany(1, 4);

/** The main screens with controls. */
const MAIN_SCREENS = [
  ['a figure', 'v1&tree=aima-fig-5-5&step=14'],
  ['a game', 'v1&game=tic-tac-toe&algorithm=alpha-beta&cutoff=equal&notation=range&step=0'],
  ['a match', 'v1&game=tic-tac-toe&moves=4.1.6.2&step=0'],
  ['lists', 'v1&game=grundy&algorithm=two-phase&step=50'],
  ['an exercise', 'v1&check=815ec54d&practice=deep-cutoffs.2.1690537062.3'],
] as const;

/** No screen has as many controls. */
const MOST_STOPS = 250;

test.describe('The focus', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const theme of someOf(['light', 'dark'] as const, 1, 7)) {
    test.describe(theme, () => {
      test.use({ colorScheme: theme });

      test('is seen wherever Tab leads', async ({ page }) => {
        await openLink(page, 'v1&tree=aima-fig-5-5&step=14');
        await settled(page);
        const look = await eyeOn(page);
        const stops = new Set<string>();
        const unseen: string[] = [];
        for (let pressed = 0; pressed < 80; pressed += 1) {
          await page.keyboard.press('Tab');
          const stop = await focusedElement(page);
          if (stop === null || stops.has(stop)) break;
          stops.add(stop);
          const isLooked = pressed % SHARE === 0;
          const focused = isLooked ? await look() : '';
          await page.evaluate(() => (document.activeElement as HTMLElement).blur());
          if (isLooked && focused === (await look())) unseen.push(stop);
        }
        expect(stops.size).toBeGreaterThan(25);
        expect(unseen).toEqual([]);
      });
    });
  }

  for (const [name, hash] of MAIN_SCREENS) {
    test(`goes by Tab through all controls of ${name}, both ways, without a gap`, async ({ page }) => {
      await openLink(page, hash);
      await settled(page);
      await furnished(page);
      await page.evaluate(() => document.querySelector<HTMLElement>('.skip')?.focus());
      const onward = await stopsBy(page, 'Tab');
      expect(onward.length).toBeGreaterThan(15);
      // What follows the last control is the first one: nothing was left out by losing the focus half-way.
      await page.keyboard.press('Tab');
      await expect(page.locator('.skip')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      const backward = await stopsBy(page, 'Shift+Tab');
      expect(backward.at(-1)).toMatch(/^BUTTON skip/);
      expect(backward.length).toBe(onward.length + 1);
    });
  }

  test('goes from the tree to what follows it, and back', async ({ page }) => {
    await openLink(page, MAIN_SCREENS[1][1]);
    await furnished(page);
    await tabTo(page, page.getByRole('treeitem'));
    // The button folds the node with the focus; without one it is not there.
    await expect(page.getByRole('button', { name: tools.fold, exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: tools.zoomOut, exact: true })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('[role=treeitem]:focus')).toHaveCount(1);
  });

  test('of the tree is shown in the drawing', LONG, async ({ page }) => {
    await openLink(page, 'v1&tree=aima-fig-5-5&step=14');
    await tabTo(page, page.getByRole('treeitem'));
    await expect(page.locator('svg.tree .node.focused .name')).toHaveText('C');
    await page.keyboard.press('Tab');
    await expect(page.locator('svg.tree .node.focused')).toHaveCount(0);
  });

  test('is in an open dialog, and back where it was when that is closed', async ({ page }) => {
    await openLink(page);
    await tabTo(page, moreButton(page));
    await page.keyboard.press('Enter');
    await tabTo(page, menuRow(page, en.help));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(moreButton(page)).toBeFocused();
  });

  test('is in an open menu, and back on its button when that is closed', LONG, async ({ page }) => {
    await openLink(page);
    // Before its rows have come, Tab leads past the menu.
    await furnished(page);
    const menus = await page.locator('[popovertarget]:not(.sheet *):visible').all();
    expect(menus.length).toBeGreaterThan(5);
    for (const menu of menus) {
      await tabTo(page, menu);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('.sheet:popover-open').locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.locator('.sheet:popover-open')).toHaveCount(0);
      await expect(menu).toBeFocused();
    }
  });

  test('is on the page that a place or a tab of it leads to, and is never lost', LONG, async ({ page }) => {
    await openLink(page);
    for (const place of ['trees', 'practise', 'mine'] as const) {
      await tabTo(page, placeLink(page, place));
      await page.keyboard.press('Enter');
      await expect(screen(page, place)).toBeVisible();
      await expect(page.locator(':focus')).toHaveCount(1);
    }
  });

  test('can skip the header', async ({ page }) => {
    await openLink(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: en.skipToControls })).toBeInViewport();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: en.play }), 10);
  });
});

/** Presses a key until the focus leaves the page; returns what had the focus on the way. */
async function stopsBy(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const stops: string[] = [];
  for (let pressed = 0; pressed < MOST_STOPS; pressed += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => {
      const { activeElement: at, body } = document;
      return at === null || at === body
        ? null
        : `${at.tagName} ${at.className} ${at.ariaLabel ?? at.textContent?.slice(0, 40)}`;
    });
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error(`${key} does not reach the end of the page: ${stops.slice(-5).join(', ')}`);
}

/** Takes pictures of the window, without a text cursor, which blinks; quicker than Playwright's own. */
async function eyeOn(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { caret-color: transparent !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const debug = await page.context().newCDPSession(page);
  return async () => (await debug.send('Page.captureScreenshot', { optimizeForSpeed: true })).data;
}

/** What has the focus, as its name and place; null where nothing has. */
function focusedElement(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const place = [...document.querySelectorAll('*')].indexOf(element);
    return `${place} ${element.tagName} ${element.ariaLabel ?? element.textContent?.slice(0, 40)}`;
  });
}

test.describe('A phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const FIRST_SCREENS = ['aima-fig-5-5', 'nilsson-fig-3-12', 'aima-chance-1234'].flatMap((id) =>
    ['en', 'zh-CN'].map((locale) => ({ id, locale })),
  );
  for (const { id, locale } of someOf(FIRST_SCREENS, 1, 2)) {
    test.describe(locale, () => {
      test.use({ locale });

      test(`has figure, sentence and controls of ${id} on its first screen`, async ({ page }) => {
        await openLink(page, `v1&tree=${id}&step=9`);
        await settled(page);
        expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(390);
        const parts = ['svg.tree', '.subtitle', '.move-next', '.move-back', '.play', '.timeline input'];
        for (const part of parts) await expect(page.locator(part), part).toBeInViewport({ ratio: 0.99 });
        const { width, height } = (await page.locator('.move-next').boundingBox())!;
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      });
    });
  }

  test('shows every leaf of every library tree, however wide it has to scroll', async ({ page }) => {
    await openLink(page);
    for (const example of someOf(LIBRARY, 6, 5)) {
      const { leafCount, size } = treeOf(example);
      await page.goto(`./#v1&tree=${example.id}`);
      await expect(page.locator('svg.tree [data-node]')).toHaveCount(size);
      await expect.poll(() => leafFigures(page)).toHaveLength(leafCount);
      expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(390);
    }
  });

  test('scrolls the tree to where the search is', async ({ page }) => {
    await openLink(page, 'v1&tree=nilsson-fig-3-12');
    for (const step of [20, 90, 170]) {
      await page.locator('#step-field').fill(String(step));
      await page.locator('#step-field').press('Enter');
      await expectStep(page, step);
      await expect(page.locator('svg.tree .current .shape')).toBeInViewport({ ratio: 0.99 });
    }
  });

  test('steps by touch', async ({ page }) => {
    await openLink(page);
    await page.getByRole('button', { name: en.nextCutoff }).tap();
    await expectStep(page, 14);
    await expect(sentence(page)).toContainText('2 ≤ 3');
  });
});

test.describe('Motion', () => {
  test('takes less than 250 ms, and the next step ends it', async ({ page }) => {
    await openLink(page);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', ']', 'ArrowRight']) {
      await page.keyboard.press(key);
      const durations = await page.evaluate(() =>
        document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
      );
      for (const duration of durations) expect(duration).toBeLessThan(250);
      expect(await page.locator('.figure .travelling:not([hidden])').count()).toBeLessThanOrEqual(1);
    }
    await settled(page);
  });

  test.describe('that is not wanted', () => {
    test.use({ reducedMotion: 'reduce' });

    test('does not happen', async ({ page }) => {
      const { id } = exampleById('aima-fig-5-5')!;
      await openLink(page, `v1&tree=${id}`);
      for (const key of ['ArrowRight', 'ArrowRight', ']', 'ArrowRight', 'ArrowLeft', 'End', 'Home']) {
        const moving = await page.evaluate(async (pressed) => {
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
          await Promise.resolve();
          return document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().duration !== 0)
            .length;
        }, key);
        expect(moving, key).toBe(0);
        await expect(page.locator('.figure .travelling:not([hidden])')).toHaveCount(0);
      }
      await page.getByRole('button', { name: en.next }).hover();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });
});
