/** A move that stands for several symmetric ones says for how many, and is no product; its square is named on the board. */
import { expect, test } from 'vitest';
import { edgeLabel } from '../../src/drawing/metrics.ts';
import { openingSetting } from '../../src/games/setting.ts';
import { movesByCell } from '../../src/games/squares.ts';
import { ticTacToe } from '../../src/games/ticTacToe.ts';
import { unfold } from '../../src/games/unfold.ts';

test('the first moves of tic-tac-toe: corner, edge and centre', () => {
  expect(openingSetting('tic-tac-toe').symmetry).toBe(true);
  const unfolded = unfold(ticTacToe, 1, { byEval: true, symmetryOnce: true });
  if (!unfolded.ok) throw new Error('too large');
  const { tree } = unfolded;
  const labels = tree.children(tree.nodes()[0]!).map((node) => edgeLabel(tree, node));
  expect(labels).toEqual(['0 (4×)', '1 (4×)', '4']);
});

test('each empty square has the number of the move that fills it', () => {
  const read = ticTacToe.parseState('x.o/.x./..o', 'max');
  if (!read.ok) throw new Error('no board');
  expect([...movesByCell(ticTacToe, read.state)]).toEqual(
    [1, 3, 5, 6, 7].map((square) => [square, String(square)]),
  );
});
