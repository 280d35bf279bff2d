/**
 * Writes a tree as a nested list in a programming language, so that a program can search the tree of a figure: a leaf is its
 * value, any other node the list of its children from left to right. Names, sides and probabilities are left out.
 */
import type { GameTree } from '../core/index.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';

/** Languages in which a tree is written as a nested list, by their names, which are the same in every language. */
export const LIST_LANGUAGES = {
  python: 'Python',
  java: 'Java',
  cpp: 'C++',
  javascript: 'JavaScript',
} as const;
export type ListLanguage = keyof typeof LIST_LANGUAGES;

/**
 * The largest tree that is written as a list. A method of Java has at most 64 KiB of code, some eleven bytes a node, and
 * parsers of Python and C++ take about a hundred nested brackets.
 */
export const LIST_LIMITS = { nodes: 5_000, depth: 80 } as const;

/** Whether a tree is small enough to be written as a list. */
export function fitsList(tree: GameTree): boolean {
  return tree.size <= LIST_LIMITS.nodes && tree.height <= LIST_LIMITS.depth;
}

/** How a language writes lists and values. */
interface Form {
  /** what stands before the root and after it */
  readonly before: (isLeaf: boolean) => string;
  readonly after: string;
  /** the brackets of the root's list, and of all others */
  readonly root: readonly [open: string, close: string];
  readonly list: readonly [open: string, close: string];
  /** an infinity without its sign, and a value that is not known */
  readonly infinity: string;
  readonly unknown: string;
  /**
   * whether a whole number that does not fit into 32 bits is written as a decimal fraction ("3000000000.0"), because the
   * language reads digits alone as a 32-bit number
   */
  readonly hasShortInts: boolean;
}

/** A list of initializers with one element may mean its element, so lists of C++ have a function's name. */
const NODE_OF_CPP = `#include <cmath>
#include <initializer_list>
#include <vector>

struct Node {
  double value;                // of a leaf
  std::vector<Node> children;  // none of a leaf
  Node(double leaf) : value(leaf) {}
};
inline Node node(std::initializer_list<Node> children) {
  Node made(NAN);
  made.children = children;
  return made;
}

const Node tree = `;

const FORMS: Readonly<Record<ListLanguage, Form>> = {
  python: {
    before: () => 'tree = ',
    after: '\n',
    root: ['[', ']'],
    list: ['[', ']'],
    infinity: 'float("inf")',
    unknown: 'None',
    hasShortInts: false,
  },
  java: {
    before: (isLeaf) => (isLeaf ? 'Object tree = ' : 'Object[] tree = '),
    after: ';\n',
    root: ['{', '}'],
    list: ['new Object[] {', '}'],
    infinity: 'Double.POSITIVE_INFINITY',
    unknown: 'null',
    hasShortInts: true,
  },
  cpp: {
    before: () => NODE_OF_CPP,
    after: ';\n',
    root: ['node({', '})'],
    list: ['node({', '})'],
    infinity: 'INFINITY',
    unknown: 'NAN',
    hasShortInts: true,
  },
  javascript: {
    before: () => 'const tree = ',
    after: ';\n',
    root: ['[', ']'],
    list: ['[', ']'],
    infinity: 'Infinity',
    unknown: 'null',
    hasShortInts: false,
  },
};

/** The length of a line from which on the children of the root stand in lines of their own. */
const LONGEST_LINE = 100;

/** Returns the tree as a statement that gives the name `tree` to the list. */
export function printNestedList(tree: GameTree, language: ListLanguage): string {
  const form = FORMS[language];
  return `${form.before(tree.isLeaf(ROOT))}${listOf(ROOT)}${form.after}`;

  function listOf(node: NodeId): string {
    if (tree.isLeaf(node)) return printValue(tree.value(node), form);
    const [open, close] = node === ROOT ? form.root : form.list;
    const children = tree.children(node).map(listOf);
    const line = children.join(', ');
    if (node !== ROOT || line.length <= LONGEST_LINE) return `${open}${line}${close}`;
    return `${open}\n  ${children.join(',\n  ')}\n${close}`;
  }
}

function printValue(value: number, { infinity, unknown, hasShortInts }: Form): string {
  if (Number.isNaN(value)) return unknown;
  if (!Number.isFinite(value)) return value < 0 ? `-${infinity}` : infinity;
  const isTooLong = hasShortInts && Number.isInteger(value) && Math.abs(value) >= 2 ** 31;
  return isTooLong && !String(value).includes('e') ? `${value}.0` : String(value);
}
