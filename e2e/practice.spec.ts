/** Exercises done with the keyboard alone, and the ways to them and back. */

import type { Page } from '@playwright/test';
import { DEFAULT_RULES } from '../src/core/search/searchSettings.ts';
import type { NodeId } from '../src/core/tree/nodeId.ts';
import { exampleById } from '../src/library/library.ts';
import type { PartKind } from '../src/practice/exercise.ts';
import { PART_KINDS } from '../src/practice/partKinds.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { press, startEditing, textBox } from './support/editing.ts';
import { furnished, pictureOf, twoFrames } from './support/picture.ts';
import {
  ASKED,
  button,
  choice,
  choosePart,
  fillByKeys,
  known,
  marksText,
  names,
  openExercise,
  panel,
  rulesLine,
  total,
  walkTo,
  words,
} from './support/practice.ts';
import {
  expectHash,
  expectStep,
  goTo,
  leafFigures,
  node,
  openLink,
  placeLink,
  screen,
  tabTo,
} from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

/** Kinds that are asked in files of their own, such as practicePresses.spec.ts. */
const ELSEWHERE: readonly PartKind[] = [
  'again',
  'bestCase',
  'construct',
  'cutLabels',
  'estimate',
  'formula',
  'lists',
  'solution',
  'ties',
];

/** Together they have every other kind of part. */
const PLACES = someOf(
  [
    'backing-up.3.1',
    'deep-cutoffs.2.1',
    'counting.2.1',
    'windows.2.1',
    'best-move.2.1',
    'ordering.2.1',
    'intervals.2.1',
    'chance.1.1',
    'chance.3.1',
    'equality.1.1',
    'vectors.2.1',
    'deepening.2.1',
    'simulation.2.1',
  ] as const,
  2,
  47,
);

test('The exercises below have every kind of part', LONG, () => {
  const kinds = PLACES.flatMap((place) => known(place).exercise.parts.map(({ part }) => part.kind));
  const others = PART_KINDS.filter((kind) => !ELSEWHERE.includes(kind));
  expect([...new Set(kinds)].sort()).toEqual(others.toSorted());
});

for (const place of PLACES) {
  test(`${place} is done right with the keyboard alone, taken back and done again`, async ({ page }) => {
    const exercise = await openExercise(page, place);
    const blank = await sheetOn(page);
    const entries = await fillByKeys(page, exercise, exercise.right.answer);
    await tabTo(page, page.getByRole('treeitem'));
    const undo = panel(page).getByRole('button', { name: words.undo });
    for (let taken = 0; taken < entries; taken += 1) {
      await expect(undo, `entry ${taken + 1} of ${entries} from the end`).toBeEnabled();
      await page.keyboard.press('Control+z');
    }
    await expect(undo).toBeDisabled();
    await firstPart(page);
    await expect.poll(() => sheetOn(page)).toEqual(blank);
    await tabTo(page, page.getByRole('treeitem'));
    for (let given = 0; given < entries; given += 1) await page.keyboard.press('Control+Shift+z');
    await expect(panel(page).getByRole('button', { name: words.redo })).toBeDisabled();
    await tabTo(page, panel(page).getByRole('button', { name: words.submit, exact: true }));
    await page.keyboard.press('Enter');
    await expect(total(page)).toContainText(words.allRight);
    await expect(total(page)).toContainText(marksText(exercise));
    await expect(total(page)).toBeFocused();
  });
}

test('What is typed and given up by Escape, or typed into nothing, is no entry', LONG, async ({ page }) => {
  await openExercise(page, 'backing-up.1.1');
  const blank = await sheetOn(page);
  await tabTo(page, page.getByRole('treeitem'));
  await press(page, '5', 'Escape');
  await expect(page.locator('[role=treeitem]:focus')).toContainText(words.sheet.blank);
  await press(page, 'Enter', 'Enter', 'F2', 'Tab', 'w', 'Control+z');
  await expect.poll(() => sheetOn(page)).toEqual(blank);
  await expect(button(page, words.undo)).toBeDisabled();
});

test.describe('An entry that cannot be read', () => {
  for (const [place, part, text] of someOf(
    [
      ['backing-up.1.1', 'values', 'about 3'],
      ['windows.1.1', 'windows', '3'],
      ['intervals.1.1', 'interval', 'x <'],
      ['counting.1.1', 'leafCount', '7½'],
    ] as const,
    1,
    3,
  )) {
    test(`${text} for ${part} is said with place and cure; nothing is graded, what was typed stays`, async ({
      page,
    }) => {
      const exercise = await openExercise(page, place);
      if (part === 'leafCount') await choosePart(page, 1);
      const field = panel(page).getByRole('textbox').last();
      await field.fill(text);
      if (part === 'leafCount') await choosePart(page, 0);
      await button(page, words.submit).click();
      const alert = panel(page).getByRole('alert');
      await expect(alert).toContainText(`“${text}”`);
      await expect(alert).toContainText(names.format[part].cure!);
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(total(page)).toBeHidden();
      const { tree, parts } = exercise.exercise;
      const asked = parts[0]!.part;
      if (asked.kind === 'windows')
        await expect(alert).toContainText(` at ${exercise.names.of(asked.nodes.at(-1)!)} `);
      if (asked.kind === 'values') {
        const last = tree.nodes().findLast((id) => !tree.isLeaf(id))!;
        await expect(alert).toContainText(` at ${exercise.names.of(last)} `);
      }
      await field.fill('');
      await expect(alert).toBeEmpty();
    });
  }
});

test.describe('From a tree to an exercise and back', () => {
  const HASH = 'v1&tree=aima-fig-5-5&cutoff=strict&notation=pair&step=9';

  test.beforeEach(async ({ page }) => {
    await openLink(page, HASH);
    await furnished(page);
  });

  test('by skill, with the keyboard: leaving shows exactly what was there', async ({ page }) => {
    const before = await pictureOf(page);
    await tabTo(page, placeLink(page, 'practise'));
    await press(page, 'Enter');
    const skill = `${names.skill['shallow-cutoffs']} ${names.difficulty[1]}`;
    await tabTo(page, choice(page, skill));
    await press(page, 'Enter');
    await expect(rulesLine(page)).toHaveText(
      words.rules({
        algorithm: 'alpha-beta',
        rules: { ...DEFAULT_RULES, cutoff: 'equal', bounds: 'all', value: 'soft' },
        tree: {
          leafBounds: [-Infinity, Infinity],
          players: 0,
          sum: null,
          staticValue: () => Number.NaN,
          leaves: () => [],
          value: () => Number.NaN,
          label: () => '',
          height: 1,
          leafCount: 0,
        },
      }),
    );
    await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expectHash(page, /practice=shallow-cutoffs\.1\.\d+\.3$/);
    await tabTo(page, button(page, words.leave));
    await press(page, 'Enter');
    await expectStep(page, 9);
    await expect.poll(() => pictureOf(page)).toEqual(before);
    await expectHash(page, 'step=9');
  });

  test(
    'the history goes back to the tree and forward to the exercise, and a reload keeps it',
    LONG,
    async ({ page }) => {
      const before = await pictureOf(page);
      await goTo(page, 'practise');
      await choice(page, words.begin).first().click();
      await expectHash(page, /practice=[a-z-]+\.\d\.\d+\.3$/);
      const leaves = await leafFigures(page);
      const { hash } = new URL(page.url());
      await page.goBack();
      await expect(screen(page, 'practise')).toBeVisible();
      await expect(panel(page)).toHaveCount(0);
      await page.goBack();
      await expectStep(page, 9);
      await expect.poll(() => pictureOf(page)).toEqual(before);
      await expect(panel(page)).toHaveCount(0);
      await page.goForward();
      await expect(screen(page, 'practise')).toBeVisible();
      await page.goForward();
      await expect(rulesLine(page)).toBeVisible();
      await expect.poll(() => leafFigures(page)).toEqual(leaves);
      await page.reload();
      await expect(rulesLine(page)).toBeVisible();
      await expect.poll(() => leafFigures(page)).toEqual(leaves);
      expect(new URL(page.url()).hash).toBe(hash);
    },
  );

  test('on this tree, under its rules, after leaving the choice and coming again', LONG, async ({ page }) => {
    const leaves = await leafFigures(page);
    await goTo(page, 'practise');
    await page.goBack();
    await expectStep(page, 9);
    await goTo(page, 'practise');
    await choice(page, words.begin).last().click();
    await expect(rulesLine(page)).toContainText('equal values do not cut');
    await expect.poll(() => leafFigures(page)).toEqual(leaves);
    await expect(page.locator('svg.tree .pruned, svg.tree .struck')).toHaveCount(0);
    await button(page, words.choose).click();
    await expect(screen(page, 'practise')).toBeVisible();
    await choice(page, words.begin).last().click();
    await expect(rulesLine(page)).toContainText('equal values do not cut');
    await button(page, words.leave).click();
    await expectStep(page, 9);
  });

  test('on a published tree, in several formats', LONG, async ({ page }) => {
    const example = exampleById('wikipedia-ab')!;
    const practise = await goTo(page, 'practise');
    await practise.getByRole('combobox', { name: words.tree }).selectOption({ label: example.title.en });
    for (const kind of ['leafCount', 'line', 'windows'] as const)
      await practise.getByRole('checkbox', { name: names.format[kind].name }).check();
    await choice(page, words.begin).last().click();
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(example.title.en);
    await expect(panel(page).getByRole('radio')).toHaveCount(4);
    await panel(page).getByRole('radio', { name: names.format.line.name }).check();
    await expect(panel(page)).toContainText(names.format.line.task(ASKED));
    await node(page, 1).click();
    await expect(panel(page).getByRole('listitem')).toHaveCount(1);
    await button(page, words.leave).click();
    await expectStep(page, 9);
  });
});

/** The leaf 9 of a tree. */
const NINE = 8 as NodeId;

test(
  'A tree that was edited is practised on as it is, and undoing it waits meanwhile',
  LONG,
  async ({ page }) => {
    await openLink(page, 'v1&literal=[[3,12],[2,4]]');
    await startEditing(page);
    await textBox(page).fill('(3 12) (2 4) (9 1)');
    await goTo(page, 'practise');
    await choice(page, words.begin).last().click();
    await expect(rulesLine(page)).toBeVisible();
    await tabTo(page, page.getByRole('treeitem'));
    await walkTo(page, NINE);
    await press(page, 'Enter', 'Control+z', 'Control+z');
    await expect.poll(() => leafFigures(page)).toEqual(['3', '12', '2', '4', '9', '1']);
    await expect(panel(page)).toContainText(words.nothingGiven);
  },
);

/** A leaf with one sibling, to its left. */
const LEAF = 4 as NodeId;

test('An arrow before the next frame leads on from a node that was moved', async ({ page }) => {
  await openExercise(page, 'ordering.2.1');
  await tabTo(page, page.getByRole('treeitem'));
  await walkTo(page, LEAF);
  // As on a machine that has no time to draw.
  await page.evaluate(() => {
    const own = window.requestAnimationFrame;
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    const drawAgain = () => {
      window.requestAnimationFrame = own;
      for (const callback of held) own(callback);
    };
    Object.assign(window, { drawAgain });
  });
  const focused = page.locator('[role=treeitem]:focus');
  // Nobody waits for a frame here.
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(focused).toHaveAttribute('data-item', String(LEAF - 1));
  await page.keyboard.press('ArrowDown');
  await page.evaluate(() => (window as unknown as { drawAgain: () => void }).drawAgain());
  await twoFrames(page);
  await expect(focused).toHaveAttribute('data-item', String(LEAF));
});

/** What is written on the sheet, in the tree and beside it. */
function sheetOn(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    drawing: document
      .querySelector('svg.tree .viewport')
      ?.innerHTML.replace(/<g class="rings">.*?<\/g>/s, '')
      .replace(/ (focused|hovered)\b/g, '')
      // In a crowded ply a name stands only where somebody is.
      .replace(/<text class="name"[^>]*>[^<]*<\/text>/g, '')
      .split('><'),
    fields: [...document.querySelectorAll<HTMLInputElement>('.practice [type=text]')].map(
      ({ value }) => value,
    ),
    given: document.querySelector('.given, .given-none')?.textContent,
  }));
}

async function firstPart(page: Page): Promise<void> {
  const tabs = panel(page).getByRole('radio');
  if ((await tabs.count()) === 0) return;
  await tabTo(page, panel(page).locator('.part-tabs :checked'));
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeChecked();
}
