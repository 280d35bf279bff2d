/** Key presses as devices and input methods send them, which Playwright's own keyboard cannot. */
import type { Page } from '@playwright/test';

/** Presses a key by its event, where the focus is; returns whether the page took it for itself. */
export function pressAs(page: Page, press: KeyboardEventInit): Promise<boolean> {
  return page.evaluate((init) => {
    const target = document.activeElement ?? document.body;
    return !target.dispatchEvent(
      new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true, composed: true }),
    );
  }, press);
}

/** Whether the page leaves the key to the browser. */
export async function isRefused(page: Page, press: KeyboardEventInit): Promise<boolean> {
  return !(await pressAs(page, press));
}
