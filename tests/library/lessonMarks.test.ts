/** Each lesson plays to its end: what its moments show, as marks written down. A change of them is looked at, then taken over with -u. */

import { expect, test } from 'vitest';
import { NO_NODE } from '../../src/core/tree/nodeId.ts';
import type { Marks } from '../../src/drawing/marks.ts';
import { wholeTree } from '../../src/drawing/nodesInView.ts';
import type { Layout } from '../../src/drawing/placement.ts';
import { narrate } from '../../src/families/index.ts';
import { LESSONS } from '../../src/library/lessons/lessons.ts';
import { english } from '../../src/words/en/page.ts';
import { plain } from '../../src/words/sentence.ts';
import { type Shown, shownAt } from './lessonMoments.ts';

/** The room beside the panels at 1280 × 720. */
const SPACE = { width: 878, height: 414 };

/** A line a node: its name, its kind, how it stands, what is written in it, and how the edge above it looks. */
function written({ subject, run, step }: Shown): string {
  const { form, names } = subject;
  const layout = form.layOut(run.tree, names, { ...SPACE, boards: null });
  const view = { notation: 'window', showBounds: true, focused: null, hovered: null } as const;
  const moment = run.momentAt(step);
  const marks = form.marks(layout, moment, view, wholeTree(layout));
  const sentence = step === 0 ? '' : plain(narrate(moment, names, english));
  return [`step ${step} of ${run.length}: ${sentence}`, ...linesOf(layout, marks)].join('\n');
}

function linesOf(layout: Layout, { nodes, edges }: Marks): readonly string[] {
  const { tree, names } = layout;
  return [...nodes].map(([node, { status, label, current }]) => {
    const edge = tree.parent(node) === NO_NODE ? undefined : edges.get(node);
    const facts = [
      names.of(node),
      tree.kindName(node),
      status,
      label,
      current ? 'here' : '',
      edge?.deciding === true ? 'decides' : '',
      edge?.struck === true ? 'cut here' : '',
    ];
    return facts.filter(Boolean).join(' ');
  });
}

test.each(LESSONS)('$id', async ({ id, load }) => {
  const shown: string[] = [];
  for (const moment of await load())
    shown.push(`# ${moment.figure}`, ...(await shownAt(moment)).map(written), '');
  await expect(shown.join('\n')).toMatchFileSnapshot(`../fixtures/lessons/${id}.txt`);
});
