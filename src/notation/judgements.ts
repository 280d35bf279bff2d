/**
 * Reads the estimates of a node, which stand before the node's brackets: `5~(3 4)` has a static value, `{2
 * -1}~(3 4)` has features instead, `5~?` is a leaf of which only an estimate is known, and `!` before the
 * estimates says that the move into the node is noisy, that is, not quiet.
 */

import type { InnerKind, NodeAttributes } from '../core/index.ts';
import { type Evaluation, weightedSum } from '../core/tree/evaluation.ts';
import { isQuote } from './characters.ts';
import type { LeafBounds } from './leafBounds.ts';
import { parseLeafValue } from './leafValue.ts';
import { quoted } from './problem.ts';
import type { TreeReader } from './treeReader.ts';

/** The estimates that stand before a node's brackets, and the last word that was read with them. */
export interface Judgement {
  readonly attributes: Pick<NodeAttributes, 'staticValue' | 'features' | 'isNoisy'>;
  /**
   * "" when brackets or a vector follow; "?" for a leaf of which only an estimate is known; a side such as
   * "max"; otherwise the value of a leaf
   */
  readonly word: string;
  /** the offset in the text of the last word that was read */
  readonly offset: number;
}

const NONE: Judgement['attributes'] = {};

/** Reads the estimates of a node up to its brackets, or a whole leaf. */
export function readJudgement(
  reader: TreeReader,
  bounds: LeafBounds,
  evaluation: Evaluation | null,
): Judgement {
  reader.peek();
  const start = reader.offset;
  const isNoisy = reader.take('!');
  const noisy = isNoisy ? { isNoisy } : NONE;
  if (reader.peek() === '{') {
    const features = readFeatures(reader, bounds, evaluation);
    return { attributes: { ...noisy, features }, ...afterTilde(reader) };
  }
  const offset = reader.offset;
  // A vector takes the place of a value, but it is not a word, so the word is "".
  if (reader.peek() === '<') return { attributes: noisy, word: '', offset };
  const word = reader.word();
  const at = word.search(/[~～]/);
  if (at < 0) return { attributes: noisy, word, offset: isNoisy && word === '' ? start : offset };
  const staticValue = parseLeafValue(word.slice(0, at)) ?? Number.NaN;
  if (Number.isNaN(staticValue)) reader.fail('bad-static', offset);
  bounds.add(staticValue, offset);
  return { attributes: { ...noisy, staticValue }, ...restOf(reader, word.slice(at + 1), offset + at + 1) };
}

/**
 * Whether a JSON object begins at the reader's offset, and not the features of a node, which begin with a
 * brace too. After the brace of features comes a number or, when the text has weights, anything but a quote
 * or a closing brace.
 */
export function isObjectAt(reader: TreeReader, evaluation: Evaluation | null): boolean {
  const offset = reader.offset;
  const isFeature = (next: string) =>
    /^[-+.\d]/.test(next) || (evaluation !== null && !isQuote(next) && next !== '}');
  const isObject = reader.take('{') && !isFeature(reader.peek());
  reader.offset = offset;
  return isObject;
}

/**
 * Reads the features of a node, `{2 -1}` or `[2, -1]`, as many numbers as the evaluation has weights. Their
 * weighted sum must lie within the declared bounds, as any static value must.
 */
export function readFeatures(
  reader: TreeReader,
  bounds: LeafBounds,
  evaluation: Evaluation | null,
): readonly number[] {
  const start = reader.offset;
  if (evaluation === null) reader.fail('features-without-eval', start);
  const closer = reader.take('{') ? '}' : ']';
  if (closer === ']') reader.expect('[');
  const features: number[] = [];
  while (!reader.take(closer)) {
    if (features.length > 0) reader.take(',');
    reader.peek();
    const offset = reader.offset;
    const value = parseLeafValue(reader.word());
    if (value === null || !Number.isFinite(value)) return reader.fail('bad-feature', offset);
    features.push(value);
  }
  const weights = evaluation?.weights ?? [];
  if (features.length !== weights.length) reader.fail('features-count', start, { number: weights.length });
  bounds.add(weightedSum(weights, features), start, quoted(reader.text.slice(start, reader.offset)));
  return features;
}

function afterTilde(reader: TreeReader): Pick<Judgement, 'word' | 'offset'> {
  reader.peek();
  const offset = reader.offset;
  const word = reader.word();
  if (!/^[~～]/.test(word)) reader.fail('bad-feature', offset);
  return restOf(reader, word.slice(1), offset + 1);
}

const SIDES: readonly string[] = ['max', 'min', 'chance'] satisfies InnerKind[];

/** Reads what follows "~": brackets, a side such as "max", or "?". */
function restOf(reader: TreeReader, word: string, offset: number): Pick<Judgement, 'word' | 'offset'> {
  const isSound = word === '' || word === '?' || SIDES.includes(word.toLowerCase());
  if (!isSound) reader.fail(parseLeafValue(word) === null ? 'bad-static' : 'static-at-leaf', offset);
  if (word === '' && !['(', '['].includes(reader.peek())) reader.fail('bad-static', offset);
  return { word, offset };
}
