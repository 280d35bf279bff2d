/** A game's graph as the page draws it. */

import type { GraphRun } from '../../src/core/graph/graphRun.ts';
import type { DrawnForm } from '../../src/drawing/form.ts';
import type { Layout } from '../../src/drawing/placement.ts';
import type { GameSetting } from '../../src/games/setting.ts';
import { waiting } from '../../src/session/drawFullTree.ts';
import { firstSubject } from '../../src/session/firstSubject.ts';
import { openGame } from '../../src/session/games.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession } from '../../src/session/session.ts';
import type { Subject } from '../../src/session/subject.ts';
import { english } from '../../src/words/en/page.ts';

export interface GraphPicture {
  readonly subject: Subject;
  readonly form: DrawnForm;
  readonly run: GraphRun;
  readonly layout: Layout;
}

export function graphPicture(
  setting: GameSetting,
  size: { readonly width: number; readonly height: number },
): GraphPicture {
  const session = createSession({ subject: firstSubject(), language: english, theme: 'light' });
  const { forSearch } = waiting;
  // The action is carried out at once, as on a page to which the code for waiting has not come yet.
  waiting.forSearch = (own, act) => act(own);
  openGame(session, setting);
  waiting.forSearch = forSearch;
  const { subject } = session.getState();
  const run = runOf(session.getState()) as GraphRun;
  const { form, tree, names, boards } = subject;
  return { subject, form, run, layout: form.layOut(tree, names, { ...size, run, boards }) };
}
