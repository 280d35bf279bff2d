/** The filters of the library, against what the runs themselves tell. */
import { describe, expect, it } from 'vitest';
import type { Example } from '../../src/library/example.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { isLike, LEAF_COUNTS, NO_FILTER, PLY_COUNTS } from '../../src/ui/screens/filter.ts';
import { runOf, treeOf } from './runs.ts';

const found = (change: Partial<typeof NO_FILTER>) =>
  LIBRARY.filter((example) => isLike(example, { ...NO_FILTER, ...change }));

const cutsOf = (example: Example) => {
  const run = runOf(example);
  return run.eventsOf('cutoff').map((step) => {
    const event = run.event(step);
    if (event.kind !== 'cutoff') throw new Error('no cut');
    return event;
  });
};

describe('the filters', () => {
  it('take all trees where nothing is asked', () => {
    expect(found({})).toEqual(LIBRARY);
  });

  it('find the trees with chance, with deep cuts, with cuts on equality', () => {
    expect(found({ chance: true })).toEqual(LIBRARY.filter((example) => treeOf(example).hasChance));
    expect(found({ deep: true })).toHaveLength(7);
    const onEquality = LIBRARY.filter((example) =>
      cutsOf(example).some(({ test: { v, limit } }) => v === limit),
    );
    expect(onEquality.length).toBeGreaterThanOrEqual(3);
    expect(found({ equality: true })).toEqual(onEquality);
  });

  it('sort every tree into one span of plies, and into the spans of leaves', () => {
    const byPlies = PLY_COUNTS.flatMap((_span, plies) => found({ plies }));
    expect(byPlies.map(({ id }) => id).sort()).toEqual(LIBRARY.map(({ id }) => id).sort());
    for (const [leaves, { from, to }] of LEAF_COUNTS.entries())
      for (const example of found({ leaves })) {
        expect(treeOf(example).leafCount).toBeGreaterThanOrEqual(from);
        expect(treeOf(example).leafCount).toBeLessThanOrEqual(to);
      }
  });

  it('find by algorithm, and all at once', () => {
    expect(found({ algorithm: 'minimax' }).every(({ algorithm }) => algorithm === 'minimax')).toBe(true);
    expect(found({ algorithm: 'minimax', deep: true })).toEqual([]);
  });
});
