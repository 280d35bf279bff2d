/** The rule for equal moves: chosen by keys, said in sentence and address, and what a match is played by. */
import type { Page } from '@playwright/test';
import { game as englishGame, settings } from '../src/words/en/figure.ts';
import { play as englishPlay } from '../src/words/en/work.ts';
import { expect, test } from './quietTest.ts';
import { furnished } from './support/picture.ts';
import { expectHash, node, openLink, sentence, tabTo } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const WINS = 'v1&game=tic-tac-toe&start=.x./.o./oxx&depth=end&symmetry=off&algorithm=alpha-beta&cutoff=equal';

/** The last menu of rules in the caption: that of equal moves, or the one that all rules are folded into. */
const ruleMenu = (page: Page) =>
  page.locator('.figure-bar').locator('.of-rule, .of-rules').filter({ visible: true }).last();

test.describe('On a wide window', () => {
  test.use({ viewport: { width: 1600, height: 900 } });

  test('the soonest win is chosen by keys, and a link keeps it', async ({ page }) => {
    await openLink(page, `${WINS}&step=51`);
    await expect(sentence(page)).toContainText(
      'MIN plays 0. 2 is as good. Whether 3 or 5 is as good cannot be told',
    );
    // As the last parts come, the caption folds its rules into one menu or unfolds them.
    await furnished(page);
    await tabTo(page, ruleMenu(page));
    await page.keyboard.press('Enter');
    const soonest = page
      .getByRole('menuitemradio', { name: settings.rule.ties.soonest })
      .or(page.getByRole('radio', { name: settings.rule.ties.soonest }));
    await soonest.focus();
    await page.keyboard.press('Space');
    await expectHash(page, 'ties=soonest');
    await page.keyboard.press('Escape');
    await page.keyboard.press('End');
    await expect(sentence(page)).toContainText(
      '(MIN wins at ply 1), and MIN plays 2. 0 wins too, but later.',
    );
    await expect(node(page, 0)).toContainText('−1₁');
    await page.reload();
    await expect(sentence(page)).toContainText('MIN plays 2');
  });
});

test('a match is won at once, and the rule is the reader’s own again after it', async ({ page }) => {
  await openLink(page, `${WINS}&step=0`);
  await furnished(page);
  await page.getByRole('button', { name: englishGame.play, exact: true }).first().click();
  await page.getByRole('radio', { name: /MAX/ }).first().check();
  await expectHash(page, 'ties=soonest');
  await page.getByRole('button', { name: englishPlay.playIt }).click();
  await expect(page.locator('.play-turn [role=status]')).toHaveText(/has won/);
  await expectHash(page, /moves=2&/);
});
