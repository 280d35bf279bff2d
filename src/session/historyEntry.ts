import type { SessionState } from './session.ts';

/** What is written into an entry of the history. */
export interface EntryState {
  readonly entry: string;
  /** the id of one's own tree, so that a reload goes on with it rather than with a copy */
  readonly tree?: string;
  /** the step, for an address that says none: the front door's or a lesson's */
  readonly step?: number;
}

export function stateOf(
  entry: string,
  { subject, step }: Pick<SessionState, 'subject' | 'step'>,
): EntryState {
  return { entry, step, ...(subject.own && { tree: subject.own.id }) };
}

/** The history entry we are at; null for one that we did not make. */
export function entryOf({ history }: { readonly history: Pick<History, 'state'> }): EntryState | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('entry' in state)) return null;
  if (typeof state.entry !== 'string') return null;
  const tree = 'tree' in state && typeof state.tree === 'string' ? { tree: state.tree } : {};
  const step = 'step' in state && typeof state.step === 'number' ? { step: state.step } : {};
  return { entry: state.entry, ...tree, ...step };
}

/** Whether the browser has loaded this page anew. */
export function isLoadedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}
