/** Children from right to left: chosen in the menus, filled in, shown as a run on the tree as it stands, and printed. */
import type { Page } from '@playwright/test';
import { DEFAULT_RULES } from '../src/core/search/searchSettings.ts';
import type { NodeId } from '../src/core/tree/nodeId.ts';
import { exampleById } from '../src/library/library.ts';
import { rightAnswer } from '../src/practice/answer.ts';
import { diagnoseExercise } from '../src/practice/diagnose/diagnoseExercise.ts';
import { gradeExercise } from '../src/practice/grade/gradeExercise.ts';
import { fromLeftToRight, taskWithin } from '../src/practice/task.ts';
import { subjectOfExample } from '../src/session/exampleSubject.ts';
import { practiceNames as english } from '../src/words/en/figure.ts';
import { NodeNames } from '../src/words/nodeNames.ts';
import { practiceNames as chinese } from '../src/words/zh/figure.ts';
import { asking } from '../tests/practice/simulationTasks.ts';
import { exampleItem, part } from '../tests/support/setItems.ts';
import { expect, test } from './quietTest.ts';
import {
  button,
  choice,
  feedback,
  fillByClicks,
  fillByKeys,
  type Known,
  marksText,
  rulesLine,
  submit,
  total,
  words,
  zhWords,
} from './support/practice.ts';
import { en, expectStep, goTo, node, openLink, tabTo, zh } from './support/reading.ts';
import { openSetFile, openSets, setFile, sets, zhSets } from './support/sets.ts';

test.use({ reducedMotion: 'reduce' });

const KINDS = ['crossing', 'leafOrder'] as const;

function known(): Known {
  const { tree } = subjectOfExample(exampleById('aima-fig-5-5')!);
  const searched = { tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES, children: 'reversed' } as const;
  const exercise = asking(taskWithin(null, searched), ...KINDS);
  return { exercise, right: rightAnswer(exercise), names: new NodeNames(tree) };
}

async function begin(page: Page, of: typeof words, names: typeof english, texts: typeof en): Promise<Known> {
  await openLink(page, 'v1&tree=aima-fig-5-5');
  const practise = await goTo(page, 'practise', texts);
  await practise.getByRole('combobox', { name: of.childrenOrder, exact: true }).selectOption('reversed');
  await practise.getByRole('checkbox', { name: names.format.crossing.name }).check();
  await practise.getByRole('checkbox', { name: names.format.leafOrder.name }).check();
  await choice(page, of.begin).last().click();
  await expect(rulesLine(page)).toHaveText(of.rules(known().exercise));
  await expect(page).toHaveURL(/practice=on\.aima-fig-5-5\.crossing\+leafOrder\.0r$/);
  return known();
}

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('it is chosen, right, and stays at its address', async ({ page }) => {
    const of = await begin(page, words, english, en);
    await fillByClicks(page, of, of.right.answer);
    await submit(page);
    await expect(total(page)).toContainText(marksText(of));
    await page.reload();
    await expect(total(page)).toContainText(marksText(of));
  });

  test('from left to right is told so', async ({ page }) => {
    const of = await begin(page, words, english, en);
    const { answer } = rightAnswer({ ...fromLeftToRight(of.exercise), parts: of.exercise.parts });
    await fillByClicks(page, of, answer);
    await submit(page);
    await button(page, words.tellMore.rule).click();
    await expect(feedback(page)).toContainText('Here they go from right to left');
    // The step that is shown is one of the run from right to left, on the tree as it stands.
    await button(page, words.tellMore.place).or(button(page, words.tellMore.owner)).click();
    await button(page, words.tellMore.step).click();
    const { exercise, right } = of;
    const grade = gradeExercise(exercise, answer, right);
    const [finding] = diagnoseExercise(exercise, answer, grade, right, true).findings;
    const { step } = finding!.place;
    await expectStep(page, step);
    const { tree } = exercise;
    const waiting = (of: NodeId) => right.run.stateAt(of, step).status === 'waiting';
    const leaves = tree.leaves();
    expect(leaves.filter(waiting).length).toBeGreaterThan(0);
    for (const leaf of leaves)
      if (waiting(leaf)) await expect(node(page, leaf)).toHaveClass(/waiting/);
      else await expect(node(page, leaf)).not.toHaveClass(/waiting/);
    const [first, last] = await Promise.all(
      [leaves[0]!, leaves.at(-1)!].map((leaf) => node(page, leaf).boundingBox()),
    );
    expect(first!.x).toBeLessThan(last!.x);
  });
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

  test('keys alone fill it in', async ({ page }) => {
    const of = await begin(page, zhWords, chinese, zh);
    expect(await fillByKeys(page, of, of.right.answer)).toBeGreaterThan(5);
    await tabTo(page, button(page, zhWords.submit));
    await page.keyboard.press('Enter');
    await expect(total(page)).toContainText(zhWords.allRight);
  });
});

for (const [locale, texts] of [
  ['en', sets],
  ['zh-CN', zhSets],
] as const)
  test.describe(`in a set, ${locale}`, () => {
    test.use({ locale });

    test('the maker sets it, the paper states it, and the key answers', async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
      });
      const making = await openSets(page, texts);
      const item = exampleItem('aima-fig-5-5', part('crossing'), part('leafOrder'));
      await openSetFile(making, setFile('reversed.json', { title: 'R', hints: true, items: [item] }), texts);
      const order = making.getByRole('combobox', { name: texts.practice.childrenOrder, exact: true });
      await order.selectOption('reversed');
      await making.getByRole('button', { name: texts.make.print }).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
      await page.emulateMedia({ media: 'print' });
      const papers = page.locator('.paper');
      await expect(papers.first()).toContainText(texts.practice.rules(known().exercise));
      await expect(papers.last().locator('.paper-answer')).toHaveCount(2);
    });
  });
