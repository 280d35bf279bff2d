import { test as base, expect } from '@playwright/test';

/** What the driver itself writes where the configuration keeps service workers out. */
export const DRIVERS_OWN = 'Service Worker registration blocked by Playwright';

/** What a page must never cause, a line each. A test that provokes one takes it out again. */
type Faults = string[];

interface Violation {
  readonly effectiveDirective: string;
  readonly blockedURI: string;
  readonly sample: string;
}

/**
 * A browser test that also fails if any page of its context wrote to the console, threw, was stopped by
 * its Content-Security-Policy, or asked a host other than the one that serves it. Workers included.
 */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ context }, give) => {
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
      await give(faults);
      expect(faults, 'console messages, errors, violations and foreign requests').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
