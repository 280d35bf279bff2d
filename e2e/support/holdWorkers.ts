import type { Page } from '@playwright/test';

/** Keeps every worker from answering, so that what stands there meanwhile can be looked at. */
export async function holdWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => {};
  });
}
