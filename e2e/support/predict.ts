/** What a reader does and sees whom the program asks before decisive steps. */

import type { Locator, Page } from '@playwright/test';
import { predict as englishPredict } from '../../src/words/en/work.ts';
import type { Words } from '../../src/words/language.ts';
import { expect } from './expect.ts';
import { openLink } from './reading.ts';

/** The texts of the questions, in English. */
export const predict: Words['predict'] = englishPredict;

/** AIMA's figure 5.5: the first question withholds step 8. */
export const AIMA = 'v1&tree=aima-fig-5-5';

/** The switch. */
export function toggle(page: Page, texts: Words['predict'] = predict): Locator {
  return page.getByRole('checkbox', { name: texts.title, exact: true });
}

/** What is asked. */
export function question(page: Page): Locator {
  return page.locator('fieldset.question');
}

/** What can be answered. */
export function options(page: Page): Locator {
  return question(page).locator('.option');
}

/** What came of the last answer. */
export function feedback(page: Page): Locator {
  return page.locator('.feedback');
}

/** Right and asked, of a kind. */
export function tally(page: Page, kind: string): Promise<string[]> {
  return page.locator(`.answers [data-kind=${kind}] td`).allTextContents();
}

/** Opens a link and turns the questions on. */
export async function start(page: Page, hash = AIMA, texts: Words['predict'] = predict): Promise<void> {
  await openLink(page, hash);
  await toggle(page, texts).check();
  await expect(page.locator('.asking')).toBeVisible();
}
