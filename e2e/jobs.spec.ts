/** What people come for, counted in presses from a cold start at the front door. */

import type { Locator, Page } from '@playwright/test';
import { help as englishHelp, practice as englishPractice, sets } from '../src/words/en/work.ts';
import { isLong, LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { textBox } from './support/editing.ts';
import { en, expectStep, leafFigures, openHome, sentence } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

/** Presses, of the mouse, a finger or a key; typing is none. */
class Presses {
  count = 0;
  constructor(
    private readonly page: Page,
    private readonly by: 'mouse' | 'touch' | 'keyboard' = 'mouse',
  ) {}

  async on(target: Locator): Promise<void> {
    this.count += 1;
    if (this.by === 'touch') return target.tap();
    if (this.by === 'mouse') return target.click();
    await target.focus();
    await this.page.keyboard.press('Enter');
  }

  async key(key: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.press(key);
  }
}

const doorTo = (page: Page, door: keyof typeof en.doors) =>
  page.locator('.door').filter({ hasText: String(en.doors[door][0]) });

test('figure 3.10 of the notes at its second cut', async ({ page }) => {
  await openHome(page);
  const presses = new Presses(page);
  await presses.on(page.getByRole('link', { name: /^Figure 3\.10\b/ }));
  await expectStep(page, 0);
  await presses.key(']');
  await presses.key(']');
  await expectStep(page, 25);
  expect(presses.count).toBeLessThanOrEqual(4);
});

test('AIMA 5.5 (c) on the full screen', LONG, async ({ page }) => {
  await openHome(page);
  const presses = new Presses(page);
  await presses.on(doorTo(page, 'follow'));
  await presses.on(page.locator('.timeline-moments').getByRole('button', { name: /^\(c\)/ }));
  await presses.key('f');
  await expect(page.locator('.app.presenting')).toBeVisible();
  await expectStep(page, 10);
  expect(presses.count).toBeLessThanOrEqual(4);
  await page.keyboard.press('Escape');
});

test('a set of two trees and its link', LONG, async ({ page }) => {
  await openHome(page);
  const presses = new Presses(page);
  await presses.on(page.getByRole('link', { name: en.place.mine, exact: true }));
  await presses.on(page.getByRole('link', { name: en.mineOf.sets, exact: true }));
  const add = page.locator('.set-add').getByRole('button').first();
  await presses.on(add);
  await presses.on(add);
  await expect(page.locator('.set-item')).toHaveCount(2);
  const link = page.getByRole('textbox', { name: sets.link });
  await expect(link).toHaveValue(/#v1&check=[0-9a-f]{8}&set=/);
  expect(presses.count).toBeLessThanOrEqual(8);
});

test('what is α?', async ({ page }) => {
  await openHome(page);
  const presses = new Presses(page);
  await presses.key('/');
  await page.keyboard.type('α');
  await expect(page.locator('.search-results .term-card').first()).toContainText('α');
  expect(presses.count).toBeLessThanOrEqual(2);
  // And where it stands in a sentence.
  await page.keyboard.press('Escape');
  const asked = new Presses(page);
  await asked.on(page.locator('.subtitle .term').first());
  const card = page.locator('.term-sheet .term-card');
  await expect(card.getByRole('heading')).toHaveText('α cut');
  await asked.on(card.getByRole('button', { name: new RegExp(`^${englishHelp.show('', 0).slice(0, 6)}`) }));
  await expect(sentence(page)).toContainText('α cut');
  expect(asked.count).toBeLessThanOrEqual(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the next exercise', LONG, async ({ page }) => {
    await openHome(page);
    const presses = new Presses(page, 'touch');
    await presses.on(page.getByRole('link', { name: en.place.practise, exact: true }));
    await presses.on(page.getByRole('button', { name: englishPractice.begin }).first());
    await expect(page.locator('.app.practising .rules-line')).toBeVisible();
    expect(presses.count).toBeLessThanOrEqual(2);
  });
});

test('an own tree, typed', async ({ page }) => {
  await openHome(page);
  const presses = new Presses(page);
  await presses.on(doorTo(page, 'make'));
  await expect(textBox(page)).toBeFocused();
  await page.keyboard.type('(7 1) (4 9)');
  await expect.poll(() => leafFigures(page)).toEqual(['7', '1', '4', '9']);
  expect(presses.count).toBeLessThanOrEqual(2);
});

/** Each door, and what is there behind it: its work can begin. */
const BEHIND: Readonly<Record<keyof typeof en.doors, (page: Page, presses: Presses) => Promise<void>>> = {
  async follow(page, presses) {
    await expectStep(page, 0);
    await presses.on(page.locator('.move-next'));
    await expectStep(page, 4);
  },
  async make(page) {
    await expect(textBox(page)).toBeVisible();
  },
  async practise(page, presses) {
    await presses.on(page.getByRole('button', { name: englishPractice.begin }).first());
    await expect(page.locator('.app.practising .rules-line')).toBeVisible();
  },
  async compare(page, presses) {
    await expect(page.locator('.side')).toHaveCount(2);
    await presses.on(page.locator('.move-next'));
    await expect(page.locator('.leaves-read b')).toHaveText(['1', '1']);
  },
};

const DOORS = Object.keys(BEHIND) as (keyof typeof BEHIND)[];
const WAYS = ['mouse', 'touch', 'keyboard'] as const;

/** Each door in one of the ways, in the long run in each. */
for (const by of WAYS)
  test.describe(`by ${by}`, () => {
    test.use({ hasTouch: by === 'touch' });

    for (const [at, door] of DOORS.entries()) {
      if (!isLong && WAYS[at % WAYS.length] !== by) continue;
      test(`the door ${en.doors[door][0]} reaches its work in two presses`, async ({ page }) => {
        await openHome(page);
        const presses = new Presses(page, by);
        await presses.on(doorTo(page, door));
        await BEHIND[door](page, presses);
        expect(presses.count).toBeLessThanOrEqual(2);
      });
    }
  });
