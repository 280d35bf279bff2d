/** How long visitors wait for the built page on a slow network and a slow machine. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../scripts/launchOptions.ts';
import { startStaticServer } from '../scripts/staticServer.ts';
import type { Figure } from './figure.ts';
import { median } from './medians.ts';

/** 1.4 Mb/s, 150 ms from a request to its answer, a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 175_000, uploadThroughput: 175_000 };
const SLOWER = 4;
const LOADS = 7;

const ASK_MS = 100;
const MOST_ASKED = 600;

/** A way into the page: its first node, and what stands around it last. */
interface Route {
  readonly what: string;
  readonly hash: string;
  readonly furnished: string;
  /** s */
  readonly bounds: readonly [first: number, furnished: number];
}

const ROUTES: readonly Route[] = [
  { what: 'front door', hash: '', furnished: '.contents .chapter', bounds: [2.3, 3.5] },
  {
    what: 'link to a tree',
    hash: '#v1&tree=nilsson-fig-3-12&algorithm=alpha-beta&cutoff=equal&step=14',
    furnished: '.panels .panel-code code.executed',
    bounds: [2.9, 3.5],
  },
];

/** Medians of seven loads of each route, each with an empty cache. */
export async function measureLoads(dist: string): Promise<Figure[]> {
  const server = await startStaticServer({ root: dist, port: 0 });
  const browser = await chromium.launch(launchOptions());
  try {
    const figures: Figure[] = [];
    for (const { what, hash, furnished, bounds } of ROUTES) {
      const loads: { first: number; all: number }[] = [];
      for (let load = 0; load < LOADS; load += 1)
        loads.push(await timesOf(browser, `${server.address}${hash}`, furnished));
      const [first, all] = [median(loads.map((one) => one.first)), median(loads.map((one) => one.all))];
      figures.push(
        {
          what: `${what}, first node, slow network and machine`,
          measured: first,
          unit: ' s',
          bound: bounds[0],
        },
        { what: `${what}, furnished, the same`, measured: all, unit: ' s', bound: bounds[1] },
      );
    }
    return figures;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Screens beside the figure, which are opened by their addresses. */
const SCREENS = ['trees', 'practise', 'mine', 'lessons', 'sets', 'results', 'progress', 'growth'] as const;
const SCREEN_MS = 300;
const IDLE_MS = 5000;

/** The slowest of the screens, from its address to its heading, on a page that has been idle for five seconds. */
export async function measureScreens(dist: string): Promise<Figure[]> {
  const server = await startStaticServer({ root: dist, port: 0 });
  const browser = await chromium.launch(launchOptions());
  try {
    const times: number[] = [];
    for (const name of SCREENS) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', NETWORK);
      await page.goto(server.address);
      await page.locator('svg.tree [data-node]').first().waitFor();
      await page.waitForTimeout(IDLE_MS);
      times.push(await openingTime(page, name));
      await context.close();
    }
    const what = 'the slowest screen, opened after 5 s on a slow network';
    return [{ what, measured: Math.max(...times), unit: ' ms', bound: SCREEN_MS }];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** ms from the change of the address until the heading of the screen is there. */
function openingTime(page: Page, name: string): Promise<number> {
  return page.evaluate(
    (screen) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const watcher = new MutationObserver(() => {
          if (document.querySelector('main:not(.home) h1[tabindex]') === null) return;
          watcher.disconnect();
          resolve(performance.now() - start);
        });
        watcher.observe(document, { childList: true, subtree: true });
        location.hash = `v1&page=${screen}`;
      }),
    name,
  );
}

/** s from the navigation on. */
async function timesOf(
  browser: Browser,
  address: string,
  furnished: string,
): Promise<{ first: number; all: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(noteWhenThere, { first: 'svg.tree [data-node]', all: furnished });
    await page.goto(address, { waitUntil: 'commit' });
    return { first: await notedTime(page, 'first'), all: await notedTime(page, 'all') };
  } finally {
    await context.close();
  }
}

/** Notes when each selector first has an element, in s since the navigation. */
function noteWhenThere(selectors: Readonly<Record<string, string>>): void {
  const noted: Record<string, number> = {};
  Object.assign(window, { noted });
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(selectors))
      if (noted[name] === undefined && document.querySelector(selector) !== null)
        noted[name] = performance.now() / 1000;
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Asked for now and then: the page may not make a function of a text, as waiting in it would. */
async function notedTime(page: Page, name: string): Promise<number> {
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    const time = await page.evaluate(
      (one) => (window as unknown as { noted?: Record<string, number> }).noted?.[one] ?? null,
      name,
    );
    if (time !== null) return time;
    await page.waitForTimeout(ASK_MS);
  }
  throw new Error(`${name} does not come`);
}
