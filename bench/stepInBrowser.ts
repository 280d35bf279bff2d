/**
 * What a step costs in the built page with what the margin has of it, from the key to the frame that shows it,
 * against the least there is to do on the same page: a change of one node's class.
 */
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../scripts/launchOptions.ts';
import { startStaticServer } from '../scripts/staticServer.ts';
import { recordTrace } from '../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../src/core/search/searchSettings.ts';
import type { GameTree } from '../src/core/tree/gameTree.ts';
import { encodeAddress } from '../src/link/address.ts';
import { packTree } from '../src/link/packTree.ts';
import { printTree } from '../src/notation/printTree.ts';
import type { Figure } from './figure.ts';
import { median } from './medians.ts';
import { chain, worstOrderedTree } from './trees.ts';

/** A step may cost so many times the change of a class. */
const MOST_TIMES = 4;
const MOST_ELEMENTS = 3_000;

/** Steps and changes take turns: so many keys in a row, each as soon as the last is shown, so often. */
const IN_A_ROW = 8;
const TURNS = 6;

/** What the margin shows that changes with every step, and what it is known by. */
const TABS = [
  ['mechanism', '.panel-stack'],
  ['events', '.event'],
] as const;

/** The tab that shows the board of the current node, and what its presets would play there. */
const POSITION = ['position', '.opinions'] as const;

/** The same tabs of a simulation, and the board, on which playouts can be played. */
const SIMULATION_TABS = [
  ['mechanism', '.panel-selection'],
  ['events', '.event'],
  ['position', '.position-board'],
] as const;

/** A key that means nothing to the page. */
const CLASS_KEY = 'F8';

const TREES: readonly (readonly [name: string, tree: GameTree])[] = [
  ...[2, 3, 4, 5, 6, 8].map((depth) => {
    const tree = worstOrderedTree(3, depth, 5);
    return [`${tree.size.toLocaleString('en')} nodes`, tree] as const;
  }),
  ['a chain 1,000 deep', chain(1_000)],
];

/** A game whose nodes have boards of 8 × 8 squares, in the middle of its run. */
const BOARDS = 'v1&game=othello&moves=f5.d6.c3.d3.c4&depth=3&step=240';

/** A simulation whose tree has about as many nodes as it has iterations. */
const SIMULATED = 'v1&game=othello&algorithm=mcts&iterations=50000&step=0';

/** Goes on to all iterations of a long simulation, and to the middle of its run. */
async function goOn(page: Page): Promise<void> {
  await page.locator('.long-simulation button').click();
  await page.locator('.long-simulation').waitFor({ state: 'detached', timeout: 300_000 });
  const last = await page.locator('.timeline input').getAttribute('max');
  await page.locator('#step-field').fill(String(Number(last) >> 1));
  await page.keyboard.press('Enter');
  await page.locator('#step-field').blur();
}

/** Steps through trees in a real browser. */
export async function measureSteps(dist: string): Promise<Figure[]> {
  const server = await startStaticServer({ root: dist, port: 0 });
  const browser = await chromium.launch(launchOptions());
  try {
    const figures: Figure[] = [];
    const places = [
      ...TREES.map(([name, tree]) => ({ name, address: () => addressOf(tree), tabs: TABS, prepare: null })),
      { name: 'boards of 8 × 8', address: async () => BOARDS, tabs: [...TABS, POSITION], prepare: null },
      { name: '50,000 iterations', address: async () => SIMULATED, tabs: SIMULATION_TABS, prepare: goOn },
    ];
    for (const { name, address, tabs, prepare } of places) {
      console.error(`measuring a step, ${name} …`);
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${server.address}#${await address()}`);
      await page.locator(tabs[0][1]).waitFor();
      await prepare?.(page);
      await page.evaluate(timeKeys, CLASS_KEY);
      for (const [tab, sign] of tabs) {
        // Without the focus, which would take the arrows.
        await page.locator(`#tab-${tab}`).evaluate((button: HTMLElement) => button.click());
        await page.locator(sign).first().waitFor();
        figures.push(...(await measureTree(page, `${name}, ${tab}`)));
      }
      await page.close();
    }
    return figures;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The tree in the middle of its run. */
async function addressOf(tree: GameTree): Promise<string> {
  const address = encodeAddress({
    tree: { kind: 'own', packed: await packTree({ title: '', text: printTree(tree) }) },
    algorithm: 'alpha-beta',
    rules: DEFAULT_RULES,
    notation: 'window',
    step: recordTrace(tree, 'alpha-beta', DEFAULT_RULES).length >> 1,
  });
  if (address === null) throw new Error('the tree does not fit in an address');
  return address;
}

async function measureTree(page: Page, name: string): Promise<Figure[]> {
  const steps: number[] = [];
  const changes: number[] = [];
  for (let turn = -1; turn < TURNS; turn += 1) {
    // Begins with the page at rest; at the end of a short run it goes back through it.
    const way = turn % 2 === 0 ? 'ArrowLeft' : 'ArrowRight';
    const [step, change] = [await pressInARow(page, way), await pressInARow(page, CLASS_KEY)];
    if (turn < 0) continue;
    steps.push(...step);
    changes.push(...change);
  }
  const times = [median(steps), median(changes)] as const;
  return [
    {
      what: `step / change of a class, ${name} (${times.map((time) => time.toFixed(1)).join(' / ')} ms)`,
      measured: times[0] / times[1],
      unit: '×',
      bound: MOST_TIMES,
    },
    {
      what: `elements of the page, ${name}`,
      measured: await page.evaluate(() => document.querySelectorAll('*').length),
      unit: '',
      bound: MOST_ELEMENTS,
    },
  ];
}

/** ms each; those that changed nothing, as a step at the end of the run, do not count. */
async function pressInARow(page: Page, key: string): Promise<number[]> {
  await page.waitForTimeout(400);
  const times: number[] = [];
  for (let press = 0; press < IN_A_ROW; press += 1) {
    const before = await page.evaluate(lookOf);
    await page.keyboard.press(key);
    const time = await page.evaluate(() => (window as unknown as TimedPage).keyShown);
    if ((await page.evaluate(lookOf)) !== before) times.push(time);
  }
  return times;
}

interface TimedPage {
  /** the ms of the last key and of the frame after it, without the wait for the screen between them */
  keyShown: Promise<number>;
}

/** What a step or the change of the class changes. */
function lookOf(): string {
  const [field] = document.querySelectorAll<HTMLInputElement>('#step-field');
  return `${field?.value} ${document.querySelector('svg.tree .node.current')?.getAttribute('class')}`;
}

/** Times every key that is pressed; one key changes a class, which is seen, and nothing else. */
function timeKeys(classKey: string): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const start = performance.now();
      const { port1, port2 } = new MessageChannel();
      let handled = 0;
      let frame = 0;
      (window as unknown as TimedPage).keyShown = new Promise((shown) => {
        port1.onmessage = ({ data }) => {
          if (data === 'handled') handled ||= performance.now();
          else shown(performance.now() - start - Math.max(0, frame - (handled || frame)));
        };
        requestAnimationFrame(() => {
          frame = performance.now();
          port2.postMessage('drawn');
        });
      });
      port2.postMessage('handled');
      if (event.key !== classKey) return;
      event.stopImmediatePropagation();
      document.querySelector('svg.tree .node.current')?.classList.toggle('pruned');
    },
    { capture: true },
  );
}
