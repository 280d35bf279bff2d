/** Nobody is left out of an exercise: axe, fingers, ears, Chinese, keys that are off, trees of any size. */

import type { Page } from '@playwright/test';
import type { NodeId } from '../src/core/tree/nodeId.ts';
import { decodePractice } from '../src/link/practiceLink.ts';
import { practiceNames as chinesePracticeNames } from '../src/words/zh/figure.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import { middleOf, press } from './support/editing.ts';
import {
  ASKED,
  button,
  choice,
  choosePart,
  feedback,
  fillByClicks,
  handIn,
  marksText,
  names,
  openExercise,
  panel,
  rulesLine,
  sheetOf,
  submit,
  total,
  typedWindow,
  walkTo,
  words,
  zhWords,
} from './support/practice.ts';
import { en, goTo, leafFigures, node, openLink, openMore, screen, tabTo, zh } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 720 };

const PLACES = [
  ['light', 'en', DESK],
  ['dark', 'zh-CN', DESK],
  ['dark', 'en', PHONE],
  ['light', 'zh-CN', PHONE],
] as const;

const MOMENTS = [
  'choosing',
  'crossing out',
  'an entry that cannot be read',
  'graded',
  'comparing',
  'at the first difference',
] as const;
const CHECKED = someOf(MOMENTS, 3, 3);

// One here, of the languages and sizes others in other files; either theme is looked at in each.
for (const [theme, locale, viewport] of someOf(PLACES, 1, 7)) {
  test.describe(`${locale}, ${viewport.width} px, first ${theme},`, () => {
    test.use({ colorScheme: theme, locale, viewport });

    test('axe objects to nothing from choosing to comparing, and all fits', async ({ page }) => {
      const texts = locale === 'en' ? words : zhWords;
      const check = async (state: (typeof MOMENTS)[number]) => {
        if (!CHECKED.includes(state)) return;
        await inBothThemes(page, async (shown, violations) => {
          const what = `${state}, ${shown}`;
          expect(violations, what).toEqual([]);
          const fits = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(fits, what).toBe(viewport.width);
          if (viewport === PHONE) expect(await smallTargets(page), what).toEqual([]);
        });
      };
      await openLink(page);
      const choosing = await goTo(page, 'practise', locale === 'en' ? en : zh);
      await expect(choosing.getByRole('combobox').first()).toBeVisible();
      await check('choosing');
      const exercise = await openExercise(page, 'chance.3.1');
      await fillByClicks(page, exercise, sheetOf(exercise, 'min-at-chance'));
      await panel(page).locator('summary').click();
      await check('crossing out');
      await choosePart(page, 0);
      await panel(page).getByRole('textbox').first().fill('?');
      await button(page, texts.submit).click();
      await expect(panel(page).getByRole('alert')).not.toBeEmpty();
      await check('an entry that cannot be read');
      await panel(page).getByRole('textbox').first().fill('0');
      await submit(page, texts);
      await button(page, texts.tellMore.rule).click();
      await check('graded');
      await button(page, texts.compare).click();
      await expect(page.locator('.own-figure svg')).toBeVisible();
      await check('comparing');
      await button(page, texts.firstDifference).click();
      await check('at the first difference');
    });
  });
}

/** What is pressed there and is less than 44 px high; names of nodes and terms within a sentence are text. */
function smallTargets(page: Page): Promise<string[]> {
  return panel(page)
    .or(screen(page, 'practise'))
    .locator('button:not(.token, .term), input, select, summary, a')
    .evaluateAll((targets) =>
      targets
        .map((target) => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height < 43.5)
        .map(({ target, box }) => `${target.tagName} ${target.textContent}: ${box.height}`),
    );
}

test('Enter in a field submits the answer, and what is missing gets the focus', async ({ page }) => {
  await openExercise(page, 'deep-cutoffs.2.1690537062');
  await choosePart(page, 1);
  const field = page.getByRole('textbox', { name: names.format.leafCount.entry! });
  await button(page, words.submit).click();
  await expect(panel(page).getByRole('alert').last()).toContainText(
    words.leftBlank([names.format.leafCount.name]),
  );
  await expect(field).toBeFocused();
  await page.keyboard.type('many');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('alert').first()).toContainText('many');
  await expect(field).toBeFocused();
  await field.fill('15');
  await page.keyboard.press('Enter');
  await expect(total(page)).toBeVisible();
});

test.describe('With a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a whole exercise is done by taps', async ({ page }) => {
    const exercise = await openExercise(page, 'counting.2.1');
    const { leafOrder, leafCount } = exercise.right.answer;
    for (const [index, leaf] of leafOrder.entries()) {
      await tap(page, leaf);
      await expect(panel(page).getByRole('listitem')).toHaveCount(index + 1);
    }
    await tap(page, leafOrder[0]!);
    await expect(panel(page).getByRole('listitem')).toHaveCount(leafOrder.length - 1);
    await button(page, words.undo).tap();
    await panel(page).locator('.part-tabs label').nth(1).tap();
    await panel(page).getByRole('textbox').tap();
    await page.keyboard.insertText(String(leafCount));
    await button(page, words.submit).tap();
    await expect(total(page)).toContainText(marksText(exercise));
  });

  test(
    'a branch is crossed out by a tap beside its edge, and taken back by another',
    LONG,
    async ({ page }) => {
      const { exercise } = await openExercise(page, 'deep-cutoffs.1.1');
      const child = exercise.tree.child(0 as NodeId, 1);
      // The figure moves when a node near its border is tapped.
      const tapBeside = async () => {
        const [above, below] = [await middleOf(page, 0), await middleOf(page, child)];
        await page.touchscreen.tap((above.x + below.x) / 2 + 7, (above.y + below.y) / 2);
      };
      await tapBeside();
      await expect(page.locator('svg.tree .struck')).toHaveCount(1);
      await tapBeside();
      await expect(page.locator('svg.tree .struck')).toHaveCount(0);
    },
  );
});

async function tap(page: Page, id: NodeId): Promise<void> {
  await node(page, id).locator('.shape').scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(page, id);
  await page.touchscreen.tap(x, y);
}

test.describe('Who listens', () => {
  test('hears the question, what stands at a node, the marks and the feedback', async ({ page }) => {
    const exercise = await openExercise(page, 'deep-cutoffs.1.1');
    const { tree } = exercise.exercise;
    const [first, ...rest] = [...exercise.right.answer.crossing];
    await expect(panel(page)).toHaveAttribute('aria-label', words.panel);
    await expect(panel(page)).toContainText(names.format.crossing.task(ASKED));
    await expect(rulesLine(page)).toContainText('MAX stops when v ≥ β, MIN when v ≤ α');
    await tabTo(page, page.getByRole('treeitem'));
    await walkTo(page, first!);
    await press(page, 'x');
    const item = page.locator('[role=treeitem]:focus');
    await expect(item).toContainText(words.sheet.crossedOut);
    await expect(button(page, words.take(exercise.names.of(first!)))).toBeVisible();
    const status = panel(page).getByRole('status');
    await expect(status).toBeEmpty();
    await button(page, words.submit).click();
    await expect(total(page)).toBeFocused();
    await expect(total(page)).toHaveText(/Graded: [\d.]+ of 4\./);
    await expect(feedback(page)).toHaveAccessibleName(words.feedback);
    await expect(feedback(page).getByRole('status')).not.toBeEmpty();
    await tabTo(page, page.getByRole('treeitem'));
    await walkTo(page, first!);
    await expect(item).toContainText(words.sheet.verdict.right);
    await walkTo(page, tree.leaves().find((leaf) => tree.isWithin(leaf, rest[0]!))!);
    await expect(item).toContainText(words.sheet.verdict.wrong);
  });

  test('hears the exercise where a step was said before, and what each press has struck', async ({
    page,
  }) => {
    await openLink(page, 'v1&tree=aima-fig-5-5');
    const heard = page.locator('.app > [role=status][aria-live=polite]');
    await press(page, 'ArrowRight');
    await expect(heard).toHaveText(/^Step \d+\./);
    await goTo(page, 'practise');
    await expect(heard).toBeEmpty();
    await choice(page, words.begin).last().press('Enter');
    await expect(heard).toHaveText(`${names.format.crossing.name}: ${names.format.crossing.task(ASKED)}`);
    await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();
    await tabTo(page, page.getByRole('treeitem'));
    await walkTo(page, 5 as NodeId);
    await press(page, 'Enter');
    await expect(heard).toHaveText('Crossed out: C.');
    await press(page, 'ArrowDown', 'Enter');
    await expect(heard).toHaveText('Crossed out: 2 (leaf 4, below C). Taken back: C.');
    await expect(panel(page).getByRole('listitem')).toHaveText(['2 (leaf 4, below C)']);
  });

  test('hears a slip without being moved from where one is', LONG, async ({ page }) => {
    const exercise = await openExercise(page, 'deep-cutoffs.1.1');
    const { answer } = exercise.right;
    await fillByClicks(page, exercise, { ...answer, crossing: new Set([...answer.crossing].slice(1)) });
    const status = panel(page).getByRole('status');
    await expect(status).toBeEmpty();
    await status.evaluate((region) => region.setAttribute('data-seen', ''));
    await submit(page);
    await expect(status).toContainText(words.slip);
    await expect(status).toHaveAttribute('data-seen', '');
  });
});

test.describe('In Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('an exercise is asked, filled in with full-width signs, marked and explained', async ({ page }) => {
    const exercise = await openExercise(page, 'windows.1.1');
    const [asked] = exercise.exercise.parts;
    const nodes = asked!.part.kind === 'windows' ? asked!.part.nodes : [];
    const { windows } = exercise.right.answer;
    await expect(rulesLine(page)).toHaveText(/^α-β 剪枝。/);
    await expect(panel(page)).toContainText(chinesePracticeNames.format.windows.task(ASKED));
    for (const [place, id] of nodes.entries()) {
      const text = typedWindow(windows.get(id)!).replace(', ', '，').replace('-', '－');
      await panel(page).getByRole('textbox').nth(place).fill(`（${text}）`);
    }
    await panel(page).getByRole('textbox').first().fill('不知道');
    await submit(page, zhWords);
    await expect(panel(page).getByRole('alert')).toContainText(chinesePracticeNames.format.windows.cure!);
    await panel(page).getByRole('textbox').first().fill('0，0');
    await submit(page, zhWords);
    await expect(feedback(page)).toContainText(zhWords.slip);
    await button(page, zhWords.submitAgain).click();
    await expect(total(page)).toContainText(/已评分：[\d.]+ \/ 4。/);
    await expect(panel(page)).toContainText(chinesePracticeNames.format.windows.name);
    expect(await page.locator('.stage, aside').allInnerTexts()).not.toContainEqual(
      expect.stringMatching(/\b(Look|Which|Submit|wrong|leaf|leaves)\b/),
    );
  });
});

test(
  'With the letter keys off, letters do nothing where nothing has the focus; the button works',
  LONG,
  async ({ page }) => {
    await openLink(page);
    await openMore(page, en.help);
    await page.getByRole('dialog').getByRole('checkbox').uncheck();
    await press(page, 'Escape');
    const exercise = await openExercise(page, 'counting.2.1');
    await handIn(page, exercise, sheetOf(exercise, 'right-to-left'));
    await button(page, words.compare).click();
    const step = page.locator('.subtitle');
    await press(page, 'd', 'D');
    await expect(step).toHaveAttribute('data-step', '0');
    await button(page, words.firstDifference).click();
    await expect(step).not.toHaveAttribute('data-step', '0');
  },
);

test.describe('A tree of one’s own', LONG, () => {
  const deep = `${'[1,'.repeat(999)}[2,3]${']'.repeat(999)}`;
  const wide = `[${Array.from({ length: 20 }, (_, row) => `[${Array.from({ length: 10 }, (__, at) => (row * 7 + at * 3) % 19)}]`)}]`;

  for (const [what, literal] of someOf(
    [
      ['a thousand plies', deep],
      ['two hundred leaves', wide],
    ] as const,
    1,
    2,
  )) {
    test(`of ${what} is practised on, marked and compared`, async ({ page }) => {
      await openLink(page, `v1&literal=${literal}`);
      const leaves = await leafFigures(page);
      await goTo(page, 'practise');
      await choice(page, words.begin).last().click();
      await expect(rulesLine(page)).toBeVisible();
      // The tree stands behind the exercise in its address.
      await expect.poll(() => decodePractice(new URL(page.url()).hash)).not.toBeNull();
      await tabTo(page, page.getByRole('treeitem'));
      await walkTo(page, 3 as NodeId);
      await press(page, 'Enter');
      await expect(panel(page).getByRole('listitem')).toHaveCount(1);
      await press(page, 'Control+z');
      await expect(panel(page)).toContainText(words.nothingGiven);
      await button(page, words.submit).click();
      await expect(total(page)).toBeVisible();
      await button(page, words.compare).click();
      await expect(page.locator('.own-figure svg .node').first()).toBeVisible();
      await press(page, 'End');
      await button(page, words.endCompare).click();
      await button(page, words.leave).click();
      await expect.poll(() => leafFigures(page)).toEqual(leaves);
    });
  }
});
