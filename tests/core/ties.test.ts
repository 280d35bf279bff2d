/** The rule for equal moves, and which moves are shown to be as good: against pairs of value and ply, backed up whole. */
import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { movesNeverMade, standingsAtRoot } from '../../src/core/run/tiedMoves.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { timedIn, timedValue } from '../../src/core/tree/timedValue.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { EVERY_RULE, expectSame, forTrees, naming } from '../support/forTrees.ts';
import { ofCases } from '../support/howMany.ts';
import { type PlainNode, plainTree } from '../support/oracle/plainTree.ts';
import { literalOf, treeOf } from '../support/sketch.ts';
import { withWins } from '../support/wins.ts';

const SEARCHES = ['minimax', 'alpha-beta', 'pvs'] as const;

/** What a node is worth, and, when it is ±∞, at which ply the game ends if the winner hurries and the loser delays. */
type Pair = readonly [value: number, ply: number];

/** The definition: whether a pair is better than another for MAX. */
function isBetter([value, ply]: Pair, [other, otherPly]: Pair): boolean {
  if (value !== other) return value > other;
  if (value === Infinity) return ply < otherPly;
  return value === -Infinity && ply > otherPly;
}

function pairOf(node: PlainNode, depth: number): Pair {
  if (node.kind === 'leaf') return [node.value, Number.isFinite(node.value) ? 0 : depth];
  const pairs = node.children.map((child) => pairOf(child, depth + 1));
  return pairs.reduce((best, pair) =>
    (node.kind === 'max' ? isBetter(pair, best) : isBetter(best, pair)) ? pair : best,
  );
}

function asPair(number: number): Pair {
  const timed = timedIn(number);
  return timed === null ? [number, 0] : [timed.value, timed.ply];
}

describe('soonest win, latest loss', () => {
  test('finds the value, the ply and the first of the best moves, on random trees', () => {
    let hurried = 0;
    forTrees({ long: 4_000, usual: 250 }, { nodes: 40, chance: false }, ({ sketch: given, random }) => {
      const sketch = withWins(given, random);
      const [tree, root] = [treeOf(sketch), plainTree(sketch)];
      if (tree.isLeaf(ROOT)) return;
      const best = pairOf(root, 0);
      const moves = root.children.map((child) => pairOf(child, 1));
      const isBest = moves.map((pair) => !isBetter(pair, best) && !isBetter(best, pair));
      for (const algorithm of SEARCHES)
        for (const growth of ['drawn', 'grown'] as const)
          for (const rule of algorithm === 'alpha-beta' ? EVERY_RULE : [DEFAULT_RULES])
            naming(
              () => `${literalOf(sketch)} by ${algorithm}, ${growth}, ${JSON.stringify(rule)}`,
              () => {
                const rules = { ...rule, ties: 'soonest' } as const;
                const run = recordSearch(tree, algorithm, rules, growth);
                if (!run.result.ok) throw new Error('a search that halted');
                expectSame(asPair(run.result.value), best);
                const played = run.bestMove === null ? -1 : run.tree.childIndex(run.bestMove);
                expectSame(played, isBest.indexOf(true));
                expectTrueStandings(run, moves, best, tree.kindName(ROOT) === 'max');
              },
            );
      const plain = recordSearch(tree, 'minimax', DEFAULT_RULES, 'drawn');
      if (plain.bestMove !== null && !isBest[tree.childIndex(plain.bestMove)]) hurried += 1;
    });
    expect(hurried, 'trees in which the first of equals is later').toBeGreaterThanOrEqual(ofCases(30));
  });

  test('changes no number and no step when no leaf is infinite', () => {
    forTrees({ long: 1_000, usual: 200 }, { nodes: 40, chance: true }, ({ tree }) => {
      if (tree.hasInfinite && !tree.hasChance) return;
      const [first, soonest] = (['first', 'soonest'] as const).map((ties) =>
        recordSearch(tree, 'alpha-beta', { ...DEFAULT_RULES, ties }, 'drawn'),
      ) as readonly AnyRun[];
      expectSame(soonest?.result, first?.result);
      expectSame(soonest?.length, first?.length);
    });
  });
});

test('the moves shown to be as good are, and those shown to be worse are not, on random trees', () => {
  let untold = 0;
  forTrees({ long: 4_000, usual: 800 }, { nodes: 40, chance: false }, ({ tree, root }) => {
    if (tree.isLeaf(ROOT)) return;
    const moves = root.children.map((child): Pair => [trueValue(child), 0]);
    for (const algorithm of SEARCHES)
      for (const rules of algorithm === 'alpha-beta' ? EVERY_RULE : [DEFAULT_RULES]) {
        const run = recordSearch(tree, algorithm, rules, 'drawn');
        if (run.bestMove === null) continue;
        const found = expectTrueStandings(run, moves, [trueValue(root), 0], tree.kindName(ROOT) === 'max');
        if (algorithm === 'minimax') expectSame(found.includes('cannot be told'), false);
        else if (found.includes('cannot be told')) untold += 1;
      }
  });
  expect(untold, 'searches that leave open which moves are as good').toBeGreaterThanOrEqual(ofCases(500));
});

/** Holds each standing to the true pairs of the moves; returns the standings. */
function expectTrueStandings(
  run: AnyRun,
  moves: readonly Pair[],
  best: Pair,
  isMax: boolean,
): readonly string[] {
  const standings = standingsAtRoot(run);
  if (standings === null) throw new Error('a run without standings');
  const found = [...standings.values()];
  expectSame(found.length, moves.length);
  for (const [index, standing] of found.entries()) {
    const pair = moves[index] as Pair;
    const isWorse = isMax ? isBetter(best, pair) : isBetter(pair, best);
    if (standing === 'cannot be told') continue;
    expectSame(standing === 'worse' || standing === 'other ply', isWorse);
    if (standing === 'other ply') expectSame(pair[0], best[0]);
  }
  return found;
}

function trueValue(node: PlainNode): number {
  return node.kind === 'leaf' ? node.value : pairOf(node, 0)[0];
}

describe('examples', () => {
  function standingsOf(text: string, algorithm: (typeof SEARCHES)[number], rules = DEFAULT_RULES) {
    const parsed = parseTree(text);
    if (!parsed.ok) throw new Error(`no tree: ${text}`);
    const run = recordSearch(parsed.value, algorithm, rules, 'drawn');
    return [...(standingsAtRoot(run)?.values() ?? [])];
  }

  test('minimax and strict cuts show all three moves, cuts on equality leave the third open', () => {
    const text = '(3 12) (5 3) (3 3)';
    expect(standingsOf(text, 'minimax')).toEqual(['played', 'as good', 'as good']);
    const strict = { ...DEFAULT_RULES, cutoff: 'strict' } as const;
    expect(standingsOf(text, 'alpha-beta', strict)).toEqual(['played', 'as good', 'as good']);
    expect(standingsOf(text, 'alpha-beta')).toEqual(['played', 'as good', 'cannot be told']);
  });

  test('of moves that were never generated nothing can be told', () => {
    const parsed = parseTree('(inf 3 (4 5))');
    if (!parsed.ok) throw new Error('no tree');
    const [grown, drawn] = (['grown', 'drawn'] as const).map((growth) =>
      recordSearch(parsed.value, 'alpha-beta', DEFAULT_RULES, growth),
    );
    expect([grown, drawn].map((run) => run && movesNeverMade(run))).toEqual([2, 0]);
    expect([...(drawn ? (standingsAtRoot(drawn)?.values() ?? []) : [])]).toEqual([
      'played',
      'cannot be told',
      'cannot be told',
    ]);
  });

  test('a win at once is played before a win in three plies, and that one is as good but later', () => {
    const text = '((inf inf) inf)';
    const rules = { ...DEFAULT_RULES, ties: 'soonest' } as const;
    expect(standingsOf(text, 'minimax', rules)).toEqual(['other ply', 'played']);
  });
});

test('a timed value is ordered by value and then by ply, and says both', () => {
  for (const value of [Infinity, -Infinity, 1, -1, 64, -64, 1000])
    for (const ply of [0, 1, 2, 9, 10, 1000]) {
      const timed = timedValue(value, ply);
      expect(timedIn(timed)).toEqual({ value, ply });
      expect(Math.abs(timed)).toBeLessThan(Math.abs(value));
      expect(timedValue(value, ply + 1) < timed).toBe(value > 0);
      expect(timedValue(-value, ply)).toBe(-timed);
    }
  for (const plain of [0, 1, -1, 0.5, 1 / 3, 1e6, 1e300, Number.MAX_VALUE, Infinity, Number.NaN])
    expect(timedIn(plain)).toBeNull();
});
