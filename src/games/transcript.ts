/** Reads the moves of a game as people write them: one after the other, with or without separators, such as "f5d6c3". */
import { type Game, movesAt } from './game.ts';

/** A place in a transcript at which no legal move is written. */
export interface TranscriptFault {
  /** the number of characters before the place */
  readonly at: number;
  readonly found: string;
  /** the legal moves at the position reached; none when the game is over there */
  readonly legal: readonly string[];
}

export interface Transcript<State> {
  /** the legal moves up to the fault, in the game's notation; passes are added when the text leaves them out */
  readonly moves: readonly string[];
  /** the states from the start to the one after the last of these moves */
  readonly states: readonly State[];
  readonly fault: TranscriptFault | null;
}

const SEPARATORS = /^[\s,;.、，。]+/;

/** Matches what a reader would call one move at the beginning of a text: letters with digits, or a single sign. */
const WORD = /^(?:[a-z]+\d*|\d+|[^\s,;.]+)/;

export function readTranscript<State, Move>(
  game: Game<State, Move>,
  start: State,
  text: string,
): Transcript<State> {
  const written = text.normalize('NFKC').toLowerCase();
  const moves: string[] = [];
  const states = [start];
  for (let at = 0; ; ) {
    at += SEPARATORS.exec(written.slice(at))?.[0].length ?? 0;
    if (at >= written.length) return { moves, states, fault: null };
    const state = states.at(-1) as State;
    const legal = game.terminalTest(state) ? [] : movesAt(game, state);
    const rest = written.slice(at);
    const all = legal.map((move) => ({ move, text: game.printMove(move) }));
    const named = all
      .filter(({ text: each }) => rest.startsWith(each.toLowerCase()))
      .sort((one, other) => other.text.length - one.text.length)[0];
    const played = named ?? all.find(({ move }) => game.isPass?.(move));
    if (played === undefined) {
      const found = WORD.exec(rest)?.[0].slice(0, 12) ?? '';
      return { moves, states, fault: { at, found, legal: all.map((each) => each.text) } };
    }
    moves.push(played.text);
    states.push(game.result(state, played.move));
    at += named?.text.length ?? 0;
  }
}
