/** Monte-Carlo tree search: published and counted figures, a second program, and what a run says at its steps. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import type { SimulationRun } from '../../src/core/run/simulationRun.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchLimits } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { CHANCE, MIN } from '../../src/core/tree/nodeKind.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { forTrees } from '../support/forTrees.ts';
import { howMany } from '../support/howMany.ts';
import { type PlainPosition, type PlainSettings, plainIteration, plainNode } from '../support/plainMcts.ts';
import { childrenOf, type Sketch, treeOf } from '../support/sketch.ts';

/** A lecture's tree of chances of a win: the root takes the left. */
const CHANCES = 'leaves 0..1; max(min(max(0.9 0.1) max(0.6 0.4)) min(max(0.5 0.5) max(0.7 0.2)))';
const AIMA = 'max(min(3 12 8) min(2 4 6) min(14 5 2))';

function treeFrom(text: string): GameTree {
  const read = parseTree(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

function simulated(
  tree: GameTree | string,
  settings: Partial<SearchLimits>,
  growth: 'drawn' | 'grown' = 'drawn',
): SimulationRun {
  const limits = { ...NO_LIMITS, ...settings };
  const of = typeof tree === 'string' ? treeFrom(tree) : tree;
  return recordSearch(of, 'mcts', DEFAULT_RULES, growth, limits) as SimulationRun;
}

const LETTERS = ['L', 'R'];
const iterationsOf = (run: SimulationRun) => Array.from({ length: run.iterations }, (_, index) => index + 1);
const placesIn = (run: SimulationRun, iteration: number) =>
  run
    .pathOf(iteration)
    .slice(1)
    .map((node) => run.placeOf(node));
const pathsOf = (run: SimulationRun) =>
  iterationsOf(run).map((iteration) =>
    placesIn(run, iteration)
      .map((place) => LETTERS[place])
      .join(''),
  );
/** N of the children of the root after an iteration. */
const visitsAfter = (run: SimulationRun, iteration: number) =>
  run.candidatesAt(ROOT, run.endOf(iteration)).map(({ visits }) => visits);

describe('the tree of chances, by first moves', () => {
  const run = simulated(CHANCES, { iterations: 10, playout: 'first' });

  test('goes these ways, in 64 events', () => {
    expect(pathsOf(run).join(' ')).toBe('L R LL RL LR LRL RR LLL RLL LRR');
    expect(run.length).toBe(64);
  });

  test('has these scores at the root', () => {
    const scores = iterationsOf(run)
      .slice(2)
      .map((iteration) =>
        run.candidatesAt(ROOT, run.endOf(iteration - 1)).map(({ score }) => Number(score.toFixed(6))),
      );
    expect(scores).toEqual([
      [2.07741, 1.67741],
      [1.948147, 1.982304],
      [2.07741, 1.67741],
      [1.835837, 1.768636],
      [1.696509, 1.838566],
      [1.736385, 1.705646],
      [1.692018, 1.744077],
      [1.717491, 1.598147],
    ]);
  });

  test('has these N and W', () => {
    const at = (iteration: number, ...path: readonly number[]) => {
      const node = path.reduce<NodeId>((above, place) => run.tree.child(above, place), ROOT);
      const { visits, sum } = run.standingOf(node, run.endOf(iteration));
      return [visits, Number(sum.toFixed(6))];
    };
    const root = [0.9, 1.4, 2.3, 2.8, 3.4, 4, 4.7, 5.6, 6.1, 6.5];
    expect(root.map((_sum, index) => at(index + 1))).toEqual(root.map((sum, index) => [index + 1, sum]));
    expect([3, 6, 10].map((iteration) => at(iteration, 0))).toEqual([
      [2, 1.8],
      [4, 3],
      [6, 4.3],
    ]);
    expect([3, 6, 10].map((iteration) => at(iteration, 1))).toEqual([
      [1, 0.5],
      [2, 1],
      [4, 2.2],
    ]);
    const ends = [
      [0, 0],
      [0, 0, 0],
      [0, 1],
      [0, 1, 0],
      [0, 1, 1],
      [1, 0],
      [1, 0, 0],
      [1, 1],
    ];
    expect(ends.map((path) => at(10, ...path))).toEqual([
      [2, 1.8],
      [1, 0.9],
      [3, 1.6],
      [1, 0.6],
      [1, 0.4],
      [2, 1],
      [1, 0.5],
      [1, 0.7],
    ]);
  });

  test('finds the left in the long run', () => {
    const long = simulated(CHANCES, { iterations: 10_000, playout: 'first' });
    expect([100, 1000, 10_000].map((iteration) => visitsAfter(long, iteration))).toEqual([
      [59, 41],
      [669, 331],
      [8735, 1265],
    ]);
    const means = [100, 1000, 10_000].map((iteration) => {
      const [left] = long.candidatesAt(ROOT, long.endOf(iteration));
      return Number(left!.mean!.toFixed(6));
    });
    expect(means).toEqual([0.608475, 0.597758, 0.598786]);
  });

  test.each([
    ['equal priors', null, 'L LL R LR RL LRL LRR RR RLL LRL'],
    ['the priors 0.2 and 0.8', [0.2, 0.8], 'R RL RR RLL L LL LR RRL RLR RLL'],
  ])('by PUCT with %s', (_named, priors, paths) => {
    const puct = simulated(CHANCES, { iterations: 10, playout: 'first', selection: 'puct', priors });
    expect(pathsOf(puct).join(' ')).toBe(paths);
  });

  test('read as chances, by random moves', () => {
    const chances = simulated(CHANCES, { iterations: 10, leaves: 'chance' });
    expect(pathsOf(chances).join(' ')).toBe('L R LL RL LR RR LLL LRL LLR RLL');
    expect(iterationsOf(chances).map((iteration) => chances.log.rewardOf(iteration - 1))).toEqual([
      1, 1, 0, 0, 0, 0, 1, 1, 0, 0,
    ]);
    const seeds = Array.from({ length: 200 }, (_, index) => index + 1);
    const right = [10, 30, 100, 300, 1000].map(() => 0);
    const tree = treeFrom(CHANCES);
    for (const seed of seeds) {
      const one = simulated(tree, { iterations: 1000, leaves: 'chance', seed });
      [10, 30, 100, 300, 1000].forEach((iteration, index) => {
        if (one.bestChildAt(ROOT, one.endOf(iteration)) === tree.child(ROOT, 0)) right[index]! += 1;
      });
    }
    expect(right).toEqual([128, 129, 150, 167, 194]);
  });
});

test('given results: a lecture’s example', () => {
  const run = simulated('max(max(? ?) max(? ?))', { given: [20, 10, 0, 14], c: 2 });
  expect(pathsOf(run).join(' ')).toBe('L R LL RL');
  expect(run.candidatesAt(ROOT, run.endOf(3)).map(({ score }) => Number(score.toFixed(4)))).toEqual([
    11.4823, 12.0963,
  ]);
  const held = [ROOT, ...run.tree.children(ROOT)].map((node) => run.standingOf(node, run.length));
  expect(held).toEqual([
    { visits: 4, sum: 44 },
    { visits: 2, sum: 20 },
    { visits: 2, sum: 24 },
  ]);
  for (const final of ['visits', 'mean'] as const) {
    const one = simulated('max(max(? ?) max(? ?))', { given: [20, 10, 0, 14], c: 2, final });
    expect(one.placeOf(one.bestMoveAt()!)).toBe(1);
  }
});

test('AIMA’s tree: the 14 misleads', () => {
  const run = simulated(AIMA, { iterations: 10_000, playout: 'first' });
  const [b, c, d] = run.tree.children(ROOT).map((child) => run.standingOf(child, run.endOf(10)));
  expect([b, c, d]).toEqual([
    { visits: 3, sum: 18 },
    { visits: 2, sum: 4 },
    { visits: 5, sum: 37 },
  ]);
  expect(run.changes.filter((iteration) => iteration <= 3000)).toEqual([1, 3, 21, 28, 37]);
  expect([visitsAfter(run, 1000), visitsAfter(run, 10_000)]).toEqual([
    [474, 263, 263],
    [6938, 1632, 1430],
  ]);
  expect(run.candidatesAt(ROOT, run.length)[0]!.mean).toBeCloseTo(3.094696, 6);
});

describe('nine wins and a loss', () => {
  const tree = 'max(min(1 1 1 1 1 1 1 1 1 0) min(0.6 0.6 0.6))';

  test('the recommended move changes four times', () => {
    const run = simulated(tree, { iterations: 2000, playout: 'first' });
    expect(run.changes).toEqual([1, 94, 114, 124]);
    expect(visitsAfter(run, 2000)).toEqual([149, 1851]);
  });

  test.each([
    [0, 34],
    [0.5, 34],
    [1, 64],
    [2, 214],
    [3, 574],
  ])('with C = %d for the last time at iteration %i', (c, last) => {
    expect(simulated(tree, { iterations: 2000, playout: 'first', c }).changes.at(-1)).toBe(last);
  });
});

describe('a run', () => {
  test('of a single leaf counts at the root, and recommends nothing', () => {
    const run = simulated('7', { iterations: 5 });
    expect(run.length).toBe(10);
    expect(run.standingOf(ROOT, 10)).toEqual({ visits: 5, sum: 35 });
    expect([run.bestMoveAt(), run.changes]).toEqual([null, []]);
  });

  test('without iterations has no event', () => {
    const run = simulated(AIMA, { iterations: 0 });
    expect([run.length, run.bestMoveAt()]).toEqual([0, null]);
  });

  test('halts at an unknown leaf; that iteration does not count', () => {
    const run = simulated('max(min(? 2) 1)', { iterations: 9, playout: 'first' });
    expect(run.result).toMatchObject({ ok: false, halt: { reason: 'unknown-leaf' } });
    const { node } = run.event(run.length);
    expect([run.iterations, node, run.kindAt(run.length)]).toEqual([0, 2, 'halt']);
  });

  test('halts at a leaf that is read as a probability and is none; that iteration does not count', () => {
    const settings = { iterations: 9, playout: 'first', leaves: 'chance' } as const;
    const run = simulated('max(min(0.5 2) min(12 1))', settings);
    expect(run.result).toMatchObject({ ok: false, halt: { reason: 'no-probability' } });
    const { node } = run.event(run.length);
    expect([run.iterations, run.tree.value(node), run.kindAt(run.length)]).toEqual([1, 12, 'halt']);
    const given = simulated('max(min(0.5 2) min(12 1))', { ...settings, given: [1, 0, 1] });
    expect([given.result.ok, given.iterations]).toEqual([true, 3]);
  });
});

/** The positions of the plain program. */
function plainOf(sketch: Sketch): PlainPosition {
  if (sketch === null || typeof sketch === 'number')
    return { kind: 'end', moves: [], value: sketch ?? Number.NaN };
  if ('chance' in sketch)
    return {
      kind: 'chance',
      moves: sketch.chance.map(([, child]) => plainOf(child)),
      probabilities: sketch.chance.map(([text]) => {
        const [over, under = '1'] = text.split('/');
        return Number(over) / Number(under);
      }),
    };
  return { kind: 'max' in sketch ? 'max' : 'min', moves: childrenOf(sketch).map(plainOf) };
}

function leavesOf(position: PlainPosition): number[] {
  return position.kind === 'end' ? [position.value!] : position.moves.flatMap(leavesOf);
}

describe('a second program, iteration by iteration', () => {
  const TRAITS = { nodes: 40 };
  test.each(['random', 'first', 'chance', 'given', 'puct'] as const)('%s', (way) => {
    let events = 0;
    forTrees(howMany(1500, 300), TRAITS, ({ sketch, seed }) => {
      const root = plainOf(sketch);
      const leaves = leavesOf(root);
      if (!leaves.every(Number.isFinite)) return;
      const isChance = way === 'chance';
      const scaled = isChance ? scaleTo01(sketch, leaves) : sketch;
      const position = isChance ? plainOf(scaled) : root;
      const [low, high] = isChance ? [0, 1] : [Math.min(...leaves), Math.max(...leaves)];
      const random = seeded(seed);
      const given = way === 'given' ? Array.from({ length: 30 }, () => random.below(9) - 3) : null;
      const c = [0, 0.5, 1.4, 3][seed % 4]!;
      const isPuct = way === 'puct';
      const settings: PlainSettings = {
        ...{ seed, c, span: high - low, first: way === 'first', isChance, given },
        puct: isPuct ? { priors: null, middle: (low + high) / 2 } : null,
      };
      const run = simulated(treeOf(scaled), {
        ...{ seed, c, given, iterations: 30, playout: way === 'first' ? 'first' : 'random' },
        ...{ leaves: isChance ? 'chance' : 'reward', selection: isPuct ? 'puct' : 'uct' },
      });
      const plain = plainNode(position);
      for (let iteration = 1; iteration <= 30; iteration += 1) {
        const made = plainIteration(plain, iteration, settings);
        expect(placesIn(run, iteration)).toEqual(made.path);
        expect(run.log.rewardOf(iteration - 1)).toBe(made.reward);
        events += 2 * (made.path.length + 1);
      }
      expect(run.length).toBe(2 * iterationsOf(run).reduce((sum, at) => sum + run.pathOf(at).length, 0));
      expect(run.standingOf(ROOT, run.length)).toEqual({ visits: plain.visits, sum: plain.sum });
    });
    expect(events).toBeGreaterThan(10_000);
  });
});

function scaleTo01(sketch: Sketch, leaves: readonly number[]): Sketch {
  const [low, high] = [Math.min(...leaves), Math.max(...leaves)];
  const scaled = (of: Sketch): Sketch => {
    if (of === null) return null;
    if (typeof of === 'number') return high === low ? 0.5 : (of - low) / (high - low);
    if ('chance' in of) return { chance: of.chance.map(([text, child]) => [text, scaled(child)] as const) };
    const children = childrenOf(of).map(scaled);
    return 'max' in of ? { max: children } : { min: children };
  };
  return scaled(sketch);
}

describe('on random trees', () => {
  test.each(['visits', 'mean'] as const)(
    'the changes of the move are found by comparing all of them (%s)',
    (final) => {
      let changes = 0;
      forTrees(howMany(4000, 600), { nodes: 25 }, ({ tree, seed }) => {
        // Sums of whole rewards are exact, so that equal means are equal here.
        if (tree.hasInfinite || tree.hasUnknown || !tree.hasWholeLeaves) return;
        const run = simulated(tree, { iterations: 60, seed, final, c: [0, 0.5, 1.4, 3][seed % 4]! });
        const sign = tree.kind(ROOT) === MIN ? -1 : 1;
        const recommendedAfter = (iteration: number) => {
          const known = tree.children(ROOT).flatMap((child) => {
            const { visits, sum } = run.standingOf(child, run.endOf(iteration));
            return visits === 0 ? [] : [{ child, visits, mean: (sign * sum) / visits }];
          });
          const [first, second] =
            final === 'visits' ? (['visits', 'mean'] as const) : (['mean', 'visits'] as const);
          const most = known.filter((one) => known.every((other) => one[first] >= other[first]));
          return most.find((one) => most.every((other) => one[second] >= other[second]))?.child;
        };
        const isDecided = !tree.isLeaf(ROOT) && tree.kind(ROOT) !== CHANCE;
        const expected = iterationsOf(run).filter(
          (iteration) => isDecided && recommendedAfter(iteration) !== recommendedAfter(iteration - 1),
        );
        expect(run.changes).toEqual(expected);
        changes += expected.length;
      });
      expect(changes).toBeGreaterThan(100);
    },
  );

  test('what stands at each step follows from the events before it', () => {
    forTrees(howMany(400, 100), { nodes: 25 }, ({ tree, seed }) => {
      if (tree.hasInfinite || tree.hasUnknown) return;
      for (const growth of ['drawn', 'grown'] as const) {
        const run = simulated(tree, { iterations: 12, seed }, growth);
        const held = new Map<NodeId, { visits: number; sum: number }>();
        const there = new Set<NodeId>([ROOT]);
        for (let step = 0; step <= run.length; step += 1) {
          const event = step === 0 ? null : run.event(step);
          if (event?.kind === 'expand') there.add(event.child);
          if (event?.kind === 'backup') {
            const { visits, sum } = held.get(event.node) ?? { visits: 0, sum: 0 };
            held.set(event.node, { visits: visits + 1, sum: sum + event.reward });
            expect([event.visits, event.sum]).toEqual([visits + 1, sum + event.reward]);
          }
          for (const node of run.tree.nodes()) {
            expect(run.standingOf(node, step)).toEqual(held.get(node) ?? { visits: 0, sum: 0 });
            expect(run.isInTree(node, step)).toBe(there.has(node));
          }
          expect(run.tallyAt(step).generated).toBe(there.size);
        }
        for (const node of run.tree.nodes()) {
          const { visits, sum } = run.standingOf(node, run.length);
          const below = run.tree.children(node).map((child) => run.standingOf(child, run.length));
          const own = node === ROOT || run.tree.isLeaf(node) || visits === 0 ? 0 : 1;
          if (!run.tree.isLeaf(node))
            expect(visits).toBe(own + below.reduce((total, each) => total + each.visits, 0));
          const through = iterationsOf(run).filter((iteration) => run.pathOf(iteration).includes(node));
          const sums = through.map((iteration) => run.log.rewardOf(iteration - 1));
          expect(sum).toBe(sums.reduce((total, reward) => total + reward, 0));
        }
      }
    });
  });

  test('a run is the beginning of a longer one, whether the tree is drawn or grown', () => {
    forTrees(howMany(400, 100), { nodes: 40 }, ({ tree, seed }) => {
      if (tree.hasInfinite || tree.hasUnknown) return;
      const [short, long, grown] = [
        simulated(tree, { iterations: 15, seed }),
        simulated(tree, { iterations: 40, seed }),
        simulated(tree, { iterations: 15, seed }, 'grown'),
      ];
      for (let iteration = 1; iteration <= 15; iteration += 1) {
        expect(placesIn(long, iteration)).toEqual(placesIn(short, iteration));
        expect(placesIn(grown, iteration)).toEqual(placesIn(short, iteration));
      }
    });
  });

  test('shifted or doubled leaves choose the same, and swapped sides mirror everything', () => {
    forTrees(howMany(400, 150), { nodes: 40 }, ({ sketch, seed }) => {
      const leaves = leavesOf(plainOf(sketch));
      if (!leaves.every(Number.isInteger)) return;
      const plain = simulated(treeOf(sketch), { iterations: 30, seed });
      const paths = (of: Sketch) => {
        const run = simulated(treeOf(of), { iterations: 30, seed });
        return iterationsOf(run).map((iteration) => placesIn(run, iteration));
      };
      const expected = iterationsOf(plain).map((iteration) => placesIn(plain, iteration));
      expect(paths(mapped(sketch, (value) => value + 8))).toEqual(expected);
      expect(paths(mapped(sketch, (value) => 2 * value))).toEqual(expected);
      const mirrored = simulated(treeOf(mapped(sketch, (value) => -value, true)), { iterations: 30, seed });
      expect(iterationsOf(mirrored).map((iteration) => placesIn(mirrored, iteration))).toEqual(expected);
      expect(mirrored.standingOf(ROOT, mirrored.length).sum).toBeCloseTo(
        -plain.standingOf(ROOT, plain.length).sum,
        9,
      );
    });
  });

  test('of 300 trees it recommends minimax’s move in at least 297 after 3,000 iterations', () => {
    let right = 0;
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = seeded(seed);
      const sketch = distinctTree(random);
      const run = simulated(treeOf(sketch), { iterations: 3000, seed });
      const values = (sketch as { max: Sketch[] }).max.map((child) => worthOf(child));
      if (values[run.placeOf(run.bestMoveAt()!)] === Math.max(...values)) right += 1;
    }
    expect(right).toBeGreaterThanOrEqual(297);
  });
});

function mapped(sketch: Sketch, of: (value: number) => number, isSwapped = false): Sketch {
  if (sketch === null) return null;
  if (typeof sketch === 'number') return of(sketch);
  if ('chance' in sketch)
    return { chance: sketch.chance.map(([text, child]) => [text, mapped(child, of, isSwapped)] as const) };
  const children = childrenOf(sketch).map((child) => mapped(child, of, isSwapped));
  return 'max' in sketch !== isSwapped ? { max: children } : { min: children };
}

/** A tree of two or three plies with two or three children at each node and distinct whole leaves, MAX first. */
function distinctTree(random: ReturnType<typeof seeded>): Sketch {
  const plies = 2 + random.below(2);
  const left = Array.from({ length: 60 }, (_, index) => index);
  const node = (depth: number): Sketch => {
    if (depth === plies) return left.splice(random.below(left.length), 1)[0]!;
    const children = Array.from({ length: 2 + random.below(2) }, () => node(depth + 1));
    return depth % 2 === 0 ? { max: children } : { min: children };
  };
  return node(0);
}

function worthOf(sketch: Sketch): number {
  if (typeof sketch === 'number') return sketch;
  const values = childrenOf(sketch as { max: Sketch[] }).map(worthOf);
  return 'max' in (sketch as object) ? Math.max(...values) : Math.min(...values);
}
