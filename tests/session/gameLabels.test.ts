/** Every game as it opens, drawn beside the margin: no move's name runs into the number of the moves never generated. */

import { describe, expect, test } from 'vitest';
import { labelsOfEdge } from '../../src/drawing/edgeLabels.ts';
import { GAME_NAMES } from '../../src/games/games.ts';
import { openingSetting } from '../../src/games/setting.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { openGame } from '../../src/session/games.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession } from '../../src/session/session.ts';
import { english } from '../../src/words/en/page.ts';
import { drawnStub } from '../support/drawnMarks.ts';

const SPACE = { width: 889, height: 424 };

describe('In the opening of', () => {
  test.each(GAME_NAMES)('%s the names of moves leave the numbers of stubs alone', (name) => {
    const session = createSession({
      subject: subjectOfExample(LIBRARY[0]!),
      language: english,
      theme: 'light',
    });
    openGame(session, openingSetting(name));
    const { subject } = session.getState();
    const run = runOf(session.getState());
    const layout = subject.form.layOut(subject.tree, subject.names, {
      ...SPACE,
      run,
      boards: subject.boards,
      stubWords: english.page.neverGenerated,
    });
    const met: string[] = [];
    for (const node of layout.stubs.keys()) {
      const {
        texts: [count],
      } = drawnStub(layout, node);
      for (const child of subject.tree.children(node))
        for (const { x, y, width, height, text } of labelsOfEdge(layout, child))
          if (
            x + width / 2 > count!.left &&
            x - width / 2 < count!.right &&
            y + height / 2 > count!.top &&
            y - height / 2 < count!.bottom
          )
            met.push(`${text} of ${subject.names.of(child)}`);
    }
    expect(met).toEqual([]);
  });
});
