import type { Slice } from '../../session/slice.ts';

/** Whether a search that takes a while is about to begin. */
export const SEARCHING: Slice<{ readonly isOn: boolean }> = { beginning: { isOn: false } };
