/**
 * Where Next stops. Steps are always single events; a grain only chooses among them.
 * The default stops once per leaf (with its update and test), per value going up, and per cutoff.
 */
import type { Trace } from './trace.ts';
import { CUTOFF, LEAF_EVENT, UPDATE } from './traceLog.ts';

export const GRAINS = ['event', 'visit', 'leaf'] as const;
export type Grain = (typeof GRAINS)[number];

/** Whether Next and Back stop at `step` (0 … length) under the grain. */
export function isStop(trace: Trace, step: number, grain: Grain): boolean {
  if (grain === 'event' || step === 0 || step === trace.length) return true;
  const { log } = trace;
  const kind = log.kind(step);
  if (kind === CUTOFF) return true;
  if (kind !== UPDATE) return false;
  return grain === 'visit' || log.kind(step - 1) === LEAF_EVENT;
}

/** The next stop after `step`, or the last step. */
export function nextStop(trace: Trace, step: number, grain: Grain): number {
  for (let at = step + 1; at < trace.length; at += 1) if (isStop(trace, at, grain)) return at;
  return trace.length;
}

/** The last stop before `step`, or 0. */
export function previousStop(trace: Trace, step: number, grain: Grain): number {
  for (let at = step - 1; at > 0; at -= 1) if (isStop(trace, at, grain)) return at;
  return 0;
}
