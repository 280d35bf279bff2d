/**
 * Uses the built page at random, by seed, at two sizes: every control there is, keys, drags, edits, undo,
 * dialogs, files, links, back, forward, reload. Nothing may be written to the console, no edit may be lost,
 * and the address restores the picture. Says how often each control was used.
 *
 *     npx tsx e2e/long/randomActions.ts [--actions 20000] [--seeds 10] [--first 1] [--size 1366x768]
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/launchOptions.ts';
import { startStaticServer } from '../../scripts/staticServer.ts';
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import { DRIVERS_OWN } from '../quietTest.ts';
import { type Control, controlsOf, locate, pointOf } from './controls.ts';
import { Held } from './held.ts';

const SIZES = ['1366x768', '390x844'];
const LEAST_USES = 20;

/** It is looked whether all holds after so many actions. */
const LOOK_AFTER = 40;

/** What is not answered in this time is answered never. */
const ANSWER_MS = 5_000;

const KEYS = [
  ...['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowLeft'],
  ...['PageDown', 'PageUp', 'Home', 'End', 'Space', '[', ']', 'g', 'f', 'b', '?', '+', '-', 'F1'],
  ...['Tab', 'Shift+Tab', 'Enter', 'Escape', 'Escape', 'Delete', 'Insert', 'F2', 'a', 'd', 'n', '7'],
  ...['Control+z', 'Control+z', 'Control+y', 'Control+Shift+z', 'Alt+ArrowUp', 'Alt+ArrowRight'],
];
const TEXTS = [
  ...['(3 12 8) (2 4 6) (14 5 2)', '(1 2) (3 4) (', 'max(chance(1/2*3 1/2*5) min(4 A:7))', '((((1))))'],
  ...['3', '-2.5', '0', '1e400', 'inf', '1/3', 'x', '', '中文 名', '<img onerror=alert(1)>', '? ?', '40'],
];
const LINKS = [
  ...['v1&tree=gfg&step=7', 'v1&tree=thu-fig-3-10&algorithm=minimax', 'v1&tree=no-such-tree', 'noise'],
  ...['v1&practice=deep-cutoffs.2.1234', 'v1&check=9972f059&practice=deep-cutoffs.2.12', 'v1&lang=zh'],
];
const FILES = [
  '(1 2) (3 4)',
  '{"format":"plyscope","version":1,"trees":[{"title":"T","root":{"max":[1,2]}}]}',
  '((',
];

interface Walk {
  readonly page: Page;
  readonly random: Random;
  readonly address: string;
  /** how often each control was used, in all walks */
  readonly uses: Map<string, number>;
  /** how often it was to be used in this one, whether or not something lay over it */
  readonly tries: Map<string, number>;
  /** the last actions, in words */
  readonly trail: string[];
  removed: number;
}

const ACTIONS: readonly (readonly [share: number, act: (walk: Walk) => Promise<string>])[] = [
  [74, useControl],
  [14, async ({ page, random }) => press(page, random.pick(KEYS))],
  [4, drag],
  [2, hover],
  [2, async ({ page, random }) => said('wheel', page.mouse.wheel(0, random.below(400) - 200))],
  [1, async ({ page }) => said('back', page.goBack({ waitUntil: 'commit' }))],
  [1, async ({ page }) => said('forward', page.goForward({ waitUntil: 'commit' }))],
  [1, async ({ page }) => said('reload', page.reload())],
  [1, follow],
];

async function useControl(walk: Walk): Promise<string> {
  const { page, random, uses, tries } = walk;
  const controls = await controlsOf(page);
  if (controls.length === 0) return press(page, 'Escape');
  const countOf = ({ name }: Control) => (uses.get(name) ?? 0) + (tries.get(name) ?? 0);
  const least = Math.min(...controls.map(countOf));
  const rare = controls.filter((control) => countOf(control) === least);
  const control = random.pick(random.flip(0.6) ? rare : controls);
  tries.set(control.name, (tries.get(control.name) ?? 0) + 1);
  const point = await pointOf(page, control);
  if (point === null) return `nothing: ${control.name} is covered`;
  uses.set(control.name, (uses.get(control.name) ?? 0) + 1);
  if (/tree-list.* button/.test(control.name)) walk.removed += 1;
  return `${control.name}: ${await operate(walk, control, point)}`;
}

async function operate(
  { page, random }: Walk,
  control: Control,
  { x, y }: { x: number; y: number },
): Promise<string> {
  if (control.type === 'file') {
    const content = random.pick(FILES);
    const file = { name: 'given.json', mimeType: 'application/json', buffer: Buffer.from(content) };
    await locate(page, control).setInputFiles(file, { timeout: ANSWER_MS });
    return `file ${content}`;
  }
  if (control.tag === 'select') {
    const options = await locate(page, control).locator('option').count();
    const index = random.below(options);
    await locate(page, control).selectOption({ index }, { timeout: ANSWER_MS });
    return `option ${index}`;
  }
  await page.mouse.click(x, y, { clickCount: random.flip(0.1) ? 2 : 1 });
  const isText = control.tag === 'textarea' || /^(?:text|number|search)$/.test(control.type);
  if (!isText) return 'click';
  const text = random.pick(TEXTS);
  if (random.flip(0.7)) await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  if (random.flip(0.5)) await page.keyboard.press(random.pick(['Enter', 'Tab']));
  return `types ${text}`;
}

function press(page: Page, key: string): Promise<string> {
  return said(`presses ${key}`, page.keyboard.press(key));
}

async function drag({ page, random }: Walk): Promise<string> {
  const from = await somewhere(page, random);
  const to = await somewhere(page, random);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  return `drags from ${from.x}, ${from.y} to ${to.x}, ${to.y}`;
}

async function hover({ page, random }: Walk): Promise<string> {
  const { x, y } = await somewhere(page, random);
  return said(`points at ${x}, ${y}`, page.mouse.move(x, y));
}

/** A node, the time line, or anywhere. */
async function somewhere(page: Page, random: Random): Promise<{ x: number; y: number }> {
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
  const targets = (await controlsOf(page)).filter(
    ({ name, type }) => /tree node/.test(name) || type === 'range',
  );
  const point = targets.length > 0 && random.flip(0.7) ? await pointOf(page, random.pick(targets)) : null;
  return point === null
    ? { x: random.below(width), y: random.below(height) }
    : { x: Math.round(point.x), y: Math.round(point.y) };
}

async function follow({ page, random, address }: Walk): Promise<string> {
  const hash = random.pick(LINKS);
  return said(`follows ${hash}`, page.goto(`${address}#${hash}`));
}

async function said(what: string, doing: Promise<unknown>): Promise<string> {
  await doing;
  return what;
}

function choose(random: Random): (walk: Walk) => Promise<string> {
  let left = random.below(ACTIONS.reduce((sum, [share]) => sum + share, 0));
  for (const [share, act] of ACTIONS) {
    left -= share;
    if (left < 0) return act;
  }
  return useControl;
}

/** Walks; what went wrong first, or null. */
async function walkOnce(
  browser: Browser,
  address: string,
  [seed, size, actions]: readonly [number, string, number],
  uses: Map<string, number>,
): Promise<string | null> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: width < 600,
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const faults: string[] = [];
  context.on('console', (message) => {
    if (message.text() !== DRIVERS_OWN) faults.push(`console.${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`thrown: ${error.error().stack}`));
  // tsx has the functions it compiles named, those that are sent to the page as well; and the browser warns
  // of a page that prints too often.
  await context.addInitScript('globalThis.__name = (named) => named; globalThis.print = () => {};');
  const page = await context.newPage();
  page.setDefaultTimeout(ANSWER_MS);
  await page.goto(address);
  await page.locator('.subtitle').waitFor();
  const walk: Walk = { page, random: seeded(seed), address, uses, tries: new Map(), trail: [], removed: 0 };
  const held = new Held(page);
  for (let done = 1; done <= actions && faults.length === 0; done += 1) {
    const act = choose(walk.random);
    // What was there a moment ago may be gone: the next action finds what is there now.
    walk.trail.push(await act(walk).catch((missed: Error) => `missed: ${missed.message.split('\n')[0]}`));
    // Before the first page there is an empty one, which is not ours.
    if (!page.url().startsWith(address)) await page.goto(address);
    if (done % LOOK_AFTER !== 0 && done !== actions) continue;
    const wrong = await held.fault(walk.removed);
    if (wrong !== null) faults.push(wrong);
    walk.removed = 0;
  }
  await context.close();
  const last = walk.trail.slice(-LOOK_AFTER).join('\n    ');
  return faults.length === 0
    ? null
    : `seed ${seed} at ${size}, action ${walk.trail.length}: ${faults.join('\n  ')}\n  after\n    ${last}`;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      actions: { type: 'string', default: '20000' },
      seeds: { type: 'string', default: '10' },
      first: { type: 'string', default: '1' },
      size: { type: 'string', multiple: true, default: SIZES },
    },
  });
  const [seeds, first] = [Number(values.seeds), Number(values.first)];
  const actions = Math.ceil(Number(values.actions) / seeds / values.size.length);
  const server = await startStaticServer({ root: 'dist', port: 0 });
  const browser = await chromium.launch(launchOptions());
  const uses = new Map<string, number>();
  const wrongs: string[] = [];
  for (let seed = first; seed < first + seeds; seed += 1) {
    for (const size of values.size) {
      const wrong = await walkOnce(browser, server.address, [seed, size, actions], uses);
      console.log(wrong ?? `seed ${seed} at ${size}: ${actions} actions, nothing wrong`);
      if (wrong !== null) wrongs.push(wrong);
    }
  }
  await browser.close();
  await server.close();
  const counted = [...uses].toSorted(([, one], [, other]) => one - other);
  for (const [name, count] of counted) console.log(`${String(count).padStart(6)} ${name}`);
  const rare = counted.filter(([, count]) => count < LEAST_USES).length;
  console.log(
    `${counted.length} controls, ${rare} of them used less than ${LEAST_USES} times; ${wrongs.length} walks went wrong`,
  );
  return wrongs.length + rare;
}

process.exitCode = (await main()) === 0 ? 0 : 1;
