/** The whole mechanism is seen at once, at the size of a projector: nothing of it lies below the fold. */
import type { Page } from '@playwright/test';
import { ALGORITHMS, canSearch } from '../src/core/search/algorithms.ts';
import { LIBRARY } from '../src/library/library.ts';
import { subjectOfExample } from '../src/session/exampleSubject.ts';
import { howMany, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { settled, slideTo } from './support/picture.ts';
import { openLink } from './support/reading.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });

/** The deepest tree, and one in which there are most counts: by every algorithm. */
const PLAIN = ['nilsson-fig-3-12', 'km-3-4', 'aima-chance-1234'];
/** Of several players, and what is looked at pass by pass or by weights, which take the place of window and stack. */
const OTHERS = ['maxn-shallow', 'how-deep', 'trap&check=4', 'material'];
const STEPS = howMany(40, 6);

/** What is opened one after the other: the addresses of a test, each with what it is called. */
const CASES = ['en', 'zh-CN'].flatMap((locale) => [
  ...PLAIN.map((id) => {
    const { tree } = subjectOfExample(LIBRARY.find((example) => example.id === id)!);
    const suited = ALGORITHMS.filter((name) => canSearch(name, tree));
    const some = someOf(suited, 2, locale.length + id.length);
    const shown = some.map((algorithm) => [`v1&tree=${id}&algorithm=${algorithm}`, algorithm] as const);
    return { locale, what: `window, listing, stack and counts of ${id}`, shown };
  }),
  {
    locale,
    what: 'passes, weights or players, listing and counts',
    shown: OTHERS.map((id) => [`v1&tree=${id}`, id] as const),
  },
]);

for (const { locale, what, shown } of someOf(CASES, 1, 8))
  test.describe(() => {
    test.use({ locale });

    test(`${what} stand above the fold, ${locale}`, async ({ page }) => {
      for (const [hash, name] of shown) {
        await openLink(page, hash);
        await expectAboveFold(page, name);
      }
    });
  });

async function expectAboveFold(page: Page, what: string): Promise<void> {
  const last = Number(await page.locator('.timeline input').getAttribute('max'));
  for (let share = 0; share <= STEPS; share += 1) {
    await slideTo(page, Math.round((last * share) / STEPS));
    await settled(page);
    const beyond = await page.locator('.tab-panel').evaluate((panel) => {
      const isFirst = panel.querySelector('.panel-answer, .panel-evaluation') !== null;
      const after = isFirst ? '.panel-window, .panel-stack, .panel-against-one' : '.panel-against-one';
      const bottom = Math.min(panel.getBoundingClientRect().bottom, window.innerHeight);
      // Of a simulation the scores stand above the fold, while their bars and the convergence may lie below.
      const whole = '.panel:not(.panel-selection, .panel-convergence)';
      const parts = [
        ...panel.querySelectorAll(`${whole}, .panel-selection tbody tr, .counts dd, .code code`),
      ];
      return parts
        .filter((part) => part.closest(after) === null && part.getBoundingClientRect().bottom > bottom + 1)
        .map((part) => part.className || part.textContent);
    });
    expect(beyond, `${what}, step ${Math.round((last * share) / STEPS)}`).toEqual([]);
    // Of a deep stack the innermost call is in view, and no call by half.
    const halves = await page.locator('.calls-seen').evaluateAll(([seen]) => {
      if (seen === undefined) return [];
      const [head, ...rows] = [...seen.querySelectorAll('tr')].map((row) => row.getBoundingClientRect());
      const [top, bottom] = [head!.bottom, seen.getBoundingClientRect().bottom];
      return rows
        .filter((row) => row.top < top - 1 && row.bottom > top + 1)
        .concat(rows.filter((row) => row.bottom > bottom + 1));
    });
    expect(halves, what).toEqual([]);
    const inner = page.locator('.stack tbody tr').last();
    const isAfter = await page.locator('.panel-answer, .panel-evaluation').count();
    if (isAfter === 0 && (await inner.count()) > 0) await expect(inner).toBeInViewport({ ratio: 0.9 });
  }
}
