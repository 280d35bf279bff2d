/**
 * One page for many tests: what it costs to open a context, a page and its process is spent once for all
 * tests that want the same of them. Between two tests the page is left, everything that is stored is deleted
 * and its history forgotten. A page to which a test has done what cannot be taken back serves no other.
 */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** How many stay open, each for other options. */
const MOST_OPEN = 3;

/** What outlasts the test that calls it. */
const LASTING: ReadonlySet<string> = new Set([
  'addInitScript',
  'clearPermissions',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
]);

/** What tests listen to. */
const EVENTS = [
  'console',
  'dialog',
  'download',
  'frameattached',
  'pageerror',
  'popup',
  'request',
  'response',
];

export interface SharedPage {
  readonly context: BrowserContext;
  readonly page: Page;
  /** what its pages must never cause, a line each, since it was given to a test */
  readonly faults: string[];
}

interface Entry extends SharedPage {
  readonly debug: CDPSession;
  isSpent: boolean;
}

/** The pages of one worker, by the options they were opened with. */
export class SharedPages {
  readonly #browser: Browser;
  readonly #free = new Map<string, Entry>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A page as good as new, with the options of the test that asks for it. */
  async take(options: string, open: () => Promise<SharedPage>): Promise<SharedPage> {
    const kept = this.#free.get(options);
    if (kept !== undefined) {
      this.#free.delete(options);
      return kept;
    }
    const opened = await open();
    const debug = await opened.context.newCDPSession(opened.page);
    const entry: Entry = { ...opened, debug, isSpent: false };
    watch(opened.context, entry);
    watch(opened.page, entry);
    return entry;
  }

  /** Takes a page back, for the next test if nothing of this one is left. */
  async giveBack(options: string, given: SharedPage, address: string): Promise<void> {
    const entry = given as Entry;
    const { page, context } = entry;
    if (!this.#browser.isConnected()) return;
    if (
      entry.isSpent ||
      page.isClosed() ||
      EVENTS.some((event) => (page as unknown as NodeJS.EventEmitter).listenerCount(event) > 0)
    ) {
      await context.close();
      return;
    }
    await leave(entry, address);
    this.#free.set(options, entry);
    if (this.#free.size > MOST_OPEN) {
      const [[oldest, { context: unused }]] = this.#free as unknown as [[string, Entry]];
      this.#free.delete(oldest);
      await unused.close();
    }
  }

  async close(): Promise<void> {
    for (const { context } of this.#free.values()) await context.close();
  }
}

/** Notes whether anything is done to it that lasts. */
function watch(watched: BrowserContext | Page, entry: Entry): void {
  const methods = watched as unknown as Record<string, (...given: unknown[]) => unknown>;
  for (const name of LASTING) {
    const method = methods[name]?.bind(watched);
    if (method === undefined) continue;
    methods[name] = (...given) => {
      entry.isSpent = true;
      return method(...given);
    };
  }
}

/** Leaves the page for a small file of the same origin, and deletes what is stored there. */
async function leave({ page, context, debug, faults }: Entry, address: string): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  // Away from whatever will be there: nothing is pointed at.
  await page.mouse.move(-1, -1);
  await page.goto(new URL('icon.svg', address).href);
  // The page may have kept something on being left.
  const { origin } = new URL(address);
  await Promise.all([
    page.evaluate(() => sessionStorage.clear()),
    debug.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    context.clearCookies(),
    debug.send('Page.resetNavigationHistory'),
  ]);
  faults.length = 0;
}
