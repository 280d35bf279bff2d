/**
 * What the walk at random does to the page has an effect: a walk that does nothing finds nothing. It is in
 * `npm run test:long` as the walk is.
 */
import type { Page } from '@playwright/test';
import { type Random, seeded } from '../src/core/random/seeded.ts';
import { readTreeFile } from '../src/notation/readTreeFile.ts';
import { LONG } from '../tests/support/howMany.ts';
import { ANY_TIME, actOn, FILES, LINKS, type Walk } from './long/actions.ts';
import { type Control, controlsOf } from './long/controls.ts';
import { Guide } from './long/guide.ts';
import { expect, test } from './quietTest.ts';
import { panel, words } from './support/practice.ts';
import { leafFigures, openLink, pressEdit, sentence } from './support/reading.ts';
import { openTrees } from './support/trees.ts';

test.use({ ownContext: true, reducedMotion: 'reduce' });

/** A walk whose choices are made by the test. */
function walkIn(page: Page, choices: Partial<Random> = {}): Walk {
  const address = new URL('.', page.url()).href;
  return { page, random: { ...seeded(1), ...choices }, address, guide: new Guide(1), trail: [] };
}

/** All that an action may change: what is there, where the focus is, and the address. */
function pageState(page: Page): Promise<string> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    const fields = all.map((one) => (one instanceof HTMLInputElement ? one.value : ''));
    const focused = all.indexOf(document.activeElement ?? document.body);
    return [document.body.outerHTML, ...fields, String(focused), location.href].join('\n');
  });
}

/** What is there once all that loads late has come. */
async function settled(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle');
  let before = '';
  await expect
    .poll(async () => {
      const last = before;
      before = await pageState(page);
      return last === before;
    })
    .toBe(true);
  return before;
}

async function act(walk: Walk, name: string): Promise<void> {
  const choice = ANY_TIME.find((one) => one.name === name);
  expect(choice, name).toBeDefined();
  await choice?.act(walk, await controlsOf(walk.page));
}

async function controlOf(page: Page, is: (control: Control) => boolean): Promise<Control> {
  let found: Control | undefined;
  await expect
    .poll(async () => {
      found = (await controlsOf(page)).find(is);
      return found !== undefined;
    })
    .toBe(true);
  if (found === undefined) throw new Error('There is no such control.');
  return found;
}

const GIVEN = [
  { holds: 'a tree as text', leaves: ['1', '2', '3', '4'] },
  { holds: 'a file of trees', leaves: ['1', '2'] },
  { holds: 'what is neither', leaves: null },
] as const;

for (const [index, { holds, leaves }] of GIVEN.entries()) {
  test(`The file that is ${holds} is read as that`, LONG, async ({ page }) => {
    const text = FILES[index] ?? '';
    expect(readTreeFile(text, '').trees).toHaveLength(leaves === null ? 0 : 1);
    await openLink(page);
    await openTrees(page);
    const control = await controlOf(page, ({ type }) => type === 'file');
    await actOn(walkIn(page, { pick: <T>() => text as T }), control);
    if (leaves === null) await expect(page.getByRole('alert')).toBeVisible();
    else await expect.poll(() => leafFigures(page)).toEqual(leaves);
  });
}

test('Every address that is followed leads somewhere else', LONG, async ({ page }) => {
  for (const hash of LINKS) {
    await page.goto('about:blank');
    await openLink(page);
    const before = await settled(page);
    await act(walkIn(page), `follows ${hash}`);
    await expect.poll(() => pageState(page), hash).not.toBe(before);
  }
});

test(
  'A whole answer, a probability, drags, points, turns of the wheel and ways back have their effect',
  LONG,
  async ({ page }) => {
    await openLink(page);
    await act(walkIn(page), 'answers by a method');
    // Two methods explain it.
    await expect(panel(page)).toContainText(words.oneFits);

    await act(walkIn(page), 'types a probability');
    await expect(page.locator('.shares input').first()).toHaveValue(/^0\.[1-4]$/);

    await page.goto('about:blank');
    await openLink(page, 'v1&tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal&step=9');
    await settled(page);
    const range = await controlOf(page, ({ type }) => type === 'range');
    const step = await sentence(page).getAttribute('data-step');
    let isFirst = true;
    // From the time line to the corner of the window.
    const fromRange: Partial<Random> = {
      below: (most) => most - 1,
      flip: () => isFirst,
      pick: <T>() => {
        isFirst = false;
        return range as T;
      },
    };
    await act(walkIn(page, fromRange), 'drags');
    await expect(sentence(page)).not.toHaveAttribute('data-step', step ?? '');

    const node = await controlOf(page, ({ name }) => name === 'svg.tree node');
    await act(walkIn(page, { flip: () => true, pick: <T>() => node as T }), 'points');
    await expect(page.locator('svg.tree [data-node]:hover').first()).toBeAttached();
    const before = await settled(page);
    await act(walkIn(page, { below: () => 0 }), 'wheel');
    await expect.poll(() => pageState(page)).not.toBe(before);

    await openTrees(page);
    const trees = page.url();
    await act(walkIn(page), 'back');
    await expect(page).not.toHaveURL(trees);
    await act(walkIn(page), 'forward');
    await expect(page).toHaveURL(trees);
    await page.evaluate(() => Object.assign(window, { isBefore: true }));
    await act(walkIn(page), 'reload');
    expect(await page.evaluate(() => 'isBefore' in window)).toBe(false);
  },
);

test.describe('In Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('A probability is typed, too', LONG, async ({ page }) => {
    await openLink(page);
    await act(walkIn(page), 'types a probability');
    await expect(page.locator('.shares input').first()).toHaveValue(/^0\.[1-4]$/);
  });
});

test('What is pressed, chosen and typed is taken', LONG, async ({ page }) => {
  await openLink(page);
  await pressEdit(page);
  // A control is pressed at its place, which is found once.
  await settled(page);
  const box = await controlOf(page, ({ tag }) => tag === 'textarea');
  // Instead of what is there, and no key after it.
  await actOn(walkIn(page, { flip: (share) => share > 0.5, pick: <T>() => '(1 2) (3 4)' as T }), box);
  await expect.poll(() => leafFigures(page)).toEqual(['1', '2', '3', '4']);
  const before = await settled(page);
  const button = await controlOf(page, ({ name }) => /transport.*button/.test(name));
  await actOn(walkIn(page, { flip: () => false }), button);
  await expect.poll(() => pageState(page)).not.toBe(before);
});
