/** What a text in the search field is taken for. */
import { describe, expect, it } from 'vitest';
import { printTree } from '../../src/notation/printTree.ts';
import { offerOf } from '../../src/ui/search/offers.ts';

describe('a text in the search field', () => {
  it.each([
    ['(3 12 8) (2 4 6)', '(3 12 8) (2 4 6)'],
    ['[[3, 12, 8], [2, 4, 6]]', '(3 12 8) (2 4 6)'],
    ['{"min": [1, 2]}', 'min(1 2)'],
    ['3 12 8 / 2 4 6 / 14 5 2', '(3 12 8) (2 4 6) (14 5 2)'],
    ['3 12 8', '3 12 8'],
  ])('%s is a tree', (text, printed) => {
    const offer = offerOf(text);
    expect(offer?.kind).toBe('tree');
    expect(offer?.kind === 'tree' && printTree(offer.tree)).toBe(printed);
  });

  it.each(['chance', '深剪枝', '6.11', '图 5.5', '5.5', 'α', 'max^n', 'minimax', '图5.12 左'])(
    '%s is words',
    (text) => {
      expect(offerOf(text)).toBeNull();
    },
  );

  it('is the wish for a uniform tree, which is not made', () => {
    const text = 'uniform b=31 d=4 seed=1 values=0..99 order=given';
    expect(offerOf(text)).toMatchObject({ kind: 'wish', wish: { branching: 31, depth: 4 }, text });
  });

  it.each([
    'b = 3, d = 8',
    'b=3 d=8',
    'b3 d8',
    'depth 8, branching factor 3',
    '深度 8，分支因子 3',
    '均匀树 b=3 d=8',
  ])('%s is the wish for the uniform tree of this size, with the usual leaves', (text) => {
    expect(offerOf(text)).toEqual({
      kind: 'wish',
      wish: { branching: 3, depth: 8, seed: 1, values: [0, 99], order: 'given', root: 'max' },
      text: 'uniform b=3 d=8 seed=1 values=0..99 order=given',
    });
  });

  it('is refused by its size where a uniform tree is too large', () => {
    expect(offerOf('uniform b=10 d=6 seed=1 values=0..99 order=given')).toMatchObject({
      kind: 'broken-tree',
      problem: { wish: { code: 'too-many-nodes', found: 1_111_111, most: 1_000_000 } },
    });
  });

  it('is a tree with a fault where it begins like one', () => {
    expect(offerOf('(3 12 8) (2 4')).toMatchObject({ kind: 'broken-tree', problem: { code: 'unclosed' } });
  });

  it.each([
    ['[MAX [MIN [3] [12]] [MIN [2] [8]]]', 'forest', '(3 12) (2 8)'],
    ['\\Tree [.MAX [.MIN 3 12 ] [.MIN 2 8 ] ]', 'qtree', '(3 12) (2 8)'],
    ['node(max, [node(min, [3, 12])])', 'terms', '((3 12))'],
    ['digraph { A -> B; A -> C; B [label=3]; C [label=4] }', 'graphviz', 'A:(3 4)'],
    ['((3)(12))', 'leaf-brackets', '3 12'],
  ])('%s is read, and named by its notation', (text, readAs, first) => {
    const offer = offerOf(text);
    expect(offer).toMatchObject({ kind: 'foreign-tree', problem: null });
    expect(offer?.kind === 'foreign-tree' && offer.trees[0]).toMatchObject({ readAs, text: first });
  });

  it('offers the tree that the text would be in our notation beside the one that was read', () => {
    expect(offerOf('((3)(12))')).toMatchObject({
      trees: [
        { readAs: 'leaf-brackets', text: '3 12' },
        { readAs: null, text: '(3) (12)' },
      ],
    });
  });

  it.each([
    ['digraph { A -> B; A -> C }', 'graphviz'],
    ['graph TD A[MAX] --> B[MIN]', 'mermaid'],
    ['EFG 2 R "x" { "a" "b" } p "" 1 1', 'gambit'],
    ["['A', ['B', 3], ['C', 2]]", 'lists'],
  ])('%s cannot be a tree, which is said by its notation', (text, notation) => {
    expect(offerOf(text)).toMatchObject({ kind: 'foreign-tree', problem: { notation }, trees: [] });
  });

  it('offers fractions beside the rows where slashes may be either', () => {
    expect(offerOf('1/2 1/3')).toMatchObject({
      text: '(1) (2 1) (3)',
      folds: [{ text: '0.5 1/3', fold: null }],
    });
    expect(offerOf('3 12 / 2 8')).toMatchObject({ text: '(3 12) (2 8)', folds: [] });
    expect(offerOf('(1/2 1/3)')).toMatchObject({ kind: 'tree', text: '(1/2 1/3)' });
  });

  it('asks where a letter may be a leaf or a name, and takes words for words', () => {
    expect(offerOf('(A 3 12)')).toMatchObject({ trees: [{ text: 'A:(3 12)' }, { text: 'A:? 3 12' }] });
    expect(offerOf('a b 3')).toBeNull();
  });

  it('asks where only the reader can say which tree is meant', () => {
    expect(offerOf('(3,5 2,1)')).toMatchObject({
      kind: 'foreign-tree',
      problem: { notation: 'decimal-commas' },
      trees: [{ text: '3.5 2.1' }, { text: '3 5 2 1' }],
    });
  });

  it.each(["the 'horizon' effect", 'f(p)', 'O(b^m)', 'what is None', 'x = 3', 'graph'])(
    '%s is words still',
    (text) => expect(offerOf(text)).toBeNull(),
  );

  it.each([
    ['#v1&tree=aima-fig-5-5&step=3', 'tree'],
    ['https://example.org/plyscope/#v1&tree=gfg', 'tree'],
    ['v1&page=sets', 'tree'],
    ['http://localhost:8000/#v1&practice=counting.1.5', 'exercise'],
    ['#v1&check=00000000&set=1abc', 'set'],
  ])('%s is a link', (text, of) => {
    expect(offerOf(text)).toMatchObject({ kind: 'link', of });
  });

  it('is a damaged link where its checksum is another’s, and where it names no tree', () => {
    expect(offerOf('#v1&check=00000000&tree=gfg')).toEqual({ kind: 'damaged-link' });
    expect(offerOf('#v1&step=3')).toEqual({ kind: 'damaged-link' });
  });
});
