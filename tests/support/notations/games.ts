/** Gambit's files .efg ("Game representation formats", Gambit's manual) and terms of Prolog (ISO 13211-1, "Terms"). */
import { EVERYTHING, isValue, type Model, NotIn, numberOf, readContent, Scanner, TEXTS } from './model.ts';
import type { NotationOfTests } from './notations.ts';

export const GAMBIT: NotationOfTests = {
  name: 'gambit',
  traits: { ...EVERYTHING, sides: true, infinities: false, unknown: false },
  write(root, random) {
    const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
    const total = random.pick([0, 0, 10]);
    const counts = { p1: 0, p2: 0, c: 0, outcome: 0 };
    const lines = [`EFG 2 R ${quote('a game')} { "MAX" "MIN" }`, '""', ''];
    const visit = (node: Model, turn: 'max' | 'min'): void => {
      const label = quote(node.name ?? '');
      if (node.children.length === 0) {
        const value = Number(node.value);
        counts.outcome += 1;
        lines.push(`t ${label} ${counts.outcome} "" { ${value}${random.pick([', ', ' '])}${total - value} }`);
        return;
      }
      const side = node.side ?? turn;
      const actions = node.children.map(({ move = '', probability }) =>
        side === 'chance' ? `${quote(move)} ${probability}` : quote(move),
      );
      const key = side === 'chance' ? 'c' : side === 'max' ? 'p1' : 'p2';
      counts[key] += 1;
      const mover = side === 'chance' ? 'c' : 'p';
      const player = side === 'chance' ? '' : ` ${side === 'max' ? 1 : 2}`;
      lines.push(`${mover} ${label}${player} ${counts[key]} "" { ${actions.join(' ')} } 0`);
      const next = side === 'chance' ? turn : side === 'max' ? 'min' : 'max';
      for (const child of node.children) visit(child, next);
    };
    visit(root, 'max');
    return lines.join('\n');
  },
  read(text) {
    const scanner = new Scanner(text);
    const blanks = () => scanner.match(/[\s,]+/y);
    const quoted = (): string | null => {
      blanks();
      const found = scanner.match(/"((?:[^"\\]|\\.)*)"/y);
      return found && (found[1] ?? '').replace(/\\(.)/g, '$1');
    };
    const need = <T>(found: T | null | undefined): T => {
      if (found === null || found === undefined) throw new NotIn('missing');
      return found;
    };
    const word = (): string => {
      blanks();
      return need(scanner.match(/[^\s{}",]+/y)?.[0]);
    };
    const braces = <T>(item: () => T): T[] | null => {
      blanks();
      if (!scanner.take('{')) return null;
      const items: T[] = [];
      for (;;) {
        blanks();
        if (scanner.take('}')) return items;
        items.push(item());
      }
    };
    const number = (pattern: RegExp): number => {
      const found = word();
      if (!pattern.test(found)) throw new NotIn(found);
      return Number(found);
    };
    const payoff = (): number => {
      const [over = '', under] = word().split('/');
      const value = numberOf(over);
      if (value === null || !Number.isFinite(value) || (under !== undefined && !/^\d+$/.test(under)))
        throw new NotIn('payoff');
      return value / Number(under ?? 1);
    };
    for (const sign of [/^[EN]FG$/, /^\d+$/, /^[RD]$/]) if (!sign.test(word())) throw new NotIn('head');
    need(quoted());
    const players = need(braces(() => need(quoted()))).length;
    if (players < 1 || players > 2) throw new NotIn('players');
    quoted();
    const outcomes = new Map<number, number[]>();
    const sets = new Map<string, { name: string; probability?: string }[]>();
    const sums: number[] = [];
    const node = (before: readonly number[]): Model => {
      const kind = word();
      const model: Model = { children: [] };
      const label = need(quoted());
      if (label !== '') model.name = label;
      let actions: { name: string; probability?: string }[] = [];
      if (kind === 'p' || kind === 'c') {
        const player = kind === 'c' ? 0 : number(/^[1-9]\d*$/);
        if (player > players) throw new NotIn('player');
        model.side = kind === 'c' ? 'chance' : player === 2 ? 'min' : 'max';
        const set = `${player} ${number(/^[1-9]\d*$/)}`;
        if (kind === 'p' && sets.has(set)) throw new NotIn('an information set');
        quoted();
        const given = braces(() => {
          const name = need(quoted());
          return kind === 'c' ? { name, probability: word() } : { name };
        });
        actions = given ?? sets.get(set) ?? [];
        if (actions.length === 0) throw new NotIn('actions');
        sets.set(set, actions);
      } else if (kind !== 't') throw new NotIn(kind);
      const outcome = number(/^\d+$/);
      quoted();
      const given = braces(payoff);
      if (given !== null) outcomes.set(outcome, given);
      const payoffs = outcomes.get(outcome);
      if ((payoffs === undefined && outcome !== 0) || (payoffs !== undefined && payoffs.length !== players))
        throw new NotIn('outcome');
      const sum = [0, 1].map((player) => (before[player] ?? 0) + (payoffs?.[player] ?? 0));
      if (kind === 't') {
        model.value = String(sum[0]);
        sums.push((sum[0] ?? 0) + (sum[1] ?? 0));
      }
      for (const { name, probability } of actions) {
        const child = node(sum);
        if (name !== '') child.move = name;
        if (probability !== undefined) child.probability = probability;
        model.children.push(child);
      }
      return model;
    };
    const root = node([]);
    blanks();
    if (!scanner.isOver) throw new NotIn('more');
    if (players === 2 && sums.some((sum) => Math.abs(sum - (sums[0] ?? 0)) > 1e-9))
      throw new NotIn('no zero sum');
    return root;
  },
};

/** A term: a word with its arguments, or a list, which has no word. */
interface Term {
  readonly word: string;
  readonly isQuoted: boolean;
  readonly isList: boolean;
  readonly given: readonly Term[];
}

const NODE = /^(?:node|tree|branch|fork|inner|internal|root|state|bin|t|n|nd)$/i;
const LEAF = /^(?:leaf|l|lf|tip|value|terminal)$/i;
const NOTHING = /^(?:nil|empty|null|void|none|nothing)$/i;

function readTerm(text: string): Term {
  const scanner = new Scanner(text);
  const blanks = () => {
    while (scanner.match(/\s+|%[^\n]*|--[^\n]*/y));
  };
  const several = (closer: string): Term[] => {
    const all: Term[] = [];
    for (;;) {
      blanks();
      if (scanner.take(closer)) return all;
      if (all.length > 0) scanner.need(',');
      all.push(term());
    }
  };
  const list = (given: readonly Term[]): Term => ({ word: '', isQuoted: false, isList: true, given });
  const single = (): Term => {
    blanks();
    if (scanner.take('[')) return list(several(']'));
    if (scanner.take('(')) {
      const inner = several(')');
      return inner.length === 1 ? (inner[0] as Term) : list(inner);
    }
    const quoted = scanner.match(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.|'')*)'/y);
    const inner =
      quoted && (quoted[1] ?? (quoted[2] ?? '').replaceAll("''", "'")).replace(/\\([\s\S])/g, '$1');
    const word = quoted === null ? scanner.match(/(?!\.(?:\s|$))[^\s()[\],|"']+/y)?.[0] : (inner ?? '');
    if (word === undefined || (quoted === null && word.startsWith('--'))) throw new NotIn('no term');
    const given = scanner.take('(') ? several(')') : [];
    return { word, isQuoted: quoted !== null, isList: false, given };
  };
  const term = (): Term => {
    const first = single();
    if (first.isQuoted || first.isList || first.given.length > 0 || !/^[A-Z]/.test(first.word)) return first;
    const given: Term[] = [];
    for (;;) {
      blanks();
      if (scanner.isOver || /^(?:[)\],|=]|\.(?:\s|$))/.test(text.slice(scanner.at, scanner.at + 2)))
        return { ...first, given };
      given.push(single());
    }
  };
  const whole = term();
  blanks();
  scanner.match(/\.(?=\s|$)/y);
  blanks();
  if (!scanner.isOver) throw new NotIn('more');
  return whole;
}

function isNothing({ word, isQuoted, isList, given }: Term): boolean {
  return given.length === 0 && ((!isQuoted && NOTHING.test(word)) || isList);
}

function isWord({ isList, given }: Term): boolean {
  return !isList && given.length === 0;
}

function sideOf({ word, isQuoted }: Term): Model['side'] {
  const said = isQuoted ? {} : readContent(word);
  return said.name === undefined ? said.side : undefined;
}

function modelOf(term: Term): Model {
  const { word, isQuoted, isList, given } = term;
  const content = () => (isQuoted ? { name: word } : readContent(word));
  if (given.length === 0) return { children: [], ...(word === '' && isQuoted ? {} : content()) };
  const [isNode, isLeaf] = [!isList && NODE.test(word), !isList && LEAF.test(word)];
  const node: Model = { children: [], ...(isList || isNode || isLeaf ? {} : content()) };
  const isNumber = (one: Term) => isWord(one) && !one.isQuoted && isValue(one.word);
  const isAlone = given.filter(isNumber).length === 1 && given.every((one) => isWord(one) && !isNothing(one));
  if (
    isAlone &&
    !isLeaf &&
    !isList &&
    node.side === undefined &&
    !given.some((one) => sideOf(one) !== undefined)
  )
    throw new NotIn('a leaf or a node');
  const hasBranches = given.some((one) => !isWord(one) || NOTHING.test(one.word));
  const first = given.find((one) => isWord(one) && sideOf({ ...one, isQuoted: false }) === undefined);
  const below = (one: Term) => {
    if (!isNothing(one)) node.children.push(modelOf(one));
  };
  for (const one of given) {
    if (one.isList) one.given.forEach(below);
    else if (!isWord(one) || isList) below(one);
    else if (isNothing(one)) continue;
    else if (sideOf(one) !== undefined && node.side === undefined) node.side = sideOf(one);
    else if ((isLeaf || isNode) && !isNumber(one) && node.name === undefined && one === first)
      node.name = one.word;
    else if (isNumber(one) && node.value === undefined && (isLeaf || (isNode && hasBranches)))
      node.value = one.word;
    else below(one);
  }
  return node;
}

export const PROLOG: NotationOfTests = {
  name: 'terms',
  kind: 'of Prolog',
  traits: { ...EVERYTHING, pool: TEXTS, chance: false, moves: false },
  write(root, random) {
    const atom = (name: string) =>
      /^[a-z]\w+$/.test(name) && !NODE.test(name) && !LEAF.test(name)
        ? name
        : `'${name.replace(/\\/g, '\\\\').replaceAll("'", random.pick(["\\'", "''"]))}'`;
    const print = (node: Model): string => {
      if (node.children.length === 0) {
        if (node.name === undefined) return node.value ?? '';
        return `leaf(${atom(node.name)}, ${node.value})`;
      }
      const below = `[${node.children.map(print).join(random.pick([', ', ',']))}]`;
      const said = [
        ...(node.name === undefined ? [] : [atom(node.name)]),
        ...(node.side === undefined ? [] : [node.side]),
        below,
      ];
      return `node(${said.join(', ')})`;
    };
    return print(root) + random.pick(['', '.', '.\n']);
  },
  read: (text) => modelOf(readTerm(text)),
};

/** Whether the children of each node are all leaves, or none is: beside terms a number would be the value of the node. */
function isLayered({ children }: Model): boolean {
  return new Set(children.map((child) => child.children.length === 0)).size <= 1 && children.every(isLayered);
}

export const CALLS: NotationOfTests = {
  name: 'terms',
  kind: 'without names',
  traits: { ...EVERYTHING, names: 'none', sides: false, chance: false, moves: false },
  canWrite: (root) => root.children.length > 1 && root.children.some(({ children }) => children.length > 0),
  write(root, random) {
    const functor = isLayered(root) ? random.pick(['t', 'node', 'tree', '']) : '';
    const print = (node: Model, turn: 'max' | 'min'): string => {
      if (node.children.length === 0) return node.value ?? '';
      const below = node.children.map((child) => print(child, turn === 'max' ? 'min' : 'max')).join(', ');
      if (functor === '') return `${turn}(${below})`;
      const isAlone = node.children.length === 1 && node.children[0]?.children.length === 0;
      return isAlone ? `${functor}([${below}])` : `${functor}(${below})`;
    };
    return `${print(root, 'max')}.`;
  },
  read: PROLOG.read,
};

export const HASKELL: NotationOfTests = {
  name: 'terms',
  kind: 'of Haskell',
  traits: {
    ...EVERYTHING,
    names: 'inner',
    sides: false,
    chance: false,
    moves: false,
    infinities: false,
    unknown: false,
  },
  canWrite: (root) => root.children.length > 0,
  write(root) {
    const print = (node: Model, isArgument: boolean): string => {
      const text =
        node.children.length === 0
          ? `Leaf ${node.value?.startsWith('-') ? `(${node.value})` : node.value}`
          : `Node ${node.name === undefined ? '' : `${JSON.stringify(node.name)} `}[${node.children.map((child) => print(child, false)).join(', ')}]`;
      return isArgument ? `(${text})` : text;
    };
    return print(root, false);
  },
  read: PROLOG.read,
};
