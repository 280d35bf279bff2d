/** Exercises whose root begins between bounds: (2, 5) on figure 3.10 from the list, and bounds of one's own. */

import { seeded } from '../src/core/random/seeded.ts';
import { givenWindow } from '../src/core/run/worth.ts';
import { DEFAULT_RULES } from '../src/core/search/searchSettings.ts';
import type { SearchWindow } from '../src/core/search/searchWindow.ts';
import { exampleById } from '../src/library/library.ts';
import { rightAnswer } from '../src/practice/answer.ts';
import { chooseParts, type PartKind } from '../src/practice/exercise.ts';
import { taskWithin } from '../src/practice/task.ts';
import { subjectOfExample } from '../src/session/exampleSubject.ts';
import { limits as englishLimits } from '../src/words/en/figure.ts';
import { NodeNames } from '../src/words/nodeNames.ts';
import { printWindow } from '../src/words/symbols.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { press } from './support/editing.ts';
import {
  button,
  choice,
  fillByKeys,
  type Known,
  marksText,
  names,
  rulesLine,
  total,
  words,
} from './support/practice.ts';
import { goTo, openLink, tabTo } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

function on310(window: SearchWindow, kinds: readonly PartKind[]): Known {
  const tree = subjectOfExample(exampleById('thu-fig-3-10')!).tree;
  const task = taskWithin({ depth: null, window }, { tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES });
  const exercise = { ...task, parts: chooseParts(kinds, task, seeded(1))! };
  return { exercise, right: rightAnswer(exercise), names: new NodeNames(tree) };
}

test('figure 3.10 is asked about between 2 and 5, and comes back at its address', async ({ page }) => {
  await openLink(page, 'v1&tree=aima-fig-5-5');
  const practise = await goTo(page, 'practise');
  const window = { alpha: 2, beta: 5 };
  const label = words.treeWithin(exampleById('thu-fig-3-10')!.title.en, printWindow(givenWindow(window)));
  await practise.getByRole('combobox', { name: words.tree }).selectOption({ label });
  await practise.getByRole('checkbox', { name: names.format.leafCount.name }).check();
  await choice(page, words.begin).last().click();
  const known = on310(window, ['crossing', 'leafCount']);
  await expect(rulesLine(page)).toHaveText(words.rules(known.exercise));
  await expect(rulesLine(page)).toContainText('The root begins with (α, β) = (2, 5)');
  await expect(page).toHaveURL(/practice=on\.thu-fig-3-10\.crossing\+leafCount\.0\.w2\.\.5$/);
  await page.reload();
  await expect(rulesLine(page)).toContainText('The root begins with (α, β) = (2, 5)');
  expect(known.right.answer.leafCount).toBe(6);
  await fillByKeys(page, known, known.right.answer);
  await tabTo(page, button(page, words.submit));
  await press(page, 'Enter');
  await expect(total(page)).toContainText(marksText(known));
});

test('bounds of one’s own are typed, and the move is asked about within them', LONG, async ({ page }) => {
  await openLink(page, 'v1&tree=thu-fig-3-10');
  const practise = await goTo(page, 'practise');
  const ends = practise.getByRole('group', { name: englishLimits.window });
  const move = practise.getByRole('checkbox', { name: names.format.move.name });
  await ends.getByRole('textbox', { name: 'α' }).fill('2');
  await ends.getByRole('textbox', { name: 'β' }).fill('1');
  await expect(ends).toContainText(englishLimits.windowWrong);
  await ends.getByRole('textbox', { name: 'α' }).fill('0');
  await expect(ends).not.toContainText(englishLimits.windowWrong);
  await ends.getByRole('textbox', { name: 'β' }).fill('2');
  await move.check();
  await choice(page, words.begin).last().click();
  const known = on310({ alpha: 0, beta: 2 }, ['crossing', 'move']);
  await expect(rulesLine(page)).toHaveText(words.rules(known.exercise));
  await fillByKeys(page, known, known.right.answer);
  await tabTo(page, button(page, words.submit));
  await press(page, 'Enter');
  await expect(total(page)).toContainText(marksText(known));
});
