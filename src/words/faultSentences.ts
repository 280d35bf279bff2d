/** What a language says of what is wrong with a text or a file. */
import type { ByKind } from '../core/byKind.ts';
import type { Expected } from '../notation/fault.ts';
import type { Problem, ProblemCode } from '../notation/problem.ts';

/** What is said where something else was expected; `here` tells what was found. */
export type FaultSentences = ByKind<Expected, [{ readonly here: string; readonly found: string }], string>;

/** What is said of each problem of a text; `here` tells what was found. */
export type ProblemSentences = Readonly<
  Record<ProblemCode, (problem: Problem & { readonly here: string }) => string>
>;

/** More of a tree's text is not quoted in a sentence. */
const MOST_QUOTED = 400;

/** A tree's text on one line, as a sentence may quote it. */
export function shortened(text = ''): string {
  const line = text.replaceAll('\n', ' ');
  return line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED - 1)}…` : line;
}
