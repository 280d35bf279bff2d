/** The address: what is damaged or unknown falls back and is said; what is shown stands in it, sparingly. */

import type { Page } from '@playwright/test';
import { exampleById } from '../src/library/library.ts';
import { encodePractice } from '../src/link/practiceLink.ts';
import { settings as englishSettings } from '../src/words/en/figure.ts';
import { runOf } from '../tests/library/runs.ts';
import { DAMAGED_LINKS } from '../tests/support/damagedLinks.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { pressTimes } from './support/keys.ts';
import {
  algorithmMenu,
  en,
  expectAlgorithm,
  expectHash,
  expectStep,
  leafFigures,
  notices,
  openLink,
  openMore,
  otherLanguage,
  sentence,
  stepOf,
  zhNotices,
} from './support/reading.ts';

const AIMA_LEAVES = '3 12 8 2 4 6 14 5 2'.split(' ');
const LAST = runOf(exampleById('aima-fig-5-5')!).length;

/** That many; what is read of each is tested without a browser. */
const USUAL = 1;

for (const { what, hash, step, notice } of someOf(DAMAGED_LINKS, USUAL, 9)) {
  test(`${what} falls back, and is said`, async ({ page }) => {
    await openLink(page, hash);
    await expectFallback(page, step, notice);

    // The same in a page that is already open, whatever it shows.
    await dismissAll(page);
    await page.goto('./#v1&tree=gfg&step=2');
    await expect.poll(() => leafFigures(page)).not.toEqual(AIMA_LEAVES);
    await expectStep(page, 2);
    await page.goto(`./#${hash}`);
    await expectFallback(page, step, notice);
    await page.keyboard.press('End');
    await expectStep(page, LAST);
  });
}

/** Until no notice is left that could be taken for a later one. */
async function dismissAll(page: Page): Promise<void> {
  const buttons = page.getByRole('alert').getByRole('button', { name: notices.dismiss });
  for (let left = await buttons.count(); left > 0; left -= 1) {
    await buttons.first().click();
    await expect(buttons).toHaveCount(left - 1);
  }
  await expect(page.getByRole('alert')).toBeHidden();
}

async function expectFallback(page: Page, step: number, notice: RegExp | null): Promise<void> {
  await expect.poll(() => leafFigures(page)).toEqual(AIMA_LEAVES);
  await expectStep(page, step);
  if (notice === null) await expect(page.getByRole('alert')).toBeHidden();
  else {
    await expect(page.getByRole('alert')).toContainText(notice);
    const { height } = (await page.getByRole('alert').boundingBox())!;
    expect(height, 'a notice leaves the page usable').toBeLessThan(300);
    await expectHash(page, /^#v1&tree=aima-fig-5-5&algorithm=alpha-beta&/);
  }
}

test('a notice is in the language of the page, and can be dismissed', LONG, async ({ page }) => {
  await openLink(page, 'v1&tree=no-such-tree&algorithm=no-such-search');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(notices.unknownTree('no-such-tree'));
  await otherLanguage(page, '中文').click();
  await expect(alert).toContainText(zhNotices.unknownTree('no-such-tree'));
  for (const left of [1, 0]) {
    await alert.getByRole('button', { name: zhNotices.dismiss }).first().click();
    await expect(alert.getByRole('button', { name: zhNotices.dismiss })).toHaveCount(left);
  }
  await expect(alert).toBeHidden();
});

test('minimax, asked of a tree with chance nodes, falls back with a notice', async ({ page }) => {
  await openLink(page, 'v1&tree=aima-chance-1234&algorithm=minimax');
  await expect(algorithmMenu(page)).toHaveText(en.algorithm.expectiminimax);
  await expectAlgorithm(page, 'expectiminimax');
  await expect(page.getByRole('alert')).toContainText(notices.notOffered(en.algorithm.minimax));
});

test('everything in an address is restored', async ({ page }) => {
  const hash =
    'v1&tree=wikipedia-ab&algorithm=alpha-beta&cutoff=strict&value=hard&bounds=parent&notation=pair&step=21';
  await openLink(page, hash);
  await expectStep(page, 21);
  await expect(page.getByRole('alert')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  const step = await stepOf(page);
  await expectHash(page, `step=${step}`);
  expect(new URL(page.url()).hash).toBe(`#${hash.replace('step=21', `step=${step}`)}`);
});

test('the address is short, readable, and that of the notes', async ({ page }) => {
  await openLink(page);
  await page.keyboard.press(']');
  await expectHash(page, 'step=14');
  expect(new URL(page.url()).hash).toBe('#v1&tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal&step=14');
});

interface Write {
  readonly how: 'push' | 'replace';
  readonly at: number;
}

/** Notes every write to the history from now on. */
async function watchWrites(page: Page): Promise<() => Promise<Write[]>> {
  await page.addInitScript(() => {
    const writes: Write[] = [];
    Object.assign(window, { writes });
    for (const [name, how] of [
      ['pushState', 'push'],
      ['replaceState', 'replace'],
    ] as const) {
      const original = history[name].bind(history);
      history[name] = (...given: Parameters<History['pushState']>) => {
        writes.push({ how, at: performance.now() });
        original(...given);
      };
    }
  });
  return () => page.evaluate(() => (window as unknown as { writes: Write[] }).writes);
}

test(
  'the address is written at most every 500 ms, and steps add nothing to the history',
  LONG,
  async ({ page }) => {
    const writes = await watchWrites(page);
    await openLink(page, 'v1&tree=nilsson-fig-3-12');
    const entries = await page.evaluate(() => history.length);
    for (let round = 0; round < 12; round += 1) {
      await pressTimes(page, 'ArrowRight', 5);
      await page.waitForTimeout(120);
    }
    await expectHash(page, `step=${await stepOf(page)}`);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    const written = await writes();
    expect(written.length).toBeGreaterThan(1);
    expect(written.map(({ how }) => how)).toEqual(written.map(() => 'replace'));
    for (const [index, { at }] of written.slice(1).entries())
      expect(at - written[index]!.at).toBeGreaterThanOrEqual(499);
  },
);

test('playing to the end writes no history either', LONG, async ({ page }) => {
  const writes = await watchWrites(page);
  await openLink(page, 'v1&tree=ts-simple');
  await page.getByRole('combobox', { name: en.speed }).selectOption('4');
  await page.getByRole('button', { name: en.play }).click();
  await expect(page.getByRole('button', { name: en.pause })).toBeVisible();
  await expect(page.getByRole('button', { name: en.play })).toBeVisible({ timeout: 15_000 });
  await expect(sentence(page)).toContainText(/./);
  await expectHash(page, `step=${await stepOf(page)}`);
  expect((await writes()).filter(({ how }) => how === 'push')).toEqual([]);
});

test.describe('The address of an exercise', () => {
  const WHOLE = encodePractice({ skill: 'deep-cutoffs', difficulty: 2, seed: 1234 });

  test('that was cut off opens no other exercise, is said, and gives way to what is shown', async ({
    page,
  }) => {
    await openLink(page, WHOLE.slice(0, -2));
    await expect(page.getByRole('alert')).toContainText(notices.damagedExercise);
    await expectHash(page, /^#v1&tree=aima-fig-5-5&/);
    await page.goto(`./#${WHOLE}`);
    await expect(page.locator('.app.practising')).toBeVisible();
    await expect.poll(() => leafFigures(page)).not.toEqual(AIMA_LEAVES);
    const leaves = await leafFigures(page);
    await page.locator('.notices').getByRole('button', { name: notices.dismiss }).click();
    await page.goto(`./#${WHOLE.slice(0, -2)}`);
    await expect(page.locator('.notices')).toContainText(notices.damagedExercise);
    await expectHash(page, `practice=deep-cutoffs.2.1234`);
    expect(await leafFigures(page)).toEqual(leaves);
  });

  test(
    'of before there was a checksum opens it, gets one, and Back leads to where one was',
    LONG,
    async ({ page }) => {
      await openLink(page, 'v1&tree=gfg&step=2');
      await expectStep(page, 2);
      await page.goto('./#v1&practice=deep-cutoffs.2.1234&step=7');
      await expect(page.locator('.notices')).toContainText(notices.unknownPart('step=7'));
      await expectHash(page, new RegExp(`^#${WHOLE}$`));
      await page.goBack();
      await expectHash(page, /^#v1&tree=gfg/);
      await expect(page.locator('.app.reading')).toBeVisible();
    },
  );

  test('is the link that is copied', LONG, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openLink(page, WHOLE);
    await expect(page.locator('.app.practising')).toBeVisible();
    await openMore(page, englishSettings.menu.copyLink);
    await expect(page.getByText(en.linkCopied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`#${WHOLE}$`));
  });
});
