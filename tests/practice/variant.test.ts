import { describe, expect, test } from 'vitest';
import { backedUpValues } from '../../src/core/order/childOrder.ts';
import { seeded } from '../../src/core/random/seeded.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES, RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { variantOfTree } from '../../src/practice/treeVariant.ts';
import { searchedInVariant, VARIANTS, variantOf } from '../../src/practice/variant.ts';
import { stepsOf } from '../support/evaluatedLeaves.ts';
import { EVERY_RULE, expectSame, forTrees } from '../support/forTrees.ts';
import { FROZEN_SET } from '../support/frozenSet.ts';

/** What happens, without the numbers: kinds and nodes of all events. */
function eventsOf(tree: GameTree, rules: SearchRules): string[] {
  const run = recordTrace(tree, 'alpha-beta', rules);
  return stepsOf(run).map((step) => `${run.kindAt(step)} ${run.nodeAt(step)}`);
}

function finiteLeaves(tree: GameTree): number[] {
  return tree
    .leaves()
    .map((leaf) => tree.value(leaf))
    .filter(Number.isFinite);
}

function treeOf(text: string): GameTree {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

describe('a variant of a tree', () => {
  test.each([false, true])('is searched as the tree is, event by event (chance: %s)', (chance) => {
    forTrees(2500, { nodes: 80, chance, halting: true }, ({ tree, seed }) => {
      const variant = variantOfTree(tree, seed);
      for (const cutoff of RULES.cutoff) {
        const rules = { ...DEFAULT_RULES, cutoff };
        expectSame(eventsOf(variant, rules), eventsOf(tree, rules));
      }
      const rules = EVERY_RULE[seed % EVERY_RULE.length]!;
      expectSame(eventsOf(variant, rules), eventsOf(tree, rules));
    });
  });

  test('has other values and everything else as it was', () => {
    forTrees(3000, { nodes: 60, halting: true }, ({ tree, random }) => {
      const variant = variantOfTree(tree, 1 + random.below(999));
      expectSame(
        finiteLeaves(variant).some((value, index) => value !== finiteLeaves(tree)[index]),
        finiteLeaves(tree).length > 0,
      );
      const { value: before, weight: _a, denominator: _b, ...rest } = tree.columns;
      const { value: after, weight: _c, denominator: _d, ...restNow } = variant.columns;
      expectSame(restNow, rest);
      for (const [node, value] of before.entries()) {
        if (!Number.isFinite(value)) expectSame(after[node], value);
      }
    });
  });

  test('0 is the tree itself, and every other one is the same each time', () => {
    forTrees(500, { nodes: 40, halting: true }, ({ tree, random }) => {
      expect(variantOfTree(tree, 0)).toBe(tree);
      const seed = 1 + random.below(999);
      const [one, other] = [variantOfTree(tree, seed), variantOfTree(tree, seed)];
      expectSame(other.columns, one.columns);
      expectSame(other.leafBounds, one.leafBounds);
    });
  });

  test('keeps every value within the bounds, and the bounds where a value was at them', () => {
    forTrees(1500, { nodes: 40 }, ({ tree, seed }) => {
      const variant = variantOfTree(tree, seed);
      const [low, high] = variant.leafBounds;
      for (const [index, value] of finiteLeaves(variant).entries()) {
        expect(value).toBeGreaterThanOrEqual(low);
        expect(value).toBeLessThanOrEqual(high);
        expect(value === low).toBe(finiteLeaves(tree)[index] === tree.leafBounds[0]);
        expect(value === high).toBe(finiteLeaves(tree)[index] === tree.leafBounds[1]);
      }
      expectSame(variant.leafBounds.map(Number.isFinite), tree.leafBounds.map(Number.isFinite));
    });
  });

  test('without chance nodes has whole numbers over a range like the old one, with zero within it', () => {
    forTrees(1500, { nodes: 60, chance: false }, ({ tree, seed }) => {
      const variant = variantOfTree(tree, seed);
      const [before, after] = [tree, variant].map((one) =>
        [...finiteLeaves(one), ...one.leafBounds].filter(Number.isFinite),
      ) as [number[], number[]];
      if (before.length === 0) return;
      const width = Math.max(...before) - Math.min(...before);
      const most = Math.max(Math.round(width), 2 * new Set(before).size) + 1;
      for (const value of after) {
        expect(Number.isInteger(value)).toBe(true);
        expect(Math.abs(value)).toBeLessThanOrEqual(most);
      }
      expect(Math.max(...after) - Math.min(...after)).toBeLessThanOrEqual(most);
    });
    const signs = Array.from({ length: 200 }, (_, seed) =>
      finiteLeaves(variantOfTree(treeOf('(3 12 8) (2 4 6) (14 5 2)'), seed + 1)),
    );
    expect(
      signs.filter((values) => values.some((v) => v < 0) && values.some((v) => v > 0)).length,
    ).toBeGreaterThan(120);
  });

  test('with chance nodes keeps decimals as short as they were', () => {
    forTrees(1500, { nodes: 60 }, ({ tree, seed }) => {
      if (!tree.hasChance) return;
      const decimals = (of: GameTree) =>
        finiteLeaves(of).map((value) => String(value).split('.')[1]?.length ?? 0);
      const [before, after] = [decimals(tree), decimals(variantOfTree(tree, seed))];
      for (const [index, count] of after.entries()) expect(count).toBeLessThanOrEqual(before[index]!);
    });
  });

  test('with chance nodes is worth a·x + b where the tree is worth x', () => {
    const tree = treeOf('chance(0.5*(3 12 8) 0.5*(2 4 6)) chance(1/3*(14 5) 2/3*(2 1))');
    for (let seed = 1; seed <= 200; seed += 1) {
      const [before, after] = [tree, variantOfTree(tree, seed)].map(backedUpValues) as [
        Float64Array,
        Float64Array,
      ];
      const factor = (after[4]! - after[3]!) / (before[4]! - before[3]!);
      expect([1, 2, 3]).toContain(factor);
      const addend = after[3]! - factor * before[3]!;
      for (const [node, x] of before.entries()) expect(after[node]).toBeCloseTo(factor * x + addend, 9);
    }
  });

  test('with chance nodes keeps a tie that sums of doubles would break', () => {
    // 0.1 + 0.2 would be 0.30000000000000004, and its half more than 0.15.
    const tree = treeOf('chance(0.5*0.1 0.5*0.2) 0.15');
    for (let seed = 1; seed <= 300; seed += 1) {
      const values = backedUpValues(variantOfTree(tree, seed));
      expect(values[1], `seed ${seed}`).toBe(values[4]);
    }
  });

  test('is another one for nearly every number', () => {
    const texts = (text: string) =>
      new Set(Array.from({ length: 200 }, (_, seed) => printTree(variantOfTree(treeOf(text), seed))));
    expect(texts('(3 12 8) (2 4 6) (14 5 2)').size).toBeGreaterThan(195);
    expect(texts('chance(0.5*(3 12) 0.5*(2 4))').size).toBeGreaterThan(40);
  });

  test('of the first version is the same for ever', () => {
    expect(printTree(variantOfTree(treeOf('leaves 0..20; (3 12 8) (2 4 6) (14 5 2)'), 1))).toBe(
      'leaves -7..13; (0 11 7) (-3 1 5) (12 3 -3)',
    );
    expect(printTree(variantOfTree(treeOf('chance(0.9*0.5 0.1*?) (inf 2)'), 1))).toBe(
      'chance(0.9*-8 0.1*?) (inf -5)',
    );
  });

  test.each([
    '(1e300 -1e300)',
    'chance(0.5*1e308 0.5*-1e308) 3',
    '(0 0)',
    'chance(0.5*0 0.5*0)',
    '5e-324 1 2',
    '7',
  ])('of %s is found', (text) => {
    const tree = treeOf(text);
    for (let seed = 1; seed <= 50; seed += 1) {
      const variant = variantOfTree(tree, seed);
      expect(finiteLeaves(variant)).not.toEqual(finiteLeaves(tree));
      expect(eventsOf(variant, DEFAULT_RULES)).toEqual(eventsOf(tree, DEFAULT_RULES));
    }
  });
});

describe('a variant of an item', () => {
  const [ownTree, ofLibrary, generated] = FROZEN_SET.items;

  test('0 is the item itself; a tree that stands in the set or in the library stays', () => {
    for (const item of FROZEN_SET.items) expect(variantOf(item, 0)).toBe(item);
    expect(variantOf(ownTree!, 7)).toBe(ownTree);
    expect(variantOf(ofLibrary!, 7)).toBe(ofLibrary);
  });

  test('that is generated has a seed of its own for each of a thousand', () => {
    const random = seeded(5);
    const starts = [0, 1, -1, 0xffffffff, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
    for (const seed of [...starts, ...Array.from({ length: 200 }, () => random.below(2 ** 32))]) {
      const source = { kind: 'generated', skill: 'windows', difficulty: 1, seed } as const;
      const item = { ...generated!, source };
      const seeds = Array.from({ length: VARIANTS }, (_, variant) => {
        const of = variantOf(item, variant).source;
        return of.kind === 'generated' ? of.seed >>> 0 : null;
      });
      expect(new Set(seeds).size).toBe(VARIANTS);
    }
  });

  test('that is generated leaves it to the program which nodes to ask about', () => {
    const parts = [{ ...generated!.parts[0]!, kind: 'windows', nodes: [1, 2] } as const];
    expect(variantOf({ ...generated!, parts }, 3).parts).toEqual([{ ...parts[0], nodes: [] }]);
  });

  test('of which each student gets another tree of its shape keeps its seed and the nodes that were named', () => {
    const fresh = { ...generated!, variants: 'fresh' } as const;
    expect(variantOf(fresh, 3)).toBe(fresh);
  });

  test('has its tree: of its own seed where it is generated, else with other values', () => {
    const tree = treeOf('(3 12 8) (2 4 6)');
    const asked: unknown[] = [];
    const found = FROZEN_SET.items.map(
      (item) =>
        searchedInVariant(item, 1, (source) => {
          asked.push(source);
          return tree;
        })?.tree,
    );
    expect(asked).toEqual(FROZEN_SET.items.map((item) => variantOf(item, 1).source));
    expect(found[2]).toBe(tree);
    for (const other of found.slice(0, 2)) expect(other?.columns).toEqual(variantOfTree(tree, 1).columns);
    expect(searchedInVariant(ofLibrary!, 1, () => null)).toBeNull();
  });

  test('is the same for ever', () => {
    expect(variantOf(generated!, 1).source).toEqual({ ...generated!.source, seed: 2674695862 });
  });
});
