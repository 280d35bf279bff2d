/**
 * A sentence as a list of segments, so that its nodes and numbers can be recognized: on the page they are
 * tokens, in a terminal plain text.
 */
import type { NodeId } from '../core/index.ts';
import { printNumber } from '../core/tree/printNumber.ts';

export type Segment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'node'; readonly text: string; readonly node: NodeId };

export type Sentence = readonly Segment[];

/** What can be inserted into a `say` template: a text, a segment, or another sentence. */
export type Piece = string | Segment | Sentence;

/** A template tag that makes a sentence; inserted nodes and numbers stay separate segments. */
export function say(texts: TemplateStringsArray, ...parts: readonly Piece[]): Sentence {
  const segments: Segment[] = [];
  for (const [index, text] of texts.entries()) {
    segments.push({ kind: 'text', text });
    const part = parts[index];
    if (part === undefined) continue;
    if (typeof part === 'string') segments.push({ kind: 'text', text: part });
    else if (Array.isArray(part)) segments.push(...(part as Sentence));
    else segments.push(part as Segment);
  }
  return joined(segments);
}

/** Joins sentences with `gap` between them, leaving out empty ones. */
export function sequence(gap: string, ...sentences: readonly Sentence[]): Sentence {
  const nonEmpty = sentences.filter((sentence) => sentence.length > 0);
  return joined(nonEmpty.flatMap((sentence, index) => say`${index === 0 ? '' : gap}${sentence}`));
}

/** The empty sentence. */
export const SILENCE: Sentence = [];

/** Returns a number, or a text of numbers, as a segment that is set in bold. */
export function number(text: string): Segment {
  return { kind: 'number', text };
}

/**
 * Returns a number that never rests on an estimate (a count, a depth, a number that the reader has entered)
 * as a segment.
 */
export function exactNumber(of: number): Segment {
  return number(printNumber(of));
}

/** Returns a count with commas between its thousands, as it is written in both languages. */
export function grouped(of: number): string {
  // The shortcut saves time: most counts are small, and a panel may have a thousand of them.
  return Number.isInteger(of) && Math.abs(of) < 1000 ? String(of) : of.toLocaleString('en');
}

/** Returns a sentence as plain text. */
export function plain(sentence: Sentence): string {
  return sentence.map((segment) => segment.text).join('');
}

function joined(segments: readonly Segment[]): Sentence {
  const result: Segment[] = [];
  for (const segment of segments) {
    const last = result.at(-1);
    if (segment.text === '') continue;
    if (segment.kind === 'text' && last?.kind === 'text')
      result[result.length - 1] = { kind: 'text', text: last.text + segment.text };
    else result.push(segment);
  }
  return result;
}
