/** Large trees in the built page: they are made and searched beside it, and it stays as it was when that is cancelled. */
import type { Locator, Page } from '@playwright/test';
import type { AlgorithmName } from '../src/core/index.ts';
import { uniformTree } from '../src/core/random/uniformTree.ts';
import type { GrowthName } from '../src/core/run/growth.ts';
import { recordSearch } from '../src/core/run/recordSearch.ts';
import '../src/families/furtherRows.ts';
import { recordTrace } from '../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../src/core/search/searchSettings.ts';
import { packTree } from '../src/link/packTree.ts';
import { printWish } from '../src/notation/uniformWish.ts';
import { longSearch as words } from '../src/words/en/figure.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { accessViolations } from './support/axe.ts';
import { holdWorkers } from './support/holdWorkers.ts';
import { misfits } from './support/misfits.ts';
import { furnished } from './support/picture.ts';
import { algorithmMenu, edit, en, expectHash, expectStep, goTo, openLink } from './support/reading.ts';
import { make, wish } from './support/uniform.ts';

test.use({ reducedMotion: 'reduce' });

const NODES = 88_573;
const WISH = { branching: 3, depth: 10, seed: 1, values: [0, 99], order: 'given', root: 'max' } as const;
const LENGTH = recordTrace(uniformTree(WISH), 'alpha-beta', DEFAULT_RULES).length;

test('a tree of 88,573 nodes is made and searched beside the page, and a link opens it again', async ({
  page,
}) => {
  await openLink(page);
  await furnished(page);
  await wish(page, 3, 10);
  await make(page);
  await expect(page.locator('.transport')).toContainText(LENGTH.toLocaleString('en'));
  await expect(page.locator('.long-search')).toHaveCount(0);
  await page.locator('body').press('End');
  await expectStep(page, LENGTH);
  await expectHash(page, new RegExp(`own=.*step=${LENGTH}`));
  const address = page.url();
  expect(address.length).toBeLessThan(300);
  await page.goto('about:blank');
  await page.goto(address);
  await expectStep(page, LENGTH);
});

test.describe('while nothing comes from the worker', () => {
  test.use({ ownContext: true });

  test('it is said what is made, Cancel and Escape leave the page as it was, and the page can be stepped', async ({
    page,
  }) => {
    await holdWorkers(page);
    await openLink(page);
    await furnished(page);
    await wish(page, 3, 10);
    const card = page.locator('.long-search');
    for (const cancel of [
      () => card.getByRole('button', { name: words.cancel }).click(),
      () => page.locator('body').press('Escape'),
    ]) {
      await make(page);
      await expect(card).toContainText(words.making(NODES));
      await expect(page.getByRole('progressbar', { name: words.made })).toBeVisible();
      await cancel();
      await expect(card).toHaveCount(0);
    }
    await make(page);
    await expect(card).toBeVisible();
    await page.getByRole('button', { name: edit.done }).click();
    expect(await misfits(page)).toEqual([]);
    expect(await accessViolations(page)).toEqual([]);
    await page.locator('body').press('ArrowRight');
    await page.locator('body').press('End');
    await expect(page.locator('.subtitle')).not.toHaveAttribute('data-step', '0');
    await expect(card).toBeVisible();
    await expectHash(page, /tree=aima-fig-5-5/);
  });
});

test.describe('a link to a large tree', () => {
  test.use({ ownContext: true });

  const links = async () => ({
    wish: `v1&own=${await packTree({ title: '', text: printWish(WISH) })}`,
    text: `v1&own=${await packTree({ title: '', text: `(${`(${'1 2 3 '.repeat(1_000)})`.repeat(8)})` })}`,
  });

  /** A game of 69,330 positions, whose link takes the page as long to open as a large tree does. */
  const GAME = 'v1&game=connect-four&depth=7&step=20';

  /** A graph of 765 positions. */
  const GRAPH = 'v1&game=tic-tac-toe&form=graph&depth=end&step=20';

  /** Opens a link whose tree is not there yet: no figure stands there, but what is said of the tree. */
  async function openHeld(page: Page, link: string, said: string): Promise<Locator> {
    await page.goto('about:blank');
    await page.goto(`./#${link}`);
    const card = page.locator('main .opening .long-search');
    await expect(card).toContainText(said);
    await expect(page.getByRole('heading', { name: words.opening })).toBeVisible();
    await expect(page.locator('svg.tree, .subtitle, .timeline')).toHaveCount(0);
    return card;
  }

  test('says what is made, read or searched before any figure stands there, and Cancel leads to the first example', async ({
    page,
  }) => {
    await holdWorkers(page);
    const { wish: wished, text } = await links();
    for (const [link, said] of [
      [wished, words.making(NODES)],
      [text, words.reading],
      [GAME, words.title(en.algorithm['alpha-beta'], 0)],
      [GRAPH, words.title(en.algorithm['two-phase'], 0)],
    ] as const) {
      const card = await openHeld(page, link, said);
      const address = page.url();
      // No figure is there that a key could be about.
      for (const key of ['ArrowRight', 'End', 'e', 'p']) await page.keyboard.press(key);
      expect(page.url()).toBe(address);
      expect(await misfits(page)).toEqual([]);
      expect(await accessViolations(page)).toEqual([]);
      await card.getByRole('button', { name: words.cancel }).click();
      await expect(card).toHaveCount(0);
      await expectStep(page, 0);
      await expectHash(page, /tree=aima-fig-5-5/);
    }
  });

  test('is given up for another screen, and Back opens it anew', async ({ page }) => {
    await holdWorkers(page);
    const card = await openHeld(page, GAME, words.title(en.algorithm['alpha-beta'], 0));
    await goTo(page, 'trees');
    await expect(page.locator('.long-search')).toHaveCount(0);
    await page.goBack();
    await expect(card).toContainText(words.title(en.algorithm['alpha-beta'], 0));
    await expectHash(page, /game=connect-four/);
  });

  test('that is gone to within a visit leaves what is there when it is cancelled', LONG, async ({ page }) => {
    await holdWorkers(page);
    const { wish: wished } = await links();
    await openLink(page, 'v1&tree=aima-fig-5-5&step=7');
    await furnished(page);
    await expectStep(page, 7);
    await page.evaluate((hash) => location.assign(hash), `#${wished}`);
    const card = page.locator('.long-search');
    await expect(card).toContainText(words.making(NODES));
    // Meanwhile the page can be stepped.
    await page.locator('body').press('ArrowRight');
    await expect(page.locator('.subtitle')).not.toHaveAttribute('data-step', '7');
    await page.locator('body').press('Escape');
    await expect(card).toHaveCount(0);
    await expectHash(page, /tree=aima-fig-5-5/);
  });

  test(
    'that is gone to from a screen shows what is made, and Back leads to the screen',
    LONG,
    async ({ page }) => {
      await holdWorkers(page);
      const { wish: wished } = await links();
      await openLink(page, 'v1&tree=aima-fig-5-5');
      await furnished(page);
      await page.evaluate(() => location.assign('#v1&page=progress'));
      await expect(page.locator('.subtitle')).toHaveCount(0);
      await page.evaluate((hash) => location.assign(hash), `#${wished}`);
      await expect(page.locator('main .opening .long-search')).toContainText(words.making(NODES));
      await expect(page.locator('.subtitle')).toHaveCount(0);
      await page.goBack();
      await expect(page.locator('.long-search')).toHaveCount(0);
      await expectHash(page, /page=progress/);
      await expect(page.locator('.subtitle')).toHaveCount(0);
    },
  );

  test('opens it at its step', async ({ page }) => {
    const { wish: wished, text } = await links();
    for (const link of [`${wished}&step=20`, `${text}&step=20`, GAME, GRAPH]) {
      await openLink(page, link);
      await expect(page.locator('.timeline input')).not.toHaveAttribute('max', '26');
      await expectStep(page, 20);
      await expect(page.locator('.long-search')).toHaveCount(0);
      await expectHash(page, /(own|game)=.*step=20/);
    }
  });
});

test.describe('where workers break or there are none', () => {
  test.use({ ownContext: true });

  test('the same tree is searched when the first worker dies, and when all do', async ({ page }) => {
    for (const dead of [1, 9]) {
      let asked = 0;
      await page.unrouteAll();
      await page.route(/taskWorker/, (route) => {
        asked += 1;
        return asked <= dead ? route.abort() : route.continue();
      });
      await openLink(page);
      await furnished(page);
      await wish(page, 3, 10);
      await make(page);
      await expect(page.locator('.transport')).toContainText(LENGTH.toLocaleString('en'));
      expect(asked).toBeGreaterThan(1);
    }
  });

  test('the same tree is searched by the page itself', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await openLink(page);
    await furnished(page);
    await wish(page, 3, 10);
    await make(page);
    await expect(page.locator('.transport')).toContainText(LENGTH.toLocaleString('en'));
  });

  test('a game is searched as a graph by the page itself', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await openLink(page, 'v1&game=tic-tac-toe&form=graph&depth=end&step=2420');
    await expectStep(page, 2420);
    await expect(page.locator('svg.tree .node')).toHaveCount(765);
  });

  test('the page itself stops searching when Cancel is pressed in the midst of it', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'Worker');
      // Time passes twenty times as fast, so that slices are short and reports many.
      const now = performance.now.bind(performance);
      performance.now = () => 20 * now();
    });
    await openLink(page);
    await furnished(page);
    await wish(page, 3, 10);
    const cancelled = cancelInTheMidst(page);
    await make(page);
    const entered = Number(/([\d,]+) nodes entered/.exec(await cancelled)?.[1]?.replaceAll(',', ''));
    expect(entered).toBeGreaterThan(0);
    expect(entered).toBeLessThan(NODES);
    await expect(page.locator('.long-search')).toHaveCount(0);
    await expectHash(page, /tree=aima-fig-5-5/);
    await make(page);
    await expect(page.locator('.transport')).toContainText(LENGTH.toLocaleString('en'));
  });
});

/** Presses Cancel as soon as the page says that the search has entered nodes; returns what it says then. */
function cancelInTheMidst(page: Page): Promise<string> {
  return page.evaluate(
    (cancel) =>
      new Promise<string>((resolve) => {
        const watcher = new MutationObserver(() => {
          const card = document.querySelector('.long-search');
          const said = card?.querySelector('.figure-number')?.textContent ?? '';
          if (!/[1-9][\d,]* nodes entered/.test(said)) return;
          watcher.disconnect();
          for (const button of card?.querySelectorAll('button') ?? [])
            if (button.textContent === cancel) button.click();
          resolve(said);
        });
        watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    words.cancel,
  );
}

test.describe('another search of a large tree', () => {
  test.use({ ownContext: true });

  const SMALLER = { ...WISH, depth: 9 };
  const tree = uniformTree(SMALLER);
  const lengthOf = (algorithm: AlgorithmName, growth: GrowthName) =>
    recordSearch(tree, algorithm, DEFAULT_RULES, growth).length;

  /** What is asked for, and what the page shows once it is there. */
  const ASKED: Readonly<
    Record<string, readonly [ask: (page: Page) => Promise<void>, address: RegExp, length: number]>
  > = {
    'that grows with it': [
      async (page) => {
        await page.getByRole('button', { name: new RegExp(`^${en.growthLegend}: `) }).click();
        await page.getByRole('radio', { name: en.growth.grown }).click();
      },
      /growth=grown/,
      lengthOf('alpha-beta', 'grown'),
    ],
    'with the lists OPEN and CLOSED': [
      choosing('two-phase'),
      /algorithm=two-phase/,
      lengthOf('two-phase', 'grown'),
    ],
    'ply by ply': [
      choosing('level-by-level'),
      /algorithm=level-by-level/,
      lengthOf('level-by-level', 'grown'),
    ],
    'beside the first': [
      async (page) => {
        await page.getByRole('button', { name: new RegExp(`^${en.compare}`) }).click();
        await page.locator('.sheet:popover-open').getByRole('button').first().click();
      },
      /compare=0/,
      0,
    ],
    'by simulation': [choosing('mcts'), /algorithm=mcts/, 0],
  };

  function choosing(algorithm: AlgorithmName): (page: Page) => Promise<void> {
    return async (page) => {
      await algorithmMenu(page).click();
      await page.getByRole('radio', { name: new RegExp(`^${en.algorithm[algorithm]}`) }).click();
    };
  }

  async function openLarge(page: Page): Promise<void> {
    await openLink(page);
    await furnished(page);
    await wish(page, 3, 9);
    await make(page);
    await expect(page.locator('.overview')).toBeVisible();
    await page.getByRole('button', { name: edit.done }).click();
    await expectHash(page, /own=.*algorithm=alpha-beta/);
  }

  /** Presses Cancel as soon as it is there. */
  async function cancelOnce(page: Page): Promise<void> {
    await page.evaluate((cancel) => {
      const watcher = new MutationObserver(() => {
        for (const button of document.querySelectorAll('.long-search button')) {
          if (button.textContent !== cancel) continue;
          watcher.disconnect();
          (button as HTMLElement).click();
          document.documentElement.setAttribute('data-cancelled', '');
        }
      });
      watcher.observe(document.body, { childList: true, subtree: true });
    }, words.cancel);
  }

  for (const [name, [ask, address, length]] of someOf(Object.entries(ASKED), 1, 5))
    test(`${name} can be cancelled in its midst, and comes where workers are and where there are none`, async ({
      page,
    }) => {
      for (const hasWorkers of [true, false]) {
        if (!hasWorkers) await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
        await page.goto('about:blank');
        await openLarge(page);
        const before = page.url();
        await cancelOnce(page);
        await ask(page);
        await expect(page.locator('html[data-cancelled]')).toHaveCount(1);
        await expect(page.locator('.long-search')).toHaveCount(0);
        await page.keyboard.press('Escape');
        expect(page.url()).toBe(before);
        await expect(page.locator('svg.tree [data-node]').first()).toBeVisible();
        await ask(page);
        await expectHash(page, address);
        await expect(page.locator('.long-search')).toHaveCount(0);
        await expect(page.locator('svg.tree [data-node]').first()).toBeVisible();
        if (length > 0) await expect(page.locator('#transport')).toContainText(length.toLocaleString('en'));
      }
    });
});

test('a tree that is too large is refused with its size and the limit', async ({ page }) => {
  await openLink(page);
  await furnished(page);
  await wish(page, 10, 6);
  await make(page);
  await expect(page.locator('.panel-uniform').getByRole('alert')).toContainText('1,111,111 nodes');
  await expect(page.locator('.long-search')).toHaveCount(0);
});
