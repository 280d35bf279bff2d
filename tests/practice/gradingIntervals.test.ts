import { describe, expect, test } from 'vitest';
import type { ValueSpan } from '../../src/core/analysis/influencePiece.ts';
import type { SearchRules } from '../../src/core/search/searchSettings.ts';
import { BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import type { Exercise } from '../../src/practice/exercise.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { expectSame, forTreesAndRulesInTurn, naming, type Sample } from '../support/forTrees.ts';
import { ofCases } from '../support/howMany.ts';
import type { PlainNode } from '../support/oracle/plainTree.ts';
import { leavesSeen, tellStory } from '../support/oracle/story.ts';

interface Question {
  readonly root: PlainNode;
  readonly leaf: PlainNode;
  readonly branch: PlainNode;
  readonly rules: SearchRules;
}

/** Whether no leaf of the branch is evaluated when the leaf is really x. */
function isSparedAt({ root, leaf, branch, rules }: Question, x: number): boolean {
  const before = leaf.value;
  Object.assign(leaf, { value: x });
  const seen = new Set(leavesSeen(tellStory(root, rules)));
  Object.assign(leaf, { value: before });
  return !branch.leaves().some(({ id }) => seen.has(id));
}

/** Every value of another leaf, and a number between any two of them: nothing changes in between. */
function spansByTrying(question: Question): ValueSpan[] {
  const others = question.root.leaves().filter((leaf) => leaf !== question.leaf);
  const ends = [...new Set(others.map(({ value }) => value).filter(Number.isFinite))].sort((a, b) => a - b);
  const between = [-Infinity, ...ends].map((from, index) => {
    const to = ends[index] ?? Infinity;
    const x = Number.isFinite(from) ? (Number.isFinite(to) ? (from + to) / 2 : from + 1) : to - 1;
    return {
      from,
      to,
      hasFrom: false,
      hasTo: false,
      isSpared: isSparedAt(question, Number.isFinite(x) ? x : 0),
    };
  });
  const pieces = between.flatMap((interval) => {
    const { to } = interval;
    if (to === Infinity) return [interval];
    return [interval, { from: to, to, hasFrom: true, hasTo: true, isSpared: isSparedAt(question, to) }];
  });
  const spans: ValueSpan[] = [];
  for (const [index, { isSpared, ...piece }] of pieces.entries()) {
    if (!isSpared) continue;
    const last = pieces[index - 1]?.isSpared === true ? spans.pop() : undefined;
    spans.push(last === undefined ? piece : { ...last, to: piece.to, hasTo: piece.hasTo });
  }
  return spans;
}

/** Checks the law on a leaf and a branch apart from it. */
function forQuestions(
  count: number,
  law: (question: Question, exercise: Exercise, sample: Sample) => void,
): void {
  forTreesAndRulesInTurn(count, { nodes: 30, chance: false }, (sample, rules) => {
    const { tree, root, nodes, random } = sample;
    if (tree.size < 3) return;
    const leaf = random.pick(tree.leaves());
    const branches = tree.nodes().filter((node) => node > leaf && !tree.isWithin(leaf, node));
    if (branches.length === 0) return;
    const branch = random.pick(branches);
    const part = { kind: 'interval', leaf, branch } as const;
    const parts = [{ part, marks: 2, penalty: { kind: 'per-error', marks: 1 } }] as const;
    const question = { root, leaf: nodes[leaf]!, branch: nodes[branch]!, rules };
    naming(
      () => `leaf ${leaf}, branch ${branch}`,
      () => law(question, { tree, algorithm: 'alpha-beta', rules, parts }, sample),
    );
  });
}

describe('for which values of a leaf a branch is cut', () => {
  test('is, analysed, what rebuilding the tree with every value says, ends included', () => {
    const kinds = new Set<string>();
    forQuestions(2000, (question, exercise) => {
      const spans = spansByTrying(question);
      expectSame(rightAnswer(exercise).answer.interval, spans);
      kinds.add(spans.map(({ hasFrom, hasTo }) => `${hasFrom}${hasTo}`).join());
    });
    expect(kinds).toContain('');
    expect(kinds).toContain('falsetrue');
    expect(kinds).toContain('truefalse');
  });

  test('gets full marks for those values and nothing for any others', () => {
    let wrong = 0;
    forQuestions(2000, (question, exercise, { random }) => {
      const spans = spansByTrying(question);
      const right = rightAnswer(exercise);
      const pointsFor = (interval: readonly ValueSpan[] | null) =>
        gradeExercise(exercise, { ...BLANK_ANSWER, interval }, right).points;
      expectSame(pointsFor(spans), 2);
      // An infinite end belongs to no interval, however it is written.
      const closed = spans.map((span) => ({
        ...span,
        hasFrom: span.hasFrom || span.from === -Infinity,
        hasTo: span.hasTo || span.to === Infinity,
      }));
      expectSame(pointsFor(closed), 2);
      expectSame(pointsFor(null), 0);
      for (const other of others(spans, random.pick([-1, 1]))) {
        wrong += 1;
        expectSame(pointsFor(other), 0);
      }
    });
    expect(wrong).toBeGreaterThan(ofCases(3000));
  });

  /** One span too many or too few, each end elsewhere, each end let in or left out. */
  function others(spans: readonly ValueSpan[], by: number): ValueSpan[][] {
    const whole = { from: -Infinity, to: Infinity, hasFrom: false, hasTo: false };
    if (spans.length === 0) return [[whole], [{ from: 0, to: by + 2, hasFrom: true, hasTo: false }]];
    const result = spans.map((_, index) => spans.toSpliced(index, 1));
    for (const [index, span] of spans.entries()) {
      const put = (changed: Partial<ValueSpan>) => result.push(spans.with(index, { ...span, ...changed }));
      if (Number.isFinite(span.from)) {
        put({ hasFrom: !span.hasFrom });
        put({ from: span.from + by });
        put({ from: -Infinity, hasFrom: false });
      } else put({ from: Number.isFinite(span.to) ? span.to - 1 : 0 });
      if (Number.isFinite(span.to)) {
        put({ hasTo: !span.hasTo });
        put({ to: span.to + by });
      } else put({ to: Number.isFinite(span.from) ? span.from + 1 : 0 });
    }
    return result;
  }
});
