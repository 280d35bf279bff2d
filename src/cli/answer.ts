/** What the terminal command comes to: a value, or the one line that says why not. */
import { quoted } from '../notation/problem.ts';

export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: string };

/** Control, format and line-breaking characters, which input may bring into a quotation. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

export function granted<T>(value: T): Reply<T> {
  return { ok: true, value };
}

/** A refusal, kept to one line whatever it quotes; the command puts its name before it. */
export function refused(sentence: string): Reply<never> {
  return { ok: false, refusal: sentence.replace(UNPRINTABLE, '�') };
}

/** Input between quotation marks, at most 40 characters of it. */
export function quote(input: string): string {
  return `“${quoted(input)}”`;
}
