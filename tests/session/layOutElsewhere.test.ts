/** Layouts that are made in slices, with places that come from elsewhere: they are those that are made at once. */
import { expect, test } from 'vitest';
import { uniformTree } from '../../src/core/random/uniformTree.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { usualAlgorithm } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { foldOf } from '../../src/drawing/foldsAround.ts';
import type { Layout } from '../../src/drawing/index.ts';
import { layoutInSteps, layoutTree } from '../../src/drawing/layout.ts';
import { layOutElsewhere } from '../../src/session/layOutElsewhere.ts';
import type { StartTask } from '../../src/session/tasks/taskRunner.ts';
import { stepsOf } from '../../src/session/tasks/tasks.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { forTrees } from '../support/forTrees.ts';

const SPACE = { width: 878, height: 414, stubWords: 'never generated' };

/** Runs a task as the worker does; `count` hears that it was asked. */
function worker(count = () => {}): StartTask {
  return (name, input, listener) => {
    count();
    listener.begun('worker');
    setTimeout(() => {
      const steps = stepsOf(name, structuredClone(input), false, () => {});
      const parts = [...{ [Symbol.iterator]: () => steps }].flatMap(({ part }) => part ?? []);
      listener.ended('done', { done: 1, of: 1, parts: structuredClone(parts) as never });
    });
    return () => listener.ended('cancelled', { done: 0, of: 1, parts: [] });
  };
}

function made(...given: Parameters<typeof layoutTree>): Promise<Layout> {
  return new Promise((ended, failed) => {
    layOutElsewhere(layoutInSteps(...given), { ended, failed }, worker());
  });
}

/** All that a layout says, as data. */
function said({ placements, edges, plies, width, height, edgeLabels, stubs, stubWords }: Layout): unknown {
  return { placements, edges: [...edges.values()], plies, width, height, edgeLabels, stubs, stubWords };
}

test('on random trees, grown ones and folded ones, the layout is that which is made at once', async () => {
  const asked: Parameters<typeof layoutTree>[] = [];
  forTrees(60, { nodes: 200 }, ({ tree, random }) => {
    const names = new NodeNames(tree);
    const run = recordSearch(tree, usualAlgorithm(tree), DEFAULT_RULES, 'drawn');
    asked.push([tree, names, { ...SPACE, run }]);
    const inner = tree.nodes().filter((node) => node > 0 && !tree.isLeaf(node));
    if (inner.length === 0) return;
    const folded = new Set([inner[random.below(inner.length)] as NodeId]);
    asked.push([tree, names, { ...SPACE, fold: foldOf(tree, folded, (count) => `+${count} nodes`) }]);
  });
  for (const one of asked) expect(said(await made(...one))).toEqual(said(layoutTree(...one)));
});

test('a large tree is laid out in many slices, of which no place is asked for twice', async () => {
  const tree = uniformTree({ branching: 3, depth: 9, seed: 1, values: [0, 99], order: 'given', root: 'max' });
  const names = new NodeNames(tree);
  let [steps, asks] = [0, 0];
  const counted = (function* () {
    const inner = layoutInSteps(tree, names, SPACE);
    let step = inner.next();
    while (step.done !== true) {
      steps += 1;
      step = inner.next(yield step.value);
    }
    return step.value;
  })();
  const layout = await new Promise<Layout>((ended, failed) => {
    const start = worker(() => {
      asks += 1;
    });
    layOutElsewhere(counted, { ended, failed }, start);
  });
  expect(said(layout)).toEqual(said(layoutTree(tree, names, SPACE)));
  expect(asks).toBe(1);
  expect(steps).toBeGreaterThan(15);
});

test('where the task fails, that is told; a layout that is cancelled tells nothing', async () => {
  const tree = uniformTree({ branching: 2, depth: 3, seed: 1, values: [0, 9], order: 'given', root: 'max' });
  const steps = () => layoutInSteps(tree, new NodeNames(tree), SPACE);
  const broken: StartTask = (_name, _input, listener) => {
    listener.failed('no memory');
    return () => {};
  };
  const ends: string[] = [];
  const told = { ended: () => ends.push('ended'), failed: () => ends.push('failed') };
  layOutElsewhere(steps(), told, broken);
  layOutElsewhere(steps(), told, worker())();
  await expect.poll(() => ends).toEqual(['failed']);
});
