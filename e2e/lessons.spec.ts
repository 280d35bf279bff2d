/** Lessons: played by the clicker on the full screen, made while exploring, opened by the name of a file beside the page. */

import type { Page } from '@playwright/test';
import { LESSONS } from '../src/library/lessons/lessons.ts';
import { lessonInHash, unpackLesson } from '../src/link/lessonLink.ts';
import { lessons as words } from '../src/words/en/work.ts';
import { lessons as chineseLessons } from '../src/words/zh/work.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import { press } from './support/editing.ts';
import { holdBack } from './support/network.ts';
import { present } from './support/presenting.ts';
import {
  expectHash,
  expectStep,
  goElsewhere,
  goTo,
  notices,
  openLink,
  openScreen,
  screen,
  stepOf,
  textIn,
} from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const lesson = (page: Page) => page.locator('.lesson');
const title = (page: Page) => lesson(page).getByRole('heading');
/** Beside the figure, or over it on the full screen and on a phone. */
const moment = (page: Page) => page.locator('.lesson-moment').filter({ visible: true });

test('A clicker plays a lesson on the full screen to its end, and a question shows its answer', async ({
  page,
}) => {
  await openLink(page, 'v1&lesson=minimax&moment=5');
  await expect(title(page)).toHaveText('The value goes up');
  await present(page);
  await press(page, 'PageDown');
  await expect(moment(page).locator('.option')).toHaveCount(3);
  await expect(moment(page).locator('.option.right')).toHaveCount(0);
  // A clicker has one key for what comes next: the answer, then the next moment.
  await press(page, 'PageDown');
  await expect(moment(page).locator('.option.right')).toContainText('2');
  await expectStep(page, 11);
  await press(page, 'PageDown');
  await expectStep(page, 19);
  await press(page, 'PageUp');
  await expectStep(page, 11);
  await press(page, 'ArrowRight', 'Space', 'PageDown');
  await expect(moment(page).locator('.option')).toHaveCount(2);
  await press(page, 'r', 'PageDown', 'PageDown');
  await expect(moment(page).locator('.option.right')).toHaveCount(1);
  await expectStep(page, 29);
  await press(page, 'Escape');
  await expectHash(page, 'v1&lesson=minimax&moment=9');
  // What is tried out between the moments leaves the way back open.
  await press(page, 'ArrowLeft');
  await lesson(page).getByRole('button', { name: words.toMoment, exact: true }).click();
  await expectStep(page, 29);
  await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
});

test('A lesson that leads on from a figure of a link, and is closed at once, leaves Back to that figure', async ({
  page,
}) => {
  const nodes = page.locator('.stage svg.tree [data-node].node');
  await openLink(page, 'v1&lesson=deep-cutoffs&moment=3');
  await expect(nodes).toHaveCount(31);
  await page.goto('./#v1&tree=gfg');
  await expect(nodes).toHaveCount(15);
  await page.keyboard.press('PageDown');
  await lesson(page).getByRole('button', { name: words.leave }).click();
  await expectHash(page, 'tree=km-2-4');
  await page.goBack();
  await expect(lesson(page)).toBeVisible();
  await page.goBack();
  await expect(nodes).toHaveCount(15);
  await expectHash(page, 'tree=gfg');
});

test('A lesson is made while exploring: moments are kept, written about, taken back and played', async ({
  page,
}) => {
  await openLink(page, 'v1&tree=aima-fig-5-5&step=14');
  await press(page, 'k');
  await expect(page.locator('.notice')).toContainText(notices.momentKept(1));
  await press(page, 'ArrowRight', 'k');
  await expect(page.locator('.notice').last()).toContainText(notices.momentKept(2));
  await page.getByRole('button', { name: notices.editLesson }).last().click();
  await expect(screen(page, 'lessons')).toBeVisible();
  await expect(screen(page, 'lessons').locator('section').first()).toHaveClass('make-lesson');
  await page.getByLabel(words.note(1)).fill('Why may 4 and 6 be left out?');
  await page.getByRole('button', { name: words.addQuestion }).first().click();
  await page.getByLabel(words.ask(1)).fill('Could 4 matter?');
  // What its answers lack is said beside it, and where the lesson is played.
  const made = page.locator('.make-lesson');
  await expect(made.getByText(words.noAnswers(1))).toBeVisible();
  await expect(made.getByText(words.unasked([1]))).toBeVisible();
  await page.getByLabel(words.option('B'), { exact: true }).fill('No');
  await expect(made.getByText(words.rightIsBlank(1, 'A'))).toBeVisible();
  await page.getByLabel(words.right('B')).check();
  await expect(made.getByText(words.someAreBlank(1, ['A']))).toBeVisible();
  await expect(made.getByText(words.unasked([1]))).toHaveCount(0);
  await page.getByLabel(words.option('A'), { exact: true }).fill('Yes');
  await page.getByLabel(words.option('B'), { exact: true }).fill('No');
  await page.getByLabel(words.right('B')).check();
  await expect(made.locator('.moment-question [role=status]')).toHaveText('');
  await page.getByRole('button', { name: words.moveDown(1) }).click();
  await expect(page.getByLabel(words.note(2))).toHaveValue('Why may 4 and 6 be left out?');
  await page.getByRole('button', { name: words.undo }).click();
  await expect(page.getByLabel(words.note(1))).toHaveValue('Why may 4 and 6 be left out?');
  // The link is packed anew after each change, which takes a while.
  const firstNote = async () => {
    const read = lessonInHash(new URL(await textIn(page.getByLabel(words.link))).hash);
    const packed = read?.address.kind === 'packed' ? await unpackLesson(read.address.packed) : null;
    return packed?.kind === 'record' ? packed.read.value?.moments[0]?.note : null;
  };
  await expect.poll(firstNote).toBe('Why may 4 and 6 be left out?');
  const link = await textIn(page.getByLabel(words.link));
  await page.getByRole('button', { name: words.play, exact: true }).click();
  await expect(title(page)).toContainText('cut at C');
  await expectStep(page, 14);
  await moment(page).locator('.option').first().click();
  await expect(moment(page).locator('.option.missed')).toHaveText(/Yes/);
  await expect(moment(page).locator('.option.right')).toHaveText(/No/);
  await goTo(page, 'lessons');
  await page.reload();
  await expect(page.getByLabel(words.note(1))).toHaveValue('Why may 4 and 6 be left out?');
  await openLink(page, link.slice(link.indexOf('#') + 1));
  await expect(moment(page)).toContainText('Why may 4 and 6 be left out?');
  await expectStep(page, 14);
});

test('A link to a lesson shows no other figure before it', async ({ page }) => {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => {
      const title = document.querySelector('.figure-title b')?.textContent;
      if (title !== undefined && title !== null && !shown.includes(title)) shown.push(title);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('./#v1&lesson=worked-example');
  await expect(title(page)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual([
    'Figure 3.10',
  ]);
});

test('A press that leads on shows a dark screen again first, and nothing goes on unseen', async ({
  page,
}) => {
  await openLink(page, 'v1&lesson=minimax&moment=4');
  await expect(lesson(page)).toBeVisible();
  await press(page, 'f', 'b');
  await expect(page.locator('.blank')).toBeVisible();
  await press(page, 'PageDown');
  await expect(page.locator('.blank')).toHaveCount(0);
  await expect(page.locator('.lesson-count')).toContainText('4');
  await press(page, 'PageDown');
  await expect(page.locator('.lesson-count')).toContainText('5');
  await openLink(page, 'v1&tree=aima-fig-5-5&step=14');
  await press(page, 'f');
  for (const key of ['PageDown', 'ArrowLeft', 'Space']) {
    await press(page, 'b');
    await expect(page.locator('.blank')).toBeVisible();
    await press(page, key);
    await expect(page.locator('.blank')).toHaveCount(0);
    await expectStep(page, 14);
  }
  await press(page, 'PageDown');
  await expect.poll(() => stepOf(page)).toBeGreaterThan(14);
});

// One after the other from the first moment on: figures follow figures, and what was shown before is still at hand.
for (const { id, load } of someOf(LESSONS, 1, 7))
  test(`The clicker leads through ${id} to its end`, async ({ page }) => {
    const moments = await load();
    await openLink(page, `v1&lesson=${id}`);
    for (const [index, { question }] of moments.entries()) {
      if (index > 0) await press(page, 'PageDown');
      await expect(page.locator('.lesson-count')).toHaveText(words.momentOf(index + 1, moments.length));
      await expectHash(page, `v1&lesson=${id}${index > 0 ? `&moment=${index + 1}` : ''}`);
      if (question === undefined) continue;
      await press(page, 'PageDown');
      await expect(moment(page).locator('.option.right')).toHaveCount(1);
    }
  });

// As soon as anything can be read: nothing of the lesson but its figure has to be there yet.
for (const { id, load } of someOf(LESSONS, 3, 3))
  test(`The first press of the clicker goes on in ${id}, however late the rest of the page comes`, async ({
    page,
  }) => {
    const moments = await load();
    const letCome = await holdBack(page, 'en-work');
    await goElsewhere(page);
    await page.goto(`./#v1&lesson=${id}`, { waitUntil: 'commit' });
    await expect(page.locator('.subtitle')).toBeVisible();
    await press(page, 'PageDown');
    if (moments[0]?.question !== undefined) await press(page, 'PageDown');
    letCome();
    await expect(page.locator('.lesson-count')).toHaveText(words.momentOf(2, moments.length));
    await expectHash(page, `v1&lesson=${id}&moment=2`);
    await expect(lesson(page)).toHaveClass(/\bat\b/);
  });

test('What the clicker was pressed before anything was to be seen counts too, back and forth', async ({
  page,
}) => {
  const letCome = await holdBack(page, 'figure');
  const isAsked = page.waitForRequest(/figure-/);
  await goElsewhere(page);
  await page.goto('./#v1&lesson=worked-example', { waitUntil: 'commit' });
  await isAsked;
  await press(page, 'PageDown', 'PageDown', 'PageUp');
  letCome();
  await expectHash(page, 'v1&lesson=worked-example&moment=2');
});

test('A press while a lesson is on its way from the list goes on in it, and steps nothing', async ({
  page,
}) => {
  await openScreen(page, 'lessons');
  const { title: titles } = LESSONS.find(({ id }) => id === 'grundy')!;
  const letCome = await holdBack(page, 'lessons');
  await screen(page, 'lessons').getByRole('link', { name: titles.en, exact: true }).click();
  await press(page, 'PageDown');
  letCome();
  await expectHash(page, 'v1&lesson=grundy&moment=2');
  await expect(lesson(page)).toHaveClass(/\bat\b/);
});

test.describe('On a phone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 800 }, locale: 'zh-CN', ownContext: true });

  test(
    'a file beside the page opens by its name; one that is not there is said',
    LONG,
    async ({ page, faults }) => {
      const moments = [{ figure: 'tree=aima-fig-5-5&step=14', title: '剪枝', note: '为什么？' }];
      const file = { format: 'plyscope-lesson', version: 1, title: '第五周', moments };
      await page.route('**/week5.json', (route) => route.fulfill({ json: file }));
      await openLink(page, 'v1&open=week5.json');
      await expect(moment(page)).toContainText('为什么？');
      await expect(title(page)).toHaveText('剪枝');
      await expectStep(page, 14);
      await lesson(page).getByRole('button', { name: chineseLessons.leave }).click();
      await expect(lesson(page)).toHaveCount(0);
      await page.route('**/week6.json', (route) => route.fulfill({ status: 404 }));
      await openLink(page, 'v1&open=week6.json');
      await expect(page.locator('.notice')).toContainText('week6.json');
      // The browser writes down that there is none.
      faults.length = 0;
    },
  );
});
