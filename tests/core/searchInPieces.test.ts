/** A search in pieces records, byte for byte, what the same search records in one piece. */
import { describe, expect, test } from 'vitest';
import { uniformTree } from '../../bench/trees.ts';
import type { RecordedBoundsRun } from '../../src/core/run/boundsRun.ts';
import { recordInPieces } from '../../src/core/run/recordInPieces.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { columnsInSteps } from '../../src/core/run/runColumns.ts';
import '../../src/core/run/furtherSearches.ts';
import type { DepthFirst } from '../../src/core/search/algorithm.ts';
import { ALGORITHM, canSearch, DEPTH_FIRST, type DepthFirstName } from '../../src/core/search/algorithms.ts';
import { inPieces } from '../../src/core/search/searchInPieces.ts';
import { isUnlimited } from '../../src/core/search/searchLimits.ts';
import {
  DEFAULT_RULES,
  NO_LIMITS,
  type SearchLimits,
  type SearchRules,
} from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { type KindCode, LEAF } from '../../src/core/tree/nodeKind.ts';
import { SpaceLike } from '../../src/core/tree/searchSpace.ts';
import { expectSame, forTreesAndRulesInTurn, naming } from '../support/forTrees.ts';
import { judgedAtRandom, noisyAtRandom } from '../support/judged.ts';
import { MIT, SUM_NINE, treeOfText } from '../support/limitExamples.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';
import { withWins } from '../support/wins.ts';

type Search = DepthFirst['search'];

const LIMITS: readonly SearchLimits[] = [
  NO_LIMITS,
  { ...NO_LIMITS, depth: 2 },
  { ...NO_LIMITS, depth: 3, quiet: 'noisy', most: 2 },
  { ...NO_LIMITS, depth: 3, deepen: true, tries: 'last' },
  { ...NO_LIMITS, deepen: true, budget: 20 },
  { ...NO_LIMITS, depth: 2, check: 1 },
  { ...NO_LIMITS, window: { alpha: -1, beta: 3 } },
];

function whole(
  tree: GameTree,
  algorithm: DepthFirstName,
  rules: SearchRules,
  limits: SearchLimits,
): RecordedBoundsRun {
  return isUnlimited(limits)
    ? recordTrace(tree, algorithm, rules)
    : recordLimited(tree, algorithm, rules, limits);
}

/** The run of a search in pieces of so many nodes, and how often it paused. */
function pieces(
  tree: GameTree,
  algorithm: DepthFirstName,
  rules: SearchRules,
  limits: SearchLimits,
  nodes = 1,
  search: Search = ALGORITHM[algorithm].search,
): { readonly run: RecordedBoundsRun; readonly pauses: number } {
  const steps = recordInPieces(tree, algorithm, rules, limits, inPieces(search, nodes));
  for (let pauses = 0; ; pauses += 1) {
    const { done, value } = steps.next();
    if (done === true) return { run: value, pauses };
  }
}

/** All that another thread would be sent of a run, and what the search found. */
function dataOf(run: RecordedBoundsRun): unknown {
  const { rules, limits, result } = run;
  const found = result.ok ? result.value : [result.halt.node, result.halt.reason];
  return { columns: [...columnsInSteps(run)].at(-1), rules, limits, found };
}

/** Calls the law with random trees of all sorts, each with searches that suit it. */
function forSearches(
  law: (tree: GameTree, algorithm: DepthFirstName, rules: SearchRules, limits: SearchLimits) => void,
): void {
  let turn = 0;
  forTreesAndRulesInTurn({ long: 2_000, usual: 320 }, { nodes: 60, halting: true }, (sample, given) => {
    const { seed, random } = sample;
    const isTimed = seed % 4 === 1 && !sample.tree.hasChance;
    const plain = isTimed ? treeOf(withWins(sample.sketch, random)) : sample.tree;
    const tree = seed % 2 === 0 ? noisyAtRandom(judgedAtRandom(plain, random), random, 0.5) : plain;
    const rules: SearchRules = isTimed ? { ...given, ties: 'soonest' } : given;
    for (const algorithm of DEPTH_FIRST.filter((name) => canSearch(name, tree))) {
      const limits = LIMITS[turn % LIMITS.length] as SearchLimits;
      turn += 1;
      naming(
        () => `${algorithm} within ${JSON.stringify(limits)}`,
        () => law(tree, algorithm, rules, limits),
      );
    }
  });
}

describe('a search that pauses after every node, or after a few, is recorded as one that does not', () => {
  test('by every algorithm, under every rule, within every kind of limits, on random trees', () => {
    let paused = 0;
    let halted = 0;
    forSearches((tree, algorithm, rules, limits) => {
      const expected = dataOf(whole(tree, algorithm, rules, limits));
      for (const nodes of [1, 2, 7]) {
        const { run, pauses } = pieces(tree, algorithm, rules, limits, nodes);
        expectSame(dataOf(run), expected);
        paused += pauses;
        if (!run.result.ok) halted += 1;
      }
    });
    expect(paused).toBeGreaterThan(15_000);
    expect(halted).toBeGreaterThan(1_000);
  });

  test.each([MIT, SUM_NINE])('on trees of several players: %s', (text) => {
    const tree = treeOfText(text);
    for (const algorithm of DEPTH_FIRST.filter((name) => canSearch(name, tree)))
      expectSame(
        dataOf(pieces(tree, algorithm, DEFAULT_RULES, NO_LIMITS).run),
        dataOf(whole(tree, algorithm, DEFAULT_RULES, NO_LIMITS)),
      );
  });

  test('where one double stands for two expectations one after the other', () => {
    // The first outcome is worth 1/3. The third, which never happens, is worth a little more, but the same double.
    const tree = treeOf({
      chance: [
        [
          '1/3',
          {
            chance: [
              ['1/3', 1],
              ['2/3', 0],
            ],
          },
        ],
        ['1/3', -1 / 3],
        [
          '0',
          {
            chance: [
              ['1/3', 1],
              ['1/3', 0],
              ['1/3', 3e-20],
            ],
          },
        ],
        ['1/3', 0],
      ],
    });
    for (const algorithm of DEPTH_FIRST.filter((name) => canSearch(name, tree))) {
      const run = whole(tree, algorithm, DEFAULT_RULES, NO_LIMITS);
      expect(run.result).toEqual({ ok: true, value: 0 });
      expectSame(dataOf(pieces(tree, algorithm, DEFAULT_RULES, NO_LIMITS).run), dataOf(run));
    }
  });
});

function chanceOf(...outcomes: readonly (readonly [string, number])[]): Sketch {
  return { chance: outcomes };
}

/** Counts the searches of random trees that a fault makes differ. */
function differing(faulty: (search: Search) => Search): number {
  let differences = 0;
  forSearches((tree, algorithm, rules, limits) => {
    const { run } = pieces(tree, algorithm, rules, limits, 1, faulty(ALGORITHM[algorithm].search));
    try {
      expectSame(dataOf(run), dataOf(whole(tree, algorithm, rules, limits)));
    } catch {
      differences += 1;
    }
  });
  return differences;
}

/** A fault: a child that once stood as a leaf is one when the search looks back at it. */
class StaysLeaf extends SpaceLike {
  #leaf: NodeId | null = null;

  override kind(node: NodeId): KindCode {
    const kind = node === this.#leaf ? LEAF : super.kind(node);
    this.#leaf = kind === LEAF ? node : null;
    return kind;
  }
}

describe('the law sees a fault that is put in on purpose', () => {
  test('fractions that are lost from piece to piece', () => {
    const forgetful: Search = (space, rules, observer, root) =>
      ALGORITHM.expectiminimax.search(space, rules, observer, root);
    // The first outcome is worth a little more than 1/3, but its double alone means 1/3.
    const tree = treeOf({
      chance: [
        ['1/2', chanceOf(['1/3', 1], ['1/3', 0], ['1/3', 3e-20])],
        ['1/2', -1 / 3],
      ],
    });
    const { run } = pieces(tree, 'expectiminimax', DEFAULT_RULES, NO_LIMITS, 1, forgetful);
    expect(run.result).toEqual({ ok: true, value: 0 });
    const { result } = whole(tree, 'expectiminimax', DEFAULT_RULES, NO_LIMITS);
    expect(result).toEqual({ ok: true, value: 5e-21 });
  });

  test('a child that stands as a leaf after it has returned', () => {
    const leafless =
      (search: Search): Search =>
      (space, ...given) =>
        search(new StaysLeaf(space), ...given);
    expect(differing(leafless)).toBeGreaterThan(0);
  });
});

/** What one piece asks of the tree. */
class Asked extends SpaceLike {
  count = 0;

  override kind(node: NodeId): KindCode {
    this.count += 1;
    return super.kind(node);
  }
}

test.each([
  ['131,071 nodes', uniformTree(2, 16, 1)],
  ['111,111 nodes', uniformTree(10, 5, 1)],
  ['a chain of 900 decisions with 50 leaves each', treeOf(chain(900))],
])('no piece visits many more nodes than it may enter: %s', (_what, tree) => {
  const nodes = 2_048;
  let spaces: Asked[] = [];
  const watched: Search = (space, ...given) => {
    const asked = new Asked(space);
    spaces = [...spaces, asked];
    return ALGORITHM.minimax.search(asked, ...given);
  };
  const { pauses } = pieces(tree, 'minimax', DEFAULT_RULES, NO_LIMITS, nodes, watched);
  expect(pauses).toBe(Math.ceil(tree.size / nodes) - 1);
  const widest = tree.nodes().reduce((most, node) => Math.max(most, tree.childCount(node)), 0);
  const beside = tree.height * widest;
  expect(Math.max(...spaces.map(({ count }) => count))).toBeLessThanOrEqual(nodes + 1 + beside);
});

function chain(left: number): { readonly max: readonly (number | ReturnType<typeof chain>)[] } {
  const leaves = Array.from({ length: 50 }, (_, index) => index);
  return { max: left === 0 ? leaves : [...leaves, chain(left - 1)] };
}
