/** From items of sets to exercises: the same ones each time, and a refusal where nothing can be asked. */

import { describe, expect, test } from 'vitest';
import { isListForm } from '../../src/core/search/algorithms.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import type { Example } from '../../src/library/example.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { rightAnswer, runOf } from '../../src/practice/answer.ts';
import type { SetItem } from '../../src/practice/exerciseSet.ts';
import { PART_KINDS } from '../../src/practice/partKinds.ts';
import { DIFFICULTIES, SKILLS } from '../../src/practice/skill.ts';
import { deepeningOf, wholeTree, windowOf } from '../../src/practice/task.ts';
import { asked, itemOfExample } from '../../src/session/sets/newItem.ts';
import { itemWithin, setExercise } from '../../src/session/sets/setExercise.ts';
import { FROZEN_SET } from '../support/frozenSet.ts';
import { exampleItem, part, seedItem, TREES, textItem } from '../support/setItems.ts';

const made = (item: SetItem, variant = 0) => setExercise(item, variant, TREES);
const exercise = (item: SetItem, variant = 0) => {
  const found = made(item, variant);
  if (!found.ok) throw new Error(found.refusal.kind);
  return found.exercise;
};
const leavesOf = (item: SetItem, variant: number) => {
  const { tree } = exercise(item, variant);
  return tree.leaves().map((leaf) => (tree.players > 0 ? tree.vector(leaf) : tree.value(leaf)));
};

describe('an exercise of a set', () => {
  test('asks what the item names, under its rules and for its marks', () => {
    const [first] = FROZEN_SET.items;
    const { rules, parts } = exercise(first!);
    expect(rules).toEqual(first!.rules);
    expect(parts.map((one) => one.part)).toEqual([
      { kind: 'windows', nodes: [1, 10] },
      { kind: 'interval', leaf: 3, branch: 10 },
    ]);
    expect(parts.map(({ marks, penalty }) => ({ marks, penalty }))).toEqual(
      first!.parts.map(({ marks, penalty }) => ({ marks, penalty })),
    );
  });

  test('looks as deep as the item says, where nodes there are judged', () => {
    const text = '5~(a->9~(3~(5 7) 6~(1 0)) b->2~(5~(9 4) 5~(8 3)) c->4~(8~(6 9) 7~(6 1)))';
    const item = itemWithin({ depth: 2 }, textItem(text, part('move'), part('leafCount')));
    for (const variant of [0, 3]) {
      const { answer } = rightAnswer(exercise(item, variant));
      expect(answer.leafCount).toBe(6);
      expect(wholeTree(exercise(item, variant)).move(answer.move!)).toBe('c');
    }
    const plain = textItem('((5 7) (1 0))', part('move'));
    expect(made(itemWithin({ depth: 1 }, plain))).toEqual({ ok: false, refusal: { kind: 'no-estimate' } });
    expect(itemWithin(null, itemWithin({ depth: 1 }, plain))).toEqual(plain);
  });

  test('asks a part about the search that it carries, in every variant', () => {
    const item = {
      ...textItem('(3 12 8) (2 4 6) (14 5 2)', part('crossing')),
      parts: [{ ...part('values'), algorithm: 'minimax' as const }, part('crossing')],
    };
    for (const variant of [0, 5]) {
      const found = exercise(item, variant);
      const { answer, ...right } = rightAnswer(found);
      expect(found.parts.map(({ search }) => search)).toEqual([{ algorithm: 'minimax' }, undefined]);
      expect(runOf(right, 'values').algorithm).toBe('minimax');
      expect(answer.values.size).toBe(4);
      expect([...answer.values.values()].every(({ low, high }) => low === high)).toBe(true);
      expect(answer.crossing.size).toBe(2);
    }
  });

  test('refuses a part whose own search comes upon what the others cut', () => {
    const item = {
      ...textItem('(3 12 8) (2 ? 6) (14 5 2)', part('crossing')),
      parts: [{ ...part('values'), algorithm: 'minimax' as const }, part('crossing')],
    };
    expect(made(textItem('(3 12 8) (2 ? 6) (14 5 2)', part('crossing'))).ok).toBe(true);
    expect(made(item)).toEqual({ ok: false, refusal: { kind: 'halts' } });
  });

  test('keeps parts that can be asked of their own search when the item’s is another', () => {
    const { tree } = exercise(textItem('(3 12 8) (2 4 6)', part('crossing')));
    const item = {
      ...textItem('(3 12 8) (2 4 6)', part('values')),
      algorithm: 'minimax' as const,
      parts: [part('values'), { ...part('crossing'), algorithm: 'alpha-beta' as const }, part('windows')],
    };
    expect(asked(item, tree).parts.map(({ kind }) => kind)).toEqual(['values', 'crossing']);
  });

  test('has nodes that are chosen the same way each time, of each variant', () => {
    const item = exampleItem('thu-fig-3-10', part('windows'), part('interval'));
    const asks = (variant: number) => exercise(item, variant).parts.map((one) => one.part);
    expect(asks(0)).toEqual(asks(0));
    for (const variant of [1, 2, 17]) expect(asks(variant)).toEqual(asks(0));
  });

  test('is the generated one, question and all, where its rules are kept', () => {
    for (const skill of ['windows', 'intervals'] as const) {
      const seed = { skill, difficulty: 1, seed: 7 } as const;
      const parts = exercise(seedItem(seed)).parts.map((one) => one.part);
      expect(parts).toEqual(TREES.generated(seed)!.parts.map((one) => one.part));
    }
  });

  test('between bounds asks what the library tree answers, in every variant with the window among its numbers', () => {
    const window = { alpha: 2, beta: 5 };
    const item = itemWithin(
      { depth: null, window },
      exampleItem('thu-fig-3-10', part('leafCount'), part('windows')),
    );
    expect(windowOf(exercise(item, 0))).toEqual(window);
    for (const variant of [0, 1, 2, 17]) {
      const one = exercise(item, variant);
      expect(rightAnswer(one).answer.leafCount).toBe(6);
      const { alpha, beta } = windowOf(one)!;
      expect(alpha).toBeLessThan(beta);
    }
    expect(windowOf(exercise(item, 1))).not.toEqual(window);
    const refused = made({ ...item, algorithm: 'minimax', parts: [part('values')] });
    expect(refused).toMatchObject({ ok: false, refusal: { kind: 'faults' } });
    const unasked = made({ ...item, parts: [part('move')] });
    expect(unasked).toEqual({ ok: false, refusal: { kind: 'part', part: 'move' } });
  });

  /** The figures of the course. */
  test('within a budget asks what the library tree answers', () => {
    const item = itemWithin({ budget: 20, tries: 'last' }, exampleItem('how-deep', part('atBudget')));
    const one = exercise(item);
    const { tree } = one;
    const { atBudget } = rightAnswer(one).answer;
    expect([atBudget.get('depth'), atBudget.get('value')]).toEqual([2, 7]);
    expect(tree.move(atBudget.get('move') as NodeId)).toBe('c');
    expect(asked(item, TREES.treeOf(item, 0)!).parts.map(({ kind }) => kind)).toEqual(['atBudget']);
    // What is asked of one pass is not asked of several.
    const usual = asked({ ...item, parts: [part('crossing')] }, TREES.treeOf(item, 0)!);
    expect(usual.parts.map(({ kind }) => kind)).toEqual(['atBudget']);
  });

  test('that is generated has in every variant the budget of its own seed', () => {
    const item = seedItem({ skill: 'deepening', difficulty: 3, seed: 5, generator: 2 });
    const budgets = [0, 1, 2, 3, 4].map((variant) => deepeningOf(exercise(item, variant))!.budget);
    expect(new Set(budgets).size).toBeGreaterThan(1);
    const own = itemWithin({ budget: 17, tries: 'given' }, item);
    for (const variant of [0, 1]) expect(deepeningOf(exercise(own, variant))!.budget).toBe(17);
  });

  test('can be made of every skill, in variants with other numbers', () => {
    for (const skill of SKILLS) {
      for (const difficulty of DIFFICULTIES) {
        const item = seedItem({ skill, difficulty, seed: 20260101 });
        for (const variant of [0, 1, 999]) {
          const one = exercise(item, variant);
          expect(one.parts.map(({ part: { kind } }) => kind)).toEqual(item.parts.map(({ kind }) => kind));
          expect(rightAnswer(one).run.result.ok).toBe(true);
        }
        expect(leavesOf(item, 1)).not.toEqual(leavesOf(item, 0));
      }
    }
  });

  test('can be made of every tree of the library, asked whatever suits it', () => {
    const isAsked = ({ algorithm }: Example) => !isListForm(algorithm);
    for (const example of LIBRARY.filter(isAsked)) {
      const item = itemOfExample(example, '');
      const tree = TREES.treeOf(item, 0)!;
      const whole = asked({ ...item, parts: PART_KINDS.map((kind) => part(kind)) }, tree);
      // Not every tree has a branch that a leaf decides about, a cutoff, or a goal that other numbers meet.
      const simple = whole.parts.filter(
        ({ kind }) => !['interval', 'cutLabels', 'construct', 'formula'].includes(kind),
      );
      expect(exercise({ ...item, parts: simple }).parts.length, example.id).toBeGreaterThan(0);
    }
  });

  test('of a tree with boards stays what it is in every variant', () => {
    const example = LIBRARY.find(({ boards }) => boards !== undefined)!;
    const item = exampleItem(example.id, part('values'));
    expect(TREES.hasVariants(item)).toBe(false);
    expect(leavesOf(item, 5)).toEqual(leavesOf(item, 0));
  });
});

describe('what cannot be asked is refused by name', () => {
  const chance = 'chance(1/2*3 1/2*5)';
  test.each([
    ['a tree that is not there', exampleItem('no-such-tree'), { kind: 'no-tree' }],
    ['a text that is no tree', textItem('(3 4'), { kind: 'no-tree' }],
    ['a single leaf', textItem('3'), { kind: 'leaf' }],
    ['a leaf without a value', textItem('(? 4) (5 6)'), { kind: 'halts' }],
    ['the move at a chance node', textItem(chance, part('move')), { kind: 'part', part: 'move' }],
    ['crossing out under minimax', { ...textItem('(3 4) (5 6)'), algorithm: 'minimax' }, { kind: 'part' }],
    ['minimax with chance nodes', { ...textItem(chance), algorithm: 'minimax' }, { kind: 'faults' }],
    ['a node beyond the tree', textItem('(3 4)', part('windows', { nodes: [99] })), { kind: 'faults' }],
    ['windows where only the root is called', textItem('(3 4)', part('windows')), { kind: 'part' }],
  ] as const)('%s', (_, item, refusal) => {
    expect(made(item)).toMatchObject({ ok: false, refusal });
  });
});
