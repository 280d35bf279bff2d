/** On paper the leaves of a simulation have their values in them and below them the names by which they are asked about. */
import { expect, test } from 'vitest';
import '../../src/drawing/simulationAdded.ts';
import { EXERCISE_PLY } from '../../src/drawing/paper.ts';
import { BLANK_SHEET, writtenOn } from '../../src/practice/entry/index.ts';
import { layOutBlank, marksOnBlank, namesOnPaper } from '../../src/session/paper.ts';
import { simulating, treeOf } from '../practice/simulationTasks.ts';

function leavesOf(algorithm: 'mcts' | 'alpha-beta') {
  const tree = treeOf('((3 5) (3 5))');
  const names = namesOnPaper({ algorithm }, tree);
  const written = writtenOn(BLANK_SHEET, [], tree);
  const { nodes } = marksOnBlank(layOutBlank(names, EXERCISE_PLY), tree, written);
  return tree.nodes().flatMap((node) => {
    const mark = tree.isLeaf(node) ? nodes.get(node) : undefined;
    return mark === undefined ? [] : [[mark.label, mark.badge]];
  });
}

test('leaves of a simulation are named apart, also when their values are equal', () => {
  expect(simulating(treeOf('((3 5) (3 5))'), 4).algorithm).toBe('mcts');
  expect(leavesOf('mcts')).toEqual([
    ['3', 'D'],
    ['5', 'E'],
    ['3', 'F'],
    ['5', 'G'],
  ]);
});

test('leaves of other searches are named by their values', () => {
  expect(leavesOf('alpha-beta')).toEqual([
    ['3', ''],
    ['5', ''],
    ['3', ''],
    ['5', ''],
  ]);
});
