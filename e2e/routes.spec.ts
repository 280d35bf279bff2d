/** The picture at a step is the same by whichever route one came: keys, slider, link, step field. */
import type { Page } from '@playwright/test';
import { exampleById } from '../src/library/library.ts';
import { runOf } from '../tests/library/runs.ts';
import { howMany, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { pressTimes } from './support/keys.ts';
import { furnished, type Picture, pictureOf, settled, slideTo } from './support/picture.ts';
import { en, expectStep, openLink, otherLanguage } from './support/reading.ts';

/** Trees and rules, ten in all; five steps of each make fifty. */
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
const STEPS_OF_A_RUN = howMany(5, 3);

/** That many of the runs, the others in `npm run test:long`. */
const USUAL = 1;

for (const [id, settings] of someOf(RUNS, USUAL, 9)) {
  test.describe(`${id}, ${settings}`, () => {
    test.use({ reducedMotion: 'reduce' });

    test('looks the same forward, back, by slider, link and step field', async ({ page }) => {
      const link = (step: number): string => `v1&tree=${id}&${settings}&step=${step}`;
      await openLink(page, link(0));
      await everyEvent(page);
      await furnished(page);
      const last = Number(await page.locator('.timeline input').getAttribute('max'));
      const steps = chosenSteps(last);
      const forward = await alongKeys(page, 'ArrowRight', 0, steps);
      const expectSame = async (route: string, step: number): Promise<void> => {
        await expectStep(page, step);
        // A page that has just been loaded may still be finding out how much room it has.
        await expect.poll(() => pictureOf(page), `${route}, step ${step}`).toEqual(forward.get(step));
      };

      await slideTo(page, last);
      const back = await alongKeys(page, 'ArrowLeft', last, steps.toReversed());
      for (const step of steps) expect(back.get(step), `back, step ${step}`).toEqual(forward.get(step));
      for (const step of steps.toReversed()) {
        await slideTo(page, step);
        await expectSame('slider', step);
      }
      const field = page.getByRole('textbox', { name: en.stepField(last) });
      for (const step of steps) {
        await field.fill(String(step));
        await field.press('Enter');
        await expectSame('step field', step);
      }
      for (const step of steps.toReversed()) {
        await page.goto(`./#${link(step)}`);
        await expectSame('link while open', step);
      }
      for (const step of steps) {
        await openLink(page, link(step));
        await expectSame('link', step);
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
  await page.locator('.timeline input').focus();
}

/** Presses the key from `start` through all of `steps`, and takes a picture at each. */
async function alongKeys(
  page: Page,
  key: 'ArrowRight' | 'ArrowLeft',
  start: number,
  steps: readonly number[],
): Promise<Map<number, Picture>> {
  const pictures = new Map<number, Picture>();
  let at = start;
  for (const step of steps) {
    await pressTimes(page, key, Math.abs(step - at));
    at = step;
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
  await settled(page);
  const step = Number(await page.locator('.subtitle').getAttribute('data-step'));
  expect(step).toBeLessThan(length);
  const moved = await pictureOf(page);
  await openLink(page, `v1&tree=thu-fig-3-10&step=${step}`);
  await settled(page);
  await expect.poll(() => pictureOf(page)).toEqual(moved);
});

test('keys that come faster than frames are drawn together, the newest step last', async ({ page }) => {
  await openLink(page, 'v1&tree=thu-fig-3-10');
  await furnished(page);
  const drawn = await page.evaluate(async () => {
    const [figure, subtitle] = [
      document.querySelector('svg.tree .nodes'),
      document.querySelector('.subtitle'),
    ];
    const [nodes, steps]: [string[], string[]] = [[], []];
    const current = () => figure?.querySelector('.current')?.getAttribute('data-node') ?? '';
    new MutationObserver(() => nodes.push(current())).observe(figure as Node, {
      subtree: true,
      attributes: true,
    });
    const said = () => steps.push(subtitle?.getAttribute('data-step') ?? '');
    new MutationObserver(said).observe(subtitle as Node, {
      attributes: true,
      attributeFilter: ['data-step'],
    });
    // Ten keys before a frame can come.
    for (let key = 0; key < 10; key += 1)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
    return { nodes, steps, field: document.querySelector<HTMLInputElement>('#step-field')?.value };
  });
  const run = runOf(exampleById('thu-fig-3-10')!);
  const stops = Array.from({ length: 10 }).reduce<number[]>(
    (all) => [...all, run.nextStop(all.at(-1) ?? 0, 'visit')],
    [],
  );
  const shown = [stops[0] ?? -1, stops[9] ?? -1];
  expect([...new Set(drawn.nodes)]).toEqual(shown.map((step) => `${run.nodeAt(step)}`));
  // The rest of the page shows the first key when the figure has left it time, and the last one.
  expect(shown.map(String)).toEqual(expect.arrayContaining(drawn.steps));
  expect(drawn.steps.at(-1)).toBe(`${stops[9]}`);
  expect(drawn.field).toBe(`${stops[9]}`);
});

test('a picture drawn anew, for another size or language and back, is the same', async ({ page }) => {
  await openLink(page, 'v1&tree=wikipedia-ab&step=40');
  await furnished(page);
  await settled(page);
  const before = await pictureOf(page);
  await page.setViewportSize({ width: 900, height: 700 });
  await expect.poll(async () => (await pictureOf(page)).drawing).not.toEqual(before.drawing);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect.poll(async () => (await pictureOf(page)).drawing).toEqual(before.drawing);
  await otherLanguage(page, '中文').click();
  await expect.poll(async () => (await pictureOf(page)).plies).not.toEqual(before.plies);
  await otherLanguage(page, 'English').click();
  await expect.poll(() => pictureOf(page)).toEqual(before);
});
