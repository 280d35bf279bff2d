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

/** The mark by which a page ends a measurement before `act` is over. */
export const END_MARK = 'measured-end';

/**
 * Returns the main thread time of the longest task that begins while `act` is carried out, or until the page sets the mark
 * of the end, ms.
 */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const events = await traced(client, ['devtools.timeline', 'toplevel', 'blink.user_timing'], async () => {
    await page.evaluate((mark) => void performance.mark(mark), MARK);
    await act();
  });
  await client.detach();
  const mark = events.find(({ name }) => name === MARK);
  const end = events.find(({ name }) => name === END_MARK)?.ts ?? Infinity;
  const later = tasksOf(
    events.filter(({ pid, tid, ts }) => isOn(mark, { pid, tid }) && ts > (mark?.ts ?? 0) && ts < end),
  );
  return Math.max(...later.map(({ tdur = 0 }) => tdur / 1000));
}

function isOn(mark: TraceEvent | undefined, { pid, tid }: Pick<TraceEvent, 'pid' | 'tid'>): boolean {
  return pid === mark?.pid && tid === mark.tid;
}

/** Returns the events of one thread that lie in no other one, in order. */
function tasksOf(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const tasks: TraceEvent[] = [];
  let end = 0;
  for (const event of inOrder(events)) {
    if (event.ts < end) continue;
    tasks.push(event);
    end = event.ts + (event.dur ?? 0);
  }
  return tasks;
}

/** Returns the events that last a time, in the order in which they begin; what contains others comes before them. */
function inOrder(events: readonly TraceEvent[]): readonly TraceEvent[] {
  return events.filter(({ ph }) => ph === 'X').sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

function timesIn(events: readonly TraceEvent[]): ThreadTime[] {
  const marks = events.filter(({ name }) => name === MARK).sort((a, b) => a.ts - b.ts);
  const [first] = marks;
  const onMain = inOrder(events.filter((event) => isOn(first, event)));
  const tasks = tasksOf(onMain);
  return marks.map(({ ts }, index) => {
    const until = marks[index + 1]?.ts ?? Infinity;
    const painted = onMain.find((event) => event.ts > ts && event.name === 'Paint')?.ts ?? until;
    // The task of the mark itself is that of the measurement.
    const own = tasks.filter((task) => task.ts > ts && task.ts < until);
    const spent = (of: readonly TraceEvent[]) => of.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
    return { toFrame: spent(own.filter((task) => task.ts <= painted)), inAll: spent(own) };
  });
}
