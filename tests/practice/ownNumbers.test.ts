/** One number a node, what it has found when it ends: right, marked, told from other conventions, stored and linked. */
import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import type { SearchWindow } from '../../src/core/search/searchWindow.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { decodePractice, encodeOnTree } from '../../src/link/practiceLink.ts';
import { readValue } from '../../src/notation/codec.ts';
import { readJson } from '../../src/notation/jsonText.ts';
import { BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { answerRecord, answerShape } from '../../src/practice/answerRecord.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import { BLANK_SHEET, readSheet, sheetOf } from '../../src/practice/entry/index.ts';
import type { Part } from '../../src/practice/exercise.ts';
import { canonicalSet, setShape } from '../../src/practice/exerciseSet.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { practice as english } from '../../src/words/en/work.ts';
import { answerSigns } from '../../src/words/formats.ts';
import { exerciseOn } from '../support/exerciseOn.ts';
import { forTreesAndRules } from '../support/forTrees.ts';
import type { PlainNode } from '../support/oracle/plainTree.ts';
import { part as setPart, textItem } from '../support/setItems.ts';
import { TEXTBOOK_TREE } from './deepTree.ts';
import { said } from './saidOf.ts';
import { treeOf as textTree } from './simulationTasks.ts';

/** What every node that is called has found when it ends, by a recursion that stops once v reaches a bound. */
function found(root: PlainNode, { cutoff, bounds }: SearchRules): Map<number, number> {
  const ends = new Map<number, number>();
  search(root, -Infinity, Infinity);
  return ends;

  function search(node: PlainNode, alpha: number, beta: number): number {
    if (node.kind === 'leaf') return node.value;
    const isMax = node.kind === 'max';
    let v = isMax ? -Infinity : Infinity;
    for (const child of node.children) {
      const [low, high] = isMax ? [Math.max(alpha, v), beta] : [alpha, Math.min(beta, v)];
      const given: [number, number] = bounds === 'all' ? [low, high] : isMax ? [v, Infinity] : [-Infinity, v];
      const value = search(child, ...given);
      v = isMax ? Math.max(v, value) : Math.min(v, value);
      const beyond = isMax ? v - beta : alpha - v;
      if (beyond > 0 || (v === (isMax ? beta : alpha) && cutoff === 'equal')) break;
    }
    ends.set(node.id, v);
    return v;
  }
}

const RULES = (['equal', 'strict'] as const).flatMap((cutoff) =>
  (['all', 'parent'] as const).map((bounds) => ({ ...DEFAULT_RULES, cutoff, bounds })),
);

test('right is what a plain recursion has found at each node', () => {
  let uncalled = 0;
  forTreesAndRules(
    { long: 1500, usual: 300 },
    { nodes: 60, chance: false },
    ({ tree, root }, rules) => {
      const nodes = tree.nodes().filter((node) => !tree.isLeaf(node));
      if (nodes.length === 0) return;
      const exercise = { ...exerciseOn(tree, { kind: 'windows', nodes, at: 'own' }), rules };
      const right = rightAnswer(exercise);
      const { windows } = right.answer;
      const sorted = (entries: ReadonlyMap<number, unknown>) => [...entries].toSorted(([a], [b]) => a - b);
      expect(sorted(windows)).toEqual(sorted(found(root, rules)));
      if (windows.size < nodes.length) uncalled += 1;
      const answer = { ...BLANK_ANSWER, windows };
      expect(gradeExercise(exercise, answer, right).isRight).toBe(true);
      expect(readValue(answerShape(tree), answerRecord(answer)).value).toEqual(answer);
    },
    RULES,
  );
  expect(uncalled).toBeGreaterThan(100);
});

const nodes = [1, 5, 9] as NodeId[];
const OWN: Part = { kind: 'windows', nodes, at: 'own' };
const EXERCISE = exerciseOn(TEXTBOOK_TREE, OWN);
const numbers = (...values: readonly number[]) => new Map(values.map((v, index) => [nodes[index]!, v]));

describe('of the textbook’s tree', () => {
  const points = (windows: ReadonlyMap<NodeId, SearchWindow | number>) =>
    gradeExercise(EXERCISE, { ...BLANK_ANSWER, windows }, rightAnswer(EXERCISE)).points;

  test('B has found 3, C 2, D 2', () => {
    expect(points(numbers(3, 2, 2))).toBe(4);
    expect(points(numbers(3, 2, 3))).toBe(3);
    expect(points(new Map(nodes.map((node) => [node, { alpha: 3, beta: 3 }])))).toBe(1);
  });

  test('pairs, and numbers where pairs are asked for, cannot be read there', () => {
    const typed = (...texts: readonly string[]) => ({
      ...BLANK_SHEET,
      windows: new Map(texts.map((text, index) => [nodes[index]!, text])),
    });
    expect(readSheet(typed('3', ' 2 ', '-inf'), EXERCISE)).toMatchObject({
      unread: [],
      answer: { windows: numbers(3, 2, -Infinity) },
    });
    expect(readSheet(typed('3', '2, inf', '2'), EXERCISE).unread).toMatchObject([
      { node: nodes[1], text: '2, inf' },
    ]);
    const pairs = exerciseOn(TEXTBOOK_TREE, { kind: 'windows', nodes });
    expect(readSheet(typed('3', '2, inf', '2, 3'), pairs).unread).toMatchObject([
      { node: nodes[0], text: '3' },
    ]);
    const { answer } = rightAnswer(EXERCISE);
    expect(readSheet(sheetOf(answer, answerSigns(english.answer)), EXERCISE).answer.windows).toEqual(
      answer.windows,
    );
  });

  test('the end of the pair in place of what the node has found is a convention', () => {
    // Both MAX nodes at depth 2 are called with α = 5, and find less.
    const tree = textTree('max(min(5 9) min(max(1 2) 7) min(max(0 3) 7))');
    const [first, second] = [5, 10] as NodeId[];
    const part: Part = { kind: 'windows', nodes: [first!, second!], at: 'own' };
    const bothOf = (v: number) => new Map([first!, second!].map((node) => [node, v]));
    const { names, candidates, findings } = said(tree, part, () => ({ windows: bothOf(5) }));
    expect([names, candidates]).toEqual([['end-of-pair'], []]);
    expect(findings[0]!.place.node).toBe(first);
    expect(said(tree, part, ({ windows }) => ({ windows: new Map(windows).set(second!, 5) })).names).toEqual([
      'end-of-pair',
    ]);
    expect(said(tree, part, () => ({ windows: bothOf(4) })).names).not.toContain('end-of-pair');
  });

  test('a node never called is left blank', () => {
    const tree = textTree('max(min(5 9) min(max(1 2) max(0 3)))');
    const [called, pruned] = [5, 8] as NodeId[];
    const part: Part = { kind: 'windows', nodes: [called!, pruned!], at: 'own' };
    const given = (windows: ReadonlyMap<NodeId, number>) => said(tree, part, () => ({ windows })).names;
    expect(given(new Map([[called!, 2]]))).toEqual([]);
    expect(
      given(
        new Map([
          [called!, 2],
          [pruned!, 3],
        ]),
      ),
    ).toEqual(['value-at-unvisited']);
  });
});

test('who bounds by the parent alone has found other numbers', () => {
  let apart = 0;
  forTreesAndRules(
    { long: 400, usual: 80 },
    { nodes: 60, chance: false },
    ({ tree, root }) => {
      const asked = tree.nodes().filter((node) => !tree.isLeaf(node));
      if (asked.length === 0) return;
      const exercise = exerciseOn(tree, { kind: 'windows', nodes: asked, at: 'own' });
      const [sheet] = methodAnswers(exercise, ['parent-only']);
      const due = found(root, { ...DEFAULT_RULES, bounds: 'parent' });
      expect(new Map(sheet!.answer.windows)).toEqual(due);
      if (!gradeExercise(exercise, sheet!.answer, rightAnswer(exercise)).isRight) apart += 1;
    },
    [DEFAULT_RULES],
  );
  expect(apart).toBeGreaterThan(5);
});

test('the number stands in addresses, and in sets of version 4', () => {
  const on = { example: 'aima-fig-5-5', kinds: ['windows'], variant: 7, wish: { at: 'own' } } as const;
  expect(encodeOnTree(on)).toContain('windows-own.7');
  expect(decodePractice(`#${encodeOnTree(on)}`)).toEqual({ kind: 'tree', on });
  expect(
    decodePractice(
      `#${encodeOnTree(on)
        .replace('-own', '-own-end')
        .replace(/check=[^&]*&/, '')}`,
    ),
  ).toBeNull();
  const set = {
    title: '',
    hints: true,
    items: [textItem('((3 5) (6 9))', setPart('windows', { at: 'own' }))],
  };
  const text = canonicalSet(set);
  expect(text).toMatch(/^\{"format":"plyscope-set","version":4,.*"at":"own"/);
  expect(readJson(setShape(), text).value).toEqual(set);
});
