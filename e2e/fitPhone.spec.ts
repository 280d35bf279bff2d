/** On a phone: no sentence is cut off, the figure stands still, a fingertip finds what it presses. */
import type { Page } from '@playwright/test';
import { LIBRARY } from '../src/library/library.ts';
import { runOf } from '../tests/library/runs.ts';
import { howMany, LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { furnished, slideTo, twoFrames } from './support/picture.ts';
import { openExercise, panel, rulesLine } from './support/practice.ts';
import {
  en,
  expectHash,
  expectStep,
  goTo,
  openLink,
  otherLanguage,
  sentence,
  zh,
} from './support/reading.ts';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

/** Sizes a sentence is set at: phones upright and across, tablets, windows with a margin. */
const SIZES = [
  PHONE,
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 830, height: 720 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
];

/** Of the trees one in so many is walked through, in each language others. */
const SHARE = howMany(1, 80);

for (const [language, locale, first] of [
  ['en', 'en', 0],
  ['zh', 'zh-CN', 3],
] as const) {
  test.describe(() => {
    test.use({ locale });
    test.describe.configure({ timeout: howMany(3_600_000, 240_000) });

    test(`no sentence of the library is cut off at any size, ${language}`, async ({ page }) => {
      await openLink(page);
      const examples = LIBRARY.filter((_, index) => index % SHARE === first % SHARE);
      for (const example of examples) await keepSentences(page, example.id, runOf(example).length);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await twoFrames(page);
        expect.soft(await sentencesCutOff(page), `${size.width} × ${size.height}`).toEqual([]);
      }
    });
  });
}

/** Walks through a tree and keeps what stands in the sentence's place at each step, in the page itself. */
async function keepSentences(page: Page, id: string, length: number): Promise<void> {
  await page.goto(`./#v1&tree=${id}&step=0`);
  // The page has taken the link once it has written its own, which names the search.
  await expectHash(page, /&algorithm=/);
  await expect(page.locator('.timeline input')).toHaveAttribute('max', String(length));
  await page.evaluate(async () => {
    const { kept = [] } = window as unknown as { kept?: Element[] };
    Object.assign(window, { kept });
    const slider = document.querySelector<HTMLInputElement>('.timeline input')!;
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    for (let step = 0; step <= Number(slider.max); step += 1) {
      setValue.call(slider, String(step));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      const isThere = () => document.querySelector('.subtitle')?.getAttribute('data-step') === String(step);
      if (!isThere()) await Promise.resolve();
      while (!isThere()) await new Promise(requestAnimationFrame);
      kept.push(document.querySelector('.subtitle')!.cloneNode(true) as Element);
    }
  });
}

/**
 * Of the sentences kept, those that do not fit their place at the present size. Its size is that of the window,
 * not of what stands there; all are laid out in it at once, over one another.
 */
function sentencesCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { kept } = window as unknown as { kept: readonly HTMLElement[] };
    const place = document.querySelector('.subtitle')!;
    const { width, height } = place.getBoundingClientRect();
    for (const { style } of kept) {
      Object.assign(style, { position: 'absolute', boxSizing: 'border-box' });
      Object.assign(style, { width: `${width}px`, height: `${height}px` });
    }
    place.after(...kept);
    const cutOff = kept.flatMap(({ scrollHeight, clientHeight, textContent }) =>
      scrollHeight > clientHeight + 1 ? [`${textContent} by ${scrollHeight - clientHeight} px`] : [],
    );
    for (const sentence of kept) sentence.remove();
    return cutOff;
  });
}

test('a sentence too long for its place says by a shade that there is more, and scrolls', async ({
  page,
}) => {
  const name = 'a node with a name as long as a whole sentence of the course';
  await openLink(page, 'v1&tree=aima-fig-5-5&step=14');
  const look = () => page.locator('.subtitle').screenshot();
  await sentence(page).evaluate((place, text) => {
    place.querySelector('.token')!.textContent = text.repeat(4);
  }, name);
  const { scrollHeight, clientHeight } = await sentence(page).evaluate((place) => ({
    scrollHeight: place.scrollHeight,
    clientHeight: place.clientHeight,
  }));
  expect(scrollHeight).toBeGreaterThan(clientHeight);
  const withMore = await look();
  await sentence(page).evaluate((place) => place.scrollTo(0, place.scrollHeight));
  expect((await look()).equals(withMore)).toBe(false);
  const shade = await sentence(page).evaluate((place) => getComputedStyle(place).backgroundAttachment);
  expect(shade.split(', ')).toEqual(['local', 'local', 'scroll', 'scroll']);
});

test('the lower edge of the figure stays where it is through a whole run', async ({ page }) => {
  await openLink(page, 'v1&tree=thu-fig-3-10&step=0');
  await furnished(page);
  const edges = new Set<number>();
  for (let step = 0; step <= 62; step += 1) {
    await slideTo(page, step);
    await expectStep(page, step);
    edges.add(await page.locator('.figure').evaluate((figure) => figure.getBoundingClientRect().bottom));
  }
  expect([...edges]).toHaveLength(1);
});

test('says to press what there is', async ({ page }) => {
  await openLink(page);
  await expect(page.getByText(en.tap)).toBeInViewport();
  await expect(page.getByText(en.press)).toBeHidden();
  await expect(sentence(page).getByText('→').filter({ visible: true })).toHaveCount(0);
  await otherLanguage(page, '中文').click();
  await expect(page.getByText(zh.tap)).toBeInViewport();
  await page.getByRole('button', { name: zh.play, exact: true }).click();
  await expect(page.getByText(zh.tap)).toBeHidden();
});

test('practice opens where one sees it, and an exercise with its tree', LONG, async ({ page }) => {
  await openLink(page);
  const practise = await goTo(page, 'practise');
  await expect(practise.getByRole('heading', { name: en.place.practise })).toBeInViewport({ ratio: 1 });
  const begin = practise.locator('.next-exercise').getByRole('button');
  await expect(begin).toBeInViewport({ ratio: 1 });
  await begin.click();
  await expect(rulesLine(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('svg.tree .leaf').first()).toBeInViewport();
  await expect(panel(page).locator('.practice-title')).toBeInViewport();
});

test('an exercise opened by its address begins with its tree', LONG, async ({ page }) => {
  await openExercise(page, 'windows.2.1');
  await expect(rulesLine(page)).toBeInViewport({ ratio: 1 });
});

test('what is pressed on the stage is large enough for a fingertip', LONG, async ({ page }) => {
  for (const tree of ['aima-fig-5-5', 'thu-fig-3-10']) {
    await openLink(page, `v1&tree=${tree}&step=14`);
    await furnished(page);
    const small = await page.locator('.transport :is(button, input, select)').evaluateAll((controls) =>
      controls
        // Numbered moments for which the timeline has no room are not displayed.
        .filter((control) => control.checkVisibility())
        .map((control) => ({
          box: (control.closest('label') ?? control).getBoundingClientRect(),
          name: control.ariaLabel ?? control.closest('label')?.textContent,
        }))
        .filter(({ box }) => box.width < (box.height < 32 ? 44 : 32) || box.height < 28)
        .map(({ box, name }) => `${name}: ${box.width} × ${box.height}`),
    );
    expect(small).toEqual([]);
  }
});

test('a press between two marks is for the nearer one', async ({ page }) => {
  await openLink(page, 'v1&tree=thu-fig-3-10&step=0');
  await furnished(page);
  const marks = await page.locator('.mark').evaluateAll((buttons) =>
    buttons.map((mark) => {
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      return { x: (left + right) / 2, y: (top + bottom) / 2, step: Number(mark.getAttribute('data-step')) };
    }),
  );
  const close = marks.slice(1).flatMap((after, index) => {
    const before = marks[index]!;
    return after.x - before.x > 4 && after.x - before.x < 30 ? [{ before, after }] : [];
  });
  expect(close.length).toBeGreaterThan(2);
  for (const { before, after } of close) {
    const third = (after.x - before.x) / 3;
    await page.touchscreen.tap(before.x + third, before.y);
    await expectStep(page, before.step);
    await page.touchscreen.tap(after.x - third, after.y);
    await expectStep(page, after.step);
  }
});
