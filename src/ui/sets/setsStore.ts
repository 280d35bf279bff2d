/** What stays of the dialog while it is closed: which view, and what was checked. */
import { createStore } from 'zustand/vanilla';
import type { CheckedResult } from '../../session/sets/checkResult.ts';

export const SETS_VIEWS = ['make', 'check'] as const;
type SetsView = (typeof SETS_VIEWS)[number];

export interface KeyedResult extends CheckedResult {
  readonly key: number;
}

export const setsStore = createStore<{
  readonly view: SetsView;
  readonly results: readonly KeyedResult[];
}>(() => ({ view: 'make', results: [] }));
