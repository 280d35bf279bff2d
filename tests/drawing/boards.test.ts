/** Boards stand at the nodes when their squares can be told, and not when they cannot. */

import { expect, test } from 'vitest';
import { LEAST_SQUARE } from '../../src/drawing/boards.ts';
import { layoutTree } from '../../src/drawing/layout.ts';
import type { GameName } from '../../src/games/games.ts';
import { openingSetting } from '../../src/games/setting.ts';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { openGame } from '../../src/session/games.ts';
import { createSession } from '../../src/session/session.ts';
import { english } from '../../src/words/en/page.ts';

/** The layout of a game that is searched to a depth, beside the panel of a desktop. */
function laidOut(name: GameName, depth: number) {
  const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
  const session = createSession({ subject, language: english, theme: 'light' });
  expect(openGame(session, { ...openingSetting(name), depth })).toBe(true);
  const { tree, names, boards } = session.getState().subject;
  expect(boards).not.toBeNull();
  return layoutTree(tree, names, { width: 1050, height: 560, boards });
}

test.each([
  ['connect-four', 1, true],
  ['connect-four', 3, false],
  ['tic-tac-toe', 2, true],
  ['hexapawn', 4, true],
] as const)('%s, depth %i: drawn %s', (name, depth, isDrawn) => {
  const { boards, metrics } = laidOut(name, depth);
  expect(boards !== null).toBe(isDrawn);
  if (boards !== null) expect(metrics.boardSize / boards.columns).toBeGreaterThanOrEqual(LEAST_SQUARE);
});
