/** Trees of several players, as a reader has them in the page: max^n, the view of player 1, their editor. */
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { accessViolations } from './support/axe.ts';
import { startEditing, textBox } from './support/editing.ts';
import { LABEL_VIEWS, labelFaults, nameOf } from './support/labelViews.ts';
import { misfits } from './support/misfits.ts';
import { furnished, pictureOf, settled, slideTo } from './support/picture.ts';
import {
  algorithmMenu,
  edit,
  en,
  expectAlgorithm,
  expectHash,
  expectStep,
  node,
  openLink,
  openTab,
  otherLanguage,
  panels,
  searchField,
  sentence,
  stepOf,
  zhPanels,
} from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const KORF = 'v1&tree=maxn-shallow&algorithm=max-n';

test('opens as max^n, is stepped through by keys, and speaks both languages', async ({ page }) => {
  await openLink(page, 'v1&tree=maxn-shallow');
  await furnished(page);
  await expectAlgorithm(page, 'max-n');
  await expect(sentence(page)).toContainText('Player 1 decides at A.');
  await page.keyboard.press(']');
  await expectStep(page, 13);
  await expect(sentence(page)).toContainText(
    'Cut at E: player 3 already has 7 of 9, so at most 2 is left for player 2, who has 2.',
  );
  await expect(node(page, 5).locator('.value')).toHaveText('③≥7');
  await expect(node(page, 2).locator('.value')).toHaveText('4, 2, 3');
  await expect(node(page, 2).locator('.value .strong')).toHaveText('3');
  await expect(node(page, 7)).toHaveClass(/pruned/);
  await expect(page.locator('.players-table tbody tr')).toHaveText([
    /player 1–2/,
    /player 222/,
    /player 379/,
  ]);
  await otherLanguage(page, '中文').click();
  await expect(sentence(page)).toContainText(
    '在 E 处剪枝：玩家 3 已得 9 中的 7，玩家 2 至多得 2，而他已有 2。',
  );
  await page.keyboard.press('End');
  await expectStep(page, 35);
  await expect(sentence(page)).toContainText('(5, 1, 3)');
  await expect(page.locator('.panel-against-one')).toContainText(zhPanels.forPlayerOne('5', '1'));
});

test('a step is the same stepped, dragged and by link', LONG, async ({ page }) => {
  await openLink(page, `${KORF}&step=0`);
  await furnished(page);
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('ArrowRight');
  await settled(page);
  const step = await stepOf(page);
  const picture = await pictureOf(page);
  await slideTo(page, 35);
  await slideTo(page, step);
  await settled(page);
  expect(await pictureOf(page)).toEqual(picture);
  await openLink(page, `${KORF}&step=${step}`);
  await furnished(page);
  expect(await pictureOf(page)).toEqual(picture);
});

test('all against player 1: MAX and MIN in the place of players, and back', async ({ page }) => {
  await openLink(page, `${KORF}&step=35`);
  await furnished(page);
  await page.getByRole('button', { name: panels.allAgainstOne }).click();
  await expectHash(page, 'algorithm=minimax&step=0');
  await expect(page.locator('svg.tree .node.player')).toHaveCount(0);
  await expect(page.locator('svg.tree .node.min')).toHaveCount(6);
  await page.keyboard.press('End');
  await expect(sentence(page)).toContainText('Done: A is worth 1');
  await expect(page.locator('.panel-against-one')).toContainText(panels.forPlayerOne('5', '1'));
  await algorithmMenu(page).click();
  await page.getByRole('radio', { name: /^Alpha–beta: all against player 1/ }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await expect(sentence(page)).toContainText('Done: A is worth 1');
  await page.getByRole('button', { name: panels.eachForHimself }).click();
  await expectAlgorithm(page, 'max-n');
  await expect(page.locator('svg.tree .node.player')).toHaveCount(7);
  expect(await openTab(page, 'whatIf').then((tab) => tab.textContent())).toContain(panels.notOfPlayers);
});

test('is edited: a vector, a player, what is declared, and all of it as text', async ({ page }) => {
  await openLink(page, 'v1&tree=maxn-tie&algorithm=max-n&step=16');
  await furnished(page);
  await startEditing(page);
  await node(page, 3).locator('.value').click();
  const field = page.getByLabel(edit.vector);
  await expect(field).toHaveValue('6, 1, 3');
  await field.fill('6 1 4');
  await expect(textBox(page)).toHaveValue(/<6 1 4>/);
  await expect(sentence(page)).toContainText('(6, 1, 4)');
  await field.fill('6 1');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await node(page, 1).locator('.value').click();
  await page.getByRole('radio', { name: en.player(2), exact: true }).check();
  await expect(node(page, 1).locator('.player-number')).toHaveText('2');
  await page.getByRole('button', { name: edit.declareFromLeaves }).click();
  await expect(textBox(page)).toHaveValue(/^sum 11; leaves 1\.\.6;/);
  await textBox(page).fill('(3 12 8) (2 4 6)');
  await expectAlgorithm(page, 'alpha-beta');
  await textBox(page).fill('(<1 2> <2 1>) <3 0>');
  await expectAlgorithm(page, 'max-n');
  await expect(page.locator('svg.tree .node.player')).toHaveCount(2);
  await expectHash(page, /own=/);
  await page.reload();
  await furnished(page);
  await expectAlgorithm(page, 'max-n');
  await expect(page.locator('svg.tree .node.player')).toHaveCount(2);
});

test('is opened from the search field, typed as text', LONG, async ({ page }) => {
  await openLink(page);
  await furnished(page);
  await searchField(page).fill('sum 9; leaves 0..9; (<4 2 3> <1 1 7>) <5 1 3>');
  await page.locator('.search-results').getByRole('button').first().click();
  await expectAlgorithm(page, 'max-n');
  await expect(page.locator('svg.tree .node.player')).toHaveCount(2);
});

test('nothing is wrong with it for those who hear or magnify it', LONG, async ({ page }) => {
  await openLink(page, `${KORF}&step=13`);
  await furnished(page);
  expect(await accessViolations(page)).toEqual([]);
  await expect(page.getByRole('treeitem', { name: /E.*player 3.*③≥7/ })).toHaveCount(1);
});

const OF_PLAYERS = LABEL_VIEWS.filter(
  ({ example, algorithm }) => /maxn/.test(example.id) && algorithm === 'max-n',
);

for (const width of someOf([1280, 390], 1, 2))
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const view of someOf(OF_PLAYERS, 1, width))
      test(`labels keep clear of all there is in ${nameOf(view)}`, async ({ page }) => {
        await openLink(page);
        expect(await labelFaults(page, view)).toEqual([]);
      });

    test('everything has its place', LONG, async ({ page }) => {
      await openLink(page, `${KORF}&step=13`);
      await furnished(page);
      expect(await misfits(page)).toEqual([]);
      await otherLanguage(page, '中文').click();
      await expect(sentence(page)).toContainText('玩家');
      expect(await misfits(page)).toEqual([]);
    });
  });
