/** The step whose playout the reader has asked to play on the board; its controls take the focus once they appear. */
import type { AnyRun } from '../core/index.ts';
import type { Slice } from './slice.ts';

export const ASKED_PLAYOUT: Slice<{ readonly run: AnyRun | null; readonly step: number }> = {
  beginning: { run: null, step: 0 },
};
