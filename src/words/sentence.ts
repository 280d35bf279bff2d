/** A sentence whose nodes and numbers can be found again: on screen they are tokens, in a terminal plain text. */
import type { NodeId } from '../core/tree/nodeId.ts';
import { printNumber } from '../core/tree/printNumber.ts';

export type Segment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'node'; readonly text: string; readonly node: NodeId };

export type Sentence = readonly Segment[];

/** The types of values in a `say` template. */
export type Piece = string | Segment | Sentence;

/** A template tag that keeps nodes and numbers separate from the text around them. */
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

/** Joins sentences; empty ones leave no gap. */
export function sequence(gap: string, ...sentences: readonly Sentence[]): Sentence {
  const nonEmpty = sentences.filter((sentence) => sentence.length > 0);
  return joined(
    nonEmpty.flatMap((sentence, index) =>
      index === 0 ? [...sentence] : [{ kind: 'text' as const, text: gap }, ...sentence],
    ),
  );
}

/** The empty sentence. */
export const SILENCE: Sentence = [];

/** A number or several numbers to be set in bold. */
export function number(text: string): Segment {
  return { kind: 'number', text };
}

/** A number that does not depend on estimates: a count, a depth, or a number from the reader. */
export function exactNumber(of: number): Segment {
  return number(printNumber(of));
}

/** Returns the sentence as plain text. */
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
