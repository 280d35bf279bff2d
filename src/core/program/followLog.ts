/** Follows a log line by line as a program would write it, and finds the first line that it would not have written. */
import { type OpenCall, type Pair, type Program, ProgramState } from './behaviours.ts';
import { callOf, isCall, isLogLeaf, type LogSide, type ProgramLog, sideOf } from './programLog.ts';

/** What is known of the tree of a log, by call. */
export interface LogTree {
  /** Returns the side of a call; that of a leaf is the one that the log gives it. */
  sideOf(call: number): LogSide;
  /** Returns how many moves there are; null when that is not known, so that nothing can be said about stopping early. */
  moveCount(call: number): number | null;
  /** Returns the value of a leaf; NaN when it is not known. */
  leafValue(leaf: number): number;
  /**
   * Returns the expectation of a chance node whose children have these values, in the order called; NaN when a value is
   * missing or both infinities are among them, null when the probabilities are not known.
   */
  expectation(chance: number, values: readonly number[]): number | null;
}

/** What differs in a line: see `Departure`. */
export type DepartureField = 'window' | 'return' | 'went-on' | 'stopped-early' | 'side';

/** The first line in which a log departs from what a program would have written. Numbers are those of MAX. */
export interface Departure {
  /** the line of the log, from 1 */
  readonly line: number;
  /** the number of a call, from 0: the line either makes this call or is its return */
  readonly call: number;
  /**
   * another window; another value returned; a call when the caller should have returned; a return when another call
   * should have been made; a side that is not that of the tree
   */
  readonly field: DepartureField;
  /** the window, the value or the side of the line; null when the field has none */
  readonly got: Pair | number | LogSide | null;
  /** what they should have been; for `went-on` the value that the caller should have returned */
  readonly expected: Pair | number | LogSide | null;
}

/** Returns what is known of the tree from the log alone: all nodes that were called, and no other. */
export function walkedTree(log: ProgramLog): LogTree {
  return {
    sideOf: (call) => sideOf(log, call),
    moveCount: (call) => ((log.moves[call] as number) < 0 ? null : (log.moves[call] as number)),
    leafValue: (leaf) => log.value[leaf] as number,
    expectation: () => null,
  };
}

const NOTHING: readonly number[] = [];

/** Returns the first line that the program would not have written; null when it would have written all of them. */
export function departureOf(program: Program, log: ProgramLog, tree: LogTree): Departure | null {
  const state = new ProgramState(program);
  const stack: OpenCall[] = [];
  /** the values that came back to open chance nodes, by depth */
  const outcomes: number[][] = [];
  for (let index = 0; index < log.lines.length; index += 1) {
    const line = log.lines[index] as number;
    const call = callOf(line);
    const at = { line: index + 1, call };
    if (isCall(line)) {
      const caller = stack.at(-1);
      if (caller?.isStopped) return { ...at, field: 'went-on', got: null, expected: state.returned(caller) };
      const window = caller === undefined ? state.rootWindow() : state.handed(caller);
      const wrong = wrongCall(log, call, program, window, tree);
      if (wrong !== null) return { ...at, ...wrong };
      if (isLogLeaf(log, call)) continue;
      stack.push(state.open(call, tree.sideOf(call), window, caller === undefined));
      outcomes.push([]);
      continue;
    }
    const got = log.value[call] as number;
    let expected: number | null;
    let added: readonly number[] = NOTHING;
    if (isLogLeaf(log, call)) {
      const value = tree.leafValue(call);
      expected = Number.isNaN(value) ? got : value;
      // Nothing can be made of a leaf without a value, whatever program it is.
      if (Number.isNaN(got)) return { ...at, field: 'return', got: null, expected: null };
    } else {
      const open = stack.pop() as OpenCall;
      const values = outcomes.pop() as number[];
      const moves = tree.moveCount(call);
      if (!open.isStopped && moves !== null && (log.callCount[call] as number) < moves)
        return { ...at, field: 'stopped-early', got: orNull(got), expected: null };
      expected = open.side === 'chance' ? tree.expectation(call, values) : state.returned(open);
      added = values;
    }
    if (expected !== null && !isSame(got, expected, added))
      return { ...at, field: 'return', got: orNull(got), expected: orNull(expected) };
    const caller = stack.at(-1);
    if (caller === undefined) continue;
    if (caller.side === 'chance') outcomes.at(-1)?.push(state.taken(got));
    else state.take(caller, got);
  }
  return null;
}

function wrongCall(
  log: ProgramLog,
  call: number,
  { cuts }: Program,
  window: Pair,
  tree: LogTree,
): Pick<Departure, 'field' | 'got' | 'expected'> | null {
  if (cuts && log.printsWindow[call] === 1) {
    const got: Pair = [log.alpha[call] as number, log.beta[call] as number];
    if (!isSame(got[0], window[0]) || !isSame(got[1], window[1]))
      return { field: 'window', got, expected: window };
  }
  const [side, right] = [sideOf(log, call), tree.sideOf(call)];
  const isWrong = log.printsSide[call] === 1 && side !== right;
  return isWrong ? { field: 'side', got: side, expected: right } : null;
}

/**
 * The share by which a number may differ from the right one and count as the same: languages print as few as six digits.
 */
const ROUNDING = 5e-6;

/** The least whole number that has more digits than that; C++ prints 1234567.0 as 1.23457e+06. */
const LEAST_ROUNDED = 1e6;

/** Whether a whole number may stand for another near it, because its digits after the sixth are zeros. */
function mayBeRounded(printed: number): boolean {
  return Math.abs(printed) >= LEAST_ROUNDED && Number(printed.toPrecision(6)) === printed;
}

/**
 * Whether a printed number is the given one, as far as its digits go; two missing numbers are the same. A sum is as
 * inexact as the greatest of what was added up: where 0.8 · −2 and 0.2 · 8 cancel, doubles leave 2e-16.
 */
export function isSame(printed: number, right: number, added: readonly number[] = []): boolean {
  if (Object.is(printed, right) || printed === right) return true;
  if (Number.isInteger(printed) && Number.isInteger(right) && !mayBeRounded(printed)) return false;
  // Every number would be within a share of infinity.
  if (!Number.isFinite(right)) return false;
  let size = Math.abs(right);
  for (const value of added) if (Number.isFinite(value)) size = Math.max(size, Math.abs(value));
  return Math.abs(printed - right) <= ROUNDING * size;
}

function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
