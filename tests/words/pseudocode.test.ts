import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { moverRun } from '../../src/core/run/moverRun.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import {
  ALGORITHMS,
  canSearch,
  DEPTH_FIRST,
  handsWindow,
  isDepthFirst,
} from '../../src/core/search/algorithms.ts';
import { notByMover } from '../../src/core/search/moverForm.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchLimits } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { LISTINGS } from '../../src/words/listings/index.ts';
import type { PseudocodeLine } from '../../src/words/listings/listing.ts';
import { pseudocode } from '../../src/words/pseudocode.ts';
import { EVERY_RULE, forTrees } from '../support/forTrees.ts';
import { judgedAtRandom, noisyAtRandom } from '../support/judged.ts';
import { treeOf } from '../support/sketch.ts';

const TEXTBOOK = treeOf({ max: [{ min: [3, 12] }, { min: [2, 4] }] });

/** What a procedure is written with in every language: names, signs, and numbers of steps. */
const WORDS = /[a-z]{2,}/;

test.each(['two-phase', 'level-by-level'] as const)(
  '%s is given in Chinese as well, line by line',
  (name) => {
    const lines = LISTINGS[name](TEXTBOOK, ROOT, DEFAULT_RULES, false, NO_LIMITS);
    expect(lines.length).toBeGreaterThan(4);
    for (const { text, chinese } of lines) {
      expect(chinese, text).toBeDefined();
      expect(chinese).not.toMatch(WORDS);
      // The same signs, lists and numbers stand in both.
      const signs = (line = '') => line.match(/[①-⑧]|OPEN|CLOSED|LOOP\d|f\([ns]\)|n₁|n₂/g) ?? [];
      expect(new Set(signs(chinese)), text).toEqual(new Set([...signs(text), ...addedIn(text)]));
    }
  },
);

test.each([
  [{}, 'by UCT', 'most visits'],
  [{ selection: 'puct' }, 'by PUCT', 'most visits'],
  [{ final: 'mean' }, 'by UCT', 'best mean'],
] as const)('of a simulation names the rules that hold: %j', (chosen, selected, best) => {
  const lines = LISTINGS.mcts(TEXTBOOK, ROOT, DEFAULT_RULES, false, { ...NO_LIMITS, ...chosen });
  const textOf = (name: string) => lines.find(({ line }) => line === name)?.text;
  expect(textOf('selectLeaf')?.endsWith(selected)).toBe(true);
  expect(textOf('answer')?.endsWith(best)).toBe(true);
});

/** What no line may have: an end or a beginning without its operand, or an argument that is empty. */
const GAP =
  /[←≥≤<>=+·/,(]\s*$|^\s*[←≥≤<>=+·/,)]|\(,|,\s*[,)]|\(\s+\)|[←≥≤<>=+·/]\s*[←≥≤<>=+·/;:,)]|undefined|NaN/;

/** Every line says something, its brackets pair, and a deeper line stands below one that opens it: a head, an else, or a numbered step. */
function expectWellFormed(listing: readonly PseudocodeLine[]): void {
  listing.forEach(({ text, indent }, index) => {
    expect(text.trim(), text).toBe(text);
    expect(text).not.toBe('');
    // The plus sign of a number, and the empty list, are no gaps.
    expect(text.replaceAll('+∞', '∞').replaceAll('( )', '()'), text).not.toMatch(GAP);
    let open = 0;
    for (const sign of text) {
      if (sign === '(') open += 1;
      if (sign === ')') open -= 1;
      expect(open, text).toBeGreaterThanOrEqual(0);
    }
    expect(open, text).toBe(0);
    const next = listing[index + 1];
    if (/[:：]$/.test(text)) expect(next?.indent, text).toBe(indent + 1);
    else if (next !== undefined && !/^(?:else: |[①-⑧])/.test(text))
      expect(next.indent, `${next.text} below ${text}`).toBeLessThanOrEqual(indent);
  });
}

/** Chinese names the list that English calls "its". */
function addedIn(text: string): string[] {
  return text.includes('its first') ? ['CLOSED'] : [];
}

describe('the pseudocode', () => {
  test('holds every line that a step executes, under every rule', () => {
    const runs = DEPTH_FIRST.flatMap((algorithm) =>
      (handsWindow(algorithm) ? EVERY_RULE : [DEFAULT_RULES]).map((rules) => ({ algorithm, rules })),
    );
    forTrees(100, { nodes: 40, halting: false }, ({ tree }) => {
      for (const { algorithm, rules } of runs) {
        if (!canSearch(algorithm, tree)) continue;
        const run = recordTrace(tree, algorithm, rules);
        for (let step = 1; step <= run.length; step += 1) {
          const { node, lines, kind } = run.event(step);
          const held = new Set(pseudocode(run, node, step).map(({ line }) => line));
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

  test('under a depth limit, with quiescence too, holds every line that a step executes', () => {
    forTrees(60, { nodes: 40, chance: false }, ({ tree: plain, random }) => {
      const tree = noisyAtRandom(judgedAtRandom(plain, random), random, 0.6);
      const quiet = random.pick(['none', 'all', 'noisy'] as const);
      for (const rules of EVERY_RULE) {
        const run = recordLimited(tree, 'alpha-beta', rules, { ...NO_LIMITS, depth: 1, quiet });
        for (let step = 1; step <= run.length; step += 1) {
          const { node, lines } = run.event(step);
          const listing = pseudocode(run, node, step);
          const held = new Set(listing.map(({ line }) => line));
          expect(lines.filter((line) => !held.has(line) && line !== 'init')).toEqual([]);
          const texts = listing.map(({ text }) => text).join('\n');
          expect(texts).toContain('Cutoff-Test(state, depth)');
          expect(texts.includes('Quiet(state)')).toBe(quiet !== 'none');
          expect(texts).not.toContain('Utility');
        }
      }
    });
  });

  test('pass by pass is what calls the passes between them, and within one the function below its call', () => {
    forTrees(40, { nodes: 30, chance: false }, ({ tree: plain, random }) => {
      const tree = judgedAtRandom(plain, random);
      const limits = { ...NO_LIMITS, depth: 2, deepen: random.below(2) === 0, check: 2 };
      const run = recordLimited(tree, 'alpha-beta', DEFAULT_RULES, limits);
      for (let step = 0; step <= run.length; step += 1) {
        const event = step === 0 ? null : run.event(step);
        const listing = pseudocode(run, event?.node ?? ROOT, step);
        const held = new Set(listing.map(({ line }) => line));
        expect(event?.lines.filter((line) => !held.has(line)) ?? []).toEqual([]);
        const isBetween = ['pass', 'stop', 'answer'].includes(event?.kind ?? 'answer');
        expect(held.has('each') || held.has('terminal')).toBe(!isBetween);
        const { purpose, depth } = run.passAt(step);
        if (!isBetween)
          expect(listing[0]?.note).toBe(
            { search: `depth = 2`, deepen: `d = ${depth}`, check: 'k = 2' }[purpose],
          );
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
    const run = recordTrace(TEXTBOOK, 'alpha-beta', { ...DEFAULT_RULES, value, cutoff, bounds: 'all' });
    const texts = pseudocode(run, ROOT, 1).map(({ text }) => text);
    expect(texts.slice(texts.indexOf('for each child of state:') + 1)).toEqual(lines);
  });

  test('holds every line that a step executes, and is well formed, under every combination of limits', () => {
    const told = new Set<string>();
    forTrees({ long: 400, usual: 60 }, { nodes: 30 }, ({ tree: plain, random }) => {
      const tree = noisyAtRandom(judgedAtRandom(plain, random), random, 0.6);
      for (const algorithm of DEPTH_FIRST) {
        if (!canSearch(algorithm, tree)) continue;
        const rules = handsWindow(algorithm) ? random.pick(EVERY_RULE) : DEFAULT_RULES;
        const limits: SearchLimits = {
          ...NO_LIMITS,
          depth: random.pick([null, 0, 1, 2]),
          quiet: random.pick(['none', 'all', 'noisy']),
          most: random.pick([null, 1]),
          check: random.pick([null, 1]),
          deepen: random.flip(0.3),
          budget: random.pick([null, 4]),
          window: random.pick([null, { alpha: -3, beta: 4 }]),
        };
        const run = recordLimited(tree, algorithm, rules, limits);
        const isNegamax = notByMover(tree, algorithm) === null;
        for (const form of isNegamax ? [run, moverRun(run)] : [run])
          for (let step = 0; step <= form.length; step += 1) {
            const { node, lines } = step === 0 ? { node: ROOT, lines: [] } : form.event(step);
            const listing = pseudocode(form, node, step);
            const held = new Set(listing.map(({ line }) => line));
            const missing = lines.filter((line) => !held.has(line));
            expect(missing.filter((line) => line !== 'init' || rules.value !== 'running')).toEqual([]);
            told.add(JSON.stringify(listing));
          }
      }
    });
    for (const listing of told) expectWellFormed(JSON.parse(listing));
  });

  test('of every algorithm is well formed without limits, in both languages', () => {
    const told = new Set<string>();
    forTrees(40, { nodes: 30 }, ({ tree }) => {
      for (const algorithm of ALGORITHMS)
        for (const rules of isDepthFirst(algorithm) ? EVERY_RULE : [DEFAULT_RULES])
          for (const node of tree.nodes())
            told.add(JSON.stringify(LISTINGS[algorithm](tree, node, rules, false, NO_LIMITS)));
    });
    for (const each of told) {
      const listing = JSON.parse(each) as readonly PseudocodeLine[];
      expectWellFormed(listing);
      expectWellFormed(listing.map(({ text, chinese, ...line }) => ({ ...line, text: chinese ?? text })));
    }
  });

  test('names in minimax what a position at the limit is worth', () => {
    const tree = noisyAtRandom(judgedAtRandom(TEXTBOOK, seeded(1)), seeded(1), 1);
    const limits: SearchLimits = { ...NO_LIMITS, depth: 1, quiet: 'noisy' };
    const run = recordLimited(tree, 'minimax', DEFAULT_RULES, limits);
    expect(pseudocode(run, ROOT, 1).map(({ text }) => text)).toEqual([
      'max-value(state):',
      'v ← −∞',
      'if depth ≥ limit:',
      'v ← Eval(state)',
      'for each child of state, noisy ones beyond the limit:',
      'v ← max(v, value(child))',
      'return v',
    ]);
  });

  test('has one function for both sides in the numbers of the mover, with every line that a step executes', () => {
    const runs = (['minimax', 'alpha-beta', 'pvs'] as const).flatMap((algorithm) =>
      (algorithm === 'alpha-beta' ? EVERY_RULE : [DEFAULT_RULES]).map((rules) => ({ algorithm, rules })),
    );
    forTrees({ long: 100, usual: 20 }, { nodes: 24, chance: false }, ({ tree }) => {
      for (const { algorithm, rules } of runs) {
        const run = moverRun(recordTrace(tree, algorithm, rules));
        const listing = pseudocode(run, ROOT, 1);
        const held = new Set(listing.map(({ line }) => line));
        for (let step = 1; step <= run.length; step += 1) {
          const { node, lines } = run.event(step);
          expect(pseudocode(run, node, 1)).toEqual(listing);
          expect(lines.filter((line) => !held.has(line) && line !== 'init')).toEqual([]);
        }
        const texts = listing.map(({ text }) => text).join('\n');
        // In PVS a bound stands between the two others.
        expect(texts.replace('α < w < β', '')).not.toMatch(/[Mm]in[-(]|≤|</);
        expect(texts).toContain('return Utility(state, Player(state))');
      }
    });
    const texts = pseudocode(moverRun(recordTrace(TEXTBOOK, 'alpha-beta', DEFAULT_RULES)), ROOT, 1);
    expect(texts.map(({ text }) => text)).toEqual([
      'Alpha-Beta(state, α, β):',
      'if Terminal-Test(state):',
      'return Utility(state, Player(state))',
      'v ← −∞',
      'for each child of state:',
      'v ← max(v, −Alpha-Beta(child, −β, −α))',
      'if v ≥ β: return v',
      'α ← max(α, v)',
      'return v',
    ]);
    const simple = pseudocode(moverRun(recordTrace(TEXTBOOK, 'minimax', DEFAULT_RULES)), ROOT, 1);
    expect(simple.map(({ text }) => text)).toContain('v ← max(v, −Negamax(child))');
  });

  test('of minimax has the form value(state) that dispatches', () => {
    for (const algorithm of ['minimax', 'expectiminimax'] as const) {
      const run = recordTrace(TEXTBOOK, algorithm, DEFAULT_RULES);
      expect(pseudocode(run, ROOT, 1)[0]?.text).toBe('max-value(state):');
      expect(pseudocode(run, TEXTBOOK.child(TEXTBOOK.child(ROOT, 0), 0), 3)[0]?.text).toBe('value(state):');
    }
  });
});
