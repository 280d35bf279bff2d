/**
 * How long the page is kept from answering a key while a large tree is made and searched beside it and its run is
 * displayed, in the built page.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { unfold } from '../e2e/support/editing.ts';
import { algorithmMenu, en } from '../e2e/support/reading.ts';
import { openShare } from '../e2e/support/sharing.ts';
import { openTrees } from '../e2e/support/trees.ts';
import { launchOptions } from '../scripts/launchOptions.ts';
import { startStaticServer } from '../scripts/staticServer.ts';
import type { AlgorithmName } from '../src/core/index.ts';
import { WRITTEN_NOTATIONS } from '../src/notation/notations/written.ts';
import { game, longSearch } from '../src/words/en/figure.ts';
import { editing, exporting } from '../src/words/en/work.ts';
import type { Figure } from './figure.ts';
import { END_MARK, longestTask } from './mainThread.ts';
import { median } from './medians.ts';

const ANSWERS_MS = 50;
const SAMPLES = 5;
/** How long the page is watched after the run is there, ms. */
const AFTER_MS = 1_000;

/** A text of 900,001 nodes: 90 nodes with 9,999 leaves each. */
const TEXT = `(${`(${'1 2 3 '.repeat(3_333)})`.repeat(90)})`;

/** Has a large tree made, and one read from a file, and takes the longest task of the page until all of the run is there. */
export async function measureLarge(dist: string): Promise<Figure[]> {
  const server = await startStaticServer({ root: dist, port: 0 });
  const browser = await chromium.launch(launchOptions());
  const folder = mkdtempSync(join(tmpdir(), 'plyscope-'));
  const file = join(folder, 'large.txt');
  writeFileSync(file, TEXT);
  const sample = async (way: Way, scripts: readonly (() => void)[] = []) => {
    const longest: number[] = [];
    for (let number = 0; number < SAMPLES; number += 1) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
      for (const script of scripts) await page.addInitScript(script);
      await page.goto(`${server.address}#v1&tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal&step=0`);
      longest.push(await longestTask(page, await way(page)));
      await page.close();
    }
    return { measured: median(longest), unit: ' ms', bound: ANSWERS_MS };
  };
  try {
    return [
      {
        what: 'the longest task of the page while 954,305 nodes are made, searched and told, thread time',
        ...(await sample(async (page) => untilThere(page, await uniformWish(page, '31', '4'), TOLD))),
      },
      {
        what: 'the longest task of the page while 88,573 nodes are made, searched and drawn, thread time',
        ...(await sample(async (page) => untilThere(page, await uniformWish(page, '3', '10'), DRAWN))),
      },
      {
        what: 'the longest task of the page while 900,001 nodes are read, searched and told, thread time',
        ...(await sample(async (page) => untilThere(page, await chosenFile(page, file), TOLD))),
      },
      {
        what: 'the longest task of a page without a worker while it searches 131,071 nodes by minimax, thread time',
        ...(await sample(minimaxOfLarge, [() => Reflect.deleteProperty(window, 'Worker')])),
      },
      ...(await eachOf(Object.entries(EDITED), async ([what, edit]) => ({
        what: `the longest task of the page while ${what} in a tree of 88,573 nodes, which is searched and drawn, thread time`,
        ...(await sample(async (page) => edited(page, edit))),
      }))),
      {
        what: 'the longest task of the page while a value is typed in a tree of 177,156 nodes, which is stored and packed, thread time',
        ...(await sample(async (page) => edited(page, typeOne, STORED_MS, ['11', '5']))),
      },
      ...(await eachOf(GAMES, async ([name, title, depth]) => ({
        what: `the longest task of the page while ${title} is searched to depth ${depth}, thread time`,
        ...(await sample(async (page) => gameToDepth(page, name, depth))),
      }))),
      ...(await eachOf(Object.entries(TAKEN), async ([what, take]) => ({
        what: `the longest task of the page while ${what}, thread time`,
        ...(await sample(take)),
      }))),
      ...(await eachOf(Object.entries(ASKED), async ([what, ask]) => ({
        what: `the longest task of the page while 88,573 nodes are ${what}, thread time`,
        ...(await sample(async (page) => askedOfLarge(page, ask))),
      }))),
    ];
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

/** Brings a page to where a measurement begins; the function that is returned is measured. */
type Way = (page: Page) => Promise<() => Promise<void>>;

/** What is there when a run is told in figures, and when its tree is drawn. */
const [TOLD, DRAWN] = ['.run-in-figures', '.overview'] as const;

/** Returns what begins a search and waits until its run is there, and a while after. */
function untilThere(page: Page, begin: () => Promise<void>, shown: string): () => Promise<void> {
  return async () => {
    await begin();
    await page.locator(shown).waitFor();
    await page.waitForTimeout(AFTER_MS);
  };
}

/** What is asked of a tree of 88,573 nodes: how its search is described, and the choice of it. */
const ASKED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'made to grow with their search': async (page) => {
    await page.getByRole('button', { name: new RegExp(`^${en.growthLegend}: `) }).click();
    await page.getByRole('radio', { name: en.growth.grown }).click();
  },
  'searched with OPEN and CLOSED': choosing('two-phase'),
  'searched level by level': choosing('level-by-level'),
  'compared with minimax': async (page) => {
    await page.getByRole('button', { name: new RegExp(`^${en.compare}`) }).click();
    await page.locator('.sheet:popover-open').getByRole('button').first().click();
  },
  simulated: choosing('mcts'),
};

function choosing(algorithm: AlgorithmName): (page: Page) => Promise<void> {
  return async (page) => {
    await algorithmMenu(page).click();
    await page.getByRole('radio', { name: new RegExp(`^${en.algorithm[algorithm]}`) }).click();
  };
}

/** What is done with a tree of 88,573 nodes outside its figure, and a game that is searched as a graph. */
const TAKEN: Readonly<Record<string, Way>> = {
  async 'tic-tac-toe is searched to its end as a graph of 765 positions'(page) {
    await page.waitForTimeout(AFTER_MS);
    return async () => {
      await page.evaluate(() => location.assign('#v1&game=tic-tac-toe&form=graph&depth=end&step=0'));
      await page.locator('.long-search').waitFor();
      await page.locator('.long-search').waitFor({ state: 'detached' });
      await page.waitForTimeout(AFTER_MS);
    };
  },
  async '88,573 nodes are saved as a file'(page) {
    await displayed(page);
    const trees = await openTrees(page);
    await page.waitForTimeout(AFTER_MS);
    return async () => {
      const download = page.waitForEvent('download');
      await trees.getByRole('button', { name: editing.saveFile, exact: true }).click();
      await download;
      await page.waitForTimeout(AFTER_MS);
    };
  },
  'a picture of 88,573 nodes is asked for and refused': fromDialog(async (page, dialog) => {
    await dialog.getByRole('button', { name: exporting.formats.svg, exact: true }).click();
    await dialog.getByText(editing.pictureTooLarge(88_573, 5_000)).waitFor();
    await page.waitForTimeout(AFTER_MS);
  }),
  '88,573 nodes are saved as an outline': savedAs(exporting.formats.text),
  ...Object.fromEntries(
    WRITTEN_NOTATIONS.map((notation) => [
      `88,573 nodes are saved for other programs, as ${notation}`,
      savedAs(editing.treeText[notation]),
    ]),
  ),
  async '88,573 nodes are presented'(page) {
    await displayed(page);
    return async () => {
      await page.getByRole('button', { name: en.present, exact: true }).first().click();
      await page.locator('.presenting .spot').waitFor({ state: 'attached' });
      await page.waitForTimeout(AFTER_MS);
    };
  },
  async 'exercises about 88,573 nodes are asked for and refused'(page) {
    await displayed(page);
    return async () => {
      await page.getByRole('button', { name: en.practiseThis, exact: true }).first().click();
      await page.locator('.choose-tree').waitFor();
      await page.waitForTimeout(AFTER_MS);
    };
  },
};

/** Returns what presses a button of the dialog Share about a tree of 88,573 nodes, and waits for the file. */
function savedAs(button: string): Way {
  return fromDialog(async (page, dialog) => {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await download;
    await page.waitForTimeout(AFTER_MS);
  });
}

/** Returns what opens the dialog Share about a tree of 88,573 nodes; only what is done there is measured. */
function fromDialog(act: (page: Page, dialog: Locator) => Promise<void>): Way {
  return async (page) => {
    await displayed(page);
    const dialog = await openShare(page);
    await page.waitForTimeout(AFTER_MS);
    return () => act(page, dialog);
  };
}

async function displayed(page: Page): Promise<void> {
  await (await uniformWish(page, '3', '10'))();
  await page.locator('.overview').waitFor();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.waitForTimeout(AFTER_MS);
}

/** Returns what asks another search of a tree of 88,573 nodes, and waits until it is there, and a while after. */
async function askedOfLarge(page: Page, ask: (page: Page) => Promise<void>): Promise<() => Promise<void>> {
  await displayed(page);
  return async () => {
    const before = page.url();
    await ask(page);
    await page.waitForURL((url) => url.href !== before);
    await page.locator('svg.tree [data-node]').first().waitFor();
    await page.waitForTimeout(AFTER_MS);
  };
}

/** What is edited in a tree of 88,573 nodes: how that is described, and the edits at its first leaf. */
const EDITED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'two values are typed': async (page) => {
    for (const value of ['777', '888']) {
      await page.keyboard.type(value);
      await page.keyboard.press('Enter');
    }
  },
  'two nodes are removed': async (page) => {
    for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Delete');
  },
  'the side of 19,683 nodes is set': async (page) => {
    await unfold(page, editing.plyPanel);
    await page.getByRole('combobox', { name: editing.plyPanel }).selectOption({ index: 9 });
    await page.getByRole('group', { name: editing.plySides }).getByRole('button', { name: 'MAX' }).click();
  },
};

async function typeOne(page: Page): Promise<void> {
  await page.keyboard.type('777');
  await page.keyboard.press('Enter');
}

/** The time in which a tree of 177,156 nodes is stored and its address written after an edit, ms. */
const STORED_MS = 4_000;

/**
 * Opens a uniform tree for editing, by its children and its plies; the function that is returned edits it, and waits until
 * that is displayed, and a while after.
 */
async function edited(
  page: Page,
  edit: (page: Page) => Promise<void>,
  afterMs = AFTER_MS,
  [children, plies]: readonly [string, string] = ['3', '10'],
): Promise<() => Promise<void>> {
  await (await uniformWish(page, children, plies))();
  await page.locator('.overview').waitFor();
  await page.locator('[role=treeitem][tabindex="0"]').focus();
  // From the root to the first leaf.
  for (let ply = 0; ply < Number(plies); ply += 1) await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(AFTER_MS);
  return async () => {
    await edit(page);
    await page.locator('.long-search').waitFor({ state: 'detached' });
    await page.waitForTimeout(afterMs);
  };
}

/** Games that take long to search, and the depth to which they are. */
const GAMES = [
  ['connect-four', 'Connect-4', 7],
  ['othello', 'Othello', 8],
] as const;

/** Opens a game that is searched to a lesser depth, and has it searched deeper. */
async function gameToDepth(page: Page, name: string, depth: number): Promise<() => Promise<void>> {
  await page.goto(`${page.url().replace(/#.*/, '')}#v1&game=${name}&depth=2&step=0`);
  await page.waitForTimeout(AFTER_MS);
  await page.getByRole('button', { name: game.setting }).first().click();
  return async () => {
    const depths = page.getByRole('combobox', { name: game.depth }).first();
    await depths.selectOption({ label: game.toDepth(depth) });
    await page.waitForURL(({ hash }) => hash.includes(`depth=${depth}`));
    await page.waitForTimeout(AFTER_MS);
  };
}

/** Makes one figure after the other. */
async function eachOf<Row>(rows: readonly Row[], make: (row: Row) => Promise<Figure>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const row of rows) figures.push(await make(row));
  return figures;
}

/** Opens a tree of 131,071 nodes, and has it searched by minimax. */
async function minimaxOfLarge(page: Page): Promise<() => Promise<void>> {
  await (await uniformWish(page, '2', '16'))();
  await page.locator('.overview').waitFor();
  await page.waitForTimeout(AFTER_MS);
  await algorithmMenu(page).click();
  await endAfterSearch(page);
  return async () => {
    await page.getByRole('radio', { name: new RegExp(`^${en.algorithm.minimax}`) }).click();
    await page.locator('.long-search').waitFor();
    await page.locator('.long-search').waitFor({ state: 'detached' });
  };
}

/** Ends the measurement when the search is over and its record is put together. */
async function endAfterSearch(page: Page): Promise<void> {
  await page.evaluate(
    ({ mark, said }) => {
      const watcher = new MutationObserver(() => {
        if (!document.querySelector('.long-search')?.textContent?.includes(said)) return;
        watcher.disconnect();
        performance.mark(mark);
      });
      watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    { mark: END_MARK, said: longSearch.assembling },
  );
}

/**
 * Fills the form of uniform trees in, of which 31 children and 4 plies make 954,305 nodes; the function that is returned
 * sends it.
 */
async function uniformWish(page: Page, children: string, plies: string): Promise<() => Promise<void>> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Uniform tree', exact: true }).click();
  const form = page.locator('.panel-uniform');
  await form.locator('input').nth(0).fill(children);
  await form.locator('input').nth(1).fill(plies);
  return () => form.locator('button[type=submit]').click();
}

/** Goes to the list of one's own trees; the function that is returned opens the file there. */
async function chosenFile(page: Page, file: string): Promise<() => Promise<void>> {
  const trees = await openTrees(page);
  return () => trees.locator('input[type=file]').setInputFiles(file);
}
