/** What is claimed where windows pass through chance nodes. */
import { expect } from 'vitest';
import { printNumber } from '../../src/core/tree/printNumber.ts';
import { type Exact, exactly, nearest } from '../support/oracle/exact.ts';
import { opening } from '../support/oracle/openCall.ts';
import { isHigh, isLow, withRest } from '../support/oracle/outcomes.ts';
import type { PlainNode } from '../support/oracle/plainTree.ts';
import { trueValue } from '../support/oracle/trueValue.ts';
import { type Claim, claim, isTest, N, TEST, V } from './claim.ts';
import type { Scene } from './scene.ts';

/** "1/3" or "(−0.5)" as a number. */
function numberOf(written: string): number {
  const [over = '', under = '1'] = written.replaceAll(/[()]/g, '').replaceAll('−', '-').split('/');
  const value = Number(over) / Number(under);
  expect(value, written).not.toBeNaN();
  return value;
}

/** "(1.5 − 0.5·2)/0.5": a bound less some products, divided where that is written. */
function reckoned(written: string): number {
  const { above = written, share = '1' } =
    /^\((?<above>.*)\)\/(?<share>[\d.]+|\([\d./]+\))$/.exec(written)?.groups ??
    /^(?<above>−?[\d.]+)\/(?<share>0?\.\d+|\([\d./]+\))$/.exec(written)?.groups ??
    {};
  const [from = '', ...others] = above.split(' − ');
  const taken = others.map((other) =>
    other
      .split('·')
      .map(numberOf)
      .reduce((a, b) => a * b, 1),
  );
  return taken.reduce((left, one) => left - one, numberOf(from)) / numberOf(share);
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-5 * Math.max(1, Math.abs(a), Math.abs(b));

function boundsOf({ told }: Scene): readonly [number, number] {
  const { alpha, beta } = opening(told.rules);
  return [alpha, beta];
}

/** What the outcomes of a chance node returned before this one, or up to now. */
function returnedTo(scene: Scene, chance: PlainNode, before: number): Exact[] {
  return chance.children.slice(0, before).map((child) => exactly(scene.held(child)!));
}

/** An end of the window is where the test of the chance node turns: there it holds, beyond it does not. */
function isDemand(scene: Scene, bound: 'alpha' | 'beta', limit: string, formula: string): void {
  const { node, moment } = scene;
  const window = moment.window!;
  expect(limit).toBe(printNumber(window[bound]));
  const [left, right] = formula.split(' = ') as [string, string];
  expect(right).toBe(limit);
  expect([formula, isNear(reckoned(left), window[bound])]).toEqual([formula, true]);
  const chance = node.parent!;
  const above = scene.told.moments.slice(0, scene.step).findLast((one) => one.node === chance.id)!.window!;
  const [least, most] = boundsOf(scene);
  const { cutoff } = scene.told.rules!;
  const holdsAt = (v: number) => {
    const end = withRest(
      chance,
      [...returnedTo(scene, chance, node.index), exactly(v)],
      bound === 'alpha' ? most : least,
    );
    // The digits that rounding has taken from the ends of windows above may decide a tie.
    const slack = exactly(above[bound]);
    return bound === 'alpha' ? isLow(end, slack, cutoff) : isHigh(end, slack, cutoff);
  };
  const sign = bound === 'alpha' ? 1 : -1;
  expect(holdsAt(window[bound] - sign / 1000)).toBe(true);
  expect(holdsAt(window[bound] + sign / 1000)).toBe(false);
}

const BEYOND_EN = `${N('owner')}, which has ${V('has')}, needs (?:(?<than>more|less) than ${V('limit')}|${V('limitToo')} or (?<thanToo>more|less)) here`;
const BEYOND_ZH = `${N('owner')} 已得到 ${V('has')}，这里要(?<than>大于|小于|不小于|不大于) ${V('limit')} 才有意义`;
const HAS_EN = `${N('parent')} already has ${V('limit')}(?: from (?:the leaf )?${N('giver')})?`;
const HAS_ZH = `${N('parent')} 已经(?:从(?:叶节点)? ${N('giver')} )?得到 ${V('limit')}`;

/** What the owner has, and what of that comes through. */
function isBeyond(scene: Scene, said: Readonly<Record<string, string>>): void {
  const { limit, limitToo, owner, has } = said;
  expect(limit ?? limitToo).toBe(printNumber(scene.moment.test!.limit));
  expect(Number(owner)).toBe(
    scene.moment.test!.bound === 'alpha' ? scene.moment.alphaOwner : scene.moment.betaOwner,
  );
  expect(printNumber(scene.held(scene.at(owner!))!)).toBe(has);
  const between = scene.node.path().slice(scene.at(owner!).path().length, -1);
  expect(between.some(({ kind }) => kind === 'chance')).toBe(true);
}

/** A chance node that is cut is worth no more, or no less, whatever is left. */
function comesTo(scene: Scene, end: string, rest: string | undefined, v: string): void {
  const { node, moment } = scene;
  const { bound, v: value } = moment.test!;
  const isAlpha = bound === 'alpha';
  expect(node.kind).toBe('chance');
  expect(/most|至多/.test(end)).toBe(isAlpha);
  expect(v).toBe(printNumber(value));
  const [least, most] = boundsOf(scene);
  if (rest !== undefined) expect(rest).toBe(printNumber(isAlpha ? most : least));
  else expect(node.children.slice(moment.returnedCount).every(({ share }) => share === 0)).toBe(true);
  const range = scene.range(node);
  expect(isAlpha ? range.high <= value : range.low >= value).toBe(true);
  expect(isAlpha ? trueValue(node) <= value : trueValue(node) >= value).toBe(true);
}

const CUT_EN = `(?<greek>[αβ]) cut at ${N('n')}: (?:with ${V('rest')} for all that is left|all that is left has probability 0, so) it is worth at (?<end>most|least) ${V('v')}, and `;
const CUT_ZH = `在 ${N('n')} 处发生 (?<greek>[αβ])剪枝：(?:其余结果即使都取 ${V('rest')}，期望值也|其余结果的概率都是 0，期望值)(?<end>至多|至少)是 ${V('v')}，`;

export const THROUGH_CHANCE: readonly Claim[] = [
  claim(
    `Since no leaf is worth (?<than>more|less) than ${V('limit')}, (?:only ${V('enough')} itself can cut|nothing can cut) ${N('n')}(?: yet)?\\.`,
    `叶节点不(?<than>大|小)于 ${V('limit')}，(?:只有 ${V('enough')} 本身能|暂时不能)在 ${N('n')} 处(?:引起)?剪枝。`,
    (scene, { than, limit, enough, n }) => {
      const [least, most] = boundsOf(scene);
      const isMost = /more|大/.test(than!);
      const end = isMost ? most : least;
      expect(scene.node).toMatchObject({ id: Number(n), kind: isMost ? 'max' : 'min' });
      expect(limit).toBe(printNumber(end));
      expect(scene.wouldCut(end)).toBe(enough !== undefined);
      if (least < most) expect(scene.wouldCut(isMost ? end - 1e-3 : end + 1e-3)).toBe(false);
    },
  ),
  claim(
    `This outcome matters only if it comes out (?<than>above|below|at least at|at most at) ${V('limit')}: (?<formula>[^,=]+ = [^,.]+(?:\\.\\d+)?)(?:, and (?<thanToo>above|below|at least at|at most at) ${V('limitToo')}: (?<formulaToo>[^,=]+ = [^,.]+(?:\\.\\d+)?))?\\.`,
    `这个结果只有(?<than>大于|小于|不小于|不大于) ${V('limit')} (?:且(?<thanToo>大于|小于|不小于|不大于) ${V('limitToo')} )?才有意义：(?<formula>[^，]+?)(?:，(?<formulaToo>[^，]+?))?。`,
    (scene, { than, limit, formula, thanToo, limitToo, formulaToo }) => {
      const boundOf = (said: string) =>
        /above|least|大于$|不小于/.test(said) && said !== '不大于' ? 'alpha' : 'beta';
      isDemand(scene, boundOf(than!), limit!, formula!);
      const isStrict = /at (?:least|most)|不/.test(than!);
      expect(isStrict).toBe(scene.told.rules!.cutoff === 'strict');
      if (thanToo !== undefined) isDemand(scene, boundOf(thanToo), limitToo!, formulaToo!);
    },
  ),
  claim(
    `With ${V('rest')} for all that is left it comes to ${V('v')} at (?<end>most|least)\\.`,
    `其余结果即使都取 ${V('rest')}，期望值也(?<end>至多|至少)是 ${V('v')}。`,
    (scene, { rest, v, end }) => {
      const [least, most] = boundsOf(scene);
      const each = /most|至多/.test(end!) ? most : least;
      expect(rest).toBe(printNumber(each));
      const { node, moment } = scene;
      expect(v).toBe(
        printNumber(nearest(withRest(node, returnedTo(scene, node, moment.returnedCount), each))),
      );
    },
  ),
  claim(
    `That was the last outcome of ${N('n')}: (?<sum>[^:]+)\\. What goes up is only a bound\\.`,
    `这是 ${N('n')} 的最后一个结果：(?<sum>[^：]+)。向上传的只是一个界。`,
    (scene, { n, sum }) => {
      expect(scene.node.id).toBe(Number(n));
      expect(scene.moment.returnedCount).toBe(scene.node.children.length);
      expect(sum!.split('= ').at(-1)).toBe(printNumber(scene.moment.value!));
      const { low, high } = scene.range(scene.node);
      expect(low === high).toBe(false);
      expect(scene.moment.value! <= low || scene.moment.value! >= high).toBe(true);
    },
  ),
  claim(
    `(?<greek>[αβ]) cut at ${N('n')}: it is worth ${V('v')}(?: or (?:more|less))?, and ${BEYOND_EN} \\(${TEST}\\)\\.`,
    `在 ${N('n')} 处发生 (?<greek>[αβ])剪枝：它的值(?:至[多少])?是 ${V('v')}，而 ${BEYOND_ZH}（${TEST}）。`,
    (scene, said) => {
      const { greek, n, v, test } = said;
      expect(scene.node).toMatchObject({ id: Number(n), kind: greek === 'α' ? 'min' : 'max' });
      expect(v).toBe(printNumber(scene.moment.test!.v));
      isTest(scene, test!);
      isBeyond(scene, said);
      const { low, high } = scene.range(scene.node);
      expect(greek === 'α' ? high <= scene.moment.test!.v : low >= scene.moment.test!.v).toBe(true);
    },
  ),
  claim(`${CUT_EN}${BEYOND_EN} \\(${TEST}\\)\\.`, `${CUT_ZH}而 ${BEYOND_ZH}（${TEST}）。`, (scene, said) => {
    comesTo(scene, said['end']!, said['rest'], said['v']!);
    isTest(scene, said['test']!);
    isBeyond(scene, said);
  }),
  claim(
    `${CUT_EN}${HAS_EN} \\(${TEST}\\)\\.`,
    `${CUT_ZH}而 ${HAS_ZH}（${TEST}）。`,
    (scene, { end, rest, v, parent, limit, test }) => {
      comesTo(scene, end!, rest, v!);
      isTest(scene, test!);
      const { bound, limit: held } = scene.moment.test!;
      expect(limit).toBe(printNumber(held));
      expect(Number(parent)).toBe(bound === 'alpha' ? scene.moment.alphaOwner : scene.moment.betaOwner);
      expect(printNumber(scene.held(scene.at(parent!))!)).toBe(limit);
    },
  ),
  claim(
    `${CUT_EN}nothing can be (?:less|more) \\(${TEST}\\)\\.`,
    `${CUT_ZH}不可能更[大小]了（${TEST}）。`,
    (scene, { end, rest, v, test }) => {
      comesTo(scene, end!, rest, v!);
      isTest(scene, test!);
      const [least, most] = boundsOf(scene);
      expect([least, most].map(printNumber)).toContain(v);
    },
  ),
  claim(
    `A deep cut: ${N('owner')} is (?<plies>\\d+) plies up, beyond chance\\.`,
    `这是深剪枝：${N('owner')} 在上方 (?<plies>\\d+) 层，隔着机会节点。`,
    (scene, { owner, plies }) => {
      const above = scene.at(owner!);
      expect(scene.node.path().length - above.path().length).toBe(Number(plies));
      const between = scene.node.path().slice(above.path().length, -1);
      expect(between.some(({ kind }) => kind === 'chance')).toBe(true);
    },
  ),
];
