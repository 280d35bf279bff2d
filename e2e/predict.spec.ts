/** Predict: the program asks before decisive steps, and withholds them until there is an answer. */

import type { Page } from '@playwright/test';
import { MARGIN_TABS } from '../src/session/margin.ts';
import { help as englishHelp } from '../src/words/en/work.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { press } from './support/editing.ts';
import { slideTo } from './support/picture.ts';
import { AIMA, feedback, options, predict, question, start, tally, toggle } from './support/predict.ts';
import {
  chooseAlgorithm,
  en,
  expectHash,
  expectStep,
  node,
  openLink,
  openMore,
  openTab,
  panels,
  pressEdit,
  stepOf,
  tabTo,
} from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

test.describe('By keyboard alone', () => {
  test('a run is walked to its end, and the tally says how it went', async ({ page }) => {
    await openLink(page, AIMA);
    await tabTo(page, toggle(page));
    await press(page, 'Space', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await expectStep(page, 7);
    await expect(question(page)).toHaveText(/last child of B has returned/);
    await expect(options(page)).toHaveText(['13', '28', '312']);
    await press(page, '1');
    await expectStep(page, 8);
    await expect(feedback(page)).toHaveText('Right. B takes the smallest of 3, 12, 8: 3.');
    await press(page, 'ArrowRight');
    await expect(question(page)).toHaveText(/window .* does C get when A calls it\?/);
    await press(page, '4');
    await expect(question(page)).toHaveText(/C first sees the leaf 2 while α is 3/);
    await press(page, '2');
    await expectStep(page, 12);
    await expect(feedback(page)).toHaveText(
      'No. Cut: since 2 ≤ 3, nothing that C has left can change the outcome.',
    );
    await expect(options(page).nth(0)).toContainText(predict.isRight);
    await expect(options(page).nth(1)).toContainText(predict.isYours);
    await press(page, 'ArrowRight');
    await expectStep(page, 13);
    for (const digit of ['1', '3', '2', '2', '1', '2']) {
      await press(page, 'End');
      await expect(question(page)).toBeVisible();
      const before = await stepOf(page);
      await press(page, digit);
      await expect.poll(() => stepOf(page)).toBeGreaterThan(before);
    }
    await press(page, 'End');
    await expectStep(page, 26);
    await expect.poll(() => tally(page, 'value')).toEqual(['4', '4']);
    await expect.poll(() => tally(page, 'window')).toEqual(['2', '2']);
    await expect.poll(() => tally(page, 'cut')).toEqual(['2', '3']);
    await expect.poll(() => tally(page, 'owner')).toEqual(['0', '0']);
    await expect(page.locator('.asking')).toContainText(predict.nothingLeft);
  });

  test(
    'digits also come full-width and from the number pad, and stay what they are in a field',
    LONG,
    async ({ page }) => {
      await start(page);
      await press(page, 'End', 'g', '2');
      await expect(page.locator('#step-field')).toHaveValue('2');
      await press(page, 'Escape', 'End');
      await expectStep(page, 7);
      await pressAs(page, '１', 'Digit1');
      await expectStep(page, 8);
      await press(page, 'End');
      await pressAs(page, '4', 'Numpad4');
      await expect(question(page)).toHaveClass(/cut/);
    },
  );

  test(
    'without single-letter keys, digits answer only where the question has the focus',
    LONG,
    async ({ page }) => {
      await start(page);
      await openMore(page, en.help);
      await page.getByRole('checkbox', { name: englishHelp.letterKeys }).uncheck();
      await expect(page.getByRole('dialog')).toContainText(englishHelp.keys.answer);
      await press(page, 'Escape', 'End');
      await expectStep(page, 7);
      await page.getByRole('main').click({ position: { x: 5, y: 5 } });
      await press(page, '1');
      await expectStep(page, 7);
      await press(page, 'ArrowRight');
      await expect(page.locator('.asking')).toBeFocused();
      await press(page, '1');
      await expectStep(page, 8);
    },
  );

  test(
    'the focus that was in the question stays there, and leads on after a wrong answer',
    LONG,
    async ({ page }) => {
      await start(page);
      await press(page, 'End');
      await tabTo(page, options(page).nth(2));
      await press(page, 'Enter');
      await expect(page.locator('.go-on')).toBeFocused();
      await press(page, 'Enter');
      await expectStep(page, 8);
      await expect(page.locator('.asking')).toBeFocused();
    },
  );
});

test.describe('What is asked', () => {
  test('is withheld whichever way one goes on, and Back is never barred', async ({ page }) => {
    await start(page);
    await press(page, 'End');
    await expectStep(page, 7);
    for (const key of ['ArrowRight', 'PageDown', 'End', ']', 'Shift+ArrowRight']) await press(page, key);
    await expectStep(page, 7);
    for (const name of [en.next, en.last, en.nextCutoff, en.overSubtree]) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.locator('.asking')).toBeFocused();
    }
    await slideTo(page, 20);
    await expectStep(page, 7);
    await page.locator('#step-field').fill('26');
    await press(page, 'Enter');
    await expectStep(page, 7);
    await page.getByRole('button', { name: en.markMoment('(d)', 14) }).click();
    await expectStep(page, 7);
    await page.getByRole('button', { name: en.back, exact: true }).click();
    await expectStep(page, 6);
    await expect(question(page)).toBeHidden();
    await press(page, 'Home');
    await expectStep(page, 0);
  });

  test('stops the playing, which an answer does not start again', LONG, async ({ page }) => {
    await start(page, `${AIMA}&step=6`);
    await page.getByRole('button', { name: en.play, exact: true }).click();
    await expect(question(page)).toBeVisible();
    await expectStep(page, 7);
    await expect(page.getByRole('button', { name: en.play, exact: true })).toBeVisible();
    await page.getByRole('button', { name: en.play, exact: true }).click();
    await expect(page.getByRole('button', { name: en.play, exact: true })).toBeVisible();
    await options(page).nth(0).click();
    await expectStep(page, 8);
    await page.waitForTimeout(1500);
    await expectStep(page, 8);
  });

  test('is not given away: neither by the page as it stands, nor by its markup', async ({ page }) => {
    await start(page);
    await openTab(page, 'events');
    await press(page, 'End');
    await expect(node(page, 1).locator('.value')).toBeHidden();
    await expect(page.locator('.timeline .mark').first()).toBeHidden();
    await expect(page.locator('.event:visible')).toHaveCount(7);
    const markup = await question(page).evaluate((element) => element.outerHTML);
    expect(markup).not.toMatch(/right|correct|missed/i);
    await press(page, '1');
    await expect(node(page, 1).locator('.value')).toBeVisible();
    await toggle(page).uncheck();
    await expect(page.locator('.timeline .mark').first()).toBeVisible();
  });

  test('begins anew with another algorithm; a link is shown at its step', LONG, async ({ page }) => {
    await start(page, `${AIMA}&step=14`);
    await expectStep(page, 14);
    await expect(question(page)).toHaveText(/C is cut here/);
    await chooseAlgorithm(page, 'minimax');
    await expectStep(page, 0);
    await press(page, 'End');
    await expectStep(page, 7);
    await expectHash(page, 'step=7');
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `${AIMA}&step=21`);
    await expectStep(page, 21);
  });

  test('is not asked while the tree is edited', async ({ page }) => {
    await start(page);
    await press(page, 'End');
    await pressEdit(page);
    await press(page, 'End');
    await expectStep(page, 26);
  });
});

test('By click: a wrong answer is told and left standing, and a double click answers once', async ({
  page,
}) => {
  await start(page);
  await press(page, 'End');
  await options(page).nth(2).click();
  await expect(feedback(page)).toContainText(predict.wrong);
  await options(page).nth(0).click({ force: true });
  await expect.poll(() => tally(page, 'value')).toEqual(['0', '1']);
  await page.getByRole('button', { name: predict.goOn }).click();
  await expectStep(page, 8);
  await press(page, 'End');
  await options(page).nth(3).dblclick();
  await expect(question(page)).toHaveText(/C first sees the leaf 2/);
  await expect.poll(() => tally(page, 'cut')).toEqual(['0', '0']);
});

test('Whose bound is asked where it could be another’s', async ({ page }) => {
  await start(page, 'v1&tree=thu-fig-3-10');
  await press(page, 'End');
  const owner = page.locator('.question.owner');
  for (let asked = 0; asked < 12 && (await owner.count()) === 0; asked += 1) {
    await press(page, '1', 'End');
    await expect(question(page)).toBeVisible();
  }
  await expect(owner).toBeVisible();
  await expect(options(page).last()).toContainText('the parent');
  await expect(page.locator('.number-line .ends small').first()).toBeHidden();
});

test('A question stands whatever tab of the margin is open', LONG, async ({ page }) => {
  await start(page);
  for (const tab of MARGIN_TABS) {
    await press(page, 'Home');
    await expect(question(page)).toBeHidden();
    await openTab(page, tab);
    await press(page, 'End');
    await expect(question(page)).toBeInViewport({ ratio: 1 });
  }
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a question stands although the margin is closed', LONG, async ({ page }) => {
    await start(page);
    await expect(page.locator('.margin-toggle')).toHaveAttribute('aria-pressed', 'false');
    await press(page, 'End');
    await expect(question(page)).toBeInViewport({ ratio: 1 });
  });
});

/** A press as another keyboard or an input method sends it. */
async function pressAs(page: Page, key: string, code: string): Promise<void> {
  await page.evaluate(
    (init) => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true })),
    { key, code },
  );
}

test('Notes, What if, the effects of rules and comparisons tell nothing while the program asks', async ({
  page,
}) => {
  await openLink(page, AIMA);
  // Seen to its end once, so that the notes would tell.
  await expect(toggle(page)).toBeVisible();
  await press(page, 'End');
  await expectStep(page, 26);
  await press(page, 'Home');
  const notes = await openTab(page, 'notes');
  await expect(notes.locator('.about-notice')).toBeVisible();
  await toggle(page).check();
  await expect(notes.getByText(en.notWhileAsked)).toBeVisible();
  await expect(notes.locator('.about-notice')).toHaveCount(0);
  await expect((await openTab(page, 'whatIf')).getByText(en.notWhileAsked)).toBeVisible();
  await expect(page.locator('.what-if')).toHaveCount(0);
  await page.locator('.figure-bar .of-compare').click();
  await expect(page.locator('.sheet:popover-open')).toHaveText(en.notWhileAsked);
  await page.keyboard.press('Escape');
  await page.locator('.figure-bar :is(.of-rule, .of-rules)').filter({ visible: true }).first().click();
  await expect(page.locator('.sheet:popover-open').getByRole('radio').first()).toBeVisible();
  await expect(page.locator('.rule-effect')).toHaveCount(0);
});

test('The notes tell the answer once the end has been seen, or on request', LONG, async ({ page }) => {
  await openLink(page, AIMA);
  const notes = await openTab(page, 'notes');
  await expect(notes.getByRole('button', { name: panels.tellNow })).toBeVisible();
  await expect(notes.locator('.about-notice')).toHaveCount(0);
  await press(page, 'End');
  await expectStep(page, 26);
  await press(page, 'Home');
  await expect(notes.locator('.about-notice')).toBeVisible();
  await openLink(page, 'v1&tree=cs188-quiz1');
  const others = await openTab(page, 'notes');
  await expect(others.locator('.about-notice')).toHaveCount(0);
  await others.getByRole('button', { name: panels.tellNow }).click();
  await expect(others.locator('.about-notice')).toBeVisible();
});
