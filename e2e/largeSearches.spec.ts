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
import { inFigures, notices, longSearch as words } from '../src/words/en/figure.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { accessViolations } from './support/axe.ts';
import { startEditing, textBox } from './support/editing.ts';
import { misfits } from './support/misfits.ts';
import { furnished } from './support/picture.ts';
import {
  algorithmMenu,
  edit,
  en,
  expectHash,
  expectStep,
  goTo,
  openLink,
  sentence,
} from './support/reading.ts';
import { fileOf, giveFile, openTrees } from './support/trees.ts';
import { make, wish } from './support/uniform.ts';

test.use({ reducedMotion: 'reduce' });

const NODES = 88_573;
const WISH = { branching: 3, depth: 10, seed: 1, values: [0, 99], order: 'given', root: 'max' } as const;
const LENGTH = recordTrace(uniformTree(WISH), 'alpha-beta', DEFAULT_RULES).length;

/** Keeps every worker from answering, so that what stands there meanwhile can be looked at. */
async function holdWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => {};
  });
}

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

test.describe('a tree that is too large to be drawn', () => {
  const SIZE = 954_305;

  test('is told in figures, its subtrees open as figures, and its link opens it again', async ({ page }) => {
    await openLink(page);
    await furnished(page);
    await wish(page, 31, 4);
    await expect(page.getByText(edit.nodeNone)).toBeVisible();
    await make(page);
    const told = page.locator('.run-in-figures');
    await expect(told).toContainText(inFigures.notDrawn(SIZE, 200_000));
    // There is no node to be pressed.
    await expect(page.getByText(edit.nodeNone)).toHaveCount(0);
    const { width, height } = page.viewportSize()!;
    // In a low window, too, the table takes no room from the sentence.
    await page.locator('aside.panels').evaluate((panel) => panel.scrollTo(0, 0));
    await page.setViewportSize({ width, height: 560 });
    expect(await misfits(page)).toEqual([]);
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: edit.done }).click();
    const plies = told.getByRole('table', { name: inFigures.plies });
    await expect(plies.getByRole('row')).toHaveCount(6);
    await expect(plies.getByRole('row').nth(5)).toContainText('923,521');
    expect(await misfits(page)).toEqual([]);
    expect(await accessViolations(page)).toEqual([]);
    await page.locator('body').press('ArrowRight');
    await page.locator('body').press('ArrowRight');
    const enteredOn = (ply: number) =>
      plies
        .getByRole('row')
        .nth(ply + 1)
        .locator('td:nth-last-child(4)');
    await expect(enteredOn(4)).toHaveText('2');
    await told.getByRole('button', { name: inFigures.nextChange }).click();
    await expect(page.locator('.subtitle')).toContainText('A');
    await page.locator('body').press('End');
    await expect(enteredOn(0)).toHaveText('1');
    await expectHash(page, /own=/);
    const whole = page.url();
    const field = told.getByLabel(inFigures.typed);
    await field.fill('32');
    await field.press('Enter');
    await expect(told.getByRole('alert')).toContainText(inFigures.noNode(31));
    await field.fill('31 1');
    await field.press('Enter');
    await expect(page.locator('svg.tree [data-node]').first()).toBeVisible();
    await expect(told).toHaveCount(0);
    await expect(page.locator('.subtitle')).toContainText('961 leaves');
    await page.goto('about:blank');
    await page.goto(whole);
    await expect(told).toContainText(inFigures.notDrawn(SIZE, 200_000));
    // What stands around a figure comes here as well, though none is drawn.
    await expect(page.locator('.panel-stack')).toBeVisible();
  });
});

test('the table of a run in figures goes with the search, and a press opens the subtree on a ply', async ({
  page,
}) => {
  const text = printWish({ ...WISH, branching: 2, depth: 18 });
  await openLink(page, `v1&own=${await packTree({ title: '', text })}&step=10`);
  await page.setViewportSize({ width: 1366, height: 768 });
  const frame = page.locator('.run-plies');
  const current = frame.locator('tr[aria-current]');
  const heading = frame.locator('thead th').first();
  /** How far the row of the search reaches above the headings' lower edge and below the frame, in px. */
  const beyond = async () => {
    const [outer, row, head] = await Promise.all([frame, current, heading].map((one) => one.boundingBox()));
    if (!outer || !row || !head) throw new Error('There is no row of the search.');
    const above = head.y + head.height - row.y;
    return Math.max(above, row.y + row.height - (outer.y + outer.height));
  };
  const searched: number[] = [];
  const stepOn = async () => {
    const before = (await sentence(page).getAttribute('data-step')) ?? '';
    await page.locator('body').press('ArrowRight');
    await expect(sentence(page)).not.toHaveAttribute('data-step', before);
  };
  for (let press = 0; press < 30; press += 1) {
    await stepOn();
    searched.push(Number(await current.locator('th').textContent()));
    expect(await beyond()).toBeLessThan(1);
  }
  expect(Math.max(...searched)).toBeGreaterThan(16);
  await page.locator('body').press('Home');
  await expect(current.locator('th')).toHaveText('0');
  expect(await beyond()).toBeLessThan(1);
  for (let press = 0; press < 4; press += 1) await stepOn();
  await frame.getByRole('button', { name: inFigures.openAt('D', 131_071) }).press('Enter');
  await expect(page.locator('svg.tree [data-node]').first()).toBeVisible();
});

test.describe('the text of a large tree', () => {
  test.use({ ownContext: true });

  /** A text of 1 + groups · 10,000 nodes. */
  const textOf = (groups: number) => `(${`(${'1 2 3 '.repeat(3_333)})`.repeat(groups)})`;

  test('in a file is read beside the page and told in figures, or refused with the count', async ({
    page,
  }) => {
    await openLink(page);
    await giveFile(await openTrees(page), fileOf('large.txt', textOf(90)));
    const told = page.locator('.run-in-figures');
    await expect(told).toContainText(inFigures.notDrawn(900_001, 200_000));
    await page.locator('body').press('End');
    await expect(page.locator('.subtitle')).not.toHaveAttribute('data-step', '0');
    const list = await openTrees(page);
    await giveFile(list, fileOf('larger.txt', textOf(101)));
    await expect(list).toContainText('more than 1,000,000 nodes');
    await expect(page.locator('.long-search')).toHaveCount(0);
  });

  test('is said to be read, and Cancel leaves the page as it was', async ({ page }) => {
    await holdWorkers(page);
    await openLink(page);
    const list = await openTrees(page);
    await giveFile(list, fileOf('large.txt', textOf(9)));
    const card = list.locator('.long-search');
    await expect(card).toContainText(words.reading);
    expect(await accessViolations(page)).toEqual([]);
    await card.getByRole('button', { name: words.cancel }).click();
    await expect(card).toHaveCount(0);
  });

  test('that is pasted is opened as a tree of its own', async ({ page }) => {
    await openLink(page);
    await furnished(page);
    await pasteInEditor(page, textOf(21));
    await expect(page.locator('.run-in-figures')).toContainText(inFigures.notDrawn(210_001, 200_000));
  });

  test('that is pasted with a fault comes into the text box, with the place', async ({ page }) => {
    await openLink(page);
    await furnished(page);
    const text = textOf(9);
    await pasteInEditor(page, `${text.slice(0, -2)}@${text.slice(-2)}`);
    await expect(page.locator('.problem-note .problem')).toBeVisible();
    await expect(textBox(page)).toBeFocused();
    await expect(textBox(page)).toHaveValue(`${text.slice(0, -2)}@${text.slice(-2)}`);
    await page.getByRole('button', { name: edit.goToPlace }).click();
    await textBox(page).press('Delete');
    await expect(page.locator('.problem-note')).toHaveCount(0);
    await expect(page.locator('.long-search')).toHaveCount(0);
  });
});

/** Pastes a text in place of the whole text in the editor. */
async function pasteInEditor(page: Page, text: string): Promise<void> {
  await startEditing(page);
  await textBox(page).focus();
  await textBox(page).evaluate((box: HTMLTextAreaElement, pasted) => {
    box.select();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('a tree of a game that is refused as a drawing is searched from the notice', LONG, async ({ page }) => {
  await openLink(page, 'v1&game=othello&size=4&depth=end&growth=drawn&step=0');
  await page.getByRole('button', { name: notices.tellTree }).click();
  await expect(page.locator('.run-in-figures')).toContainText(inFigures.notDrawn(224_821, 200_000));
});
