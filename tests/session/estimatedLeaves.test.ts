/** In every game, leaves that a depth limit judges have "≈" in the figure, whichever algorithm searches. */

import { expect, test } from 'vitest';
import { ALGORITHMS } from '../../src/core/search/algorithms.ts';
import { GAME_NAMES } from '../../src/games/games.ts';
import { openingSetting } from '../../src/games/setting.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { openGame } from '../../src/session/games.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession } from '../../src/session/session.ts';
import { english } from '../../src/words/en/page.ts';

test.each(GAME_NAMES)('%s', (name) => {
  let judged = 0;
  for (const algorithm of ALGORITHMS) {
    const session = createSession({
      subject: subjectOfExample(LIBRARY[0]!),
      language: english,
      theme: 'light',
    });
    openGame(session, { ...openingSetting(name), depth: 2 }, algorithm);
    const { subject } = session.getState();
    const { tree, names } = subject;
    for (const leaf of runOf(session.getState()).tree.leaves()) {
      expect(names.inLeaf(leaf).includes('≈')).toBe(tree.isHorizon(leaf));
      judged += tree.isHorizon(leaf) ? 1 : 0;
    }
  }
  expect(judged).toBeGreaterThan(0);
});
