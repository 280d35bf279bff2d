/** What an edit of a tree of 10,000 nodes takes in the built page, from the input to the frame that shows it, and a key in its text. */
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../scripts/launchOptions.ts';
import { startStaticServer } from '../scripts/staticServer.ts';
import { printTree } from '../src/notation/printTree.ts';
import type { Figure } from './figure.ts';
import { median } from './medians.ts';
import { worstOrderedTree } from './trees.ts';

/** two frames of 1/60 s */
const TWO_FRAMES_MS = 33.4;
/** a key that is typed, in the text of the tree */
const KEY_MS = 30;
const SAMPLES = 25;

/** The first of all figures, where the page opens at its front door. */
const FIRST = 'v1&tree=aima-fig-5-5';

/** Edits the tree in a real browser: values of a leaf, and children that come and go. */
export async function measureEdits(dist: string): Promise<Figure[]> {
  const server = await startStaticServer({ root: dist, port: 0 });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${server.address}#${FIRST}`);
    const text = printTree(worstOrderedTree(3, 8, 5));
    const typed = await typeText(page, text);
    await openTree(page);
    const value = await page.evaluate(editValues, SAMPLES);
    const shape = await page.evaluate(editShape, SAMPLES);
    return [
      {
        what: 'a key typed in the text of 9,841 nodes, to the frame',
        measured: median(typed),
        unit: ' ms',
        bound: KEY_MS,
      },
      {
        what: 'an edit of a value, 9,841 nodes, to the frame',
        measured: median(value),
        unit: ' ms',
        bound: TWO_FRAMES_MS,
      },
      {
        what: 'an edit of the shape, 9,841 nodes, to the frame',
        measured: median(shape),
        unit: ' ms',
        bound: null,
      },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Opens the editor with the text of a tree and types in the middle of it; ms each key. */
async function typeText(page: Page, text: string): Promise<number[]> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const box = page.getByRole('textbox', { name: 'The tree as text' });
  await box.fill(text);
  await box.evaluate((element: HTMLTextAreaElement) => {
    const middle = element.value.indexOf(')', element.value.length >> 1);
    element.setSelectionRange(middle, middle);
    element.addEventListener('beforeinput', () => {
      const start = performance.now();
      (window as unknown as TimedPage).keyShown = new Promise((shown) => {
        requestAnimationFrame(() => setTimeout(() => shown(performance.now() - start)));
      });
    });
  });
  const times: number[] = [];
  for (let key = 0; key < SAMPLES + 8; key += 1) {
    await page.keyboard.press(key % 2 === 0 ? '7' : 'Backspace');
    times.push(await page.evaluate(() => (window as unknown as TimedPage).keyShown));
  }
  return times.slice(8);
}

interface TimedPage {
  /** the ms from the last key to the end of the frame after it */
  keyShown: Promise<number>;
}

/** Selects a leaf of the tree. */
async function openTree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'As text' }).click();
  await page.locator('[role=treeitem][tabindex="0"]').focus();
  for (let ply = 0; ply < 8; ply += 1) await page.keyboard.press('ArrowRight');
  await page.locator('#node-value').waitFor();
}

/** Types values; ms each. */
async function editValues(samples: number): Promise<number[]> {
  const input = document.querySelector<HTMLInputElement>('#node-value');
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const times: number[] = [];
  for (let sample = 0; sample < samples + 8; sample += 1) {
    await new Promise((resolve) => setTimeout(resolve, 120));
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    setter?.call(input, String(sample % 9));
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    times.push(performance.now() - start);
  }
  return times.slice(8);
}

/** Doubles the leaf and deletes the copy, in turn; ms each. */
async function editShape(samples: number): Promise<number[]> {
  const times: number[] = [];
  for (let sample = 0; sample < samples + 8; sample += 1) {
    await new Promise((resolve) => setTimeout(resolve, 120));
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    const label = sample % 2 === 0 ? 'Duplicate' : 'Delete';
    document.querySelector<HTMLElement>(`.node-buttons [aria-label="${label}"]`)?.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    times.push(performance.now() - start);
  }
  return times.slice(8);
}
