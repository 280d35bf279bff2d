/**
 * Reads what a text says about several players: `<1 2 6>`, the vector of a leaf; `p3(…)`, whose turn it is; and `sum
 * 9;`, the greatest sum of a vector. Whether a text is about players is known only at its end; until then a plain
 * bracket stands for a turn, of MAX and MIN or of players.
 */
import type { NodeId } from '../core/tree/nodeId.ts';
import { NO_NODE } from '../core/tree/nodeId.ts';
import type { TreeBuilder } from '../core/tree/treeBuilder.ts';
import { parseLeafValue, printLeafValue } from './leafValue.ts';
import type { TreeReader } from './treeReader.ts';

/** The greatest number of players. */
export const PLAYERS = { least: 2, most: 6 } as const;

const PLAYER_WORD = /^p([1-9]\d?)$/i;

/**
 * Returns the player that a word before a bracket names, from 0; null when it names none. A player beyond the greatest
 * number is refused.
 */
export function playerOf(word: string, reader: TreeReader, offset: number): number | null {
  const number = Number(PLAYER_WORD.exec(word)?.[1] ?? Number.NaN);
  if (Number.isNaN(number)) return null;
  if (number > PLAYERS.most) reader.fail('player-count', offset, { number });
  return number - 1;
}

/** Writes "p3". */
export function printPlayer(player: number): string {
  return `p${player + 1}`;
}

/** Writes "<1 2 6>". */
export function printVector(vector: readonly number[]): string {
  return `<${vector.map(printLeafValue).join(' ')}>`;
}

/**
 * Reads the numbers between brackets of another kind, or none, separated by blanks or commas; null when one is no
 * number.
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

/** Returns the sum of a vector; an infinite gain exceeds everything unless there is an infinite loss. */
export function sumOfVector(vector: readonly number[]): number {
  return vector.reduce((sum, value) => sum + value, 0);
}

/** Reads `sum 9;` when the text begins with it; in "sum:" and "sum->" the word is a name. */
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
  /** the offset at which the number stands */
  readonly offset: number;
  readonly length: number;
}

/** A component of a vector, and its place in the text. */
interface Component {
  readonly value: number;
  readonly offset: number;
}

/** Collects what one reading has found about players, and what does not go together with players. */
export class PlayersRead {
  readonly #players: (number | undefined)[] = [];
  readonly #parents: number[] = [];
  /** the first occurrence of each, by its place */
  #vector: { readonly offset: number; readonly length: number } | null = null;
  #player: number | null = null;
  #greatest: { readonly player: number; readonly offset: number } | null = null;
  #number: number | null = null;
  #side: number | null = null;
  #aboveSum: number | null = null;
  #greatestSum = Number.NEGATIVE_INFINITY;

  constructor(readonly sum: DeclaredSum | null) {}

  /** Notes a leaf with a single number. */
  number(offset: number): void {
    this.#number ??= offset;
  }

  /** Notes a side that is stated: MAX, MIN or chance. */
  side(offset: number): void {
    this.#side ??= offset;
  }

  /** Notes a player before a bracket; null when none is stated. */
  turn(player: number | null, offset: number): void {
    if (player === null) return;
    this.#player ??= offset;
    if (player > (this.#greatest?.player ?? -1)) this.#greatest = { player, offset };
  }

  /** Notes an inner node: its player, when it is stated, and the node above. */
  inner(node: NodeId, parent: NodeId, player: number | null): void {
    this.#parents[node] = parent;
    if (player !== null) this.#players[node] = player;
  }

  /** Notes `<1 2 6>`, or the list of {"u": […]}: the components of one leaf. */
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

  /** Fails when things do not fit together; otherwise assigns every node its player, if the text is about players. */
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
    // The nodes are in preorder, so parents come first.
    for (const [node, parent] of this.#parents.entries()) {
      if (parent === undefined) continue;
      const next = parent === NO_NODE ? 0 : ((this.#players[parent] ?? 0) + 1) % length;
      const player = this.#players[node] ?? next;
      this.#players[node] = player;
      builder.decide(node as NodeId, player);
    }
  }
}

/** Reads the components between `<` and `>`; the reader stands before the first sign. */
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

/** Reads the components in the list of {"u": […]}. */
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
