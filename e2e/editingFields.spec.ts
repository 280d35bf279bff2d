/** What a node says, what a whole ply says, and the way back from all of it, with the keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import { exampleById } from '../src/library/library.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import {
  AIMA_TEXT,
  enterTree,
  expectAsTyped,
  expectText,
  openReference,
  press,
  startEditing,
  textBox,
  unfold,
  walkTo,
} from './support/editing.ts';
import {
  caption,
  edge,
  edit,
  en,
  expectStep,
  leafFigures,
  node,
  openLink,
  tabTo,
} from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page }) => {
  await openLink(page);
  await startEditing(page);
});

/** Tab to a text field, and another text instead of its own. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await press(page, 'ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

test.describe('The selected node', () => {
  test('gets another side, a label and a move, and is drawn as if typed', async ({ page }) => {
    const reference = await openReference(page);
    await enterTree(page);
    await walkTo(page, 1);
    await tabTo(
      page,
      page.getByRole('radio', { name: en.kind.min, exact: true }).and(page.locator('[name^=side]')),
    );
    await press(page, 'ArrowUp');
    await expectAsTyped(page, reference, '(3 12 8) max(2 4 6) (14 5 2)');
    await typeInto(page, field(page, edit.label), 'Knight f3');
    await typeInto(page, field(page, edit.move), 'Nf3');
    await expectAsTyped(page, reference, '(3 12 8) Nf3-> "Knight f3":max(2 4 6) (14 5 2)');
    await expect(edge(page, 5).or(page.locator('svg.tree .edge-label'))).toContainText(['Nf3']);
  });

  test('can be named on the tree itself with Enter', LONG, async ({ page }) => {
    await enterTree(page);
    await walkTo(page, 0);
    await press(page, 'Enter', 'l', 'e', 'f', 't', 'Enter');
    await expectText(page, 'left:(3 12 8) (2 4 6) (14 5 2)');
    await expect(page.locator('[role=treeitem][data-item="1"]')).toBeFocused();
  });

  test('lets the sides alternate again from there down', LONG, async ({ page }) => {
    await textBox(page).fill('max(3 max(1 2)) min(4 5)');
    await enterTree(page);
    await walkTo(page, 0);
    await tabTo(page, page.getByRole('button', { name: edit.alternateBelow }));
    await press(page, 'Enter');
    await expectText(page, 'max(3 (1 2)) (4 5)');
  });

  test(
    'says that a value is none while it is typed, and takes the next that is one',
    LONG,
    async ({ page }) => {
      await enterTree(page);
      await walkTo(page, 0, 0);
      await typeInto(page, page.locator('#node-value'), '1e400');
      await expect(page.getByRole('alert')).toHaveText(edit.badValue('1e400'));
      await expectText(page, AIMA_TEXT);
      await typeInto(page, page.locator('#node-value'), '-2.5');
      await expect(page.getByRole('alert')).toBeHidden();
      await expectText(page, '(-2.5 12 8) (2 4 6) (14 5 2)');
    },
  );
});

test.describe('Probabilities', () => {
  const share = (page: Page, name: string) => field(page, edit.probabilityOf(name));

  test.beforeEach(async ({ page }) => {
    await textBox(page).fill('chance(0.9*5 0.1*2) 3');
    await enterTree(page);
    await walkTo(page, 0);
  });

  test('take effect together, as soon as their sum is 1', LONG, async ({ page }) => {
    const reference = await openReference(page);
    await expect(page.getByText(edit.sum('1'))).toBeVisible();
    await typeInto(page, share(page, '5'), '0.5');
    await expect(page.getByRole('alert')).toHaveText(edit.sumIsWrong('0.6'));
    await expectText(page, 'chance(0.9*5 0.1*2) 3');
    await typeInto(page, share(page, '2'), '1/2');
    await expect(page.getByRole('alert')).toBeHidden();
    await expectAsTyped(page, reference, 'chance(0.5*5 1/2*2) 3');
  });

  test('are normalised with one press', async ({ page }) => {
    await typeInto(page, share(page, '5'), '3');
    await expect(page.getByRole('alert')).toContainText(/3/);
    await typeInto(page, share(page, '5'), '0.4');
    await tabTo(page, page.getByRole('button', { name: edit.normalise }));
    await press(page, 'Enter');
    await expectText(page, 'chance(0.8*5 0.2*2) 3');
    await expect(page.getByText(edit.sum('1'))).toBeVisible();
  });

  test('that are none are quoted, and nothing is lost', LONG, async ({ page }) => {
    await typeInto(page, share(page, '5'), '-0.1');
    await expect(page.getByRole('alert')).toHaveText(edit.badProbability('-0.1'));
    await expect(share(page, '5')).toHaveValue('-0.1');
    await expectText(page, 'chance(0.9*5 0.1*2) 3');
  });

  test('come with a new chance node, equal', LONG, async ({ page }) => {
    await textBox(page).fill(AIMA_TEXT);
    await enterTree(page);
    await walkTo(page, 2);
    await tabTo(page, page.locator('[name^=side]:checked'));
    await press(page, 'ArrowDown');
    await expectText(page, '(3 12 8) (2 4 6) chance(1/3*14 1/3*5 1/3*2)');
    await expect(page.getByText(edit.sum('1'))).toBeVisible();
  });
});

test('A whole ply gets values, sides and children at once', LONG, async ({ page }) => {
  const reference = await openReference(page);
  await unfold(page, edit.plyPanel);
  await enterTree(page);
  await walkTo(page, 0, 0);
  await typeInto(page, field(page, edit.plyValues(9)), '1 2 3 4 5 6 7 8');
  await expect(page.getByRole('alert')).toHaveText(edit.plyCount(8, 9));
  await expectText(page, AIMA_TEXT);
  await page.keyboard.insertText(' inf');
  await expectAsTyped(page, reference, '(1 2 3) (4 5 6) (7 8 inf)');
  await page.getByRole('combobox', { name: edit.plyPanel }).selectOption(edit.ply(1, 3));
  await page
    .getByRole('group', { name: edit.plySides })
    .getByRole('button', { name: en.kind.max })
    .press('Enter');
  await expectAsTyped(page, reference, 'max(1 2 3) max(4 5 6) max(7 8 inf)');
  await page.getByRole('button', { name: edit.plyAddChild }).press('Enter');
  await expectAsTyped(page, reference, 'max(1 2 3 ?) max(4 5 6 ?) max(7 8 inf ?)');
  for (let undone = 0; undone < 3; undone += 1)
    await page.getByRole('button', { name: edit.undo, exact: true }).press('Enter');
  await expectText(page, AIMA_TEXT);
});

test('An order that is asked for is reached, told by its leaves, and undone', async ({ page }) => {
  await unfold(page, edit.orderPanel);
  const panel = page.locator('.panel-order');
  await expect(panel.locator('dd').first()).toHaveText('7');
  await panel.getByRole('button', { name: edit.order.worst }).press('Enter');
  await expect(panel.locator('dd').first()).toHaveText('9');
  await panel.getByRole('button', { name: edit.order.best }).press('Enter');
  await expect(panel.locator('dd').first()).toHaveText('5');
  await expect(panel.locator('dd').nth(1)).toHaveText('5');
  for (let undone = 0; undone < 2; undone += 1)
    await page.getByRole('button', { name: edit.undo, exact: true }).press('Enter');
  await expectText(page, AIMA_TEXT);
  expect(await leafFigures(page)).toHaveLength(9);
});

test('Undo leads step by step back to the tree of the library, and redo forth', LONG, async ({ page }) => {
  const title = exampleById('aima-fig-5-5')!.title.en;
  const library = caption(page).and(page.getByTitle(title, { exact: true }));
  await enterTree(page);
  await walkTo(page, 1);
  const texts = [
    AIMA_TEXT,
    '(3 12 8) (2 4 6) (2 4 6) (14 5 2)',
    '(3 12 8) (2 4 6) (14 5 2) (2 4 6)',
    '(3 12 8) (2 4 6) (14 5 2) (2 4 6 ?)',
    '(3 12 8) (2 4 6) (14 5 2) (2 4 6 (?))',
  ];
  for (const [index, key] of ['Control+d', 'Alt+ArrowRight', 'Insert', 'Insert'].entries()) {
    await press(page, key);
    await expectText(page, texts[index + 1]!);
  }
  await expect(library).toBeHidden();
  for (const text of texts.toReversed().slice(1)) {
    await press(page, 'Control+z');
    await expectText(page, text);
  }
  await expect(library).toBeVisible();
  await expect(page.getByRole('button', { name: edit.undo, exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  for (const text of texts.slice(1)) {
    await press(page, 'Control+Shift+Z');
    await expectText(page, text);
  }
  await expect(page.getByRole('button', { name: edit.redo, exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test.describe('The step stays where it means the same', () => {
  const cut = /^α cut at C: it is worth 2 or less/;

  test.beforeEach(async ({ page }) => {
    await openLink(page, 'v1&tree=aima-fig-5-5&step=14');
    await expect(page.locator('.subtitle')).toHaveText(cut);
    await startEditing(page);
    await enterTree(page);
  });

  test('when a leaf before it goes, and when that is undone', LONG, async ({ page }) => {
    await walkTo(page, 0, 2);
    await press(page, 'Delete');
    await expectText(page, '(3 12) (2 4 6) (14 5 2)');
    await expect(page.locator('.subtitle')).toHaveText(cut);
    await expect(node(page, 6)).toHaveClass(/pruned/);
    await press(page, 'Control+z');
    await expectStep(page, 14);
    await tabTo(page, page.getByRole('button', { name: edit.done }));
    await press(page, 'Enter');
    await expect(page.getByRole('complementary', { name: en.panels })).toBeVisible();
    await expectStep(page, 14);
  });

  test('when values change that change nothing about it', LONG, async ({ page }) => {
    await walkTo(page, 0, 1);
    await press(page, '9', 'Enter', '7', 'Enter');
    await expectText(page, '(3 9 7) (2 4 6) (14 5 2)');
    await expectStep(page, 14);
  });

  test('when a leaf is added before it and gets its value then', LONG, async ({ page }) => {
    await walkTo(page, 0);
    await press(page, 'Insert', '9', 'Enter');
    await expectText(page, '(3 12 8 9) (2 4 6) (14 5 2)');
    await expect(page.locator('.subtitle')).toHaveText(cut);
  });
});
