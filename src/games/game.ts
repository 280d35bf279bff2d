/**
 * A game as a problem: two players move in turn, what one wins the other loses, and nothing is hidden. Where dice are
 * thrown, chance has the move, and OUTCOMES takes the place of ACTIONS.
 *
 * The members are the six parts of the definition in Russell and Norvig, Artificial Intelligence: A Modern Approach,
 * 3rd ed., section 5.1, plus EVAL of section 5.4. All are pure functions of the state.
 */
import type { Board } from '../core/board.ts';
import type { Searchable } from '../core/search/algorithm.ts';
import { bySide } from '../core/tree/nodeKind.ts';
import type { Probability } from '../core/tree/probability.ts';

export const SIDES = ['max', 'min'] as const;
export type Side = (typeof SIDES)[number];

/** The player who has the move: a side, or chance. */
export type Turn = Side | 'chance';

/** A possible outcome at a position, and its probability. */
export interface Outcome<Move> {
  readonly move: Move;
  readonly probability: Probability;
}

export interface Game<State, Move> {
  /** S0: the position at the start. */
  readonly s0: State;
  /** PLAYER(s): returns who has the move. */
  player(state: State): Turn;
  /** ACTIONS(s): returns the legal moves in a fixed order; called only when the game is not over. */
  actions(state: State): readonly Move[];
  /**
   * Returns the possible outcomes in a fixed order with probabilities of sum 1; called in place of ACTIONS when chance
   * has the move. Absent in games without chance.
   */
  outcomes?(state: State): readonly Outcome<Move>[];
  /** RESULT(s, a): returns the state that a move leads to. */
  result(state: State, move: Move): State;
  /** TERMINAL-TEST(s): whether the game is over. */
  terminalTest(state: State): boolean;
  /** UTILITY(s): returns the value of a terminal state for MAX; MIN gets the opposite. */
  utility(state: State): number;
  /**
   * EVAL(s): returns an estimate of the value of any state for MAX, for a search that stops early. It includes terminal
   * states on its own scale: where MAX has won it is +∞, or the greatest sum of its features.
   */
  evaluate?(state: State): number;
  /** Whether a move is a capture or the like; when there is such a move, a search that stops early may continue. */
  isNoisy?(state: State, move: Move): boolean;
  /**
   * The opening book: returns the move played in a state without a search, and its value; null when the state is not in
   * it.
   */
  book?(state: State): Reply<Move> | null;
  /** The ending table: whether the value of a state is known without further search. */
  inTable?(state: State): boolean;
  /** Returns the kind of a move, 0 for the best. A search may try moves by kind; equal kinds keep their order. */
  moveClass?(state: State, move: Move): number;
  /** Whether every UTILITY and EVAL is a whole number or ±∞. */
  readonly isWhole?: boolean;
  /** The interval that contains every UTILITY. */
  readonly utilityRange?: readonly [number, number];
  /** Returns a text that is the same for exactly the same position, including the side to move. */
  key(state: State): string;
  /** The symmetries of the board without the identity: how each maps a state and a move. */
  readonly symmetries?: readonly Symmetry<State, Move>[];
  /**
   * The features that EVAL adds up: at states that are not terminal it is the sum of weight times value, in this order.
   */
  readonly features?: readonly Feature<State>[];
  /** Returns the same sum as a source writes it; when absent, the features are used. */
  readonly terms?: readonly Term<State>[];
  /** The interval of EVAL at terminal states; (−∞, +∞) when the game does not say. */
  readonly endRange?: readonly [number, number];
  /** Returns who wins under best play, when a theory of the game says so without a search. */
  winner?(state: State): Side;
  printMove(move: Move): string;
  /** Prints the position in one line, which need not say whose turn it is. */
  printState(state: State): string;
  /**
   * Reads what `printState` prints and what people write like it; `first` is the player to move when the text does not
   * say.
   */
  parseState(text: string, first: Side): ReadState<State>;
  picture(state: State): Picture;
  /**
   * Returns the cell of the picture at which a move is made; when absent, it is the one cell on which the move puts a
   * piece.
   */
  cellOf?(state: State, move: Move): number;
}

/** A move of the opening book, and the value of the state with it. */
export interface Reply<Move> {
  readonly move: Move;
  readonly value: number;
}

/** Something that is counted in a position, with its weight. */
export interface Term<State> {
  readonly name: Bilingual;
  readonly weight: number;
  value(state: State): number;
  /** its range, when EVAL is bounded, terminal states included */
  readonly range?: readonly [number, number];
  /** the cells of the picture that it counts, one list for each occurrence */
  cells?(state: State): readonly (readonly number[])[];
}

/** A term of EVAL whose weight the reader may choose. */
export interface Feature<State> extends Term<State> {
  /** the symbol in the formula */
  readonly symbol: string;
  /** the least and the greatest value at states that are not terminal */
  readonly range: readonly [number, number];
}

/** A text in both languages; a game brings its own texts, so that it is a single file. */
export type Bilingual = Readonly<Record<'en' | 'zh', string>>;

/** The picture of a position: a board, piles of coins, or points with checkers. */
export type Picture =
  | ({ readonly kind: 'grid' } & Board)
  | { readonly kind: 'piles'; readonly piles: readonly number[] }
  | {
      readonly kind: 'points';
      /** the point on which each checker stands, counted from its own side */
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

/**
 * Returns what can happen at a position that is not terminal, in order: the mover's moves, or the outcomes of chance.
 */
export function movesAt<State, Move>(game: Game<State, Move>, state: State): readonly Move[] {
  return outcomesAt(game, state)?.map(({ move }) => move) ?? game.actions(state);
}

/** Returns the outcomes of chance at a position; null when a side has the move. */
export function outcomesAt<State, Move>(
  game: Game<State, Move>,
  state: State,
): readonly Outcome<Move>[] | null {
  return game.player(state) === 'chance' ? (game.outcomes?.(state) ?? []) : null;
}

/** Whether chance has the move anywhere in the game. */
export function hasChance({ outcomes }: { readonly outcomes?: unknown }): boolean {
  return outcomes !== undefined;
}

/** Returns what an algorithm checks before it searches the game. */
export function searchableGame(game: Parameters<typeof hasChance>[0]): Searchable {
  return { hasChance: hasChance(game), players: 0 };
}

/** Returns the side that has the move, in a game without chance. */
export function sideAt<State, Move>(game: Game<State, Move>, state: State): Side {
  return bySide(game.player(state), 'max', 'min');
}

/** Returns the legal move at a position that is written like this; undefined when there is none. */
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

/** Normalizes what keyboards produce: wide characters become narrow, and blanks are removed. */
export function folded(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}

/** Returns the same game from another start position: one search decides one move, and the next search starts there. */
export function startingFrom<State, Move>(game: Game<State, Move>, s0: State): Game<State, Move> {
  return { ...game, s0 };
}

export interface Symmetry<State, Move> {
  state(state: State): State;
  move(move: Move): Move;
}

/** Moves that a symmetry of the position maps to each other: the first of them, and their number. */
export interface Orbit<Move> {
  readonly move: Move;
  readonly size: number;
}

/** Returns the moves at a state up to the symmetries that leave the state unchanged. It needs no RESULT. */
export function orbits<State, Move>(game: Game<State, Move>, state: State): readonly Orbit<Move>[] {
  const moves = movesAt(game, state);
  const key = game.key(state);
  // Outcomes of chance are not merged, because their probabilities would have to be added.
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

/** Returns a key that is equal for exactly those states that are the same up to a symmetry of the board. */
export function canonicalKey<State, Move>(game: Game<State, Move>, state: State): string {
  const keys = (game.symmetries ?? []).map((symmetry) => game.key(symmetry.state(state)));
  return keys.reduce((least, key) => (key < least ? key : least), game.key(state));
}
