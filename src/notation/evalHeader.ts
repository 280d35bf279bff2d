/**
 * Reads and writes the header "eval pawn=1 rook=5;" at the beginning of a tree's text: the names of the
 * features of a position, and their weights in the evaluation function.
 */
import type { Evaluation } from '../core/tree/evaluation.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { isQuote } from './characters.ts';
import { parseLeafValue, printLeafValue } from './leafValue.ts';
import type { TreeReader } from './treeReader.ts';

/** Reads the header; null when the text does not continue with one. */
export function readEvaluation(reader: TreeReader): Evaluation | null {
  const start = reader.offset;
  if (reader.word() !== 'eval' || isNameBefore(reader)) {
    reader.offset = start;
    return null;
  }
  const names: string[] = [];
  const weights: number[] = [];
  for (let isLast = false; !isLast; ) {
    const next = reader.peek();
    const offset = reader.offset;
    const quotedName = isQuote(next) ? reader.string() : null;
    const word = reader.word();
    isLast = word.endsWith(';');
    const at = word.indexOf('=');
    const name = quotedName ?? word.slice(0, Math.max(at, 0));
    const weight = parseLeafValue(word.slice(at + 1, isLast ? -1 : undefined));
    if (name === '' || at < 0 || weight === null || !Number.isFinite(weight)) reader.fail('bad-eval', offset);
    if (names.includes(name)) reader.fail('bad-eval', offset);
    if (Math.abs(weight ?? 0) > LIMITS.weight) reader.fail('limit-weight', offset);
    names.push(name);
    weights.push(weight ?? 0);
    if (names.length > LIMITS.features) reader.fail('limit-features', offset, { number: names.length });
    if (name.length > LIMITS.label) reader.fail('limit-label', offset, { number: name.length });
  }
  return { names, weights };
}

/**
 * Whether the word that was just read is a label, a move or a probability, as the character after it shows.
 */
function isNameBefore(reader: TreeReader): boolean {
  return [':', '*', '-', '→'].includes(reader.peek());
}

/** Returns the header as a text such as "eval pawn=1 rook=5; "; "" when the tree has no features. */
export function printEvaluation(evaluation: Evaluation | null, printName: (name: string) => string): string {
  if (evaluation === null) return '';
  const { names, weights } = evaluation;
  const parts = names.map((name, index) => `${nameOf(name)}=${printLeafValue(weights[index] ?? 0)}`);
  return `eval ${parts.join(' ')}; `;

  /** Writes a name in quotes when it contains "=" or ";", which separate the entries of the header. */
  function nameOf(name: string): string {
    return /[=;]/.test(name) ? JSON.stringify(name) : printName(name);
  }
}
