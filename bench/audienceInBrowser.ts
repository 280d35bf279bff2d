/** How long after a key the window of the audience shows the step, in the built page. */
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../scripts/launchOptions.ts';
import { startStaticServer } from '../scripts/staticServer.ts';
import type { Figure } from './figure.ts';
import { median } from './medians.ts';

const FOLLOWS_MS = 200;
const SAMPLES = 21;

/** Steps through the tree of 41 leaves in one window, and watches the other. */
export async function measureAudience(dist: string): Promise<Figure[]> {
  const server = await startStaticServer({ root: dist, port: 0 });
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    const presenter = await context.newPage();
    await presenter.goto(`${server.address}#v1&tree=nilsson-fig-3-12&step=0`);
    await presenter.locator('.more').first().click();
    const opened = presenter.waitForEvent('popup');
    await presenter.locator('.menu-row', { hasText: 'Window for the audience' }).click();
    const audience = await opened;
    await audience.locator('.tree .node').first().waitFor();
    return [
      {
        what: 'a step shown in the window of the audience, 41 leaves, after the key',
        measured: median(await follow(presenter, audience)),
        unit: ' ms',
        bound: FOLLOWS_MS,
      },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** ms each; both windows have one clock, but began to count at different times. */
async function follow(presenter: Page, audience: Page): Promise<number[]> {
  await audience.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const step = document.querySelector('.subtitle')?.getAttribute('data-step');
      if (step != null) seen[step] ??= performance.timeOrigin + performance.now();
    }).observe(document.body, { subtree: true, attributes: true, childList: true });
  });
  const pressed = await presenter.evaluate(async (samples: number) => {
    const times: Record<string, number> = {};
    for (let sample = 0; sample < samples; sample += 1) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      const at = performance.timeOrigin + performance.now();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 50));
      const step = document.querySelector('.subtitle')?.getAttribute('data-step');
      if (step != null) times[step] = at;
    }
    return times;
  }, SAMPLES);
  await audience.waitForTimeout(500);
  const seen = await audience.evaluate(
    () => (globalThis as unknown as { seen: Record<string, number> }).seen,
  );
  return Object.entries(pressed).map(([step, at]) => (seen[step] ?? Infinity) - at);
}
