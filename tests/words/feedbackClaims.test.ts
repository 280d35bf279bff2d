/**
 * Every sentence about a wrong answer is a claim. Each kind of claim that stands in a sentence, in words or
 * numbers, is worked out here from the definitions, on random trees with random mistakes.
 */

import { expect, test } from 'vitest';
import { asRecursion } from '../../src/core/run/asRecursion.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { type Answer, rightAnswer } from '../../src/practice/answer.ts';
import { diagnose } from '../../src/practice/diagnose/diagnose.ts';
import { momentOfWindows } from '../../src/practice/exercise.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { feedback as englishFeedback } from '../../src/words/en/work.ts';
import { sayRule } from '../../src/words/feedback.ts';
import type { FeedbackFacts } from '../../src/words/feedbackFacts.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain, type Sentence } from '../../src/words/sentence.ts';
import { feedback as chineseFeedback } from '../../src/words/zh/work.ts';
import { damaged } from '../practice/damage.ts';
import { type Drawn, forExercises } from '../practice/randomExercise.ts';
import { expectSame, type Sample } from '../support/forTrees.ts';
import { type Amount, isLong } from '../support/howMany.ts';
import { plainTree } from '../support/oracle/plainTree.ts';
import { provedEverywhere } from '../support/oracle/proved.ts';
import { trueValue } from '../support/oracle/trueValue.ts';

type Law = (facts: FeedbackFacts, drawn: Drawn, given: Answer) => void;

/** What has to be so wherever it is claimed, and that it was claimed at all. */
interface Claims {
  readonly law: Law;
  readonly met: () => void;
}

/** What is said of a sheet with a mistake in each part, with and without a slip to be had. */
function forSaid(most: Amount, law: Law): void {
  forExercises(most, { nodes: 40 }, (drawn) => {
    const { exercise } = drawn;
    if (exercise.parts.length === 0) return;
    const asked = { ...exercise, parts: [drawn.sample.random.pick(exercise.parts)] };
    const given = damaged(asked.parts[0]!.part, drawn);
    const right = rightAnswer(asked);
    const grade = gradeExercise(asked, given, right);
    const { findings } = diagnose(asked, given, grade, right, false);
    const names = new NodeNames(asked.tree);
    const windowsAt = momentOfWindows(asked);
    for (const finding of findings)
      law({ finding, run: asRecursion(right.run), names, rules: asked.rules, windowsAt }, drawn, given);
  });
}

/** In `npm run test:long` every claim has to be met, of which the rarest need this many sheets. */
const ALL_CLAIMS: Amount = { long: 5000, usual: 1000 };

/** The leaves that are seen up to a step. */
function seenBy({ run, finding }: FeedbackFacts): Set<number> {
  const seen = new Set<number>();
  for (let step = 1; step <= finding.place.step; step += 1)
    if (run.kindAt(step) === 'leaf') seen.add(run.nodeAt(step));
  return seen;
}

/** What each claim is called in either language: where one says it, so does the other. */
const SAME_CLAIMS: readonly (readonly [english: string, chinese: string])[] = [
  ['already guarantees', '已经保证'],
  ['Nobody above', '还没有谁定下'],
  ['the parent, ', '（父节点）'],
  ['plies up', '（上方 '],
  ['play never comes here', '对局不会走到这里'],
  ['it cannot beat that', '来说不可能更好'],
  ['nothing can beat that', '，不可能更好了'],
  ['not enough to cut', '还不足以剪枝'],
  ['is only known to be', '只知道'],
  ['nothing was left to cut', '已没有可剪的'],
  ['No bound comes into this', '与界无关'],
  ['the root’s value stays the same', '根的值都不变'],
  ['This is plain minimax', '这就是极小极大'],
  ['as in plain minimax', '与不剪枝的极小极大相同'],
  ['changes neither the move nor the value', '既不改变走步，也不改变值'],
  ['but not for the value', '对值来说不对'],
  ['can still change the choice', '还会改变选择'],
  ['the leaf ', '叶节点 '],
  ['several cuts', '有几处'],
  ['is still', '仍是'],
  ['largest value there is', '是最大的值'],
  ['smallest value there is', '是最小的值'],
  ['nothing has been compared', '还没有比较过'],
  ['needs all its outcomes', '需要它的全部结果'],
  ['stopped early', '提前停止'],
  ['is only a bound', '只是界'],
  ['is never called', '从未被调用'],
  ['so does a move before it', '之前已有走步返回同样的值'],
  ['the same as minimax', '总是与极小极大相同'],
  ['as without pruning', '总是与不剪枝时相同'],
  ['at an equal value', '值相等时你'],
  ['went on at an equal value', '继续搜索了'],
  ['right if children go from right to left', '若从右到左搜索'],
  ['A miscount', '数错了'],
  ['Evaluated are', '评估的叶节点依次是'],
];

/** Its numbers and nodes, in whichever order the language has them. */
function factsIn(sentence: Sentence): string[] {
  return sentence.flatMap(({ kind, text }) => (kind === 'text' ? [] : [`${kind} ${text}`])).sort();
}

/** A range or bound is plain text in either language. */
function boundsIn(sentence: Sentence): string[] {
  return [
    ...plain(sentence).matchAll(/[αβ≤≥<>=] ?[−+]?(?:∞|\d+(?:[./]\d+)?)|\((?!leaf )[^()（）]*, [^()]*\)/g),
  ]
    .map(([bound]) => bound)
    .sort();
}

function nodesIn(sentence: Sentence): NodeId[] {
  return sentence.flatMap((segment) => (segment.kind === 'node' ? [segment.node] : []));
}

/** The root's value with some leaves other than they are. */
function rootWith({ sketch }: Sample, leaves: readonly number[], value: number): number {
  const root = plainTree(sketch);
  for (const node of root.everyNode()) if (leaves.includes(node.id)) Object.assign(node, { value });
  return trueValue(root);
}

/** Whose bound it is, is told with what is proved by then, and with "play never comes here" only where that is so. */
function ownerIsSo(): Claims {
  const met = new Map<string, number>();
  return {
    law: (facts, { sample }) => {
      const { test: decides } = facts.finding.place;
      const said = plain(englishFeedback.owner(facts));
      expect(said).not.toBe('');
      if (decides === null || decides.owner === null) return;
      const proved = provedEverywhere(sample.root, seenBy(facts), sample.tree.leafBounds);
      const [owner, tester] = [proved[decides.owner]!, proved[decides.tester]!];
      const isAlpha = decides.bound === 'alpha';
      if (said.includes('already guarantees'))
        expect(isAlpha ? owner.low >= decides.limit : owner.high <= decides.limit, said).toBe(true);
      if (/ is (only known to be )?[≤≥]/.test(said))
        expect(isAlpha ? tester.high <= decides.v : tester.low >= decides.v, said).toBe(true);
      if (said.includes('play never comes here'))
        expect(isAlpha ? tester.high < owner.low : tester.low > owner.high, said).toBe(true);
      if (said.includes('cannot beat that'))
        expect(isAlpha ? decides.v <= decides.limit : decides.v >= decides.limit, said).toBe(true);
      if (said.includes('not enough to cut'))
        expect(isAlpha ? decides.v >= decides.limit : decides.v <= decides.limit, said).toBe(true);
      for (const claim of ['guarantees', 'never comes here', 'cannot beat', 'not enough', 'only known'])
        if (said.includes(claim)) met.set(claim, (met.get(claim) ?? 0) + 1);
      expect(said, 'nothing is more or less than infinite').not.toMatch(/[≤≥] [−+]?∞/);
    },
    met: () => {
      for (const claim of ['guarantees', 'never comes here', 'cannot beat', 'not enough', 'only known'])
        expect(met.get(claim), claim).toBeGreaterThan(3);
    },
  };
}

/** A rule claims of the hidden leaves, the last branch, bounds and moves what is so. */
function ruleIsSo(): Claims {
  const met = new Map<string, number>();
  return {
    law: (facts, { sample }, given) => {
      const { finding, run } = facts;
      const { node } = finding.place;
      const sentence = sayRule(englishFeedback, facts);
      const said = plain(sentence);
      const claim = (text: string | RegExp) => {
        const isIn = typeof text === 'string' ? said.includes(text) : text.test(said);
        if (isIn) met.set(String(text), (met.get(String(text)) ?? 0) + 1);
        return isIn;
      };
      const hidden = sample.tree
        .leaves()
        .filter((leaf) => run.lastStep(leaf) === 0 && sample.tree.isWithin(leaf, node));
      if (claim('the root’s value stays the same')) {
        for (const value of [-1e6, 1e6]) expectSame(rootWith(sample, hidden, value), sample.value);
      }
      const crossed = sample.tree
        .leaves()
        .filter((leaf) => sample.tree.pathTo(leaf).some((at) => given.crossing.has(at)));
      const left =
        finding.part === 'crossing'
          ? crossed
          : sample.tree.leaves().filter((leaf) => !given.leafOrder.includes(leaf));
      const overCut = left.filter((leaf) => run.lastStep(leaf) > 0);
      if (claim('but not for the value')) {
        const roots = [-1e6, 1e6].map((value) => rootWith(sample, overCut, value));
        expect(roots.some((root) => root !== sample.value)).toBe(true);
      }
      if (claim('changes neither the move nor the value')) {
        for (const value of [-1e6, 1e6]) expectSame(rootWith(sample, overCut, value), sample.value);
      }
      if (claim('can still change the choice')) {
        const detail = finding.detail?.kind === 'matters' ? finding.detail.changes : null;
        const root = plainTree(sample.sketch);
        for (const one of root.everyNode())
          if (overCut.includes(one.id as NodeId)) Object.assign(one, { value: detail!.value });
        const best = root.children.find((child) => trueValue(child) === trueValue(root));
        expectSame(best?.id, nodesIn(sentence).at(-1));
        expect(best?.id).not.toBe(
          rightAnswer({ tree: sample.tree, algorithm: 'alpha-beta', rules: facts.rules, parts: [] }).answer
            .move,
        );
      }
      if (claim('is still')) {
        const limit = finding.place.test!.limit;
        expect(Number.isFinite(limit)).toBe(false);
      }
      if (claim(/(largest|smallest) value there is/)) {
        const values = sample.tree.leaves().map((leaf) => sample.tree.value(leaf));
        const { v, tester } = finding.place.test!;
        expectSame(v, sample.tree.kindName(tester) === 'max' ? Math.max(...values) : Math.min(...values));
      }
      if (claim('stopped early')) {
        const unseen = sample.tree.children(node).filter((child) => run.lastStep(child) === 0);
        expect(unseen.length).toBeGreaterThan(0);
      }
      if (claim('some is only a bound'))
        expectSame(
          sample.tree.children(node).every((child) => run.lastStep(child) > 0),
          true,
        );
      if (claim('is never called')) expectSame(run.lastStep(node), 0);
      if (claim('Nothing is proved of')) {
        const { low, high } = run.rangeAt(node, run.length);
        expectSame([low, high], [...sample.tree.leafBounds]);
      }
      if (claim('so does a move before it')) {
        const result = run.result.ok ? run.result.value : Number.NaN;
        const before = sample.tree.children(ROOT).filter((move) => move < node);
        expect(before.some((move) => run.valueAt(move, run.length) === result)).toBe(true);
      }
      if (claim('as in plain minimax')) expectSame(given.leafCount, sample.tree.leafCount);
      expect(said).not.toMatch(/undefined|NaN|\{|null/);
      expect(plain(sayRule(chineseFeedback, facts))).not.toMatch(/undefined|NaN|\{|null|[a-z]{4}/);
      expect(plain(chineseFeedback.owner(facts))).not.toMatch(/undefined|NaN|\{|null|[a-z]{4}/);
    },
    met: () => {
      for (const claim of [
        'the root’s value stays the same',
        'can still change the choice',
        'is still',
        'stopped early',
        'is never called',
      ])
        expect(met.get(claim), claim).toBeGreaterThan(3);
    },
  };
}

/** Chinese names the same nodes and numbers as English and claims the same. */
function chineseIsTheSame(): Claims {
  const met = new Set<string>();
  return {
    law: (facts) => {
      const pairs = [
        [sayRule(englishFeedback, facts), sayRule(chineseFeedback, facts)],
        [englishFeedback.owner(facts), chineseFeedback.owner(facts)],
        [englishFeedback.item(facts), chineseFeedback.item(facts)],
      ] as const;
      for (const [english, chinese] of pairs) {
        expectSame(factsIn(chinese), factsIn(english));
        expectSame(boundsIn(chinese), boundsIn(english));
        const [inEnglish, inChinese] = [plain(english), plain(chinese)];
        // English says "it" where Chinese names the side, whose guarantee the bound is.
        const [, side] = /对 (MAX|MIN) 来说不可能更好/.exec(inChinese) ?? [];
        if (side !== undefined) expectSame(side, facts.finding.place.test?.bound === 'alpha' ? 'MAX' : 'MIN');
        for (const [claim, same] of SAME_CLAIMS) {
          if (inEnglish.includes(claim)) met.add(claim);
          if (inEnglish.includes(claim) !== inChinese.includes(same))
            expect.fail(`only one says "${claim}": ${inEnglish} / ${inChinese}`);
        }
      }
    },
    met: () => expect(SAME_CLAIMS.filter(([claim]) => !met.has(claim)).map(([claim]) => claim)).toEqual([]),
  };
}

// Of the same sheets, since drawing and marking them takes longer than reading what is said.
test('whose bound it is and the rule are told as they are, and in Chinese the same as in English', () => {
  const all = [ownerIsSo(), ruleIsSo(), chineseIsTheSame()];
  forSaid(ALL_CLAIMS, (...said) => {
    for (const { law } of all) law(...said);
  });
  if (isLong) for (const { met } of all) met();
});
