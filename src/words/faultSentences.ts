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
