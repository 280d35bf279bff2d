/** A student's own trees, trees of chance, and the way back to where one was. */
import type { Locator, Page } from '@playwright/test';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { press } from './support/editing.ts';
import { furnished, pictureOf } from './support/picture.ts';
import {
  algorithmMenu,
  chooseTree,
  compareMenu,
  edge,
  edit,
  en,
  expectHash,
  expectStep,
  flipTo,
  leafFigures,
  node,
  openLink,
  sentence,
  stepOf,
  tabTo,
} from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

test.describe('Back and forward', () => {
  test('go between trees, to exactly the picture that was left', async ({ page }) => {
    await openLink(page);
    await furnished(page);
    const entries = await page.evaluate(() => history.length);
    for (let pressed = 0; pressed < 6; pressed += 1) await page.keyboard.press('ArrowRight');
    await expectHash(page, `step=${await stepOf(page)}`);
    const first = await pictureOf(page);
    expect(await page.evaluate(() => history.length)).toBe(entries);

    await chooseTree(page, 'gfg', 'gfg');
    await expectHash(page, 'tree=gfg');
    await page.keyboard.press(']');
    await expectHash(page, `step=${await stepOf(page)}`);
    const second = await pictureOf(page);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);

    await page.goBack();
    await expectHash(page, 'tree=aima-fig-5-5');
    await expect.poll(() => pictureOf(page)).toEqual(first);
    await page.goForward();
    await expectHash(page, 'tree=gfg');
    await expect.poll(() => pictureOf(page)).toEqual(second);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test('also when the tree was changed at once after the last step', LONG, async ({ page }) => {
    await openLink(page);
    await compareMenu(page).click();
    await expect(flipTo(page, 'aima-fig-5-5-reordered')).toBeVisible();
    const left = await stepOnAnd(page, flipTo(page, 'aima-fig-5-5-reordered'));
    await expectHash(page, 'tree=aima-fig-5-5-reordered');
    await page.goBack();
    await expectHash(page, 'tree=aima-fig-5-5');
    await expectStep(page, left);
  });

  test('also when one goes back at once after the last step', LONG, async ({ page }) => {
    await openLink(page);
    await chooseTree(page, 'gfg', 'gfg');
    await expectHash(page, 'tree=gfg');
    await page.waitForTimeout(600); // the address may be written again
    const left = await stepOnAnd(page, 'back');
    await expect.poll(() => leafFigures(page)).toHaveLength(9);
    await page.goForward();
    await expectHash(page, 'tree=gfg');
    await expectStep(page, left);
  });
});

/** Presses → four times, and the button or Back in the same moment; returns the step that was left. */
async function stepOnAnd(page: Page, next: Locator | 'back'): Promise<number> {
  const button = next === 'back' ? null : await next.elementHandle();
  return page.evaluate(async (pressed) => {
    for (let times = 0; times < 4; times += 1) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      await new Promise(requestAnimationFrame);
    }
    const step = Number(document.querySelector('.subtitle')?.getAttribute('data-step'));
    if (pressed === null) history.back();
    else (pressed as HTMLElement).click();
    return step;
  }, button);
}

test.describe('A tree of one’s own', () => {
  const box = (page: Page) => page.getByRole('textbox', { name: edit.textLabel });

  test.beforeEach(async ({ page }) => {
    await openLink(page);
    await page.getByRole('button', { name: en.edit, exact: true }).press('Enter');
    await box(page).focus();
    await page.keyboard.press('ControlOrMeta+A');
  });

  test('is shown as typed, and found again after a reload', async ({ page }) => {
    await page.keyboard.insertText('(7 inf) chance(1/4*-2 3/4*6) 1/3');
    for (const again of [false, true]) {
      if (again) await page.reload();
      await expect.poll(() => leafFigures(page)).toEqual(['7', '∞', '−2', '6', '1/3']);
      await expect(page.locator('svg.tree .edge-label')).toHaveText(['1/4', '3/4']);
      await expectHash(page, /own=1/);
    }
  });

  for (const [text, place] of someOf(
    [
      ['[[3, 12, 8], [2, word]]', /line 1, column 18/i],
      ['[[3, 12],\n [2, 4]', /line 1, column 1/i],
      ['[3,\n 4]]', /line 2, column 4/i],
      ['chance(1/2*3 1/4*5)', /line 1, column 7.*0\.75/i],
      ['', /line 1, column 1/i],
    ] as const,
    1,
    3,
  )) {
    test(`that is wrong leaves the last good one standing: ${JSON.stringify(text)}`, async ({ page }) => {
      await page.keyboard.insertText('(1 2) (3 4)');
      await expect.poll(() => leafFigures(page)).toEqual(['1', '2', '3', '4']);
      await page.keyboard.press('ControlOrMeta+A');
      if (text === '') await page.keyboard.press('Delete');
      else await page.keyboard.insertText(text);
      await expect(page.getByRole('alert')).toHaveText(place);
      await expect(box(page)).toHaveValue(text);
      expect(await leafFigures(page)).toEqual(['1', '2', '3', '4']);
      await box(page).fill('[1, 2]');
      await expect(page.getByRole('alert')).toBeHidden();
      await expect.poll(() => leafFigures(page)).toEqual(['1', '2']);
    });
  }

  test('may have letters for values that are not known', async ({ page }) => {
    await page.keyboard.insertText('(3 x 8) 5');
    await expect.poll(() => leafFigures(page)).toEqual(['3', 'x = ?', '8', '5']);
    await box(page).fill('(x 3 8) 5');
    await page.getByRole('button', { name: edit.takeTree('(x:? 3 8) 5') }).press('Enter');
    await expect(box(page)).toHaveValue('(x:? 3 8) 5');
    await expect.poll(() => leafFigures(page)).toEqual(['x = ?', '3', '8', '5']);
  });

  test('is mended with one press where one cure is plain', async ({ page }) => {
    await page.keyboard.insertText('chance(1/2*3 1/4*5)');
    await page.getByRole('button', { name: edit.normalise }).press('Enter');
    await expect(box(page)).toHaveValue('chance(2/3*3 1/3*5)');
    await expect.poll(() => leafFigures(page)).toEqual(['3', '5']);
  });
});

test.describe('The two trees of AIMA figure 5.12', () => {
  /** The root, and the chance nodes of a1 and a2. */
  const [ROOT, A1, A2] = [0, 1, 8] as const;

  test('have probabilities and moves on their edges', async ({ page }) => {
    await openLink(page, 'v1&tree=aima-chance-1234');
    const labels = await page.locator('svg.tree .edge-label').allTextContents();
    expect(labels.sort()).toEqual(['0.1', '0.1', '0.9', '0.9', 'a1', 'a2']);
  });

  test('show the partial sum in the sentence and beside the node', LONG, async ({ page }) => {
    await openLink(page, 'v1&tree=aima-chance-1234');
    const sums: string[] = [];
    for (let pressed = 0; pressed < 30; pressed += 1) {
      await press(page, 'ArrowRight');
      const said = (await sentence(page).innerText()).replaceAll('\n', ' ');
      if (!said.includes('0.9·2')) continue;
      sums.push(`${said} | ${await node(page, A1).locator('.bounds').textContent()}`);
    }
    expect(sums).toHaveLength(2);
    expect(sums[0]).toMatch(/0\.9·2 = 1\.8\b.*\| .*1\.8$/);
    expect(sums[1]).toMatch(/0\.9·2 \+ 0\.1·3 = 2\.1\b.*\| .*2\.1$/);
  });

  test('are flipped between by one row of a menu, and the chosen move changes', async ({ page }) => {
    await openLink(page, 'v1&tree=aima-chance-1234');
    await page.keyboard.press('End');
    const last = await stepOf(page);
    await expect(node(page, ROOT).locator('.value')).toHaveText('2.1');
    await expect(edge(page, A1)).toHaveClass(/deciding/);
    await expect(edge(page, A2)).not.toHaveClass(/deciding/);

    await tabTo(page, compareMenu(page));
    await page.keyboard.press('Enter');
    await tabTo(page, flipTo(page, 'aima-chance-1-20-30-400'));
    await page.keyboard.press('Enter');
    await expect(node(page, ROOT).locator('.value')).toHaveText('40.9');
    await expectStep(page, last);
    await expect(edge(page, A2)).toHaveClass(/deciding/);
    await expect(edge(page, A1)).not.toHaveClass(/deciding/);

    // The focus stays, so that the same key flips back.
    await expect(flipTo(page, 'aima-chance-1234')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(node(page, ROOT).locator('.value')).toHaveText('2.1');
  });

  test('are not offered to minimax, and the page says why', async ({ page }) => {
    await openLink(page, 'v1&tree=aima-chance-1234');
    await expect(algorithmMenu(page)).toHaveText(en.algorithm.expectiminimax);
    await algorithmMenu(page).click();
    await expect(
      page.getByRole('radio', { name: new RegExp(`^${en.algorithm.expectiminimax}`) }),
    ).toBeChecked();
    const minimax = page.getByRole('radio', { name: new RegExp(`^${en.algorithm.minimax}`) });
    await expect(minimax).toBeDisabled();
    await expect(
      page
        .locator('.sheet:popover-open')
        .getByText('Minimax has no rule for chance nodes: take Alpha–beta or Expectiminimax or Star1.', {
          exact: true,
        }),
    ).toBeVisible();
    await expect(
      page.getByRole('radio', { name: new RegExp(`^${en.algorithm['alpha-beta']}`) }),
    ).toBeEnabled();
  });
});
