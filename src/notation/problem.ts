/** The problems of a text, each a value with a place. */
import type { ForeignName } from './foreign.ts';

/** A place in a text, 1-based; `offset` counts UTF-16 units from 0. */
export interface TextPosition {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

const PROBLEM_CODES = [
  'empty',
  'foreign',
  'unexpected',
  'unclosed',
  'extra-bracket',
  'wrong-bracket',
  'bad-value',
  'bad-leaf-word',
  'bad-text',
  'unknown-key',
  'no-children',
  'open-vector',
  'bad-component',
  'vector-length',
  'vector-lengths',
  'vectors-and-numbers',
  'players-and-sides',
  'player-count',
  'player-without-vectors',
  'bad-sum',
  'sum-without-vectors',
  'above-sum',
  'bad-static',
  'static-at-leaf',
  'bad-eval',
  'bad-feature',
  'features-without-eval',
  'features-count',
  'noisy-outcome',
  'limit-features',
  'limit-weight',
  'bad-probability',
  'missing-probability',
  'probability-sum',
  'stray-probability',
  'bad-leaf-bounds',
  'outside-leaf-bounds',
  'limit-nodes',
  'limit-depth',
  'limit-children',
  'limit-label',
  'limit-bytes',
  'chance-root-needed',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** An edit of the text: `length` characters from `offset` on become `text`. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

export interface Problem {
  readonly code: ProblemCode;
  readonly at: TextPosition;
  /** what stands there, at most 40 characters; "" at the end of the text */
  readonly found: string;
  /** the limit that was exceeded, the sum that should have been 1, or the count found */
  readonly number?: number;
  /** the count that was expected */
  readonly expected?: number;
  /** "0..1": the interval in which the value should lie */
  readonly bounds?: string;
  /** the foreign notation in which the text seems to be written */
  readonly notation?: ForeignName;
  /** the tree that it means in that notation, written in ours, when it can be determined */
  readonly theirs?: string;
  /** the different tree that it would be here, written in our notation */
  readonly ours?: string;
  /** the repair, when there is one obvious repair: edits in ascending order that do not overlap */
  readonly repair?: readonly TextEdit[];
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

/** An exception inside a parser, caught where the parser is entered; outside, problems are values. */
export class ParseFailure extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** Returns line and column of an offset. */
export function positionAt(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { offset, line, column: offset - (before.lastIndexOf('\n') + 1) + 1 };
}

/** Shortens input for a message: one line, at most 40 characters. */
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
