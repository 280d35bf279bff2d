/** What an answer sheet shows on the tree: who is asked, and what was answered, set as in print. */
import { describe, expect, it } from 'vitest';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { layoutTree } from '../../src/drawing/layout.ts';
import type { NodeMark } from '../../src/drawing/marks.ts';
import { BLANK_SHEET, type Sheet } from '../../src/practice/entry/sheet.ts';
import type { Exercise } from '../../src/practice/exercise.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { drawSheet } from '../../src/session/practice/drawSheet.ts';
import { englishPractice } from '../../src/words/en/practice.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';

const SIZES = [
  { width: 840, height: 560 },
  { width: 310, height: 330 },
] as const;

const EXERCISES = [1, 2, 3].flatMap((difficulty) =>
  [1, 7, 12, 30].map((seed) =>
    generateExercise({ skill: 'windows', difficulty: difficulty as 1 | 2 | 3, seed }),
  ),
);

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
