/** Questions that are answered by presses on nodes: each is answered by mouse and by keys, printed, and has a key. */
import type { Page } from '@playwright/test';
import { seeded } from '../src/core/random/seeded.ts';
import { DEFAULT_RULES } from '../src/core/search/searchSettings.ts';
import { packTree } from '../src/link/packTree.ts';
import { encodeOnOwn } from '../src/link/practiceLink.ts';
import { parseTree } from '../src/notation/parseTree.ts';
import { rightAnswer } from '../src/practice/answer.ts';
import { chooseParts, type PartKind, taskFor } from '../src/practice/exercise.ts';
import { canonicalSet } from '../src/practice/exerciseSet.ts';
import type { Wish } from '../src/practice/formats/wish.ts';
import type { Task } from '../src/practice/task.ts';
import { practiceNames as english } from '../src/words/en/figure.ts';
import { NodeNames } from '../src/words/nodeNames.ts';
import { practiceNames as chinese } from '../src/words/zh/figure.ts';
import { part, textItem } from '../tests/support/setItems.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import {
  ASKED,
  button,
  fillByClicks,
  fillByKeys,
  type Known,
  marksText,
  panel,
  pressNode,
  rulesLine,
  submit,
  total,
  words,
  zhWords,
} from './support/practice.ts';
import { goElsewhere, tabTo } from './support/reading.ts';
import { openSetFile, openSets, setFile, sets, zhSets } from './support/sets.ts';

test.use({ reducedMotion: 'reduce' });

interface Row {
  readonly kind: PartKind;
  readonly text: string;
  readonly algorithm: Task['algorithm'];
}

const ROWS: readonly Row[] = [
  { kind: 'ties', text: 'max(min(3 12) min(3 1) min(5 9) min(5 4) 2)', algorithm: 'alpha-beta' },
  { kind: 'again', text: 'max(min(max(3 5) max(6 9)) min(max(7 8) max(9 7)) min(1 2))', algorithm: 'pvs' },
  {
    kind: 'cutLabels',
    text: '(((0 8)(2 4))((6 2)(8 1)))(((9 4)(8 2))((1 9)(9 3)))',
    algorithm: 'alpha-beta',
  },
  { kind: 'bestCase', text: '((1 2 3) (4 5)) ((6 7) (8 9)) ((? ?) ?)', algorithm: 'alpha-beta' },
  {
    kind: 'solution',
    text: 'max(min(max(1 1) max(1 -1)) min(1 max(1 -1)) min(-1 -1))',
    algorithm: 'minimax',
  },
];

function knownOf({ kind, text, algorithm }: Row): Known {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(text);
  const task = taskFor([kind], { tree: parsed.value, algorithm, rules: DEFAULT_RULES });
  const parts = chooseParts([kind], task, seeded(1));
  if (parts === null) throw new Error(`${kind} cannot be asked`);
  const exercise = { ...task, parts };
  return { exercise, right: rightAnswer(exercise), names: new NodeNames(task.tree) };
}

async function open(page: Page, row: Row, wish: Wish = {}): Promise<Known> {
  const packed = await packTree({ title: '', text: row.text });
  const search = { algorithm: row.algorithm, rules: DEFAULT_RULES };
  await goElsewhere(page);
  await page.goto(`./#${encodeOnOwn({ packed, search, kinds: [row.kind], wish, variant: 0 })}`);
  await expect(rulesLine(page)).toBeVisible();
  return knownOf(row);
}

test.describe('in English', () => {
  test.use({ locale: 'en' });

  for (const row of ROWS)
    test(`${row.kind}: clicks fill it in, undo takes a press back, and it is right`, async ({ page }) => {
      const known = await open(page, row);
      await expect(panel(page)).toContainText(english.format[row.kind].task(ASKED));
      const numbers = await page.locator('svg.tree .node.leaf .value').allTextContents();
      expect(numbers.some(Boolean)).toBe(row.kind !== 'bestCase');
      const [first] = known.exercise.tree.children(known.exercise.tree.nodes()[0]!);
      await pressNode(page, first!);
      const undo = button(page, words.undo);
      await expect(undo).toBeEnabled();
      await undo.click();
      await expect(undo).toBeDisabled();
      await fillByClicks(page, known, known.right.answer);
      // A leaf below the root has its sign below it.
      const signs = page.locator('svg.tree .node.leaf .badge').filter({ hasText: '−' });
      await expect(signs).toHaveCount(row.kind === 'ties' ? 1 : 0);
      await submit(page);
      await expect(total(page)).toContainText(marksText(known));
      await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
    });
});

test.describe('a strategy that a side does not have', () => {
  test.use({ locale: 'en' });

  test('is none, said by a press on the root, which a marked move takes back', async ({ page }) => {
    const row = ROWS.find(({ kind }) => kind === 'solution')!;
    const { exercise } = await open(page, row, { owner: 'min' });
    await expect(panel(page)).toContainText('Mark a strategy with which MIN cannot fail to win');
    const [root, first] = exercise.tree.nodes();
    const none = panel(page).getByRole('button', { name: words.take(words.answer.none) });
    await pressNode(page, root!);
    await expect(none).toBeVisible();
    await expect(page.locator(`svg.tree [data-node="${root}"] .badge`)).toHaveText('∅');
    await pressNode(page, first!);
    await expect(none).toHaveCount(0);
    await expect(page.locator('svg.tree .edge.deciding')).toHaveCount(1);
    await button(page, words.undo).click();
    await expect(none).toBeVisible();
    await submit(page);
    await expect(total(page)).toContainText(words.allRight);
  });
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

  for (const row of ROWS)
    test(`${row.kind}: keys alone fill it in, and it is right`, async ({ page }) => {
      const known = await open(page, row);
      await expect(panel(page)).toContainText(chinese.format[row.kind].task(ASKED));
      expect(await fillByKeys(page, known, known.right.answer)).toBeGreaterThan(0);
      await tabTo(page, button(page, zhWords.submit));
      await page.keyboard.press('Enter');
      await expect(total(page)).toContainText(zhWords.allRight);
    });
});

const SET = {
  title: 'Presses',
  hints: true,
  items: ROWS.map(({ kind, text, algorithm }) => ({ ...textItem(text, part(kind)), algorithm })),
};

for (const [locale, texts, format] of [
  ['en', sets, english.format],
  ['zh-CN', zhSets, chinese.format],
] as const)
  test.describe(`on paper, ${locale}`, () => {
    test.use({ locale });

    test('a paper asks for them, and its key answers', async ({ page }) => {
      expect(canonicalSet(SET)).toContain('"version":4');
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
      });
      const making = await openSets(page, texts);
      await openSetFile(making, setFile('presses.json', SET), texts);
      await making.getByRole('button', { name: texts.make.print }).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
      await page.emulateMedia({ media: 'print' });
      const papers = page.locator('.paper');
      await expect(papers).toHaveCount(6);
      for (const [place, { kind }] of ROWS.entries()) {
        const { task, paper = task } = format[kind];
        const [asked, key] = [papers.first(), papers.last()].map((on) =>
          on.locator('.paper-item').nth(place),
        );
        // Papers have variants, in which winners have other numbers.
        const question = kind === 'solution' ? paper(ASKED).replace(/^.+?[.。] ?/, '') : paper(ASKED);
        await expect(asked!).toContainText(question);
        const answers = (on: typeof asked) => on!.locator('.paper-table td, .paper-answer');
        expect((await answers(asked).allTextContents()).filter(Boolean)).toEqual([]);
        const said = await answers(key).allTextContents();
        expect(said.filter(Boolean).length + (await key!.locator('svg .struck').count())).toBeGreaterThan(0);
      }
    });
  });
