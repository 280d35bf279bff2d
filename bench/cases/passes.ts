/** All passes of a run that deepens against a search to each of its depths by itself. */
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { GameTree } from '../../src/core/tree/gameTree.ts';
import { report } from '../figure.ts';
import { medians } from '../medians.ts';
import { uniformTree } from '../trees.ts';

const bare = uniformTree(3, 9, 1);
const staticValue = Float64Array.from(bare.nodes(), (node) => (node * 7919) % 101);
const tree = new GameTree({ ...bare.columns, staticValue }, bare.leafBounds);
const depths = Array.from({ length: bare.height + 1 }, (_, depth) => depth);

const times = medians(
  {
    passes: () =>
      recordLimited(tree, 'alpha-beta', DEFAULT_RULES, { ...NO_LIMITS, deepen: true, tries: 'given' }).length,
    alone: () =>
      depths.reduce(
        (sum, depth) =>
          sum + recordLimited(tree, 'alpha-beta', DEFAULT_RULES, { ...NO_LIMITS, depth }).length,
        0,
      ),
  },
  15,
);

report([
  {
    what: `all passes of a run / their searches alone, ${tree.size} nodes`,
    measured: times.passes / times.alone,
    unit: '×',
    bound: 2,
  },
]);
