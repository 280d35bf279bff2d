/** The network cut at one file of the built page after the other, while the screen that needs it is opened. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { firstStepScripts } from '../../bench/firstStepScripts.ts';
import { expect } from '../quietTest.ts';
import { en, zh } from './reading.ts';
import type { Screen } from './screens.ts';

/** Without these the page goes on as it is, and says nothing: motion, panning, saving, working offline. */
const SILENT =
  /^(?:motion|panZoom|saveTrees|saveFile|keptTree|registerServiceWorker|fileName|printTree|treeFile|filedTrees|progressStore)-/;

const AGAIN = new RegExp(`^(?:${[en, zh].flatMap(({ tryAgain, reload }) => [tryAgain, reload]).join('|')})$`);

/** Every script and style sheet that is loaded when it is needed. */
export function lateFiles(): string[] {
  const first = new Set(firstStepScripts('dist').map(({ file }) => basename(file)));
  const isLate = (file: string) =>
    /\.(?:js|css)$/.test(file) && !first.has(file) && !/^(?:index|embed|english)-/.test(file);
  return readdirSync('dist/assets').filter(isLate).sort();
}

/** Which files a screen asks for when it is opened. */
export async function filesOf(page: Page, screen: Screen): Promise<string[]> {
  const asked = new Set<string>();
  const note = (request: Request) => asked.add(basename(new URL(request.url()).pathname));
  await screen.before(page);
  page.on('request', note);
  await screen.ask(page);
  await expect(screen.there(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  const late = new Set(lateFiles());
  return [...asked].filter((file) => late.has(file));
}

/** Opens the screen with one file cut off: it says so, the rest goes on, and it comes when it is tried again. */
export async function openWithout(page: Page, screen: Screen, file: string): Promise<void> {
  const url = `**/assets/${file}`;
  await screen.before(page);
  await page.route(url, (route) => route.abort());
  await screen.ask(page);
  const there = screen.there(page).first();
  const notes = page.locator('.part-note button, .notice-action').filter({ hasText: AGAIN });
  if (SILENT.test(file)) {
    await expect(there).toBeVisible();
    return;
  }
  await expect(notes.first(), `${screen.name} without ${file} says that something is missing`).toBeVisible();
  await expectAlive(page);
  await page.unroute(url);
  // Parts that wait for the same words fail each for itself. A note may also lie under a dialog, and be gone
  // by the time it is pressed.
  await expect(async () => {
    await notes.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
    await expect(notes).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(there).toBeVisible();
  await expect(page.locator('.part-note')).toHaveCount(0);
  await expectAlive(page);
}

/** The page steps on and back, where it shows steps at all. */
async function expectAlive(page: Page): Promise<void> {
  const step = page.locator('.subtitle');
  if ((await step.count()) === 0) return;
  const before = await step.getAttribute('data-step');
  await pressNow(page, labelled(en.next, zh.next));
  await expect(step).not.toHaveAttribute('data-step', before ?? '');
  await pressNow(page, labelled(en.back, zh.back));
  await expect(step).toHaveAttribute('data-step', before ?? '');
}

/** Also under a dialog. */
function pressNow(page: Page, selector: string): Promise<void> {
  return page.locator(selector).evaluate((button) => (button as HTMLElement).click());
}

function labelled(...labels: readonly string[]): string {
  return labels.map((label) => `.transport [aria-label="${label}"]`).join(', ');
}
