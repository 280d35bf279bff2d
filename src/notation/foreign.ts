/**
 * Recognizes notations of trees from other programs, which people paste. Such texts are not parsed: each
 * notation is recognized by its signs and refused by name, with an example of one tree in both notations, so
 * that no text is read as a different tree.
 */
import { plainCharacters } from './characters.ts';
import {
  type Group,
  groupsIn,
  type Item,
  inOurNotation,
  isGroup,
  isNumber,
  parseBrackets,
  sideIn,
} from './nested.ts';

/** A text that may be in another notation, in plain characters, with its brackets. */
interface Candidate {
  readonly text: string;
  /** the text as the reader entered it */
  readonly given: string;
  /** the brackets of the whole text; null when they do not pair */
  readonly whole: Group | null;
  /** the only pair of brackets around the whole text; null when there is none, or more than one */
  readonly root: Group | null;
}

interface Foreign {
  readonly name: string;
  /** a small tree as the other notation writes it */
  readonly there: string;
  /** the small tree of `there` in our notation */
  readonly here: string;
  /**
   * Whether a text that is a tree in our notation also has the signs of the other notation, in which it would
   * be a different tree.
   */
  readonly isAmbiguous?: (candidate: Candidate) => boolean;
  /** Whether a text that is no tree in our notation has the signs of the other notation. */
  readonly isForeign?: (candidate: Candidate) => boolean;
  /** Returns the text translated to our notation; null when its meaning is not certain. */
  readonly reading?: (candidate: Candidate) => string | null;
}

const SMALL = '(3 12) (2 8)';
const NAMED = 'A:(B:(3 12) C:(2 8))';

/** The other notations. A text belongs to the first one in this table whose signs it has. */
const FOREIGN_NOTATIONS = [
  {
    name: 'decimal-commas',
    there: '(3,5 2,1)',
    here: '(3.5 2.1)',
    isAmbiguous: ({ given: text }) => !/[\\'"“{}=]/.test(text) && DECIMALS.some((sign) => sign.test(text)),
    reading: ({ text }) => (SEVERAL_COMMAS.test(text) ? null : withPoints(text)),
  },
  {
    name: 'forest',
    there: '[MAX [MIN [3] [12]] [MIN [2] [8]]]',
    here: SMALL,
    isAmbiguous: ({ root }) => isAllHeads(root, '['),
    isForeign: ({ text }) => /\\begin\s*\{forest\}/.test(text),
    reading: ({ whole }) => readSquare(whole, ['[']),
  },
  {
    name: 'qtree',
    there: '\\Tree [.MAX [.MIN 3 12 ] [.MIN 2 8 ] ]',
    here: SMALL,
    isAmbiguous: ({ root }) => isDotted(root),
    isForeign: ({ text }) => /\\(?:Tree|jtree)\b/.test(text),
    reading: ({ whole }) => readSquare(whole, []),
  },
  {
    name: 'leaf-brackets',
    there: '((3)(12))',
    here: '(3 12)',
    isAmbiguous: ({ root }) => root !== null && hasLeafBrackets(root),
    reading: ({ root }) => root && inOurNotation(root, ['(', '[']),
  },
  {
    name: 'calls',
    there: 'max([min([3, 12]), min([2, 8])])',
    here: SMALL,
    isAmbiguous: ({ whole }) => whole !== null && groupsIn(whole).some(hasCallOfList),
    reading: ({ text }) => text.replace(/\(\s*\[/g, '(').replace(/\]\s*\)/g, ')'),
  },
  {
    name: 's-expression',
    there: '(max (min 3 12) (min 2 8))',
    here: SMALL,
    isAmbiguous: ({ whole, root }) => isAllHeads(root, '(') || hasLoneSide(whole),
    isForeign: ({ text, root }) => isLisp(root) || /^\s*['(]*\((?:max|min)\s/i.test(text),
    reading: ({ text, whole, root }) => {
      const quoted = whole?.items.length === 2 ? whole.items.find(isGroup) : undefined;
      const given =
        root ?? (sideIn(whole?.items[0]) === null ? quoted : parseBrackets(`(${text})`)?.items.find(isGroup));
      return given === undefined ? null : readHeads(given, isAllHeads(given, '(') ? ['('] : []);
    },
  },
  {
    name: 'gambit',
    there: 'EFG 2 R "…" { "MAX" "MIN" } p "" 1 1 …',
    here: SMALL,
    isForeign: ({ text }) => /^\s*[EN]FG\s+\d\s+[RD]\b/.test(text),
  },
  {
    name: 'graphviz',
    there: 'digraph { A -> B; A -> C; B -> 3; B -> 12; C -> 2; C -> 8 }',
    here: NAMED,
    isForeign: ({ text }) => /^\s*(?:strict\s+)?(?:di)?graph\b[^{;]{0,200}\{/i.test(text),
  },
  {
    name: 'mermaid',
    there: 'graph TD; A --> B; A --> C; B --> 3; …',
    here: NAMED,
    isForeign: ({ text }) =>
      /^\s*(?:```\s*mermaid\s*)?(?:graph|flowchart)\s*(?:TB|TD|BT|RL|LR)/.test(text) ||
      /^\s*(?:```\s*mermaid\s*)?mindmap\b[^(]{0,200}\(\(/.test(text) ||
      /[\w\])}]\s*-->\s*(?:\|[^|]{0,200}\|\s*)?\w/.test(text),
  },
  {
    name: 'tikz',
    there: '\\node {MAX} child {node {MIN} child {node {3}} …};',
    here: SMALL,
    isForeign: ({ text }) => /\\(?:node|begin|istroot|draw|path)\b|\bchild\s*\{\s*node/.test(text),
  },
  {
    name: 'xml',
    there: '<node side="max"><leaf value="3"/>…</node>',
    here: SMALL,
    isForeign: ({ text }) => /^\s*<[?!A-Za-z][^<>]*>/.test(text) && /<\/|\/>/.test(text),
  },
  {
    name: 'other-json',
    there: '{"name": "A", "children": [{"value": 3}, {"value": 12}]}',
    here: 'A:(3 12)',
    isForeign: ({ text }) => /^\s*[[{]/.test(text) && OTHER_KEY.test(text) && !/"format"\s*:/.test(text),
  },
  {
    name: 'newick',
    there: '((3,12)B,(2,8)C)A;',
    here: NAMED,
    isForeign: ({ text }) => /^\s*\([^;{}\\]*;\s*$/.test(text),
    reading: ({ text }) => text.replace(';', ''),
  },
  {
    name: 'matrix',
    there: '[3 12; 2 8]',
    here: SMALL,
    isForeign: ({ text }) => /^\s*\[[\s\d.,;+-]*\]\s*;?\s*$/.test(text) && /\d\s*;\s*[-+.\d]/.test(text),
    reading: ({ text }) =>
      text
        .replace(/[[\]]|;\s*$/g, '')
        .split(';')
        .map((row) => `(${row})`)
        .join(' '),
  },
  {
    name: 'braces',
    there: '{{3, 12}, {2, 8}}',
    here: SMALL,
    isForeign: ({ text }) => /^\s*\{[\s{},\d.+-]*\}\s*;?\s*$/.test(text) && /[{,].*[{,]/s.test(text),
    reading: ({ text }) => text.replaceAll('{', '(').replaceAll('}', ')').replace(';', ''),
  },
  {
    name: 'terms',
    there: 'node(max, [node(min, [3, 12]), node(min, [2, 8])])',
    here: SMALL,
    isForeign: ({ text, whole }) => isTerm(whole) || /^\s*(?:Node|Branch|Fork)\s+(?:\w+\s+)?[([]/.test(text),
  },
  {
    name: 'lists',
    there: "['A', ['B', 3, 12], ['C', 2, 8]]",
    here: NAMED,
    isForeign: ({ text, whole }) =>
      (/[[({]/.test(text) && LIST_SIGNS.some((sign) => sign.test(text))) || hasNamedList(whole),
    reading: ({ text }) => readLists(text),
  },
  {
    name: 'outline',
    there: 'MAX ├─ MIN ├─ 3 └─ 12 …',
    here: SMALL,
    isForeign: ({ text }) => /[├└]/.test(text) || isOutline(text),
  },
] as const satisfies readonly Foreign[];

const ROWS: readonly (Foreign & { readonly name: ForeignName })[] = FOREIGN_NOTATIONS;

/** The name of a notation of trees other than ours. */
export type ForeignName = (typeof FOREIGN_NOTATIONS)[number]['name'];

/** The names of all other notations, in the order in which texts are tested for them. */
export const FOREIGN_NAMES: readonly ForeignName[] = FOREIGN_NOTATIONS.map(({ name }) => name);

/** The other notation in which a text seems to be written. */
export interface ForeignText {
  readonly notation: ForeignName;
  /** a guess at the tree, translated to our notation; null when there is none */
  readonly reading: string | null;
}

/** The number of characters that are examined when a text is no tree in our notation. */
const MOST_LOOKED_AT = 20_000;

/**
 * A text that is a tree in our notation is examined bracket by bracket only when one of these patterns
 * matches it.
 */
const LOOKED_INTO = [
  /^\s*[([]\s*[^\s()[\]{},]+\s*[([]/,
  /^\s*\[\s*\./,
  /^\s*[([][\s([]*[^\s()[\]{},]+\s*[)\]]/,
  /(?:^|[\s,([])(?:max|min|p[1-6])(?:\s+[([]|\(\s*\[)/i,
];

/**
 * Returns the other notation whose signs a text has; null when it has none. When `isTree`, the text is also a
 * tree in our notation, so only notations count in which it would be a different tree.
 */
export function foreignIn(given: string, isTree: boolean): ForeignText | null {
  const isWhole = isTree || given.length <= MOST_LOOKED_AT;
  const text = plainCharacters(isWhole ? given : given.slice(0, MOST_LOOKED_AT));
  const whole = isTree && !LOOKED_INTO.some((sign) => sign.test(text)) ? null : parseBrackets(text);
  const [root] = whole?.items ?? [];
  const candidate = { text, given, whole, root: whole?.items.length === 1 && isGroup(root) ? root : null };
  const row = ROWS.find(
    ({ isAmbiguous, isForeign }) => isAmbiguous?.(candidate) || (!isTree && isForeign?.(candidate)),
  );
  return row === undefined
    ? null
    : { notation: row.name, reading: (isWhole && row.reading?.(candidate)) || null };
}

/** Returns a small tree as the other notation writes it (`there`) and in our notation (`here`). */
export function foreignExample(name: ForeignName): Pick<Foreign, 'there' | 'here'> {
  return ROWS.find((row) => row.name === name) ?? FOREIGN_NOTATIONS[0];
}

/*
 * Numbers with a decimal comma: there is a comma between two digits, and the numbers are not separated by
 * commas alone.
 */

const COMMA = String.raw`(?<![\w.,])[-+]?\d+,\d+(?![\w.,])`;
const NEXT = String.raw`(?:[\p{L}_]\w*(?::|->)\s*)?[-+]?[.\d∞]`;
const DECIMALS = [
  new RegExp(String.raw`${COMMA}[ \t]+${NEXT}`, 'u'),
  new RegExp(String.raw`(?<![\w.,])[-+]?\d+(?:\.\d+)?[ \t]+${COMMA}`),
  new RegExp(String.raw`${COMMA}\s*;\s*[-+]?\d`),
  /(?<![\w.,])[-+]?\d+,\d+,[ \t]+[-+]?\d+,\d+(?![\w,])/,
];
/** Matches a list such as "3,12,8", which is no decimal number. */
const SEVERAL_COMMAS = /\d,\d+,\d/;

function withPoints(text: string): string {
  return text.replace(/(?<![\w.,])(\d+),(\d+)(?![\w.])/g, '$1.$2').replace(/,[ \t]|;/g, ' ');
}

/* Tests for signs of other notations in the brackets of a text. */

/** Matches words that have a meaning in our notation. */
const OURS = /[:*~!;→<>]|->/;

function isPlainWord(item: Item | undefined): boolean {
  return item !== undefined && !isGroup(item) && !OURS.test(item.text);
}

function isQuoted(item: Item): boolean {
  return !isGroup(item) && item.isQuoted;
}

function isHead(item: Item | undefined): boolean {
  return isPlainWord(item) && !isNumber(item);
}

/**
 * Whether every pair of brackets is of the kind `opener` and holds one word that is followed only by
 * brackets; leaves have brackets too.
 */
function isAllHeads(root: Group | null, opener: Group['opener']): boolean {
  if (root === null) return false;
  const groups = groupsIn(root);
  const isOne = ({ opener: own, items: [first, ...rest], hasCommas }: Group) =>
    own === opener && !hasCommas && isPlainWord(first) && rest.every(isGroup);
  return groups.length > 2 && root.items.length > 1 && groups.every(isOne);
}

/**
 * Whether there are several pairs of square brackets and each begins with a point and a name, as in "[.MAX".
 */
function isDotted(root: Group | null): boolean {
  if (root?.opener !== '[') return false;
  const groups = groupsIn(root);
  return (
    groups.length > 1 &&
    groups.every(
      ({ items: [first] }) => isPlainWord(first) && !isGroup(first) && /^\./.test(first?.text ?? ''),
    )
  );
}

/**
 * Whether every number has brackets of its own, and all other brackets hold only brackets. Lists of lists in
 * JSON are excluded, because they are in our notation.
 */
function hasLeafBrackets(root: Group): boolean {
  const groups = groupsIn(root);
  const isOne = ({ items, opener, hasCommas }: Group) =>
    (opener === '(' || (opener === '[' && !hasCommas)) &&
    ((items.length === 1 && isNumber(items[0])) || (items.length > 0 && items.every(isGroup)));
  return root.items.length > 1 && groups.every(isOne);
}

/** Whether a list stands in the brackets of MAX, MIN or a player, as in "max([3, 12])". */
function hasCallOfList({ items }: Group): boolean {
  return items.some((item, at) => {
    const next = items[at + 1];
    if (sideIn(item) === null || !isGroup(next) || next.isApart || next.opener !== '(') return false;
    const [list] = next.items;
    return next.items.length === 1 && isGroup(list) && list.opener === '[';
  });
}

/**
 * Whether "max", "min" or a player is separated by a blank from the brackets after it, as in "max (3 12) (2
 * 8)", of which our notation would give it only the first.
 */
function hasLoneSide(whole: Group | null): boolean {
  if (whole === null) return false;
  const groups = groupsIn(whole);
  if (groups.some(({ items }) => items.some((item) => !isGroup(item) && !isPlainWord(item)))) return false;
  return groups.some(({ opener, items: [first, next, ...rest], hasCommas }) => {
    const isAlone =
      isGroup(next) && next.isApart && !hasCommas && rest.every((item) => isGroup(item) || isNumber(item));
    return sideIn(first) !== null && isAlone && (opener !== '' || rest.length > 0);
  });
}

/** Whether most brackets begin with a name, as calls of functions do in Lisp. */
function isLisp(root: Group | null): boolean {
  if (root?.opener !== '(') return false;
  const groups = groupsIn(root);
  const named = groups.filter(({ items: [first], hasCommas }) => isHead(first) && !hasCommas);
  return groups.length > 1 && isHead(root.items[0]) && named.length * 2 > groups.length;
}

/** Whether a list begins with a name and has commas, as in "[MAX, [MIN, 3, 12]]". */
function hasNamedList(whole: Group | null): boolean {
  if (whole === null) return false;
  return groupsIn(whole).some(({ opener, items: [first, second], hasCommas }) => {
    if (first === undefined || isGroup(first) || opener === '{') return false;
    const isName = sideIn(first) !== null || (first.isQuoted && !/^[+-]?inf$/.test(first.text));
    return hasCommas && isName && (isGroup(second) || isNumber(second) || isPlainWord(second));
  });
}

/**
 * Whether the text is a term such as "node(max, [...])", but neither "f(p)" nor MAX, MIN or a player with
 * brackets, as in our notation.
 */
function isTerm(whole: Group | null): boolean {
  const [first, call, end] = whole?.items ?? [];
  if (!isHead(first) || sideIn(first) !== null || !isGroup(call) || call.isApart || call.opener !== '(')
    return false;
  if (end !== undefined && (isGroup(end) || end.text !== '.')) return false;
  const inner = groupsIn(call);
  return inner.length > 1 && inner.some(({ items }) => items.some(isNumber));
}

/** Whether the text is an outline: its lines are indented more than the first one, and it has no brackets. */
function isOutline(text: string): boolean {
  const lines = text.split('\n').filter((line) => /\S/.test(line));
  const indents = lines.map(
    (line) => /^[\s*#-]*(?=\s|$)|^\s*/.exec(line.replace(/-(?=\d)/g, '_'))?.[0].length ?? 0,
  );
  const isSetIn = indents.slice(1).every((indent) => indent > (indents[0] ?? 0));
  return lines.length > 2 && isSetIn && !/[()[\]{}]/.test(text) && /[\p{L}]/u.test(lines[0] ?? '');
}

/** Matches the beginning of a JSON object with a name that other programs use for the data of a tree. */
const OTHER_KEY =
  /\{[^{}]{0,2000}"(?:name|children|value|left|right|nodes|edges|id|label|root|utility|player|moves|type|data|payoffs?|tree|text|topic|attributes)"\s*:/;

const ASSIGNED = /^\s*(?:(?:let|var|const|my|auto)\s+)?[\p{L}_$][\w$]*\s*:?=\s*(?=[[({])/u;
const LIST_SIGNS = [
  /[[({,:\s]'[^'\n]{0,200}'\s*[,:)\]}]/,
  /[[({,\s](?:None|True|False|nil|nullptr|undefined|NULL|float\(|np\.)[\s,)\]('"i]/,
  ASSIGNED,
];

/* Translates trees from other notations to ours. */

/**
 * Translates the only tree in square brackets, whatever text stands around it; null when there is none, or
 * more than one.
 */
function readSquare(whole: Group | null, leaf: readonly Group['opener'][]): string | null {
  const trees = whole?.items.filter((item) => isGroup(item) && item.opener === '[') ?? [];
  const [tree] = trees;
  return trees.length === 1 && isGroup(tree) ? readHeads(tree, leaf) : null;
}

/**
 * Translates a tree in which the first word of each pair of brackets is the node's name or its player. Null
 * when such a word is a number, because the number may be the value of the node.
 */
function readHeads(root: Group, leaf: readonly Group['opener'][]): string | null {
  const isValued = ({ items: [first, second] }: Group) =>
    first !== undefined &&
    !isGroup(first) &&
    /^\.?[-+]?\.?\d/.test(first.text) &&
    (isGroup(second) || first.text.startsWith('.'));
  return groupsIn(root).some(isValued) ? null : inOurNotation(root, leaf);
}

/**
 * Translates the lists of a programming language, which may have names: a pair in round brackets is a leaf
 * with its name. Null when the meaning of a list is not certain.
 */
function readLists(text: string): string | null {
  const bare = text.replace(ASSIGNED, '').replace(/,(?=\s*[)\]])|;\s*$/g, '');
  const [root] = parseBrackets(bare)?.items ?? [];
  if (!isGroup(root)) return null;
  const hasNames = hasNamedList(root) || groupsIn(root).some(({ items }) => items.some(isQuoted));
  if (!hasNames) return bare;
  // A list such as ['B', 3] may be a leaf with its name, or a node with one child, so it is not translated.
  const isAmbiguous = ({ opener, items }: Group) =>
    opener === '[' && items.length === 2 && isNumber(items[1]);
  return groupsIn(root).some(isAmbiguous) ? null : inOurNotation(root, ['(']);
}
