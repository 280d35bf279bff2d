/**
 * A student whose exam says "do four iterations of MCTS by hand, with the results 20, 10, 0, 14, and fill in N and W": makes
 * that tree, asks about it, answers with a mistake, sees where and why it went wrong, and answers right, by keys alone.
 */
import type { Page } from '@playwright/test';
import { seeded } from '../src/core/random/seeded.ts';
import { decodePractice } from '../src/link/practiceLink.ts';
import { parseTree } from '../src/notation/parseTree.ts';
import { rightAnswer } from '../src/practice/answer.ts';
import { chooseParts } from '../src/practice/exercise.ts';
import { taskWithin } from '../src/practice/task.ts';
import { variantOfTask } from '../src/practice/treeVariant.ts';
import { practiceNames as english, simulation as englishSimulation } from '../src/words/en/figure.ts';
import { NodeNames } from '../src/words/nodeNames.ts';
import { practiceNames as chinese, simulation as chineseSimulation } from '../src/words/zh/figure.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import { press, textBox, zhEdit } from './support/editing.ts';
import {
  button,
  feedback,
  fillByKeys,
  type Known,
  panel,
  rulesLine,
  sheetOf,
  total,
  words,
  zhWords,
} from './support/practice.ts';
import { edit, en, expectStep, openLink, placeLink, screen, tabTo, zh } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const TREE = 'max(max(? ?) max(? ?))';
const RESULTS = [20, 10, 0, 14];

const DESK = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

const ENGLISH = {
  ...{ locale: 'en', page: en, editing: edit, practice: words, simulation: englishSimulation },
  names: english,
  newNodeAlone: 'You added the reward to the new node alone.',
  otherSide: 'You selected as if the rewards were the other side’s.',
  thirdIteration: 'Look at iteration 3.',
} as const;
const CHINESE = {
  ...{ locale: 'zh-CN', page: zh, editing: zhEdit, practice: zhWords, simulation: chineseSimulation },
  names: chinese,
  newNodeAlone: '你只把回报加到了新节点上。',
  otherSide: '你选择时把回报当成了另一方的。',
  thirdIteration: '请看第 3 次迭代。',
} as const;
type Texts = typeof ENGLISH | typeof CHINESE;

/** Types the tree as text in the editor. */
async function makeTree(page: Page, { page: words, editing }: Texts): Promise<void> {
  const bar = page.locator('.figure-bar');
  const word = bar.getByRole('button', { name: words.edit, exact: true });
  if (await word.isVisible()) await tabTo(page, word);
  else {
    await tabTo(page, bar.getByRole('button', { name: words.more, exact: true }));
    await press(page, 'Enter');
    await tabTo(page, page.locator('.sheet:popover-open').getByRole('button', { name: words.editTree }));
  }
  await press(page, 'Enter');
  await tabTo(page, textBox(page, editing));
  await press(page, 'ControlOrMeta+A');
  await page.keyboard.type(TREE);
  await expect(page.locator('svg.tree .node')).toHaveCount(7);
}

/** The exercise that the address of the page has about the tree. */
function addressed(page: Page): Known {
  const address = decodePractice(new URL(page.url()).hash);
  if (address?.kind !== 'own') throw new Error(`no exercise on an own tree: ${page.url()}`);
  const { on } = address;
  const parsed = parseTree(TREE);
  if (!parsed.ok) throw new Error(TREE);
  const task = variantOfTask(taskWithin(on.reach ?? null, { ...on.search, tree: parsed.value }), on.variant);
  const parts = chooseParts(on.kinds, task, seeded(1)) ?? [];
  const exercise = { ...task, parts };
  return { exercise, right: rightAnswer(exercise), names: new NodeNames(task.tree) };
}

async function expectNothingWrong(page: Page, { width }: { readonly width: number }): Promise<void> {
  await inBothThemes(page, async (theme, violations) => {
    expect(violations, theme).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), theme).toBe(width);
  });
}

async function submitByKeys(page: Page, practice: Texts['practice']): Promise<void> {
  await tabTo(page, button(page, practice.submit));
  await press(page, 'Enter');
  await expect(total(page)).toBeFocused();
}

for (const [texts, viewport] of someOf(
  [
    [ENGLISH, PHONE],
    [CHINESE, DESK],
  ] as const,
  1,
  1,
))
  test.describe(`${texts.locale}, ${viewport.width} px`, () => {
    test.use({ viewport, locale: texts.locale });

    test('the simulation of an own tree is asked about with its given results', async ({ page }) => {
      const { page: shell, simulation, practice } = texts;
      await openLink(page, 'v1&literal=(1 2)');
      await makeTree(page, texts);
      const bar = page.locator('.figure-bar');
      const sheet = page.locator('.sheet:popover-open');
      await tabTo(page, bar.getByRole('button', { name: new RegExp(`^${shell.algorithmGroup}: `) }));
      await press(page, 'Enter');
      await tabTo(page, sheet.getByRole('radio', { name: new RegExp(`^${shell.algorithm.mcts}`) }));
      await press(page, 'Space', 'Escape');
      const settings = bar.getByRole('button', { name: /C = √2/ });
      const isFolded = viewport === PHONE;
      await expect(settings).toBeVisible({ visible: !isFolded });
      await tabTo(page, isFolded ? bar.getByRole('button', { name: shell.more, exact: true }) : settings);
      await press(page, 'Enter');
      await tabTo(page, sheet.getByRole('textbox', { name: simulation.given, exact: true }));
      await page.keyboard.type(RESULTS.join(', '));
      await press(page, 'Escape');
      await tabTo(page, bar.getByRole('button', { name: shell.practiseThis, exact: true }));
      await press(page, 'Enter');
      await expect(rulesLine(page)).toContainText('20, 10, 0, 14');
      await expect(page.locator('.iteration-phases')).toHaveCount(0);
      const known = addressed(page);
      await fillByKeys(page, known, sheetOf(known, 'new-node-alone'));
      await submitByKeys(page, practice);
      await expect(total(page)).not.toContainText(practice.allRight);
      await tabTo(page, button(page, practice.tellMore.rule));
      await press(page, 'Enter');
      await expect(feedback(page)).toContainText(texts.newNodeAlone);
      await press(page, 'Enter');
      await expect(feedback(page)).toContainText(/N 1 → 2[,，]\s?W 10 → 24/);
      await expectNothingWrong(page, viewport);
    });
  });

for (const [texts, viewport] of someOf(
  [
    [ENGLISH, DESK],
    [CHINESE, PHONE],
  ] as const,
  1,
  2,
))
  test.describe(`${texts.locale}, ${viewport.width} px`, () => {
    test.use({ viewport, locale: texts.locale });

    test(
      'the form asks for the results of unknown leaves, and then all goes on to the right answer',
      LONG,
      async ({ page }) => {
        const { page: shell, simulation, practice, names } = texts;
        await openLink(page, 'v1&literal=(1 2)');
        await makeTree(page, texts);
        await tabTo(page, placeLink(page, 'practise', shell));
        await press(page, 'Enter');
        const form = screen(page, 'practise').locator('.choose-tree');
        await tabTo(page, form.getByRole('combobox', { name: practice.algorithm, exact: true }));
        // Simulation is the last of the algorithms.
        await press(page, 'End');
        await expect(form).toContainText(practice.resultsNeeded);
        const results = form.getByRole('textbox', { name: simulation.given, exact: true });
        await tabTo(page, results);
        await page.keyboard.type(RESULTS.join(texts === ENGLISH ? ' ' : '，'));
        await expect(form).not.toContainText(practice.resultsNeeded);
        const constant = form.getByRole('textbox', { name: practice.constant, exact: true });
        await tabTo(page, constant);
        await press(page, 'ControlOrMeta+A');
        await page.keyboard.type('2');
        await expectNothingWrong(page, viewport);
        const paths = form.getByRole('checkbox', { name: names.format.selections.name, exact: true });
        await tabTo(page, paths);
        await press(page, 'Space');
        await tabTo(page, form.getByRole('button', { name: practice.begin, exact: true }));
        await press(page, 'Enter');
        await expect(rulesLine(page)).toContainText('Q + 2 · √(ln N / n)');

        const known = addressed(page);
        expect(known.right.answer.visits.get(0 as never)).toEqual({ kind: 'sum', visits: 4, sum: 44 });
        await fillByKeys(page, known, sheetOf(known, 'other-sides-reward'));
        await submitByKeys(page, practice);
        await expect(total(page)).not.toContainText(practice.allRight);
        await expect(feedback(page)).toContainText(texts.thirdIteration);
        await tabTo(page, button(page, practice.tellMore.rule));
        await press(page, 'Enter');
        await expect(feedback(page)).toContainText(texts.otherSide);
        await press(page, 'Enter');
        await expect(feedback(page)).toContainText(
          /B 20\.00 \+ 1\.67 = 21\.67[,，]\s?C 10\.00 \+ 1\.67 = 11\.67 → B/,
        );
        await press(page, 'Enter');
        await expectStep(page, 9);
        await expectNothingWrong(page, viewport);

        await tabTo(page, button(page, practice.again));
        await press(page, 'Enter');
        await expect(rulesLine(page)).not.toContainText('20, 10, 0, 14');
        const again = addressed(page);
        expect(again.right.answer.selections).toEqual(known.right.answer.selections);
        await fillByKeys(page, again, again.right.answer);
        await submitByKeys(page, practice);
        await expect(total(page)).toContainText(practice.allRight);
        await expect(panel(page)).toBeVisible();
        await expectNothingWrong(page, viewport);
      },
    );
  });
