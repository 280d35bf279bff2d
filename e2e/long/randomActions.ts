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
import { encodePractice } from '../../src/link/practiceLink.ts';
import { DRIVERS_OWN } from '../quietTest.ts';
import { fillByClicks, known, sheetOf } from '../support/practice.ts';
import { pressEdit } from '../support/reading.ts';
import { type Control, controlsOf, locate, pointOf } from './controls.ts';
import { Guide } from './guide.ts';
import { Held } from './held.ts';

const SIZES = ['1366x768', '390x844'];
const LEAST_USES = 20;

/** Used so much oftener, a control is no longer looked for. */
const MARGIN = 4;

/** It is looked whether all holds after so many actions. */
const LOOK_AFTER = 40;

/** What comes into sight late is not yet used enough at the end: the walk goes on for so much more at most. */
const MOST_MORE = 0.5;

/** So many of the rarest controls are named on the way. */
const RAREST_SAID = 6;

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
  ...['v1&tree=aima-chance-1234', 'v1&tree=backgammon-dice&step=9'],
  ...['v1&page=trees', 'v1&page=practise', 'v1&page=mine', 'v1&page=progress', ''],
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
  readonly guide: Guide;
  /** the last actions, in words */
  readonly trail: string[];
}

/** Something to do: a control that is there, or what can be done at any time. */
interface Choice {
  readonly name: string;
  /** how often it comes up by itself, in hundredths */
  readonly share: number;
  readonly act: (walk: Walk, controls: readonly Control[]) => Promise<string>;
}

const CONTROLS_SHARE = 74;

/** So often, what is done is led by what has been used least; else it is anything. */
const LED = 0.6;

const ANY_TIME: readonly Choice[] = [
  ...KEYS.map((key) => ({
    name: `presses ${key}`,
    share: 14 / KEYS.length,
    act: ({ page }: Walk) => said(`presses ${key}`, page.keyboard.press(key)),
  })),
  ...LINKS.map((hash) => ({
    name: `follows ${hash}`,
    share: 1 / LINKS.length,
    act: ({ page, address }: Walk) => said(`follows ${hash}`, page.goto(`${address}#${hash}`)),
  })),
  { name: 'answers by a method', share: 0.5, act: answerByMethod },
  { name: 'types a probability', share: 0.5, act: typeProbability },
  { name: 'goes to what is rare', share: 1, act: goToRare },
  { name: 'drags', share: 4, act: drag },
  { name: 'points', share: 2, act: hover },
  {
    name: 'wheel',
    share: 2,
    act: ({ page, random }) => said('wheel', page.mouse.wheel(0, random.below(400) - 200)),
  },
  { name: 'back', share: 1, act: ({ page }) => said('back', page.goBack({ waitUntil: 'commit' })) },
  { name: 'forward', share: 1, act: ({ page }) => said('forward', page.goForward({ waitUntil: 'commit' })) },
  { name: 'reload', share: 1, act: ({ page }) => said('reload', page.reload()) },
];

function choose({ random, guide }: Walk, controls: readonly Control[]): Choice {
  // The items of a list are one choice.
  const byName = new Map<string, Control[]>();
  for (const control of controls) {
    const alike = byName.get(control.name);
    if (alike === undefined) byName.set(control.name, [control]);
    else alike.push(control);
  }
  const rarenessOf = (name: string) => 1 / (1 + guide.usesOf(name));
  const all = [...byName.keys()].reduce((sum, name) => sum + rarenessOf(name), 0);
  const choices: Choice[] = [
    ...[...byName].map(([name, alike]) => ({
      name,
      share: (CONTROLS_SHARE * rarenessOf(name)) / all,
      act: (walk: Walk) => actOn(walk, random.pick(alike)),
    })),
    ...ANY_TIME,
  ];
  const led = random.flip(LED) ? byWeight(random, choices, ({ name }) => guide.worthOf(name) ** 2) : null;
  return led ?? byWeight(random, choices, ({ share }) => share) ?? random.pick(ANY_TIME);
}

/** One of them, as probable as it weighs; null where none weighs anything. */
function byWeight<T>(random: Random, items: readonly T[], weightOf: (item: T) => number): T | null {
  const weights = items.map(weightOf);
  let left = random.fraction() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return items[index] ?? null;
  }
  return null;
}

async function actOn(walk: Walk, control: Control): Promise<string> {
  const { page, guide } = walk;
  const point = await pointOf(page, control);
  if (point === null) {
    guide.missed(control.name);
    return `nothing: ${control.name} is covered`;
  }
  guide.used(control.name);
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

/** A whole sheet that two methods explain, which no clicks at random make: the page asks one more question. */
async function answerByMethod({ page, address }: Walk): Promise<string> {
  const exercise = known('equality.1.1');
  await page.goto(`${address}#${encodePractice({ skill: 'equality', difficulty: 1, seed: 1 })}`);
  await page.locator('.stage .rules-line').waitFor();
  await fillByClicks(page, exercise, sheetOf(exercise, 'other-equality'));
  return said('answers by a method', page.locator('.practice-buttons .primary').click());
}

/** A number that is one, but with the others no sum of 1, which no texts at random are: the page can mend it. */
async function typeProbability({ page, random, address }: Walk): Promise<string> {
  await page.goto(`${address}#v1&tree=gfg-expectimax`);
  const reads = page.locator('.app.reading');
  if (await reads.isVisible()) await pressEdit(page);
  await page.locator('svg.tree .chance .shape').first().click();
  return said(
    'types a probability',
    page
      .locator('.shares input')
      .first()
      .fill(`0.${1 + random.below(4)}`),
  );
}

/** To the address at which something that is seldom in sight was last seen. */
async function goToRare({ page, random, guide }: Walk): Promise<string> {
  const rare = guide.rare(LEAST_USES);
  if (rare.length === 0) return 'nothing: nothing is rare';
  const [name] = random.pick(rare);
  return said(`goes to where ${name} was`, page.goto(guide.placeOf(name) ?? page.url()));
}

async function drag({ page, random }: Walk, controls: readonly Control[]): Promise<string> {
  const from = await somewhere(page, random, controls);
  const to = await somewhere(page, random, controls);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  return `drags from ${from.x}, ${from.y} to ${to.x}, ${to.y}`;
}

async function hover({ page, random }: Walk, controls: readonly Control[]): Promise<string> {
  const { x, y } = await somewhere(page, random, controls);
  return said(`points at ${x}, ${y}`, page.mouse.move(x, y));
}

/** A node, the time line, or anywhere. */
async function somewhere(
  page: Page,
  random: Random,
  controls: readonly Control[],
): Promise<{ x: number; y: number }> {
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
  const targets = controls.filter(({ name, type }) => /tree node/.test(name) || type === 'range');
  const point = targets.length > 0 && random.flip(0.7) ? await pointOf(page, random.pick(targets)) : null;
  return point === null
    ? { x: random.below(width), y: random.below(height) }
    : { x: Math.round(point.x), y: Math.round(point.y) };
}

async function said(what: string, doing: Promise<unknown>): Promise<string> {
  await doing;
  return what;
}

interface Outcome {
  /** how many actions were done */
  readonly done: number;
  /** what went wrong first, or null */
  readonly wrong: string | null;
}

/** Walks as one visitor, until something goes wrong. */
async function walkOnce(
  browser: Browser,
  address: string,
  [random, size, actions]: readonly [Random, string, number],
  guide: Guide,
): Promise<Outcome> {
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
  const held = await Held.of(context);
  const { page } = held;
  page.setDefaultTimeout(ANSWER_MS);
  await page.goto(address);
  await page.locator('.subtitle').waitFor();
  const walk: Walk = { page, random, address, guide, trail: [] };
  let [before, last] = [new Set<string>(), 'opens the page'];
  while (walk.trail.length < actions && faults.length === 0) {
    // A page that is just being left has none.
    const controls = await controlsOf(page).catch(() => []);
    const there = new Set(controls.map(({ name }) => name));
    guide.learn(last, before, there, page.url());
    const choice = choose(walk, controls);
    [before, last] = [there, choice.name];
    // What was there a moment ago may be gone: the next action finds what is there now.
    const did = await choice.act(walk, controls).catch((missed: Error) => missedOf(choice, missed));
    walk.trail.push(did);
    // Before the first page there is an empty one, which is not ours.
    if (!page.url().startsWith(address)) await page.goto(address);
    const done = walk.trail.length;
    if (done % LOOK_AFTER !== 0 && done !== actions) continue;
    const wrong = await held.fault();
    if (wrong !== null) faults.push(wrong);
  }
  await context.close();
  const trail = walk.trail.slice(-LOOK_AFTER).join('\n    ');
  const wrong = faults.length === 0 ? null : `${faults.join('\n  ')}\n  after\n    ${trail}`;
  return { done: walk.trail.length, wrong };
}

function missedOf({ name }: Choice, missed: Error): string {
  return `missed: ${name}: ${missed.message.split('\n')[0]}`;
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
  const guide = new Guide(LEAST_USES + MARGIN);
  const start = Date.now();
  let [all, wrongs] = [0, 0];
  const most = actions * values.size.length * seeds * (1 + MOST_MORE);
  for (
    let seed = first;
    seed < first + seeds || (guide.rare(LEAST_USES).length > 0 && all < most);
    seed += 1
  ) {
    for (const size of values.size) {
      const random = seeded(seed);
      // What went wrong with one visitor is said, and another one does the rest.
      for (let done = 0; done < actions; ) {
        const outcome = await walkOnce(browser, server.address, [random, size, actions - done], guide);
        done += outcome.done;
        all += outcome.done;
        const rare = guide.rare(LEAST_USES);
        const rarest = rare.slice(0, RAREST_SAID).map(([name, uses]) => `${name} ${uses}`);
        const found = `${guide.counts().length} controls, ${rare.length} of them rare so far (${rarest.join(', ')})`;
        console.log(
          `seed ${seed} at ${size}, ${done} actions, ${found}: ${outcome.wrong ?? 'nothing wrong'}`,
        );
        if (outcome.wrong !== null) wrongs += 1;
      }
    }
  }
  await browser.close();
  await server.close();
  const counts = guide.counts();
  for (const [name, count] of counts) console.log(`${String(count).padStart(6)} ${name}`);
  const rare = guide.rare(LEAST_USES).length;
  console.log(
    `${all} actions in ${((Date.now() - start) / 60_000).toFixed(1)} minutes, something went wrong ${wrongs} times; ` +
      `${counts.length} controls, ${rare} of them used less than ${LEAST_USES} times`,
  );
  return wrongs + rare;
}

process.exitCode = (await main()) === 0 ? 0 : 1;
