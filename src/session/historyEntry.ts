import type { SessionState } from './session.ts';

/** The data that the page stores in an entry of the browser's history. */
export interface EntryState {
  readonly entry: string;
  /** the id of the reader's own tree, so that a reload continues this tree instead of making a copy */
  readonly tree?: string;
  /** the step, for addresses that contain none: those of the start page and of lessons */
  readonly step?: number;
}

export function stateOf(
  entry: string,
  { subject, step }: Pick<SessionState, 'subject' | 'step'>,
): EntryState {
  return { entry, step, ...(subject.own && { tree: subject.own.id }) };
}

/** Returns the data of the current history entry; null when the entry was not made by this page. */
export function entryOf({ history }: { readonly history: Pick<History, 'state'> }): EntryState | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('entry' in state)) return null;
  if (typeof state.entry !== 'string') return null;
  const tree = 'tree' in state && typeof state.tree === 'string' ? { tree: state.tree } : {};
  const step = 'step' in state && typeof state.step === 'number' ? { step: state.step } : {};
  return { entry: state.entry, ...tree, ...step };
}

/** Whether the browser has loaded this page by a reload. */
export function isLoadedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}
