/** The form of uniform trees. */
import type { Page } from '@playwright/test';
import { startEditing, unfold } from './editing.ts';
import { edit } from './reading.ts';

/** Fills the form in; it is not sent yet. */
export async function wish(page: Page, children: number, plies: number): Promise<void> {
  await startEditing(page);
  await unfold(page, edit.uniformPanel);
  const panel = page.locator('.panel-uniform');
  await panel.getByLabel(edit.branching).fill(String(children));
  await panel.getByLabel(edit.depth).fill(String(plies));
}

/** Sends it. */
export function make(page: Page): Promise<void> {
  return page.locator('.panel-uniform').getByRole('button', { name: edit.make }).click();
}
