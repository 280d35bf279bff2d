/** Everything is on the screen, at every width from the smallest phone to the desk. */
import type { Page } from '@playwright/test';
import type { Example } from '../src/library/example.ts';
import { LIBRARY } from '../src/library/library.ts';
import { howMany, isLong, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { textBox, zhEdit } from './support/editing.ts';
import { misfits } from './support/misfits.ts';
import { furnished, twoFrames } from './support/picture.ts';
import { openExercise } from './support/practice.ts';
import {
  edit,
  en,
  goTo,
  openHome,
  openLink,
  openScreen,
  openTab,
  panels,
  pressEdit,
  zh,
  zhPanels,
} from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ timeout: howMany(480_000, 240_000) });

const WIDTHS = Array.from({ length: (1920 - 320) / 20 + 1 }, (_, index) => 320 + index * 20);

/** What the caption has least room for. */
const LONGEST = LIBRARY.toSorted((a, b) => captionOf(b).length - captionOf(a).length)[0]!;

function captionOf({ name, by }: Example): string {
  return `${name.en} ${by.en}`;
}

/** Of the widths one in so many is tried, in each state and language others. */
const SHARE = howMany(1, 14);

/** The widest texts of the bar: the notation with the longest name, a rule that is not the default. */
const STATES: Readonly<Record<string, (page: Page, language: 'en' | 'zh') => Promise<void>>> = {
  'at the front door': (page) => openHome(page),
  'in the library': async (page) => void (await openScreen(page, 'trees')),
  'before the first step': (page) => openLink(page),
  'at a cut': (page) => openLink(page, 'v1&tree=thu-fig-3-10&step=25&notation=range'),
  'with the margin open': async (page, language) => {
    await openLink(page, 'v1&tree=aima-fig-5-5&step=14');
    await page.locator('#tab-notes').waitFor({ state: 'attached' });
    await page.setViewportSize({ width: 390, height: 720 });
    await openTab(page, 'notes', language === 'en' ? panels : zhPanels);
  },
  'at a cut, under the longest caption': (page) => openLink(page, `v1&tree=${LONGEST.id}&step=12`),
  'at a cut of a tree that grows': (page) => openLink(page, 'v1&tree=thu-fig-3-10&growth=grown&step=57'),
  'in a match': async (page) => {
    await openLink(page, 'v1&game=connect-four&step=0');
    await page.locator('.of-play').evaluate((button) => (button as HTMLElement).click());
    await expect(page.locator('.play-panel .game-board')).toBeAttached();
  },
  'at lists of a game': async (page) => {
    await openLink(page, 'v1&game=grundy&algorithm=two-phase&step=40');
    await expect(page.locator('.list')).toHaveCount(2);
    await expect(page.locator('.phase').first()).toBeAttached();
  },
  'at a game': async (page) => {
    await openLink(page, 'v1&game=tic-tac-toe&moves=4.1&symmetry=off&step=18');
    await expect(page.locator('.of-game')).toBeAttached();
  },
  'side by side': async (page) => {
    await openLink(page, 'v1&tree=thu-fig-3-10&step=25&compare=12');
    await expect(page.locator('.side')).toHaveCount(2);
  },
  'at one’s own trees': async (page) => void (await openScreen(page, 'mine')),
  'where sets are made': async (page) => void (await openScreen(page, 'sets')),
  'where results are checked': async (page) => void (await openScreen(page, 'results')),
  'at the progress': async (page) => void (await openScreen(page, 'progress')),
  editing: async (page, language) => {
    await openLink(page);
    await pressEdit(page, language === 'en' ? en : zh);
    await expect(textBox(page, language === 'en' ? edit : zhEdit)).toBeVisible();
  },
  'choosing an exercise': async (page, language) => {
    await openLink(page);
    const practise = await goTo(page, 'practise', language === 'en' ? en : zh);
    await expect(practise.getByRole('button').nth(8)).toBeVisible();
  },
  'in an exercise': async (page) => {
    await openExercise(page, 'windows.2.1');
  },
};

/** That many of the states, each in one of the languages; in the long run all in both. */
const USUAL = 6;
const TRIED = someOf(Object.keys(STATES), USUAL, 5709).flatMap((state, at) =>
  (['en', 'zh'] as const)
    .filter((_, index) => isLong || index === at % 2)
    .map((language) => `${state}, ${language}`),
);

for (const language of ['en', 'zh'] as const) {
  for (const [at, [state, reach]] of Object.entries(STATES).entries()) {
    if (!TRIED.includes(`${state}, ${language}`)) continue;
    test.describe(() => {
      test.use({ locale: language === 'en' ? 'en' : 'zh-CN' });

      test(`${state}, everything fits at every width, ${language}`, async ({ page }) => {
        await reach(page, language);
        await furnished(page);
        const first = (at + (language === 'en' ? 0 : 3)) % SHARE;
        for (const width of WIDTHS.filter((_, index) => index % SHARE === first)) {
          await page.setViewportSize({ width, height: 720 });
          await twoFrames(page);
          const found = await misfits(page);
          expect.soft(found, `${width} px wide`).toEqual([]);
          const { height } = (await page.locator('.header').boundingBox()) ?? { height: 0 };
          expect
            .soft(height, `the header at ${width} px`)
            .toBeLessThan(width >= 1200 ? 60 : width > 820 ? 110 : 240);
        }
      });
    });
  }
}

for (const [width, height, language] of someOf(
  (
    [
      [1024, 768],
      [1366, 768],
      [844, 390],
    ] as const
  ).flatMap(([wide, high]) => (['en', 'zh'] as const).map((spoken) => [wide, high, spoken] as const)),
  2,
  73,
))
  test.describe(() => {
    test.use({ locale: language === 'en' ? 'en' : 'zh-CN' });

    test(`everything fits at ${width} × ${height}, ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openHome(page);
      await furnished(page);
      expect(await misfits(page), 'at the front door').toEqual([]);
      for (const shown of ['thu-fig-3-10&step=0', 'thu-fig-3-10&step=25', `${LONGEST.id}&step=12`]) {
        await openLink(page, `v1&tree=${shown}`);
        await furnished(page);
        expect(await misfits(page), shown).toEqual([]);
      }
    });
  });

for (const [width, height] of someOf(
  [
    [667, 375],
    [844, 390],
    [932, 430],
    [1024, 600],
    [1366, 768],
  ] as const,
  2,
  73,
)) {
  test(`the figure has its room at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLink(page, 'v1&tree=thu-fig-3-10&step=0');
    await furnished(page);
    expect(await misfits(page)).toEqual([]);
    const [figure, stage] = await page
      .locator('.figure, .stage')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect().height).toSorted((a, b) => a - b),
      );
    expect(figure).toBeGreaterThan(180);
    // Together with sentence and time on one screen, unless that is too low for it.
    expect(stage).toBeLessThanOrEqual(Math.max(height, width < 720 ? 430 : 0));
  });
}

for (const [width, height] of [
  [1366, 768],
  [1440, 900],
] as const)
  test(`at ${width} × ${height} the longest sentences about a cut are read without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openLink(page, 'v1&game=connect-four&depth=7&step=5002');
    const sentence = page.locator('.stage .subtitle');
    const lengths: number[] = [];
    for (let cut = 0; cut < 16; cut += 1) {
      const text = await sentence.textContent();
      lengths.push(text?.length ?? 0);
      expect(await sentence.evaluate((box) => box.scrollHeight - box.clientHeight), `${text}`).toBe(0);
      await page.keyboard.press(']');
      await expect(sentence).not.toHaveText(`${text}`);
    }
    expect(Math.max(...lengths)).toBeGreaterThan(220);
  });
