/** A game's graph as the page draws it. */

import type { GraphRun } from '../../src/core/graph/graphRun.ts';
import type { DrawnForm } from '../../src/drawing/form.ts';
import type { Layout } from '../../src/drawing/placement.ts';
import type { GameSetting } from '../../src/games/setting.ts';
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
  openGame(session, setting);
  const { subject } = session.getState();
  const run = runOf(session.getState()) as GraphRun;
  const { form, tree, names, boards } = subject;
  return { subject, form, run, layout: form.layOut(tree, names, { ...size, run, boards }) };
}
