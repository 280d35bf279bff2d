/**
 * What is said in the numbers of the side to move is true, in both languages. A node of MIN is looked at in the tree with
 * the sides and the signs exchanged, where it is one of MAX: what is claimed of it in its own numbers is what is claimed
 * there of a node of MAX. The definitions tell both stories; neither is asked of the program.
 */

import { expect, test } from 'vitest';
import { moverRun } from '../../src/core/run/moverRun.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { handsWindow } from '../../src/core/search/algorithms.ts';
import type { SearchRules } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { printBound, printNumber } from '../../src/core/tree/printNumber.ts';
import { narrate } from '../../src/families/index.ts';
import { english } from '../../src/words/en/page.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { forTreesAndRulesInTurn } from '../support/forTrees.ts';
import { howMany } from '../support/howMany.ts';
import { plainTree } from '../support/oracle/plainTree.ts';
import { tellStory } from '../support/oracle/story.ts';
import { firstBest, trueValue } from '../support/oracle/trueValue.ts';
import { childrenOf, type Sketch, treeOf } from '../support/sketch.ts';
import { type Claim, claim, N, TEST, V } from './claim.ts';
import { checkClaims, isExact, isKnown, isSecured, KNOWN_EN, PAIR } from './claims.ts';
import { Scene, type Told } from './scene.ts';

const LANGUAGES = [english, chinese];

/** The sides and the signs exchanged; there are no chance nodes. */
function exchanged(sketch: Sketch): Sketch {
  if (sketch === null || typeof sketch === 'number') return sketch === null ? null : 0 - sketch;
  if ('chance' in sketch) throw new Error('chance is no side');
  const children = childrenOf(sketch).map(exchanged);
  return 'max' in sketch ? { min: children } : { max: children };
}

/** A scene in which the node of the moment is one of MAX, and that of the other side's numbers. */
class MoverScene extends Scene {
  constructor(
    told: Told,
    step: number,
    readonly other: Scene,
    /** who decides at a node of MAX here */
    readonly side: 'MAX' | 'MIN',
  ) {
    super(told, step);
  }

  override get decider(): string {
    return this.side.toLowerCase();
  }
}

type Said = Readonly<Record<string, string>>;

function moverClaim(en: string, zh: string, check: (scene: MoverScene, said: Said) => void): Claim {
  return claim(en, zh, (scene, said) => check(scene as MoverScene, said));
}

function ownSide({ node, side }: MoverScene, n: string, said: string | undefined): void {
  expect(node.id).toBe(Number(n));
  if (node.kind !== 'leaf') expect(said).toBe(side);
}

/** What the child returned in its own numbers, and what that is here. */
function isReturned(scene: MoverScene, child: string, counts: string, side: string, r?: string): void {
  const { moment, other } = scene;
  expect(Number(child)).toBe(moment.child);
  expect(side).toBe(scene.side);
  expect(counts).toBe(printNumber(moment.returned!));
  if (r !== undefined) expect(r).toBe(printNumber(other.moment.returned!));
}

/** In the child's own numbers. */
function isKnownOf(scene: MoverScene, child: string, known: string | undefined): void {
  const range = scene.other.range(scene.other.at(child));
  if (known !== undefined) isKnown(known, range);
  else expect([range.low, range.high]).toEqual([scene.other.moment.returned, scene.other.moment.returned]);
}

const EN_RETURNED = `(?:The leaf ${N('leaf')}|What ${N('child')} returned, ${V('r')}) \\(${V('c')} for (?<side>MAX|MIN)\\),?`;
const ZH_RETURNED = `(?:叶节点 ${N('leaf')}|${N('child')} 返回的 ${V('r')})（对 (?<side>MAX|MIN) 为 ${V('c')}）`;

const CLAIMS: readonly Claim[] = [
  moverClaim(
    `The search begins at ${N('n')}, where (?<side>MAX|MIN) decides\\.`,
    `搜索从 (?<side>MAX|MIN) 节点 ${N('n')} 开始。`,
    (scene, { n, side }) => {
      ownSide(scene, n!, side);
      expect(scene.node.parent).toBeNull();
    },
  ),
  moverClaim(
    `(?<what>Nothing is known|Every leaf is known to .+? for (?<side>MAX|MIN))(?<open>, but the search begins open)?: the window is ${PAIR('pair')}\\.`,
    `(?<what>此时一无所知|此时只知道对 (?<side>MAX|MIN) 来说[^，]+)，(?<open>但搜索从全开的窗口开始，)?搜索窗口为 ${PAIR('pair')}。`,
    (scene, { what, side, open, pair }) => {
      const bounds = scene.told.run.tree.leafBounds.filter(Number.isFinite);
      expect(/Nothing|一无所知/.test(what!)).toBe(bounds.length === 0);
      for (const bound of bounds) expect(what).toContain(printNumber(bound));
      if (side !== undefined) expect(side).toBe(scene.side);
      expect(open !== undefined).toBe(bounds.length > 0);
      expect(pair).toBe('(−∞,\u2009+∞)');
    },
  ),
  moverClaim(
    `Down to ${N('n')}, where (?<side>MAX|MIN) (?:decides|(?<again>moves again))(?:, with the window ${PAIR('pair')})?\\.`,
    `向下进入 (?<side>MAX|MIN) 节点 ${N('n')}(?<again>（\\k<side> 再走一步）)?(?:，搜索窗口为 ${PAIR('pair')})?。`,
    (scene, { n, side, again, pair }) => {
      expect(again !== undefined).toBe(scene.node.parent?.kind === scene.node.kind);
      ownSide(scene, n!, side);
      if (pair === undefined) return;
      const { alpha, beta } = scene.moment.window!;
      expect(pair).toBe(`(${printBound(alpha)},\u2009${printBound(beta)})`);
    },
  ),
  moverClaim(
    `${EN_RETURNED} gives ${N('n')} its value: ${V('v')}\\.`,
    `${ZH_RETURNED}使 ${N('n')} 的值定为 ${V('v')}。`,
    (scene, { leaf, child, r, c, side, n, v }) => {
      isReturned(scene, leaf ?? child!, c!, side!, r);
      isExact(scene, scene.at(n!), v!);
    },
  ),
  moverClaim(
    `${EN_RETURNED} takes ${N('n')} up to ${V('v')}\\.`,
    `${ZH_RETURNED}使 ${N('n')} 升到 ${V('v')}。`,
    (scene, { leaf, child, r, c, side, n, v }) => {
      isReturned(scene, leaf ?? child!, c!, side!, r);
      expect(scene.node.id).toBe(Number(n));
      isSecured(scene, scene.node, v!);
      expect(scene.moment.value!).toBeGreaterThan(scene.moment.previous ?? -Infinity);
    },
  ),
  moverClaim(
    `${N('child')} returned ${V('r')} \\(${V('c')} for (?<side>MAX|MIN)(?:; (?:(?<nothing>nothing is proved of ⟨\\d+⟩)|⟨\\d+⟩ is worth ${KNOWN_EN}))?\\): v at ${N('n')} is ${V('v')} for now\\.`,
    `${N('child')} 返回 ${V('r')}（对 (?<side>MAX|MIN) 为 ${V('c')}(?:，(?:(?<nothing>对它的值还没有任何证明)|它(?<known>[^）]+)))?）：${N('n')} 的 v 暂为 ${V('v')}。`,
    (scene, { child, r, c, side, known, nothing, n, v }) => {
      isReturned(scene, child!, c!, side!, r);
      if (nothing === undefined) isKnownOf(scene, child!, known);
      expect(scene.node.id).toBe(Number(n));
      expect(v).toBe(printNumber(scene.moment.value!));
    },
  ),
  moverClaim(
    `(?:The leaf ${N('leaf')} \\(${V('lc')} for (?<ls>MAX|MIN)\\) is|${N('child')} returned ${V('r')} \\(${V('c')} for (?<side>MAX|MIN)\\):) no better for (?<who>MAX|MIN) than (?:the ${V('v')} that ${N('n')} has|(?<holder>[αv]) = ${V('held')} at ${N('m')})(?: \\((?:⟨\\d+⟩ is worth ${KNOWN_EN}|(?<nothing>nothing is proved of ⟨\\d+⟩))\\))?\\.`,
    `(?:叶节点 ${N('leaf')} 对 (?<ls>MAX|MIN) 为 ${V('lc')}|${N('child')} 返回 ${V('r')}(?:（(?:它(?<known>[^）]+)|(?<nothing>对它的值还没有任何证明))）)?，对 (?<side>MAX|MIN) 为 ${V('c')})，不大于 (?:${V('v')}，${N('n')} 仍为 \\k<v>|(?<holder>[αv]) = ${V('held')}，${N('m')} 的 [αv] 不变)。`,
    (scene, said) => {
      const child = said['leaf'] ?? said['child']!;
      isReturned(scene, child, said['lc'] ?? said['c']!, said['ls'] ?? said['side']!, said['r']);
      if (said['who'] !== undefined) expect(said['who']).toBe(scene.side);
      expect(scene.node.id).toBe(Number(said['n'] ?? said['m']));
      expect(said['v'] ?? said['held']).toBe(printNumber(scene.moment.value!));
      expect(scene.moment.returned!).toBeLessThanOrEqual(scene.moment.value!);
      if (said['v'] !== undefined) isSecured(scene, scene.node, said['v']);
      if (said['holder'] !== undefined)
        expect(said['holder']).toBe(scene.told.rules?.value === 'running' ? 'α' : 'v');
      if (said['leaf'] === undefined && said['nothing'] === undefined) isKnownOf(scene, child, said['known']);
    },
  ),
  moverClaim(
    `(?:The leaf ${N('leaf')} \\(${V('lc')} for (?<ls>MAX|MIN)\\) is|${N('child')} returned ${V('r')} \\(${V('c')} for (?<side>MAX|MIN)\\):) all that ${N('n')} has so far, and nothing is worse for (?:MAX|MIN)\\.`,
    `(?:${N('n')} 目前只有叶节点 ${N('leaf')}（对 (?<ls>MAX|MIN) 为 ${V('lc')}），对 (?:MAX|MIN) 没有比它更差的。|${N('child')} 返回 ${V('r')}（对 (?<side>MAX|MIN) 为 ${V('c')}(?:，[^）]+)?），对 (?:MAX|MIN) 没有比它更差的，⟨\\d+⟩ 目前只有它。)`,
    (scene, { leaf, child, lc, ls, c, side, r }) => {
      isReturned(scene, leaf ?? child!, lc ?? c!, ls ?? side!, r);
      expect(scene.moment).toMatchObject({ returnedCount: 1, returned: -Infinity });
    },
  ),
  moverClaim(
    `β cut at ${N('n')}: it is worth ${KNOWN_EN}, and ${N('owner')}(?: itself)? already has ${V('has')} \\(here ${V('here')}\\)(?: from (?:the leaf )?${N('giver')})? \\(${TEST}\\)\\.`,
    `在 ${N('n')} 处发生 β剪枝：它的值(?<known>[^，]+)，而 ${N('owner')} (?:自己)?已经(?:从(?:叶节点)? ${N('giver')} )?得到 ${V('has')}，在这里就是 ${V('here')}（${TEST}）。`,
    (scene, { n, known, owner, has, here, giver, test: written }) => {
      const { node, moment, other, told } = scene;
      const { v, limit } = moment.test!;
      const sign = told.rules!.cutoff === 'equal' ? '≥' : '>';
      expect(node).toMatchObject({ id: Number(n), kind: 'max' });
      expect(written).toBe(`${printNumber(v)} ${sign} ${printBound(limit)}`);
      expect(sign === '≥' ? v >= limit : v > limit).toBe(true);
      expect(Number(owner)).toBe(moment.betaOwner);
      expect([here, has]).toEqual([printNumber(limit), printNumber(0 - limit)]);
      expect(scene.range(node).low).toBeGreaterThanOrEqual(v);
      expect([`${printNumber(v)}ormore`, `至少是${printNumber(v)}`, '∞', '是∞']).toContain(
        known!.replaceAll(' ', ''),
      );
      // In its own numbers the owner is one of MAX, and sure of what it has.
      expect(other.at(owner!).kind).toBe('max');
      expect(other.range(other.at(owner!)).low).toBeGreaterThanOrEqual(0 - limit);
      if (giver !== undefined) expect(scene.at(giver).parent!.id).toBe(Number(owner));
    },
  ),
  moverClaim(
    `A deep cut: ${N('owner')} is (?<plies>\\d+) plies up, and ${N('n')} cannot beat its ${V('limit')}\\.`,
    `这是深剪枝：${N('owner')} 在上方 (?<plies>\\d+) 层，${N('n')} 不会比它的 ${V('limit')} 更好。`,
    (scene, { owner, plies, n, limit }) => {
      const { node, other, moment } = scene;
      expect(node.id).toBe(Number(n));
      expect(node.path().length - scene.at(owner!).path().length).toBe(Number(plies));
      expect(limit).toBe(printNumber(other.moment.test!.limit));
      expect(trueValue(node)).toBeGreaterThanOrEqual(moment.test!.limit);
    },
  ),
  moverClaim(
    `Done: ⟨0⟩ is worth ${V('v')}(?:, and (?<side>MAX|MIN) plays to (?:the leaf )?${N('best')})?\\.`,
    `搜索结束：⟨0⟩ 的值为 ${V('v')}(?:，(?<side>MAX|MIN) 的最佳走步是走向(?:叶节点)? ${N('best')})?。`,
    (scene, { v, side, best }) => {
      const root = scene.told.nodes[0]!;
      expect(v).toBe(printNumber(trueValue(root)));
      const first = firstBest(root);
      if (side === undefined) return expect(first).toBeNull();
      expect(side).toBe(scene.side);
      expect(Number(best)).toBe(root.children[first!]!.id);
    },
  ),
];

function toldOf(sketch: Sketch, tree: GameTree, rules: SearchRules, hasWindow: boolean): Told {
  const root = plainTree(sketch);
  const oracleRules = hasWindow ? rules : null;
  const moments = tellStory(root, oracleRules);
  return {
    run: recordTrace(tree, 'minimax', rules),
    sketch,
    nodes: root.everyNode(),
    moments,
    rules: oracleRules,
  };
}

test('every claim of every sentence, on random trees of two sides, under every rule', () => {
  let count = 0;
  forTreesAndRulesInTurn(
    { long: 240, usual: 36 },
    { nodes: 30, chance: false },
    ({ tree, sketch }, rules) => {
      const [least, most] = tree.leafBounds;
      const turned = exchanged(sketch);
      const turnedTree = treeOf(turned, [0 - most, 0 - least]);
      for (const algorithm of ['minimax', 'alpha-beta'] as const) {
        const plain = recordTrace(tree, algorithm, rules);
        const run = moverRun(plain);
        const names = new NodeNames(run.tree);
        const hasWindow = handsWindow(algorithm);
        const told = [
          toldOf(sketch, tree, rules, hasWindow),
          toldOf(turned, turnedTree, rules, hasWindow),
        ] as const;
        for (const leaf of tree.leaves()) {
          const parent = tree.parent(leaf);
          const isMins = parent >= 0 && tree.kindName(parent) === 'max';
          expect(names.of(leaf)).toBe(printNumber(isMins ? 0 - tree.value(leaf) : tree.value(leaf)));
        }
        for (let step = 1; step <= run.length; step += 1) {
          const { kind } = told[0].nodes[told[0].moments[step - 1]!.node]!;
          const mine = kind === 'min' ? 1 : 0;
          const other = new Scene(told[1 - mine]!, step);
          const scene = new MoverScene(told[mine]!, step, other, mine === 1 ? 'MIN' : 'MAX');
          for (const language of LANGUAGES)
            count += checkClaims(scene, narrate(run.momentAt(step), names, language), language.code, CLAIMS);
        }
      }
    },
  );
  expect(count).toBeGreaterThan(howMany(20_000, 2500));
});
