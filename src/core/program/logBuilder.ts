/** Gathers the lines of one run, and makes its log when the run is over or the text ends. */
import { LOG_SIDES, type LogSide, NO_CALL, NOT_TOLD, type ProgramLog } from './programLog.ts';

/** A call as it was printed. */
export interface PrintedCall {
  readonly name: string;
  readonly side: LogSide | null;
  readonly window: readonly [number, number] | null;
  readonly move: number | null;
  readonly moves: number | null;
}

/**
 * The least size of two numbers of opposite sign with which the first call is made if they stand for −∞ and +∞.
 */
const LEAST_INFINITY = 1e6;

const [MAX_SIDE, MIN_SIDE, CHANCE_SIDE] = [0, 1, 2] as const;

export class LogBuilder {
  readonly #calls: PrintedCall[] = [];
  readonly #side: number[] = [];
  readonly #caller: number[] = [];
  readonly #value: number[] = [];
  readonly #chosen: string[] = [];
  readonly #lines: number[] = [];
  readonly #fileLines: number[] = [];
  /** the calls that have not returned */
  readonly #open: number[] = [];
  #height = 0;
  /** whether a call before was printed with its side */
  printsSides = false;

  constructor(private readonly isNegamax: boolean) {}

  /** The number of calls. */
  get size(): number {
    return this.#calls.length;
  }

  /** The number of calls that have not returned. */
  get depth(): number {
    return this.#open.length;
  }

  get isComplete(): boolean {
    return this.size > 0 && this.depth === 0;
  }

  call(printed: PrintedCall, fileLine: number): void {
    const call = this.size;
    const caller = this.#open.at(-1) ?? NO_CALL;
    this.#calls.push(printed);
    this.#side.push(printed.side === null ? this.#sideAfter(caller) : LOG_SIDES.indexOf(printed.side));
    this.#caller.push(caller);
    this.#value.push(Number.NaN);
    this.#chosen.push('');
    this.#addLine(call, fileLine);
    this.#height = Math.max(this.#height, this.depth);
    this.#open.push(call);
    this.printsSides ||= printed.side !== null;
  }

  back(value: number, chosen: string, fileLine: number): void {
    const call = this.#open.pop() as number;
    this.#value[call] = value;
    this.#chosen[call] = chosen;
    this.#addLine(~call, fileLine);
  }

  finish(): ProgramLog {
    const calls = this.#calls;
    const size = calls.length;
    const infinities = this.#infinities();
    const read = numbersWith(infinities, this.isNegamax);
    const alpha = Float64Array.from(calls, ({ window }) => read(window?.[0] ?? Number.NaN));
    const beta = Float64Array.from(calls, ({ window }) => read(window?.[1] ?? Number.NaN));
    const value = Float64Array.from(this.#value, read);
    if (this.isNegamax) this.#turn(alpha, beta, value);
    const callCount = new Int32Array(size);
    for (const caller of this.#caller)
      if (caller !== NO_CALL) callCount[caller] = (callCount[caller] as number) + 1;
    return {
      size,
      name: calls.map(({ name }) => name),
      side: Uint8Array.from(this.#side),
      printsSide: Uint8Array.from(calls, ({ side }) => (side === null ? 0 : 1)),
      printsWindow: Uint8Array.from(calls, ({ window }) => (window === null ? 0 : 1)),
      ...{ alpha, beta },
      move: Int32Array.from(calls, ({ move }) => move ?? NOT_TOLD),
      moves: Int32Array.from(calls, ({ moves }) => moves ?? NOT_TOLD),
      caller: Int32Array.from(this.#caller),
      callCount,
      value,
      chosen: this.#chosen,
      lines: Int32Array.from(this.#lines),
      fileLines: Int32Array.from(this.#fileLines),
      isComplete: this.isComplete,
      isNegamax: this.isNegamax,
      infinities,
      height: this.#height,
    };
  }

  #addLine(line: number, fileLine: number): void {
    this.#lines.push(line);
    this.#fileLines.push(fileLine);
  }

  /** Returns the side of a call that was printed without one: the opponent of the nearest side above it. */
  #sideAfter(caller: number): number {
    let above = caller;
    while (above !== NO_CALL && this.#side[above] === CHANCE_SIDE) above = this.#caller[above] as number;
    return above === NO_CALL || this.#side[above] === MIN_SIDE ? MAX_SIDE : MIN_SIDE;
  }

  /** Returns the two numbers of the first call that stand for −∞ and +∞, the negative one first; null for none. */
  #infinities(): ProgramLog['infinities'] {
    const [a, b] = this.#calls[0]?.window ?? [0, 0];
    const least = Math.min(Math.abs(a), Math.abs(b));
    if (!(least >= LEAST_INFINITY && Number.isFinite(a) && Number.isFinite(b)) || a < 0 === b < 0)
      return null;
    return [Math.min(a, b), Math.max(a, b)];
  }

  /** Turns windows and values of the side to move at MIN into those of MAX. */
  #turn(alpha: Float64Array, beta: Float64Array, value: Float64Array): void {
    for (const [call, side] of this.#side.entries()) {
      if (side !== MIN_SIDE) continue;
      [alpha[call], beta[call]] = [0 - (beta[call] as number), 0 - (alpha[call] as number)];
      value[call] = 0 - (value[call] as number);
    }
  }
}

/** Returns a function that puts ±∞ in the place of the numbers that stand for it; a negamax program negates them. */
function numbersWith(infinities: ProgramLog['infinities'], isNegamax: boolean): (number: number) => number {
  if (infinities === null) return (number) => number;
  const [low, high] = infinities;
  return (number) => {
    if (number === low || (isNegamax && number === -high)) return -Infinity;
    return number === high || (isNegamax && number === -low) ? Infinity : number;
  };
}
