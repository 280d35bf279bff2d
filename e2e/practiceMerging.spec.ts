/** Games whose positions merge: strategies and lists by clicks, keys and links, marked, compared, printed, and in a set. */
import type { Page } from '@playwright/test';
import { graphOf } from '../src/core/graph/mergingTree.ts';
import { DEFAULT_RULES } from '../src/core/search/searchSettings.ts';
import type { NodeId } from '../src/core/tree/nodeId.ts';
import { encodeOnGame } from '../src/link/practiceLink.ts';
import { rightAnswer } from '../src/practice/answer.ts';
import type { PartKind } from '../src/practice/exercise.ts';
import { canonicalSet } from '../src/practice/exerciseSet.ts';
import { setExercise } from '../src/session/sets/setExercise.ts';
import { part, TREES } from '../tests/support/setItems.ts';
import { expect, test } from './quietTest.ts';
import { inBothThemes } from './support/axe.ts';
import { button, panel, pressNode, rulesLine, submit, total, words, zhWords } from './support/practice.ts';
import { tabTo } from './support/reading.ts';
import { openSetFile, openSets, setFile, sets } from './support/sets.ts';

test.use({ reducedMotion: 'reduce' });

const SETTING = 'game=grundy';
const SEARCH = { algorithm: 'two-phase', rules: DEFAULT_RULES } as const;

const item = (...kinds: readonly PartKind[]) => ({
  title: 'Coins',
  source: { kind: 'game', setting: SETTING } as const,
  ...SEARCH,
  parts: kinds.map((kind) => part(kind)),
});

function known(...kinds: readonly PartKind[]) {
  const made = setExercise(item(...kinds), 0, TREES);
  if (!made.ok) throw new Error(made.refusal.kind);
  const { exercise } = made;
  const name = (node: NodeId) => exercise.tree.label(node);
  const { solution, lists } = rightAnswer(exercise).answer;
  const { edges: all, layers } = graphOf(exercise.tree)!;
  // Positions have rows once a marked move leads to them.
  const edges = all
    .filter(({ id }) => solution.has(id as NodeId))
    .sort((a, b) => layers[a.from]! - layers[b.from]!);
  return {
    tree: exercise.tree,
    edges,
    moves: edges.map(({ from, to }) => `${name(from)} → ${name(to)}`),
    texts: [...lists.values()].map((nodes) => `(${nodes.map(name).join(', ')})`),
  };
}

async function open(page: Page, ...kinds: readonly PartKind[]): Promise<void> {
  await page.goto(`./#${encodeOnGame({ setting: SETTING, search: SEARCH, kinds, variant: 0 })}`);
  await expect(rulesLine(page)).toBeVisible();
}

const move = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const fields = (page: Page) => panel(page).locator('.list-table textarea');

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('edges are clicked one by one, also where several lead to a position; undo takes one back; and it is right', async ({
    page,
  }) => {
    await open(page, 'solution');
    await expect(rulesLine(page)).toContainText('Positions merge');
    const { edges, moves } = known('solution');
    const marked = page.locator('svg.tree .edge.deciding');
    for (const [count, { id }] of edges.entries()) {
      await page.locator(`svg.tree path[data-edge="${id}"]`).first().click({ force: true });
      await expect(marked).toHaveCount(count + 1);
    }
    await button(page, words.undo).click();
    await expect(marked).toHaveCount(edges.length - 1);
    await move(page, moves.at(-1)!).click();
    await expect(marked).toHaveCount(edges.length);
    await submit(page);
    await expect(total(page)).toContainText(words.allRight);
    await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
  });

  test('a press on a position marks the moves to it one by one; a missing reply is an error of its position', async ({
    page,
  }) => {
    await open(page, 'solution');
    const { tree, edges } = known('solution');
    const marked = page.locator('svg.tree .edge.deciding');
    const [first, second] = tree.children(0 as NodeId);
    const merged = edges.map(({ to }) => to).find((to) => edges.filter((edge) => edge.to === to).length > 1)!;
    await pressNode(page, first!);
    await pressNode(page, second!);
    await pressNode(page, merged);
    await expect(marked).toHaveCount(3);
    await pressNode(page, merged);
    await expect(marked).toHaveCount(4);
    await pressNode(page, merged);
    await expect(marked).toHaveCount(2);
    await submit(page);
    await expect(page.locator('svg.tree .node .badge').filter({ hasText: '✗' }).first()).toBeVisible();
  });

  test('lists are typed, wrong ones stand beside the model answer, and the run of the graph shows them', async ({
    page,
  }) => {
    await open(page, 'lists');
    const { texts } = known('lists');
    await expect(fields(page)).toHaveCount(texts.length);
    await panel(page).locator('summary', { hasText: words.movesInOrder }).click();
    await expect(panel(page).locator('.move-rows')).toContainText('(6, 1)');
    for (const [place, text] of texts.entries()) await fields(page).nth(place).fill(text);
    // All that is written can be read, the list of fourteen positions, too.
    const cut = await fields(page).evaluateAll((all) =>
      all.filter((field) => field.scrollWidth > field.clientWidth || field.scrollHeight > field.clientHeight),
    );
    expect(cut).toHaveLength(0);
    // A press adds a position also where it is in the list already.
    await fields(page).first().focus();
    await pressNode(page, 1 as NodeId);
    await fields(page).nth(1).fill('()');
    await submit(page);
    await button(page, words.compare).click();
    await expect(panel(page).locator('.list-table td.wrong')).toHaveCount(2);
    await expect(panel(page).locator('.list-table td.wrong').first()).toContainText('✗');
  });

  test('a game in a set is printed with room and with its key, and its file opens again', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    const set = { title: 'Merging', hints: true, items: [item('lists', 'solution')] };
    expect(canonicalSet(set)).toContain('"version":10');
    const making = await openSets(page, sets);
    await openSetFile(making, setFile('merging.json', set), sets);
    await expect(making.locator('summary').first()).toContainText('Grundy');
    await making.getByRole('button', { name: sets.make.print }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    const [asked, key] = [page.locator('.paper').first(), page.locator('.paper').last()];
    const edges = graphOf(known('solution').tree)!.edges.length;
    for (const paper of [asked, key]) await expect(paper.locator('svg .edge')).toHaveCount(edges);
    await expect(asked.locator('svg .edge.deciding')).toHaveCount(0);
    await expect(key.locator('svg .edge.deciding')).toHaveCount(known('solution').edges.length);
    await expect(key.locator('.list-table td').filter({ hasText: '(' })).toHaveCount(
      known('lists').texts.length,
    );
  });

  test('the graph that is open leads to its exercise', async ({ page }) => {
    await page.goto(`./#v1&${SETTING}`);
    await expect(page.locator('svg.tree [data-node]').first()).toBeAttached();
    await page
      .getByRole('button', { name: /^Practi[cs]e/ })
      .first()
      .click();
    await expect(panel(page)).toContainText('What do OPEN and CLOSED hold');
  });
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

  test('keys alone mark a strategy, and it is right', async ({ page }) => {
    await open(page, 'solution');
    for (const name of known('solution').moves) {
      await tabTo(page, move(page, name));
      await page.keyboard.press('Space');
      await expect(move(page, name)).toHaveAttribute('aria-pressed', 'true');
    }
    await tabTo(page, button(page, zhWords.submit));
    await page.keyboard.press('Enter');
    await expect(total(page)).toContainText(zhWords.allRight);
  });
});
