import { showsBounds } from '../../core/run/boundNotation.ts';
import { layoutTree } from '../../drawing/layout.ts';
import type { Picture } from '../../export/picture.ts';
import { filedTree } from '../../session/filedTrees.ts';
import type { SessionState } from '../../session/session.ts';
import { traceOf } from '../../session/traceOf.ts';

/** px, of a picture that is to be read on a slide or a page */
const SIZE = { width: 1000, leastHeight: 300, ply: 150 };

/** What is shown, laid out for a file rather than for the window. */
export function pictureOf(state: SessionState): Picture {
  const { subject, algorithm, notation, step } = state;
  const { tree, names, example } = subject;
  const trace = traceOf(state);
  const height = Math.max(SIZE.leastHeight, 120 + SIZE.ply * tree.height);
  return {
    layout: layoutTree(tree, names, {
      width: SIZE.width,
      height,
      run: trace,
      boards: example?.boards ?? null,
    }),
    trace,
    step,
    view: {
      notation,
      showBounds: showsBounds(notation, algorithm),
      focused: null,
      hovered: null,
    },
    title: filedTree(state).title || state.language.page.untitled,
  };
}
