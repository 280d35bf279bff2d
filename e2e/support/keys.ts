/** Key presses as devices and input methods send them, which Playwright's own keyboard cannot. */
import type { Page } from '@playwright/test';

/** The part of a key event that devices differ in. */
export interface Press {
  readonly key: string;
  readonly code?: string;
  readonly shiftKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly metaKey?: boolean;
}

/** Presses a key by its event, where the focus is; returns whether the page took it for itself. */
export function pressAs(page: Page, press: Press): Promise<boolean> {
  return page.evaluate((init) => {
    const target = document.activeElement ?? document.body;
    return !target.dispatchEvent(
      new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true, composed: true }),
    );
  }, press);
}

/** Whether the page leaves the key to the browser. */
export async function isRefused(page: Page, press: Press): Promise<boolean> {
  return !(await pressAs(page, press));
}

/** Presses a key so many times, each press as soon as the last one is shown. */
export async function pressTimes(page: Page, key: string, times: number): Promise<void> {
  await page.evaluate(
    async ([pressed, count]) => {
      const target = document.activeElement ?? document.body;
      for (let time = 0; time < count; time += 1) {
        target.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }));
        await Promise.resolve();
      }
    },
    [key, times] as const,
  );
}

/** Presses keys one after the other where the focus then is, each as soon as the last one is shown. */
export async function pressEach(page: Page, keys: readonly string[]): Promise<void> {
  await page.evaluate(async (given) => {
    for (const key of given) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await Promise.resolve();
    }
  }, keys);
}
