/** Vectors and numbers of players keep clear of all there is, at every step, from a phone to a desk. */
import { describe, expect, it } from 'vitest';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { layoutTree } from '../../src/drawing/layout.ts';
import { marksOf } from '../../src/drawing/marks.ts';
import { wholeTree } from '../../src/drawing/nodesInView.ts';
import { ownComponent } from '../../src/drawing/ownComponent.ts';
import { labelRoom, playerCorners } from '../../src/drawing/shapes.ts';
import { textWidth } from '../../src/drawing/textWidth.ts';
import { VectorNames } from '../../src/words/nodeNames.ts';
import { Clashes } from '../support/clashes.ts';
import { forPlayers, treeOfText } from '../support/playerTrees.ts';

const SPACES = [
  { name: 'a phone', width: 330, height: 380 },
  { name: 'a desk', width: 930, height: 420 },
];
const VIEW = { notation: 'window', showBounds: false, focused: null, hovered: null } as const;

describe.each(SPACES)('In the room of $name', ({ width, height }) => {
  it('nothing written runs into anything, and labels have room in their shapes', () => {
    forPlayers({ long: 300, usual: 40 }, { head: 'sum M; leaves 0..M; ' }, ({ tree }) => {
      const run = recordSearch(tree, 'max-n', DEFAULT_RULES, 'drawn');
      const layout = layoutTree(tree, new VectorNames(tree), { width, height, run });
      const clashes = new Clashes(layout);
      for (let step = 0; step <= run.length; step += 1) {
        const marks = marksOf(layout, run.momentAt(step), VIEW, wholeTree(layout));
        expect(clashes.in(marks)).toEqual([]);
        for (const [node, { label }] of marks.nodes) {
          const placement = layout.placements[node]!;
          const { em } = layout.metrics;
          if (placement.kind === 'player')
            expect(textWidth(label) * em).toBeLessThanOrEqual(labelRoom(placement, em) + 1e-6);
        }
      }
    });
  });
});

describe('The own component', () => {
  it.each([
    ['p2(<4 2 3>)', 1, '4, 2, 3', '2'],
    ['p2(x:<4 2 3>)', 1, 'x = 4, 2, 3', '2'],
    ['(x:<4 2 3>)', 1, 'x = 4, 2, 3', '4'],
    ['p3("a, b = c":<4 2 3>)', 1, 'a, b = c = 4, 2, 3', '3'],
    ['p2(<4 2 3>)', 0, '②≥2', null],
    ['(4 2)', 1, '4', null],
  ])('of %s at node %i in "%s" is %s', (text, node, label, own) => {
    const span = ownComponent(treeOfText(text), node as never, label);
    expect(span === null ? null : label.slice(...span)).toBe(own);
  });
});

describe('The shapes of players', () => {
  it('are all different, as high as said, and open to edges in the middle above and below', () => {
    const outlines = [0, 1, 2, 3, 4, 5].map((player) => playerCorners(player, 60, 40));
    expect(new Set(outlines.map((corners) => corners.join(' '))).size).toBe(6);
    for (const corners of outlines) {
      expect(Math.min(...corners.map(([, y]) => y))).toBe(0);
      expect(Math.max(...corners.map(([, y]) => y))).toBe(40);
      for (const y of [0, 40]) {
        const across = corners.filter((corner) => corner[1] === y).map(([x]) => x);
        expect(Math.min(...across)).toBeLessThan(0);
        expect(Math.max(...across)).toBeGreaterThan(0);
      }
    }
  });
});
