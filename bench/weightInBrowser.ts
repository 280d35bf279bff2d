/** What a step of a weight's slider takes in the built page, on a tree of 1,093 nodes: the script, without the frame. */
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../scripts/launchOptions.ts';
import { startStaticServer } from '../scripts/staticServer.ts';
import { seeded } from '../src/core/random/seeded.ts';
import type { Figure } from './figure.ts';
import { median } from './medians.ts';

const SLIDER_MS = 16;
const SAMPLES = 41;
const PLIES = 6;

/** Moves a slider in a real browser. */
export async function measureWeights(dist: string): Promise<Figure[]> {
  const server = await startStaticServer({ root: dist, port: 0 });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${server.address}#v1&literal=${encodeURIComponent(weighedTree())}`);
    return [
      {
        what: 'a step of a weight’s slider, 1,093 nodes, script',
        measured: median(await slide(page)),
        unit: ' ms',
        bound: SLIDER_MS,
      },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Three children a node, six plies: two features at every node. */
function weighedTree(): string {
  const random = seeded(5);
  const features = () => `{${random.below(19) - 9} ${random.below(19) - 9}}~`;
  const node = (plies: number): string =>
    plies === 0 ? `${features()}?` : `${features()}(${[1, 2, 3].map(() => node(plies - 1)).join(' ')})`;
  return `eval a=1 b=2; ${node(PLIES)}`;
}

/** To and fro by one; ms each. */
async function slide(page: Page): Promise<number[]> {
  const slider = page.locator('.weight input[type=range]').first();
  await slider.waitFor();
  return slider.evaluate(async (input: HTMLInputElement, samples: number) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const times: number[] = [];
    for (let sample = 0; sample < samples + 8; sample += 1) {
      await new Promise((resolve) => setTimeout(resolve, 120));
      const start = performance.now();
      setter?.call(input, String(sample % 2 === 0 ? 3 : 2));
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => queueMicrotask(() => resolve(null)));
      times.push(performance.now() - start);
    }
    return times.slice(8);
  }, SAMPLES);
}
