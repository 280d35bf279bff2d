/**
 * A game as a problem: two players move in turn, what one wins the other loses, and nothing is hidden. When dice are
 * thrown, chance has the move, and OUTCOMES takes the place of ACTIONS.
 *
 * The members are the six parts of the definition in Russell and Norvig, Artificial Intelligence: A Modern Approach,
 * 3rd ed., section 5.1, plus EVAL of section 5.4. All are pure functions of the state.
 */
import type { Board, Probability, Searchable } from '../core/index.ts';
import { bySide } from '../core/tree/nodeKind.ts';

export const SIDES = ['max', 'min'] as const;
export type Side = (typeof SIDES)[number];

/** Who has the move: one of the two sides, or chance. */
export type Turn = Side | 'chance';

/** An outcome of chance at a position, and its probability. */
export interface Outcome<Move> {
  readonly move: Move;
  readonly probability: Probability;
}

export interface Game<State, Move> {
  /** S0: the initial state. */
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
  /** RESULT(s, a): returns the state that the move `a` leads to. */
  result(state: State, move: Move): State;
  /** TERMINAL-TEST(s): whether the game is over. */
  terminalTest(state: State): boolean;
  /** UTILITY(s): returns the value of a terminal state for MAX; MIN gets the opposite. */
  utility(state: State): number;
  /**
   * EVAL(s): returns an estimate of the value of any state for MAX, for a depth-limited search. Terminal states have an
   * EVAL on the same scale: +∞ when MAX has won, or the greatest sum of the features.
   */
  evaluate?(state: State): number;
  /**
   * Whether a move is noisy, such as a capture. A depth-limited search may continue with noisy moves beyond its limit.
   */
  isNoisy?(state: State, move: Move): boolean;
  /**
   * The opening book: returns the move that is played in a state without a search, and the value of the state; null
   * when the state is not in the book.
   */
  book?(state: State): Reply<Move> | null;
  /** The ending table: whether the state is in it, so that its value is known without further search. */
  inTable?(state: State): boolean;
  /** Returns the kind of a move, 0 for the best. A search may try moves in the order of their kinds. */
  moveClass?(state: State, move: Move): number;
  /** Whether every UTILITY and EVAL is a whole number or ±∞. */
  readonly isWhole?: boolean;
  /** The interval that contains every UTILITY. */
  readonly utilityRange?: readonly [number, number];
  /** Returns a text that is equal only for the same position with the same side to move. */
  key(state: State): string;
  /** The symmetries of the board without the identity: each maps a state to a state and a move to a move. */
  readonly symmetries?: readonly Symmetry<State, Move>[];
  /** The features of EVAL: at a state that is not terminal, EVAL is the sum of weight times feature, in this order. */
  readonly features?: readonly Feature<State>[];
  /** The terms of EVAL as a source writes the same sum; when absent, the features are its terms. */
  readonly terms?: readonly Term<State>[];
  /** The interval of EVAL at terminal states; absent, and then (−∞, +∞), when the game does not declare it. */
  readonly endRange?: readonly [number, number];
  /** Returns the side that wins under best play, when a theory of the game says so without a search. */
  winner?(state: State): Side;
  printMove(move: Move): string;
  /** Returns the text of the position in one line, which need not say whose turn it is. */
  printState(state: State): string;
  /** Returns the position as other programs read it, with all squares in one row and the side to move. */
  printSquares?(state: State): string;
  /**
   * Reads a text that `printState` returns, or one that readers write in a similar way; `first` is the player to move
   * when the text does not say.
   */
  parseState(text: string, first: Side): ReadState<State>;
  picture(state: State): Picture;
  /** Returns the number of empty squares, in games that can be searched to the end once few are left. */
  emptySquares?(state: State): number;
  /** Whether a move is the pass of a side that has no other move; transcripts leave passes out. */
  isPass?(move: Move): boolean;
  /**
   * Returns the cell of the board at which a reader makes a move, or null when the move is made at none; when absent,
   * it is the one cell on which the move puts a piece.
   */
  cellOf?(state: State, move: Move): number | null;
  /** Returns the name of a cell of the board, such as "d3"; when absent, cells are called by row and column. */
  cellName?(cell: number): string;
  /** Returns the cells whose pieces change sides when a move is made. */
  turnedBy?(state: State, move: Move): readonly number[];
  /** What can be marked on the board besides the pieces. */
  readonly marks?: readonly BoardMark<State>[];
}

/** A move of the opening book, and the value of the state in which it is made. */
export interface Reply<Move> {
  readonly move: Move;
  readonly value: number;
}

/** A feature of EVAL: a number that is computed from a position, with its weight. */
export interface Term<State> {
  readonly name: Bilingual;
  readonly weight: number;
  value(state: State): number;
  /** the least and the greatest value of the feature, terminal states included; given when EVAL is bounded */
  readonly range?: readonly [number, number];
  /** the name under which the terminal prints the feature; without it the terminal prints `symbol` */
  readonly key?: string;
  /** the name of its counts in the terminal; absent when it has none, or they are those of another feature */
  readonly countKey?: string;
  /** Returns what the feature counts for MAX and for MIN, when it is the difference of two counts. */
  counts?(state: State): readonly [number, number];
  /** Whether a greater count is worse for a side in the state, so that the feature is MIN's count less MAX's. */
  isWorse?(state: State): boolean;
  /** the cells of the board that the feature counts, one list for each occurrence */
  cells?(state: State): readonly (readonly number[])[];
}

/** A term of the formula of EVAL; the reader may choose its weight. */
export interface Feature<State> extends Term<State> {
  /** the symbol of the term in the formula */
  readonly symbol: string;
  /** the least and the greatest value of the term at states that are not terminal */
  readonly range: readonly [number, number];
}

/** A property of cells that can be marked on the board, such as being a legal square. */
export interface BoardMark<State> {
  /** the name of the mark in the store of the page */
  readonly name: string;
  readonly title: Bilingual;
  /** the shape of the mark: a dashed ring for a move, or a square, a dotted ring or a triangle on a piece */
  readonly shape: 'move' | 'square' | 'dots' | 'triangle';
  cells(state: State): readonly MarkedCell[];
}

export interface MarkedCell {
  readonly cell: number;
  /** what is written in the mark, such as the number of pieces that a move turns over */
  readonly text?: string;
}

/** A text in both languages. A game contains its own texts, so that it is a single file. */
export type Bilingual = Readonly<Record<'en' | 'zh', string>>;

/** How a position is drawn: as a board, as piles of coins, or as points with checkers. */
export type Picture =
  | ({ readonly kind: 'grid' } & Board)
  | { readonly kind: 'piles'; readonly piles: readonly number[] }
  | {
      readonly kind: 'points';
      /** for each checker, its point, counted from its own side's end */
      readonly checkers: Readonly<Record<Side, readonly number[]>>;
      readonly dice: readonly number[];
    };

/**
 * The position that a text stands for; or a message that says what is wrong with the text, at which character or word,
 * and what would be right.
 */
export type ReadState<State> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly fault: Bilingual };

export function refused(fault: Bilingual): { readonly ok: false; readonly fault: Bilingual } {
  return { ok: false, fault };
}

/** Returns the moves of the side to move, or the outcomes of chance, at a position that is not terminal. */
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

/** Returns the properties of a game's tree that an algorithm checks before it searches the game. */
export function searchableGame(game: Parameters<typeof hasChance>[0]): Searchable {
  return { hasChance: hasChance(game), players: 0, hasInfinite: false };
}

/** Returns the side that has the move, in a game without chance. */
export function sideAt<State, Move>(game: Game<State, Move>, state: State): Side {
  return bySide(game.player(state), 'max', 'min');
}

/** Whether at most this many squares are empty in a state of a game that counts them. */
export function isEndgame<State, Move>(game: Game<State, Move>, state: State, most: number): boolean {
  return (game.emptySquares?.(state) ?? Infinity) <= most;
}

/** Returns the legal move that the game writes as this text; undefined when there is none. */
export function moveCalled<State, Move>(
  game: Game<State, Move>,
  state: State,
  text: string,
): Move | undefined {
  return game.terminalTest(state)
    ? undefined
    : movesAt(game, state).find((move) => game.printMove(move) === text);
}

/** Returns what was typed with wide characters made narrow, in lower case and without blanks. */
export function folded(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}

/**
 * Returns the same game from another initial state: a search decides one move, and the next search starts from the
 * state after it.
 */
export function startingFrom<State, Move>(game: Game<State, Move>, s0: State): Game<State, Move> {
  return { ...game, s0 };
}

export interface Symmetry<State, Move> {
  state(state: State): State;
  move(move: Move): Move;
}

/** Moves that are equal by symmetry: the first of them, and their number. */
export interface Orbit<Move> {
  readonly move: Move;
  readonly size: number;
}

/** Returns the moves at a state, with one for all that are equal by a symmetry of the state. It never calls RESULT. */
export function orbits<State, Move>(game: Game<State, Move>, state: State): readonly Orbit<Move>[] {
  const moves = movesAt(game, state);
  const key = game.key(state);
  // Outcomes of chance are not merged by symmetry, because their probabilities would have to be added.
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

/** Returns a key that is equal for exactly the states that a symmetry of the board maps to each other. */
export function canonicalKey<State, Move>(game: Game<State, Move>, state: State): string {
  const keys = (game.symmetries ?? []).map((symmetry) => game.key(symmetry.state(state)));
  return keys.reduce((least, key) => (key < least ? key : least), game.key(state));
}
