/** Which marks are drawn on the boards of a game beside its pieces; the names are those of the game's marks. */
import type { Slice } from './slice.ts';

export const BOARD_MARKS: Slice<{ readonly on: readonly string[] }> = { beginning: { on: ['legal'] } };
