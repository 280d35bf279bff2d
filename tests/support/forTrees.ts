/** Laws over seeded random trees: smaller trees come first, and a failure names its seed and its tree. */

import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES, RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type Amount, ofTrees } from './howMany.ts';
import { type PlainNode, plainTree } from './oracle/plainTree.ts';
import { trueValue } from './oracle/trueValue.ts';
import { ANY_TREE, randomSketch, type Traits } from './randomSketch.ts';
import { literalOf, type Sketch, treeOf } from './sketch.ts';

export interface Sample {
  readonly seed: number;
  /** for what else the law has to choose */
  readonly random: Random;
  readonly sketch: Sketch;
  readonly tree: GameTree;
  /** the same tree as linked objects, for the oracle */
  readonly root: PlainNode;
  /** all of them, by id */
  readonly nodes: readonly PlainNode[];
  /** what looking at everything finds at the root */
  readonly value: number;
}

/** Every combination of the three rules of a search that begins with the open window. */
export const EVERY_RULE: readonly SearchRules[] = RULES.cutoff.flatMap((cutoff) =>
  RULES.value.flatMap((value) => RULES.bounds.map((bounds) => ({ ...DEFAULT_RULES, cutoff, value, bounds }))),
);

/**
 * Checks the law on trees from a handful of nodes up to the size the traits allow.
 *
 * @param most how many in `npm run test:long`; in `npm test` a share of them, if nothing else is said
 */
export function forTrees(most: Amount, traits: Partial<Traits>, law: (sample: Sample) => void): void {
  const wanted = { ...ANY_TREE, ...traits };
  const count = ofTrees(most);
  for (let seed = 1; seed <= count; seed += 1) {
    const random = seeded(seed);
    const nodes = Math.ceil(3 + (wanted.nodes - 3) * (seed / count) ** 1.5);
    const sketch = randomSketch(random, { ...wanted, nodes });
    const root = plainTree(sketch);
    const tree = treeOf(sketch, leafBoundsFor(root, random));
    const name = () => `seed ${seed}: ${literalOf(sketch)} with leaf bounds [${tree.leafBounds}]`;
    naming(name, () =>
      law({ seed, random, sketch, tree, root, nodes: root.everyNode(), value: trueValue(root) }),
    );
  }
}

/** Checks the law on each tree under each of the rules given, all twelve if not said. */
export function forTreesAndRules(
  most: Amount,
  traits: Partial<Traits>,
  law: (sample: Sample, rules: SearchRules) => void,
  choices: readonly SearchRules[] = EVERY_RULE,
): void {
  forTrees(most, traits, (sample) => {
    for (const rules of choices)
      naming(
        () => nameOf(rules),
        () => law(sample, rules),
      );
  });
}

/** The same with one of the rules for each tree, in turn: for laws that look at every node at every step. */
export function forTreesAndRulesInTurn(
  most: Amount,
  traits: Partial<Traits>,
  law: (sample: Sample, rules: SearchRules) => void,
): void {
  forTrees(most, traits, (sample) => {
    const rules = EVERY_RULE[sample.seed % EVERY_RULE.length]!;
    naming(
      () => nameOf(rules),
      () => law(sample, rules),
    );
  });
}

/** "equal, soft, all", as a failure shows it. */
export function nameOf({ cutoff, value, bounds }: SearchRules): string {
  return `${cutoff}, ${value}, ${bounds}`;
}

/** What `expect(…).toStrictEqual` says, but cheap while it holds. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
}

/** Puts a name before the message of whatever fails inside. */
export function naming(name: () => string, action: () => void): void {
  try {
    action();
  } catch (thrown) {
    if (thrown instanceof Error) thrown.message = `${name()}\n${thrown.message}`;
    throw thrown;
  }
}

/** Often nothing is known beforehand; else whole numbers, sometimes on one side only. */
function leafBoundsFor(root: PlainNode, random: Random): [number, number] {
  const values = root.everyNode().flatMap(({ kind, value }) => (kind === 'leaf' ? [value] : []));
  const known = values.filter((value) => !Number.isNaN(value));
  if (known.length === 0 || random.flip(0.6)) return [-Infinity, Infinity];
  const low = random.flip(0.2) ? -Infinity : Math.floor(Math.min(...known)) - random.below(3);
  const high = random.flip(0.2) ? Infinity : Math.ceil(Math.max(...known)) + random.below(3);
  return [low, high];
}
