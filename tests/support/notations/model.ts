/**
 * Trees as the writers and readers of other notations in the tests have them: plain nested data with texts, independent
 * of the drafts of the program.
 */
import { type Random, seeded } from '../../../src/core/random/seeded.ts';
import type { GameTree } from '../../../src/core/tree/gameTree.ts';
import { exactWeights, parseProbability } from '../../../src/core/tree/probability.ts';
import { TreeBuilder } from '../../../src/core/tree/treeBuilder.ts';

export type Side = 'max' | 'min' | 'chance';

export interface Model {
  side?: Side | undefined;
  name?: string | undefined;
  /** the move into the node */
  move?: string | undefined;
  /** of a child of a chance node, such as "1/3" */
  probability?: string | undefined;
  /** of a leaf: "3", "-2.5", "inf", "-inf" or "?" */
  value?: string | undefined;
  children: Model[];
}

/** What a notation can say. */
export interface Traits {
  readonly names: 'none' | 'inner' | 'all';
  /** the names that occur; the last word of none is a number, and none names a side */
  readonly pool: readonly string[];
  readonly sides: boolean;
  readonly chance: boolean;
  readonly moves: boolean;
  readonly infinities: boolean;
  readonly unknown: boolean;
  /** whether a node may have a single child */
  readonly lone: boolean;
}

export const WORDS = ['A', 'B', 'C12', 'x_1', 'left', 'Ä', '节点', 'k', 'end1', 'classes'];
export const TEXTS = [
  ...WORDS,
  'two words',
  'a, b',
  "it's",
  'say "x"',
  '(y)',
  '[z]',
  '50%',
  'a/b',
  'a-b',
  'A: B',
  '{w}',
];

export const EVERYTHING: Traits = {
  names: 'all',
  pool: TEXTS,
  sides: true,
  chance: true,
  moves: true,
  infinities: true,
  unknown: true,
  lone: true,
};

/** A random tree: usually small, now and then deep or wide. */
export function randomModel(random: Random, traits: Traits, most: number): Model {
  const isDeep = traits.lone && random.flip(0.03);
  const hasSides = traits.sides && random.flip(0.5);
  const chance = traits.chance && random.flip(0.3);
  const naming = random.pick([0, 0.3, 1]);
  const moving = random.pick([0, 0.4]);
  const oneInfinity = random.pick(['inf', '-inf']);
  const name = () => (random.flip(naming) ? random.pick(traits.pool) : undefined);
  const leaf = (): Model => {
    if (traits.unknown && random.flip(0.03)) return { value: '?', children: [] };
    if (traits.infinities && random.flip(0.1))
      return { value: chance ? oneInfinity : random.pick(['inf', '-inf']), children: [] };
    const value = random.pick([
      () => random.below(10),
      () => random.below(21) - 10,
      () => (random.below(400) - 200) / 8,
      () => -random.below(100_000),
    ])();
    return { value: String(value + 0), children: [] };
  };
  const grow = (budget: number, isRoot: boolean): Model => {
    if (budget <= 1 && !isRoot) {
      const one = leaf();
      if (traits.names === 'all') one.name = name();
      return one;
    }
    const count = isDeep ? 1 + random.below(2) : random.flip(0.02) ? 40 : 1 + random.below(4);
    const least = traits.lone ? 1 : 2;
    const parts = Math.max(least, Math.min(count, budget - 1));
    const isChance = chance && random.flip(0.3);
    const children = Array.from({ length: parts }, (_, index) => {
      const share = isDeep ? (index === 0 ? budget - parts : 1) : Math.floor((budget - 1) / parts);
      return grow(share, false);
    });
    const node: Model = { children };
    if (isChance) {
      node.side = 'chance';
      const whole =
        parts === 1
          ? ['1']
          : parts === 2
            ? random.pick([
                ['0.25', '0.75'],
                ['1/3', '2/3'],
              ])
            : null;
      children.forEach((child, index) => {
        child.probability = whole?.[index] ?? `1/${parts}`;
      });
    } else {
      if (hasSides && random.flip(0.7)) node.side = random.pick(['max', 'min']);
      if (traits.moves)
        for (const child of children) if (random.flip(moving)) child.move = random.pick(traits.pool);
    }
    if (traits.names !== 'none') node.name = name();
    return node;
  };
  return grow(isDeep ? 300 : 3 + random.below(most), true);
}

/** Returns the tree of a model; null when it is no tree of the program. */
export function treeOfModel(root: Model): GameTree | null {
  if (root.children.length === 0) return null;
  const builder = new TreeBuilder();
  return add(builder, root, 'max', false) ? builder.finish() : null;
}

function add(builder: TreeBuilder, node: Model, turn: 'max' | 'min', isOutcome: boolean): boolean {
  const probability = node.probability === undefined ? undefined : parseProbability(node.probability);
  if (probability === null || (probability !== undefined) !== isOutcome) return false;
  const attributes = {
    label: node.name ?? '',
    move: node.move ?? '',
    ...(probability !== undefined && { probability }),
  };
  if (node.children.length === 0) {
    const value = numberOf(node.value);
    if (value === null) return false;
    builder.leaf(value, attributes);
    return true;
  }
  if (node.value !== undefined) return false;
  const side = node.side ?? turn;
  builder.open(side, attributes);
  if (side === 'chance' && !isWhole(node.children)) return false;
  const next = side === 'chance' ? turn : side === 'max' ? 'min' : 'max';
  const isWell = node.children.every((child) => add(builder, child, next, side === 'chance'));
  if (isWell) builder.close();
  return isWell;
}

/** Returns the number for which a text stands; NaN for an unknown value, null when it is none. */
export function numberOf(text: string | undefined): number | null {
  if (text === '?') return Number.NaN;
  if (text === undefined) return null;
  if (/^[+-]?(?:inf|infinity|∞)$/i.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text))
    ? Number(text) + 0
    : null;
}

function isWhole(children: readonly Model[]): boolean {
  const all = children.map(({ probability = '' }) => parseProbability(probability));
  if (all.some((one) => one === null)) return false;
  const { weights, denominator } = exactWeights(all.map((one) => one as NonNullable<typeof one>));
  return Math.abs(weights.reduce((sum, weight) => sum + weight, 0) - denominator) < 1e-9;
}

/* What stands in a node. */

/** A way to write the name, the side and the value of a node in one text; "" when it has none. */
export function contentOf(node: Model, random: Random): string {
  const { name = '', side, value, children } = node;
  if (children.length === 0) {
    if (name === '') return value ?? '';
    return name + random.pick([' ', ': ', ' = ', '=']) + value;
  }
  if (side === undefined) return name;
  const said = random.pick([side, side.toUpperCase(), side === 'max' ? '△' : side === 'min' ? '▽' : '○']);
  if (name === '') return said;
  return random.pick([`${name} (${side})`, `${said} ${name}`, `${name} ${said}`, `${name}: ${side}`]);
}

const SIDE_WORDS: ReadonlyMap<string, Side> = new Map([
  ['△', 'max'],
  ['▲', 'max'],
  ['▽', 'min'],
  ['▼', 'min'],
  ['○', 'chance'],
  ['◯', 'chance'],
]);

/**
 * What a text in a node says, as docs/notation.md has it: a side among its words, a value at its end, and its name in
 * what is left.
 */
export function readContent(text: string): Pick<Model, 'side' | 'name' | 'value'> {
  const plain = text.trim().split(/\s+/).join(' ');
  // What is in curly quotes at the beginning is the name, whatever it says.
  if (plain.startsWith('“') && plain.includes('”')) {
    const end = plain.indexOf('”');
    const { name, ...others } = readContent(`A${plain.slice(end + 1)}`);
    const quoted = plain.slice(1, end);
    return name === 'A' ? { ...others, name: quoted === '' ? undefined : quoted } : { name: plain };
  }
  if (isValue(plain)) return { value: plainValue(plain) };
  let rest = plain;
  let value: string | undefined;
  const cut = lastIndexOfAny(plain, ' :=,;');
  const [tail, head] = [plain.slice(cut + 1), plain.slice(0, cut + 1)];
  if (cut > 0 && isValue(tail)) {
    const isSigned = /[:=] ?$/.test(head);
    const bare = head.replace(/ ?[ :=,;] ?$/, '');
    const word = bare.slice(lastIndexOfAny(bare, ' :=,;') + 1);
    const isName = /[\p{L}\p{N}]/u.test(word) || (isSigned && word === '' && /[\p{L}\p{N}]/u.test(bare));
    if (isName && (isSigned || !isValue(word))) [value, rest] = [plainValue(tail), bare];
  }
  const pieces = rest.split(/([ :=,;/()[\]]|[△▲▽▼○◯])/u);
  const sides = pieces.map((piece, index) => sideOf(piece, pieces, index));
  const found = sides.filter((side) => side !== undefined);
  if (found.length !== 1) return said(undefined, value === undefined ? rest : trimmed(rest), value);
  const left = pieces.map((piece, index) => (sides[index] === undefined ? piece : ' ')).join('');
  return said(found[0], trimmed(left.replace(/\(\s*\)|\[\s*\]/, ' ')), value);
}

function said(
  side: Side | undefined,
  name: string,
  value: string | undefined,
): Pick<Model, 'side' | 'name' | 'value'> {
  return { side, name: name === '' ? undefined : name, value };
}

/** A word is a side where nothing that belongs to a word stands beside it: brackets open before it and close after it. */
function sideOf(piece: string, pieces: readonly string[], index: number): Side | undefined {
  const shape = SIDE_WORDS.get(piece);
  if (shape !== undefined) return shape;
  const [, side] =
    /^(max|min|chance)(?:imise|imize|imiser|imizer|imising|imizing)?(?:-?node)?$/i.exec(piece) ?? [];
  if (side === undefined) return undefined;
  const [before, after] = [pieces[index - 1] ?? '', pieces[index + 1] ?? ''];
  if (/[)\]△▲▽▼○◯]/u.test(before) || /[([△▲▽▼○◯]/u.test(after)) return undefined;
  return side.toLowerCase() as Side;
}

function trimmed(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[ :,;=/-]+/, '')
    .replace(/[ :,;=/-]+$/, '');
}

function lastIndexOfAny(text: string, signs: string): number {
  return Math.max(...Array.from(signs, (sign) => text.lastIndexOf(sign)));
}

export function isValue(text: string): boolean {
  return numberOf(plainValue(text)) !== null;
}

function plainValue(text: string): string {
  return text.toLowerCase() === 'null' ? '?' : text.replaceAll('−', '-');
}

/* Laws. */

/** What an independent reader throws where a text is not in its notation. */
export class NotIn extends Error {}

/** Returns the model that a reader finds in a text; null when the text is not in its notation. */
export function readBy(read: (text: string) => Model, text: string): Model | null {
  try {
    return read(text);
  } catch (thrown) {
    if (thrown instanceof NotIn) return null;
    throw thrown;
  }
}

/** A text read from left to right. */
export class Scanner {
  at = 0;
  constructor(readonly text: string) {}

  /** Takes what a sticky pattern matches here; null when it does not. */
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found !== null) this.at = pattern.lastIndex;
    return found;
  }

  take(sign: string): boolean {
    if (!this.text.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }

  need(sign: string): void {
    if (!this.take(sign)) throw new NotIn(`${sign} at ${this.at}`);
  }

  get isOver(): boolean {
    return this.at >= this.text.length;
  }
}

/** A text with one to three small damages. */
export function mutated(text: string, seed: number): string {
  const random = seeded(seed);
  let changed = text;
  for (let times = 1 + random.below(3); times > 0; times -= 1) changed = mutatedOnce(changed, random);
  return changed;
}

const BRACKETS = ['(', ')', '[', ']', '{', '}', '"', "'", ',', ':', ' ', ';', '-'];

function mutatedOnce(text: string, random: Random): string {
  const at = random.below(text.length);
  const sign = text[at] ?? '';
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  switch (random.below(6)) {
    case 0:
      return before + after;
    case 1:
      return before + sign + sign + after;
    case 2:
      return before + after.slice(0, 1) + sign + after.slice(1);
    case 3:
      return before + random.pick(BRACKETS) + after;
    case 4: {
      // Where brackets of the text are, damage says most.
      const places = Array.from(text.matchAll(/[()[\]{}"',:;=|-]/g), ({ index }) => index);
      const place = places.length === 0 ? at : random.pick(places);
      return text.slice(0, place) + random.pick([...BRACKETS, '']) + text.slice(place + 1);
    }
    default: {
      const end = Math.min(text.length, at + 1 + random.below(8));
      return random.flip(0.5) ? before + text.slice(end) : before + text.slice(at, end) + text.slice(at);
    }
  }
}
