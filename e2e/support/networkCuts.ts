/** The network cut at one file of the built page after the other, while the screen that needs it is opened. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { firstStepScripts, staticImports } from '../../bench/firstStepScripts.ts';
import { expect } from '../quietTest.ts';
import { en, zh } from './reading.ts';
import type { Screen } from './screens.ts';

/** Without these the page goes on as it is: panning, and what is counted or played beside the page. */
const SILENT = /^(?:panZoom|countingWorker|taskWorker)-/;

const ASSETS = 'dist/assets';

const AGAIN = new RegExp(`^(?:${[en, zh].flatMap(({ tryAgain, reload }) => [tryAgain, reload]).join('|')})$`);

/**
 * Every script and style sheet that is loaded when it is needed. The first texts of a language are none of them:
 * the page does not start without these, which notStarted.spec.ts is about.
 */
export function lateFiles(): string[] {
  const first = new Set(firstStepScripts('dist').map(({ file }) => basename(file)));
  const isLate = (file: string) =>
    /\.(?:js|css)$/.test(file) && !first.has(file) && !/^(?:first|embed|scorm|en-page)-/.test(file);
  return readdirSync(ASSETS).filter(isLate).sort();
}

/** A file that a screen asks for when it is opened. */
export interface AskedFile {
  readonly file: string;
  /** nothing that a reader would miss there needs it */
  readonly isSilent: boolean;
}

export async function filesOf(page: Page, screen: Screen): Promise<AskedFile[]> {
  const asked = new Set<string>();
  const note = (request: Request) => asked.add(basename(new URL(request.url()).pathname));
  await screen.before(page);
  page.on('request', note);
  await screen.ask(page);
  await expect(screen.there(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  const late = new Set(lateFiles());
  const files = [...asked].filter((file) => late.has(file));
  const askers = new Map(
    files.map((file) => [file, files.filter((other) => importsOf(other).includes(file))]),
  );
  const ownRight = new Set(readdirSync(ASSETS).flatMap(laterImportsOf));
  const isSilent = (file: string): boolean => {
    const by = askers.get(file) ?? [];
    // Whatever it does itself, what cannot be without it is missed.
    return by.every(isSilent) && (SILENT.test(file) || (!ownRight.has(file) && by.length > 0));
  };
  return files.map((file) => ({ file, isSilent: isSilent(file) }));
}

/** The files that a script asks for when it needs them. */
function laterImportsOf(file: string): string[] {
  if (!file.endsWith('.js')) return [];
  const asked = readFileSync(join(ASSETS, file), 'utf8').matchAll(/\bimport\([`"']\.\/([^`"']+)/g);
  return [...asked].map(([, name = '']) => name);
}

const imports = new Map<string, readonly string[]>();

/** The files that a script or a style sheet cannot be without; each is read once. */
function importsOf(file: string): readonly string[] {
  const before = imports.get(file);
  if (before !== undefined) return before;
  const found = file.endsWith('.js') ? staticImports(join(ASSETS, file)).map((path) => basename(path)) : [];
  imports.set(file, found);
  return found;
}

/** Opens the screen with one file cut off: it says so, the rest goes on, and it comes when it is tried again. */
export async function openWithout(page: Page, screen: Screen, { file, isSilent }: AskedFile): Promise<void> {
  const url = `**/assets/${file}`;
  await screen.before(page);
  await page.route(url, (route) => route.abort());
  await screen.ask(page);
  const there = screen.there(page).first();
  // One may also lie in a menu that is closed, where it is found when the menu is opened.
  const notes = page.locator('.part-note button, .notice-action').filter({ hasText: AGAIN });
  if (isSilent) {
    await expect(there, `${screen.name} is there without ${file}`).toBeVisible();
    return;
  }
  await expect(notes.first(), `${screen.name} without ${file} says that something is missing`).toBeAttached();
  await expectAlive(page);
  await page.unroute(url);
  // A note may also lie under a dialog, and be gone by the time it is pressed.
  await expect(async () => {
    await notes.evaluateAll((buttons) => {
      const first = new Map(
        buttons.map((button) => [button.closest('.part-note, .notice'), button] as const).toReversed(),
      );
      for (const button of first.values()) (button as HTMLElement).click();
    });
    await expect(notes).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(there).toBeVisible();
  await expect(page.locator('.part-note')).toHaveCount(0);
  await expectAlive(page);
}

/** The page steps on and back, where it shows steps at all. */
async function expectAlive(page: Page): Promise<void> {
  const step = page.locator('.subtitle').first();
  // Two figures have a time of their own, and the window of the audience follows another.
  if ((await step.count()) === 0 || (await page.locator('.compared').count()) > 0) return;
  if (page.url().includes('audience=')) return;
  const ways = [
    ['ArrowRight', labelled(en.next, zh.next)],
    ['ArrowLeft', labelled(en.back, zh.back)],
  ] as const;
  const next = page.locator(ways[0][1]);
  // In a lesson Next leads on from the end of a run.
  const isAtEnd =
    !page.url().includes('lesson=') &&
    (await next.evaluateAll((buttons) =>
      buttons.some((button) => button.matches(':disabled, [aria-disabled=true]')),
    ));
  const before = await step.getAttribute('data-step');
  const [there, back] = isAtEnd ? [ways[1], ways[0]] : ways;
  await goBy(page, there[0], there[1]);
  await expect(step).not.toHaveAttribute('data-step', before ?? '');
  await goBy(page, back[0], back[1]);
  await expect(step).toHaveAttribute('data-step', before ?? '');
}

/** By the button, or by its key on the front door, where there are no such buttons. */
async function goBy(page: Page, key: string, selector: string): Promise<void> {
  if ((await page.locator('main.home').count()) === 0) return pressNow(page, selector);
  await page.locator('body').dispatchEvent('keydown', { key });
}

/** Also under a dialog. */
function pressNow(page: Page, selector: string): Promise<void> {
  return page.locator(selector).evaluate((button) => (button as HTMLElement).click());
}

function labelled(...labels: readonly string[]): string {
  return labels.map((label) => `.transport [aria-label="${label}"]`).join(', ');
}
