/**
 * Every sentence about a wrong answer is a claim. Each kind of claim that stands in a sentence, in words or
 * numbers, is worked out here from the definitions, on random trees with random mistakes.
 */
import { describe, expect, test } from 'vitest';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import type { Answer } from '../../src/practice/answer.ts';
import { momentOfWindows } from '../../src/practice/answerOfRun.ts';
import { diagnose } from '../../src/practice/diagnose/diagnose.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { rightAnswer } from '../../src/practice/rightAnswer.ts';
import { englishFeedback } from '../../src/words/en/feedback.ts';
import { sayRule } from '../../src/words/feedback.ts';
import type { FeedbackFacts } from '../../src/words/feedbackFacts.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain, type Sentence } from '../../src/words/sentence.ts';
import { chineseFeedback } from '../../src/words/zh/feedback.ts';
import { damaged } from '../practice/damage.ts';
import { type Drawn, forExercises } from '../practice/randomExercise.ts';
import { expectSame, type Sample } from '../support/forTrees.ts';
import { plainTree } from '../support/oracle/plainTree.ts';
import { provedEverywhere } from '../support/oracle/proved.ts';
import { trueValue } from '../support/oracle/trueValue.ts';

/** What is said of a sheet with a mistake in each part, with and without a slip to be had. */
function forSaid(count: number, law: (facts: FeedbackFacts, drawn: Drawn, given: Answer) => void): void {
  forExercises(count, { nodes: 40 }, (drawn) => {
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
      law({ finding, trace: right.trace, names, rules: asked.rules, windowsAt }, drawn, given);
  });
}

/** The leaves that are seen up to a step. */
function seenBy({ trace, finding }: FeedbackFacts): Set<number> {
  const seen = new Set<number>();
  for (let step = 1; step <= finding.place.step; step += 1)
    if (trace.kindAt(step) === 'leaf') seen.add(trace.log.node(step));
  return seen;
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

describe('whose bound it is', () => {
  test('is told with what is proved by then, and with "play never comes here" only where that is so', () => {
    const met = new Map<string, number>();
    forSaid(3000, (facts, { sample }) => {
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
    });
    for (const claim of ['guarantees', 'never comes here', 'cannot beat', 'not enough', 'only known'])
      expect(met.get(claim), claim).toBeGreaterThan(5);
  });
});

describe('a rule', () => {
  test('claims of the hidden leaves, the last branch, bounds and moves what is so', () => {
    const met = new Map<string, number>();
    forSaid(4000, (facts, { sample }, given) => {
      const { finding, trace } = facts;
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
        .filter((leaf) => trace.log.lastRow(leaf, trace.length) === 0 && sample.tree.isWithin(leaf, node));
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
      const overCut = left.filter((leaf) => trace.log.lastRow(leaf, trace.length) > 0);
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
        const unseen = sample.tree
          .children(node)
          .filter((child) => trace.log.lastRow(child, trace.length) === 0);
        expect(unseen.length).toBeGreaterThan(0);
      }
      if (claim('some is only a bound'))
        expectSame(
          sample.tree.children(node).every((child) => trace.log.lastRow(child, trace.length) > 0),
          true,
        );
      if (claim('is never called')) expectSame(trace.log.lastRow(node, trace.length), 0);
      if (claim('Nothing is proved of')) {
        const { low, high } = trace.rangeAt(node, trace.length);
        expectSame([low, high], [...sample.tree.leafBounds]);
      }
      if (claim('so does a move before it')) {
        const result = trace.result.ok ? trace.result.value : Number.NaN;
        const before = sample.tree.children(ROOT).filter((move) => move < node);
        expect(before.some((move) => trace.log.value(trace.log.lastRow(move, trace.length)) === result)).toBe(
          true,
        );
      }
      if (claim('as in plain minimax')) expectSame(given.leafCount, sample.tree.leafCount);
      expect(said).not.toMatch(/undefined|NaN|\{|null/);
      expect(plain(sayRule(chineseFeedback, facts))).not.toMatch(/undefined|NaN|\{|null|[a-z]{4}/);
      expect(plain(chineseFeedback.owner(facts))).not.toMatch(/undefined|NaN|\{|null|[a-z]{4}/);
    });
    for (const claim of [
      'the root’s value stays the same',
      'can still change the choice',
      'is still',
      'stopped early',
      'is never called',
    ])
      expect(met.get(claim), claim).toBeGreaterThan(5);
  });
});
