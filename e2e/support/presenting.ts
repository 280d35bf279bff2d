/** Starting and ending a presentation, each until the browser's window has followed. */
import type { Page } from '@playwright/test';
import { expect } from '../quietTest.ts';

/** Presents the figure by its key, and waits until the browser shows the page on the full screen. */
export async function present(page: Page): Promise<void> {
  await page.keyboard.press('f');
  await expect(page.locator('.app.presenting')).toBeVisible();
  await page.waitForFunction(() => document.fullscreenElement !== null);
}

/** Ends the presentation by a key, and waits until the window has a size of its own, which a test may change. */
export async function endPresentation(page: Page, key: 'f' | 'Escape' = 'f'): Promise<void> {
  await page.keyboard.press(key);
  await expect(page.locator('.app.presenting')).toHaveCount(0);
  await page.waitForFunction(() => document.fullscreenElement === null);
}
