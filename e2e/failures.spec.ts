/** What fails in a part of the page fails alone; a worker that dies is replaced; every screen bears being magnified. */

import type { Screen } from '../src/session/screens.ts';
import { english } from '../src/words/en/page.ts';
import { growth } from '../src/words/en/work.ts';
import { someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { misfits } from './support/misfits.ts';
import { openLink, screen } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

test.describe('Faults that are planted', () => {
  test.use({ ownContext: true });

  test('a part that throws while it is drawn says so in its place, and the rest of the page goes on', async ({
    page,
    faults,
  }) => {
    await page.addInitScript(() => {
      // Dates are written on the page of the progress, and nowhere on that of the trees.
      Intl.DateTimeFormat = class {
        constructor() {
          throw new Error('planted');
        }
      } as unknown as typeof Intl.DateTimeFormat;
    });
    await page.goto('./#v1&page=progress');
    await expect(page.getByText(english.page.partFailed)).toBeVisible();
    await page.getByRole('link', { name: english.page.place.trees, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.page.place.trees);
    await page.getByRole('link', { name: 'Tic-tac-toe', exact: true }).press('Enter');
    await expect(page.locator('svg.tree .node').first()).toBeVisible();
    expect(faults.splice(0).filter((fault) => !fault.includes('planted'))).toEqual([]);
  });

  for (const [fault, isSilent] of [
    ['dies', false],
    ['hangs', true],
  ] as const)
    test(`a worker that ${fault} while it counts is replaced by the page, which says so`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.addInitScript((hangs) => {
        // It counts nothing, and ends, or says nothing any more.
        class Broken extends EventTarget {
          postMessage() {
            if (!hangs) setTimeout(() => this.dispatchEvent(new Event('error')), 50);
          }
          terminate() {}
        }
        Object.assign(window, { Worker: Broken });
      }, isSilent);
      await page.goto('./#v1&page=growth&b=3&d=4');
      const place = screen(page, 'growth');
      await expect(
        place.getByRole('button', { name: growth.cancel }).or(place.getByText(growth.done)),
      ).toBeVisible();
      if (isSilent) {
        await expect(place.getByText(growth.inPage(100_000))).toHaveCount(0);
        // The first worker is replaced by a second one, which is silent as well.
        for (const _ of ['first', 'second']) await page.clock.fastForward(30_001);
      }
      await expect(place.getByText(growth.inPage(100_000))).toBeVisible();
      await expect(place.getByText(growth.done)).toBeVisible();
      await expect(place.locator('tbody td:last-child').last()).toHaveText('17');
    });
});

const SCREENS: readonly Screen[] = [
  ...(['course', 'trees', 'practise', 'mine', 'lessons'] as const),
  ...(['sets', 'results', 'progress', 'growth', 'ucb1', 'match'] as const),
];

/** A window of 1280 × 720 at 200 %, and at 400 %, as far as browsers let it become. */
const MAGNIFIED = [
  [200, { width: 640, height: 360 }],
  [400, { width: 320, height: 256 }],
] as const;

for (const [percent, viewport] of someOf(MAGNIFIED, 1, 1))
  test.describe(`at ${percent} %`, () => {
    test.use({ viewport });

    test('every screen keeps all it has within its width', async ({ page }) => {
      for (const name of SCREENS) {
        await page.goto(name === 'course' ? './' : `./#v1&page=${name}`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await expect.poll(() => misfits(page), name).toEqual([]);
      }
      await openLink(page, 'v1&tree=aima-fig-5-5&step=14');
      await expect.poll(() => misfits(page), 'a figure').toEqual([]);
      // The sentence is to be read, and the way on to be pressed.
      await page.getByRole('button', { name: english.page.next }).first().click();
      await expect(page.locator('.subtitle').first()).toHaveAttribute('data-step', '16');
    });
  });
