/** What reaching any step costs against replaying the run, in a run of more than a million events. */

import { seeded } from '../../src/core/random/seeded.ts';
import { Recorder } from '../../src/core/run/recorder.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { report } from '../figure.ts';
import { medians } from '../medians.ts';
import { replay } from '../replay.ts';
import { worstOrderedTree } from '../trees.ts';

const ON_SCREEN = 1_000;
const SEEKS = 2;
const SAMPLES = 61;

const tree = worstOrderedTree(2, 18, 5);
const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
if (run.length < 1_000_000) throw new Error(`only ${run.length} events`);
const recorder = new Recorder(tree, {
  rules: DEFAULT_RULES,
  leafBounds: tree.leafBounds,
  hasHorizon: false,
});
alphaBeta(tree, DEFAULT_RULES, recorder);
const random = seeded(6);
const top = topOfTree();

const times = medians(
  {
    replay: () => {
      replay(recorder.record, tree.size);
    },
    seekAtTop: () => seekOften(() => top),
    seekNearSearch: () => seekOften(nearSearch),
  },
  SAMPLES,
);
const slower = Math.max(times.seekAtTop, times.seekNearSearch) / SEEKS;

report([
  {
    what: `seek, ${ON_SCREEN} nodes on screen / replay of ${run.length} events`,
    measured: (100 * slower) / times.replay,
    unit: ' %',
    bound: 2,
  },
  {
    what: 'record and its index, for each event',
    measured: run.bytes / run.length,
    unit: ' bytes',
    bound: 40,
  },
]);

function seekOften(screenAt: (step: number) => readonly NodeId[]): void {
  for (let i = 0; i < SEEKS; i += 1) {
    const step = 1 + random.below(run.length);
    for (const node of screenAt(step)) run.stateAt(node, step);
  }
}

/** The whole tree on screen, as far down as there is room. */
function topOfTree(): readonly NodeId[] {
  const nodes = [ROOT];
  for (let i = 0; nodes.length < ON_SCREEN; i += 1) nodes.push(...tree.children(nodes[i] ?? ROOT));
  return nodes.slice(0, ON_SCREEN);
}

/** The smallest subtree around the node of the step that fills the screen. */
function nearSearch(step: number): readonly NodeId[] {
  let root = run.nodeAt(step);
  while (tree.subtreeEnd(root) - root < ON_SCREEN) root = tree.parent(root);
  return Array.from({ length: ON_SCREEN }, (_, i) => (root + i) as NodeId);
}
