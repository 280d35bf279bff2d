/**
 * The verdict on a log as its definition has it: every program is run on the tree to its end, and whole runs are
 * compared with the log.
 */
import {
  linesOf,
  MISTAKEN,
  type Mistake,
  type PlainLine,
  type PlainProgram,
  type Position,
  RIGHT,
  type Side,
  type Window,
} from './plainPrograms.ts';

export interface PlainDeparture {
  readonly line: number;
  readonly call: number;
  readonly field: 'window' | 'return' | 'went-on' | 'stopped-early' | 'side';
  readonly got: Window | number | Side | null;
  readonly expected: Window | number | Side | null;
}

export interface PlainVerdict {
  /** the first right program that writes the log; null when none does */
  readonly right: PlainProgram | null;
  readonly first: PlainDeparture | null;
  readonly mistakes: readonly Mistake[];
}

/** What a log tells of the verdict's matter. */
export interface Told {
  readonly lines: readonly PlainLine[];
  readonly printsWindows: boolean;
  readonly printsSides: boolean;
  /** whether the log ends where the program does */
  readonly isWhole: boolean;
}

/** What each program prints on one tree, at least up to the first line that differs from a log. */
export type Runs = (program: PlainProgram) => readonly PlainLine[];

export function runsOn(root: Position): Runs {
  const known = new Map<PlainProgram, readonly PlainLine[]>();
  return (program) => {
    const lines = known.get(program) ?? linesOf(program, root);
    known.set(program, lines);
    return lines;
  };
}

/** The same, each program stopped where it differs from one log. */
export function runsBeside(told: Told, root: Position): Runs {
  const isLast = (line: PlainLine, index: number) =>
    difference(told.lines[index] ?? line, line, told) !== null;
  return (program) => linesOf(program, root, isLast);
}

export function plainVerdict(told: Told, runs: Runs): PlainVerdict {
  const fits = ({ algorithm }: PlainProgram) => algorithm === 'alpha-beta' || !told.printsWindows;
  let right: PlainProgram | null = null;
  let first: PlainDeparture | null = null;
  for (const program of RIGHT.filter(fits)) {
    const departure = departureFrom(runs(program), told);
    if (departure === null) right ??= program;
    else if (departure.line > (first?.line ?? 0)) first = departure;
  }
  if (right !== null || !told.isWhole) return { right, first: right === null ? first : null, mistakes: [] };
  const writers = MISTAKEN.filter((program) => fits(program) && departureFrom(runs(program), told) === null);
  return { right, first, mistakes: [...new Set(writers.flatMap(({ mistakes }) => mistakes))] };
}

function departureFrom(due: readonly PlainLine[], told: Told): PlainDeparture | null {
  const calls: number[] = [];
  for (const [index, line] of told.lines.entries()) {
    if (line.is === 'call') calls.push(line.at.id);
    const found = difference(line, due[index]!, told);
    if (found !== null) return { line: index + 1, call: calls.indexOf(line.at.id), ...found };
  }
  return null;
}

type Difference = Pick<PlainDeparture, 'field' | 'got' | 'expected'>;

function difference(line: PlainLine, due: PlainLine, told: Told): Difference | null {
  if (line.is === 'call') {
    if (due.is === 'return') return { field: 'went-on', got: null, expected: orNull(due.value) };
    const isOtherWindow =
      told.printsWindows && due.window !== null && !isSameWindow(line.window!, due.window);
    if (isOtherWindow) return { field: 'window', got: line.window, expected: due.window };
    const isOtherSide = told.printsSides && due.at.children.length > 0 && line.side !== due.side;
    return isOtherSide ? { field: 'side', got: line.side, expected: due.side } : null;
  }
  if (due.is === 'call') return { field: 'stopped-early', got: orNull(line.value), expected: null };
  if (isSameNumber(line.value, due.value)) return null;
  return { field: 'return', got: orNull(line.value), expected: orNull(due.value) };
}

function isSameWindow(one: Window, other: Window): boolean {
  return isSameNumber(one[0], other[0]) && isSameNumber(one[1], other[1]);
}

/** Sums of doubles are not exact: where they should come to 0, they come to 1e-17. */
function isSameNumber(one: number, other: number): boolean {
  if (Number.isNaN(one) || Number.isNaN(other)) return Number.isNaN(one) && Number.isNaN(other);
  return one === other || Math.abs(one - other) < 1e-9;
}

function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

/**
 * The tree that a log walked: positions in the order called, leaves and chance nodes with the values they returned. Where
 * the log tells how many moves there were, those never called are positions of which nothing is known.
 */
export function walkedBy(lines: readonly PlainLine[], tellsMoves: boolean): Position {
  interface Growing extends Position {
    value: number;
    readonly children: Growing[];
  }
  const open: Growing[] = [];
  let root: Growing | null = null;
  for (const line of lines) {
    if (line.is === 'call') {
      const { id, move } = line.at;
      const grown = { id, move, side: line.side, value: Number.NaN, children: [], share: Number.NaN };
      open.at(-1)?.children.push(grown);
      open.push(grown);
      root ??= grown;
      continue;
    }
    const closed = open.pop()!;
    closed.value = line.value;
    const unknown = tellsMoves ? line.at.children.length - closed.children.length : 0;
    for (let count = 0; count < unknown; count += 1)
      closed.children.push({ ...closed, id: -1, value: Number.NaN, children: [] });
  }
  return root!;
}
