/**
 * Reads what a text says about several players: `<1 2 6>` is the vector of a leaf, `p3(…)` says whose turn it
 * is, and `sum 9;` declares the greatest sum of a vector. Whether a text is about several players is known
 * only at its end; until then brackets without a side stand for a turn of MAX and MIN as well as of the
 * players.
 */
import type { NodeId, TreeBuilder } from '../core/index.ts';
import { NO_NODE } from '../core/tree/nodeId.ts';
import { parseLeafValue, printLeafValue } from './leafValue.ts';
import type { TreeReader } from './treeReader.ts';

/** The least and the greatest number of players. */
export const PLAYERS = { least: 2, most: 6 } as const;

const PLAYER_WORD = /^p([1-9]\d?)$/i;

/**
 * Returns the player, counted from 0, whom a word such as "p3" before a bracket names; null when it names
 * none. Fails when the player is beyond the greatest number.
 */
export function playerOf(word: string, reader: TreeReader, offset: number): number | null {
  const number = Number(PLAYER_WORD.exec(word)?.[1] ?? Number.NaN);
  if (Number.isNaN(number)) return null;
  if (number > PLAYERS.most) reader.fail('player-count', offset, { number });
  return number - 1;
}

/** Returns a player, counted from 0, as in the notation: "p3" for 2. */
export function printPlayer(player: number): string {
  return `p${player + 1}`;
}

/** Returns a vector as in the notation: "<1 2 6>". */
export function printVector(vector: readonly number[]): string {
  return `<${vector.map(printLeafValue).join(' ')}>`;
}

/**
 * Returns the numbers of a vector, which are separated by blanks or commas and may stand in brackets of any
 * kind; null when one of them is no number.
 */
export function parseVector(text: string): readonly number[] | null {
  const bare = text.trim().replace(/^[<＜(（[]|[>＞)）\]]$/gu, '');
  const values = bare
    .split(/[\s,，、;；]+/u)
    .filter(Boolean)
    .map(parseLeafValue);
  const known = values.filter((value) => value !== null && !Number.isNaN(value));
  return known.length === values.length ? (known as number[]) : null;
}

/**
 * Returns the sum of a vector: Infinity when it has an infinite gain, and NaN when it also has an infinite
 * loss.
 */
export function sumOfVector(vector: readonly number[]): number {
  return vector.reduce((sum, value) => sum + value, 0);
}

/**
 * Reads the declaration `sum 9;`; null when the text does not continue with it. In "sum:" and "sum->" the
 * word is the name of a node or a move.
 */
export function readSum(reader: TreeReader): DeclaredSum | null {
  const start = reader.offset;
  const isSum = reader.word().toLowerCase() === 'sum';
  const isName = [':', '→', '*', ''].includes(reader.peek()) || reader.isNext('->');
  if (!isSum || isName) {
    reader.offset = start;
    return null;
  }
  const offset = reader.offset;
  const text = reader.word().replace(/;$/, '');
  const value = parseLeafValue(text);
  if (value === null || !Number.isFinite(value) || reader.text[reader.offset - 1]?.match(/[;；]/) === null)
    return reader.fail('bad-sum', offset);
  return { value, offset, length: text.length };
}

export interface DeclaredSum {
  readonly value: number;
  /** the offset of the number in the text */
  readonly offset: number;
  readonly length: number;
}

/** A component of a vector, and its offset in the text. */
interface Component {
  readonly value: number;
  readonly offset: number;
}

/** Collects what the text of one tree says about several players, and what contradicts it. */
export class PlayersRead {
  readonly #players: (number | undefined)[] = [];
  readonly #parents: number[] = [];
  /**
   * what occurred first of each kind, by its offset in the text: a vector with its length, a stated player, a
   * single number, a stated MAX, MIN or chance, and a vector above the declared sum; null for none
   */
  #vector: { readonly offset: number; readonly length: number } | null = null;
  #player: number | null = null;
  #greatest: { readonly player: number; readonly offset: number } | null = null;
  #number: number | null = null;
  #side: number | null = null;
  #aboveSum: number | null = null;
  #greatestSum = Number.NEGATIVE_INFINITY;

  constructor(readonly sum: DeclaredSum | null) {}

  /** Whether the text says something about several players. */
  get isAny(): boolean {
    return this.#vector !== null || this.#player !== null || this.sum !== null;
  }

  /** Notes the offset of a leaf with a single number. */
  number(offset: number): void {
    this.#number ??= offset;
  }

  /** Notes the offset of a node that is stated to be MAX, MIN or chance. */
  side(offset: number): void {
    this.#side ??= offset;
  }

  /** Notes the player stated before a bracket; `player` is null when none is stated. */
  turn(player: number | null, offset: number): void {
    if (player === null) return;
    this.#player ??= offset;
    if (player > (this.#greatest?.player ?? -1)) this.#greatest = { player, offset };
  }

  /** Notes an inner node with its parent, and its player when one is stated. */
  inner(node: NodeId, parent: NodeId, player: number | null): void {
    this.#parents[node] = parent;
    if (player !== null) this.#players[node] = player;
  }

  /**
   * Notes the vector of a leaf, `<1 2 6>` or the list of {"u": […]}, and returns its numbers. Fails when its
   * length is not allowed or differs from that of another vector.
   */
  vector(reader: TreeReader, offset: number, components: readonly Component[]): readonly number[] {
    const { length } = components;
    if (length < PLAYERS.least || length > PLAYERS.most)
      reader.fail('vector-length', offset, { number: length });
    if (this.#vector !== null && length !== this.#vector.length)
      reader.fail('vector-lengths', offset, { number: length, expected: this.#vector.length });
    this.#vector ??= { offset, length };
    const vector = components.map(({ value }) => value);
    const sum = sumOfVector(vector);
    if (sum > this.#greatestSum) this.#greatestSum = sum;
    if (this.sum !== null && sum > this.sum.value) this.#aboveSum ??= offset;
    return vector;
  }

  /**
   * Fails when the notes contradict each other; otherwise assigns a player to every inner node, when the text
   * is about several players.
   */
  settle(reader: TreeReader, builder: TreeBuilder): void {
    const [vector, other] = [this.#vector, this.#number];
    if (vector === null) {
      if (this.#player !== null)
        reader.fail(other === null ? 'player-without-vectors' : 'vectors-and-numbers', other ?? this.#player);
      if (this.sum !== null) reader.fail('sum-without-vectors', this.sum.offset);
      return;
    }
    if (other !== null) reader.fail('vectors-and-numbers', Math.max(other, vector.offset));
    if (this.#side !== null) reader.fail('players-and-sides', this.#side);
    const { length } = vector;
    if (this.#greatest !== null && this.#greatest.player >= length)
      reader.fail('player-count', this.#greatest.offset, {
        number: this.#greatest.player + 1,
        expected: length,
      });
    if (this.#aboveSum !== null && this.sum !== null)
      reader.fail('above-sum', this.#aboveSum, {
        number: this.sum.value,
        repair: [
          { offset: this.sum.offset, length: this.sum.length, text: printLeafValue(this.#greatestSum) },
        ],
      });
    // The nodes are in preorder, so the player of a parent is known before those of its children.
    for (const [node, parent] of this.#parents.entries()) {
      if (parent === undefined) continue;
      const next = parent === NO_NODE ? 0 : ((this.#players[parent] ?? 0) + 1) % length;
      const player = this.#players[node] ?? next;
      this.#players[node] = player;
      builder.decide(node as NodeId, player);
    }
  }
}

/** Reads the components of a vector between `<` and `>`; the reader stands before the `<`. */
export function readComponents(reader: TreeReader): readonly Component[] {
  const start = reader.offset;
  reader.expect('<');
  const components: Component[] = [];
  while (!reader.take('>')) {
    const offset = reader.offset;
    if (components.length > 0) reader.take(',');
    reader.peek();
    const at = reader.offset;
    const word = reader.word();
    const end = word.search(/[>＞]/u);
    const text = end < 0 ? word : word.slice(0, end);
    if (end >= 0) reader.offset = at + end;
    if (text === '') {
      if (end === 0) continue;
      reader.fail(
        reader.peek() === '' ? 'open-vector' : 'bad-component',
        reader.peek() === '' ? start : offset,
      );
    }
    components.push({ value: componentOf(text, reader, at), offset: at });
  }
  return components;
}

/** Reads the components of a vector in the list of an object {"u": […]}. */
export function readComponentList(reader: TreeReader): readonly Component[] {
  reader.expect('[');
  const components: Component[] = [];
  while (!reader.take(']')) {
    if (components.length > 0) reader.expect(',');
    const quote = reader.peek() === '"';
    const at = reader.offset;
    components.push({ value: componentOf(quote ? reader.string() : reader.word(), reader, at), offset: at });
  }
  return components;
}

function componentOf(text: string, reader: TreeReader, offset: number): number {
  const value = parseLeafValue(text);
  if (value === null || Number.isNaN(value)) return reader.fail('bad-component', offset);
  return value;
}
