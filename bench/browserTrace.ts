/** Records what the threads of the browser do, with the clock of each thread, which stands still while other programs run. */
import type { CDPSession } from '@playwright/test';

/** One event of a trace: times in µs, `tdur` by the clock of the thread. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

/** Carries out `act`, and returns the events of these categories that the browser recorded meanwhile. */
export async function traced(
  client: CDPSession,
  includedCategories: string[],
  act: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const hear = ({ value }: { value: readonly unknown[] }) => events.push(...(value as TraceEvent[]));
  client.on('Tracing.dataCollected', hear);
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await act();
  const complete = new Promise((done) => client.once('Tracing.tracingComplete', done));
  await client.send('Tracing.end');
  await complete;
  client.off('Tracing.dataCollected', hear);
  return events;
}
