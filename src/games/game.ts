/**
 * A game as a problem: two players in turn, what one wins the other loses, and nothing is hidden. Where dice are
 * thrown chance has the move, and OUTCOMES takes the place of ACTIONS.
 *
 * The members are the six parts of the definition in Russell and Norvig, Artificial Intelligence: A
 * Modern Approach, 3rd ed., section 5.1, plus EVAL of section 5.4. All are pure functions of the state.
 */
import type { Board } from '../core/board.ts';
import { bySide } from '../core/tree/nodeKind.ts';
import type { Probability } from '../core/tree/probability.ts';

export const SIDES = ['max', 'min'] as const;
export type Side = (typeof SIDES)[number];

/** Who has the move: a side, or chance. */
export type Turn = Side | 'chance';

/** What chance may do at a position, and how likely that is. */
export interface Outcome<Move> {
  readonly move: Move;
  readonly probability: Probability;
}

export interface Game<State, Move> {
  /** S0: how the game is set up at the start. */
  readonly s0: State;
  /** PLAYER(s): who has the move. */
  player(state: State): Turn;
  /** ACTIONS(s): the legal moves, in a fixed order; asked only where the game is not over. */
  actions(state: State): readonly Move[];
  /** What chance may do, in a fixed order, likelihoods of sum 1; asked in place of ACTIONS where it has the move. A game without it has no chance. */
  outcomes?(state: State): readonly Outcome<Move>[];
  /** RESULT(s, a): the state a move leads to. */
  result(state: State, move: Move): State;
  /** TERMINAL-TEST(s): whether the game is over. */
  terminalTest(state: State): boolean;
  /** UTILITY(s): what a terminal state is worth to MAX; MIN gets the opposite. */
  utility(state: State): number;
  /**
   * EVAL(s): an estimate of what any state is worth to MAX, for a search that stops early. Terminal
   * states included, on its own scale: where MAX has won +∞, or all that its features can come to.
   */
  evaluate?(state: State): number;
  /** Whether a move is a capture or the like: where there is one, a search that stops early may go on. */
  isNoisy?(state: State, move: Move): boolean;
  /** The opening book: what is played in a state without a search, and what that is worth; null where it is not in it. */
  book?(state: State): Reply<Move> | null;
  /** The ending table: whether what a state is worth is known without looking further. */
  inTable?(state: State): boolean;
  /** Which kind of move it is, the best kind 0: a search may try moves by kind, equals as they stand. */
  moveClass?(state: State, move: Move): number;
  /** Whether every UTILITY and EVAL is a whole number or ±∞. */
  readonly isWhole?: boolean;
  /** What every UTILITY lies in. */
  readonly utilityRange?: readonly [number, number];
  /** The same text for exactly the same position; the side to move is part of it. */
  key(state: State): string;
  /** The symmetries of the board, without the identity: what each makes of a state and of a move. */
  readonly symmetries?: readonly Symmetry<State, Move>[];
  /** What EVAL adds up: off the ends it is the sum of weight times value, in this order. */
  readonly features?: readonly Feature<State>[];
  /** The same sum as a source counts it; where it is left out, the features. */
  readonly terms?: readonly Term<State>[];
  /** What EVAL lies in at ends; from −∞ to +∞ where the game does not say. */
  readonly endRange?: readonly [number, number];
  /** Who wins whatever the other does, where a theory of the game tells without a search. */
  winner?(state: State): Side;
  printMove(move: Move): string;
  /** The position in one line; whose turn it is need not be in it. */
  printState(state: State): string;
  /** Reads what `printState` prints, and what people write like it; `first` has the move where the text does not tell. */
  parseState(text: string, first: Side): ReadState<State>;
  picture(state: State): Picture;
  /** The cell of the picture at which a move is made; where it is left out, the one cell on which it puts a piece. */
  cellOf?(state: State, move: Move): number;
}

/** A move, and what a state is worth with it. */
export interface Reply<Move> {
  readonly move: Move;
  readonly value: number;
}

/** What is counted of a position, and how much it weighs. */
export interface Term<State> {
  readonly name: Bilingual;
  readonly weight: number;
  value(state: State): number;
  /** what it lies in, where EVAL is bounded, ends included */
  readonly range?: readonly [number, number];
  /** the cells of the picture it counts, a list for each time */
  cells?(state: State): readonly (readonly number[])[];
}

/** A term whose weight the reader may choose. */
export interface Feature<State> extends Term<State> {
  /** as a formula has it */
  readonly symbol: string;
  /** the least and the greatest value it has off the ends */
  readonly range: readonly [number, number];
}

/** A text in both languages; a game brings its own, so that it is one file. */
export type Bilingual = Readonly<Record<'en' | 'zh', string>>;

/** What there is to see of a position: a board, piles of coins, or points with checkers. */
export type Picture =
  | ({ readonly kind: 'grid' } & Board)
  | { readonly kind: 'piles'; readonly piles: readonly number[] }
  | {
      readonly kind: 'points';
      /** the point each checker stands on, as its side counts them */
      readonly checkers: Readonly<Record<Side, readonly number[]>>;
      readonly dice: readonly number[];
    };

/** A position; or what is wrong with its text, where, and what would be right, in the game's own words. */
export type ReadState<State> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly fault: Bilingual };

export function refused(fault: Bilingual): { readonly ok: false; readonly fault: Bilingual } {
  return { ok: false, fault };
}

/** What can happen at a position where it is not over, in order: the mover's moves, or what chance may do. */
export function movesAt<State, Move>(game: Game<State, Move>, state: State): readonly Move[] {
  return outcomesAt(game, state)?.map(({ move }) => move) ?? game.actions(state);
}

/** What chance may do at a position; null where a side has the move. */
export function outcomesAt<State, Move>(
  game: Game<State, Move>,
  state: State,
): readonly Outcome<Move>[] | null {
  return game.player(state) === 'chance' ? (game.outcomes?.(state) ?? []) : null;
}

/** Whether chance ever has the move. */
export function hasChance({ outcomes }: { readonly outcomes?: unknown }): boolean {
  return outcomes !== undefined;
}

/** The side that has the move, where the game knows no chance. */
export function sideAt<State, Move>(game: Game<State, Move>, state: State): Side {
  return bySide(game.player(state), 'max', 'min');
}

/** The legal move at a position that is written so; undefined where none is. */
export function moveCalled<State, Move>(
  game: Game<State, Move>,
  state: State,
  text: string,
): Move | undefined {
  const called = folded(text);
  return game.terminalTest(state)
    ? undefined
    : movesAt(game, state).find((move) => folded(game.printMove(move)) === called);
}

/** As keyboards of all kinds write it: wide forms narrow, and without blanks. */
export function folded(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}

/** The same game set up differently: one search decides one move, and the next begins here. */
export function startingFrom<State, Move>(game: Game<State, Move>, s0: State): Game<State, Move> {
  return { ...game, s0 };
}

export interface Symmetry<State, Move> {
  state(state: State): State;
  move(move: Move): Move;
}

/** Moves that a symmetry of the position takes to each other: the first of them, and how many they are. */
export interface Orbit<Move> {
  readonly move: Move;
  readonly size: number;
}

/** The moves at a state up to the symmetries that leave it as it is. No RESULT is needed to know them. */
export function orbits<State, Move>(game: Game<State, Move>, state: State): readonly Orbit<Move>[] {
  const moves = movesAt(game, state);
  const key = game.key(state);
  // Outcomes stay apart: together they would be as likely as all of them.
  const isChance = game.player(state) === 'chance';
  const fixing = (isChance ? [] : (game.symmetries ?? [])).filter(
    (symmetry) => game.key(symmetry.state(state)) === key,
  );
  if (fixing.length === 0) return moves.map((move) => ({ move, size: 1 }));
  const seen = new Set<string>();
  return moves.flatMap((move) => {
    if (seen.has(game.printMove(move))) return [];
    const images = new Set([move, ...fixing.map((symmetry) => symmetry.move(move))].map(game.printMove));
    for (const image of images) seen.add(image);
    return [{ move, size: images.size }];
  });
}

/** Equal for exactly those states that are the same but for a symmetry of the board. */
export function canonicalKey<State, Move>(game: Game<State, Move>, state: State): string {
  const keys = (game.symmetries ?? []).map((symmetry) => game.key(symmetry.state(state)));
  return keys.reduce((least, key) => (key < least ? key : least), game.key(state));
}
