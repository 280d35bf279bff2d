import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type Cutoff, type InfluencePiece, valueAt } from '../../src/core/analysis/influencePiece.ts';
import { leafInfluence } from '../../src/core/analysis/leafInfluence.ts';
import type { Random } from '../../src/core/random/seeded.ts';
import { ALGORITHM, canSearch, DEPTH_FIRST, type DepthFirstName } from '../../src/core/search/algorithms.ts';
import { runSearch } from '../../src/core/search/runSearch.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import type { SearchRules } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { rowsOf, treeOfRows } from '../../src/core/tree/treeRows.ts';
import { expectSame, forTreesAndRules, naming, type Sample } from '../support/forTrees.ts';
import { type Amount, howMany } from '../support/howMany.ts';
import { trueValue } from '../support/oracle/trueValue.ts';
import type { Traits } from '../support/randomSketch.ts';

/** Which leaf of what is looked at, and how it is searched. */
interface Question {
  readonly tree: GameTree;
  readonly leaf: NodeId;
  readonly algorithm: DepthFirstName;
  readonly rules: SearchRules;
}

interface Run {
  readonly cutoffs: readonly Cutoff[];
  readonly leavesEvaluated: number;
  readonly isEvaluated: boolean;
  readonly value: number | null;
}

/** What the search does on a tree that was really built with `x` for the leaf. */
function runWith({ tree, leaf, algorithm, rules }: Question, x: number): Run {
  const rows = rowsOf(tree).map((row, id) => (id === leaf ? { ...row, value: x } : row));
  const rebuilt = treeOfRows(rows, tree.leafBounds);
  const cutoffs: Cutoff[] = [];
  const leaves: NodeId[] = [];
  let lastChild = 0;
  const result = runSearch(algorithm, rebuilt, rules, {
    ...SILENT,
    leaf: (node) => leaves.push(node),
    update: (_node, child) => {
      lastChild = rebuilt.childIndex(child);
    },
    cutoff: (node) => cutoffs.push({ node, firstPruned: lastChild + 1 }),
  });
  const value = result.ok ? result.value : null;
  return { cutoffs, leavesEvaluated: leaves.length, isEvaluated: leaves.includes(leaf), value };
}

/** What a piece says of the run at `x`. */
function runTold({ cutoffs, leavesEvaluated, isEvaluated, value }: InfluencePiece, x: number): Run {
  return { cutoffs, leavesEvaluated, isEvaluated, value: value && valueAt(value, x) };
}

function isPoint({ from, to }: InfluencePiece): boolean {
  return from === to;
}

/** Checks the law on random trees, a leaf of each, under all rules and algorithms. */
function forLeaves(
  count: Amount,
  traits: Partial<Traits>,
  law: (question: Question, sample: Sample, pieces: readonly InfluencePiece[]) => void,
): void {
  forTreesAndRules(count, traits, (sample, rules) => {
    const { tree, random } = sample;
    for (const algorithm of DEPTH_FIRST.filter((one) => canSearch(one, tree) && ALGORITHM[one].isFollowed)) {
      const leaf = random.pick(tree.leaves());
      naming(
        () => `${algorithm}, leaf ${leaf}`,
        () => law({ tree, leaf, algorithm, rules }, sample, leafInfluence(tree, leaf, algorithm, rules)),
      );
    }
  });
}

const BITS = new BigInt64Array(1);
const DOUBLE = new Float64Array(BITS.buffer);

/** The next double above. */
function above(x: number): number {
  DOUBLE[0] = x + 0;
  BITS[0] = x >= 0 ? BITS[0]! + 1n : BITS[0]! - 1n;
  return x === -Number.MIN_VALUE ? 0 : DOUBLE[0]!;
}

/** Numbers in an interval, also as near to its ends as there are any. */
function numbersIn({ from, to }: InfluencePiece, random: Random): number[] {
  const step = random.pick([1e-9, 0.5, 1, 1e6]);
  const near = [above(from), from + step, -above(-to), to - step, -Number.MAX_VALUE, Number.MAX_VALUE, 0];
  return [...near, ...numbersWellIn({ from, to }, random)].filter((x) => x > from && x < to);
}

/** Numbers in an interval that no rounding takes out of it. */
function numbersWellIn({ from, to }: { from: number; to: number }, random: Random): number[] {
  const away = random.pick([0.01, 1, 1e4]) * (0.1 + random.fraction());
  if (from === -Infinity && to === Infinity) return [away, -away];
  if (from === -Infinity) return [to - away];
  if (to === Infinity) return [from + away];
  return [0.1 + 0.8 * random.fraction(), 0.5].map((share) => from + (to - from) * share);
}

function expectNear(actual: number | null, expected: number | null): void {
  if (actual === expected) return;
  expect(actual).not.toBeNull();
  expect(expected).not.toBeNull();
  const scale = Math.max(1, Math.abs(actual!), Math.abs(expected!));
  expect(actual! / scale).toBeCloseTo(expected! / scale, 9);
}

/**
 * The pieces of a tree without chance nodes, found by trying: all values of other leaves, and a number
 * between any two of them.
 */
function piecesByTrying(question: Question): InfluencePiece[] {
  const { tree, leaf } = question;
  const others = tree.leaves().flatMap((other) => (other === leaf ? [] : [tree.value(other)]));
  const ends = [...new Set(others.filter(Number.isFinite))].sort((a, b) => a - b);
  const inside = (index: number) => {
    const x = index === 0 ? (ends[0] ?? 0) - 1 : (ends[index - 1]! + (ends[index] ?? Infinity)) / 2;
    const number = x === Infinity ? ends.at(-1)! + 1 : x;
    const { value, ...run } = runWith(question, number);
    const slope = value === number ? 1 : 0;
    return { ...run, value: value === null ? null : { constant: slope === 1 ? 0 : value, slope } };
  };
  const intervals = [...ends, Infinity].map((_, index) => inside(index));
  const points = ends.map((end) => {
    const { value, ...run } = runWith(question, end);
    return { ...run, value: value === null ? null : { constant: value, slope: 0 } };
  });
  const kept = ends.flatMap((_, index) => {
    const [below, above] = [intervals[index]!, intervals[index + 1]!];
    const point = { ...points[index]!, value: points[index]!.value && below.value };
    return isDeepStrictEqual(below, above) && isDeepStrictEqual(below, point) ? [] : [index];
  });
  const first = { from: -Infinity, to: ends[kept[0] ?? ends.length] ?? Infinity, ...intervals[0]! };
  const rest = kept.flatMap((index, rank) => [
    { from: ends[index]!, to: ends[index]!, ...points[index]! },
    { from: ends[index]!, to: ends[kept[rank + 1] ?? ends.length] ?? Infinity, ...intervals[index + 1]! },
  ]);
  return [first, ...rest];
}

describe('the pieces of a leaf', () => {
  test('cover the line: intervals and points in turn, an interval first and last', () => {
    forLeaves(1500, { nodes: 80, halting: true }, (_question, _sample, pieces) => {
      expectSame([pieces[0]!.from, pieces.at(-1)!.to], [-Infinity, Infinity]);
      for (const [index, piece] of pieces.entries()) {
        expectSame(isPoint(piece), index % 2 === 1);
        if (index > 0) expectSame(piece.from, pieces[index - 1]!.to);
        expectSame(piece.from <= piece.to, true);
      }
    });
  });

  test('tell the run of the tree that really has such a leaf', () => {
    let probes = 0;
    forLeaves({ long: 1500, usual: 120 }, { nodes: 80, halting: true }, (question, { random }, pieces) => {
      const hasChance = question.tree.hasChance;
      for (const piece of pieces) {
        const inside = hasChance ? numbersWellIn(piece, random) : numbersIn(piece, random);
        for (const x of isPoint(piece) ? [piece.from] : inside) {
          const { value, ...run } = runWith(question, x);
          const { value: valueTold, ...told } = runTold(piece, x);
          const check = () => {
            expectSame(told, run);
            if (isPoint(piece) || !hasChance) expectSame(valueTold, value);
            else expectNear(valueTold, value);
          };
          naming(() => `x = ${x} in [${piece.from}, ${piece.to}]`, check);
          probes += 1;
        }
      }
    });
    expect(probes).toBeGreaterThan(howMany(100_000, 8_000));
  });

  test('are those that trying every value and a number between any two finds, without chance nodes', () => {
    forLeaves(
      { long: 500, usual: 40 },
      { nodes: 50, halting: true, chance: false },
      (question, _sample, pieces) => {
        expectSame(pieces, piecesByTrying(question));
      },
    );
  });

  test('tell what happens at round numbers, where expectations tie', () => {
    let ties = 0;
    forLeaves({ long: 450, usual: 45 }, { nodes: 50 }, (question, { random }, pieces) => {
      const parts = random.pick([1, 2, 8, 10]);
      for (let over = -10; over <= 10; over += 1) {
        const x = over / parts + 0;
        const piece = pieces.find(({ from, to }) => (from < x && x < to) || (from === x && to === x))!;
        const { value, ...run } = runWith(question, x);
        const { value: valueTold, ...told } = runTold(piece, x);
        const check = () => {
          expectSame(told, run);
          expectNear(valueTold, value);
        };
        naming(() => `x = ${x} in [${piece.from}, ${piece.to}]`, check);
        if (isPoint(piece)) ties += 1;
      }
    });
    expect(ties).toBeGreaterThan(howMany(1000, 100));
  });

  test('tell the true minimax value of the root, whatever is cut', () => {
    forLeaves(1000, { nodes: 80 }, ({ leaf }, { root, nodes, random, tree }, pieces) => {
      const { value: original } = nodes[leaf]!;
      for (const piece of pieces) {
        for (const x of isPoint(piece) ? [piece.from] : numbersWellIn(piece, random)) {
          Object.assign(nodes[leaf]!, { value: x });
          const value = trueValue(root);
          const told = runTold(piece, x).value;
          if (tree.hasChance) expectNear(told, value);
          else expectSame(told, value);
        }
      }
      Object.assign(nodes[leaf]!, { value: original });
    });
  });
});
