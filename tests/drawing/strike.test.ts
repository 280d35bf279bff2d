/** The double stroke of a cut stands between the shapes of two rows, also where these are close together. */
import { expect, test } from 'vitest';
import { edgePaths } from '../../src/drawing/drawEdge.ts';
import { edgeLine } from '../../src/drawing/edgeLabels.ts';
import { layoutTree } from '../../src/drawing/layout.ts';
import { FLAT_CLASSES } from '../../src/drawing/metrics.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { openedRun } from '../../src/session/openedRun.ts';
import { isGraph } from '../../src/session/subject.ts';

const SPACES = [
  ['in a window', { width: 878, height: 414 }, {}],
  ['on a projector', { width: 950, height: 560 }, { smallest: 36, leastText: 36, classes: FLAT_CLASSES }],
] as const;

test.each(SPACES)('%s', (_where, space, sizes) => {
  let strokes = 0;
  for (const example of LIBRARY) {
    const subject = subjectOfExample(example);
    const { tree, names } = subject;
    if (isGraph(subject)) continue;
    const layout = layoutTree(tree, names, { ...space, run: openedRun(subject), ...sizes });
    for (let node = 1; node < tree.size; node += 1) {
      const { y1, y2 } = edgeLine(layout, node);
      const { strike } = edgePaths(layout, node, {
        status: 'pruned',
        deciding: false,
        onPath: false,
        struck: true,
      });
      const ys = [...(strike ?? '').matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y));
      strokes += 1;
      expect(Math.min(...ys), `${example.id} ${node}`).toBeGreaterThan(y1);
      expect(Math.max(...ys), `${example.id} ${node}`).toBeLessThan(y2);
    }
  }
  expect(strokes).toBeGreaterThan(500);
});
