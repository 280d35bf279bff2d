/**
 * Uses the built page at random, by seed, at two sizes: every control there is, keys, drags, edits, undo,
 * dialogs, files, links, back, forward, reload. Nothing may be written to the console, no edit may be lost,
 * and the address restores the picture. Says how often each control was used.
 *
 *     npx tsx e2e/long/randomActions.ts [--actions 20000] [--seeds 10] [--first 1] [--size 1366x768]
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/launchOptions.ts';
import { startStaticServer } from '../../scripts/staticServer.ts';
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import { DRIVERS_OWN } from '../quietTest.ts';
import { ANSWER_MS, type Choice, choose, LEAST_USES, type Walk } from './actions.ts';
import { controlsOf } from './controls.ts';
import { Guide } from './guide.ts';
import { Held } from './held.ts';

const SIZES = ['1366x768', '390x844'];
/** Used so much oftener, a control is no longer looked for. */
const MARGIN = 4;

/** It is looked whether all holds after so many actions. */
const LOOK_AFTER = 40;

/** What comes into sight late is not yet used enough at the end: the walk goes on for so much more at most. */
const MOST_MORE = 0.5;

/** So many of the rarest controls are named on the way. */
const RAREST_SAID = 6;

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
