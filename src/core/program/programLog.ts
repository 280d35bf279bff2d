/** One run of a program as its log tells it: its calls, in the order in which they were made, and what came back. */

/** The sides that a call may have, by the byte that stands for each. */
export const LOG_SIDES = ['max', 'min', 'chance'] as const;
export type LogSide = (typeof LOG_SIDES)[number];

/** The parent of the first call. */
export const NO_CALL = -1;

/** Stands for a move, or a number of moves, that the log does not tell. */
export const NOT_TOLD = -1;

/**
 * The calls of one run, by number from 0. A call comes before the calls that are made inside it, so the numbers are
 * ranks in preorder. Windows and values are those of MAX, whatever the program prints.
 */
export interface ProgramLog {
  readonly size: number;
  readonly name: readonly string[];
  /** the side that decides, as an index of LOG_SIDES: printed, or else the opponent of the side above; MAX at the root */
  readonly side: Uint8Array;
  /** 1 when the side was printed */
  readonly printsSide: Uint8Array;
  /** 1 when the window was printed */
  readonly printsWindow: Uint8Array;
  /** α and β with which a call was made; NaN when they are missing or not printed */
  readonly alpha: Float64Array;
  readonly beta: Float64Array;
  /** which move of the caller led to the call, from 0; NOT_TOLD when the log does not say */
  readonly move: Int32Array;
  /** how many moves there are at the call; NOT_TOLD when the log does not say */
  readonly moves: Int32Array;
  /** the number of the caller; NO_CALL at the first call */
  readonly caller: Int32Array;
  /** the number of calls that were made inside the call, not counting those inside them */
  readonly callCount: Int32Array;
  /** the value that came back; NaN when nothing came back, or no number */
  readonly value: Float64Array;
  /** the move that was returned with the value, as printed; "" when none was */
  readonly chosen: readonly string[];
  /** the lines in order: the number of the call that is made, or ~number of the call that returns */
  readonly lines: Int32Array;
  /** the line of the file, from 1, of each line in `lines` */
  readonly fileLines: Int32Array;
  /** whether the first call has returned */
  readonly isComplete: boolean;
  /** whether the program printed windows and values for the side to move */
  readonly isNegamax: boolean;
  /** the two numbers that stand for −∞ and +∞ in this program; null when it has no such numbers */
  readonly infinities: readonly [number, number] | null;
  /** the depth of the deepest call, in calls below the first */
  readonly height: number;
}

/** Whether a line of the log is a call; otherwise it is a return. */
export function isCall(line: number): boolean {
  return line >= 0;
}

/** Returns the number of the call that a line is about. */
export function callOf(line: number): number {
  return line >= 0 ? line : ~line;
}

/** Returns the name of the side of a call. */
export function sideOf({ side }: ProgramLog, call: number): LogSide {
  return LOG_SIDES[side[call] as number] as LogSide;
}

/** Whether any call of the log has a window. */
export function hasWindows({ printsWindow }: ProgramLog): boolean {
  return printsWindow.includes(1);
}

/** Whether the call made no further call. */
export function isLogLeaf({ callCount }: ProgramLog, call: number): boolean {
  return callCount[call] === 0;
}
