/** Sets with everything in them that a set may hold. */

import { type Random, shuffled } from '../../src/core/random/seeded.ts';
import { canSearch } from '../../src/core/search/algorithms.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import type { PartKind } from '../../src/practice/exercise.ts';
import type { ExerciseSet, ItemPart, SetItem } from '../../src/practice/exerciseSet.ts';
import { PART_KINDS } from '../../src/practice/partKinds.ts';
import { DIFFICULTIES, SKILLS } from '../../src/practice/skill.ts';
import { PRACTISED } from '../../src/practice/task.ts';
import { EVERY_RULE } from './forTrees.ts';
import { nastyName } from './nastyNames.ts';
import { randomSketch } from './randomSketch.ts';
import { treeOf } from './sketch.ts';

export function randomSet(random: Random): ExerciseSet {
  return {
    title: nastyName(random),
    hints: random.flip(0.5),
    items: Array.from({ length: 1 + random.below(5) }, () => randomItem(random)),
  };
}

function randomItem(random: Random): SetItem {
  const sketch = randomSketch(random, {
    nodes: 2 + random.below(40),
    chance: true,
    alternating: false,
    halting: true,
  });
  const tree = treeOf(sketch);
  const source = random.pick<() => SetItem['source']>([
    () => ({ kind: 'library', id: random.pick(['aima-fig-5-5', 'bb4-basicWPITree-max']) }),
    () => ({ kind: 'text', text: printTree(tree) }),
    () => ({
      kind: 'generated',
      skill: random.pick(SKILLS),
      difficulty: random.pick(DIFFICULTIES),
      seed: random.pick([0, -1, random.below(2 ** 32), Number.MAX_SAFE_INTEGER]),
    }),
  ])();
  const kinds = shuffled(PART_KINDS, random).slice(0, 1 + random.below(PART_KINDS.length));
  return {
    title: nastyName(random),
    source,
    algorithm: random.pick(PRACTISED.filter((name) => canSearch(name, tree))),
    rules: random.pick(EVERY_RULE),
    ...(random.flip(0.2) && { cutoffs: 'either' }),
    ...(random.flip(0.1) && { variants: 'fresh' }),
    parts: kinds.map((kind) => ({
      kind,
      marks: random.pick([0, 1, 2.5, 1 / 3, 10]),
      penalty: random.flip(0.3)
        ? { kind: 'all' }
        : { kind: random.pick(['per-entry', 'per-error']), marks: random.pick([0, 0.5, 1]) },
      nodes: random.flip(0.5) ? nodesFor(kind, tree, random) : [],
      ...(random.flip(0.1) && { algorithm: random.pick(PRACTISED.filter((name) => canSearch(name, tree))) }),
      ...(random.flip(0.1) && { rules: random.pick(EVERY_RULE) }),
    })),
  };
}

function nodesFor(kind: PartKind, tree: GameTree, random: Random): ItemPart['nodes'] {
  const inner = tree.nodes().filter((node) => !tree.isLeaf(node));
  if (kind === 'windows') return shuffled(inner, random).slice(0, 3);
  if (kind !== 'interval' || tree.size < 3) return [];
  const leaf = random.pick(tree.leaves());
  return [leaf, random.pick(tree.nodes().filter((node) => node > 0 && node !== leaf))];
}
