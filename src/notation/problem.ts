/** Defines the problems that the text of a tree can have, each a value with its position in the text. */
import type { ForeignName, Need } from './notations/names.ts';
import type { WishFault } from './wishFault.ts';

/** A position in a text. Line and column count from 1; `offset` counts UTF-16 units from 0. */
export interface TextPosition {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

export type ProblemCode =
  | 'empty'
  | 'foreign'
  | 'bad-wish'
  | 'unexpected'
  | 'unclosed'
  | 'extra-bracket'
  | 'wrong-bracket'
  | 'bad-value'
  | 'bad-leaf-word'
  | 'bad-text'
  | 'unknown-key'
  | 'no-children'
  | 'open-vector'
  | 'bad-component'
  | 'vector-length'
  | 'vector-lengths'
  | 'vectors-and-numbers'
  | 'players-and-sides'
  | 'player-count'
  | 'player-without-vectors'
  | 'bad-sum'
  | 'sum-without-vectors'
  | 'above-sum'
  | 'bad-static'
  | 'static-at-leaf'
  | 'bad-eval'
  | 'bad-feature'
  | 'features-without-eval'
  | 'features-count'
  | 'noisy-outcome'
  | 'limit-features'
  | 'limit-weight'
  | 'bad-probability'
  | 'missing-probability'
  | 'probability-sum'
  | 'stray-probability'
  | 'bad-leaf-bounds'
  | 'outside-leaf-bounds'
  | 'limit-nodes'
  | 'limit-depth'
  | 'limit-children'
  | 'limit-label'
  | 'limit-bytes'
  | 'chance-root-needed';

/** An edit of the text: `length` characters from `offset` on become `text`. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

export interface Problem {
  readonly code: ProblemCode;
  readonly at: TextPosition;
  /** the text at the position of the problem, at most 40 characters; "" at the end of the text */
  readonly found: string;
  /** the limit that was exceeded, the sum that should have been 1, or the count that was found */
  readonly number?: number;
  /** the count that was expected in place of `number` */
  readonly expected?: number;
  /** the interval in which the value should lie, such as "0..1" */
  readonly bounds?: string;
  /** the notation other than ours in which the text seems to be written */
  readonly notation?: ForeignName;
  /** a small tree as the other notation writes it, and the same in ours */
  readonly example?: { readonly there: string; readonly here: string };
  /** what the text in the other notation lacks to be a tree of this program */
  readonly need?: Need;
  /** what is wrong with the wish for a uniform tree */
  readonly wish?: WishFault;
  /** the problem of the tree that was read in the other notation */
  readonly inside?: Problem;
  /**
   * the tree that the text means in the other notation, translated to ours; absent when it cannot be
   * determined
   */
  readonly theirs?: string;
  /** the different tree that the text means in our notation */
  readonly ours?: string;
  /**
   * the edits that repair the text, in ascending order and without overlap; absent when there is no obvious
   * repair
   */
  readonly repair?: readonly TextEdit[];
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

/**
 * The exception that a parser throws for a problem. The function that starts the parser catches it and
 * returns the problem as a value.
 */
export class ParseFailure extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** Returns the line and the column of an offset in a text. */
export function positionAt(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { offset, line, column: offset - (before.lastIndexOf('\n') + 1) + 1 };
}

/** Shortens a text for a message: to its first line, and to at most 40 characters. */
export function quoted(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  const characters = Array.from(line);
  return characters.length > 40 ? `${characters.slice(0, 39).join('')}…` : line;
}

/** Returns the text after the edits of a repair. */
export function repaired(text: string, repair: readonly TextEdit[]): string {
  let from = 0;
  let result = '';
  for (const { offset, length, text: put } of repair) {
    result += text.slice(from, offset) + put;
    from = offset + length;
  }
  return result + text.slice(from);
}
