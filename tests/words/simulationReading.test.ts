/** A node of a simulation in plain words: what is said follows from N and W alone, which are counted beside the run. */
import { expect, test } from 'vitest';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import type { SimulationRun } from '../../src/core/run/simulationRun.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { reading as english } from '../../src/words/en/simulation.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain } from '../../src/words/sentence.ts';
import { READING, readingFactsAt } from '../../src/words/simulationReading.ts';
import { reading as chinese } from '../../src/words/zh/simulation.ts';
import { forTrees } from '../support/forTrees.ts';

const SHAPES = {
  untried: /^(\S+) has not been tried yet\.$/,
  known: /^(\S+): reached (\d+) times?; the result there is known, (−?[\d.]+) for (MAX|MIN)\.$/,
  few: /^(\S+): (tried|visited) (\d+) times?(?:, good for (MAX|MIN|neither side) so far)?: ((?:not )?promising, )?not known\.$/,
  many: /^(\S+): (tried|visited) (\d+) times, (−?[\d.]+) for (MAX|MIN)(?:: (.*))?\.$/,
};

const COMPARISON =
  /^(?:(about as good|better|worse) for (MAX|MIN) (?:as|so far than) (\S+)|no other move here has been tried 10 times)$/;

test('every reading is true, in both styles of numbers, and has the same numbers in both languages', () => {
  const said = { untried: 0, known: 0, few: 0, many: 0, compared: 0, alone: 0 };
  forTrees({ long: 400, usual: 120 }, { nodes: 25 }, ({ tree, seed }) => {
    if (tree.hasInfinite || tree.hasUnknown || tree.isLeaf(ROOT)) return;
    const limits = { ...NO_LIMITS, iterations: 60, seed };
    const ofMax = recordSearch(tree, 'mcts', DEFAULT_RULES, 'drawn', limits) as SimulationRun;
    const run = seed % 2 ? ofMax : ofMax.byMover;
    const names = new NodeNames(tree);
    const [visits, sums] = [new Map<NodeId, number>(), new Map<NodeId, number>()];
    const n = (node: NodeId) => visits.get(node) ?? 0;
    const mean = (node: NodeId) => (sums.get(node) ?? 0) / n(node);
    const [low, high] = run.scale;
    for (let iteration = 1; iteration <= run.iterations; iteration += 1) {
      for (const node of run.pathOf(iteration)) {
        visits.set(node, n(node) + 1);
        sums.set(node, (sums.get(node) ?? 0) + run.log.rewardOf(iteration - 1));
      }
      if (![1, 5, 20, 60].includes(iteration)) continue;
      for (const node of tree.nodes()) expectTrue(node, run.endOf(iteration));
    }

    function expectTrue(node: NodeId, step: number): void {
      const facts = readingFactsAt(run, step, node, names);
      const numbersIn = (text: string) => (text.match(/−?\d+(?:\.\d+)?/g) ?? []).sort();
      const sentence = plain(
        english(facts).map((each) => (each.kind === 'node' ? { ...each, text: `#${each.node}` } : each)),
      );
      expect(numbersIn(plain(chinese(facts)))).toEqual(numbersIn(plain(english(facts))));
      const shape = (Object.keys(SHAPES) as (keyof typeof SHAPES)[]).find((name) =>
        SHAPES[name].test(sentence),
      );
      if (shape === undefined) throw new Error(sentence);
      said[shape] += 1;
      const [, token, ...parts] = SHAPES[shape].exec(sentence) as unknown as string[];
      expect(token).toBe(`#${node}`);
      const parent = node === ROOT ? null : tree.parent(node);
      const kind = parent === null ? 'none' : tree.kindName(parent);
      const chooser = kind === 'max' ? 'MAX' : kind === 'min' ? 'MIN' : null;
      const isTold = (text: string, side: string) => {
        const value = side === 'MAX' || seed % 2 ? mean(node) : low + high - mean(node);
        expect(Math.abs(Number(text.replace('−', '-')) - value), sentence).toBeLessThanOrEqual(0.0050001);
        if (seed % 2) expect(side).toBe('MAX');
      };
      switch (shape) {
        case 'untried':
          expect(n(node)).toBe(0);
          break;
        case 'known':
          expect([tree.isLeaf(node), Number(parts[0])]).toEqual([true, n(node)]);
          isTold(parts[1] as string, parts[2] as string);
          break;
        case 'few': {
          const [verb, times, good, promise] = parts;
          expect([verb, Number(times)]).toEqual([chooser === null ? 'visited' : 'tried', n(node)]);
          expect(n(node)).toBeLessThan(READING.few);
          const share = (mean(node) - low) / (high - low);
          const right = share >= 0.6 ? 'MAX' : 1 - share >= 0.6 ? 'MIN' : 'neither side';
          expect(good, sentence).toBe(high > low ? right : undefined);
          const isSaid = chooser !== null && (good === 'MAX' || good === 'MIN');
          expect(promise, sentence).toBe(
            isSaid ? (good === chooser ? 'promising, ' : 'not promising, ') : undefined,
          );
          break;
        }
        case 'many': {
          const [, times, text, side, comparison] = parts;
          expect(Number(times)).toBe(n(node));
          expect(n(node)).toBeGreaterThanOrEqual(READING.few);
          isTold(text as string, side as string);
          expectCompared(comparison, node, chooser);
        }
      }
    }

    function expectCompared(text: string | undefined, node: NodeId, chooser: string | null): void {
      const others = chooser === null ? [] : tree.children(tree.parent(node)).filter((each) => each !== node);
      if (text === undefined) {
        expect(others).toEqual([]);
        return;
      }
      const [, how, side, other] = COMPARISON.exec(text) ?? [text];
      const enough = others.filter((each) => n(each) >= 10);
      if (how === undefined) {
        expect([enough, text.startsWith('no other')]).toEqual([[], true]);
        said.alone += 1;
        return;
      }
      expect(side).toBe(chooser);
      const sign = chooser === 'MAX' ? 1 : -1;
      const ahead = enough.map((each) => sign * (mean(node) - mean(each)));
      const named = enough.findIndex((each) => `#${each}` === other);
      expect(ahead[named]).toBe(Math.min(...ahead));
      const near = 0.05 * (high - low);
      const right =
        Math.abs(ahead[named]!) <= near ? 'about as good' : ahead[named]! > 0 ? 'better' : 'worse';
      expect(how).toBe(right);
      said.compared += 1;
    }
  });
  for (const [shape, count] of Object.entries(said)) expect(count, shape).toBeGreaterThan(30);
});
