/** What Star1 reads of trees with dice: games-limits §7. */
import { describe, expect, test } from 'vitest';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/rules.ts';
import { asSearched } from '../../src/core/tree/asSearched.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';
import { unfold } from '../../src/games/unfold.ts';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';

const LESSON = subjectOfExample(exampleById('bear-off-lesson')!).tree;

function read(tree: GameTree): { value: number; leaves: number; move: string } {
  const trace = recordTrace(tree, 'star1', DEFAULT_RULES);
  if (!trace.result.ok) throw new Error('halted');
  const { leaves } = trace.tallyAt(trace.length);
  return { value: trace.result.value, leaves, move: tree.move(trace.bestMoveAt()!) };
}

/** The children of a node in another order. */
function ordered(tree: GameTree, orders: readonly (readonly [NodeId, readonly number[]])[]): GameTree {
  return asSearched(tree, { depth: null, order: new Map(orders) });
}

describe('of the lesson of bearing off Star1 reads', () => {
  // As it stands the best play comes last.
  const bestFirst: readonly [NodeId, readonly number[]] = [ROOT, [2, 0, 1]];

  test('56 of 63 leaves as it stands', () => {
    expect(LESSON.leafCount).toBe(63);
    expect(read(LESSON)).toEqual({ value: 19 / 36, leaves: 56, move: '5-2' });
  });

  test('44 with the best play first, 41 with the likelier outcomes first as well', () => {
    expect(read(ordered(LESSON, [bestFirst]))).toEqual({ value: 19 / 36, leaves: 44, move: '5-2' });
    const likelier = LESSON.children(ROOT).map((play): readonly [NodeId, readonly number[]] => {
      const rolls = LESSON.children(play);
      const places = [...rolls.keys()].sort(
        (a, b) => LESSON.weight(rolls[b]!) - LESSON.weight(rolls[a]!) || a - b,
      );
      return [play, places];
    });
    expect(read(ordered(LESSON, [bestFirst, ...likelier])).leaves).toBe(41);
  });
});

test('of 5-2 against 6 Star1 reads 2,769 of 5,385 leaves', () => {
  const { game } = placed({ ...openingSetting('last-checkers'), start: '5,2-6' });
  const unfolded = unfold(game);
  if (!unfolded.ok) throw new Error('too large');
  const trace = recordTrace(unfolded.tree, 'star1', DEFAULT_RULES);
  expect(trace.result).toEqual({ ok: true, value: 47 / 162 });
  expect(trace.tallyAt(trace.length).leaves).toBe(2769);
});
