/** Which tab of the margin beside the figure is open and, on a phone, whether the margin is open. */
import type { Slice } from './slice.ts';

export const MARGIN_TABS = ['mechanism', 'position', 'notes', 'whatIf', 'events'] as const;
export type MarginTab = (typeof MARGIN_TABS)[number];

export const MARGIN: Slice<{ readonly tab: MarginTab; readonly isOpen: boolean }> = {
  beginning: { tab: 'mechanism', isOpen: false },
};
