/**
 * Tree literals: JSON in which a number, "inf", "-inf" or null (unknown) is a leaf, [child, …] is a
 * decision that alternates MAX and MIN, {"max": […]} and {"min": […]} set the side, and
 * {"chance": [[p, child], …]} is a chance node, p a number or a string with a decimal or a fraction.
 * Below a chance node play goes on with the opposite of the nearest decision above it (MAX if none).
 */
import type { GameTree } from '../core/tree/gameTree.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { type InnerKind, opponentOf } from '../core/tree/nodeKind.ts';
import { type Probability, parseProbability, sumOf, sumsToOne } from '../core/tree/probability.ts';
import { type NodeAttributes, TreeBuilder } from '../core/tree/treeBuilder.ts';
import { LiteralProblem, LiteralReader } from './literalReader.ts';
import type { Parsed } from './problem.ts';

type Side = 'max' | 'min';

/** Whose turn an array at the top stands for; `chance` demands that the text itself says so. */
export const LITERAL_ROOTS = ['max', 'min', 'chance'] as const;
export type LiteralRoot = (typeof LITERAL_ROOTS)[number];

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const LEAF_WORDS: ReadonlyMap<string, number> = new Map([
  ['inf', Infinity],
  ['+inf', Infinity],
  ['-inf', -Infinity],
]);

export interface LiteralOptions {
  readonly root?: LiteralRoot;
  readonly leafBounds?: readonly [number, number];
  /** how many UTF-8 bytes may be read; those of a pasted text if not said */
  readonly mostBytes?: number;
  /** the moves from the root, left to right */
  readonly moves?: readonly string[];
}

/** Reads a literal in linear time; the first problem, with its place, where it is none. */
export function parseLiteral(text: string, options: LiteralOptions = {}): Parsed<GameTree> {
  const reader = new LiteralReader(text);
  const root = options.root ?? 'max';
  try {
    const bytes = new TextEncoder().encode(text).length;
    if (bytes > (options.mostBytes ?? LIMITS.pastedBytes)) reader.fail('limit-bytes', 0, bytes);
    const first = reader.peek();
    if (first === '') reader.fail('empty');
    if (first === ']' || first === '}') reader.fail('extra-bracket');
    if (root === 'chance' && first === '[') reader.fail('chance-root-needs-object');
    const builder = new TreeBuilder();
    new LiteralParser(reader, builder, options.moves ?? []).node(root === 'min' ? 'min' : 'max', 0);
    const after = reader.peek();
    if (after === ']' || after === '}') reader.fail('extra-bracket');
    if (after !== '') reader.fail('second-root');
    return { ok: true, value: builder.finish(options.leafBounds) };
  } catch (thrown) {
    if (thrown instanceof LiteralProblem) return { ok: false, problem: thrown.problem };
    throw thrown;
  }
}

/** Recursive descent; the depth limit is checked before each descent. */
class LiteralParser {
  constructor(
    private readonly reader: LiteralReader,
    private readonly builder: TreeBuilder,
    private readonly rootMoves: readonly string[],
  ) {}

  /** One node; `turn` is the side of an array here. */
  node(turn: Side, depth: number, attributes: NodeAttributes = {}): void {
    const { reader, builder } = this;
    const next = reader.peek();
    const start = reader.offset;
    if (depth > LIMITS.depth) reader.fail('limit-depth', start, depth);
    if (builder.size >= LIMITS.nodes) reader.fail('limit-nodes', start, builder.size + 1);
    if (next === '[') this.decision(turn, depth, attributes);
    else if (next === '{') this.object(turn, depth, attributes);
    else if (next === '"') builder.leaf(this.leafWord(), attributes);
    else if (next === '' || next === ']' || next === '}' || next === ',' || next === ':')
      reader.fail('unexpected');
    else builder.leaf(this.number(), attributes);
  }

  private decision(side: Side, depth: number, attributes: NodeAttributes): void {
    this.builder.open(side, attributes);
    const moves = depth === 0 ? this.rootMoves : [];
    this.list((index) => {
      const move = moves[index];
      this.node(opponentOf(side), depth + 1, move === undefined ? {} : { move });
    });
    this.builder.close();
  }

  private object(turn: Side, depth: number, attributes: NodeAttributes): void {
    const { reader } = this;
    const opened = reader.offset;
    reader.expect('{');
    if (reader.peek() !== '"') reader.fail('unexpected');
    const at = reader.offset;
    const key = reader.string();
    if (key === 'u') this.reader.fail('vector-leaf', at);
    if (key !== 'max' && key !== 'min' && key !== 'chance') this.reader.fail('unknown-key', at);
    reader.expect(':');
    if (reader.peek() !== '[') reader.fail('unexpected');
    if (key === 'chance') this.chance(turn, depth, attributes);
    else this.decision(key, depth, attributes);
    if (reader.peek() === '') reader.fail('unclosed', opened);
    reader.expect('}');
  }

  private chance(turn: Side, depth: number, attributes: NodeAttributes): void {
    const { reader } = this;
    const start = reader.offset;
    const kind: InnerKind = 'chance';
    this.builder.open(kind, attributes);
    const probabilities: Probability[] = [];
    this.list(() => {
      reader.expect('[');
      const probability = this.probability();
      probabilities.push(probability);
      reader.expect(',');
      this.node(turn, depth + 1, { probability });
      reader.expect(']');
    });
    const sum = sumOf(probabilities);
    if (!sumsToOne(sum, probabilities.length)) reader.fail('probability-sum', start, sum);
    this.builder.close();
  }

  private probability(): Probability {
    const { reader } = this;
    const isString = reader.peek() === '"';
    const start = reader.offset;
    const probability = parseProbability(isString ? reader.string() : reader.word());
    return probability ?? reader.fail('bad-probability', start);
  }

  /** "[" one or more items "]"; an item is read by `each`. */
  private list(each: (index: number) => void): void {
    const { reader } = this;
    const opened = reader.offset;
    reader.expect('[');
    if (reader.peek() === ']') reader.fail('no-children', opened);
    for (let index = 0; ; index += 1) {
      if (index >= LIMITS.children) reader.fail('limit-children', reader.offset, index + 1);
      if (reader.peek() === '') reader.fail('unclosed', opened);
      each(index);
      if (reader.take(']')) return;
      if (reader.peek() === '') reader.fail('unclosed', opened);
      reader.expect(',');
    }
  }

  private number(): number {
    const { reader } = this;
    const start = reader.offset;
    const word = reader.word();
    if (word === 'null') return Number.NaN;
    const value = Number(word);
    return NUMBER.test(word) && Number.isFinite(value) ? value : reader.fail('bad-number', start);
  }

  private leafWord(): number {
    const { reader } = this;
    const start = reader.offset;
    return LEAF_WORDS.get(reader.string()) ?? reader.fail('bad-leaf-word', start);
  }
}
