/** What may stand before a node, in any order and once each: `a1->` a move, `0.9*` a probability, `B:` a label. */
import { LIMITS } from '../core/tree/limits.ts';
import { parseProbability } from '../core/tree/probability.ts';
import type { NodeAttributes } from '../core/tree/treeBuilder.ts';
import { isQuote, plainCharacters } from './characters.ts';
import type { KnownProbability } from './outcomes.ts';
import type { TreeReader } from './treeReader.ts';

export interface Prefixes {
  /** label and move */
  readonly attributes: Pick<NodeAttributes, 'label' | 'move'>;
  readonly probability: KnownProbability | null;
}

const NONE: Prefixes = { attributes: {}, probability: null };

/** Reads them all; the reader then stands before the node itself. */
export function readPrefixes(reader: TreeReader): Prefixes {
  let prefixes = NONE;
  for (;;) {
    const next = readPrefix(reader, prefixes);
    if (next === null) return prefixes;
    prefixes = next;
  }
}

/** One more prefix, or null, the reader back where it was, where none follows. */
function readPrefix(reader: TreeReader, { attributes, probability }: Prefixes): Prefixes | null {
  const next = reader.peek();
  const start = reader.offset;
  const text = isQuote(next) ? reader.string() : reader.word();
  const length = reader.offset - start;
  if (length > 0 && reader.take('->'))
    return { attributes: { ...attributes, move: named(text) }, probability };
  if (length > 0 && reader.take('→'))
    return { attributes: { ...attributes, move: named(text) }, probability };
  if (length > 0 && reader.take(':'))
    return { attributes: { ...attributes, label: named(text) }, probability };
  if (length > 0 && !isQuote(next) && reader.take('*')) {
    const value = parseProbability(plainCharacters(text));
    if (value === null) return reader.fail('bad-probability', start);
    return { attributes, probability: { offset: start, length, value, isJson: false } };
  }
  reader.offset = start;
  return null;

  function named(name: string): string {
    if (name.length > LIMITS.label) reader.fail('limit-label', start, { number: name.length });
    return name;
  }
}
