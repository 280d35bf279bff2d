import { expect } from 'vitest';
import { LONG_SEARCH } from '../../src/session/longSearch.ts';
import type { Session } from '../../src/session/session.ts';
import { sliceOf } from '../../src/session/slice.ts';

/** Waits until nothing is made or searched beside the page any more. */
export async function searchOver(session: Session): Promise<void> {
  await expect
    .poll(() => sliceOf(session, LONG_SEARCH).phase, { interval: 1, timeout: 100_000 })
    .toBe('none');
}
