/** The settings of exercises of simulation by hand: in addresses and sets, and given results in variants and fresh trees. */
import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { decodePractice, encodeOnOwn, encodeOnTree } from '../../src/link/practiceLink.ts';
import { readValue } from '../../src/notation/codec.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { setShape } from '../../src/practice/exerciseSet.ts';
import { freshTree } from '../../src/practice/freshTree.ts';
import { rightRun } from '../../src/practice/methods/methods.ts';
import { mistakenSimulation, simulatedBy } from '../../src/practice/methods/mistakenSimulation.ts';
import {
  begunByHand,
  byHand,
  limitsOf,
  MOST_BY_HAND,
  simulatingOf,
  taskWithin,
} from '../../src/practice/task.ts';
import { variantOfTask } from '../../src/practice/treeVariant.ts';
import { howMany } from '../support/howMany.ts';
import { asking, drawnSettings, drawnTree, simulating, treeOf, WIN_CHANCES } from './simulationTasks.ts';

test('an address says the iterations and C', () => {
  const on = {
    ...{ kinds: ['visits', 'selections'] as const, variant: 0, packed: '1abc' },
    search: { algorithm: 'mcts', rules: DEFAULT_RULES } as const,
  };
  const printed: Readonly<Record<number, string>> = {
    ...{ 5: '.i5&', 12: '.i12c0.5&', 4: '.i4c2g20,10,0,14&', 3: '.i3s1g-0.5,0.0000001,1000000000&' },
  };
  for (const reach of [
    { iterations: 5, c: null },
    { iterations: 12, c: 0.5 },
    { iterations: 4, c: 2, given: [20, 10, 0, 14] },
    { iterations: 3, c: null, span: 'one', given: [-0.5, 1e-7, 1e9] },
  ] as const) {
    const hash = encodeOnOwn({ ...on, reach });
    expect(hash).toContain(printed[reach.iterations]);
    expect(decodePractice(`#${hash}`)).toEqual({ kind: 'own', on: { ...on, reach } });
  }
});

test.each([
  'i0',
  'i41',
  'i4c11',
  'i4c',
  'i4g',
  'i4g20,10,0',
  'i4g20,10,0,14,2',
  'i4g20,10,x,14',
  'i4gall',
  'i4s2',
])('an address with the iterations %s is refused', (reach) => {
  expect(decodePractice(`#v1&practice=own:mcts:equal.visits.0.${reach}&own=1abc`)).toBeNull();
});

test('the address of forty results is read again', () => {
  const given = Array.from({ length: MOST_BY_HAND }, (_, index) => -(index + 1) / 7);
  const reach = { iterations: MOST_BY_HAND, c: 1 / 3, given };
  const on = { example: 'given-results', kinds: ['visits'] as const, variant: 1, reach };
  expect(decodePractice(`#${encodeOnTree(on)}`)).toEqual({ kind: 'tree', on });
});

describe('given results', () => {
  const settings = { ...NO_LIMITS, iterations: 100, c: 2, given: [20, 10, 0, 14] };

  test('end the iterations, and so many must be made by hand', () => {
    expect(byHand(settings)).toEqual({ iterations: 4, c: 2, given: [20, 10, 0, 14] });
    expect(byHand({ ...settings, iterations: 3 })).toEqual({ iterations: 3, c: 2, given: [20, 10, 0] });
    expect(byHand({ ...settings, given: null })).toBeNull();
    expect(byHand({ ...settings, given: Array(41).fill(0) })).toBeNull();
    expect(byHand({ ...settings, given: null, iterations: 6, span: 'one' })).toEqual({
      ...{ iterations: 6, c: 2, span: 'one' },
    });
  });

  test('too many to be made by hand begin with the first four', () => {
    const many = Array.from({ length: 41 }, (_, index) => index);
    expect(begunByHand({ ...settings, given: many })).toEqual({ iterations: 4, c: 2, given: [0, 1, 2, 3] });
    expect(begunByHand(settings)).toEqual(byHand(settings));
    expect(begunByHand({ ...settings, given: null })).toBeNull();
  });

  test('change in a variant, and methods that compare means select as before', () => {
    for (let seed = 1; seed <= howMany(1000, 60); seed += 1) {
      const iterations = 4 + (seed % 8);
      const given = drawnSettings(5 * seed, iterations).given!;
      const known = drawnTree(seed);
      const tree = seed % 2 === 0 ? known : treeOf(printTree(known).replaceAll(/-?\d+/g, '?'));
      const task = simulating(tree, iterations, null, { given, ...(seed % 3 === 0 && { span: 'one' }) });
      const variant = variantOfTask(task, seed);
      expect(simulatingOf(variant)?.given).not.toEqual(given);
      for (const mistake of ['none', 'own-visits', 'no-bonus', 'other-side'] as const)
        expect(mistakenSimulation(variant.tree, limitsOf(variant), mistake).ends).toEqual(
          mistakenSimulation(tree, limitsOf(task), mistake).ends,
        );
    }
  });

  test('are dealt anew on a fresh tree, where nodes are added in another order', () => {
    const given = [3, -2, 7, 0, 5, 1, 6];
    const like = asking(simulating(treeOf('max(max(? ?) max(? ?))'), 7, 2, { given }), 'visits');
    const { tree, reach } = freshTree(like, 5, (searched) =>
      asking(taskWithin(searched.reach, { ...searched, algorithm: 'mcts', rules: DEFAULT_RULES }), 'visits'),
    );
    const fresh = taskWithin(reach, { tree, algorithm: 'mcts', rules: DEFAULT_RULES });
    expect(simulatedBy(rightRun(fresh)).ends).not.toEqual(simulatedBy(rightRun(like)).ends);
    const steps = (of: readonly number[]) =>
      of.toSorted((a, b) => a - b).map((value) => value - Math.min(...of));
    expect(steps(simulatingOf(fresh)!.given!)).toEqual(steps(given));
  });

  test('are in sets of version 7, as many as there are iterations', () => {
    const limits = { iterations: 4, c: 2, span: 'one', given: [20, 10, 0, 14] };
    const item = {
      ...{ title: '', source: { kind: 'text', text: 'max(max(? ?) max(? ?))' }, algorithm: 'mcts' },
      ...{ rules: DEFAULT_RULES, limits },
      parts: [{ kind: 'visits', marks: 4, penalty: { kind: 'per-entry', marks: 1 }, nodes: [] }],
    };
    const printed = setShape().print({ title: 'Week 6', hints: true, items: [item] } as never);
    expect(printed).toMatchObject({ version: 7, items: [{ limits }] });
    expect(readValue(setShape(), printed).value).toMatchObject({ items: [item] });
    const short = { ...item, limits: { ...limits, iterations: 5 } };
    const { value, faults } = readValue(setShape(), { ...Object(printed), items: [short] });
    expect(value).toBeNull();
    expect(faults.map(({ path }) => path)).toEqual(['$.items[0].limits.given']);
  });
});

test('a set with a simulation has version 6, and is read again', () => {
  const item = {
    ...{
      title: '',
      source: { kind: 'text', text: WIN_CHANCES } as const,
      algorithm: 'mcts',
      rules: DEFAULT_RULES,
    },
    limits: { iterations: 4, c: 2 },
    parts: [{ kind: 'visits', marks: 4, penalty: { kind: 'per-entry', marks: 1 }, nodes: [] }],
  } as const;
  const printed = JSON.stringify(setShape().print({ title: 'Week 6', hints: true, items: [item] } as never));
  expect(printed).toContain('"version":6');
  expect(printed).toContain('"limits":{"iterations":4,"c":2}');
  expect(readValue(setShape(), JSON.parse(printed)).value).toMatchObject({ items: [item] });
});
