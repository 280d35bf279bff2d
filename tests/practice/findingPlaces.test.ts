import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { type Answer, answerOfRun, BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { diagnose } from '../../src/practice/diagnose/diagnose.ts';
import { firstPlace } from '../../src/practice/diagnose/signs.ts';
import type { AskedPart, Part } from '../../src/practice/exercise.ts';
import { gradeExercise, partErrors } from '../../src/practice/grade/gradeExercise.ts';
import { suspectOnly } from '../../src/practice/methods/methods.ts';
import type { MethodName } from '../../src/practice/misconception.ts';
import type { Place } from '../../src/practice/place.ts';
import { expectSame } from '../support/forTrees.ts';
import { ofCases } from '../support/howMany.ts';
import type { PlainNode } from '../support/oracle/plainTree.ts';
import { type Moment, tellStory } from '../support/oracle/story.ts';
import { damaged } from './damage.ts';
import { DEEP_TREE } from './deepTree.ts';
import { methodRuns } from './methodRuns.ts';
import { oracleRules } from './plainSheet.ts';
import { forExercises } from './randomExercise.ts';

function asked(part: Part): AskedPart {
  return { part, marks: 4, penalty: { kind: 'per-error', marks: 1 } };
}

describe('on the tree that separates all methods', () => {
  const task = { tree: DEEP_TREE, algorithm: 'alpha-beta', rules: DEFAULT_RULES } as const;
  const exercise = { ...task, parts: [asked({ kind: 'crossing' })] };
  const right = rightAnswer(exercise);
  const diagnosisFor = (method: MethodName) => {
    const given = { ...BLANK_ANSWER, crossing: answerOfRun(methodRuns(task).get(method)!).crossing };
    return diagnose(exercise, given, gradeExercise(exercise, given, right), right, true);
  };

  test('the parent alone: one cut is missing, at which the root, three levels up, guarantees 2', () => {
    const { findings, candidates } = diagnosisFor('parent-only');
    // Whose root passes no window on looks at the same leaves.
    expect(candidates).toEqual([suspectOnly('parent-only'), suspectOnly('open-root')]);
    const [{ misconception, place } = { misconception: null, place: null }, ...others] = findings;
    expect(others).toEqual([]);
    expect(misconception).toBe('refuses-cut');
    expect(place?.test).toMatchObject({ bound: 'alpha', limit: 2, owner: ROOT, cuts: true });
    expect(DEEP_TREE.depth(place!.test!.tester)).toBe(3);
    expect(DEEP_TREE.kindName(place!.test!.tester)).toBe('min');
    expect(place!.test!.v).toBe(1);
    expect(place!.node).toBe(place!.test!.tester);
    expect(right.run.kindAt(place!.step)).toBe('cutoff');
  });

  test('the other equality: a test in which both are equal', () => {
    const { undecided, findings } = diagnosisFor('other-equality');
    const place = undecided?.place ?? findings[0]?.place;
    expect(place?.test).toMatchObject({ cuts: true, v: place?.test?.limit });
  });
});

/** Where a leaf is decided upon: evaluated, or left out by a cut above it. */
function stepOf(leaf: PlainNode, story: readonly Moment[]): number {
  const seen = story.findIndex(({ kind, node }) => kind === 'leaf' && node === leaf.id);
  if (seen >= 0) return seen + 1;
  const path = leaf.path();
  return story.findIndex(({ kind, node }) => kind === 'cutoff' && path.some(({ id }) => id === node)) + 1;
}

/** The test after which the search went on to the leaf, or cut it: the last on its path that far. */
function testFor(leaf: PlainNode, step: number, story: readonly Moment[]): Place['test'] {
  const isCut = story[step - 1]!.kind === 'cutoff';
  const path = leaf.path().map(({ id }) => id);
  // The calls that have let something else return before; the innermost of them went on to the leaf.
  const updates = story
    .slice(0, step)
    .filter(({ kind, node }) => kind === 'update' && path.includes(node) && node !== leaf.id);
  const update = updates.toSorted((a, b) => path.indexOf(a.node) - path.indexOf(b.node)).at(-1);
  const last = updates.findLast(({ node }) => node === update?.node);
  if (last === undefined || last.test === null) return null;
  const { bound, v, limit } = last.test;
  const owner = bound === 'alpha' ? last.alphaOwner : last.betaOwner;
  return { tester: last.node as NodeId, bound, v, limit, owner: owner as NodeId | null, cuts: isCut };
}

describe('the place of the first difference', () => {
  test('in what is crossed out or listed is where the search decides about that leaf', () => {
    let cuts = 0;
    let goings = 0;
    forExercises(2500, {}, (drawn) => {
      const { exercise, sheet, sample } = drawn;
      if (exercise.algorithm !== 'alpha-beta') return;
      const right = rightAnswer(exercise);
      const story = tellStory(sample.root, oracleRules('alpha-beta', exercise.rules));
      for (const kind of ['crossing', 'leafOrder'] as const) {
        const given = damaged({ kind }, drawn);
        const errors = partErrors(exercise, { kind }, given, right);
        const leaves = errors.differences.map(({ node }) => sample.nodes[node]!);
        if (leaves.length === 0 || leaves.some((leaf) => leaf.kind !== 'leaf')) continue;
        const place = firstPlace(right.run, { kind }, errors);
        const [first] = leaves.toSorted((a, b) => stepOf(a, story) - stepOf(b, story));
        const step = stepOf(first!, story);
        expectSame(place.step, step);
        expectSame(place.test, testFor(first!, step, story));
        const isCut = !sheet.leafOrder.includes(first!.id as NodeId);
        expectSame(place.node, isCut ? story[step - 1]!.node : first!.id);
        if (isCut) cuts += 1;
        else goings += 1;
      }
    });
    expect(Math.min(cuts, goings)).toBeGreaterThan(ofCases(100));
  });

  test('in values is where the node returns, in windows where it is called', () => {
    let called = 0;
    forExercises(1500, {}, (drawn) => {
      const { exercise, sheet, sample } = drawn;
      const right = rightAnswer(exercise);
      const story = tellStory(sample.root, oracleRules(exercise.algorithm, exercise.rules));
      for (const { part } of exercise.parts) {
        if (part.kind !== 'values' && part.kind !== 'windows') continue;
        const given: Answer = damaged(part, drawn);
        const errors = partErrors(exercise, part, given, right);
        const [first] = errors.differences;
        if (first === undefined || !story.some(({ node }) => node === first.node)) continue;
        called += 1;
        const place = firstPlace(right.run, part, errors);
        const steps = errors.differences.map(({ node }) => {
          const kind = part.kind === 'values' ? 'exit' : 'enter';
          return story.findIndex((moment) => moment.kind === kind && moment.node === node) + 1;
        });
        const reached = steps.filter((step) => step > 0);
        if (reached.length < steps.length) continue;
        expectSame(place.step, Math.min(...reached));
        expectSame(place.node, story[place.step - 1]!.node);
      }
      expectSame(sheet.leafCount, sheet.leafOrder.length);
    });
    expect(called).toBeGreaterThan(ofCases(500));
  });
});
