/** What is said of searches to a depth and of passes: no number from nowhere, and "≈" exactly at what is not proved. */

import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchLimits } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { printNumber } from '../../src/core/tree/printNumber.ts';
import { narrate } from '../../src/families/index.ts';
import { english } from '../../src/words/en/page.ts';
import { isWhole } from '../../src/words/facts.ts';
import type { Language } from '../../src/words/language.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain } from '../../src/words/sentence.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { expectSame, forTreesAndRulesInTurn, naming } from '../support/forTrees.ts';
import { judgedAtRandom } from '../support/judged.ts';
import { EACH_DEPTH_ANOTHER, treeOfText } from '../support/limitExamples.ts';

const LANGUAGES = [english, chinese];
const DEEPEN: SearchLimits = { ...NO_LIMITS, deepen: true };

/** Every number there is at a step: of nodes, windows, passes and counts. */
function numbersAt(run: AnyRun, step: number): Set<string> {
  const { tree, limits } = run;
  const known = new Set<number>([limits.budget ?? 0, ...tree.leafBounds]);
  for (const node of tree.nodes()) {
    const { range, proved, value, window } = run.stateAt(node, step);
    for (const end of [range, proved]) for (const number of [end.low, end.high]) known.add(number);
    for (const number of [value, window?.alpha, window?.beta, tree.value(node), tree.staticValue(node)])
      if (number !== null && number !== undefined) known.add(number);
  }
  const tally = run.tallyAt(step);
  for (const count of Object.values(tally)) known.add(count);
  for (const { depth } of run.passes) known.add(depth ?? -1);
  const event = run.event(step);
  // Leaves and children that a cut leaves out, the turn of a child, plies up to the owner of a bound.
  if (event.kind === 'cutoff')
    for (const count of [event.prunedLeaves ?? 0, event.pruned.length]) known.add(count);
  if (event.node !== ROOT) known.add(run.treeAt(step).childIndex(event.node) + 1);
  for (let plies = 0; plies <= tree.depth(event.node); plies += 1) known.add(plies);
  known.add(run.treeAt(step).leafCount);
  return new Set([...known].map((number) => unsigned(printNumber(number))));
}

/** +∞ is written with its sign in a window. */
function unsigned(text: string): string {
  return text.replace(/^\+/, '');
}

const NUMBER = /[+−]?(?:\d+(?:\.\d+)?|∞)/g;

/** What stands behind "≈" is an end of what a pass knows of a node there, and no end of what is proved of it. */
function estimatesAt(run: AnyRun, step: number): Set<string> {
  const estimates = new Set<string>();
  for (const node of run.tree.nodes()) {
    const { range, proved, value } = run.stateAt(node, step);
    // What a node returned may be clamped into its window.
    if (value !== null && (range.low !== proved.low || range.high !== proved.high))
      estimates.add(printNumber(value));
    for (const end of ['low', 'high'] as const)
      if (range[end] !== proved[end] && Number.isFinite(range[end])) estimates.add(printNumber(range[end]));
    // A point is one number, proved or not.
    if (range.low === range.high && proved.low !== proved.high) estimates.add(printNumber(range.low));
  }
  return estimates;
}

describe('of searches within limits', () => {
  test('every number is one of the step, and what is estimated says so, in both languages', () => {
    forTreesAndRulesInTurn(250, { nodes: 30, chance: false }, (sample, rules) => {
      const tree = judgedAtRandom(sample.tree, sample.random);
      const names = new NodeNames(tree);
      const limits = sample.random.pick<SearchLimits>([
        { ...NO_LIMITS, depth: sample.random.below(4) },
        { ...DEEPEN, budget: sample.random.pick([null, 3, 9, 20]) },
        { ...DEEPEN, tries: 'given', depth: 2 },
      ]);
      const run = recordLimited(tree, 'alpha-beta', rules, limits);
      for (let step = 1; step <= run.length; step += 1) {
        const [numbers, estimates] = [numbersAt(run, step), estimatesAt(run, step)];
        for (const language of LANGUAGES) {
          const sentence = plain(
            narrate(run.momentAt(step), names, language).map((part) =>
              part.kind === 'node' && !tree.isLeaf(part.node) ? { ...part, text: 'N' } : part,
            ),
          );
          naming(
            () => `step ${step}: ${sentence}`,
            () => {
              for (const [found] of sentence.matchAll(NUMBER)) expectSame(numbers.has(unsigned(found)), true);
              for (const [, found = ''] of sentence.matchAll(/≈([+−]?\d+(?:\.\d+)?)/g))
                expectSame(estimates.has(found), true);
            },
          );
        }
      }
      const end = run.provedAt(ROOT, run.length);
      const said = plain(narrate(run.momentAt(run.length), names, english));
      if (run.result.ok) expectSame(/≈|An estimate/.test(said), end.low !== end.high);
    });
  });

  test('are as the table has them', () => {
    const tree = treeOfText(EACH_DEPTH_ANOTHER);
    const run = recordLimited(tree, 'alpha-beta', DEFAULT_RULES, { ...DEEPEN, budget: 20 });
    const said = (step: number, language: Language = english) =>
      plain(narrate(run.momentAt(step), new NodeNames(tree), language));
    const [, second, third, fourth] = run.passes;
    expect(said(second!.from)).toBe(
      'Depth 1 begins; children are tried in the order of what depth 0 returned.',
    );
    expect(said(third!.from + 3)).toBe(
      'E lies at the depth limit 2: it is judged, not looked into: EVAL = 3. An estimate, no proof.',
    );
    expect(said(third!.from + 3, chinese)).toBe(
      'E 已到深度限制 2：不再展开，只作估计，EVAL = 3。这是估计，不是证明。',
    );
    expect(said(fourth!.from, chinese)).toBe('开始深度 3 的搜索，子节点按深度 2 返回的值排序。');
    expect(said(run.length - 1)).toMatch(
      /^The budget of 20 nodes is used up in depth 3, before .+ is entered; what this pass has found is dropped\.$/,
    );
    expect(said(run.length)).toBe('The answer is that of depth 2: MAX plays c, worth ≈7.');
    expect(said(run.length, chinese)).toBe('采用深度 2 的结果：MAX 的走步是 c，值为 ≈7。');
  });
});

test('a run is whole when no move of its tree was left out', () => {
  forTreesAndRulesInTurn(120, { nodes: 60, halting: true }, ({ tree }, rules) => {
    for (const limits of [NO_LIMITS, DEEPEN, { ...NO_LIMITS, depth: 2 }]) {
      const run = recordLimited(tree, 'alpha-beta', rules, limits);
      expect(isWhole(run)).toBe(run.tallyAt(run.length).neverGenerated === 0);
    }
  });
});
