/**
 * Commands of the terminal are carried out by functions that return an answer. An answer is either a value, or a refusal:
 * one line of text that tells the user why there is no value.
 */
import { quoted } from '../notation/problem.ts';

export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: string };

/** The exit codes of a command: 2 when there is no answer; an answer may have a code that says what the answer is. */
export type ExitCode = 0 | 1 | 2;

/** The answer of a command, in pieces, with its exit code when that is not 0; or a refusal. */
export type Answered =
  | (Extract<Reply<Iterable<string>>, { readonly ok: true }> & { readonly exitCode?: ExitCode })
  | Extract<Reply<never>, { readonly ok: false }>;

/** Matches control, format and line-breaking characters, which quoted input may contain. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

export function granted<T>(value: T): Reply<T> {
  return { ok: true, value };
}

/**
 * Makes a refusal, which is kept to one line whatever input it quotes; the command writes its own name before
 * it.
 */
export function refused(sentence: string): Reply<never> {
  return { ok: false, refusal: sentence.replace(UNPRINTABLE, '�') };
}

/** Returns the first 40 characters of an input between quotation marks. */
export function quote(input: string): string {
  return `“${quoted(input)}”`;
}
