/** The picture at a step is the same by whichever route one came: keys, slider, link, step field. */
import type { Page } from '@playwright/test';
import { exampleById } from '../src/library/library.ts';
import { runOf } from '../tests/library/runs.ts';
import { expect, test } from './quietTest.ts';
import { type Picture, pictureOf, settled, slideTo } from './support/picture.ts';
import { en, expectStep, openLink } from './support/reading.ts';

/** Trees and rules, ten in all; five steps of each make the fifty. */
const RUNS = [
  ['aima-fig-5-5', 'algorithm=alpha-beta'],
  ['aima-fig-5-2', 'algorithm=minimax'],
  ['thu-fig-3-10', 'algorithm=alpha-beta&notation=pair'],
  ['nilsson-fig-3-12', 'algorithm=alpha-beta&notation=one'],
  ['nilsson-fig-3-12-left', 'algorithm=alpha-beta&bounds=parent'],
  ['wikipedia-ab', 'algorithm=alpha-beta&cutoff=strict'],
  ['bb4-alphaBetaPruneTree-min', 'algorithm=alpha-beta&value=hard&notation=range'],
  ['mit6034-mc2', 'algorithm=alpha-beta&value=running&notation=pair'],
  ['backgammon-dice', 'algorithm=expectiminimax'],
  ['aima-chance-1234', 'algorithm=alpha-beta&notation=range'],
] as const;
const STEPS_OF_A_RUN = 5;

for (const [id, settings] of RUNS) {
  test.describe(`${id}, ${settings}`, () => {
    test.use({ reducedMotion: 'reduce' });

    test('looks the same forward, back, by slider, link and step field', async ({ page }) => {
      test.setTimeout(60_000);
      const link = (step: number): string => `v1&tree=${id}&${settings}&step=${step}`;
      await openLink(page, link(0));
      await everyEvent(page);
      const last = Number(await page.getByRole('slider').getAttribute('max'));
      const steps = chosenSteps(last);
      const routes: Record<string, Map<number, Picture>> = {};

      routes['forward'] = await alongKeys(page, 'ArrowRight', last, steps);
      routes['back'] = await alongKeys(page, 'ArrowLeft', last, steps);
      routes['slider'] = await collect(page, steps.toReversed(), (step) => slideTo(page, step));
      const field = page.getByRole('textbox', { name: en.stepField(last) });
      routes['field'] = await collect(page, steps, async (step) => {
        await field.fill(String(step));
        await field.press('Enter');
      });
      routes['link'] = await collect(page, steps, (step) => openLink(page, link(step)));
      routes['link while open'] = await collect(page, steps.toReversed(), (step) =>
        page.goto(`./#${link(step)}`),
      );

      for (const [route, pictures] of Object.entries(routes)) {
        for (const step of steps)
          expect(pictures.get(step), `${route}, step ${step}`).toEqual(routes['forward']?.get(step));
      }
    });
  });
}

/** Steps spread over a run, its last among them. */
function chosenSteps(last: number): number[] {
  return Array.from({ length: STEPS_OF_A_RUN }, (_, index) =>
    Math.round((last * (index + 1)) / STEPS_OF_A_RUN),
  );
}

async function everyEvent(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: en.grainGroup }).selectOption({ label: en.grain.event });
  await page.getByRole('slider').focus();
}

/** Presses the key through the whole run; the pictures at `steps`. */
async function alongKeys(
  page: Page,
  key: 'ArrowRight' | 'ArrowLeft',
  last: number,
  steps: readonly number[],
): Promise<Map<number, Picture>> {
  const pictures = new Map<number, Picture>();
  const isBack = key === 'ArrowLeft';
  for (let pressed = 0; pressed <= last; pressed += 1) {
    const step = isBack ? last - pressed : pressed;
    if (pressed > 0) await page.keyboard.press(key);
    if (!steps.includes(step)) continue;
    await expectStep(page, step);
    pictures.set(step, await pictureOf(page));
  }
  return pictures;
}

async function collect(
  page: Page,
  steps: readonly number[],
  go: (step: number) => Promise<unknown>,
): Promise<Map<number, Picture>> {
  const pictures = new Map<number, Picture>();
  for (const step of steps) {
    await go(step);
    await expectStep(page, step);
    pictures.set(step, await pictureOf(page));
  }
  return pictures;
}

test('the picture that motion leaves behind is that of a fresh draw', async ({ page }) => {
  const { length } = runOf(exampleById('thu-fig-3-10')!);
  await openLink(page, 'v1&tree=thu-fig-3-10');
  for (const key of ['ArrowRight', 'ArrowRight', ']', 'ArrowRight', ']', 'ArrowLeft', ']', 'End', '[']) {
    await page.keyboard.press(key); // the next press interrupts what still moves
  }
  const step = Number(await page.locator('.subtitle').getAttribute('data-step'));
  expect(step).toBeLessThan(length);
  await settled(page);
  const moved = await pictureOf(page);
  await openLink(page, `v1&tree=thu-fig-3-10&step=${step}`);
  await settled(page);
  expect(moved).toEqual(await pictureOf(page));
});

test('a picture drawn anew, for another size or language and back, is the same', async ({ page }) => {
  await openLink(page, 'v1&tree=wikipedia-ab&step=40');
  await settled(page);
  const before = await pictureOf(page);
  await page.setViewportSize({ width: 900, height: 700 });
  await expect.poll(async () => (await pictureOf(page)).drawing).not.toEqual(before.drawing);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect.poll(async () => (await pictureOf(page)).drawing).toEqual(before.drawing);
  await page.getByRole('radio', { name: '中文' }).check();
  await expect.poll(async () => (await pictureOf(page)).plies).not.toEqual(before.plies);
  await page.getByRole('radio', { name: 'EN' }).check();
  await expect.poll(() => pictureOf(page)).toEqual(before);
});
