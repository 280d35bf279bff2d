/** Trees as nested lists: each language that is there evaluates what was written, and finds the same tree. */
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { GameTree } from '../../src/core/index.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import {
  fitsList,
  LIST_LANGUAGES,
  LIST_LIMITS,
  type ListLanguage,
  printNestedList,
} from '../../src/export/nestedList.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { whyNotRun, withPrograms } from '../ownProgram/toolchains.ts';

function treeOf(text: string): GameTree {
  const read = parseTree(text);
  if (!read.ok) throw new Error(`“${text}” is no tree`);
  return read.value;
}

const WIDE = Array.from({ length: 60 }, (_, index) => `(${index} ${index / 7} -${index})`).join(' ');
const DEEP = `${'('.repeat(LIST_LIMITS.depth)}5${')'.repeat(LIST_LIMITS.depth)}`;

/** Trees with all that a value can be, lists of one element, leaves beside lists, a leaf alone; the largest ones. */
const TREES: readonly GameTree[] = [
  '(3 12 8) (2 4 6) (14 5 2)',
  'min ((1) ((2)) 3) (inf -inf ? -2.5 1/3) (1e10 -3000000000 1e21 1e-7 2147483647)',
  '7',
  'a-> B:(3 12 8) chance(1/3*(2 inf) 2/3*4) (14 5 -2.5)',
  WIDE,
  DEEP,
  Array.from({ length: 100 }, () => `(${'1.25 '.repeat(48)})`).join(' '),
].map(treeOf);

test('these trees are small enough', () => {
  for (const tree of TREES) expect(fitsList(tree)).toBe(true);
  expect(fitsList(treeOf(`(${DEEP})`))).toBe(false);
  expect(fitsList(treeOf('1 '.repeat(LIST_LIMITS.nodes)))).toBe(false);
});

test('the tree of the lecture in each language', () => {
  const lists = Object.keys(LIST_LANGUAGES).map((name) => printNestedList(TREES[0]!, name as ListLanguage));
  expect(lists.map((text) => text.split('\n').at(-2))).toEqual([
    'tree = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]',
    'Object[] tree = {new Object[] {3, 12, 8}, new Object[] {2, 4, 6}, new Object[] {14, 5, 2}};',
    'const Node tree = node({node({3, 12, 8}), node({2, 4, 6}), node({14, 5, 2})});',
    'const tree = [[3, 12, 8], [2, 4, 6], [14, 5, 2]];',
  ]);
});

test('a long list has a line for each child of the root', () => {
  const lines = printNestedList(TREES[4]!, 'python').split('\n');
  expect(lines).toHaveLength(63);
  expect(lines.slice(0, 2)).toEqual(['tree = [', '  [0, 0, 0],']);
  expect(lines.slice(-3)).toEqual([`  [59, ${59 / 7}, -59]`, ']', '']);
});

/** Returns the tree in one notation for all languages: infinities and what is not known as words. */
function written(tree: GameTree, node: NodeId = ROOT): string {
  if (!tree.isLeaf(node))
    return `[${tree
      .children(node)
      .map((child) => written(tree, child))
      .join(' ')}]`;
  const value = tree.value(node);
  if (Number.isNaN(value)) return '?';
  return Number.isFinite(value) ? value.toExponential(15) : value > 0 ? 'inf' : '-inf';
}

/** Numbers are written by each language in its own way, so they are read again. */
function plain(text: string): string {
  return text.trim().replace(/[+-]?\d[\d.eE+-]*/g, (number) => Number(number).toExponential(15));
}

test('JavaScript evaluates to the tree', () => {
  type List = number | null | readonly List[];
  const writtenList = (list: List): string => {
    if (Array.isArray(list)) return `[${list.map(writtenList).join(' ')}]`;
    if (list === null) return '?';
    return Number.isFinite(list) ? String(list) : String(list).replace('Infinity', 'inf');
  };
  for (const tree of TREES) {
    const found = runInNewContext(`${printNestedList(tree, 'javascript')}; JSON.stringify(tree, (_, v) =>
      typeof v === 'number' && !Number.isFinite(v) ? String(v) : v)`) as string;
    const list = JSON.parse(found, (_, v: unknown) => (typeof v === 'string' ? Number(v) : v)) as List;
    expect(plain(writtenList(list))).toBe(written(tree));
  }
});

/** Trees that other languages evaluate: all values, a leaf alone, the deepest, the largest. */
const RUN = [1, 2, 5, 6].map((index) => TREES[index]!);

/** A program that prints its tree, around each list. */
const PROGRAMS: Readonly<
  Record<'Python' | 'Java' | 'C++', readonly [language: ListLanguage, program: (list: string) => string]>
> = {
  Python: [
    'python',
    (list) => `${list}
def written(node):
    if isinstance(node, list): return "[" + " ".join(map(written, node)) + "]"
    return "?" if node is None else repr(node)
print(written(tree))
`,
  ],
  Java: [
    'java',
    (list) => `public class Search {
  static ${list}
  static String written(Object node) {
    if (!(node instanceof Object[])) {
      if (node == null) return "?";
      double v = ((Number) node).doubleValue();
      return Double.isInfinite(v) ? v > 0 ? "inf" : "-inf" : Double.toString(v);
    }
    StringBuilder all = new StringBuilder();
    for (Object child : (Object[]) node) all.append(all.length() == 0 ? "" : " ").append(written(child));
    return "[" + all + "]";
  }
  public static void main(String[] args) { System.out.println(written(tree)); }
}
`,
  ],
  'C++': [
    'cpp',
    (list) => `#include <iostream>
${list}
void write(const Node& node) {
  if (node.children.empty()) { std::isnan(node.value) ? std::cout << "?" : std::cout << node.value; return; }
  const char* between = "[";
  for (const Node& child : node.children) { std::cout << between; write(child); between = " "; }
  std::cout << "]";
}
int main() { std::cout.precision(17); write(tree); std::cout << std::endl; return 0; }
`,
  ],
};

for (const language of ['Python', 'Java', 'C++'] as const) {
  const why = whyNotRun(language);
  const [name, program] = PROGRAMS[language];
  if (why !== null)
    test(`${language}: ${why} on this machine, so its lists were not evaluated`, () => {
      console.warn(`${language}: ${why}, so nested lists in it were not evaluated.`);
    });
  else
    test.concurrent(`${language} evaluates to the trees`, async () => {
      const texts = RUN.map((tree) => program(printNestedList(tree, name)));
      const programs = new Map(texts.map((text, index) => [`tree${index}`, text]));
      await withPrograms(language, programs, async (compiled) => {
        const all = await Promise.all([...programs.keys()].map((one) => compiled.run(one)));
        expect(all.map(({ complaints }) => complaints)).toEqual(RUN.map(() => ''));
        expect(all.map(({ printed }) => plain(printed))).toEqual(RUN.map((tree) => written(tree)));
      });
    });
}
