/** How long the main thread of a page computes, by its own clock, which stands still while other programs run. */
import type { Page } from '@playwright/test';
import { type TraceEvent, traced } from './browserTrace.ts';

/** The main thread time of one action, ms. */
export interface ThreadTime {
  /** until the frame that shows it is painted */
  readonly toFrame: number;
  /** until the next action, with all that is done later */
  readonly inAll: number;
}

/** The name of the mark that begins an action. */
const MARK = 'measured-action';

/**
 * Carries out actions, and waits some ms after each; returns the times of each. An action has to change something that is
 * painted.
 */
export async function timeActions(
  page: Page,
  count: number,
  pause: number,
  act: (index: number) => Promise<void>,
): Promise<ThreadTime[]> {
  const client = await page.context().newCDPSession(page);
  const events = await traced(client, ['devtools.timeline', 'toplevel', 'blink.user_timing'], async () => {
    for (let index = 0; index < count; index += 1) {
      await page.evaluate((mark) => void performance.mark(mark), MARK);
      await act(index);
      await page.waitForTimeout(pause);
    }
  });
  await client.detach();
  return timesIn(events);
}

function timesIn(events: readonly TraceEvent[]): ThreadTime[] {
  const marks = events.filter(({ name }) => name === MARK).sort((a, b) => a.ts - b.ts);
  const [first] = marks;
  const onMain = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === first?.pid && tid === first.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const tasks: TraceEvent[] = [];
  let end = 0;
  for (const event of onMain) {
    if (event.ts < end) continue;
    tasks.push(event);
    end = event.ts + (event.dur ?? 0);
  }
  return marks.map(({ ts }, index) => {
    const until = marks[index + 1]?.ts ?? Infinity;
    const painted = onMain.find((event) => event.ts > ts && event.name === 'Paint')?.ts ?? until;
    // The task of the mark itself is that of the measurement.
    const own = tasks.filter((task) => task.ts > ts && task.ts < until);
    const spent = (of: readonly TraceEvent[]) => of.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
    return { toFrame: spent(own.filter((task) => task.ts <= painted)), inAll: spent(own) };
  });
}
