/** Topics that say what happens in a tree, held to what does. */
import { describe, expect, it } from 'vitest';
import type { CutoffEvent } from '../../src/core/run/event.ts';
import { handsWindow } from '../../src/core/search/algorithms.ts';
import { passesChance } from '../../src/core/search/windowed.ts';
import type { Example } from '../../src/library/example.ts';
import { LIBRARY } from '../../src/library/library.ts';
import type { Topic } from '../../src/library/topics.ts';
import { evaluatedLeaves, runOf, treeOf } from './runs.ts';

const cutsOf = (example: Example): CutoffEvent[] => {
  const run = runOf(example);
  return run.eventsOf('cutoff').map((step) => run.event(step) as CutoffEvent);
};
const leavesBy = (example: Example, cutoff: 'equal' | 'strict') =>
  evaluatedLeaves(runOf(example, { cutoff }, passesChance(example.algorithm) ? undefined : 'alpha-beta'));
const hasNodes = (example: Example, kind: 'max' | 'min' | 'chance') => {
  const tree = treeOf(example);
  return tree.nodes().some((node) => tree.kindName(node) === kind);
};

/** What must be so in a tree of the topic, and in no other. */
const HOLDS: Readonly<Partial<Record<Topic, (example: Example) => boolean>>> = {
  'alpha-beta': ({ algorithm }) => handsWindow(algorithm) && !passesChance(algorithm),
  star1: ({ algorithm }) => passesChance(algorithm),
  'alpha-cut': (example) => cutsOf(example).some(({ test }) => test.bound === 'alpha'),
  'beta-cut': (example) =>
    handsWindow(example.algorithm) && cutsOf(example).some(({ test }) => test.bound === 'beta'),
  // The lesson is that of alpha-beta; beyond a chance node every cut is deep.
  'deep-cutoff': (example) =>
    !passesChance(example.algorithm) && cutsOf(example).some(({ reach }) => reach === 'deep'),
  'chance-node': (example) => treeOf(example).hasChance,
  expectiminimax: (example) => hasNodes(example, 'chance') && hasNodes(example, 'min'),
  expectimax: (example) =>
    hasNodes(example, 'chance') && hasNodes(example, 'max') && !hasNodes(example, 'min'),
  infinity: (example) => treeOf(example).hasInfinite,
  quiescence: (example) => treeOf(example).columns.noisy !== null,
  'horizon-effect': ({ id }) => id === 'trap',
  'checking-search': ({ id }) => id === 'trap',
  'monte-carlo-tree-search': (example) => runOf(example).family === 'simulation',
  'tic-tac-toe': ({ boards }) => boards !== undefined,
  'single-agent': (example) =>
    treeOf(example).players === 0 && !hasNodes(example, 'min') && !hasNodes(example, 'chance'),
  'several-players': (example) => treeOf(example).players > 0,
};

describe.each(Object.entries(HOLDS))('The topic %s', (topic, holds) => {
  it('is that of exactly the trees in which it is so', () => {
    const idsWhere = (is: (example: Example) => boolean) => LIBRARY.filter(is).map(({ id }) => id);
    expect(idsWhere(({ topics }) => topics.includes(topic as Topic))).toEqual(idsWhere(holds));
  });
});

it('a tree whose topic is equality differs by the cutoff rule', () => {
  for (const example of LIBRARY.filter(({ topics }) => topics.includes('equality')))
    expect(leavesBy(example, 'equal'), example.id).not.toEqual(leavesBy(example, 'strict'));
});

it('a number of an edition is written as books write it', () => {
  for (const { id, numbers = {} } of LIBRARY)
    for (const number of Object.values(numbers).flat()) expect(number, id).toMatch(/^[56]\.\d{1,2}$/);
});
