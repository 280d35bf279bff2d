/** Bad text in the editor: refused by name and place, and nothing is lost. */
import type { Page } from '@playwright/test';
import { someOf } from '../tests/support/howMany.ts';
import { NASTY_NAMES } from '../tests/support/nastyNames.ts';
import { REFUSED_TEXTS } from '../tests/support/refusedTexts.ts';
import { expect, test } from './quietTest.ts';
import { expectRefusal } from './support/invariants.ts';
import { slideTo } from './support/picture.ts';
import { edit, en, leafFigures, openLink, pressEdit, sentence } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const box = (page: Page) => page.getByRole('textbox', { name: edit.textLabel });

/** The editor on a tree that is edited once here, some steps into its run; no two in a row are the same. */
const BEGINNINGS = ['(3 12 8) (2 4 6) (14 5 1)', '(3 12 8) (2 4 6) (14 5 0)'] as const;
type Beginning = (typeof BEGINNINGS)[number];

async function openEditor(page: Page): Promise<void> {
  await openLink(page);
  await beginEditing(page);
}

/** From the page as it is read to the editor. */
async function beginEditing(page: Page, text: Beginning = BEGINNINGS[0]): Promise<void> {
  // The editor opens by itself where a text was left unfinished, perhaps just as it is opened by hand.
  await expect(async () => {
    if (!(await box(page).isVisible())) await pressEdit(page);
    await expect(box(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await goTo(page, text);
}

/** From whatever is in the editor to a tree that is known, at its second stop. */
async function goTo(page: Page, text: Beginning): Promise<void> {
  await box(page).fill(text);
  await expect.poll(async () => (await leafFigures(page)).join(' ')).toBe(text.replace(/[()]/g, ''));
  await slideTo(page, 0);
  for (let pressed = 0; pressed < 2; pressed += 1) await page.getByRole('button', { name: en.next }).click();
  await expect(sentence(page)).not.toHaveAttribute('data-step', '0');
}

/** That many; all are refused with code and place without a browser. */
const USUAL = 3;
const TRIED = someOf(REFUSED_TEXTS, USUAL, 9);

/** So many share a page: each ends with a reload, which is where the next one begins. */
const REFUSED_IN_A_ROW = 4;

test.describe('What cannot be a tree is refused, and nothing is lost:', () => {
  for (let first = 0; first < TRIED.length; first += REFUSED_IN_A_ROW) {
    const refused = TRIED.slice(first, first + REFUSED_IN_A_ROW);
    test(refused.map(([what]) => what).join(', '), async ({ page }) => {
      await openLink(page);
      for (const [index, [what, text, code, place]] of refused.entries()) {
        await test.step(what, async () => {
          await beginEditing(page, BEGINNINGS[index % 2]);
          await expectRefusal(page, {
            act: () => box(page).fill(text),
            code,
            place,
            kept: () => expect(box(page)).toHaveValue(text),
          });
        });
      }
    });
  }
});

const STRANGE: readonly (readonly [what: string, text: string, leaves: readonly string[] | null])[] = [
  ['minus signs and digits of input methods', '（−３，１２、８）', ['−3', '12', '8']],
  ['minus zero', '(-0 1)', ['0', '1']],
  ['the smallest double', '(5e-324 1)', ['5e−324', '1']],
  ['four hundred digits', `(0.${'3'.repeat(400)} 1)`, ['1/3', '1']],
  ['an unknown leaf', '(? 1)', ['?', '1']],
  ['ten times 0.1', `chance(${'0.1*1 '.repeat(10)})`, Array.from({ length: 10 }, () => '1')],
  ['1/3 three times', 'chance(1/3*1 1/3*2 1/3*3)', ['1', '2', '3']],
  ['1,000 plies', `${'('.repeat(1000)}1${')'.repeat(1000)}`, null],
];

test('What looks strange but is a tree is shown', async ({ page }) => {
  await openEditor(page);
  for (const [what, text, leaves] of someOf(STRANGE, 4, 5)) {
    await test.step(what, async () => {
      await goTo(page, BEGINNINGS[0]);
      await box(page).fill(text);
      await expect(page.locator('.problem-note')).toHaveCount(0);
      if (leaves !== null) await expect.poll(() => leafFigures(page)).toEqual(leaves);
      await page.getByRole('button', { name: en.next }).click();
      await expect(sentence(page)).toBeVisible();
    });
  }
});

test('labels are text in the picture, the sentence and the panels, whatever they hold', async ({ page }) => {
  await openEditor(page);
  for (let from = 0; from < NASTY_NAMES.length; from += 12) {
    const names = NASTY_NAMES.slice(from, from + 12);
    await box(page).fill(`(${names.map((name) => `${JSON.stringify(name)}:(1 2)`).join(' ')})`);
    await expect(page.locator('.problem-note')).toHaveCount(0);
    await expect(page.locator('svg.tree .node.min')).toHaveCount(names.length);
    const foreign = page.locator(
      'svg.tree :not(g, path, text, .gutter), .subtitle :not(button, strong, .closed, .invitation, .invitation *), img, #root script',
    );
    expect(await foreign.count()).toBe(0);
    const texts = await page.locator('svg.tree .name').allTextContents();
    expect(texts.filter((text) => /[\p{Cc}\p{Bidi_C}\p{Cs}]/u.test(text))).toEqual([]);
    for (const key of ['Home', ']', ']', 'ArrowRight']) await page.locator('#transport').press(key);
    expect(await foreign.count()).toBe(0);
  }
  await box(page).fill('("__proto__":(1 2) constructor:(3 4))');
  await expect(page.locator('svg.tree .name')).toHaveText(['A', '__proto__', 'constructor']);
});
