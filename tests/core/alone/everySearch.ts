/**
 * Runs every algorithm in the moment in which its code is there, with nothing loaded but `core` and nothing awaited.
 * Prints what came out of each, or sends it where this runs in a worker.
 */
import { isMainThread, parentPort } from 'node:worker_threads';
import '../../../src/core/run/furtherRecorders.ts';
import { addRecorder } from '../../../src/core/run/recorders.ts';
import { recordSearch } from '../../../src/core/run/recordSearch.ts';
import { SIMULATIONS } from '../../../src/core/run/recordSimulation.ts';
import '../../../src/core/run/furtherSearches.ts';
import { ALGORITHMS, canSearch } from '../../../src/core/search/algorithms.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../../src/core/search/searchSettings.ts';
import { TreeBuilder } from '../../../src/core/tree/treeBuilder.ts';

addRecorder('simulation', SIMULATIONS);

/** (3 12) (2 8) */
function plain() {
  const builder = new TreeBuilder();
  builder.open('max');
  for (const leaves of [
    [3, 12],
    [2, 8],
  ]) {
    builder.open('min');
    for (const value of leaves) builder.leaf(value);
    builder.close();
  }
  builder.close();
  return builder.finish();
}

/** A choice between 1/2·4 + 1/2·8 = 6 and 1/4·1 + 3/4·5 = 4. */
function withChance() {
  const builder = new TreeBuilder();
  builder.open('max');
  for (const outcomes of [
    [
      { value: 4, numerator: 1, denominator: 2 },
      { value: 8, numerator: 1, denominator: 2 },
    ],
    [
      { value: 1, numerator: 1, denominator: 4 },
      { value: 5, numerator: 3, denominator: 4 },
    ],
  ]) {
    builder.open('chance');
    for (const { value, numerator, denominator } of outcomes)
      builder.leaf(value, { probability: { numerator, denominator, text: `${numerator}/${denominator}` } });
    builder.close();
  }
  builder.close();
  return builder.finish([0, 10]);
}

/** Player 1 chooses between (1, 7), which player 2 prefers to (9, 2), and (3, 3). */
function ofPlayers() {
  const builder = new TreeBuilder();
  builder.open('player', { player: 0 });
  builder.open('player', { player: 1 });
  for (const vector of [
    [9, 2],
    [1, 7],
  ])
    builder.leaf(vector[0] as number, { vector });
  builder.close();
  builder.leaf(3, { vector: [3, 3] });
  builder.close();
  return builder.finish();
}

const TREES = { plain: plain(), chance: withChance(), players: ofPlayers() };

const rows = ALGORITHMS.flatMap((algorithm) =>
  Object.entries(TREES)
    .filter(([, tree]) => canSearch(algorithm, tree))
    .flatMap(([name, tree]) =>
      (['drawn', 'grown'] as const).map((growth) => {
        const run = recordSearch(tree, algorithm, DEFAULT_RULES, growth);
        // Windows, ranges and tests of every step are asked for as well.
        for (let step = 1; step <= run.length; step += 1) run.momentAt(step);
        const depth = canSearch(algorithm, tree) && name === 'plain' ? 2 : null;
        const limited = recordSearch(tree, algorithm, DEFAULT_RULES, growth, { ...NO_LIMITS, depth });
        return [algorithm, name, growth, run.result, limited.result] as const;
      }),
    ),
);

if (isMainThread) process.stdout.write(JSON.stringify(rows));
else parentPort?.postMessage(rows);
