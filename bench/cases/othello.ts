/** What the functions of Othello cost over numbers in one loop, and what a trace adds. */
import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { GrowingSpace } from '../../src/core/search/growingSpace.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { gameSource } from '../../src/games/gameSource.ts';
import { othello } from '../../src/games/othello/othello.ts';
import { report } from '../figure.ts';
import { leastTimes } from '../medians.ts';
import { searchByHand } from '../othelloByHand.ts';
import { tracingCost } from '../tracingCost.ts';

const DEPTH = 9;
const KNOWN = { value: 5, nodes: 27_970 };

const spaceOf = () => new GrowingSpace(gameSource(othello(8), { byEval: true }), DEPTH, Infinity);

function search() {
  const space = spaceOf();
  const value = alphaBeta(space, DEFAULT_RULES, SILENT);
  return { value, nodes: space.size };
}

for (const found of [search(), searchByHand(DEPTH)])
  if (found.value !== KNOWN.value || found.nodes !== KNOWN.nodes)
    throw new Error(`Othello to depth ${DEPTH} is worth ${found.value} by ${found.nodes} nodes`);

const { space, byHand } = leastTimes({ space: search, byHand: () => searchByHand(DEPTH) }, 31);

report([
  {
    what: `growing / by hand: Othello depth ${DEPTH}, alpha-beta`,
    measured: space / byHand,
    unit: '×',
    bound: 5,
  },
  {
    what: `traced / untraced: Othello depth ${DEPTH}, alpha-beta`,
    measured: tracingCost(spaceOf, (growing, observer) => alphaBeta(growing, DEFAULT_RULES, observer)),
    unit: '×',
    bound: 2,
  },
]);
