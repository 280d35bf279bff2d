/**
 * Reads trees that are terms of Prolog or values of Haskell: `node(max, [node(min, [3, 12]), 8])`, `max(min(3, 12), 8)`,
 * `Node "A" [Leaf 3, Leaf 12]`. A functor such as "node" only says that there is a node; any other is its name.
 */
import { LIMITS } from '../../core/tree/limits.ts';
import { type DraftNode, Unreadable } from './draft.ts';
import { nodeText, sideNamed, valueNamed } from './nodeText.ts';

const TOKEN =
  /%[^\n]*|--[^\n]*|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.|'')*)'|[()[\],|]|\.(?=\s|$)|[^\s()[\],|"']+|["']/g;

/** Functors that name no node. */
const NODE = /^(?:node|tree|branch|fork|inner|internal|root|state|bin|t|n|nd)$/i;
const LEAF = /^(?:leaf|l|lf|tip|value|terminal)$/i;
const NOTHING = /^(?:nil|empty|null|void|none|nothing|\[\])$/i;

/** A node with its list of children takes up to three levels of brackets. */
const MOST_BRACKETS = 3 * LIMITS.depth;

interface Token {
  readonly at: number;
  readonly text: string;
  readonly isQuoted: boolean;
  /** whether the token has a blank before it */
  readonly isApart: boolean;
}

/** A word with its arguments, or a list, whose word is "". */
interface Term {
  readonly at: number;
  readonly word: string;
  readonly isQuoted: boolean;
  readonly isList: boolean;
  readonly given: readonly Term[];
}

/** Returns the tree of the only term in a text. Throws `Unreadable` when there is none, or more than one. */
export function readTerms(text: string): DraftNode {
  const tokens = tokensOf(text);
  let next = 0;
  let depth = 0;
  const peek = (): Token => tokens[next] ?? { at: text.length, text: '', isQuoted: false, isApart: true };
  const isSign = (sign: string) => peek().text === sign && !peek().isQuoted;
  const take = (sign: string) => {
    if (!isSign(sign)) throw new Unreadable('brackets', peek().at, peek().text);
    next += 1;
  };
  const several = (closer: string): readonly Term[] => {
    const all: Term[] = [];
    depth += 1;
    if (depth > MOST_BRACKETS) throw new Unreadable('depth', peek().at);
    while (!isSign(closer)) {
      if (all.length > 0) take(',');
      all.push(term());
    }
    depth -= 1;
    next += 1;
    return all;
  };
  /** Reads a list, a term in brackets, or a word without arguments of Haskell. */
  const single = (): Term => {
    const { at, text: word, isQuoted } = peek();
    if (isSign('[')) {
      next += 1;
      return { at, word: '', isQuoted: false, isList: true, given: several(']') };
    }
    if (isSign('(')) {
      next += 1;
      const inner = several(')');
      return inner.length === 1
        ? (inner[0] as Term)
        : { at, word: '', isQuoted: false, isList: true, given: inner };
    }
    if (word === '' && !isQuoted) throw new Unreadable('brackets', at);
    if (!isQuoted && /^[)\],|."']$/.test(word)) throw new Unreadable('brackets', at, word);
    next += 1;
    if (isSign('(') && !peek().isApart) {
      next += 1;
      return { at, word, isQuoted, isList: false, given: several(')') };
    }
    return { at, word, isQuoted, isList: false, given: [] };
  };
  const term = (): Term => {
    const first = single();
    const isHaskell =
      !first.isQuoted && !first.isList && first.given.length === 0 && /^[A-Z]/.test(first.word);
    if (!isHaskell) return first;
    const given: Term[] = [];
    while (next < tokens.length && !/^[)\],|.=]$/.test(peek().text)) given.push(single());
    return { ...first, given };
  };
  // A name may stand before the term, as in "tree = Node …" or "t :- …".
  const named = tokens.findIndex(({ text: sign, isQuoted }) => sign === '=' && !isQuoted);
  if (named > 0 && named < 6) next = named + 1;
  const root = nodeOf(term());
  if (isSign('.')) next += 1;
  if (next < tokens.length) throw new Unreadable('one-root', peek().at, peek().text);
  return root;
}

function tokensOf(text: string): readonly Token[] {
  return Array.from(text.matchAll(TOKEN), (match): Token => {
    const [whole, double, single] = match;
    const inner = (double ?? single?.replaceAll("''", "'"))?.replace(/\\([\s\S])/g, '$1');
    return {
      at: match.index,
      text: inner ?? whole,
      isQuoted: inner !== undefined,
      isApart: match.index > 0 && /\s/.test(text[match.index - 1] as string),
    };
  }).filter(({ text: token, isQuoted }) => isQuoted || !/^(?:%|--.)/.test(token));
}

function nodeOf({ at, word, isQuoted, isList, given }: Term): DraftNode {
  if (given.length === 0) return { at, children: [], ...(isQuoted ? { label: word } : nodeText(word)) };
  const said: Partial<DraftNode> =
    isList || NODE.test(word) || LEAF.test(word) ? {} : isQuoted ? { label: word } : nodeText(word);
  const node: DraftNode = { at, children: [], ...said };
  const isLeaf = LEAF.test(word) && !isList;
  // A number alone may be the value of the node, or its only child.
  const numbers = given.filter(
    (one) => one.given.length === 0 && !one.isQuoted && valueNamed(one.word) !== undefined,
  );
  const isOnly =
    numbers.length === 1 && given.every((one) => one.given.length === 0 && !one.isList && !isNothing(one));
  if (
    isOnly &&
    !isLeaf &&
    !isList &&
    said.side === undefined &&
    !given.some(({ word: side }) => sideNamed(side))
  )
    throw new Unreadable('leaf-or-node', at, word);
  for (const one of given) {
    if (one.given.length === 0 && !one.isList && !isList)
      take(node, one, given, { isLeaf, isNode: NODE.test(word) });
    else if (one.isList) for (const child of one.given) addChild(node, child);
    else addChild(node, one);
  }
  return node;
}

/** Takes a word among the arguments for a side, a name, the value of a leaf, or a child. */
function take(
  node: DraftNode,
  one: Term,
  given: readonly Term[],
  { isLeaf, isNode }: { readonly isLeaf: boolean; readonly isNode: boolean },
): void {
  if (isNothing(one)) return;
  const side = one.isQuoted ? undefined : sideNamed(one.word);
  const value = one.isQuoted ? undefined : valueNamed(one.word);
  const hasBranches = given.some(
    ({ isList, given: inner, word }) => isList || inner.length > 0 || NOTHING.test(word),
  );
  if (side !== undefined && node.side === undefined) node.side = side;
  else if ((isLeaf || isNode) && value === undefined && node.label === undefined && one === firstWord(given))
    node.label = one.word;
  else if (value !== undefined && node.value === undefined && (isLeaf || (isNode && hasBranches)))
    node.value = value;
  else addChild(node, one);
}

/** Whether a term stands for a branch that is not there. */
function isNothing({ isQuoted, word }: Term): boolean {
  return !isQuoted && NOTHING.test(word);
}

function firstWord(given: readonly Term[]): Term | undefined {
  return given.find(
    ({ isList, given: inner, word }) => !isList && inner.length === 0 && sideNamed(word) === undefined,
  );
}

function addChild(node: DraftNode, child: Term): void {
  if (!child.isQuoted && child.given.length === 0 && (child.isList || NOTHING.test(child.word))) return;
  node.children.push(nodeOf(child));
}
