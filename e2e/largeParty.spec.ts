/** A large tree of several players in the built page: it is searched beside it, and the page stays as it was when that is cancelled. */
import type { Page } from '@playwright/test';
import { recordSearch } from '../src/core/run/recordSearch.ts';
import '../src/families/furtherRows.ts';
import { DEFAULT_RULES } from '../src/core/search/searchSettings.ts';
import { longSearch as words } from '../src/words/en/figure.ts';
import { treeOfText } from '../tests/support/playerTrees.ts';
import { expect, test } from './quietTest.ts';
import { furnished } from './support/picture.ts';
import { en, expectHash, openLink } from './support/reading.ts';
import { fileOf, giveFile, openTrees } from './support/trees.ts';

test.use({ reducedMotion: 'reduce', ownContext: true });

const GROUP = '<1 2 6> <4 2 3> p2(<5 1 3> <1 7 1> <2 2 2>) '.repeat(1_500);
const TEXT = `sum 9; leaves 0..9; p1(${`p3(${GROUP}) p1(${GROUP}) `.repeat(3)})`;
const TREE = treeOfText(TEXT);
const { length: LENGTH } = recordSearch(TREE, 'max-n', DEFAULT_RULES, 'drawn');
const TITLE = words.title(en.algorithm['max-n'], TREE.size);

/** Presses Cancel as soon as the page says that it searches the tree. */
function cancelOnceItSearches(page: Page): Promise<void> {
  return page.evaluate(
    ({ title, cancel }) =>
      new Promise<void>((resolve) => {
        const watcher = new MutationObserver(() => {
          const card = document.querySelector('.long-search');
          if (card?.querySelector('[role="status"]')?.textContent !== title) return;
          watcher.disconnect();
          for (const button of card.querySelectorAll('button'))
            if (button.textContent === cancel) button.click();
          resolve();
        });
        watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    { title: TITLE, cancel: words.cancel },
  );
}

/** Counts the workers' messages that start a search. */
async function countSearches(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: { readonly task?: string }, ...given: never[]) {
      const { dataset } = document.documentElement;
      if (message.task === 'search') dataset['searches'] = String(Number(dataset['searches'] ?? 0) + 1);
      post.call(this, message, ...given);
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['searches'] ?? 0));
}

for (const hasWorkers of [true, false])
  test(`is searched ${hasWorkers ? 'beside' : 'by'} the page, unless that is cancelled`, async ({ page }) => {
    const searches = await (hasWorkers ? countSearches(page) : null);
    if (!hasWorkers) await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await openLink(page);
    await furnished(page);
    const list = await openTrees(page);
    const before = page.url();
    const cancelled = cancelOnceItSearches(page);
    await giveFile(list, fileOf('party.txt', TEXT));
    await cancelled;
    await expect(page.locator('.long-search')).toHaveCount(0);
    expect(page.url()).toBe(before);
    await giveFile(list, fileOf('party.txt', TEXT));
    await expectHash(page, /algorithm=max-n/);
    await expect(page.locator('#transport')).toContainText(LENGTH.toLocaleString('en'));
    expect(await searches?.()).toBe(hasWorkers ? 2 : undefined);
  });
