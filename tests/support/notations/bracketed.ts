/** Brackets: S-expressions, one bracket a leaf, and Newick ("The Newick tree format", J. Felsenstein). */
import { contentOf, EVERYTHING, isValue, type Model, NotIn, readContent, Scanner, WORDS } from './model.ts';
import type { NotationOfTests } from './notations.ts';

const CLOSERS = { '(': ')', '[': ']' } as const;

/** A word, or the content of a pair of brackets. */
type Item = { readonly text: string } | { readonly items: readonly Item[]; readonly opener: '(' | '[' | '' };

/** Reads words and brackets up to the closing one; commas are blanks. */
function readItems(scanner: Scanner, closer: string): Item[] {
  const items: Item[] = [];
  for (;;) {
    scanner.match(/[\s,]+/y);
    if (closer !== '' && scanner.take(closer)) return items;
    if (scanner.isOver && closer === '') return items;
    const opener = scanner.match(/[([]/y)?.[0] as '(' | '[' | undefined;
    if (opener !== undefined) {
      items.push({ opener, items: readItems(scanner, CLOSERS[opener]) });
      continue;
    }
    const word = scanner.match(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|([^\s()[\]{},]+)/y);
    // A colon ends a name in the notation of the program.
    if (word === null || word[3]?.endsWith(':')) throw new NotIn('brackets');
    items.push({ text: word[1] ?? word[2] ?? word[3] ?? '' });
  }
}

export const S_EXPRESSION: NotationOfTests = {
  name: 's-expression',
  traits: {
    ...EVERYTHING,
    names: 'inner',
    pool: [...WORDS, 'two words', 'a-b', 'say (y)'],
    chance: false,
    moves: false,
  },
  write(root, random) {
    const gap = random.pick([' ', '\n  ']);
    const print = (node: Model): string => {
      if (node.children.length === 0) return node.value ?? '';
      const side = node.side ?? (node.name === undefined ? sideOfTurn.get(node) : undefined);
      const content =
        node.name === undefined ? (side ?? '') : contentOf({ ...node, side: node.side }, random);
      const head = /[\s()[\],:;"']/.test(content) ? `"${content}"` : content;
      return `(${[head, ...node.children.map(print)].join(gap)})`;
    };
    // Every list begins with a word, so a node without a name says its side.
    const sideOfTurn = new Map<Model, 'max' | 'min'>();
    const turns = (node: Model, turn: 'max' | 'min'): void => {
      const side = node.side === 'max' || node.side === 'min' ? node.side : turn;
      sideOfTurn.set(node, side);
      for (const child of node.children) turns(child, side === 'max' ? 'min' : 'max');
    };
    turns(root, 'max');
    return (random.flip(0.2) ? "'" : '') + print(root);
  },
  canWrite: (root) =>
    root.children.some(({ children }) => children.length > 0) &&
    !someNode(root, (node) => node.children.length === 1 && isNamedLeafLike(node)),
  read(text) {
    const scanner = new Scanner(text);
    scanner.match(/\s*'?(?=[\s(])/y);
    const items = readItems(scanner, '');
    const first = items[0];
    if (first === undefined) throw new NotIn('empty');
    const isBare = items.length > 1 && 'text' in first && readContent(first.text).side !== undefined;
    if (!isBare && (items.length > 1 || !('items' in first))) throw new NotIn('several');
    const whole: Item = isBare ? { opener: '(', items } : first;
    const isOfHeads = allHeads(whole);
    const node = (item: Item): Model => {
      if ('text' in item) {
        if (!isValue(item.text)) throw new NotIn('a word');
        return { value: item.text, children: [] };
      }
      const [head] = item.items;
      if (head === undefined) throw new NotIn('empty');
      const isHead = 'text' in head && !isValue(head.text);
      const said = isHead ? readContent(head.text) : {};
      const rest = isHead ? item.items.slice(1) : item.items;
      const only = rest[0];
      if (rest.length === 0) throw new NotIn('no children');
      if (said.value !== undefined) throw new NotIn('a value');
      const isAlone = rest.length === 1 && only !== undefined && 'text' in only;
      if (isAlone && isOfHeads && !isHead) return node(only);
      if (isOfHeads && item.items.some((one) => 'text' in one && isValue(one.text)))
        throw new NotIn('a bare number');
      if (isAlone && said.name !== undefined) throw new NotIn('a leaf or a node');
      return { ...said, children: rest.map(node) };
    };
    return node(whole);
  },
};

/** Whether every pair of brackets holds one word and then brackets, as with a bracket round each leaf. */
function allHeads(item: Item): boolean {
  if ('text' in item) return true;
  const [head, ...rest] = item.items;
  return (
    item.opener === '(' &&
    head !== undefined &&
    'text' in head &&
    rest.every((one) => 'items' in one && allHeads(one))
  );
}

function someNode(node: Model, is: (node: Model) => boolean): boolean {
  return is(node) || node.children.some((child) => someNode(child, is));
}

function isNamedLeafLike({ name, children: [only] }: Model): boolean {
  return name !== undefined && only?.children.length === 0;
}

export const LEAF_BRACKETS: NotationOfTests = {
  name: 'leaf-brackets',
  traits: { ...EVERYTHING, names: 'none', sides: false, chance: false, moves: false, unknown: false },
  canWrite: (root) => root.children.length > 1,
  write(root, random) {
    const gap = random.pick(['', ' ', '\n']);
    const print = (node: Model): string =>
      `(${node.children.length === 0 ? node.value : node.children.map(print).join(gap)})`;
    return print(root);
  },
  read(text) {
    const items = readItems(new Scanner(text), '');
    const [root] = items;
    if (root === undefined || items.length > 1 || 'text' in root || root.items.length < 2)
      throw new NotIn('no root');
    const node = (item: Item): Model => {
      if ('text' in item) throw new NotIn('a bare word');
      const [only] = item.items;
      if (item.items.length === 1 && only !== undefined && 'text' in only) {
        if (!isValue(only.text)) throw new NotIn('a word');
        return { value: only.text, children: [] };
      }
      if (only === undefined) throw new NotIn('empty');
      return { children: item.items.map(node) };
    };
    return node(root);
  },
};

export const NEWICK: NotationOfTests = {
  name: 'newick',
  traits: { ...EVERYTHING, chance: false, moves: false },
  write(root, random) {
    const quote = (name: string) => `'${name.replaceAll("'", "''")}'`;
    const word = (name: string) =>
      /^[\p{L}][\p{L}\p{N}.]*$/u.test(name) && random.flip(0.7) ? name : quote(name);
    const print = (node: Model): string => {
      if (node.children.length === 0)
        return node.name === undefined ? (node.value ?? '') : `${word(node.name)}:${node.value}`;
      const said = contentOf(node, random);
      const label =
        node.side === undefined
          ? node.name === undefined
            ? ''
            : word(node.name)
          : said.replaceAll(' ', '_');
      return `(${node.children.map(print).join(random.pick([',', ', ']))})${random.flip(0.05) ? '[a remark]' : ''}${label}`;
    };
    return `${print(root)};`;
  },
  // The name of a node with a side is not in quotes, because a quoted name is only a name.
  canWrite: (root) =>
    !someNode(
      root,
      ({ side, name }) => side !== undefined && name !== undefined && /[^\p{L}\p{N} ]/u.test(name),
    ) && !someNode(root, ({ name, side }) => side !== undefined && name !== undefined),
  read(text) {
    const scanner = new Scanner(text);
    const blanks = () => {
      while (scanner.match(/\s+|\[[^\]]+\]/y));
    };
    const tree = (): Model => {
      blanks();
      const node: Model = { children: [] };
      if (scanner.take('(')) {
        do node.children.push(tree());
        while (scanner.take(','));
        scanner.need(')');
        blanks();
      }
      const quoted = scanner.match(/'((?:[^']|'')*)'/y);
      if (quoted !== null) node.name = quoted[1]?.replaceAll("''", "'");
      else {
        const word = scanner.match(/[^\s(),;:[\]']+/y);
        if (word !== null) Object.assign(node, readContent(word[0].replaceAll('_', ' ')));
      }
      blanks();
      if (scanner.take(':')) {
        blanks();
        const length = scanner.match(/[^\s(),;:[\]']+/y)?.[0] ?? '';
        if (node.children.length > 0 || node.value !== undefined || !isValue(length))
          throw new NotIn('a length');
        node.value = length;
        blanks();
      }
      if (node.name === '') node.name = undefined;
      return node;
    };
    const root = tree();
    scanner.need(';');
    blanks();
    if (!scanner.isOver) throw new NotIn('more');
    return root;
  },
};
