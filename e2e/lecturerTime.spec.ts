/** A lecturer's hands on the timeline: pointer, marks, list, grain and playback; and where the keys go meanwhile. */

import type { Page } from '@playwright/test';
import { exampleById } from '../src/library/library.ts';
import { marks as englishMarks, tools as englishTools } from '../src/words/en/figure.ts';
import { runOf } from '../tests/library/runs.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import {
  en,
  expectStep,
  node,
  openLink,
  openTab,
  searchField,
  sentence,
  stepOf,
  tabTo,
} from './support/reading.ts';

test.use({ viewport: { width: 1920, height: 1080 } });

const run = runOf(exampleById('aima-fig-5-5')!);
const CUT = 14;

test.beforeEach(({ page }) => openLink(page));

test.describe('The timeline', () => {
  test('is dragged', async ({ page }) => {
    const { x, y, width, height } = (await page.locator('.timeline input').boundingBox())!;
    const thumb = 20;
    const at = (step: number): number => x + thumb / 2 + ((width - thumb) * step) / run.length;
    await page.mouse.move(at(0), y + height / 2);
    await page.mouse.down();
    for (const step of [3, 9, 20, CUT]) {
      await page.mouse.move(at(step), y + height / 2, { steps: 3 });
      await expectStep(page, step);
    }
    await page.mouse.up();
    await expect(sentence(page)).toContainText('2 ≤ 3');
    await page.keyboard.press('ArrowRight');
    await expectStep(page, run.nextStop(CUT, 'visit'));
  });

  test('goes where a mark is clicked', LONG, async ({ page }) => {
    await page.getByRole('button', { name: englishMarks.markCutoff('C', CUT) }).click();
    await expectStep(page, CUT);
    await page.getByRole('button', { name: englishMarks.markBest('B', 4) }).click();
    await expectStep(page, 4);
    await page.getByRole('button', { name: en.markMoment('(e)', 19) }).click();
    await expectStep(page, 19);
  });

  test('says the step to those who hear it', async ({ page }) => {
    await page.locator('.timeline input').focus();
    await page.keyboard.press('PageDown');
    const step = await stepOf(page);
    await expect(page.locator('.timeline input')).toHaveAttribute(
      'aria-valuetext',
      en.timelineValue(step, run.length),
    );
  });
});

for (const [width, height, least] of [
  [1024, 768, 28],
  [390, 844, 20],
] as const)
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test('the timeline names as many numbered moments as have room, and the current one', async ({
      page,
    }) => {
      await openLink(page, 'v1&tree=thu-fig-3-10&step=0');
      const seen = page.locator('.moment').filter({ visible: true });
      await expect.poll(() => seen.count()).toBeGreaterThanOrEqual(least);
      const covered = await seen.evaluateAll((names) => {
        const boxes = names.map((name) => name.getBoundingClientRect());
        return boxes.filter((box, index) =>
          boxes
            .slice(index + 1)
            .some(({ left, top }) => Math.abs(top - box.top) < 1 && left < box.right - 0.5),
        ).length;
      });
      expect(covered).toBe(0);
      const all = await page.locator('.moment').count();
      expect(all).toBe(32);
      const hidden = page.locator('.moment').filter({ visible: false });
      const step = Number(await hidden.first().getAttribute('data-step'));
      await page.locator('.step-field input').fill(String(step));
      await page.keyboard.press('Enter');
      await expectStep(page, step);
      await expect(page.locator(`.moment[data-step="${step}"]`)).toBeVisible();
    });
  });

test('a row of the event list goes to its step', async ({ page }) => {
  await openTab(page, 'events');
  await expect(page.locator('[data-row]')).toHaveCount(run.length);
  for (const step of [CUT, 3, run.length]) {
    await page.locator(`[data-row="${step}"] button`).click();
    await expectStep(page, step);
    await expect(page.locator('[data-row] [aria-current=step]')).toHaveCount(1);
  }
  await page.keyboard.press('PageUp');
  await expect.poll(() => stepOf(page)).toBeLessThan(run.length);
});

test('the grain says where Next stops', LONG, async ({ page }) => {
  for (const grain of ['event', 'visit', 'leaf'] as const) {
    await page.keyboard.press('Home');
    const choice = page.getByRole('combobox', { name: en.grainGroup });
    await choice.selectOption({ label: en.grain[grain] });
    await page.getByRole('button', { name: en.next }).focus();
    for (let step = 0; step < run.length; ) {
      step = run.nextStop(step, grain);
      await page.keyboard.press('ArrowRight');
      await expectStep(page, step);
    }
    await page.getByRole('button', { name: en.first }).click();
  }
});

test.describe('Playing', () => {
  test.beforeEach(({ page }) => page.getByRole('combobox', { name: en.speed }).selectOption('4'));

  test('goes on by itself, and pauses', async ({ page }) => {
    await page.locator('.timeline input').focus();
    await page.keyboard.press(' ');
    await expect(page.getByRole('button', { name: en.pause })).toBeVisible();
    await expect.poll(() => stepOf(page)).toBeGreaterThan(3);
    await page.keyboard.press(' ');
    await expect(page.getByRole('button', { name: en.play })).toBeVisible();
    await staysPut(page);
  });

  test('stops at the end, and begins anew from there', LONG, async ({ page }) => {
    await page.keyboard.press('End');
    await page.getByRole('button', { name: en.back }).click();
    await page.getByRole('button', { name: en.play }).click();
    await expectStep(page, run.length);
    await page.getByRole('button', { name: en.play }).click();
    await expect.poll(() => stepOf(page)).toBeLessThan(run.length);
  });

  test('pauses as soon as the reader steps', LONG, async ({ page }) => {
    await page.getByRole('button', { name: en.play }).click();
    await expect.poll(() => stepOf(page)).toBeGreaterThan(0);
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('button', { name: en.play })).toBeVisible();
    await staysPut(page);
  });

  test('pauses in a tab that is hidden', LONG, async ({ page }) => {
    await page.getByRole('button', { name: en.play }).click();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(page.getByRole('button', { name: en.play })).toBeVisible();
    await staysPut(page);
  });
});

async function staysPut(page: Page): Promise<void> {
  const step = await stepOf(page);
  await page.waitForTimeout(700); // more than two beats at four times the speed
  expect(await stepOf(page)).toBe(step);
}

test.describe('The arrows', () => {
  test('go on stepping after a click on a node, a name, a mark or a button', async ({ page }) => {
    await page.keyboard.press(']');
    let step = CUT;
    for (const target of [
      node(page, 1).locator('.shape'),
      node(page, 2).locator('.value'),
      sentence(page).getByRole('button').first(),
      page.getByRole('button', { name: englishMarks.markCutoff('C', CUT) }),
      page.getByRole('button', { name: englishTools.fit }),
    ]) {
      await target.click();
      step = await stepOf(page);
      await page.keyboard.press('ArrowRight');
      await expectStep(page, run.nextStop(step, 'visit'));
      await page.keyboard.press('ArrowLeft');
      await expectStep(page, step);
    }
  });

  test(
    'move between nodes once Tab has entered the tree; there clickers still step',
    LONG,
    async ({ page }) => {
      await page.keyboard.press(']');
      const items = page.getByRole('treeitem');
      await tabTo(page, items);
      for (const [key, name] of [
        ['ArrowRight', '2'],
        ['ArrowDown', '4'],
        ['ArrowLeft', 'C'],
        ['ArrowUp', '8'],
        ['ArrowDown', 'C'],
        ['Home', 'A'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(items.and(page.locator(':focus'))).toHaveText(new RegExp(`^${name},`));
        await expect(page.locator('svg.tree .node.focused')).toHaveCount(1);
        await expectStep(page, CUT);
      }
      await page.keyboard.press('PageDown');
      await expectStep(page, run.nextStop(CUT, 'visit'));
      await expect(items.and(page.locator(':focus'))).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(items.and(page.locator(':focus'))).toHaveCount(0);
      await expect(page.locator('svg.tree .node.focused')).toHaveCount(0);
    },
  );

  test('and all other keys belong to a text field while one types in it', async ({ page }) => {
    for (const field of [searchField(page)]) {
      await field.click();
      await field.fill('');
      await field.pressSequentially('f g[b]. +-?');
      await field.press('Home');
      await field.press('x');
      await field.press('ArrowRight');
      await field.press('y');
      await expect(field).toHaveValue('xfy g[b]. +-?');
    }
    await page.keyboard.press('Escape');
    const field = page.getByRole('textbox', { name: en.stepField(run.length) });
    await field.fill('');
    await field.pressSequentially('1]f');
    await field.press('ArrowLeft');
    await field.press('Backspace');
    await expect(field).toHaveValue('1f');
    await expectStep(page, 0);
  });
});
