/**
 * What a change of the session costs in a run of a million events against one of a thousand, on trees of the
 * same depth: all that the page asks for by itself when the pointer, the step or a key changes something.
 * Drawing is apart: how much of it there is follows from what is in view.
 */

import { seeded } from '../../src/core/random/seeded.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { narrate } from '../../src/families/index.ts';
import { MOVES } from '../../src/session/moveNames.ts';
import { canMove, move } from '../../src/session/moves.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, drawnIn, goToStep, lastStep, type Session } from '../../src/session/session.ts';
import { subjectOfTree } from '../../src/session/subject.ts';
import { itemText } from '../../src/ui/figure/itemText.ts';
import { operable } from '../../src/words/en/figure.ts';
import { english } from '../../src/words/en/page.ts';
import { report } from '../figure.ts';
import { medians } from '../medians.ts';
import { worstOrderedTree } from '../trees.ts';

const DEPTH = 8;
const SAMPLES = 61;
const IN_A_ROW = 20;
const MOST_TIMES = 1.5;

const small = sessionOn(worstOrderedTree(2, DEPTH, 5), 1_000);
const large = sessionOn(worstOrderedTree(5, DEPTH, 5), 1_000_000);
const random = seeded(7);

const times = medians(
  {
    smallHover: () => often(small, hover),
    largeHover: () => often(large, hover),
    smallStep: () => often(small, step),
    largeStep: () => often(large, step),
    smallKey: () => often(small, key),
    largeKey: () => often(large, key),
  },
  SAMPLES,
);

report(
  (['Hover', 'Step', 'Key'] as const).map((change) => ({
    what: `a ${change.toLowerCase()}, in 10⁶ events / in 10³`,
    measured: times[`large${change}`] / times[`small${change}`],
    unit: '×',
    bound: MOST_TIMES,
  })),
);

function sessionOn(tree: GameTree, events: number): Session {
  const { length } = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
  if (length < events) throw new Error(`only ${length} events`);
  return createSession({
    subject: subjectOfTree(tree, { id: '', title: '' }),
    algorithm: 'alpha-beta',
    language: english,
    theme: 'light',
  });
}

function often(session: Session, change: (session: Session) => void): void {
  for (let i = 0; i < IN_A_ROW; i += 1) {
    change(session);
    ask(session);
  }
}

function hover(session: Session): void {
  const { tree } = session.getState().subject;
  session.setState({ hovered: random.below(tree.size) as NodeId });
}

function step(session: Session): void {
  goToStep(session, 1 + random.below(runOf(session.getState()).length));
}

function key(session: Session): void {
  move(session, random.pick(MOVES));
}

/** What components ask at every change, whatever has changed. */
function ask(session: Session): void {
  const state = session.getState();
  const run = runOf(state);
  const moment = run.momentAt(state.step);
  const { names } = state.subject;
  for (const name of MOVES) canMove(state, name);
  drawnIn(state);
  lastStep(state);
  narrate(moment, names, english);
  // As many nodes in both: the path, which screen readers hear.
  for (const node of moment.path) itemText(moment, names, { page: english.page, words: operable }, node);
  moment.callStack.map(({ node }) => run.stateAt(node, state.step));
}
