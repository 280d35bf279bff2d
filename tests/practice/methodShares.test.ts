import { describe, expect, test } from 'vitest';
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { type MethodRun, rightRun } from '../../src/practice/methods/methods.ts';
import { METHODS, type MethodName } from '../../src/practice/misconception.ts';
import { evaluatedLeaves } from '../support/evaluatedLeaves.ts';
import { howMany } from '../support/howMany.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';
import { methodRuns } from './methodRuns.ts';
import { plainMethodSheet } from './plainMethods.ts';

/**
 * On how many random trees in a hundred a faulty method evaluates other leaves, and on how many of 2⁴ it
 * finds another value at the root. Found by another program on other trees, 2,000 of each shape.
 */
const SHARES: readonly Row[] = [
  { method: 'parent-only', sets: [0, 0, 0, 57], wrongRoot: 0 },
  { method: 'other-equality', sets: [11, 25, 72, 53], wrongRoot: 0 },
  { method: 'never-inherits', sets: [39, 74, 99.8, 98], wrongRoot: 0 },
  { method: 'right-to-left', sets: [75, 99, 100, 100], wrongRoot: 0 },
  { method: 'alpha-zero', sets: [11, 1, 0.3, 19], wrongRoot: 0 },
  { method: 'global-bounds', sets: [100, 100, 100, 100], wrongRoot: 77 },
  { method: 'swapped-tests', sets: [39, 93, 100, 100], wrongRoot: 39 },
];

interface Row {
  readonly method: MethodName;
  /** for 2×2, 2³, 3³ and 2⁴ */
  readonly sets: readonly [number, number, number, number];
  readonly wrongRoot: number;
}

/** Of α starting at 0 where leaves are negative too: 2³ and 2⁴, and the root of 2⁴. */
const WITH_NEGATIVE = { sets: [30, 91], wrongRoot: 31 } as const;

const SHAPES = [
  { name: '2×2', branching: 2, depth: 2 },
  { name: '2³', branching: 2, depth: 3 },
  { name: '3³', branching: 3, depth: 3 },
  { name: '2⁴', branching: 2, depth: 4 },
] as const;
type Shape = (typeof SHAPES)[number];

/** Of how many trees the stated shares are, and of how many ours. */
const TREES_STATED = 2000;
const TREES = howMany(2000, 500);

interface Counts {
  readonly sets: Map<MethodName, number>;
  readonly roots: Map<MethodName, number>;
}

/**
 * On how many random trees in a hundred, with either side at the root, whoever misreads the sides or lets the root pass
 * no window on evaluates other leaves. Found by another program on other trees, 2,000 of each shape.
 */
const EITHER_ROOT: readonly { readonly widths: readonly number[]; readonly percent: Percents }[] = [
  { widths: [2, 2], percent: { interchanged: 75, 'root-misread': 39, 'open-root': 39 } },
  { widths: [2, 2, 2], percent: { interchanged: 94, 'root-misread': 89, 'open-root': 38 } },
  { widths: [3, 3, 3], percent: { interchanged: 100, 'root-misread': 100, 'open-root': 80 } },
  { widths: [2, 2, 2, 2], percent: { interchanged: 100, 'root-misread': 98, 'open-root': 69 } },
  { widths: [3, 2, 2, 2], percent: { interchanged: 100, 'root-misread': 100, 'open-root': 93 } },
];
type Percents = Readonly<Partial<Record<MethodName, number>>>;

/** How often each method evaluates another set, or finds another root value, as shares. */
function countShares({ branching, depth }: Shape, leaf: (random: Random) => number): Counts {
  const counts: Counts = { sets: new Map(), roots: new Map() };
  const random = seeded(branching * 100 + depth);
  for (let round = 0; round < TREES; round += 1) {
    const tree = treeOf(uniform(branching, depth, 'max', () => leaf(random)));
    const task = { tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES } as const;
    const right = rightRun(task);
    for (const [method, run] of methodRuns(task)) {
      if (setOf(run) !== setOf(right)) add(counts.sets, method);
      if (rootValue(run) !== rootValue(right)) add(counts.roots, method);
    }
  }
  return counts;
}

function add(counts: Map<MethodName, number>, method: MethodName): void {
  counts.set(method, (counts.get(method) ?? 0) + 1 / TREES);
}

function setOf({ run, original }: MethodRun): string {
  return String(
    evaluatedLeaves(run)
      .map((leaf) => original(leaf as Parameters<typeof original>[0]))
      .sort((a, b) => a - b),
  );
}

function rootValue({ run: { result } }: MethodRun): number | null {
  return result.ok ? result.value : null;
}

function uniform(branching: number, depth: number, side: 'max' | 'min', leaf: () => number): Sketch {
  return ofWidths(new Array<number>(depth).fill(branching), side, leaf);
}

/** MAX and MIN in turn, each ply as wide as is said. */
function ofWidths([width, ...below]: readonly number[], side: 'max' | 'min', leaf: () => number): Sketch {
  if (width === undefined) return leaf();
  const other = side === 'max' ? 'min' : 'max';
  const children = Array.from({ length: width }, () => ofWidths(below, other, leaf));
  return side === 'max' ? { max: children } : { min: children };
}

/**
 * Both shares are samples of 2,000, so they differ by chance with a standard error of √(2p(1−p)/2000);
 * four of these, and half a hundredth for the rounding of the table. What is 0 by a theorem stays 0.
 */
function expectShare(found: number, percent: number): void {
  const p = percent / 100;
  const tolerance = 4 * Math.sqrt(p * (1 - p) * (1 / TREES + 1 / TREES_STATED)) + 0.005;
  if (percent === 0) expect(found).toBe(0);
  else expect(Math.abs(found - p), `${found} instead of ${p}`).toBeLessThanOrEqual(tolerance);
}

const DIGITS = new Map(SHAPES.map((shape) => [shape, countShares(shape, (random) => random.below(10))]));

describe('on random trees with leaves 0 … 9', () => {
  for (const [index, shape] of SHAPES.entries()) {
    test.each(SHARES)(`of ${shape.name}, as often as the table says, other leaves: $method`, (row) => {
      expectShare(DIGITS.get(shape)!.sets.get(row.method) ?? 0, row.sets[index]!);
    });
  }

  test.each(SHARES)('of 2⁴, another root value: $method', ({ method, wrongRoot }) => {
    expectShare(DIGITS.get(SHAPES[3])!.roots.get(method) ?? 0, wrongRoot);
  });
});

describe('on random trees with leaves 0 … 9 and either side at the root, as often as the table says', () => {
  test.each(EITHER_ROOT)('other leaves: $widths', ({ widths, percent }) => {
    const random = seeded(widths.length * 10 + widths[0]!);
    const [found, stated] = [new Map<MethodName, number>(), new Map<MethodName, number>()];
    for (let round = 0; round < TREES; round += 1) {
      const sketch = ofWidths(widths, random.flip(0.5) ? 'max' : 'min', () => random.below(10));
      const task = { tree: treeOf(sketch), algorithm: 'alpha-beta', rules: DEFAULT_RULES } as const;
      const right = setOf(rightRun(task));
      const methods = METHODS.filter((name) => percent[name] !== undefined);
      const runs = methodRuns(task, methods);
      for (const method of methods) {
        const set = setOf(runs.get(method)!);
        if (set !== right) add(found, method);
        const { leafBounds } = task.tree;
        const sheet = plainMethodSheet(method, { ...task, sketch, leafBounds })!;
        if (String([...sheet.leafOrder].sort((a, b) => a - b)) !== right) add(stated, method);
      }
    }
    expect(found).toEqual(stated);
    for (const [method, share] of found) expectShare(share, percent[method]!);
    expect([...found.keys()].sort()).toEqual(Object.keys(percent).sort());
  });
});

describe('on random trees with leaves −9 … 9', () => {
  const signed = (random: Random) => random.below(19) - 9;

  test.each([
    { shape: SHAPES[1], share: WITH_NEGATIVE.sets[0] },
    { shape: SHAPES[3], share: WITH_NEGATIVE.sets[1] },
  ] as const)('α that starts at 0 shows: $shape.name', ({ shape, share }) => {
    const counts = countShares(shape, signed);
    expectShare(counts.sets.get('alpha-zero') ?? 0, share);
    if (shape === SHAPES[3]) expectShare(counts.roots.get('alpha-zero') ?? 0, WITH_NEGATIVE.wrongRoot);
  });
});
