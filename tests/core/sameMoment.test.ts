/** After an edit a reader stays at what happened last, where that still happens. */
import { describe, expect, test } from 'vitest';
import { setValue } from '../../src/core/edit/fields.ts';
import { addChild, moveNode, removeNode } from '../../src/core/edit/structure.ts';
import type { Random } from '../../src/core/random/seeded.ts';
import type { BoundsRun } from '../../src/core/run/boundsRun.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { type SameMoment, sameMoment } from '../../src/core/run/sameMoment.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { stepsOf } from '../support/evaluatedLeaves.ts';
import { forTreesAndRulesInTurn } from '../support/forTrees.ts';
import { ofCases } from '../support/howMany.ts';
import { treeOf } from '../support/sketch.ts';

/** What happened, to which nodes by their keys: in a run of one pass nothing happens twice. */
function happening(run: BoundsRun, step: number): string {
  const event = run.event(step);
  const child = event.kind === 'update' ? run.tree.key(event.child) : '';
  return [event.kind, run.tree.key(event.node), child].join(' ');
}

function defined(before: BoundsRun, step: number, after: BoundsRun): SameMoment {
  const then = new Map(stepsOf(after).map((at) => [happening(after, at), at]));
  const last = stepsOf(before)
    .slice(0, step)
    .findLastIndex((at) => then.has(happening(before, at)));
  return { step: last < 0 ? 0 : then.get(happening(before, last + 1))!, isSame: last + 1 === step };
}

function editAtRandom(tree: GameTree, random: Random): GameTree | null {
  const node = random.pick(tree.nodes());
  const leaf = random.pick(tree.leaves());
  const edit = random.pick([
    () => setValue(tree, leaf, Number.NaN),
    () => setValue(tree, leaf, random.below(9)),
    () => removeNode(tree, node),
    () => addChild(tree, node),
    () => moveNode(tree, node, ROOT, 0),
  ]);
  const edited = edit();
  return edited.ok ? edited.tree : null;
}

describe('the same moment of another run', () => {
  test('is the latest that there is, on random trees after random edits', () => {
    let [same, lost] = [0, 0];
    forTreesAndRulesInTurn(800, { nodes: 40, halting: true }, ({ tree, random }, rules) => {
      const before = recordTrace(tree, 'alpha-beta', rules);
      const next = editAtRandom(tree, random);
      if (next === null) return;
      const after = recordTrace(next, 'alpha-beta', rules);
      for (const step of [0, ...stepsOf(before)]) {
        const found = sameMoment(before, step, after);
        expect(found, `step ${step}`).toEqual(defined(before, step, after));
        if (found.isSame) same += 1;
        else lost += 1;
      }
    });
    expect(Math.min(same, lost)).toBeGreaterThan(ofCases(2000));
  });

  test('of an update is before it where the run now ends at the child', () => {
    const tree = treeOf({ max: [{ min: [3, 12] }, { min: [2, 4] }] });
    const second = tree.leaves()[1]!;
    const edited = setValue(tree, second, Number.NaN);
    const search = (each: GameTree): BoundsRun => recordTrace(each, 'alpha-beta', DEFAULT_RULES);
    const [before, after] = [search(tree), search(edited.ok ? edited.tree : tree)];
    const update = stepsOf(before).find((step) => happening(before, step).endsWith(tree.key(second)))!;
    expect(before.kindAt(update)).toBe('update');
    // At the child itself nothing is evaluated any more.
    expect(after.kindAt(after.length)).toBe('halt');
    expect(sameMoment(before, update, after)).toEqual({ step: after.length - 1, isSame: false });
  });
});
