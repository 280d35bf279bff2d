/** The signs at the borders of a figure count every node of the tree that is out of view, however large the tree is. */
import { expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { uniformTree } from '../../src/core/random/uniformTree.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import type { Layout } from '../../src/drawing/index.ts';
import { extentsOf, nodesInView, type Pane } from '../../src/drawing/nodesInView.ts';
import { foldSubtree } from '../../src/session/foldActions.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession } from '../../src/session/session.ts';
import { subjectOfTree } from '../../src/session/subject.ts';
import type { DrawnFigure } from '../../src/ui/figure/drawnFigure.ts';
import { outOfView } from '../../src/ui/figure/outOfView.ts';
import { english } from '../../src/words/en/page.ts';
import { howMany } from '../support/howMany.ts';

const WISH = { branching: 3, seed: 1, values: [0, 99], order: 'given', root: 'max' } as const;
const SPACE = { width: 1200, height: 600 };

function drawing(depth: number) {
  const subject = subjectOfTree(uniformTree({ ...WISH, depth }), null);
  const session = createSession({ subject, language: english, theme: 'light' });
  const run = runOf(session.getState());
  const layout = subject.form.layOut(subject.tree, subject.names, { ...SPACE, run });
  const extents = extentsOf(layout);
  const view = { notation: 'window', showBounds: true, focused: null, hovered: null } as const;
  const drawn = (pane: Pane): DrawnFigure => {
    const moment = run.momentAt(0);
    const marks = subject.form.marks(layout, moment, view, nodesInView(layout, extents, pane, moment.path));
    return { state: session.getState(), layout, whole: layout, moment, view, marks };
  };
  return { session, layout, drawn };
}

/** Counts the nodes beyond each border one by one. */
function counted({ tree, placements }: Layout, pane: Pane, isThere: (node: number) => boolean) {
  const beyond = { left: 0, right: 0, above: 0, below: 0 };
  for (const node of tree.nodes().filter(isThere)) {
    const { x, y, width, height } = placements[node]!;
    if (x - width / 2 <= pane.left - 1) beyond.left += 1;
    else if (x + width / 2 > pane.right + 1) beyond.right += 1;
    else if (y < pane.top - 1) beyond.above += 1;
    else if (y + height > pane.bottom + 1) beyond.below += 1;
  }
  return beyond;
}

test.each([5, 7, 8])('of a tree of 3 children and %i plies', (depth) => {
  const { session, layout, drawn } = drawing(depth);
  const random = seeded(depth);
  const panes = Array.from({ length: howMany(20, 5) }, (): Pane => {
    const [left, top] = [random.below(Math.ceil(layout.width)), random.below(Math.ceil(layout.height))];
    return { left, top, right: left + 1 + random.below(2000), bottom: top + 1 + random.below(500), scale: 1 };
  });
  for (const pane of panes) expect(outOfView(drawn(pane), pane)).toEqual(counted(layout, pane, () => true));
  // What is folded stands nowhere.
  const B = layout.tree.child(ROOT, 0);
  foldSubtree(session, B, true);
  const isThere = (node: number) => node <= B || node >= layout.tree.subtreeEnd(B);
  for (const pane of panes) expect(outOfView(drawn(pane), pane)).toEqual(counted(layout, pane, isThere));
});

test('nothing is out of view when all is in view', () => {
  const { layout, drawn } = drawing(8);
  const pane = { left: 0, top: 0, right: layout.width, bottom: layout.height, scale: 1 };
  expect(outOfView(drawn(pane), pane)).toEqual({ left: 0, right: 0, above: 0, below: 0 });
});
