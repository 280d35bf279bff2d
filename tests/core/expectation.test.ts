import { describe, expect, test } from 'vitest';
import { backedUpValues } from '../../src/core/order/childOrder.ts';
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { rangeLabel } from '../../src/core/run/rangeLabel.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { canSearch, DEPTH_FIRST } from '../../src/core/search/algorithms.ts';
import { Expectation, Fractions } from '../../src/core/search/expectation.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { evaluatedLeafRanks, evaluatedLeaves, stepsOf } from '../support/evaluatedLeaves.ts';
import { EVERY_RULE, expectSame, nameOf, naming } from '../support/forTrees.ts';
import { exactly, nearest, weighted } from '../support/oracle/exact.ts';
import { type PlainNode, plainTree } from '../support/oracle/plainTree.ts';
import { provedEverywhere } from '../support/oracle/proved.ts';
import { leavesSeen, tellStory } from '../support/oracle/story.ts';
import { firstBest, trueValue } from '../support/oracle/trueValue.ts';
import { literalOf, type Sketch, treeOf } from '../support/sketch.ts';

describe('an expectation', () => {
  test.each([
    [
      'max(chance(1/2*chance(1/3*1 2/3*0) 1/2*chance(1/3*4 2/3*0)) chance(1/2*0 1/2*chance(1/3*5 2/3*0)))',
      5 / 6,
    ],
    ['max(0.1 chance(1/3*0.1 1/3*0.1 1/3*0.1))', 0.1],
    ['max(0.15 chance(1/2*0.1 1/2*0.2))', 0.15],
    ['min(0.1 chance(2/3*-0.1 1/3*0.5))', 0.1],
    ['max(chance(1/7*max(chance(2/3*1 1/3*0) -1) 6/7*0.5) chance(11/21*1 10/21*0))', 11 / 21],
    ['max(chance(0.1*1e-20 0.9*0) 1e-21)', 1e-21],
    ['max(chance(1/3*1e22 2/3*0) chance(2/3*5e21 1/3*0))', 1e22 / 3],
  ])('that equals another move leaves the first the best: %s', (text, value) => {
    for (const run of searchedInEveryWay(treeOfText(text))) {
      const { tree, length } = run;
      expect(tree.children(ROOT).map((move) => run.stateAt(move, length).value)).toEqual([value, value]);
      expect(run.bestMoveAt(length)).toBe(tree.child(ROOT, 0));
    }
    expect(Array.from(backedUpValues(treeOfText(text))).slice(0, 2)).toEqual([value, value]);
  });

  test.each([
    ['chance(1/2*5e-324 1/2*5e-324)', 5e-324],
    ['chance(1/2*1e-323 1/2*5e-324)', 1e-323],
    ['chance(1/3*chance(1/2*2e-323 1/2*2e-323) 2/3*2e-323)', 2e-323],
  ])('of the smallest numbers is not lost on the way: %s', (text, value) => {
    for (const run of searchedInEveryWay(treeOfText(text))) expect(run.result).toEqual({ ok: true, value });
  });

  test('of decimals that cancel out is 0', () => {
    for (const run of searchedInEveryWay(treeOfText('chance(1/3*0.1 1/3*0.2 1/3*-0.3)')))
      expect(run.result).toEqual({ ok: true, value: 0 });
  });

  test('that ties with a bound cuts on equality', () => {
    const tree = treeOfText('min(chance(5/6*-0.2 1/6*-0.2) 0.7 (-0.2 0.4 0.5))');
    const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
    expect(evaluatedLeafRanks(run)).toEqual([0, 1, 2, 3]);
  });

  test('is known as a fraction as far up as its denominator has 648 digits', () => {
    const thirds = (levels: number): string =>
      levels === 0 ? '1' : `chance(1/3*${thirds(levels - 1)} 2/3*max(0))`;
    for (const levels of [2, 30, 300, 900]) {
      const tree = treeOfText(`max(chance(1/3*${thirds(levels - 1)} 2/3*0) ${thirds(levels)})`);
      const run = recordTrace(tree, 'expectiminimax', DEFAULT_RULES);
      expect(run.result).toEqual({ ok: true, value: nearestPower(levels) });
      expect(run.bestMoveAt(run.length)).toBe(tree.child(ROOT, 0));
    }
  });

  test('takes a number of more than fifteen digits for the simplest fraction that rounds to it', () => {
    const numbers = [
      49 / 3,
      1 / 3,
      -2 / 7,
      355 / 113,
      0.1 + 0.2,
      1e-7 / 3,
      1e20 / 7,
      Number.MAX_VALUE,
      5e-324,
    ];
    for (const number of numbers) {
      const { numerator, denominator } = new Fractions().of(number);
      expect(nearest({ over: numerator, under: denominator }), String(number)).toBe(number);
    }
    expect(new Fractions().of(49 / 3)).toEqual({ numerator: 49n, denominator: 3n });
    expect(new Fractions().of(-2 / 7)).toEqual({ numerator: -2n, denominator: 7n });
    expect(new Fractions().of(0.3)).toEqual({ numerator: 3n, denominator: 10n });
  });

  test('is the double nearest to the sum, whatever is added up', () => {
    const random = seeded(1);
    for (let round = 0; round < 5000; round += 1) {
      // In every fifth round as small as numbers can be.
      const size = round % 5 === 0 ? 10 ** -(random.below(18) + 306) : 10 ** (random.below(40) - 20);
      const values = Array.from({ length: 1 + random.below(5) }, () =>
        Number(((random.fraction() - 0.5) * size).toPrecision(1 + random.below(15))),
      );
      const weights = values.map(() => random.below(50));
      const sum = new Expectation(97, new Fractions());
      for (const [index, value] of values.entries()) sum.add(weights[index]!, value);
      const due = nearest(weighted(weights, 97, values.map(exactly)));
      if (sum.total() !== due) expect.fail(`${weights} · ${values} / 97 is ${due}, not ${sum.value}`);
    }
  });
});

describe('on trees of decimals, fractions and nested chance nodes', () => {
  test('every search finds the values, moves and leaves of exact numbers, under every rule', () => {
    forChanceTrees(2000, ({ seed, tree, root }) => {
      const values = root.everyNode().map(trueValue);
      expectSame(Array.from(backedUpValues(tree)), values);
      const move = firstBest(root);
      const best = move === null ? null : tree.child(ROOT, move);
      const rules = EVERY_RULE[seed % EVERY_RULE.length]!;
      const check = () => {
        const run = recordTrace(tree, 'alpha-beta', rules);
        expectSame(run.result, { ok: true, value: values[0] });
        expectSame(run.bestMoveAt(run.length), best);
        expectSame(evaluatedLeaves(run), leavesSeen(tellStory(root, rules)));
      };
      naming(() => nameOf(rules), check);
      const whole = recordTrace(tree, 'expectiminimax', DEFAULT_RULES);
      for (const node of tree.nodes()) expectSame(whole.stateAt(node, whole.length).value, values[node]);
    });
  });

  test('ranges are those of exact numbers: never wider than before, and around the value', () => {
    forChanceTrees(500, ({ tree, root, random }) => {
      const values = root.everyNode().map(trueValue);
      const run = recordTrace(tree, 'alpha-beta', random.pick(EVERY_RULE));
      const seen = new Set<number>();
      let before = tree.nodes().map((node) => run.rangeAt(node, 0));
      for (const range of before) expectSame([range.low, range.high], tree.leafBounds);
      for (const step of stepsOf(run)) {
        const event = run.event(step);
        if (event.kind === 'leaf') seen.add(event.node);
        const now = tree.nodes().map((node) => run.rangeAt(node, step));
        expectSame(now, provedEverywhere(root, seen, tree.leafBounds));
        for (const [node, { low, high }] of now.entries()) {
          const value = values[node]!;
          const isSound =
            low >= before[node]!.low && high <= before[node]!.high && low <= value && value <= high;
          if (!isSound) expect.fail(`step ${step}, node ${node}: [${low}, ${high}] of ${value}`);
        }
        before = now;
      }
      expectSame(before[ROOT], { low: values[0], high: values[0] });
    });
  });
});

describe('the range of a chance node under leaf bounds', () => {
  test.each([
    'leaves 0.4..1; chance(1/3*1 1/3*1 1/3*1)',
    'leaves 0..0.8; chance(1/3*0 1/3*0 1/3*0)',
    'leaves 0.1..0.7; chance(1/7*0.5 2/7*(0.2 0.3) 4/7*chance(1/3*0.4 2/3*0.6))',
  ])('is just these, and has no label, as long as nothing is seen: %s', (text) => {
    const tree = treeOfText(text);
    const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
    const [low, high] = tree.leafBounds;
    for (const step of [0, 1]) {
      const state = run.stateAt(ROOT, step);
      expect(state.range).toEqual({ low, high });
      expect(rangeLabel('chance', state, tree.leafBounds)).toBe('');
    }
  });
});

function treeOfText(text: string): GameTree {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem.code}`);
  return parsed.value;
}

function searchedInEveryWay(tree: GameTree): AnyRun[] {
  const whole = DEPTH_FIRST.filter((algorithm) => algorithm !== 'alpha-beta' && canSearch(algorithm, tree));
  return [
    ...EVERY_RULE.map((rules) => recordTrace(tree, 'alpha-beta', rules)),
    ...whole.map((algorithm) => recordTrace(tree, algorithm, DEFAULT_RULES)),
  ];
}

/** The number nearest to 3^−levels. */
function nearestPower(levels: number): number {
  return nearest({ over: 1n, under: 3n ** BigInt(levels) });
}

interface ChanceSample {
  readonly seed: number;
  readonly tree: GameTree;
  readonly root: PlainNode;
  readonly random: Random;
}

/** Small values, so that equal expectations are made in many ways. */
function forChanceTrees(count: number, law: (sample: ChanceSample) => void): void {
  for (let seed = 1; seed <= count; seed += 1) {
    const random = seeded(seed);
    const sketch = chanceSketch(random, 2 + random.below(3));
    const root = plainTree(sketch);
    const values = root.leaves().map(({ value }) => value);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const bounds = random.flip(0.5) ? [-Infinity, Infinity] : [low - random.below(4) / 10, high + 0.3];
    const tree = treeOf(sketch, bounds.map((end) => Number(end.toFixed(3))) as [number, number]);
    naming(
      () => `seed ${seed}: ${literalOf(sketch)} with leaf bounds [${tree.leafBounds}]`,
      () => law({ seed, tree, root, random }),
    );
  }
}

function chanceSketch(random: Random, plies: number): Sketch {
  if (plies === 0 || random.flip(0.15)) {
    const places = random.pick([0, 1, 1, 2, 3]);
    return (random.below(13) - 6) / 10 ** places;
  }
  const children = Array.from({ length: 1 + random.below(3) }, () => chanceSketch(random, plies - 1));
  if (random.flip(0.4)) return random.flip(0.5) ? { max: children } : { min: children };
  const whole = random.pick([3, 3, 6, 7, 9, 11, 30]);
  const parts = children.map((_child, index) => (index === 0 ? whole : 0));
  for (let index = 1; index < parts.length; index += 1) {
    const part = random.below(Math.floor(whole / 2));
    parts[index] = part;
    parts[0] = parts[0]! - part;
  }
  return { chance: children.map((child, index) => [`${parts[index]!}/${whole}`, child] as const) };
}
