import { describe, expect, test } from 'vitest';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { canSearch, DEPTH_FIRST, handsWindow } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES } from '../../src/core/search/rules.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { pseudocode } from '../../src/words/pseudocode.ts';
import { EVERY_RULE, forTrees } from '../support/forTrees.ts';
import { treeOf } from '../support/sketch.ts';

const TEXTBOOK = treeOf({ max: [{ min: [3, 12] }, { min: [2, 4] }] });

describe('the pseudocode', () => {
  test('holds every line that a step executes, under every rule', () => {
    const runs = DEPTH_FIRST.flatMap((algorithm) =>
      (handsWindow(algorithm) ? EVERY_RULE : [DEFAULT_RULES]).map((rules) => ({ algorithm, rules })),
    );
    forTrees(100, { nodes: 40, halting: false }, ({ tree }) => {
      for (const { algorithm, rules } of runs) {
        if (!canSearch(algorithm, tree)) continue;
        const trace = recordTrace(tree, algorithm, rules);
        for (let step = 1; step <= trace.length; step += 1) {
          const { node, lines, kind } = trace.event(step);
          const held = new Set(pseudocode(trace, node).map(({ line }) => line));
          const missing = lines.filter((line) => !held.has(line));
          // The form that keeps only a running bound has no v to begin with.
          expect(
            missing.filter((line) => line !== 'init' || rules.value !== 'running'),
            `${kind} at ${node}`,
          ).toEqual([]);
        }
      }
    });
  });

  test.each([
    [
      'soft',
      'equal',
      ['v ← max(v, Min-Value(child, α, β))', 'if v ≥ β: return v', 'α ← max(α, v)', 'return v'],
    ],
    [
      'hard',
      'equal',
      ['v ← max(v, Min-Value(child, α, β))', 'if v ≥ β: return β', 'α ← max(α, v)', 'return max(v, α₀)'],
    ],
    ['running', 'equal', ['α ← max(α, Min-Value(child, α, β))', 'if α ≥ β: return α', 'return α']],
    [
      'soft',
      'strict',
      ['v ← max(v, Min-Value(child, α, β))', 'if v > β: return v', 'α ← max(α, v)', 'return v'],
    ],
  ] as const)('of MAX-VALUE, %s and %s, is the textbook’s', (value, cutoff, lines) => {
    const trace = recordTrace(TEXTBOOK, 'alpha-beta', { value, cutoff, bounds: 'all' });
    const texts = pseudocode(trace, ROOT).map(({ text }) => text);
    expect(texts.slice(texts.indexOf('for each child of state:') + 1)).toEqual(lines);
  });

  test('of minimax has the form value(state) that dispatches', () => {
    for (const algorithm of ['minimax', 'expectiminimax'] as const) {
      const trace = recordTrace(TEXTBOOK, algorithm, DEFAULT_RULES);
      expect(pseudocode(trace, ROOT)[0]?.text).toBe('max-value(state):');
      expect(pseudocode(trace, TEXTBOOK.child(TEXTBOOK.child(ROOT, 0), 0))[0]?.text).toBe('value(state):');
    }
  });
});
