/**
 * Programs as students write them, on nested positions: plain recursive functions that write down each call and each
 * return. They are made from the definitions of docs/own-program.md alone and share nothing with what they check.
 */
import { childrenOf, type Sketch } from '../../support/sketch.ts';

export type Side = 'max' | 'min' | 'chance';
export type Window = readonly [alpha: number, beta: number];

export interface Position {
  /** rank in preorder in the whole tree; -1 for a move of which nothing is known */
  readonly id: number;
  readonly side: Side;
  /** of a leaf, or of a chance node whose probabilities are not known */
  readonly value: number;
  /** in the order in which a program goes through them */
  readonly children: readonly Position[];
  /** which move of its parent leads here, from 0 */
  readonly move: number;
  /** the probability below a chance node; NaN when it is not known */
  readonly share: number;
}

export const MISTAKES = [
  'fresh-root-windows',
  'bounds-never-move',
  'parent-only',
  'swapped-bounds',
  'no-cutoff-test',
  'tests-swapped',
  'global-bounds',
  'starts-at-zero',
  'zero-window',
  'always-max',
  'lost-return',
] as const;
export type Mistake = (typeof MISTAKES)[number];

export interface PlainProgram {
  readonly algorithm: 'minimax' | 'alpha-beta';
  readonly cutoff: 'equal' | 'strict';
  readonly value: 'soft' | 'hard' | 'running';
  readonly mistakes: readonly Mistake[];
}

/** What a program prints. A value that is NaN is a return of nothing. */
export type PlainLine =
  | { readonly is: 'call'; readonly at: Position; readonly side: Side; readonly window: Window | null }
  | { readonly is: 'return'; readonly at: Position; readonly value: number };

const MINIMAX: PlainProgram = { algorithm: 'minimax', cutoff: 'equal', value: 'soft', mistakes: [] };

/** The right programs in the order in which they are named. */
export const RIGHT: readonly PlainProgram[] = [
  MINIMAX,
  { algorithm: 'alpha-beta', cutoff: 'equal', value: 'soft', mistakes: [] },
  { algorithm: 'alpha-beta', cutoff: 'equal', value: 'hard', mistakes: [] },
  { algorithm: 'alpha-beta', cutoff: 'equal', value: 'running', mistakes: [] },
  { algorithm: 'alpha-beta', cutoff: 'strict', value: 'soft', mistakes: [] },
  { algorithm: 'alpha-beta', cutoff: 'strict', value: 'hard', mistakes: [] },
  { algorithm: 'alpha-beta', cutoff: 'strict', value: 'running', mistakes: [] },
];

/** The programs with one mistake. Minimax has no windows, so it can make two of them only. */
export const MISTAKEN: readonly PlainProgram[] = MISTAKES.flatMap((mistake) =>
  RIGHT.filter(
    ({ algorithm }) => algorithm === 'alpha-beta' || mistake === 'always-max' || mistake === 'starts-at-zero',
  ).map((program) => ({ ...program, mistakes: [mistake] })),
);

/** Whether nobody looks at what a program prints after a line. */
export type IsLast = (line: PlainLine, index: number) => boolean;

const STOPPED = new Error('nobody looks on');

/** Runs a program and returns what it prints, up to the last line that is looked at. */
export function linesOf(program: PlainProgram, root: Position, isLast: IsLast = () => false): PlainLine[] {
  const lines: PlainLine[] = [];
  const print = (line: PlainLine) => {
    lines.push(line);
    if (isLast(line, lines.length - 1)) throw STOPPED;
  };
  try {
    if (program.algorithm === 'minimax') runMinimax(program, root, print);
    else runAlphaBeta(program, root, print);
  } catch (thrown) {
    if (thrown !== STOPPED) throw thrown;
  }
  return lines;
}

type Print = (line: PlainLine) => void;

/** A chance node's value is what its children's values come to; an outcome that is impossible does not count. */
function mean(position: Position, values: readonly number[]): number {
  if (position.children.some(({ share }) => Number.isNaN(share))) return position.value;
  let sum = 0;
  for (const [index, { share }] of position.children.entries())
    if (share !== 0) sum += share * values[index]!;
  return sum;
}

function runMinimax({ mistakes }: PlainProgram, root: Position, print: Print): void {
  visit(root);

  function visit(at: Position): number {
    print({ is: 'call', at, side: at.side, window: null });
    const value = worth(at);
    print({ is: 'return', at, value });
    return value;
  }

  function worth(at: Position): number {
    if (at.children.length === 0) return at.value;
    const values = at.children.map(visit);
    if (at.side === 'chance') return mean(at, values);
    if (mistakes.includes('starts-at-zero')) values.push(0);
    return at.side === 'max' || mistakes.includes('always-max') ? Math.max(...values) : Math.min(...values);
  }
}

function runAlphaBeta({ cutoff, value: kind, mistakes }: PlainProgram, root: Position, print: Print): void {
  const has = new Set(mistakes);
  const isGlobal = has.has('global-bounds');
  const isStrict = cutoff === 'strict';
  let globalAlpha = has.has('zero-window') ? 0 : -Infinity;
  let globalBeta = Infinity;
  visit(root, globalAlpha, globalBeta);

  function visit(at: Position, alpha: number, beta: number): number {
    print({ is: 'call', at, side: at.side, window: [alpha, beta] });
    let value = at.value;
    if (at.children.length > 0) {
      if (at.side === 'max') value = maxValue(at, alpha, beta);
      else value = at.side === 'min' ? minValue(at, alpha, beta) : chanceValue(at);
    }
    print({ is: 'return', at, value });
    return value;
  }

  /** What the caller makes of the child's value. */
  function ask(child: Position, alpha: number, beta: number): number {
    const value = has.has('swapped-bounds') ? visit(child, beta, alpha) : visit(child, alpha, beta);
    return has.has('lost-return') && Number.isNaN(value) ? 0 : value;
  }

  function chanceValue(at: Position): number {
    const values: number[] = [];
    for (const child of at.children) {
      const value = isGlobal ? visit(child, globalAlpha, globalBeta) : visit(child, -Infinity, Infinity);
      values.push(has.has('lost-return') && Number.isNaN(value) ? 0 : value);
    }
    return mean(at, values);
  }

  function isOpenBelow(at: Position): boolean {
    return has.has('bounds-never-move') || (has.has('fresh-root-windows') && at === root);
  }

  function maxValue(at: Position, alphaIn: number, betaIn: number): number {
    let alpha = alphaIn;
    const end = (v: number) => (kind === 'hard' ? Math.min(Math.max(v, alphaIn), betaIn) : v);
    let v = -Infinity;
    if (kind === 'running') v = alphaIn;
    if (has.has('starts-at-zero')) v = 0;
    for (const child of at.children) {
      if (isGlobal) alpha = globalAlpha;
      const betaNow = isGlobal ? globalBeta : betaIn;
      let got: number;
      if (isOpenBelow(at)) got = ask(child, -Infinity, Infinity);
      else got = ask(child, alpha, has.has('parent-only') ? Infinity : betaNow);
      if (got > v) v = got;
      const beta = isGlobal ? globalBeta : betaIn;
      if (isGlobal) alpha = globalAlpha;
      let isBeyond = isStrict ? v > beta : v >= beta;
      if (has.has('tests-swapped')) isBeyond = isStrict ? v < alpha : v <= alpha;
      if (has.has('no-cutoff-test')) isBeyond = false;
      if (isBeyond) return has.has('lost-return') ? Number.NaN : end(v);
      if (v > alpha) alpha = v;
      if (isGlobal) globalAlpha = alpha;
    }
    return end(v);
  }

  function minValue(at: Position, alphaIn: number, betaIn: number): number {
    let beta = betaIn;
    const end = (v: number) => (kind === 'hard' ? Math.min(Math.max(v, alphaIn), betaIn) : v);
    let v = Infinity;
    if (kind === 'running') v = betaIn;
    if (has.has('always-max')) v = -Infinity;
    if (has.has('starts-at-zero')) v = 0;
    for (const child of at.children) {
      if (isGlobal) beta = globalBeta;
      const alphaNow = isGlobal ? globalAlpha : alphaIn;
      let got: number;
      if (isOpenBelow(at)) got = ask(child, -Infinity, Infinity);
      else got = ask(child, has.has('parent-only') ? -Infinity : alphaNow, beta);
      if (has.has('always-max') ? got > v : got < v) v = got;
      const alpha = isGlobal ? globalAlpha : alphaIn;
      if (isGlobal) beta = globalBeta;
      let isBeyond = isStrict ? v < alpha : v <= alpha;
      if (has.has('tests-swapped')) isBeyond = isStrict ? v > beta : v >= beta;
      if (has.has('no-cutoff-test')) isBeyond = false;
      if (isBeyond) return has.has('lost-return') ? Number.NaN : end(v);
      if (v < beta) beta = v;
      if (isGlobal) globalBeta = beta;
    }
    return end(v);
  }
}

/** The positions of a sketch, from left to right. A leaf is on the side that moves after its parent's. */
export function positionOf(sketch: Sketch): Position {
  let next = 0;
  return grow(sketch, 'max', 0, Number.NaN);

  function grow(part: Sketch, turn: 'max' | 'min', move: number, share: number): Position {
    const id = next;
    next += 1;
    const common = { id, move, share };
    if (part === null || typeof part === 'number')
      return { ...common, side: turn, value: part ?? Number.NaN, children: [] };
    if ('chance' in part) {
      const children = part.chance.map(([text, outcome], index) => grow(outcome, turn, index, shareOf(text)));
      return { ...common, side: 'chance', value: Number.NaN, children };
    }
    const side = 'max' in part ? 'max' : 'min';
    const after = side === 'max' ? 'min' : 'max';
    const children = childrenOf(part).map((child, index) => grow(child, after, index, Number.NaN));
    return { ...common, side, value: Number.NaN, children };
  }
}

function shareOf(text: string): number {
  const [over, under = 1] = text.split('/').map(Number);
  return over! / under;
}

/** The same positions with the children of each in another order. */
export function inOrder(
  at: Position,
  order: (children: readonly Position[]) => readonly Position[],
): Position {
  return { ...at, children: order(at.children.map((child) => inOrder(child, order))) };
}

export function everyPosition(at: Position): Position[] {
  return [at, ...at.children.flatMap(everyPosition)];
}
