/** Two runs led through a tree by the leaves of one: held to what each of the two tells of itself, step by step. */
import { describe, expect, it } from 'vitest';
import { reordered } from '../../src/core/order/reorder.ts';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import {
  cutSteps,
  gapsIn,
  inStep,
  nearest,
  placeOf,
  type Stop,
  stopAtPlace,
} from '../../src/core/run/inStep.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { canSearch, DEPTH_FIRST } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { nodeOfKey } from '../../src/core/tree/nodeOfKey.ts';
import { EVERY_RULE, expectSame, forTrees } from '../support/forTrees.ts';
import { judgedAtRandom } from '../support/judged.ts';
import { treeOf } from '../support/sketch.ts';

/** The stops of two runs of one tree. */
function sameTree(leading: AnyRun, other: AnyRun): readonly Stop[] {
  return inStep(leading, other, (node) => node).stops;
}

/** By looking at every step from the first: where the leaf has been read, or will never be. */
function firstStepWithout(run: AnyRun, leaf: NodeId): number {
  for (let step = 0; step <= run.length; step += 1)
    if (['done', 'pruned'].includes(run.stateAt(leaf, step).status)) return step;
  return run.length;
}

describe('stops in step', () => {
  it('are those of the definition, on random trees under every rule', () => {
    let gaps = 0;
    forTrees(500, {}, ({ tree, random }) => {
      const rules = EVERY_RULE[random.below(EVERY_RULE.length)] ?? DEFAULT_RULES;
      const leading = recordTrace(tree, tree.hasChance ? 'expectiminimax' : 'minimax', DEFAULT_RULES);
      const other = recordTrace(tree, 'alpha-beta', rules);
      const stops = sameTree(leading, other);
      const readings = leading.eventsOf('leaf');
      expect(stops.map((stop) => stop.leading)).toEqual([0, ...readings, leading.length]);
      expect(stops.slice(1, -1).map(({ leaf }) => leaf)).toEqual(
        readings.map((step) => leading.nodeAt(step)),
      );
      const readByOther = new Set(other.eventsOf('leaf').map((step) => other.nodeAt(step)));
      for (const { leaf, isShared, other: step } of stops) {
        if (leaf === null) continue;
        expect(isShared).toBe(readByOther.has(leaf));
        expect(step).toBe(firstStepWithout(other, leaf));
      }
      // Time runs one way in both.
      expect(stops.every(({ other: step }, index) => step >= (stops[index - 1]?.other ?? 0))).toBe(true);
      const spared = gapsIn(stops).reduce((sum, { count }) => sum + count, 0);
      expect(spared).toBe(stops.filter(({ isShared }) => !isShared).length);
      gaps += gapsIn(stops).length;
    });
    expect(gaps).toBeGreaterThan(0);
  });

  it('are those of the sketch: seven of fourteen leaves, cuts that spare 2, 3 and 2', () => {
    const max = (...leaves: number[]) => ({ max: leaves });
    const tree = treeOf({
      max: [
        { min: [max(6, 0), max(8, 9, 0)] },
        { min: [max(3, 1), max(6, 9, 3)] },
        { min: [max(5, 6), max(2, 8)] },
      ],
    });
    const stops = sameTree(
      recordTrace(tree, 'minimax', DEFAULT_RULES),
      recordTrace(tree, 'alpha-beta', DEFAULT_RULES),
    );
    expect(stops).toHaveLength(16);
    expect(gapsIn(stops)).toEqual([
      { first: 4, count: 2 },
      { first: 8, count: 3 },
      { first: 13, count: 2 },
    ]);
  });
});

describe('the steps from cut to cut', () => {
  it('show every cut of the leading run, and every cut of the other one that nothing else stands for', () => {
    let waits = 0;
    forTrees(500, {}, ({ tree, random }) => {
      const rulesOf = () => EVERY_RULE[random.below(EVERY_RULE.length)] ?? DEFAULT_RULES;
      const [leading, other] = [rulesOf(), rulesOf()].map((rules) => recordTrace(tree, 'alpha-beta', rules));
      const stops = sameTree(leading!, other!);
      const own = leading!.eventsOf('cutoff');
      const expected = new Set(own);
      for (const [index, stop] of stops.entries()) {
        const before = stops[index - 1] ?? { leading: 0, other: 0 };
        const theirs = other!.eventsOf('cutoff').filter((step) => step > before.other && step <= stop.other);
        if (theirs.length === 0) continue;
        const isNow = theirs.includes(stop.other);
        const isOwn = own.some((step) => step > before.leading && step <= stop.leading);
        if (!isNow && (isOwn || index === stops.length - 1)) waits += 1;
        else expected.add(stop.leading);
      }
      expect(cutSteps(stops, leading!, other!)).toEqual([...expected].sort((a, b) => a - b));
    });
    expect(waits).toBeGreaterThan(0);
  });
});

/** What a run reads, told from its events. */
function readingsIn(run: AnyRun): { node: NodeId; step: number }[] {
  return Array.from({ length: run.length }, (_, index) => index + 1)
    .filter((step) => ['leaf', 'horizon'].includes(run.event(step).kind))
    .map((step) => ({ node: run.event(step).node, step }));
}

/** Where the other run stands at each reading of the leading one: as a lecturer would lead two searches by hand. */
function ledByHand(leading: AnyRun, other: AnyRun, same: (node: NodeId) => NodeId | null) {
  const [ours, theirs] = [readingsIn(leading), readingsIn(other)];
  const firstOf = (node: NodeId | null) => theirs.find((reading) => reading.node === node);
  const firsts = ours
    .filter(({ node }, index) => ours.findIndex((other) => other.node === node) === index)
    .flatMap(({ node }) => firstOf(same(node))?.step ?? []);
  const isEntered = (node: NodeId | null) =>
    Array.from({ length: other.length }, (_, index) => other.event(index + 1)).some(
      (event) => event.node === node && ['enter', 'leaf', 'horizon'].includes(event.kind),
    );
  const isMet = theirs.length === 0 || ours.some(({ node }) => isEntered(same(node)));
  const isOrdered = isMet && firsts.every((step, index) => index === 0 || step > firsts[index - 1]!);
  if (!isOrdered)
    return { pairing: 'number', steps: ours.map((_, index) => theirs[index]?.step ?? other.length) };
  let before = 0;
  const steps = ours.map(({ node }, index) => {
    const [twin, turn] = [same(node), ours.slice(0, index).filter((one) => one.node === node).length];
    if (twin !== null) {
      const own = theirs.filter((reading) => reading.node === twin);
      const found = own[turn]?.step ?? own.at(-1)?.step ?? whereSettled(other, twin);
      before = Math.max(before, found);
    }
    return before;
  });
  return { pairing: 'node', steps };
}

/** Of a node that is never read: where it is left, or never will be come to. */
function whereSettled(run: AnyRun, node: NodeId): number {
  const { tree } = run;
  const isWithin = (below: NodeId, above: NodeId) => tree.pathTo(below).includes(above);
  const steps = Array.from({ length: run.length }, (_, index) => index + 1);
  const exits = steps.filter((step) => run.event(step).kind === 'exit' && run.event(step).node === node);
  if (exits.length > 0) return exits.at(-1)!;
  // What is looked at again may be cut several times: the last time decides.
  const needless = steps.findLast((step) => {
    const event = run.event(step);
    if (event.kind === 'horizon') return isWithin(node, event.node);
    if (event.kind !== 'cutoff' || !isWithin(node, event.node)) return false;
    const entered = steps.filter((at) => ['enter', 'leaf', 'horizon'].includes(run.event(at).kind));
    const next = tree.pathTo(node)[tree.pathTo(node).indexOf(event.node) + 1];
    return !entered.some((at) => run.event(at).node === next);
  });
  return needless ?? run.length;
}

describe('two runs of any kind', () => {
  it('are led as by hand, on 500 random trees: other rules, orders, depths, algorithms', () => {
    const met = { node: 0, number: 0 };
    forTrees({ long: 3000, usual: 500 }, { nodes: 40 }, ({ tree: plain, random }) => {
      const tree = judgedAtRandom(plain, random);
      if (tree.size === 1) return;
      const rules = () => EVERY_RULE[random.below(EVERY_RULE.length)] ?? DEFAULT_RULES;
      const names = DEPTH_FIRST.filter((name) => canSearch(name, tree));
      const run = (of: GameTree) => {
        const depth = random.flip(0.4) ? 1 + random.below(of.height) : null;
        return recordSearch(of, random.pick(names), rules(), 'drawn', { ...NO_LIMITS, depth });
      };
      const second = random.flip(0.3)
        ? reordered(tree, 0 as NodeId, 'shuffled', 'subtree', random.below(99))
        : tree;
      const [leading, other] = [run(tree), run(second)];
      const same = (node: NodeId) => nodeOfKey(second, tree.key(node)) ?? null;
      const { stops, pairing } = inStep(leading, other, same);
      const due = ledByHand(leading, other, same);
      expect(pairing).toBe(due.pairing);
      met[pairing] += 1;
      expectSame(
        stops.slice(1, -1).map(({ leading: step }) => step),
        readingsIn(leading).map(({ step }) => step),
      );
      expectSame(
        stops.slice(1, -1).map(({ other: step }) => step),
        due.steps,
      );
      expect([stops[0], stops.at(-1)]).toMatchObject([
        { leading: 0, other: 0 },
        { leading: leading.length, other: other.length },
      ]);
      const readings = readingsIn(leading);
      for (let step = 0; step <= leading.length; step += 1) {
        const place = placeOf(stops, step);
        // Event by event the other one stands where the last reading so far has led it.
        const read = readings.filter((reading) => reading.step <= step).length;
        const isOver = step === leading.length;
        const stands = isOver ? other.length : read === 0 ? 0 : due.steps[read - 1];
        const found = stopAtPlace(stops, place);
        expectSame([found.leading, found.other], [step, stands]);
        expectSame(nearest(stops, place), place);
      }
    });
    expect(met.node).toBeGreaterThan(200);
    expect(met.number).toBeGreaterThan(40);
  });
});
