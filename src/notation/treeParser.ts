/**
 * Builds the tree of a text according to the grammar in docs/notation.md. The parser does not recurse,
 * because a thousand plies would overflow the stack of some browsers.
 */

import type { NodeAttributes, TreeBuilder } from '../core/index.ts';
import type { Evaluation } from '../core/tree/evaluation.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { NO_NODE, type NodeId } from '../core/tree/nodeId.ts';
import { opponentOf } from '../core/tree/nodeKind.ts';
import { type Probability, parseProbability } from '../core/tree/probability.ts';
import { isQuote, plainCharacters } from './characters.ts';
import { isObjectAt, readFeatures, readJudgement } from './judgements.ts';
import type { LeafBounds } from './leafBounds.ts';
import { parseLeafValue } from './leafValue.ts';
import { faultOfOutcomes } from './outcomes.ts';
import type { TextEdit } from './problem.ts';
import type { TreeReader } from './treeReader.ts';
import { type PlayersRead, playerOf, readComponentList, readComponents } from './vectors.ts';

type Side = 'max' | 'min';

/** An inner node whose children are being read, or have been read. */
export interface OpenNode {
  node: NodeId;
  readonly kind: Side | 'chance';
  /** the side, MAX or MIN, for which brackets below the node stand when the text states none */
  readonly turn: Side;
  /** the bracket that ends the node's children; "" when they end with the text */
  readonly closer: ')' | ']' | '';
  /** the offset of the bracket before the children */
  opened: number;
  /** the offset after the children, of the bracket that ends them; −1 until it has been read */
  closed: number;
  /**
   * whether the node is written as an object such as {"max": […]}, so that a brace follows the closing
   * bracket, and the children of a chance node are written as [p, child] and not as p*child
   */
  readonly isObject: boolean;
  count: number;
  /** the probabilities of the chance node's children that have been read so far */
  readonly written: WrittenProbability[];
  /** whether a child in a pair [p, child] has been read, but not the bracket that closes the pair */
  pairIsOpen: boolean;
}

const KEYWORDS = ['max', 'min', 'chance'] as const;

/** The nodes between two times at which it is told how many have been read. */
const TOLD_NODES = 4096;

/** The greatest number of nodes, and what hears how many have been read. */
export interface ParserOptions {
  readonly mostNodes?: number;
  readonly onNodes?: (nodes: number, offset: number) => void;
}

/** Parses the text of a tree in one pass. */
export class TreeParser {
  readonly #open: OpenNode[] = [];
  /** the inner nodes that have been read, in preorder */
  readonly nodes: OpenNode[] = [];

  constructor(
    private readonly reader: TreeReader,
    private readonly builder: TreeBuilder,
    private readonly bounds: LeafBounds,
    private readonly rootMoves: readonly string[],
    private readonly evaluation: Evaluation | null,
    private readonly players: PlayersRead,
    /** the depth of the node that is read first */
    private readonly depth = 0,
    private readonly options: ParserOptions = {},
  ) {}

  root(turn: Side): void {
    const { attributes, probability } = readPrefixes(this.reader);
    if (probability !== null) this.reader.fail('stray-probability', probability.offset);
    this.#node(turn, attributes);
    this.#readOpenNodes();
  }

  /** Reads children up to the end of the text, for a root without brackets. */
  impliedRoot(turn: Side): void {
    this.#begin(turn, turn, {}, false, null, '');
    this.#readOpenNodes();
  }

  /** Reads the children of a node again, from the bracket before them to the one that ends them. */
  again({ kind, turn, closer }: OpenNode, attributes: NodeAttributes): void {
    this.#begin(kind, turn, attributes, false, null, closer);
    this.#readOpenNodes();
  }

  /** Reads children until every open node is closed. */
  #readOpenNodes(): void {
    for (let node = this.#open.at(-1); node !== undefined; node = this.#open.at(-1)) {
      if (node.pairIsOpen) {
        this.reader.expect(']');
        node.pairIsOpen = false;
      } else if (!this.#isAtEnd(node)) this.#child(node);
    }
  }

  /** Closes an open node when its children end at the reader's position; returns whether it did. */
  #isAtEnd(node: OpenNode): boolean {
    const { reader, builder } = this;
    const next = reader.peek();
    if (next !== node.closer && next !== '') return false;
    if (next !== node.closer) reader.fail('unclosed', node.opened);
    if (node.count === 0) reader.fail('no-children', node.opened);
    node.closed = reader.offset;
    reader.take(node.closer);
    if (node.kind === 'chance') checkOutcomes(reader, node.written, node.opened);
    const id = builder.close();
    if (node.isObject) this.#endOfObject(id);
    this.#open.pop();
    return true;
  }

  #child(node: OpenNode): void {
    const { reader } = this;
    const { kind, turn } = node;
    if (node.count > 0 && reader.take(',') && reader.peek() === node.closer) reader.fail('unexpected');
    if (node.count >= LIMITS.children)
      reader.fail('limit-children', reader.offset, { number: node.count + 1 });
    node.count += 1;
    if (kind === 'chance' && node.isObject) this.#pair(node);
    else if (kind === 'chance') this.#outcome(node);
    else {
      const { attributes, probability } = readPrefixes(reader);
      if (probability !== null) reader.fail('stray-probability', probability.offset);
      this.#node(turn, this.#withMove(attributes, node));
    }
  }

  /**
   * Returns the attributes of a child, with its move when its parent is the root and the root's moves are
   * given separately from the text.
   */
  #withMove(attributes: NodeAttributes, { count }: OpenNode): NodeAttributes {
    const move = this.#open.length === 1 ? this.rootMoves[count - 1] : undefined;
    return move === undefined ? attributes : { ...attributes, move };
  }

  /** Reads the probability of a chance node's child, such as `0.9*`, and the child. */
  #outcome(node: OpenNode): void {
    const { reader } = this;
    reader.peek();
    const start = reader.offset;
    const { attributes, probability } = readPrefixes(reader);
    node.written.push(probability ?? { offset: start, length: 0, value: null, isJson: false });
    const own = this.#withMove(attributes, node);
    this.#node(node.turn, probability === null ? own : { ...own, probability: probability.value });
  }

  /**
   * Reads `[p,` and the child of a chance node; the bracket that closes the pair is read after the whole
   * child.
   */
  #pair(node: OpenNode): void {
    const { reader } = this;
    reader.expect('[');
    const probability = this.#jsonProbability();
    node.written.push(probability);
    reader.expect(',');
    node.pairIsOpen = true;
    const { attributes }: Prefixes = readPrefixes(reader);
    this.#node(node.turn, { ...this.#withMove(attributes, node), probability: probability.value });
  }

  #jsonProbability(): WrittenProbability & { readonly value: Probability } {
    const { reader } = this;
    const isString = isQuote(reader.peek());
    const offset = reader.offset;
    const value = parseProbability(isString ? reader.string() : reader.word());
    if (value === null) return reader.fail('bad-probability', offset);
    return { offset, length: reader.offset - offset, value, isJson: true };
  }

  /**
   * Reads a leaf, or an inner node up to the start of its children. `turn` is the side for which brackets
   * stand when the text states none.
   */
  #node(turn: Side, attributes: NodeAttributes): void {
    const { reader, builder } = this;
    const next = reader.peek();
    const start = reader.offset;
    const depth = this.depth + this.#open.length;
    if (depth > LIMITS.depth) reader.fail('limit-depth', start, { number: depth });
    const { mostNodes = LIMITS.nodes, onNodes } = this.options;
    if (builder.size >= mostNodes) reader.fail('limit-nodes', start, { number: builder.size + 1 });
    if (builder.size % TOLD_NODES === 0) onNodes?.(builder.size, start);
    if (next === '(' || next === '[') this.#begin(turn, turn, attributes);
    else if (next === '<') this.#vector(readComponents(reader), start, attributes);
    else if (isObjectAt(reader, this.evaluation)) this.#object(turn, attributes);
    else if (isQuote(next)) this.#leaf(this.#leafWord(), start, attributes);
    else this.#judged(turn, start, attributes);
  }

  /** Reads a leaf, or a node that begins with an estimate or with a side such as "max". */
  #judged(turn: Side, start: number, names: NodeAttributes): void {
    const { reader } = this;
    const { attributes: judgement, word, offset } = readJudgement(reader, this.bounds, this.evaluation);
    // Most nodes of a large tree have no details, and share one object for them.
    const attributes = Object.keys(judgement).length === 0 ? names : { ...names, ...judgement };
    if (judgement.isNoisy && this.#open.at(-1)?.kind === 'chance')
      reader.fail('noisy-outcome', start, { repair: [{ offset: start, length: 1, text: '' }] });
    const kind = KEYWORDS.find((keyword) => keyword === word.toLowerCase());
    const isJudged = (judgement.staticValue ?? judgement.features) !== undefined;
    const opener = reader.peek();
    const isGroup = opener === '(' || opener === '[';
    const player = isGroup ? playerOf(word, reader, offset) : null;
    this.players.turn(player, offset);
    if (isJudged) this.players.number(offset);
    if (isGroup && (kind !== undefined || player !== null || word === '')) {
      if (kind !== undefined) this.players.side(offset);
      this.#begin(kind ?? turn, turn, attributes, false, player);
    } else if (isJudged && word === '?')
      this.builder.leaf(judgement.staticValue ?? Number.NaN, { ...attributes, isHorizon: true });
    else if (isJudged) reader.fail('unexpected');
    else if (word === '' && judgement.isNoisy && opener === '<')
      this.#vector(readComponents(reader), offset, attributes);
    else if (word === '' && !judgement.isNoisy) reader.fail('unexpected');
    else this.#leaf(parseLeafValue(word) ?? reader.fail('bad-value', offset), offset, attributes);
  }

  #leaf(value: number, offset: number, attributes: NodeAttributes): void {
    this.bounds.add(value, offset);
    this.players.number(offset);
    this.builder.leaf(value, attributes);
  }

  /** Adds a leaf with a vector to the tree. */
  #vector(components: ReturnType<typeof readComponents>, offset: number, attributes: NodeAttributes): NodeId {
    const vector = this.players.vector(this.reader, offset, components);
    for (const { value, offset: at } of components) this.bounds.add(value, at);
    return this.builder.leaf(vector[0] as number, { ...attributes, vector });
  }

  /**
   * Reads a JSON object. It contains the children of a side or of a player, as in {"max": […]} and {"p2":
   * […]}, or a vector, as in {"u": [1, 2, 6]}; "static", "features" and "noisy" may come before or after. An
   * object with an estimate alone is a leaf.
   */
  #object(turn: Side, names: NodeAttributes): void {
    const { reader } = this;
    reader.expect('{');
    let attributes = names;
    for (;;) {
      const { key, at } = this.#key();
      const player = playerOf(key, reader, at);
      this.players.turn(player, at);
      reader.expect(':');
      const kind = KEYWORDS.find((keyword) => keyword === key);
      const isVector = key === 'u';
      if (kind !== undefined || player !== null || isVector) {
        if (reader.peek() !== '[') reader.fail('unexpected');
        if (kind !== undefined) this.players.side(at);
        if (isVector) this.#endOfObject(this.#vector(readComponentList(reader), at, attributes));
        else this.#begin(kind ?? turn, turn, attributes, true, player);
        return;
      }
      attributes = { ...attributes, ...this.#jsonJudgement(key, at) };
      if (reader.take('}')) break;
      reader.expect(',');
    }
    if ((attributes.staticValue ?? attributes.features) === undefined) reader.fail('unexpected');
    this.builder.leaf(attributes.staticValue ?? Number.NaN, { ...attributes, isHorizon: true });
  }

  #key(): { readonly key: string; readonly at: number } {
    const { reader } = this;
    if (!isQuote(reader.peek())) reader.fail('unexpected');
    return { at: reader.offset, key: reader.string() };
  }

  #endOfObject(node: NodeId): void {
    const { reader } = this;
    while (!reader.take('}')) {
      reader.expect(',');
      const { key, at } = this.#key();
      if (KEYWORDS.some((keyword) => keyword === key)) reader.fail('unexpected', at);
      reader.expect(':');
      this.builder.amend(node, this.#jsonJudgement(key, at));
    }
  }

  #jsonJudgement(key: string, at: number): Pick<NodeAttributes, 'staticValue' | 'features' | 'isNoisy'> {
    const { reader } = this;
    const next = reader.peek();
    const offset = reader.offset;
    switch (key) {
      case 'static': {
        const staticValue = isQuote(next) ? this.#leafWord() : parseLeafValue(reader.word());
        if (staticValue === null || Number.isNaN(staticValue)) return reader.fail('bad-static', offset);
        this.bounds.add(staticValue, offset);
        this.players.number(offset);
        return { staticValue };
      }
      case 'features':
        this.players.number(offset);
        return { features: readFeatures(reader, this.bounds, this.evaluation) };
      case 'noisy': {
        const word = reader.word();
        if (word !== 'true' && word !== 'false') reader.fail('unexpected', offset);
        if (word === 'true' && this.#open.at(-1)?.kind === 'chance') reader.fail('noisy-outcome', at);
        return { isNoisy: word === 'true' };
      }
      default:
        return reader.fail('unknown-key', at);
    }
  }

  /**
   * Opens a node at the bracket before its children. Brackets below a chance node stand for `turn`, and those below
   * MAX or MIN for the opponent, when the text states no side.
   */
  #begin(
    kind: Side | 'chance',
    turn: Side,
    attributes: NodeAttributes,
    isObject = false,
    player: number | null = null,
    closer: OpenNode['closer'] = this.reader.peek() === '(' ? ')' : ']',
  ): void {
    const opened = this.reader.offset;
    if (closer !== '') this.reader.take(closer === ')' ? '(' : '[');
    const parent = this.#open.at(-1)?.node ?? NO_NODE;
    const node = this.builder.open(kind, attributes);
    this.players.inner(node, parent, player);
    const below = kind === 'chance' ? turn : opponentOf(kind);
    const state = { closed: -1, count: 0, written: [], pairIsOpen: false };
    const open: OpenNode = { node, kind, turn: below, closer, opened, isObject, ...state };
    this.#open.push(open);
    this.nodes.push(open);
  }

  #leafWord(): number {
    const { reader } = this;
    const start = reader.offset;
    const word = reader.string();
    const value = /^[+-]?inf$/.test(word) ? parseLeafValue(word) : null;
    return value ?? reader.fail('bad-leaf-word', start);
  }
}

/*
 * Reads what may stand before a node, in any order and once each: `a1->` is a move, `0.9*` a probability,
 * `B:` a label.
 */

interface Prefixes {
  /** the label and the move that stand before the node; either may be absent */
  readonly attributes: Pick<NodeAttributes, 'label' | 'move'>;
  readonly probability: KnownProbability | null;
}

const NONE: Prefixes = { attributes: {}, probability: null };

/** Reads the moves, probabilities and labels before a node; the reader then stands before the node itself. */
function readPrefixes(reader: TreeReader): Prefixes {
  let prefixes = NONE;
  for (;;) {
    const next = readPrefix(reader, prefixes);
    if (next === null) return prefixes;
    prefixes = next;
  }
}

/**
 * Reads one more move, probability or label; returns null, and leaves the reader where it is, when none
 * follows.
 */
function readPrefix(reader: TreeReader, { attributes, probability }: Prefixes): Prefixes | null {
  const next = reader.peek();
  const start = reader.offset;
  const text = isQuote(next) ? reader.string() : reader.word();
  const length = reader.offset - start;
  if (length > 0 && (reader.take('->') || reader.take('→')))
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

/*
 * Checks that the probabilities of one chance node are all present and sum to 1; otherwise proposes a repair.
 */

/**
 * A probability and its position in the text; when it is missing, `value` is null and the position is where
 * it should be.
 */
interface WrittenProbability {
  readonly offset: number;
  readonly length: number;
  readonly value: Probability | null;
  /** whether the probability belongs to a pair [p, child] and is not written as p*child */
  readonly isJson: boolean;
}

interface KnownProbability extends WrittenProbability {
  readonly value: Probability;
}

/**
 * Fails unless all probabilities are present and sum to 1: at `opened`, the bracket before the children, or
 * at the first child without a probability.
 */
function checkOutcomes(reader: TreeReader, written: readonly WrittenProbability[], opened: number): void {
  const fault = faultOfOutcomes(written.map(({ value }) => value));
  if (fault === null) return;
  const more = { number: fault.sum, ...repair(written, fault.mended) };
  const missing = written.find(({ value }) => value === null);
  if (missing === undefined) reader.fail('probability-sum', opened, more);
  else reader.fail('missing-probability', missing.offset, more);
}

/** Returns the edits that put the given probabilities into the text; no edits when `texts` is null. */
function repair(
  written: readonly WrittenProbability[],
  texts: readonly string[] | null,
): { readonly repair?: readonly TextEdit[] } {
  if (texts === null) return {};
  return {
    repair: written.flatMap(({ offset, length, value, isJson }, index) => {
      const text = texts[index] ?? '';
      if (value?.text === text) return [];
      return { offset, length, text: isJson ? JSON.stringify(text) : length === 0 ? `${text}*` : text };
    }),
  };
}
