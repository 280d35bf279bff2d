/** A file of trees that is written part by part is the same file. */
import { expect, test } from 'vitest';
import { uniformTree } from '../../src/core/random/uniformTree.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { rowsOf, treeOfRows } from '../../src/core/tree/treeRows.ts';
import { type FiledTree, printTreeFile, printTreeFileInParts } from '../../src/notation/treeFile.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';
import { nastyName } from '../support/nastyNames.ts';
import { forPlayers, treeOfText } from '../support/playerTrees.ts';

function filed(tree: GameTree, title = ''): FiledTree {
  return { title, tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES, notation: 'window', step: 0 };
}

function expectSameFile(trees: readonly FiledTree[]): void {
  expectSame([...printTreeFileInParts(trees)].join(''), printTreeFile(trees));
}

test('with every feature of trees, and names that have to be escaped', () => {
  let last = filed(treeOfText('3'));
  forTrees({ long: 1000, usual: 300 }, { halting: true }, ({ tree, random }) => {
    const rows = rowsOf(tree).map((row) => ({
      ...row,
      label: random.flip(0.4) ? nastyName(random) : '',
      move: random.flip(0.3) ? nastyName(random) : '',
    }));
    const one = filed(treeOfRows(rows, tree.leafBounds), nastyName(random));
    expectSameFile([one, last]);
    last = one;
  });
});

test('with several players, a sum, estimates and an evaluation', () => {
  forPlayers(200, { head: 'sum M; ' }, ({ tree }) => expectSameFile([filed(tree)]));
  for (const text of [
    '?',
    '3',
    '5~(2~(1 2) ? !3)',
    'leaves 0..9; eval a=1 "b c"=-0.5; ({1 2}~chance(1/2*{0 0}~? 1/2*3) 4)',
    'leaves 0..9; 1 2',
  ])
    expectSameFile([filed(treeOfText(text), '"root": {\n    "value": null\n   }')]);
});

test('of a large tree comes in parts of a few thousand nodes', () => {
  const wish = { branching: 3, depth: 9, seed: 1, values: [0, 99], order: 'given', root: 'max' } as const;
  const trees = [filed(uniformTree(wish))];
  expectSameFile(trees);
  expect([...printTreeFileInParts(trees)].length).toBeGreaterThan(10);
});
