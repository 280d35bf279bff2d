/**
 * Every sentence of a step is a row of claims. Here each claim of both languages is held against the
 * definitions: true values, what the leaves seen prove, and what would happen if a child were another.
 */
import { expect } from 'vitest';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { printBound, printNumber } from '../../src/core/tree/printNumber.ts';
import { timedIn } from '../../src/core/tree/timedValue.ts';
import type { Sentence } from '../../src/words/sentence.ts';
import { naming } from '../support/forTrees.ts';
import { opening } from '../support/oracle/openCall.ts';
import { type PlainNode, plainTree } from '../support/oracle/plainTree.ts';
import type { Interval } from '../support/oracle/proved.ts';
import { firstBest, trueValue } from '../support/oracle/trueValue.ts';
import { type Claim, claim, isTest, N, printedOpening, TEST, V } from './claim.ts';
import { replaced, type Scene } from './scene.ts';
import { THROUGH_CHANCE } from './throughChance.ts';
import { TIED } from './tiedClaims.ts';

export const KNOWN_EN = '(?<known>[^():]+?)';
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
export const PAIR = (name: string) => `(?<${name}>\\([^()]+\\))`;

/** "3 or less", 至多是 3: what is proved, or null for nothing. */
export function isKnown(said: string, { low, high }: Interval): void {
  const plain = said.replaceAll(' ', '');
  const [l, h] = [printNumber(low), printNumber(high)];
  const truths =
    low === high
      ? [l, `正好是${l}`]
      : low === -Infinity
        ? [`${h}orless`, `至多是${h}`]
        : high === Infinity
          ? [`${l}ormore`, `至少是${l}`]
          : [`${l}to${h}`, `在${l}到${h}之间`];
  expect(truths).toContain(plain);
}

function isUnknown({ low, high }: Interval): void {
  expect([low, high]).toEqual([-Infinity, Infinity]);
}

export function isExact(scene: Scene, node: PlainNode, value: string): void {
  const range = scene.range(node);
  expect(range.low).toBe(range.high);
  expect(printNumber(trueValue(node))).toBe(value);
}

/** What MAX has is at least so much, what MIN has at most. */
export function isSecured(scene: Scene, node: PlainNode, value: string): void {
  const range = scene.range(node);
  const held = scene.held(node)!;
  expect(printNumber(held)).toBe(value);
  if (node.kind === 'max') expect(range.low).toBeGreaterThanOrEqual(held);
  else expect(range.high).toBeLessThanOrEqual(held);
}

/** Not better for the side of the node in hand. */
function isNoBetter({ moment, node, decider }: Scene, side?: string): void {
  if (side !== undefined) expect(decider).toBe(side.toLowerCase());
  if (node.kind === 'max') expect(moment.returned).toBeLessThanOrEqual(moment.value!);
  else expect(moment.returned).toBeGreaterThanOrEqual(moment.value!);
}

function childIs(scene: Scene, child: string, returned?: string): void {
  expect(Number(child)).toBe(scene.moment.child);
  if (returned !== undefined) expect(printNumber(scene.moment.returned!)).toBe(returned);
}

/** Just beyond the limit, on the side of the cut and on the other. */
function cutsAt(scene: Scene, side: 'drops' | 'rises', limit: string, strict: boolean): void {
  const bound = scene.node.kind === 'max' ? scene.moment.window!.beta : scene.moment.window!.alpha;
  expect(scene.node.kind).toBe(side === 'drops' ? 'min' : 'max');
  expect(printNumber(bound)).toBe(limit);
  expect(scene.told.rules!.cutoff).toBe(strict ? 'strict' : 'equal');
  // Half a unit further; beside a timed ∞, the next double.
  const further = (side === 'drops' ? -1 : 1) * (timedIn(bound) === null ? 1 / 2 : 2 ** 971);
  // An infinite bound is one that every number is beyond.
  expect(scene.wouldCut(Number.isFinite(bound) ? bound + further : 0)).toBe(true);
  expect(scene.wouldCut(bound)).toBe(!strict);
  if (Number.isFinite(bound)) expect(scene.wouldCut(bound - further)).toBe(false);
}

/** Who set a bound; with what it holds if the bound has become another number below chance. */
const OWNED_EN = `${N('owner')}(?:’s ${V('held')})?`;
const OWNED_ZH = `${N('owner')}(?: 的 ${V('held')})?`;

function ownsBound(scene: Scene, owner: string): void {
  const { alphaOwner, betaOwner } = scene.moment;
  expect(Number(owner)).toBe(scene.node.kind === 'max' ? betaOwner : alphaOwner);
}

function ownsLimit(scene: Scene, owner: string, limit: string, said: string | undefined): void {
  ownsBound(scene, owner);
  let isBeyondChance = false;
  for (let above = scene.node.parent; above !== null && above.id !== Number(owner); above = above.parent)
    isBeyondChance ||= above.kind === 'chance';
  const held = printNumber(scene.held(scene.told.nodes[Number(owner)]!) ?? NaN);
  expect(said).toBe(isBeyondChance && held !== limit ? held : undefined);
}

const CLAIMS: readonly Claim[] = [
  claim(
    `The search begins at ${N('n')}, where (?<side>MAX|MIN|chance) decides\\.`,
    `搜索从(?: (?<side>MAX|MIN) 节点|机会节点) ${N('n')} 开始。`,
    ({ node }, { n, side }) => {
      expect(node.id).toBe(Number(n));
      expect(node.parent).toBeNull();
      expect(node.kind).toBe((side ?? 'chance').toLowerCase());
    },
  ),
  claim(
    `(?<what>Nothing is known|Every leaf is known to [^:,]+)(?<open>, but the search begins open)?: the window is ${PAIR('pair')}\\.`,
    `(?<what>此时一无所知|此时只知道[^，]+)，(?<open>但搜索从全开的窗口开始，)?搜索窗口为 ${PAIR('pair')}。`,
    ({ told }, { what, open, pair }) => {
      const bounds = told.run.tree.leafBounds.filter(Number.isFinite);
      expect(/Nothing|一无所知/.test(what!)).toBe(bounds.length === 0);
      for (const bound of bounds) expect(what).toContain(printNumber(bound));
      expect(open !== undefined).toBe(bounds.length > 0 && /∞.*∞/.test(printedOpening(told)));
      expect(pair).toBe(printedOpening(told));
    },
  ),
  claim(
    `Down to ${N('n')}, where (?<side>MAX|MIN|chance) (?:decides|(?<again>moves again))(?:, with the window ${PAIR('pair')})?\\.`,
    `向下进入(?: (?<side>MAX|MIN) 节点|机会节点) ${N('n')}(?<again>（\\k<side> 再走一步）)?(?:，搜索窗口为 ${PAIR('pair')})?。`,
    ({ node, moment }, { n, side, again, pair }) => {
      expect(again !== undefined).toBe(node.kind !== 'chance' && node.parent?.kind === node.kind);
      expect(node.id).toBe(Number(n));
      expect(node.kind).toBe((side ?? 'chance').toLowerCase());
      if (pair === undefined) return;
      const { alpha, beta } = moment.window!;
      expect(pair).toBe(`(${printBound(alpha)},\u2009${printBound(beta)})`);
    },
  ),
  claim(
    `No window passes through: its children start afresh from ${PAIR('pair')}\\.`,
    `窗口不穿过机会节点：它的子节点重新从 ${PAIR('pair')} 开始。`,
    ({ node, told }, { pair }) => {
      expect(node.kind).toBe('chance');
      expect(pair).toBe(printedOpening(told));
    },
  ),
  claim(
    `Below a chance node the window starts afresh at ${PAIR('pair')}\\.`,
    `在机会节点之下，窗口重新从 ${PAIR('pair')} 开始。`,
    ({ node, told }, { pair }) => {
      expect(node.parent!.kind).toBe('chance');
      expect(pair).toBe(printedOpening(told));
    },
  ),
  claim(
    `It cuts if it (?<verb>drops|rises) to ${V('limit')} or (?:less|more) \\([αβ] from ${OWNED_EN}\\)\\.`,
    `一旦(?<verb>降|升)到 ${V('limit')} 或更[低高]就剪枝（[αβ] 来自 ${OWNED_ZH}）。`,
    (scene, { verb, limit, owner, held }) => {
      ownsLimit(scene, owner!, limit!, held);
      cutsAt(scene, /drops|降/.test(verb!) ? 'drops' : 'rises', limit!, false);
    },
  ),
  claim(
    `It cuts if it (?<verb>drops below|rises above) ${V('limit')} \\([αβ] from ${OWNED_EN}\\)\\.`,
    `一旦(?<verb>低于|高于) ${V('limit')} 就剪枝（[αβ] 来自 ${OWNED_ZH}）。`,
    (scene, { verb, limit, owner, held }) => {
      ownsLimit(scene, owner!, limit!, held);
      cutsAt(scene, /drops|低/.test(verb!) ? 'drops' : 'rises', limit!, true);
    },
  ),
  claim(
    `[αβ] is still [+−]∞: nothing can cut ${N('n')} yet\\.`,
    `[αβ] 仍为 [+−]∞，暂时不能在 ${N('n')} 处剪枝。`,
    (scene, { n }) => {
      expect(scene.node.id).toBe(Number(n));
      const values = scene.told.nodes.flatMap(({ kind, value }) => (kind === 'leaf' ? [value] : []));
      for (const value of [-1e9, 1e9, ...new Set(values)]) expect(scene.wouldCut(value)).toBe(false);
    },
  ),
  claim(
    `[αβ] is still (?<infinity>[+−]∞): only [+−]∞ itself can cut ${N('n')}\\.`,
    `[αβ] 仍为 (?<infinity>[+−]∞)，只有 [+−]∞ 本身能在 ${N('n')} 处引起剪枝。`,
    (scene, { infinity, n }) => {
      expect(scene.node.id).toBe(Number(n));
      for (const value of [-1e9, 0, 1e9]) expect(scene.wouldCut(value)).toBe(false);
      expect(scene.wouldCut(infinity === '+∞' ? Infinity : -Infinity)).toBe(true);
    },
  ),
  claim(
    'With one child there is nothing to cut\\.',
    '它只有一个子节点，没有可剪的分支。',
    ({ node, moment }) => {
      expect(moment.kind).toBe('enter');
      expect(node.children).toHaveLength(1);
    },
  ),
  claim(
    `Only the last child is yet to come: after it ${N('n')} has nothing to cut\\.`,
    `只剩最后一个子节点，访问它之后 ${N('n')} 处没有可剪的分支。`,
    (scene, { n }) => {
      expect(scene.node.id).toBe(Number(n));
      expect(scene.moment.returnedCount).toBe(scene.node.children.length - 1);
      for (const value of [-Infinity, 0, Infinity]) expect(scene.wouldCut(value)).toBe(false);
    },
  ),
  claim(
    `The (?<rank>\\w+) child of ${N('parent')} is (?:a leaf worth|the leaf) ${N('leaf')}\\.`,
    `${N('parent')} 的第 (?<rank>\\d+) 个子节点是叶节点(?:，值为)? ${N('leaf')}。`,
    (scene, { rank, parent, leaf }) => {
      expect(scene.node.id).toBe(Number(leaf));
      expect(scene.node.parent!.id).toBe(Number(parent));
      expect(ORDINALS.indexOf(rank!) + 1 || Number.parseInt(rank!, 10)).toBe(scene.node.index + 1);
    },
  ),
  claim('The leaf is worth ⟨0⟩\\.', '这个叶节点的值为 ⟨0⟩。', ({ node }) => expect(node.kind).toBe('leaf')),
  claim(
    `(?:The leaf )?${N('child')} gives ${N('n')} its value: ${V('v')}\\.`,
    `(?:叶节点 )?${N('child')} 使 ${N('n')} 的值定为 ${V('v')}。`,
    (scene, { child, n, v }) => {
      childIs(scene, child!);
      isExact(scene, scene.at(n!), v!);
    },
  ),
  claim(
    `(?:The leaf )?${N('child')} takes ${N('n')} (?<way>up|down) to ${V('v')}\\.`,
    `(?:叶节点 )?${N('child')} 使 ${N('n')} (?<way>升|降)到 ${V('v')}。`,
    (scene, { child, n, way, v }) => {
      childIs(scene, child!);
      isSecured(scene, scene.at(n!), v!);
      expect(scene.node.kind).toBe(/up|升/.test(way!) ? 'max' : 'min');
      expect(scene.moment.previous).not.toBe(scene.moment.value);
    },
  ),
  claim(
    `${N('child')} returned ${V('r')}(?: \\(${N('same')} is worth ${KNOWN_EN}\\))?: v at ${N('n')} is ${V('v')} for now\\.`,
    `${N('child')} 返回 ${V('r')}(?:（它(?<known>[^）]+)）)?：${N('n')} 的 v 暂为 ${V('v')}。`,
    (scene, { child, r, known, n, v }) => {
      childIs(scene, child!, r!);
      if (known !== undefined) isKnown(known, scene.range(scene.at(child!)));
      expect(scene.node.id).toBe(Number(n));
      expect(printNumber(scene.moment.value!)).toBe(v);
    },
  ),
  claim(
    `The leaf ${N('child')} is no better for (?<side>MAX|MIN) than the ${V('v')} that ${N('n')} has\\.`,
    `叶节点 ${N('child')} 不[大小]于 ${V('v')}，${N('n')} 仍为 \\k<v>。`,
    (scene, { child, side, v, n }) => {
      childIs(scene, child!);
      isNoBetter(scene, side);
      isSecured(scene, scene.at(n!), v!);
    },
  ),
  claim(
    `${N('child')} returned ${V('r')}: no better for (?<side>MAX|MIN) than the ${V('v')} that ${N('n')} has(?: \\(⟨\\d+⟩ is worth ${KNOWN_EN}\\))?\\.`,
    `${N('child')} 返回 ${V('r')}(?:（它(?<known>[^）]+)）)?，不[大小]于 ${V('v')}，${N('n')} 仍为 \\k<v>。`,
    (scene, { child, r, side, v, n, known }) => {
      childIs(scene, child!, r!);
      isNoBetter(scene, side);
      isSecured(scene, scene.at(n!), v!);
      const range = scene.range(scene.at(child!));
      if (known === undefined) expect([range.low, range.high].map(printNumber)).toEqual([r, r]);
      else isKnown(known, range);
    },
  ),
  claim(
    `(?:The leaf ${N('leaf')} is|${N('child')} returned ${V('r')}:) no better for (?<side>MAX|MIN) than (?<holder>[αβv]) = ${V('v')} at ${N('n')}(?: \\(⟨\\d+⟩ is worth ${KNOWN_EN}\\))?\\.`,
    `(?:叶节点 ${N('leaf')} |${N('child')} 返回 ${V('r')}(?:（它(?<known>[^）]+)）)?，)不[大小]于 (?<holder>[αβv]) = ${V('v')}，${N('n')} 的 [αβv] 不变。`,
    (scene, { leaf, child, r, side, holder, v, n, known }) => {
      childIs(scene, leaf ?? child!, r);
      isNoBetter(scene, side);
      expect(scene.node.id).toBe(Number(n));
      expect(printNumber(scene.moment.value!)).toBe(v);
      expect(scene.told.rules?.value === 'running').toBe(holder !== 'v');
      if (holder !== 'v') expect(holder).toBe(scene.node.kind === 'max' ? 'α' : 'β');
      if (known !== undefined) isKnown(known, scene.range(scene.at(child!)));
    },
  ),
  claim(
    `(?:The leaf ${N('leaf')} is|${N('child')} returned ${V('r')}:) all that ${N('n')} has so far(?: \\(⟨\\d+⟩ is worth ${KNOWN_EN}\\))?, and nothing is worse for (?<side>MAX|MIN)\\.`,
    `(?:${N('n')} 目前只有叶节点 ${N('leaf')}，对 (?<side>MAX|MIN) 没有比它更差的。|${N('child')} 返回 ${V('r')}(?:（它(?<known>[^）]+)）)?，对 (?:MAX|MIN) 没有比它更差的，⟨\\d+⟩ 目前只有它。)`,
    (scene, { leaf, child, r, known }) => {
      childIs(scene, leaf ?? child!, r);
      if (known !== undefined) isKnown(known, scene.range(scene.at(child!)));
      expect(scene.moment.returnedCount).toBe(1);
      expect(scene.moment.returned).toBe(scene.node.kind === 'max' ? -Infinity : Infinity);
    },
  ),
  claim(`Since ${TEST}, the rest can be cut\\.`, `因为 ${TEST}，其余的可以剪去。`, (scene, { test }) => {
    isTest(scene, test!);
    expect(scene.told.moments[scene.step]!.kind).toBe('cutoff');
  }),
  claim(
    `The test ${TEST} holds, but this was the last child: nothing is left to cut\\.`,
    `条件 ${TEST} 成立，但这已是最后一个子节点，没有可剪的了。`,
    (scene, { test }) => {
      isTest(scene, test!);
      expect(scene.moment.test).toMatchObject({ holds: true, atLastChild: true });
    },
  ),
  claim(
    `${N('n')} is settled now: its value can be passed up\\.`,
    `${N('n')} 的值已定，可以向上传。`,
    (scene, { n }) => {
      const next = scene.told.moments[scene.step]!;
      expect(next).toMatchObject({ kind: 'exit', node: Number(n) });
      isExact(scene, scene.at(n!), printNumber(next.value!));
    },
  ),
  claim(
    `All children of ${N('n')} have returned: what goes up is only a bound\\.`,
    `${N('n')} 的子节点都已返回，向上传的只是一个界。`,
    (scene, { n }) => {
      const next = scene.told.moments[scene.step]!;
      expect(next).toMatchObject({ kind: 'exit', node: Number(n) });
      const { low, high } = scene.range(scene.at(n!));
      expect(low === high && low === next.value).toBe(false);
      expect(next.value! <= low || next.value! >= high, 'a bound').toBe(true);
    },
  ),
  claim(
    `${N('n')} so far: (?<sum>[^:]+)\\.(?= |$)`,
    `${N('n')} 目前的部分和：(?<sum>[^：]+)。`,
    (scene, { n }) => {
      expect(scene.node).toMatchObject({ id: Number(n), kind: 'chance' });
      expect(scene.moment.returnedCount).toBeLessThan(scene.node.children.length);
    },
  ),
  claim(
    `That was the last outcome of ${N('n')}\\. Its expected value: (?<sum>.+)\\.`,
    `${N('n')} 的期望值：(?<sum>[^：]+)。`,
    (scene, { n, sum }) => {
      expect(scene.moment.returnedCount).toBe(scene.node.children.length);
      isExact(scene, scene.at(n!), sum!.split('= ').at(-1)!);
    },
  ),
  claim(
    `(?<greek>[αβ]) cut at ${N('n')}: it is worth ${KNOWN_EN}, and ${N('owner')}(?<itself> itself)? already has ${V('limit')}(?: from (?:the leaf )?${N('giver')})? \\(${TEST}\\)\\.`,
    `在 ${N('n')} 处发生 (?<greek>[αβ])剪枝：它的值(?<known>[^，]+)，而 ${N('owner')} (?:自己)?已经(?:从(?:叶节点)? ${N('giver')} )?得到 ${V('limit')}（${TEST}）。`,
    (scene, { greek, n, known, owner, limit, giver, test }) => {
      const { node, moment, told } = scene;
      expect(node).toMatchObject({ id: Number(n), kind: greek === 'α' ? 'min' : 'max' });
      isTest(scene, test!);
      ownsBound(scene, owner!);
      const { v, limit: bound } = moment.test!;
      expect(limit).toBe(printNumber(bound));
      const words = known!.replaceAll(' ', '');
      if (node.kind === 'max') {
        expect(scene.range(node).low).toBeGreaterThanOrEqual(v);
        expect([`${printNumber(v)}ormore`, `至少是${printNumber(v)}`, '∞', '是∞']).toContain(words);
        expect(scene.range(scene.at(owner!)).high).toBeLessThanOrEqual(bound);
      } else {
        expect(scene.range(node).high).toBeLessThanOrEqual(v);
        expect([`${printNumber(v)}orless`, `至多是${printNumber(v)}`, '−∞', '是−∞']).toContain(words);
        expect(scene.range(scene.at(owner!)).low).toBeGreaterThanOrEqual(bound);
      }
      if (giver === undefined) return;
      expect(scene.at(giver).parent!.id).toBe(Number(owner));
      const gave = told.moments.slice(0, scene.step).findLast((other) => other.child === Number(giver));
      expect(printNumber(gave!.returned!)).toBe(limit);
    },
  ),
  claim(
    `[αβ] cut at ${N('n')}: it already has ${V('v')}, and (?:nothing can beat that|no leaf is worth (?<than>more|less) than ${V('limit')}) \\(${TEST}\\)\\.`,
    `在 ${N('n')} 处发生 [αβ]剪枝：它已经得到 ${V('v')}，(?:不可能更好了|叶节点不(?<than>大|小)于 ${V('limit')})（${TEST}）。`,
    (scene, { n, v, than, limit, test }) => {
      isTest(scene, test!);
      isSecured(scene, scene.at(n!), v!);
      const isMax = scene.node.kind === 'max';
      const end = opening(scene.told.rules)[isMax ? 'beta' : 'alpha'];
      expect(v).toBe(printNumber(end));
      expect(limit).toBe(Number.isFinite(end) ? v : undefined);
      if (than !== undefined) expect(/more|大/.test(than)).toBe(isMax);
    },
  ),
  claim(
    `The (?:one leaf|(?<count>\\d+) leaves) (?:left|below its last (?:child|(?<children>\\d+) children)) can change nothing\\.`,
    `剩(?:下的 |下 (?<children>\\d+) 个子节点之下的 )(?<count>\\d+) 个叶节点不再影响结果。`,
    ({ node, moment, told }, { count, children }) => {
      const pruned = node.children.slice(moment.returnedCount);
      const leaves = pruned.flatMap((child) => child.leaves());
      expect(leaves).toHaveLength(Number(count ?? 1));
      if (children !== undefined) expect(pruned).toHaveLength(Number(children));
      const root = told.nodes[0]!;
      const { alpha, beta } = opening(told.rules);
      for (const other of [Math.max(-1e6, alpha), Math.min(beta, 1e6)]) {
        const changed = pruned.reduce((sketch, child) => replaced(sketch, child, other), told.sketch);
        expect(trueValue(plainTree(changed))).toBe(trueValue(root));
        expect(firstBest(plainTree(changed))).toBe(firstBest(root));
      }
    },
  ),
  claim(
    `A shallow cut: ${N('owner')} is the parent\\.`,
    `这是浅剪枝：${N('owner')} 是父节点。`,
    ({ node }, { owner }) => expect(node.parent!.id).toBe(Number(owner)),
  ),
  claim(
    `A deep cut: ${N('owner')} is (?<plies>\\d+) plies up, so play never comes here\\.`,
    `这是深剪枝：${N('owner')} 在上方 (?<plies>\\d+) 层，棋局不会走到这里。`,
    (scene, { owner, plies }) => {
      const above = scene.at(owner!);
      expect(scene.node.path().length - above.path().length).toBe(Number(plies));
      // Whatever the leaves that are left: worse for the owner than what it can have.
      const [here, there] = [trueValue(scene.node), trueValue(above)];
      if (above.kind === 'max') expect(here).toBeLessThan(there);
      else expect(here).toBeGreaterThan(there);
    },
  ),
  claim(
    `A deep cut: ${N('owner')} is (?<plies>\\d+) plies up, and ${N('n')} cannot beat its ${V('limit')}\\.`,
    `这是深剪枝：${N('owner')} 在上方 (?<plies>\\d+) 层，${N('n')} 不会比它的 ${V('limit')} 更好。`,
    (scene, { owner, plies, n }) => {
      const above = scene.at(owner!);
      expect(scene.node).toMatchObject({ id: Number(n) });
      expect(scene.node.path().length - above.path().length).toBe(Number(plies));
      const bound = scene.moment.test!.limit;
      if (above.kind === 'max') expect(trueValue(scene.node)).toBeLessThanOrEqual(bound);
      else expect(trueValue(scene.node)).toBeGreaterThanOrEqual(bound);
    },
  ),
  claim(
    `${N('n')} is worth exactly ${V('v')}, and that goes up to ${N('parent')}\\.`,
    `${N('n')} 的倒推值定为 ${V('v')}，传给 ${N('parent')}。`,
    (scene, { n, v, parent }) => {
      isExact(scene, scene.at(n!), v!);
      expect(printNumber(scene.moment.value!)).toBe(v);
      expect(scene.node.parent!.id).toBe(Number(parent));
    },
  ),
  claim(
    `${N('n')} returns ${V('r')} to ${N('parent')}, though it is worth exactly ${V('v')}\\.`,
    `${N('n')} 向 ${N('parent')} 返回 ${V('r')}，但它的值正好是 ${V('v')}。`,
    (scene, { n, r, v }) => {
      expect(printNumber(scene.moment.value!)).toBe(r);
      isExact(scene, scene.at(n!), v!);
    },
  ),
  claim(
    `${N('n')} returns ${V('r')} to ${N('parent')}: (?:(?<nothing>nothing is proved of it)|${KNOWN_EN} is all that is proved of it)\\.`,
    `${N('n')} 向 ${N('parent')} 返回 ${V('r')}；(?:目前只证明了它(?<known>[^。]+)|(?<nothing>对它的值还没有任何证明))。`,
    (scene, { n, r, known, nothing }) => {
      expect(printNumber(scene.moment.value!)).toBe(r);
      if (nothing !== undefined) isUnknown(scene.range(scene.at(n!)));
      else isKnown(known!, scene.range(scene.at(n!)));
    },
  ),
  claim(
    `Done: ⟨0⟩ is worth ${V('v')}(?: \\((?<winner>MAX|MIN) wins at ply (?<ply>\\d+)\\))?(?:, and (?<side>MAX|MIN) plays (?:to (?:the leaf )?${N('best')}|(?<move>[^.]+)))?\\.`,
    `搜索结束：⟨0⟩ 的值为 ${V('v')}(?:（(?<winner>MAX|MIN) 在第 (?<ply>\\d+) 层取胜）)?(?:，(?<side>MAX|MIN) 的最佳走步是(?:走向(?:叶节点)? ${N('best')}| (?<move>[^。]+)))?。`,
    ({ told }, { v, side, best, move, winner, ply }) => {
      const root = told.nodes[0]!;
      const timed = timedIn(trueValue(root));
      expect(winner).toBe(timed === null ? undefined : timed.value > 0 ? 'MAX' : 'MIN');
      expect(ply).toBe(timed?.ply.toString());
      expect(printNumber(trueValue(root))).toBe(v);
      const first = firstBest(root);
      if (side === undefined) return expect(first).toBeNull();
      expect(root.kind).toBe(side.toLowerCase());
      const child = root.children[first!]!.id as NodeId;
      expect(move ?? '').toBe(told.run.tree.move(child));
      if (best !== undefined) expect(Number(best)).toBe(child);
    },
  ),
  claim(
    `(?:Its one leaf was evaluated|All (?<every>\\d+) leaves were evaluated|Of (?<all>\\d+) leaves, (?<seen>\\d+) (?:was|were) evaluated(?<fewest>, the fewest possible)?)\\.`,
    `(?:(?<every>\\d+) 个叶节点全部评估过|(?<all>\\d+) 个叶节点中评估了 (?<seen>\\d+) 个(?<fewest>，已是最少)?)。`,
    ({ told }, { every, seen, all }) => {
      const count = told.nodes[0]!.leaves().length;
      const read = told.moments.filter(({ kind }) => kind === 'leaf').length;
      expect(read).toBe(Number(seen ?? every ?? 1));
      expect(count).toBe(Number(all ?? every ?? 1));
    },
  ),
];

/**
 * Finds the claims of the sentence one after the other, and how many; nothing may stand between them. `first`: those
 * that come before the usual ones.
 */
export function checkClaims(
  scene: Scene,
  sentence: Sentence,
  language: 'en' | 'zh',
  first: readonly Claim[] = [],
): number {
  let rest = sentence.map((part) => (part.kind === 'node' ? `⟨${part.node}⟩` : part.text)).join('');
  let count = 0;
  while (rest !== '') {
    const found = [...first, ...CLAIMS, ...TIED, ...THROUGH_CHANCE].find((each) => each[language].test(rest));
    if (found === undefined) throw new Error(`step ${scene.step}: nobody checks "${rest}"`);
    const match = found[language].exec(rest)!;
    naming(
      () => `step ${scene.step} says "${match[0]}"`,
      () => found.check(scene, { ...match.groups } as Record<string, string>),
    );
    rest = rest.slice(match[0].length).trimStart();
    count += 1;
  }
  return count;
}
