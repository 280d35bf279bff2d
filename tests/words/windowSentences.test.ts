/** What is said of windows that no node holds is true at its step, in both languages. */

import { describe, expect, test } from 'vitest';
import type { BoundsRun } from '../../src/core/run/boundsRun.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { given, givenWindow } from '../../src/core/run/worth.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { FULL_WINDOW, type SearchWindow } from '../../src/core/search/searchWindow.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { printNumber } from '../../src/core/tree/printNumber.ts';
import { narrate } from '../../src/families/index.ts';
import { english } from '../../src/words/en/page.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { printEnd, printTest, printWindow } from '../../src/words/symbols.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { forTrees, forTreesAndRulesInTurn, naming } from '../support/forTrees.ts';
import { ofCases } from '../support/howMany.ts';
import { treeOfText } from '../support/limitExamples.ts';
import { publishedRecord, treeOfRecord } from '../support/publishedRecords.ts';

const LANGUAGES = [english, chinese];

/** The sentence with nodes by their ids. */
function told(run: BoundsRun, step: number, language: (typeof LANGUAGES)[number]): string {
  const names = new NodeNames(run.tree);
  return narrate(run.momentAt(step), names, language)
    .map((part) => (part.kind === 'node' ? `⟨${part.node}⟩` : part.text))
    .join('');
}

function trueValue(tree: GameTree, node: NodeId): number {
  if (tree.isLeaf(node)) return tree.value(node);
  const values = tree.children(node).map((child) => trueValue(tree, child));
  return tree.kindName(node) === 'max' ? Math.max(...values) : Math.min(...values);
}

function numberIn(text: string): number {
  return Number(text.replace('−', '-').replace('∞', 'Infinity'));
}

const V = (name: string) => `(?<${name}>−?(?:∞|[\\d.]+))`;
const N = (name: string) => `⟨(?<${name}>\\d+)⟩`;

interface Said {
  readonly n?: string;
  readonly asker?: string;
  readonly side?: string;
  readonly than?: string;
  readonly pair?: string;
  readonly v?: string;
  readonly more?: string;
  readonly way?: string;
  readonly end?: string;
}

/** A claim in both languages, and what makes it true. */
type Check = (at: { run: BoundsRun; step: number; said: Said }) => void;
const CLAIMS: readonly (readonly [en: RegExp, zh: RegExp, check: Check])[] = [
  [
    new RegExp(
      `^${N('n')} is only asked: better (?<side>for MIN )?than ${V('than')}\\? The window is (?<pair>\\(.*?\\))\\.`,
    ),
    new RegExp(`^只问 ${N('n')}：是否(?<side>大|小)于 ${V('than')}？窗口为 (?<pair>\\(.*?\\))。`),
    ({ run, step, said }) => {
      const node = Number(said.n) as NodeId;
      const parent = run.tree.parent(node);
      const kind = run.tree.kindName(parent);
      expect(run.nodeAt(step)).toBe(node);
      expect(kind).toBe(said.side === undefined || said.side === '大' ? 'max' : 'min');
      // What the parent is asked to better is the best that it, or one like it above it, is sure of.
      const held = run.windowAt(parent, step - 1);
      expect(numberIn(said.than!)).toBe(kind === 'max' ? held.alpha : held.beta);
      expect(said.pair).toBe(printWindow(givenWindow(run.entryWindowAt(node, step))));
    },
  ],
  [
    new RegExp(
      `^Yes, ${V('v')}(?<more> or more| or less)?: ${N('n')} is searched again to see how good, with the window (?<pair>\\(.*\\))\\.$`,
    ),
    new RegExp(
      `^是（(?<more>至少是 |至多是 )?${V('v')}）：重新搜索 ${N('n')} 以求其值，窗口为 (?<pair>\\(.*\\))。$`,
    ),
    ({ run, step, said }) => {
      const node = Number(said.n) as NodeId;
      const value = trueValue(run.tree, node);
      const v = numberIn(said.v!);
      if (said.more === undefined) expect(value).toBe(v);
      else if (/more|少/.test(said.more)) expect(value >= v).toBe(true);
      else expect(value <= v).toBe(true);
      const parent = run.nodeAt(step);
      const { alpha, beta } = run.windowAt(parent, step);
      expect(v > alpha && v < beta).toBe(true);
      expect(said.pair).toBe(printWindow(givenWindow({ alpha, beta })));
      const next = run.nextEntry(node, step);
      expect([next, run.entryWindowAt(node, next)]).toEqual([step + 1, { alpha, beta }]);
    },
  ],
  [
    new RegExp(
      `^[αβ] cut at ${N('n')}: it is worth ${V('v')}(?<more> or more| or less)?, and ${N('asker')} only asks for (?<way>more|less) than ${V('than')} \\((?<test>.*?)\\)\\. .* cannot change that\\.$`,
    ),
    new RegExp(
      `^在 ${N('n')} 处发生 [αβ]剪枝：它的值(?<more>至少是 |至多是 |是 )${V('v')}，而 ${N('asker')} 只问是否(?<way>大|小)于 ${V('than')}（(?<test>.*?)）。.*改变不了这一点。$`,
    ),
    ({ run, step, said }) => {
      const [node, asker] = [Number(said.n) as NodeId, Number(said.asker) as NodeId];
      const v = numberIn(said.v!);
      const isMore = /more|少/.test(said.more ?? '') || v === Infinity;
      const value = trueValue(run.tree, node);
      expect(isMore ? value >= v : value <= v).toBe(true);
      expect(run.tree.kindName(asker)).toBe(/more|大/.test(said.way!) ? 'max' : 'min');
      const held = run.windowAt(asker, step);
      const than = /more|大/.test(said.way!) ? held.alpha : held.beta;
      expect(numberIn(said.than!)).toBe(than);
      expect(isMore ? v > than : v < than).toBe(true);
      expect(run.tree.pathTo(node)).toContain(asker);
    },
  ],
  [
    new RegExp(
      `^[αβ] cut at ${N('n')}: it is worth ${V('v')}(?<more> or more| or less)?, and the root window (?<way>ends|begins) at ${V('end')} \\((?<test>.*?)\\)\\. .* cannot change that\\.$`,
    ),
    new RegExp(
      `^在 ${N('n')} 处发生 [αβ]剪枝：它的值(?<more>至少是 |至多是 |是 )${V('v')}，而根窗口(?<way>止|起)于 ${V('end')}（(?<test>.*?)）。.*改变不了这一点。$`,
    ),
    ({ run, said }) => {
      const v = numberIn(said.v!);
      const isMore = /more|少/.test(said.more ?? '') || v === Infinity;
      const value = trueValue(run.tree, Number(said.n) as NodeId);
      expect(isMore ? value >= v : value <= v).toBe(true);
      expect(/ends|止/.test(said.way!)).toBe(isMore);
      expect(numberIn(said.end!)).toBe(isMore ? run.rootWindow.beta : run.rootWindow.alpha);
    },
  ],
  [
    new RegExp(
      `^Done: the search fails (?<way>low|high), ⟨0⟩ is worth at (?:most|least) ${V('v')}(?:, and (?<side>MAX|MIN) plays .*?)?\\. .*evaluated`,
    ),
    new RegExp(
      `^搜索结束：(?<way>低|高)于窗口（fail (?:low|high)），⟨0⟩ 至[多少]为 ${V('v')}(?:，(?<side>MAX|MIN) 的最佳走步是.*?)?。`,
    ),
    ({ run, said }) => {
      const value = trueValue(run.tree, ROOT);
      const v = numberIn(said.v!);
      const isLow = /low|低/.test(said.way!);
      const { alpha, beta } = run.rootWindow;
      expect(isLow ? value <= v && v <= alpha : value >= v && v >= beta).toBe(true);
      const isMax = run.tree.kindName(ROOT) === 'max';
      expect(said.side !== undefined).toBe(isLow !== isMax);
      const best = run.bestMove;
      if (best !== null) {
        const child = trueValue(run.tree, best);
        expect(isMax ? child >= beta : child <= alpha).toBe(true);
      }
    },
  ],
  [
    /^The search begins at ⟨0⟩, where (?<side>MAX|MIN) decides, with the root window (?<pair>\(.*?\)): only values inside will come out exactly\./,
    /^搜索从 (?<side>MAX|MIN) 节点 ⟨0⟩ 开始，根窗口为 (?<pair>\(.*?\))：只有落在其中的值才能准确得到。/,
    ({ run, said }) => {
      expect(run.tree.kindName(ROOT)).toBe(said.side!.toLowerCase());
      expect(said.pair).toBe(printWindow(givenWindow(run.rootWindow)));
    },
  ],
];

/** How often each claim was made and found true; of a sentence that none of them is, only that it is told. */
function checked(run: BoundsRun, counts: number[]): void {
  for (let step = 1; step <= run.length; step += 1)
    for (const [index, language] of LANGUAGES.entries()) {
      const text = told(run, step, language);
      const isNew = /only ask|root window|fails|again to see|只问|根窗口|fail|重新搜索/.test(
        text.replace(/（[αβ] .*?）|\([αβ] of .*?\)/g, ''),
      );
      const at = CLAIMS.findIndex((claim) => (claim[index] as RegExp).test(text));
      naming(
        () => `step ${step}: ${text}`,
        () => {
          expect(at >= 0 || !isNew, 'nobody checks it').toBe(true);
          if (at < 0) return;
          const match = (CLAIMS[at]![index] as RegExp).exec(text)!;
          CLAIMS[at]![2]({ run, step, said: match.groups! });
          counts[at] = (counts[at] ?? 0) + 1;
        },
      );
    }
}

describe('what is said of windows that no node holds', () => {
  test('is true at every step, on random trees', () => {
    const counts: number[] = [];
    forTreesAndRulesInTurn(400, { nodes: 50, chance: false }, ({ tree, random }, rules) => {
      checked(recordLimited(tree, 'pvs', DEFAULT_RULES, NO_LIMITS), counts);
      const ends = [-Infinity, ...tree.leaves().map((leaf) => tree.value(leaf)), 0.5, Infinity];
      const window: SearchWindow = { alpha: random.pick(ends), beta: random.pick(ends) };
      if (!(window.alpha < window.beta)) return;
      if (window.alpha === -Infinity && window.beta === Infinity) return;
      const algorithm = random.pick(['alpha-beta', 'pvs'] as const);
      checked(recordLimited(tree, algorithm, rules, { ...NO_LIMITS, window }), counts);
    });
    for (const index of CLAIMS.keys()) expect(counts[index] ?? 0).toBeGreaterThan(ofCases(50));
  });

  test('on wikipedia-ab', () => {
    const run = recordLimited(treeOfRecord(publishedRecord('wikipedia-ab')), 'pvs', DEFAULT_RULES, NO_LIMITS);
    const [, second] = run.eventsOf('again');
    expect(told(run, second!, english)).toBe(
      'Yes, 6 or more: ⟨13⟩ is searched again to see how good, with the window (3,\u2009+∞).',
    );
    expect(told(run, second!, chinese)).toBe('是（至少是 6）：重新搜索 ⟨13⟩ 以求其值，窗口为 (3,\u2009+∞)。');
  });

  test('ends between which no double lies are written as neighbours', () => {
    const run = recordLimited(treeOfText('(3.5 (4.5 (5 6)) (2 1))'), 'pvs', DEFAULT_RULES, NO_LIMITS);
    const windows = run
      .eventsOf('enter')
      .map((step) => printWindow(givenWindow(run.entryWindowAt(run.nodeAt(step), step))));
    expect(windows).toContain('(3.5,\u20093.5⁺)');
    expect(windows).toContain('(4.5⁻,\u20094.5)');
    expect(printEnd('beta', givenWindow({ alpha: 3, beta: 4 }))).toBe('4');
    expect(printNumber(3.5)).toBe('3.5');
  });

  test('leaves that were looked at again are counted once and told how often', () => {
    forTrees(60, { nodes: 60, chance: false }, ({ tree }) => {
      const run = recordLimited(tree, 'pvs', DEFAULT_RULES, NO_LIMITS);
      const steps = run.eventsOf('leaf');
      const different = new Set(steps.map((step) => run.nodeAt(step))).size;
      const text = told(run, run.length, english);
      if (tree.isLeaf(ROOT)) return;
      expect(/, (\d+) times in all/.exec(text)?.[1]).toBe(
        steps.length === different ? undefined : String(steps.length),
      );
      expect(text).toContain(
        different === tree.leafCount ? '' : `Of ${tree.leafCount} leaves, ${different} `,
      );
    });
  });
});

test('a comparison with a limit that is no end of the window says the limit', () => {
  const test = { bound: 'beta', v: given(7), limit: given(7), holds: true } as const;
  expect(printTest(test, DEFAULT_RULES, givenWindow(FULL_WINDOW))).toBe('7 ≥ 7');
});
