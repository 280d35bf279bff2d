/** What an answer sheet shows on the tree: who is asked, and what was answered, set as in print. */

import { describe, expect, it } from 'vitest';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { printNumber } from '../../src/core/tree/printNumber.ts';
import { layoutTree } from '../../src/drawing/layout.ts';
import type { NodeMark } from '../../src/drawing/marks.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { BLANK_SHEET, type Sheet } from '../../src/practice/entry/sheet.ts';
import type { Exercise } from '../../src/practice/exercise.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import type { Difference } from '../../src/practice/grade/difference.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { drawSheet } from '../../src/session/practice/drawSheet.ts';
import { practice as englishPractice } from '../../src/words/en/work.ts';
import { namesOfAll } from '../../src/words/grownNames.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { Clashes } from '../support/clashes.ts';

const SIZES = [
  { width: 840, height: 560 },
  { width: 310, height: 330 },
] as const;

type Size = (typeof SIZES)[number];

const EXERCISES = [1, 2, 3].flatMap((difficulty) =>
  [1, 7, 12, 30].map((seed) =>
    generateExercise({ skill: 'windows', difficulty: difficulty as 1 | 2 | 3, seed }),
  ),
);

/** All inner nodes of a tree asked for their windows. */
function allAsked(tree: GameTree): Exercise {
  const nodes = tree.nodes().filter((node) => !tree.isLeaf(node));
  const first = EXERCISES[0]!;
  const asked = first.parts[0]!;
  return { ...first, tree, parts: [{ ...asked, part: { kind: 'windows', nodes, at: 'end' } }] };
}

const EVERY_TREE = [...EXERCISES, ...LIBRARY.map((example) => allAsked(subjectOfExample(example).tree))];

/** Sheets of windows on one layout, which has the room that a sheet asks for or has not been told of any. */
function sheetDrawn(exercise: Exercise, size: Size, asking: ReadonlyMap<NodeId, string> | false) {
  const { tree } = exercise;
  const names = new NodeNames(tree);
  const active = exercise.parts[0]!.part;
  const words = englishPractice.sheet;
  const drawn = (windows: ReadonlyMap<NodeId, string>, differences: readonly Difference[] | null = null) => {
    const sheet = { ...BLANK_SHEET, windows };
    const isSettled = () => true;
    return drawSheet({ exercise, sheet, names, active, differences, isSettled, current: null, words });
  };
  const room = asking === false ? {} : { beside: drawn(asking).beside };
  const layout = layoutTree(tree, names, { ...size, ...room });
  const visible = { nodes: tree.nodes(), collapsed: new Set<NodeId>() };
  const marksOf = (
    windows: ReadonlyMap<NodeId, string>,
    focused: NodeId | null,
    differences: readonly Difference[] | null = null,
  ) => {
    const view = { notation: 'window', showBounds: true, focused, hovered: null } as const;
    return drawn(windows, differences).marks(layout, view, visible);
  };
  return { beside: room.beside, layout, marksOf };
}

function askedNodes({ parts }: Exercise): readonly NodeId[] {
  const part = parts[0]?.part;
  return part?.kind === 'windows' ? part.nodes : [];
}

/** The marks of the nodes that are asked for their windows, with a text at each of them. */
function askedMarks(exercise: Exercise, size: (typeof SIZES)[number], typed: string): NodeMark[] {
  const active = exercise.parts[0]?.part;
  if (active?.kind !== 'windows') throw new Error('the first part asks for no windows');
  const { tree } = exercise;
  const names = new NodeNames(tree);
  const windows = new Map<NodeId, string>(typed === '' ? [] : active.nodes.map((node) => [node, typed]));
  const sheet: Sheet = { ...BLANK_SHEET, windows };
  const drawn = drawSheet({
    exercise,
    sheet,
    names,
    active,
    differences: null,
    isSettled: () => true,
    current: null,
    words: englishPractice.sheet,
  });
  const { nodes } = drawn.marks(
    layoutTree(tree, names, size),
    { notation: 'window', showBounds: true, focused: null, hovered: null },
    { nodes: tree.nodes(), collapsed: new Set() },
  );
  return active.nodes.map((node) => nodes.get(node)!);
}

describe.each(SIZES)('in a space of $width × $height px, given the room it asks for, ', (size) => {
  it.each(['-inf, inf', '-12.25, 100.5', '-1000000, 1000000'])(
    'every window that can be read stands beside its node, with its verdict, and runs into nothing: %s',
    (typed) => {
      for (const exercise of EVERY_TREE) {
        const nodes = askedNodes(exercise);
        const windows = new Map(nodes.map((node) => [node, typed]));
        const wrong = nodes.map((node) => ({ node, fault: 'wrong' }) as Difference);
        const { layout, marksOf } = sheetDrawn(exercise, size, windows);
        const clashes = new Clashes(layout);
        for (const drawn of [marksOf(windows, null), marksOf(windows, null, wrong)]) {
          for (const node of nodes) expect(drawn.nodes.get(node)).toMatchObject({ label: '' });
          for (const node of nodes) expect(drawn.nodes.get(node)?.bounds).not.toBe('');
          expect(clashes.in(drawn)).toEqual([]);
        }
      }
    },
  );

  it('the tree stays where it is while a window of usual length is typed', () => {
    for (const exercise of EXERCISES) {
      const besides = ['', '(', '(-inf,', '-inf, 3', '-inf, inf'].map(
        (typed) =>
          sheetDrawn(exercise, size, new Map(askedNodes(exercise).map((node) => [node, typed]))).beside,
      );
      expect(new Set(besides).size).toBe(1);
    }
  });

  it('what a node has room for when it is alone it has among others when it is looked at', () => {
    for (const exercise of EVERY_TREE) {
      const nodes = askedNodes(exercise);
      const { layout, marksOf } = sheetDrawn(exercise, size, false);
      const clashes = new Clashes(layout);
      const all = new Map(nodes.map((node) => [node, '-inf, inf']));
      for (const node of nodes) {
        const alone = marksOf(new Map([[node, '-inf, inf']]), node);
        const looked = marksOf(all, node);
        expect(looked.nodes.get(node)?.bounds).toBe(alone.nodes.get(node)?.bounds);
        expect(clashes.in(looked)).toEqual([]);
      }
    }
  });
});

describe.each(SIZES)('a sheet of simulations of $width × $height px', (size) => {
  const exercise = generateExercise({ skill: 'simulation', difficulty: 1, seed: 3 });
  const { tree, parts } = exercise;
  const names = namesOfAll(tree);
  const layout = layoutTree(tree, names, size);
  const written = (visits: ReadonlyMap<NodeId, string>, differences: readonly Difference[] | null) => {
    const sheet = { ...BLANK_SHEET, visits };
    const active = parts[0]!.part;
    const [isSettled, words] = [() => true, englishPractice.sheet] as const;
    const drawn = drawSheet({ exercise, sheet, names, active, differences, isSettled, current: null, words });
    const view = { notation: 'window', showBounds: true, focused: null, hovered: null } as const;
    const marks = drawn.marks(layout, view, { nodes: tree.nodes(), collapsed: new Set() });
    return { marks, spoken: (node: NodeId) => drawn.spoken(node), clashes: new Clashes(layout).in(marks) };
  };

  it('each leaf has the reward in it and its name below it, without which nobody can answer', () => {
    expect(parts.map(({ part }) => part.kind)).toContain('visits');
    const { marks, spoken, clashes } = written(new Map(), null);
    for (const leaf of tree.leaves()) {
      const value = printNumber(tree.value(leaf));
      expect(marks.nodes.get(leaf)).toMatchObject({ label: value, badge: names.of(leaf) });
      expect(spoken(leaf)).toMatch(`${names.of(leaf)} = ${value}, `);
    }
    expect(clashes).toEqual([]);
  });

  it('the name of a leaf stays when an entry is marked, and the entry stands beside it where there is room', () => {
    const [leaf] = tree.leaves() as [NodeId];
    const { marks, clashes } = written(new Map([[leaf, '1 0']]), [
      { node: leaf, fault: 'wrong' } as Difference,
    ]);
    expect(marks.nodes.get(leaf)?.badge).toMatch(new RegExp(`^${names.of(leaf)}( \\(1, 0\\))? ✗$`));
    expect(clashes).toEqual([]);
  });
});

describe.each(SIZES)('on a tree of $width × $height px', (size) => {
  it('every node that is asked for its window says so', () => {
    const marks = EXERCISES.flatMap((exercise) => askedMarks(exercise, size, ''));
    expect(marks.length).toBeGreaterThan(30);
    expect(marks.filter(({ label }) => label !== '?')).toEqual([]);
  });

  it('a window that was typed stands beside its node as in print, or its node says that there is one', () => {
    const marks = EXERCISES.flatMap((exercise) => askedMarks(exercise, size, '-inf, inf'));
    expect(marks.filter(({ bounds }) => bounds === '(−∞,\u2009+∞)').length).toBeGreaterThan(0);
    for (const { label, bounds } of marks) expect([`|(−∞,\u2009+∞)`, '…|']).toContain(`${label}|${bounds}`);
  });

  it('what cannot be read yet stands there as it was typed', () => {
    const marks = EXERCISES.flatMap((exercise) => askedMarks(exercise, size, '(3,'));
    for (const { label, bounds } of marks) expect(['|(3,', '…|']).toContain(`${label}|${bounds}`);
  });
});
