/** What can be wrong with a text, as a value with a place. */

/** A place in a text, 1-based; `offset` counts UTF-16 units from 0. */
export interface TextPosition {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

export const PROBLEM_CODES = [
  'empty',
  'unexpected',
  'unclosed',
  'extra-bracket',
  'second-root',
  'bad-number',
  'bad-leaf-word',
  'unknown-key',
  'no-children',
  'vector-leaf',
  'bad-probability',
  'probability-sum',
  'limit-nodes',
  'limit-depth',
  'limit-children',
  'limit-bytes',
  'chance-root-needs-object',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface Problem {
  readonly code: ProblemCode;
  readonly at: TextPosition;
  /** what stands there, at most 40 characters; "" at the end of the text */
  readonly found: string;
  /** the limit that was passed, or the sum that should have been 1 */
  readonly number?: number;
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

/** Line and column of an offset. */
export function positionAt(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { offset, line, column: offset - (before.lastIndexOf('\n') + 1) + 1 };
}

/** Input as it may be quoted: one line, at most 40 characters. */
export function quoted(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  const characters = Array.from(line);
  return characters.length > 40 ? `${characters.slice(0, 39).join('')}…` : line;
}
