/**
 * The table of programs: how the textbook's recursion behaves at each of its places, and what each well-known mistake
 * changes. The recursion, for either side:
 *
 *     v ← start; for each child: v ← better(v, value(child, handed)); if stops(v): break; narrow; return returned(v)
 *
 * A mistake more is a row more in BEHAVIOURS.
 */
import type { SearchRules } from '../search/index.ts';
import { maxMayStop, minMayStop } from '../search/rules.ts';

/** α and β. */
export type Pair = readonly [alpha: number, beta: number];

/** The window (−∞, +∞). */
export const OPEN: Pair = [-Infinity, Infinity];

/** A place in the recursion at which a program behaves in one way or another. */
interface At {
  readonly isMax: boolean;
  readonly isRoot: boolean;
}

/** What a mistake changes in the recursion; what is absent is as in the textbook. */
interface Behaviour {
  /** Returns the window with which the root is called; `open` is the window that should be. */
  readonly root?: (open: Pair) => Pair;
  /** Returns the window with which children are called; `own` is that of the node. */
  readonly handed?: (own: Pair, at: At, open: Pair) => Pair;
  /** Returns the value with which a node begins; `right` is the value it should begin with. */
  readonly start?: (right: number, at: At) => number;
  /** Whether a node takes the greater of two values. */
  readonly takesGreater?: (at: At) => boolean;
  /** Whether a node that holds v stops. */
  readonly stops?: (v: number, own: Pair, at: At, cutoff: SearchRules['cutoff']) => boolean;
  /** whether all calls change one α and one β, which are never restored */
  readonly isShared?: true;
  /** whether a node that is cut returns nothing, which its caller takes for 0 */
  readonly losesReturn?: true;
  /** whether a program without windows can make the mistake as well */
  readonly isOfMinimax?: true;
}

/** The names of the mistakes, in the order in which they are named. */
const MISTAKE_NAMES = [
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
export type MistakeName = (typeof MISTAKE_NAMES)[number];

export const BEHAVIOURS: Readonly<Record<MistakeName, Behaviour>> = {
  'fresh-root-windows': { handed: (own, { isRoot }, open) => (isRoot ? open : own) },
  'bounds-never-move': { handed: (_own, _at, open) => open },
  'parent-only': { handed: ([alpha, beta], { isMax }) => (isMax ? [alpha, Infinity] : [-Infinity, beta]) },
  'swapped-bounds': { handed: ([alpha, beta]) => [beta, alpha] },
  'no-cutoff-test': { stops: () => false },
  'tests-swapped': { stops: (v, own, at, cutoff) => mayStop(v, own, !at.isMax, cutoff) },
  'global-bounds': { isShared: true },
  'starts-at-zero': { start: () => 0, isOfMinimax: true },
  'zero-window': { root: ([, beta]) => [0, beta] },
  'always-max': {
    start: (right, { isMax }) => (isMax ? right : -Infinity),
    takesGreater: () => true,
    isOfMinimax: true,
  },
  'lost-return': { losesReturn: true },
};

/** Whether a node that holds v may stop, because a node above it has something better. */
export function mayStop(v: number, own: Pair, isMax: boolean, cutoff: SearchRules['cutoff']): boolean {
  return isMax ? maxMayStop(v, own[1], cutoff) : minMayStop(v, own[0], cutoff);
}

/** A program: an algorithm under rules, with one mistake or none. */
export interface Program {
  /** whether it passes windows down and cuts; a program that does not looks at every leaf */
  readonly cuts: boolean;
  /** the rules of a program that cuts; they mean nothing to another */
  readonly rules: Pick<SearchRules, 'cutoff' | 'value'>;
  readonly mistake: MistakeName | null;
}

const MINIMAX = { cuts: false, rules: { cutoff: 'equal', value: 'soft' } } as const;

/** The programs of alpha-beta without a mistake, in the order in which they are named. */
const ALPHA_BETA = (['equal', 'strict'] as const).flatMap((cutoff) =>
  (['soft', 'hard', 'running'] as const).map((value) => ({ cuts: true, rules: { cutoff, value } }) as const),
);

/** The programs that are right, in the order in which they are named. */
export const RIGHT_PROGRAMS: readonly Program[] = [MINIMAX, ...ALPHA_BETA].map((program) => ({
  ...program,
  mistake: null,
}));

/** The programs with a mistake: all of one mistake before those of the next. */
export const MISTAKEN_PROGRAMS: readonly Program[] = MISTAKE_NAMES.flatMap((mistake) =>
  [...(BEHAVIOURS[mistake].isOfMinimax ? [MINIMAX] : []), ...ALPHA_BETA].map((program) => ({
    ...program,
    mistake,
  })),
);

/**
 * A node whose children are being searched by a program. Windows and values are those of MAX. At a chance node the value
 * is left to the caller, which knows the probabilities.
 */
export class OpenCall {
  /** the window as narrowed so far */
  window: Pair;
  v: number;
  isStopped = false;
  readonly isMax: boolean;

  constructor(
    readonly call: number,
    readonly side: 'max' | 'min' | 'chance',
    readonly entry: Pair,
    readonly isRoot: boolean,
    program: Program,
  ) {
    this.window = entry;
    const isMax = side === 'max';
    this.isMax = isMax;
    const { start } = behaviourOf(program);
    const isRunning = program.cuts && program.rules.value === 'running';
    const worst = isMax ? -Infinity : Infinity;
    const right = isRunning ? (isMax ? entry[0] : entry[1]) : worst;
    this.v = side === 'chance' ? Number.NaN : (start?.(right, this) ?? right);
  }
}

const TEXTBOOK: Behaviour = {};

function behaviourOf({ mistake }: Pick<Program, 'mistake'>): Behaviour {
  return mistake === null ? TEXTBOOK : BEHAVIOURS[mistake];
}

/** Follows one program through its calls and returns. The caller keeps the stack of open calls. */
export class ProgramState {
  readonly #behaviour: Behaviour;
  /** the one α and β of a program whose calls share them */
  #shared: Pair = OPEN;

  constructor(readonly program: Program) {
    this.#behaviour = behaviourOf(program);
  }

  /** Returns the window with which the root is called. */
  rootWindow(): Pair {
    const window = this.#behaviour.root?.(OPEN) ?? OPEN;
    this.#shared = window;
    return window;
  }

  /** Returns the window with which the next child of an open call is called. */
  handed(open: OpenCall): Pair {
    if (open.side === 'chance') return this.#behaviour.isShared ? this.#shared : OPEN;
    const own = this.#own(open);
    return this.#behaviour.handed?.(own, open, OPEN) ?? own;
  }

  open(call: number, side: OpenCall['side'], entry: Pair, isRoot: boolean): OpenCall {
    return new OpenCall(call, side, entry, isRoot, this.program);
  }

  /** Returns what a call takes a returned value for; NaN when nothing came back. */
  taken(returned: number): number {
    return this.#behaviour.losesReturn && Number.isNaN(returned) ? 0 : returned;
  }

  /** A child of an open call of MAX or MIN has returned a value; NaN when nothing came back. */
  take(open: OpenCall, returned: number): void {
    const { takesGreater, stops, isShared } = this.#behaviour;
    const value = this.taken(returned);
    const isGreater = takesGreater?.(open) ?? open.isMax;
    // No number is less or greater than a missing one, so v stays.
    if (isGreater ? value > open.v : value < open.v) open.v = value;
    if (!this.program.cuts) return;
    const own = this.#own(open);
    const { cutoff } = this.program.rules;
    open.isStopped = stops?.(open.v, own, open, cutoff) ?? mayStop(open.v, own, open.isMax, cutoff);
    if (open.isStopped) return;
    const [alpha, beta] = own;
    const isNarrower = open.isMax ? open.v > alpha : open.v < beta;
    if (!isNarrower) return;
    const narrowed: Pair = open.isMax ? [open.v, beta] : [alpha, open.v];
    if (isShared) this.#shared = narrowed;
    else open.window = narrowed;
  }

  /** Returns what an open call returns once it has stopped or has no children left; NaN for nothing. */
  returned({ v, entry, isStopped }: OpenCall): number {
    if (isStopped && this.#behaviour.losesReturn) return Number.NaN;
    if (!this.program.cuts || this.program.rules.value !== 'hard') return v;
    return Math.min(Math.max(v, entry[0]), entry[1]);
  }

  #own(open: OpenCall): Pair {
    return this.#behaviour.isShared ? this.#shared : open.window;
  }
}
