/** What an observer that does nothing, and the choice of rules, cost a search. */
import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { DEFAULT_RULES } from '../../src/core/search/rules.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { report } from '../figure.ts';
import { medians } from '../medians.ts';
import { irregularTree, uniformTree, worstOrderedTree } from '../trees.ts';
import { bareAlphaBeta, untracedAlphaBeta } from '../untracedAlphaBeta.ts';

/** Trees, and how often each is searched, so that all weigh about the same. */
const TREES = [
  [uniformTree(3, 10, 1), 3],
  [uniformTree(2, 16, 2), 2],
  [irregularTree(6, 9, 3), 30],
  [worstOrderedTree(3, 9, 4), 1],
] as const;

const SAMPLES = 301;

const { silent, byHand, bare } = medians(
  {
    silent: () => searchAll((tree) => alphaBeta(tree, DEFAULT_RULES, SILENT)),
    byHand: () => searchAll(untracedAlphaBeta),
    bare: () => searchAll(bareAlphaBeta),
  },
  SAMPLES,
);

report([
  {
    what: 'silent observer / alpha-beta by hand, on the same trees',
    measured: silent / byHand,
    unit: '×',
    bound: 1.3,
  },
  { what: "  … by hand over the trees' bare arrays", measured: silent / bare, unit: '×', bound: null },
]);

function searchAll(search: (tree: GameTree) => number): void {
  for (const [tree, times] of TREES) {
    for (let i = 0; i < times; i += 1) search(tree);
  }
}
