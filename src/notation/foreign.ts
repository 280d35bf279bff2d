/**
 * The table of the notations of trees of other programs, which people paste: the name of each, its signs, how it is read,
 * and an example of one tree in both notations. What is read becomes a text in our notation, which `parseTree` reads; what
 * is not is refused by its name, so that no text becomes a different tree in silence.
 */
import { plainCharacters } from './characters.ts';
import { type Group, groupsIn, type Item, isGroup, isNumber, parseBrackets, sideIn } from './nested.ts';
import { readBrackets } from './notations/brackets.ts';
import { type DraftNode, type Printed, printDraft, Unreadable } from './notations/draft.ts';
import { readForest } from './notations/forest.ts';
import { readGambit } from './notations/gambit.ts';
import { readGraphviz } from './notations/graphviz.ts';
import { readMermaid } from './notations/mermaid.ts';
import type { ForeignName } from './notations/names.ts';
import { readNewick } from './notations/newick.ts';
import { readQtree } from './notations/qtree.ts';
import { readLists, readRecords } from './notations/records.ts';
import { readTerms } from './notations/terms.ts';
import { isUniform, readUniform } from './notations/uniform.ts';

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
  readonly name: ForeignName;
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
  /** Returns the tree of the text. Throws `Unreadable` when the text is no tree, or may be several. */
  readonly read?: (candidate: Candidate) => DraftNode;
  /** Whether outcomes are pairs of probability and subtree, for want of a sign for a probability. */
  readonly hasPairs?: true;
  /**
   * Returns the text translated to our notation, for notations that differ only in their signs; null when its meaning is
   * not certain.
   */
  readonly translate?: (candidate: Candidate) => string | null;
  /** Whether the text is read only after the reader has chosen, because it could mean two different trees. */
  readonly isAsked?: true;
}

const SMALL = '(3 12) (2 8)';
const NAMED = 'A:(B:(3 12) C:(2 8))';

/** The other notations. A text belongs to the first one in this table whose signs it has. */
const FOREIGN_NOTATIONS: readonly Foreign[] = [
  {
    name: 'uniform',
    there: 'depth 2, branching factor 2: 3 12 2 8',
    here: SMALL,
    isAmbiguous: ({ text }) => isUniform(text),
    read: ({ text }) => readUniform(text),
  },
  {
    name: 'decimal-commas',
    there: '(3,5 2,1)',
    here: '(3.5 2.1)',
    isAmbiguous: ({ given: text }) =>
      text.includes(',') && !/[\\'"“{}=]/.test(text) && DECIMALS.some((sign) => sign.test(text)),
    isAsked: true,
    translate: ({ text }) => (SEVERAL_COMMAS.test(text) ? null : withPoints(text)),
  },
  {
    name: 'forest',
    there: '[MAX [MIN [3] [12]] [MIN [2] [8]]]',
    here: SMALL,
    isAmbiguous: ({ root }) => isAllHeads(root, '['),
    isForeign: ({ text, root }) => /\\begin\s*\{forest\}/.test(text) || isOfContents(root, text),
    read: ({ text }) => readForest(text, Math.max(text.search(/\\begin\s*\{forest\}/), 0)),
  },
  {
    name: 'qtree',
    there: '\\Tree [.MAX [.MIN 3 12 ] [.MIN 2 8 ] ]',
    here: SMALL,
    isAmbiguous: ({ root }) => isDotted(root),
    isForeign: ({ text }) => /\\(?:Tree|jtree)\b/.test(text),
    read: ({ text }) => readQtree(text),
  },
  {
    name: 'leaf-brackets',
    there: '((3)(12))',
    here: '(3 12)',
    isAmbiguous: ({ root }) => root !== null && hasLeafBrackets(root),
    read: ({ root, text }) => readBrackets(rootIn(root, text), ['(', '[']),
  },
  {
    name: 'calls',
    there: 'max([min([3, 12]), min([2, 8])])',
    here: SMALL,
    isAmbiguous: ({ whole }) => whole !== null && groupsIn(whole).some(hasCallOfList),
    translate: ({ text }) => text.replace(/\(\s*\[/g, '(').replace(/\]\s*\)/g, ')'),
  },
  {
    name: 's-expression',
    hasPairs: true,
    there: '(max (min 3 12) (min 2 8))',
    here: SMALL,
    isAmbiguous: ({ whole, root }) => isAllHeads(root, '(') || hasLoneSide(whole),
    isForeign: ({ text, whole, root }) =>
      isLisp(root) || isHead(quotedIn(whole)?.items[0]) || /^\s*['(]*\((?:max|min|chance)\s/i.test(text),
    read: ({ text, whole, root }) => {
      const inside =
        whole !== null && sideIn(whole.items[0]) !== null
          ? { ...whole, opener: '(' as const }
          : quotedIn(whole);
      const given = rootIn(root ?? inside, text);
      return readBrackets(given, isAllHeads(given, '(') ? ['('] : []);
    },
  },
  {
    name: 'gambit',
    there: 'EFG 2 R "" { "MAX" "MIN" } p "" 1 1 "" { "a" "b" } 0 t "" 1 "" { 3 -3 } t "" 2 "" { 2 -2 }',
    here: 'a-> 3 b-> 2',
    read: ({ given }) => readGambit(given),
    isForeign: ({ text }) => /^\s*[EN]FG\s+\d\s+[RD]\b/.test(text),
  },
  {
    name: 'graphviz',
    there: 'digraph { A -> B; A -> C; B -> 3; B -> 12; C -> 2; C -> 8 }',
    here: NAMED,
    read: ({ given }) => readGraphviz(given),
    isForeign: ({ text }) => /^\s*(?:strict\s+)?(?:di)?graph(?:\s+(?:"[^"]*"|[^\s{"[]+))?\s*\{/i.test(text),
  },
  {
    name: 'mermaid',
    there: 'graph TD; A-->B; A-->C; B-->3; B-->12; C-->2; C-->8',
    here: NAMED,
    read: ({ given }) => readMermaid(given),
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
    read: ({ given }) => readRecords(given),
    isForeign: ({ text }) =>
      !/"format"\s*:/.test(text) && ((/^\s*[[{]/.test(text) && OTHER_KEY.test(text)) || isOfNames(text)),
  },
  {
    name: 'newick',
    there: '((3,12)B,(2,8)C)A;',
    here: NAMED,
    isForeign: ({ text }) => /^\s*\((?:[^;{}\\']|'[^']*')*;\s*$/.test(text),
    read: ({ given }) => readNewick(given),
  },
  {
    name: 'matrix',
    there: '[3 12; 2 8]',
    here: SMALL,
    isForeign: ({ text }) => /^\s*\[[\s\d.,;+-]*\]\s*;?\s*$/.test(text) && /\d\s*;\s*[-+.\d]/.test(text),
    translate: ({ text }) =>
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
    translate: ({ text }) => text.replaceAll('{', '(').replaceAll('}', ')').replace(';', ''),
  },
  {
    name: 'terms',
    hasPairs: true,
    there: 'node(max, [node(min, [3, 12]), node(min, [2, 8])])',
    here: SMALL,
    read: ({ given }) => readTerms(given),
    isForeign: ({ text, whole }) =>
      isTerm(whole) || /^\s*(?:Node|Branch|Fork)\s+(?:"(?:[^"\\]|\\.)*"\s*|\w+\s+)?[([]/.test(text),
  },
  {
    name: 'lists',
    hasPairs: true,
    there: "['A', ['B', 3, 12], ['C', 2, 8]]",
    here: NAMED,
    isForeign: ({ text, whole }) =>
      (/[[({]/.test(text) && LIST_SIGNS.some((sign) => sign.test(text))) || hasNamedList(whole),
    read: ({ given }) => (/^[^[(]*\{/.test(given) ? readRecords(given) : readLists(given)),
  },
  {
    name: 'outline',
    there: 'MAX ├─ MIN ├─ 3 └─ 12 …',
    here: SMALL,
    isForeign: ({ text }) => /[├└]/.test(text) || isOutline(text),
  },
];

/** A small tree in each other notation and in ours, in the order in which texts are tested for the notations. */
export const FOREIGN_EXAMPLES: readonly {
  readonly name: ForeignName;
  readonly there: string;
  readonly here: string;
}[] = FOREIGN_NOTATIONS.map(({ name, there, here }) => ({ name, there, here }));

/** The other notation in which a text seems to be written. */
export interface ForeignText {
  readonly notation: ForeignName;
  /** a small tree as the other notation writes it, and the same in ours */
  readonly example: { readonly there: string; readonly here: string };
  /** the tree in our notation; null when the text cannot be read */
  readonly reading: Printed | null;
  /** why the text cannot be read; null when it can, or when the notation is only known by its signs */
  readonly unread: Unreadable | null;
  /** whether only the reader can say which tree is meant */
  readonly isAsked: boolean;
}

/** The number of characters that are examined when a text is no tree in our notation; brackets of a text cut off do not pair. */
const MOST_LOOKED_AT = 1_000_000;

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
  const candidate = candidateOf(given, isWhole ? given.length : MOST_LOOKED_AT, isTree);
  const row = FOREIGN_NOTATIONS.find(
    ({ isAmbiguous, isForeign }) => isAmbiguous?.(candidate) || (!isTree && isForeign?.(candidate)),
  );
  if (row === undefined) return null;
  const { name, there, here, isAsked = false } = row;
  return {
    notation: name,
    example: { there, here },
    isAsked,
    ...readingOf(row, isWhole ? candidate : candidateOf(given, given.length, false)),
  };
}

type Readings = Pick<ForeignText, 'reading' | 'unread'>;
function candidateOf(given: string, length: number, isTree: boolean): Candidate {
  const text = plainCharacters(given.slice(0, length));
  const whole = isTree && !LOOKED_INTO.some((sign) => sign.test(text)) ? null : parseBrackets(text);
  const [root] = whole?.items ?? [];
  return { text, given, whole, root: whole?.items.length === 1 && isGroup(root) ? root : null };
}

function readingOf({ read, translate, hasPairs }: Foreign, candidate: Candidate): Readings {
  const text = translate?.(candidate) ?? null;
  const translated = text === null ? null : { text, placeOf: () => 0 };
  try {
    return { reading: read === undefined ? translated : printDraft(read(candidate), hasPairs), unread: null };
  } catch (thrown) {
    if (thrown instanceof Unreadable) return { reading: null, unread: thrown };
    throw thrown;
  }
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
  return item !== undefined && !isGroup(item) && (item.isQuoted || !OURS.test(item.text));
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
 * Whether every pair of square brackets holds its content and then only further brackets, and some content is more
 * than one word, such as "MAX, draw" or "x = 3". A leaf such as "[B 3]" may as well be a node with one child.
 */
function isOfContents(root: Group | null, text: string): boolean {
  if (root?.opener !== '[' || /,\s*\[|\]\s*,/.test(text)) return false;
  const groups = groupsIn(root).filter(({ opener }) => opener === '[');
  const isOne = ({ items }: Group) => {
    const words = items.filter((item) => !isGroup(item) || item.opener === '{');
    const below = items.slice(words.length);
    const isContent = below.length > 0 || /[=,{$\\]/.test(textOf(words)) || words.length === 1;
    return isContent && below.every((item) => isGroup(item) && item.opener === '[');
  };
  return groups.length > 2 && isHead(root.items[0]) && !isDotted(root) && groups.every(isOne);

  function textOf(words: readonly Item[]): string {
    const last = words.at(-1);
    return last === undefined
      ? ''
      : text.slice(words[0]?.at ?? 0, last.at + ('text' in last ? last.text.length : 1));
  }
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

/** Returns the brackets of a text after the quote with which data begin in Lisp; null when there is none. */
function quotedIn(whole: Group | null): Group | null {
  const [quote, group, other] = whole?.items ?? [];
  const isQuoted = quote !== undefined && !isGroup(quote) && quote.text === "'" && other === undefined;
  return isQuoted && isGroup(group) ? group : null;
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
  if (
    !isHead(first) ||
    (sideIn(first) !== null && end === undefined) ||
    !isGroup(call) ||
    call.isApart ||
    call.opener !== '('
  )
    return false;
  if (end !== undefined && (isGroup(end) || end.text !== '.')) return false;
  const inner = groupsIn(call);
  const isNode = /^(?:node|tree|branch|fork|inner|root|t)$/i.test(
    first !== undefined && 'text' in first ? first.text : '',
  );
  const isOfNumbers = isNode && call.hasCommas && call.items.every(isNumber);
  return isOfNumbers || (inner.length > 1 && inner.some(({ items }) => items.some(isNumber)));
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
  /\{[^{}]{0,2000}"(?:name|children|branches|is_?max\w*|maximizing|value|score|left|right|nodes|edges|id|label|root|utility|player|moves|type|data|payoffs?|tree|text|topic|attributes)"\s*:/;

/** Whether the text is a JSON object of several names of nodes, each with what is below it, and none of our keys. */
function isOfNames(text: string): boolean {
  if (!/^\s*\{\s*"[^"\\]*"\s*:\s*[[{]/.test(text)) return false;
  const keys = Array.from(text.matchAll(/"([^"\\]*)"\s*:/g), ([, key = '']) => key);
  return (
    keys.length > 1 &&
    !keys.some((key) => /^(?:max|min|chance|u|p\d+|static|features|noisy|trees)$/.test(key))
  );
}

const ASSIGNED =
  /^\s*(?:(?:#|\/\/)[^\n]*\n\s*)*(?:(?:let|var|const|my|auto)\s+)?[\p{L}_$][\w$]*\s*:?=\s*(?=[[({])/u;
const LIST_SIGNS = [
  /[[({,:\s]'[^'\n]{0,200}'\s*[,:)\]}]/,
  /[[({,\s](?:None|True|False|nil|nullptr|undefined|NULL|float\(|np\.)[\s,)\]('"i]/,
  ASSIGNED,
];

/** Returns a pair of brackets. Throws `Unreadable` when there is none. */
function rootIn(root: Group | null, text: string): Group {
  if (root === null) throw new Unreadable('brackets', Math.max(text.search(/\S/), 0));
  return root;
}
