/** Lists and tuples of Python with names, and JSON of the usual shapes. */
import type { Random } from '../../../src/core/random/seeded.ts';
import {
  contentOf,
  EVERYTHING,
  isValue,
  type Model,
  NotIn,
  numberOf,
  readContent,
  Scanner,
  TEXTS,
} from './model.ts';
import type { NotationOfTests } from './notations.ts';

/** Values of Python, JavaScript and JSON. */
type Value =
  | { readonly kind: 'list' | 'tuple'; readonly items: readonly Value[] }
  | { readonly kind: 'record'; readonly fields: ReadonlyMap<string, Value> }
  | { readonly kind: 'text' | 'number'; readonly text: string }
  | { readonly kind: 'truth'; readonly isTrue: boolean }
  | { readonly kind: 'nothing' };

function readValue(text: string): Value {
  const scanner = new Scanner(text);
  scanner.match(
    /\s*(?:(?:let|var|const|my|auto)\s+)?[\p{L}_$][\w$]*\s*(?::\s*[\w.<>[\]]+\s*)?:?=\s*(?=[[({])/uy,
  );
  const blanks = () => {
    while (scanner.match(/\s+|#[^\n]*|\/\/[^\n]*/y));
  };
  const string = (): string | null => {
    const found = scanner.match(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/y);
    if (found === null) return null;
    const inner = found[1] ?? found[2] ?? found[3] ?? '';
    return inner.replace(/\\(u[0-9a-fA-F]{4}|.)/g, (_whole, sign: string) => {
      if (sign.length > 1) return String.fromCharCode(Number.parseInt(sign.slice(1), 16));
      return 'bfnrt'.includes(sign) ? ' ' : sign;
    });
  };
  const sequence = (closer: string): { readonly items: Value[]; readonly hasLastComma: boolean } => {
    const items: Value[] = [];
    for (let hasLastComma = false; ; ) {
      blanks();
      if (scanner.take(closer)) return { items, hasLastComma };
      if (items.length > 0 && !hasLastComma) throw new NotIn('no comma');
      items.push(value());
      blanks();
      hasLastComma = scanner.take(',');
    }
  };
  const value = (): Value => {
    blanks();
    if (scanner.take('[')) return { kind: 'list', items: sequence(']').items };
    if (scanner.take('(')) {
      const { items, hasLastComma } = sequence(')');
      const [only] = items;
      return items.length === 1 && !hasLastComma && only !== undefined ? only : { kind: 'tuple', items };
    }
    if (scanner.take('{')) {
      const fields = new Map<string, Value>();
      for (let isNext = true; ; ) {
        blanks();
        if (scanner.take('}')) return { kind: 'record', fields };
        if (!isNext) throw new NotIn('no comma');
        const key = string() ?? scanner.match(/[^\s()[\]{},:;"'`]+/y)?.[0];
        if (key === undefined || fields.has(key)) throw new NotIn('a key');
        blanks();
        scanner.need(':');
        fields.set(key, value());
        blanks();
        isNext = scanner.take(',');
      }
    }
    const quoted = string();
    if (quoted !== null) return { kind: 'text', text: quoted };
    const infinity = scanner.match(
      /([-+]?)(?:float\(\s*["']([-+]?)inf(?:inity)?["']\s*\)|(?:math|np|numpy)\.inf\b|Infinity\b)/iy,
    );
    if (infinity !== null)
      return { kind: 'number', text: [infinity[1], infinity[2]].includes('-') ? '-inf' : 'inf' };
    const word = scanner.match(/[^\s()[\]{},:;"'`]+/y)?.[0] ?? '';
    if (/^(?:true|True|false|False)$/.test(word)) return { kind: 'truth', isTrue: /^t/i.test(word) };
    if (/^(?:None|null|nil|undefined|nullptr|NULL)$/.test(word)) return { kind: 'nothing' };
    if (isValue(word)) return { kind: 'number', text: word };
    if (word === '' || readContent(word).side === undefined) throw new NotIn(word);
    return { kind: 'text', text: word };
  };
  const whole = value();
  blanks();
  scanner.take(';');
  blanks();
  if (!scanner.isOver) throw new NotIn('more');
  return whole;
}

function quotedBy(random: Random): (text: string) => string {
  const quote = random.pick(["'", '"']);
  return (text) => quote + text.replace(/\\/g, '\\\\').replaceAll(quote, `\\${quote}`) + quote;
}

function printNumber(value: string, random: Random): string {
  if (value === '?') return 'None';
  if (value === 'inf') return random.pick(["float('inf')", 'math.inf', 'np.inf', 'float("inf")']);
  if (value === '-inf') return random.pick(["float('-inf')", '-math.inf', "-float('inf')"]);
  return value;
}

const PLAIN = { ...EVERYTHING, chance: false, moves: false };

/** What a value of a list says: a text that stands first is the name, a tuple of a name and a number is a leaf. */
function nodeOf(value: Value): Model {
  switch (value.kind) {
    case 'number':
      return { value: value.text, children: [] };
    case 'nothing':
      return { value: '?', children: [] };
    case 'text':
      return { ...readContent(value.text), children: [] };
    case 'truth':
      throw new NotIn('a truth');
    case 'record':
      return nodeOfRecord(value.fields);
    default:
      return nodeOfItems(value.kind, value.items);
  }
}

function nodeOfItems(kind: 'list' | 'tuple', [first, ...rest]: readonly Value[]): Model {
  if (first?.kind !== 'text' || isValue(first.text))
    return { children: [...(first === undefined ? [] : [first]), ...rest].map(nodeOf) };
  const node: Model = { ...readContent(first.text), children: [] };
  const [second] = rest;
  const said = second?.kind === 'text' && rest.length > 1 ? readContent(second.text) : null;
  if (said?.side !== undefined && said.name === undefined) {
    node.side = said.side;
    rest.shift();
  }
  const [only, list] = rest;
  const isList = list !== undefined && 'items' in list && list.items[0]?.kind !== 'text';
  if (only?.kind === 'nothing' && rest.length === 2 && isList) throw new NotIn('a leaf or a value');
  if (rest.length === 1 && (only?.kind === 'number' || only?.kind === 'nothing')) {
    if (kind === 'list') throw new NotIn('a leaf or a node');
    return { ...node, value: only.kind === 'number' ? only.text : '?' };
  }
  const isBelow =
    rest.length === 1 && only !== undefined && 'items' in only && only.items[0]?.kind !== 'text';
  node.children = (isBelow ? (only as { readonly items: readonly Value[] }).items : rest).map(nodeOf);
  return node;
}

export const LISTS: NotationOfTests = {
  name: 'lists',
  kind: 'with names',
  traits: { ...PLAIN, pool: TEXTS },
  canWrite: (root) => isNamed(root),
  write(root, random) {
    const quote = quotedBy(random);
    const print = (node: Model): string => {
      if (node.children.length === 0) {
        const value = printNumber(node.value ?? '', random);
        return node.name === undefined ? value : `(${quote(node.name)}, ${value})`;
      }
      const below = node.children.map(print);
      const content = contentOf(node, random);
      if (content === '') return `[${below.join(', ')}]`;
      const hasList = below.length === 1 || random.flip(0.2);
      return hasList
        ? `(${quote(content)}, [${below.join(', ')}])`
        : `[${[quote(content), ...below].join(', ')}]`;
    };
    return random.pick(['', 'tree = ', 'const t = ']) + print(root);
  },
  read: (text) => nodeOf(readValue(text)),
};

/** A list without a name has no name above it whose only child it is: it would be the list of its children. */
function isNamed(root: Model): boolean {
  if (root.children.length === 0) return true;
  const isFirstText = root.name !== undefined || root.side !== undefined;
  return isFirstText && root.children.every((child) => isNamed(child));
}

export const LISTS_OF_NUMBERS: NotationOfTests = {
  name: 'lists',
  kind: 'of numbers, given a name',
  traits: { ...PLAIN, names: 'none', sides: false },
  write(root, random) {
    const print = (node: Model): string => {
      const below = node.children.map(print);
      if (below.length === 0) return printNumber(node.value ?? '', random);
      if (random.flip(0.3)) return below.length === 1 ? `(${below[0]},)` : `(${below.join(', ')})`;
      return `[${below.join(', ')}]`;
    };
    return `tree = ${print(root)}`;
  },
  read: LISTS.read,
};

/* JSON. */

const KEYS = {
  children: ['children', 'childs', 'kids', 'branches', 'successors', 'subtrees', 'childnodes'],
  name: ['name', 'label', 'title', 'text', 'id', 'key', 'topic', 'state'],
  value: ['value', 'val', 'score', 'utility', 'payoff', 'reward', 'eval', 'evaluation', 'static'],
  mover: ['player', 'side', 'turn'],
  kind: ['type', 'kind', 'role', 'nodetype', 'playertype'],
  isMax: ['ismax', 'ismaximizing', 'maximizing', 'ismaxplayer', 'maximizingplayer', 'max'],
  move: ['move', 'action', 'edge', 'via'],
  probability: ['probability', 'prob', 'p'],
  parent: ['parent', 'parentid', 'pid'],
  branch: ['left', 'l', 'middle', 'center', 'right', 'r'],
} as const;

type Fields = ReadonlyMap<string, Value>;

function fieldOf(fields: Fields, names: readonly string[]): Value | undefined {
  for (const name of names)
    for (const [key, value] of fields) if (key.toLowerCase().replace(/[_\s-]/g, '') === name) return value;
  return undefined;
}

function textOf(value: Value | undefined): string {
  return value !== undefined && 'text' in value ? value.text : '';
}

function itemsOf(value: Value | undefined): readonly Value[] {
  return value !== undefined && 'items' in value ? value.items : [];
}

function saidOfRecord(fields: Fields): Model {
  const node: Model = { children: [] };
  const name = fieldOf(fields, KEYS.name);
  if (name?.kind === 'number') node.name = name.text;
  else if (name?.kind === 'text') Object.assign(node, readContent(name.text));
  const worth = fieldOf(fields, KEYS.value);
  if (worth?.kind === 'text' && !isValue(worth.text)) throw new NotIn('a value');
  if (worth?.kind === 'number' || worth?.kind === 'text') node.value = worth.text;
  const side = sideOf(fields);
  if (side !== undefined) node.side = side;
  return node;
}

function sideOf(fields: Fields): Model['side'] {
  const isMax = fieldOf(fields, KEYS.isMax);
  if (isMax !== undefined) {
    if (isMax.kind !== 'truth') throw new NotIn('is max');
    return isMax.isTrue ? 'max' : 'min';
  }
  const said = (value: Value | undefined) => {
    const { side, name } = readContent(textOf(value));
    return name === undefined ? side : undefined;
  };
  const [mover, kind] = [fieldOf(fields, KEYS.mover), fieldOf(fields, KEYS.kind)];
  const player = textOf(mover) === '1' ? 'max' : textOf(mover) === '2' ? 'min' : said(mover);
  const ofKind = kind?.kind === 'text' ? said(kind) : undefined;
  const below = fieldOf(fields, [...KEYS.children, ...KEYS.branch]);
  const isInner = below !== undefined && !('items' in below && below.items.length === 0);
  const isKind =
    kind === undefined ||
    ofKind !== undefined ||
    /^(?:|node|inner|internal|root|branch|decision|state|choice|player)$/i.test(textOf(kind));
  if (isInner && ((mover !== undefined && mover.kind !== 'nothing' && player === undefined) || !isKind))
    throw new NotIn('who moves');
  return player ?? ofKind;
}

function sayEdge(node: Model, fields: Fields, parent: Model): void {
  const probability = textOf(fieldOf(fields, KEYS.probability)).trim();
  if (probability !== '') {
    parent.side ??= 'chance';
    node.probability = probability;
  }
  const move = textOf(fieldOf(fields, KEYS.move));
  if (move !== '') node.move = move;
}

function nodeOfRecord(fields: Fields): Model {
  const isNode = fieldOf(fields, [...KEYS.children, ...KEYS.value, 'left', 'right']) !== undefined;
  if (!isNode) {
    const children = Array.from(fields, ([key, value]) => ({
      ...nodeOf(value),
      ...withoutNothing(readContent(key)),
    }));
    return { children };
  }
  const node = saidOfRecord(fields);
  const known: readonly string[] = [
    ...Object.values(KEYS).flat(),
    'style',
    'position',
    'pos',
    'attributes',
    'meta',
    'color',
    'x',
    'y',
    'size',
    'options',
  ];
  for (const [key, value] of fields)
    if (
      !known.includes(key.toLowerCase().replace(/[_\s-]/g, '')) &&
      ('items' in value || value.kind === 'record')
    )
      throw new NotIn(key);
  const listed = fieldOf(fields, KEYS.children);
  if (listed !== undefined && (listed.kind === 'number' || listed.kind === 'text' || listed.kind === 'truth'))
    throw new NotIn('children');
  if (listed?.kind === 'record') node.children.push(...nodeOfRecord(listed.fields).children);
  const branches = KEYS.branch
    .map((name) => fieldOf(fields, [name]))
    .filter((branch) => branch !== undefined);
  for (const below of [...itemsOf(listed), ...branches]) {
    if (below.kind === 'nothing') continue;
    const child = nodeOf(below);
    node.children.push(child);
    if (below.kind === 'record') sayEdge(child, below.fields, node);
  }
  return node;
}

function withoutNothing(said: Pick<Model, 'side' | 'name' | 'value'>): Partial<Model> {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

/** JSON has no infinity, so programs write texts. */
function jsonValue(value: string | undefined): number | string {
  const number = numberOf(value);
  return number === null || !Number.isFinite(number) ? (value ?? '') : number;
}

function record(node: Model, random: Random): Record<string, unknown> {
  const { name, side, move, probability, children, value } = node;
  const isMax = random.flip(0.3);
  const said =
    side === undefined || children.length === 0
      ? {}
      : side !== 'chance' && isMax
        ? { [random.pick(['isMax', 'is_max', 'maximizing'])]: side === 'max' }
        : { [random.pick(['type', 'player', 'kind'])]: random.pick([side, side.toUpperCase()]) };
  return {
    ...(name !== undefined && { [random.pick(['name', 'label', 'id'])]: name }),
    ...said,
    ...(move !== undefined && { [random.pick(['move', 'action'])]: move }),
    ...(probability !== undefined && {
      [random.pick(['probability', 'p'])]: probability.includes('/') ? probability : Number(probability),
    }),
    ...(children.length === 0 && { [random.pick(['value', 'utility', 'score'])]: jsonValue(value) }),
  };
}

const JSON_TRAITS = { ...EVERYTHING, pool: TEXTS };

export const JSON_NESTED: NotationOfTests = {
  name: 'other-json',
  kind: 'nested',
  traits: JSON_TRAITS,
  write(root, random) {
    const key = random.pick(['children', 'branches']);
    const plain = (node: Model): Record<string, unknown> => ({
      ...record(node, random),
      ...(node.children.length > 0 && { [key]: node.children.map(plain) }),
    });
    return JSON.stringify(plain(root), null, random.pick([0, 2]));
  },
  read(text) {
    const value = readValue(text);
    if (value.kind === 'list' && value.items.length === 1 && value.items[0]?.kind === 'record')
      return nodeOfRecord(value.items[0].fields);
    if (value.kind !== 'record') return nodeOf(value);
    const [[key, only] = ['', undefined], second] = value.fields;
    const isWrapped = second === undefined && ['tree', 'root', 'data', 'gametree'].includes(key);
    if (isWrapped && only?.kind === 'record') return nodeOfRecord(only.fields);
    const node = nodeOfRecord(value.fields);
    // A record that only names what is in it is the root itself.
    const isNode = fieldOf(value.fields, [...KEYS.children, ...KEYS.value, 'left', 'right']) !== undefined;
    return !isNode && second === undefined && node.children.length === 1 ? (node.children[0] as Model) : node;
  },
};

/** Nodes in preorder, each with its number and that of its parent. */
function numbered(
  root: Model,
): { readonly node: Model; readonly id: number; readonly parent: number | null }[] {
  const all: { node: Model; id: number; parent: number | null }[] = [];
  const visit = (node: Model, parent: number | null): void => {
    const id = all.length + 1;
    all.push({ node, id, parent });
    for (const child of node.children) visit(child, id);
  };
  visit(root, null);
  return all;
}

/** Puts nodes below their parents. Throws `NotIn` when that makes no tree. */
export function connected(
  nodes: ReadonlyMap<string, Model>,
  edges: readonly (readonly [string, string])[],
): Model {
  const parents = new Map<Model, Model>();
  for (const [above, below] of edges) {
    const [parent, child] = [nodes.get(above), nodes.get(below)];
    if (parent === undefined || child === undefined || parents.has(child)) throw new NotIn('an edge');
    parents.set(child, parent);
    parent.children.push(child);
  }
  const all = [...nodes.values()];
  const roots = all.filter((node) => !parents.has(node));
  if (roots.length !== 1) throw new NotIn('roots');
  for (const node of all) {
    let above: Model | undefined = node;
    for (let steps = 0; above !== roots[0]; steps += 1) {
      if (above === undefined || steps > all.length) throw new NotIn('a circle');
      above = parents.get(above);
    }
  }
  return roots[0] as Model;
}

export const JSON_FLAT: NotationOfTests = {
  name: 'other-json',
  kind: 'flat, with parents',
  traits: JSON_TRAITS,
  write(root, random) {
    const rows = numbered(root).map(({ node, id, parent }) => {
      const { name, id: _id, ...rest } = record({ ...node, name: undefined }, random);
      return { id, parent, ...(node.name !== undefined && { label: node.name }), ...rest, name };
    });
    return JSON.stringify(rows);
  },
  canWrite: (root) => numbered(root).every(({ node }) => node.name !== undefined),
  read(text) {
    const value = readValue(text);
    const rows = itemsOf(value);
    const isFlat =
      rows.length > 0 &&
      rows.every(
        (row) =>
          row.kind === 'record' &&
          fieldOf(row.fields, ['id', 'name', 'key']) &&
          fieldOf(row.fields, KEYS.parent),
      );
    if (!isFlat) return JSON_NESTED.read(text);
    const nodes = new Map<string, Model>();
    const edges: [string, string][] = [];
    const later: (() => void)[] = [];
    for (const row of rows) {
      if (row.kind !== 'record') throw new NotIn('a row');
      const id = textOf(fieldOf(row.fields, ['id', 'key', 'name']));
      if (nodes.has(id)) throw new NotIn('twice');
      const label = fieldOf(row.fields, ['label', 'name', 'title', 'text']);
      const { value: worth } = saidOfRecord(row.fields);
      const node: Model = {
        children: [],
        ...(label === undefined ? { name: id } : readContent(textOf(label))),
      };
      if (worth !== undefined) node.value = worth;
      const side = sideOf(row.fields);
      if (side !== undefined) node.side = side;
      nodes.set(id, node);
      const parent = textOf(fieldOf(row.fields, KEYS.parent));
      if (parent === '') continue;
      edges.push([parent, id]);
      later.push(() => sayEdge(node, row.fields, nodes.get(parent) as Model));
    }
    const root = connected(nodes, edges);
    for (const say of later) say();
    return root;
  },
};
