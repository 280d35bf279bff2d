/** What the functions of a game cost over numbers in one loop, what a trace adds, and what six features add. */
import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { GrowingSpace } from '../../src/core/search/growingSpace.ts';
import { type SearchObserver, SILENT } from '../../src/core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { gameSource } from '../../src/games/gameSource.ts';
import { othello } from '../../src/games/othello/othello.ts';
import { report } from '../figure.ts';
import { medians } from '../medians.ts';
import { searchByHand } from '../othelloByHand.ts';
import { tracingCost } from '../tracingCost.ts';

const DEPTH = 9;
const KNOWN = { value: 5, nodes: 27_970 };

/** For the comparison of weights; deeper, the six features take too long. */
const SHALLOW = 6;

const spaceOf = (weights: readonly number[] | null, depth: number) =>
  new GrowingSpace(gameSource(othello(8, weights), { byEval: true }), depth, Infinity);

function search(weights: readonly number[] | null, depth: number, observer: SearchObserver = SILENT) {
  const space = spaceOf(weights, depth);
  const value = alphaBeta(space, DEFAULT_RULES, observer);
  return { value, nodes: space.size };
}

for (const found of [search(null, DEPTH), searchByHand(DEPTH)])
  if (found.value !== KNOWN.value || found.nodes !== KNOWN.nodes)
    throw new Error(`Othello to depth ${DEPTH} is worth ${found.value} by ${found.nodes} nodes`);

const SIX = [1, 1, 1, 1, 1, 1];
const sizes = { discs: search(null, SHALLOW).nodes, six: search(SIX, SHALLOW).nodes };
const times = medians(
  {
    space: () => search(null, DEPTH),
    byHand: () => searchByHand(DEPTH),
    discs: () => search(null, SHALLOW),
    six: () => search(SIX, SHALLOW),
  },
  9,
);

report([
  {
    what: `growing / by hand: Othello depth ${DEPTH}, alpha-beta`,
    measured: times.space / times.byHand,
    unit: '×',
    bound: 5,
  },
  {
    what: `traced / untraced: Othello depth ${DEPTH}, alpha-beta`,
    measured: tracingCost(
      () => spaceOf(null, DEPTH),
      (space, observer) => alphaBeta(space, DEFAULT_RULES, observer),
    ),
    unit: '×',
    bound: 2,
  },
  {
    what: `six features / discs alone, a node of Othello`,
    measured: times.six / sizes.six / (times.discs / sizes.discs),
    unit: '×',
    bound: 4,
  },
]);
