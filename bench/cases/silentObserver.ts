/** What an observer that does nothing, and the choice of rules, cost a search. */
import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { report } from '../figure.ts';
import { medians } from '../medians.ts';
import { irregularTree, uniformTree, worstOrderedTree } from '../trees.ts';
import { bareAlphaBeta, untracedAlphaBeta } from '../untracedAlphaBeta.ts';

const TREES = [
  uniformTree(3, 10, 1),
  uniformTree(2, 16, 2),
  irregularTree(6, 11, 3),
  worstOrderedTree(3, 8, 4),
];
const SAMPLES = 101;

/** A search is over within a millisecond, sooner than the machine turns to something else. */
const times = TREES.map((tree) =>
  medians(
    {
      silent: () => alphaBeta(tree, DEFAULT_RULES, SILENT),
      byHand: () => untracedAlphaBeta(tree),
      bare: () => bareAlphaBeta(tree),
    },
    SAMPLES,
  ),
);
const total = (rival: 'silent' | 'byHand' | 'bare') => times.reduce((sum, tree) => sum + tree[rival], 0);

report([
  {
    what: 'silent observer / alpha-beta by hand, on the same trees',
    measured: total('silent') / total('byHand'),
    unit: '×',
    bound: 1.3,
  },
  {
    what: "  … by hand over the trees' bare arrays",
    measured: total('silent') / total('bare'),
    unit: '×',
    bound: null,
  },
]);
