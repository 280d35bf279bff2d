/** The sentences about what is wrong with a text or a file. */
import type { ByKind } from '../core/byKind.ts';
import type { Expected } from '../notation/fault.ts';
import type { Problem, ProblemCode } from '../notation/problem.ts';

/** The sentences for each thing that was expected; `here` says what was found. */
export type FaultSentences = ByKind<Expected, [{ readonly here: string; readonly found: string }], string>;

/** The sentences for each problem of a text; `here` says what was found. */
export type ProblemSentences = Readonly<
  Record<ProblemCode, (problem: Problem & { readonly here: string }) => string>
>;

/** The greatest length of a tree's text in a sentence. */
const MOST_QUOTED = 400;

/** Returns a tree's text on one line, for a quotation in a sentence. */
export function shortened(text = ''): string {
  const line = text.replaceAll('\n', ' ');
  return line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED - 1)}…` : line;
}
