/** What stays of the dialog while it is closed: which view, and what was checked. */
import type { CheckedResult } from '../../session/sets/checkResult.ts';
import type { Slice } from '../../session/slice.ts';

export const SETS_VIEWS = ['make', 'check'] as const;
type SetsView = (typeof SETS_VIEWS)[number];

export interface KeyedResult extends CheckedResult {
  readonly key: number;
}

export const SETS_DIALOG: Slice<{
  readonly view: SetsView;
  readonly results: readonly KeyedResult[];
}> = { beginning: { view: 'make', results: [] } };
