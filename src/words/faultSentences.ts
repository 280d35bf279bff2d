/** The types of the sentences about faults in a text or a file. */
import type { ByKind } from '../core/byKind.ts';
import type { Expected, Problem, ProblemCode } from '../notation/index.ts';

/**
 * For each kind of data that can be expected, a sentence about a fault; `here` says what was found in its
 * place.
 */
export type FaultSentences = ByKind<Expected, [{ readonly here: string; readonly found: string }], string>;

/** For each kind of fault in a tree's text, a sentence about it; `here` says what was found. */
export type ProblemSentences = Readonly<
  Record<ProblemCode, (problem: Problem & { readonly here: string }) => string>
>;

/** The number of characters to which a tree's text is shortened when a sentence quotes it. */
const MOST_QUOTED = 400;

/** Returns a tree's text on one line, shortened with "…" when it is long, for a quotation in a sentence. */
export function shortened(text = ''): string {
  const line = text.replaceAll('\n', ' ');
  return line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED - 1)}…` : line;
}
