/** The result of the terminal command: a value, or the one line that says why there is none. */
import { quoted } from '../notation/problem.ts';

export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: string };

/** Matches control, format and line-breaking characters, which input may bring into a quotation. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

export function granted<T>(value: T): Reply<T> {
  return { ok: true, value };
}

/** Makes a refusal, kept to one line whatever it quotes; the command puts its name before it. */
export function refused(sentence: string): Reply<never> {
  return { ok: false, refusal: sentence.replace(UNPRINTABLE, '�') };
}

/** Returns input between quotation marks, at most 40 characters of it. */
export function quote(input: string): string {
  return `“${quoted(input)}”`;
}
