/**
 * What holds whatever is fed to the page: on failure nothing has changed, what was typed is still there,
 * the message is an alert that names code and place and quotes little, and a reload gives a page that
 * works. That no request leaves the page is watched by every test: see quietTest.ts.
 */
import type { Page } from '@playwright/test';
import { expect } from '../quietTest.ts';
import { edit, leafFigures, sentence, stepOf } from './reading.ts';

/** Input as a message may quote it: at most so many characters. */
const MOST_QUOTED = 40;

/** What a refusal must leave as it was. */
interface Shown {
  readonly leaves: readonly string[];
  readonly step: number;
  readonly algorithm: string;
  readonly canUndo: boolean;
}

export interface Refusal {
  /** feeds the page */
  readonly act: () => Promise<void>;
  readonly code: string;
  /** "Line 1, column 5", or a path */
  readonly place: string | RegExp;
  /** where what was fed can still be edited */
  readonly kept: () => Promise<void>;
}

async function shown(page: Page): Promise<Shown> {
  const undo = page.getByRole('button', { name: edit.undo, exact: true });
  return {
    step: await stepOf(page),
    leaves: await leafFigures(page),
    algorithm: await page.locator('.figure-bar .of-algorithm').innerText(),
    canUndo: (await undo.getAttribute('aria-disabled')) === 'false',
  };
}

/** Feeds the page and checks every invariant. */
export async function expectRefusal(page: Page, { act, code, place, kept }: Refusal): Promise<void> {
  const before = await shown(page);
  await act();
  const alert = page.locator(`[role=alert][data-code="${code}"]`);
  await expect(alert).toContainText(place);
  for (const [, quote = ''] of (await alert.innerText()).matchAll(/“([^”]*)”/g))
    expect(Array.from(quote).length, quote).toBeLessThanOrEqual(MOST_QUOTED);
  await kept();
  expect(await shown(page)).toEqual(before);
  await page.reload();
  await expect(sentence(page)).toBeVisible();
  // What the page was left with takes the place of what its address has, as soon as it is read.
  await expect.poll(() => leafFigures(page)).toEqual(before.leaves);
  // The keyboard may be in a text that was left unfinished.
  await page.locator('#transport').press('End');
  await expect(sentence(page)).not.toHaveAttribute('data-step', '0');
}
