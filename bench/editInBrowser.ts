/**
 * What an edit of a large tree costs the main thread of the built page: a key in the text of the tree, a value, and a
 * node that comes or goes. What is done after the frame that shows the edit, such as reading a long text when the typing
 * pauses, and storing the tree, is measured too.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../scripts/launchOptions.ts';
import { startStaticServer } from '../scripts/staticServer.ts';
import { printTree } from '../src/notation/printTree.ts';
import type { Figure } from './figure.ts';
import { type ThreadTime, timeActions } from './mainThread.ts';
import { median } from './medians.ts';
import { worstOrderedTree } from './trees.ts';

/** The greatest main thread times to the frame, ms: one frame of 1/60 s, two of them, and a tenth of a second. */
const [ONE_FRAME, TWO_FRAMES, NOTICED] = [16, 33, 100];
const SAMPLES = 16;
/** Actions that are not counted, in which V8 gets to know the code. */
const WARM_UP = 8;

/** The plies of the measured trees, and how long the page works at most after an edit of each, ms. */
const LARGE = { depth: 8, nodes: '9,841 nodes', rest: 700 };
const LARGEST = { depth: 10, nodes: '88,573 nodes', rest: 2000 };

/** The first of all figures, where the page opens at its front door. */
const FIRST = 'v1&tree=aima-fig-5-5';

/** Edits trees in a real browser. */
export async function measureEdits(dist: string): Promise<Figure[]> {
  const server = await startStaticServer({ root: dist, port: 0 });
  const browser = await chromium.launch(launchOptions());
  try {
    const { page, keys } = await typeIn(browser, server.address, LARGE);
    await openTree(page, LARGE.depth);
    const values = await measured(page, LARGE.rest, (index) => page.evaluate(editValue, index));
    const shapes = await measured(page, LARGE.rest, (index) => page.evaluate(editShape, index));
    const largest = await typeIn(browser, server.address, LARGEST);
    return [
      ...figuresOf(`a key typed in the text of ${LARGE.nodes}`, keys, ONE_FRAME),
      ...figuresOf(`an edit of a value, ${LARGE.nodes}`, values, ONE_FRAME),
      ...figuresOf(`an edit of the shape, ${LARGE.nodes}`, shapes, TWO_FRAMES),
      ...figuresOf(`a key typed in the text of ${LARGEST.nodes}`, largest.keys, NOTICED),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

function figuresOf(what: string, times: readonly ThreadTime[], bound: number): Figure[] {
  const figure = (said: string, of: keyof ThreadTime, most: number | null): Figure => ({
    what: `${what}, main thread ${said}`,
    measured: median(times.map((time) => time[of])),
    unit: ' ms',
    bound: most,
  });
  return [figure('to the frame', 'toFrame', bound), figure('with all that follows', 'inAll', null)];
}

async function measured(page: Page, rest: number, act: (index: number) => Promise<void>) {
  const times = await timeActions(page, SAMPLES + WARM_UP, rest, act);
  return times.slice(WARM_UP);
}

/** Opens the editor with the text of a tree, and types in the middle of it; each key follows a pause. */
async function typeIn(browser: Browser, address: string, { depth, rest }: typeof LARGE) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}#${FIRST}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const box = page.getByRole('textbox', { name: 'The tree as text' });
  await box.fill(printTree(worstOrderedTree(3, depth, 5)));
  await box.evaluate((element: HTMLTextAreaElement) => {
    const middle = element.value.indexOf(')', element.value.length >> 1);
    element.setSelectionRange(middle, middle);
  });
  const keys = await measured(page, rest, (index) =>
    page.keyboard.press(index % 2 === 0 ? '7' : 'Backspace'),
  );
  return { page, keys };
}

/** Selects a leaf of the tree. */
async function openTree(page: Page, depth: number): Promise<void> {
  await page.getByRole('button', { name: 'As text' }).click();
  await page.locator('[role=treeitem][tabindex="0"]').focus();
  for (let ply = 0; ply < depth; ply += 1) await page.keyboard.press('ArrowRight');
  await page.locator('#node-value').waitFor();
}

/** Types a value. */
function editValue(index: number): void {
  const input = document.querySelector<HTMLInputElement>('#node-value');
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, String(index % 9));
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Doubles the leaf and deletes the copy, in turn. */
function editShape(index: number): void {
  const label = index % 2 === 0 ? 'Duplicate' : 'Delete';
  document.querySelector<HTMLElement>(`.node-buttons [aria-label="${label}"]`)?.click();
}
