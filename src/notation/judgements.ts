/**
 * Reads the estimates of a node, which stand before its brackets: `5~(3 4)` a static value, `{2 -1}~(3 4)` features
 * instead, `5~?` a leaf about which nothing else is known, and `!` before all of it when the move into the node is
 * noisy.
 */
import { type Evaluation, weightedSum } from '../core/tree/evaluation.ts';
import type { InnerKind } from '../core/tree/nodeKind.ts';
import type { NodeAttributes } from '../core/tree/treeBuilder.ts';
import { isQuote } from './characters.ts';
import type { LeafBounds } from './leafBounds.ts';
import { parseLeafValue } from './leafValue.ts';
import { quoted } from './problem.ts';
import type { TreeReader } from './treeReader.ts';

/** What was read before a node's brackets, and the last word of it. */
export interface Judgement {
  readonly attributes: Pick<NodeAttributes, 'staticValue' | 'features' | 'isNoisy'>;
  /**
   * "" when brackets or a vector follow; "?" for a leaf known by an estimate alone; a side; otherwise a leaf's value
   */
  readonly word: string;
  /** the offset of that word */
  readonly offset: number;
}

/** Reads up to the brackets of a node, or the whole of a leaf. */
export function readJudgement(
  reader: TreeReader,
  bounds: LeafBounds,
  evaluation: Evaluation | null,
): Judgement {
  reader.peek();
  const start = reader.offset;
  const isNoisy = reader.take('!');
  const noisy = isNoisy ? { isNoisy } : {};
  if (reader.peek() === '{') {
    const features = readFeatures(reader, bounds, evaluation);
    return { attributes: { ...noisy, features }, ...afterTilde(reader) };
  }
  const offset = reader.offset;
  // A vector stands for a value, but it is not a word.
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
 * Whether an object of JSON begins here: after the brace of features there is no key, and in a text without weights a
 * number.
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
 * Reads `{2 -1}` or `[2, -1]`, as many numbers as EVAL has weights; their weighted sum lies within the bounds like any
 * static value.
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

/** Reads what follows "~": brackets, a side, or "?". */
function restOf(reader: TreeReader, word: string, offset: number): Pick<Judgement, 'word' | 'offset'> {
  const isSound = word === '' || word === '?' || SIDES.includes(word.toLowerCase());
  if (!isSound) reader.fail(parseLeafValue(word) === null ? 'bad-static' : 'static-at-leaf', offset);
  if (word === '' && !['(', '['].includes(reader.peek())) reader.fail('bad-static', offset);
  return { word, offset };
}
