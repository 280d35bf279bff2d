/** A graph in layers: as few crossings as were measured, nothing on anything, every edge downwards, the same each time. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { layered } from '../../src/drawing/layeredGraph.ts';
import { isMapOf } from '../../src/drawing/layOutGraph.ts';
import type { Layout, LayoutEdge } from '../../src/drawing/placement.ts';
import { textWidth } from '../../src/drawing/textWidth.ts';
import { hasChance } from '../../src/games/game.ts';
import { GAME_NAMES } from '../../src/games/games.ts';
import { type GameSetting, openingSetting } from '../../src/games/setting.ts';
import { graphPicture } from '../support/graphPicture.ts';
import { someOf } from '../support/howMany.ts';
import { openingGame } from '../support/openingGame.ts';

const SPACE = { width: 900, height: 420 };

function grundyOf(n: number): GameSetting {
  return { ...openingSetting('grundy', { n, first: 'min' }), form: 'graph' };
}

/** Counted from where the lines are: pairs of pieces between the same two rows that change sides. */
function crossingsOf({ placements, edges, plies }: Layout): number {
  const rowOf = (y: number) => plies.findLastIndex((ply) => y >= ply.y - 60 && y >= (placements[0]?.y ?? 0));
  const pieces = [...edges.values()].map(({ from, to, bends }) => {
    expect(bends).toEqual([]);
    return { from: placements[from]!, to: placements[to]!, row: rowOf(placements[from]!.y) };
  });
  let crossings = 0;
  for (const [index, a] of pieces.entries())
    for (const b of pieces.slice(index + 1))
      if (a.from.y === b.from.y && (a.from.x - b.from.x) * (a.to.x - b.to.x) < 0) crossings += 1;
  return crossings;
}

describe('Grundy’s coins', () => {
  // 2 and 5 are the least possible with the first ply in the order of moves.
  test.each([
    [7, 2],
    [8, 5],
    [9, 13],
    [10, 29],
    [11, 103],
  ])('%i coins: %i crossings', (n, crossings) => {
    const { layout } = graphPicture(grundyOf(n), SPACE);
    expect(crossingsOf(layout)).toBe(crossings);
  });

  test('up to 20 positions the first ply is in the order of moves', () => {
    const { layout, run } = graphPicture(grundyOf(7), SPACE);
    const first = run.graph
      .successors(run.graph.byGeneration()[0]!)
      .map(({ node }) => layout.placements[node]!);
    expect(first.map(({ x }) => x)).toEqual(first.map(({ x }) => x).toSorted((a, b) => a - b));
  });
});

const ROOMS = [
  [1500, 900],
  [900, 420],
  [320, 400],
] as const;

const ALL: readonly GameSetting[] = [
  ...[3, 5, 7, 8, 9, 11].map(grundyOf),
  ...GAME_NAMES.filter((name) => name !== 'grundy' && !hasChance(openingGame(name))).map(
    (name): GameSetting => ({
      ...openingSetting(name),
      form: 'graph',
      ...(name === 'connect-four' && { depth: 3 }),
    }),
  ),
  { ...openingSetting('tic-tac-toe'), form: 'graph', depth: null },
];

describe.each(ALL.map((setting) => [`${setting.name} ${JSON.stringify(setting.options)}`, setting] as const))(
  '%s',
  (_name, setting) => {
    test.each(someOf(ROOMS, 2, 5))('in %i × %i px', (width, height) => {
      const { layout, run } = graphPicture(setting, { width, height });
      expect(graphPicture(setting, { width, height }).layout.placements).toEqual(layout.placements);
      for (const edge of layout.edges.values()) expectDownwards(layout, edge);
      const { em } = layout.metrics;
      const taken = layout.placements.map(({ node, x, y, width: own, height: high, side }) => {
        const name = side === null || side.isQuiet ? 0 : textWidth(layout.names.of(node)) * em * 0.86 + 6;
        return { left: x - own / 2, right: x + own / 2 + name, top: y, bottom: y + high };
      });
      const inRows = taken.toSorted((a, b) => a.top - b.top || a.left - b.left);
      for (const [index, box] of inRows.slice(1).entries()) {
        const before = inRows[index]!;
        const isBeside = before.top === box.top && before.right <= box.left + 0.05;
        expect(isBeside || before.bottom < box.top, `${before.left} and ${box.left}`).toBe(true);
      }
      if (!isMapOf(run)) expect(em).toBeGreaterThanOrEqual(13);
      // A long edge keeps off the shapes of the rows it passes.
      for (const { bends } of layout.edges.values())
        for (const { x, y } of bends)
          expect(taken.some((box) => y > box.top && y < box.bottom && x > box.left && x < box.right)).toBe(
            false,
          );
    });
  },
);

function expectDownwards({ placements }: Layout, { from, to, bends }: LayoutEdge): void {
  const [above, below] = [placements[from]!, placements[to]!];
  const ys = [above.y + above.height, ...bends.map(({ y }) => y), below.y];
  expect(ys).toEqual(ys.toSorted((a, b) => a - b));
}

test('random graphs: every node in its layer, every edge through every layer between', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const random = seeded(seed);
    const size = 3 + Math.floor(random.fraction() * 30);
    const layers = Array.from({ length: size }, (_none, node) =>
      node === 0 ? 0 : 1 + Math.floor(random.fraction() * 5),
    );
    const edges = layers.flatMap((layer, to) =>
      layers.flatMap((above, from) => (above < layer && random.fraction() < 0.2 ? [{ from, to }] : [])),
    );
    const { rows, bends, crossings } = layered({ layers, edges, order: layers.map((_layer, node) => node) });
    for (const [layer, row] of rows.entries())
      for (const vertex of row) if (vertex < size) expect(layers[vertex]).toBe(layer);
    expect(rows.flat().toSorted((a, b) => a - b)).toEqual([...Array(rows.flat().length).keys()]);
    for (const [index, { from, to }] of edges.entries())
      expect(bends[index]!.length).toBe(layers[to]! - layers[from]! - 1);
    expect(crossings).toBe(crossingsCounted(rows, edges, bends));
  }
});

/** All pairs of pieces. */
function crossingsCounted(
  rows: readonly (readonly number[])[],
  edges: readonly { readonly from: number; readonly to: number }[],
  bends: readonly (readonly number[])[],
): number {
  const at = new Map(
    rows.flatMap((row, layer) => row.map((vertex, place) => [vertex, { layer, place }] as const)),
  );
  const pieces = edges.flatMap(({ from, to }, index) => {
    const way = [from, ...bends[index]!, to];
    return way.slice(1).map((vertex, piece) => ({ top: at.get(way[piece]!)!, bottom: at.get(vertex)! }));
  });
  let count = 0;
  for (const [index, a] of pieces.entries())
    for (const b of pieces.slice(index + 1))
      if (a.top.layer === b.top.layer && (a.top.place - b.top.place) * (a.bottom.place - b.bottom.place) < 0)
        count += 1;
  return count;
}
