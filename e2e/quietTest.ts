// Specs ask the core for right answers, by searches of every family.
import '../tests/setup.ts';
import { type Browser, test as base } from '@playwright/test';
import { type SharedPage, SharedPages } from './sharedPage.ts';
import { expect } from './support/expect.ts';

/** What the driver itself writes where the configuration keeps service workers out. */
export const DRIVERS_OWN = 'Service Worker registration blocked by Playwright';

/** What a page must never cause, a line each. A test that provokes one takes it out again. */
type Faults = string[];

interface Violation {
  readonly effectiveDirective: string;
  readonly blockedURI: string;
  readonly sample: string;
}

interface Options {
  /** a context that no other test has had or will have: for what is about contexts themselves */
  ownContext: boolean;
}

/**
 * A browser test that also fails if any page of its context wrote to the console, threw, was stopped by
 * its Content-Security-Policy, or asked a host other than the one that serves it. Workers included.
 *
 * Tests one after the other have the same page, emptied between them, where nothing speaks against it.
 */
export const test = base.extend<
  Options & { faults: Faults; shared: SharedPage },
  { sharedPages: SharedPages }
>({
  ownContext: [false, { option: true }],

  sharedPages: [
    async ({ browser }, give) => {
      const pages = new SharedPages(browser);
      await give(pages);
      await pages.close();
    },
    { scope: 'worker' },
  ],

  shared: async (
    {
      browser,
      sharedPages,
      ownContext,
      baseURL,
      colorScheme,
      hasTouch,
      isMobile,
      locale,
      permissions,
      reducedMotion,
      serviceWorkers,
      viewport,
    },
    give,
    info,
  ) => {
    const open = () => openWatched(browser);
    if (ownContext || serviceWorkers !== 'block') {
      const own = await open();
      await give(own);
      await own.context.close();
      return;
    }
    const options = [colorScheme, hasTouch, isMobile, locale, permissions, reducedMotion, viewport];
    const name = JSON.stringify(options);
    const shared = await sharedPages.take(name, open);
    // The only one of these that a test changes and that can be taken back.
    if (viewport !== null) await shared.page.setViewportSize(viewport);
    await give(shared);
    if (info.status === info.expectedStatus) await sharedPages.giveBack(name, shared, baseURL!);
    else await shared.context.close();
  },

  context: ({ shared }, give) => give(shared.context),
  page: ({ shared }, give) => give(shared.page),

  faults: [
    async ({ shared: { faults } }, give) => {
      await give(faults);
      expect(faults, 'console messages, errors, violations and foreign requests').toEqual([]);
    },
    { auto: true },
  ],
});

/** A page in a new context, with the options of the test at hand, whose faults are noted. */
async function openWatched(browser: Browser): Promise<SharedPage> {
  const context = await browser.newContext();
  const faults: Faults = [];
  context.on('console', (message) => {
    if (message.text() !== DRIVERS_OWN) faults.push(`console.${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`thrown: ${error.error()}`));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && hostname !== '127.0.0.1') {
      faults.push(`foreign request: ${request.url()}`);
    }
  });
  await context.exposeBinding(
    'reportViolation',
    (_, { effectiveDirective, blockedURI, sample }: Violation) => {
      faults.push(`violation of ${effectiveDirective}: ${blockedURI} ${sample}`);
    },
  );
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (violation: Violation) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      reportViolation({ effectiveDirective, blockedURI, sample }),
    );
  });
  return { context, page: await context.newPage(), faults };
}

export { expect };
