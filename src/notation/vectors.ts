/**
 * What a text says of several players: `<1 2 6>`, a leaf's worth for each of them, `p3(…)`, whose turn it is, and
 * `sum 9;`, what there is for all together. Whether a text is about players is known when all of it has been read:
 * until then a bracket alone stands for a turn, of MAX and MIN or of players.
 */
import type { NodeId } from '../core/tree/nodeId.ts';
import { NO_NODE } from '../core/tree/nodeId.ts';
import type { TreeBuilder } from '../core/tree/treeBuilder.ts';
import { parseLeafValue, printLeafValue } from './leafValue.ts';
import type { TreeReader } from './treeReader.ts';

/** So many players there can be. */
export const PLAYERS = { least: 2, most: 6 } as const;

const PLAYER_WORD = /^p([1-9]\d?)$/i;

/** The player of a word before a bracket, from 0; null where it is none. Who is too many is refused. */
export function playerOf(word: string, reader: TreeReader, offset: number): number | null {
  const number = Number(PLAYER_WORD.exec(word)?.[1] ?? Number.NaN);
  if (Number.isNaN(number)) return null;
  if (number > PLAYERS.most) reader.fail('player-count', offset, { number });
  return number - 1;
}

/** "p3" */
export function printPlayer(player: number): string {
  return `p${player + 1}`;
}

/** "<1 2 6>" */
export function printVector(vector: readonly number[]): string {
  return `<${vector.map(printLeafValue).join(' ')}>`;
}

/** The numbers between brackets of another kind, or none, with blanks or commas between them; null where one is no number. */
export function parseVector(text: string): readonly number[] | null {
  const bare = text.trim().replace(/^[<＜(（[]|[>＞)）\]]$/gu, '');
  const values = bare
    .split(/[\s,，、;；]+/u)
    .filter(Boolean)
    .map(parseLeafValue);
  const known = values.filter((value) => value !== null && !Number.isNaN(value));
  return known.length === values.length ? (known as number[]) : null;
}

/** How much a vector gives to all; an infinity more than anything, unless a loss is as great. */
export function sumOfVector(vector: readonly number[]): number {
  return vector.reduce((sum, value) => sum + value, 0);
}

/** `sum 9;`, where the text begins so; "sum:" and "sum->" are a name. */
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
  /** where the number stands */
  readonly offset: number;
  readonly length: number;
}

/** A component, and where it stands. */
interface Component {
  readonly value: number;
  readonly offset: number;
}

/** What one reading has met of players, and of what they do not go with. */
export class PlayersRead {
  readonly #players: (number | undefined)[] = [];
  readonly #parents: number[] = [];
  /** the first of each, by where it stands */
  #vector: { readonly offset: number; readonly length: number } | null = null;
  #player: number | null = null;
  #greatest: { readonly player: number; readonly offset: number } | null = null;
  #number: number | null = null;
  #side: number | null = null;
  #aboveSum: number | null = null;
  #greatestSum = Number.NEGATIVE_INFINITY;

  constructor(readonly sum: DeclaredSum | null) {}

  /** A leaf worth one number. */
  number(offset: number): void {
    this.#number ??= offset;
  }

  /** A side that is said: MAX, MIN or chance. */
  side(offset: number): void {
    this.#side ??= offset;
  }

  /** A player before a bracket; null where none is said. */
  turn(player: number | null, offset: number): void {
    if (player === null) return;
    this.#player ??= offset;
    if (player > (this.#greatest?.player ?? -1)) this.#greatest = { player, offset };
  }

  /** An inner node: whose turn it is where that is said, and the node above. */
  inner(node: NodeId, parent: NodeId, player: number | null): void {
    this.#parents[node] = parent;
    if (player !== null) this.#players[node] = player;
  }

  /** `<1 2 6>`, or what stands in the list of {"u": […]}: the components of one leaf. */
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

  /** Fails where it does not fit together; else gives every node whose turn it is, if the text is about players. */
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
    // In preorder, so that who is above comes first.
    for (const [node, parent] of this.#parents.entries()) {
      if (parent === undefined) continue;
      const next = parent === NO_NODE ? 0 : ((this.#players[parent] ?? 0) + 1) % length;
      const player = this.#players[node] ?? next;
      this.#players[node] = player;
      builder.decide(node as NodeId, player);
    }
  }
}

/** The components between `<` and `>`; the reader stands before the first sign. */
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

/** The components in the list of {"u": […]}. */
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
