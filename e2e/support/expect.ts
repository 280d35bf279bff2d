/** Playwright's `expect`, but what is polled is looked at again soon: by itself it waits up to a second. */
import { expect as base } from '@playwright/test';

const INTERVALS_MS = [20, 50, 100];

const poll: typeof base.poll = (actual, given) => {
  const options = typeof given === 'string' ? { message: given } : given;
  return base.poll(actual, { intervals: INTERVALS_MS, ...options });
};

/** All else is what it is. */
export const expect: typeof base = new Proxy(base, {
  get: (target, name) => (name === 'poll' ? poll : (Reflect.get(target, name) as unknown)),
});
