/** Random trees in which chance has plies of its own, between bounds that are known. */
import type { Random } from '../../src/core/random/seeded.ts';
import type { Sample } from './forTrees.ts';
import { plainTree } from './oracle/plainTree.ts';
import { trueValue } from './oracle/trueValue.ts';
import { type Sketch, treeOf } from './sketch.ts';

/** Max, chance, min and chance in turn, where random trees of every kind have few cuts at chance nodes. */
export function layered(random: Random): Sample {
  const plies = ['max', 'chance', 'min', 'chance'] as const;
  const first = random.below(4);
  const depth = 3 + random.below(2);
  const isDecimal = random.flip(0.3);
  const leaf = () => (isDecimal ? random.below(101) / 10 : random.below(11));
  const grow = (ply: number): Sketch => {
    if (ply === depth || (ply > 1 && random.flip(0.1))) return leaf();
    const children = Array.from({ length: 1 + random.below(3) }, () => grow(ply + 1));
    switch (plies[(first + ply) % 4]!) {
      case 'max':
        return { max: children };
      case 'min':
        return { min: children };
      case 'chance': {
        const parts = children.map(() => random.below(4));
        const whole = parts.reduce((all, part) => all + part, 0);
        const shares =
          whole === 0
            ? children.map((_, index) => (index === 0 ? '1' : '0'))
            : parts.map((part) => `${part}/${whole}`);
        return { chance: shares.map((share, index) => [share, children[index]!] as const) };
      }
    }
  };
  const sketch = grow(0);
  const root = plainTree(sketch);
  const bounds = random.pick([
    [0, 10],
    [0, 10],
    [-3, 12],
    [0, Infinity],
    [-Infinity, 10],
  ] as const);
  const tree = treeOf(sketch, bounds);
  return { seed: 0, random, sketch, tree, root, nodes: root.everyNode(), value: trueValue(root) };
}
