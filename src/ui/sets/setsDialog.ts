/** What stays of the dialog while it is closed: which view, and what was checked. */
import type { CheckedResult } from '../../session/sets/checkResult.ts';
import type { Slice } from '../../session/slice.ts';

export const SETS_VIEWS = ['make', 'check'] as const;
type SetsView = (typeof SETS_VIEWS)[number];

export const SETS_DIALOG: Slice<{
  readonly view: SetsView;
  readonly results: readonly CheckedResult[];
}> = { beginning: { view: 'make', results: [] } };
