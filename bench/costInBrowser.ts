/**
 * What trees of 13 to 88,573 nodes cost in the built page with the margin open: opening one, a step, an edit, memory.
 * Steps and edits are timed by the main thread's own clock, from the key to the frame that shows the figure's change, so
 * that other work of the machine does not count.
 */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../scripts/launchOptions.ts';
import { startStaticServer } from '../scripts/staticServer.ts';
import { printTree } from '../src/notation/printTree.ts';
import { tools } from '../src/words/en/figure.ts';
import { type TraceEvent, traced } from './browserTrace.ts';
import type { Figure } from './figure.ts';
import { median } from './medians.ts';
import { worstOrderedTree } from './trees.ts';

/** What one tree costs. */
export interface Cost {
  readonly nodes: number;
  /** ms from the drop of a file to the tree on the page */
  readonly open: number;
  /** ms of the main thread for a step, until its frame with the figure */
  readonly step: number;
  /** the same when the whole tree is seen */
  readonly whole: number;
  /** ms of the main thread for the least there is to do: a change of the current node's class */
  readonly bare: number;
  /** ms of the main thread for the edit of a leaf's value, until its frame with the figure */
  readonly edit: number;
  /** MB of the script's memory that the tree with its run takes */
  readonly memory: number;
  /** elements of the page's body */
  readonly elements: number;
}

/** The figure has to be painted after so many ms of the main thread. */
const MOST_MS = 8;

/** The page may have so many elements at 121 nodes. */
const MOST_ELEMENTS = 1_000;

const DEPTHS = [2, 3, 4, 5, 6, 7, 8, 10];
const KEYS = 24;

/** A key that means nothing to the page. */
const CLASS_KEY = 'F8';

/** What the main thread does for a frame; each contains none of the others. */
const WORK = /^(?:EventDispatch|FireAnimationFrame|UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|Commit)$/;

/** Opens trees in a real browser, steps through them and edits them; the smallest tree comes first. */
export async function measureCosts(dist: string): Promise<Cost[]> {
  const server = await startStaticServer({ root: dist, port: 0 });
  const browser = await chromium.launch(launchOptions());
  try {
    const costs: Cost[] = [];
    for (const depth of DEPTHS) costs.push(await costOf(browser, server.address, depth));
    return costs;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Returns what the costs are held to. */
export function costFigures(costs: readonly Cost[]): Figure[] {
  return costs.flatMap(({ nodes, step, whole, bare, elements }) => {
    const name = `${nodes.toLocaleString('en')} nodes`;
    const figure = {
      what: `main thread until a step is seen in the figure, ${name} (a class: ${bare.toFixed(1)} ms)`,
      ...{ measured: step, unit: ' ms', bound: MOST_MS },
    };
    const size = {
      what: `elements of the page, ${name}`,
      measured: elements,
      unit: '',
      bound: MOST_ELEMENTS,
    };
    const fromAfar = {
      what: `main thread until a step is seen in the whole tree, ${name}`,
      ...{ measured: whole, unit: ' ms', bound: MOST_MS },
    };
    return nodes === 121 ? [figure, fromAfar, size] : [figure, fromAfar];
  });
}

async function costOf(browser: Browser, address: string, depth: number): Promise<Cost> {
  const tree = worstOrderedTree(3, depth, 5);
  console.error(`measuring what ${tree.size.toLocaleString('en')} nodes cost …`);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const cdp = await page.context().newCDPSession(page);
  // tsx has the functions it compiles named, those that are sent to the page as well.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.goto(`${address}#v1&tree=aima-fig-5-5`);
  await page.locator('.panel-stack').waitFor();
  // A first file, with which the code that reads files has come.
  await page.evaluate(dropTree, '(1 2 3)');
  const before = await heapOf(cdp);
  const open = await page.evaluate(dropTree, printTree(tree));
  // To the middle of the run.
  const last = Number(await page.locator('.timeline input').getAttribute('max'));
  await page.locator('#step-field').fill(String(last >> 1));
  await page.keyboard.press('Enter');
  await page.locator('#step-field').blur();
  await page.evaluate(changeClassBy, CLASS_KEY);
  const steps = await tracedKeys(page, cdp, (key) => (key % 6 < 3 ? 'ArrowRight' : 'ArrowLeft'));
  const classes = await tracedKeys(page, cdp, () => CLASS_KEY);
  await page.getByRole('button', { name: tools.fit, exact: true }).click();
  const wholes = await tracedKeys(page, cdp, (key) => (key % 6 < 3 ? 'ArrowRight' : 'ArrowLeft'));
  await page.getByRole('button', { name: tools.follow, exact: true }).click();
  const elements = await page.evaluate(() => document.body.querySelectorAll('*').length);
  const memory = ((await heapOf(cdp)) - before) / 1_000_000;
  await selectLeaf(page, depth);
  const edits = await tracedKeys(page, cdp, (key) => `${2 + (key % 7)}`, 'input');
  await page.close();
  return {
    ...{ nodes: tree.size, open, memory, elements },
    ...{ step: median(steps), whole: median(wholes), bare: median(classes), edit: median(edits) },
  };
}

/** Drops a file with a tree on the page; ms until the page has the tree's run and a frame after it. */
async function dropTree(text: string): Promise<number> {
  const max = () => document.querySelector<HTMLInputElement>('.timeline input')?.max;
  const [start, before] = [performance.now(), max()];
  const dropped = new DataTransfer();
  dropped.items.add(new File([text], 'tree.txt', { type: 'text/plain' }));
  document.body.dispatchEvent(
    new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }),
  );
  const frame = () => new Promise(requestAnimationFrame);
  // While the tree is read and searched there may be no timeline.
  while (max() === before || max() === undefined) await frame();
  await frame();
  return performance.now() - start;
}

/** Has one key change the class of the current node, and nothing else. */
function changeClassBy(key: string): void {
  const change = (event: KeyboardEvent) => {
    if (event.key !== key) return;
    event.stopImmediatePropagation();
    document.querySelector('svg.tree .node.current')?.classList.toggle('pruned');
  };
  window.addEventListener('keydown', change, { capture: true });
}

/** Begins to edit, selects the first leaf and the number in its field. */
async function selectLeaf(page: Page, depth: number): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.locator('[role=treeitem][tabindex="0"]').focus();
  for (let ply = 0; ply < depth; ply += 1) await page.keyboard.press('ArrowRight');
  await page.locator('#node-value').click();
}

/** The bytes that the script holds after what nobody holds was collected. */
async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

/** Presses keys, each with a rest after it; ms of work from the event of each to the end of the frame after it. */
async function tracedKeys(
  page: Page,
  cdp: CDPSession,
  keyAt: (index: number) => string,
  type = 'keydown',
): Promise<number[]> {
  const press = async (index: number) => {
    // In a field the number that stands there is replaced.
    if (type === 'input') await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press(keyAt(index));
    await page.waitForTimeout(150);
  };
  for (let index = 0; index < 8; index += 1) await press(index);
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  const events = await traced(cdp, categories, async () => {
    for (let index = 0; index < KEYS; index += 1) await press(index);
  });
  return framesOf(events, type);
}

function framesOf(events: readonly TraceEvent[], type: string): number[] {
  const isPress = ({ name, args }: TraceEvent) => name === 'EventDispatch' && args.data?.type === type;
  const first = events.find(isPress);
  const own = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === first?.pid && tid === first.tid)
    .sort((one, other) => one.ts - other.ts);
  return own.filter(isPress).map((press) => {
    const commit = own.find(({ name, ts }) => name === 'Commit' && ts > press.ts);
    const work = own.filter(({ name, ts }) => WORK.test(name) && ts >= press.ts && ts <= (commit?.ts ?? 0));
    // Paint is traced twice, the one within the other.
    const ms = ({ name, tdur = 0 }: TraceEvent) => tdur / 1000 / (name === 'Paint' ? 2 : 1);
    return work.reduce((sum, event) => sum + ms(event), 0);
  });
}
