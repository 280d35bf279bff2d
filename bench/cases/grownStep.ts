/** What showing a step of a tree that grows costs against the same nodes drawn first: 18,297 of tic-tac-toe. */
import { seeded } from '../../src/core/random/seeded.ts';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { layoutTree } from '../../src/drawing/layout.ts';
import { marksOf } from '../../src/drawing/marks.ts';
import { extentsOf, nodesInView } from '../../src/drawing/nodesInView.ts';
import { searchGame } from '../../src/games/searchGame.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { report } from '../figure.ts';
import { medians } from '../medians.ts';

const STEPS = 40;
const SAMPLES = 41;
const VIEW = { notation: 'window', showBounds: true, focused: null, hovered: null } as const;

const at = placed({ ...openingSetting('tic-tac-toe'), depth: null, symmetry: false });
const grown = searchGame(at, 'alpha-beta', DEFAULT_RULES).run;
if (grown.tree.size !== 18_297) throw new Error(`${grown.tree.size} nodes`);
const drawn = recordTrace(grown.tree, 'alpha-beta', DEFAULT_RULES);
const layout = layoutTree(grown.tree, new NodeNames(grown.tree), { width: 900, height: 420 });
const extents = extentsOf(layout);
const random = seeded(7);

const times = medians({ grown: () => stepOften(grown), drawn: () => stepOften(drawn) }, SAMPLES);

report([
  {
    what: 'a step of 18,297 nodes, grown / drawn first',
    measured: times.grown / times.drawn,
    unit: '×',
    bound: 1.1,
  },
]);

function stepOften(run: AnyRun): void {
  for (let count = 0; count < STEPS; count += 1) {
    const moment = run.momentAt(1 + random.below(run.length));
    const left = random.fraction() * (layout.width - 900);
    const pane = { left, right: left + 900, top: 0, bottom: 420, scale: 1 };
    marksOf(layout, moment, VIEW, nodesInView(layout, extents, pane, moment.path));
  }
}
