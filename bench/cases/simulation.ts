/** What the record of a simulation costs, what its playouts cost over numbers in one loop, and how fast its states come. */
import { seeded, stream } from '../../src/core/random/seeded.ts';
import { SIMULATIONS, spaceFor } from '../../src/core/run/recordSimulation.ts';
import { SimulationRecorder } from '../../src/core/run/simulationLog.ts';
import type { SimulationRun } from '../../src/core/run/simulationRun.ts';
import { Mcts, playout } from '../../src/core/search/mcts.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import type { Game } from '../../src/games/game.ts';
import { gameSource } from '../../src/games/gameSource.ts';
import { othello } from '../../src/games/othello/othello.ts';
import { ticTacToe } from '../../src/games/ticTacToe.ts';
import { report } from '../figure.ts';
import { leastTimes } from '../medians.ts';
import { playOutByHand } from '../othelloByHand.ts';

const PLAYOUTS = 300;
const STATES = 1000;

const limitsOf = (iterations: number) => ({ ...NO_LIMITS, iterations });

function recorded<State, Move>(game: Game<State, Move>, iterations: number): SimulationRun {
  const search = { algorithm: 'mcts', rules: DEFAULT_RULES, limits: limitsOf(iterations) } as const;
  return SIMULATIONS.ofSpace(spaceFor(gameSource(game)), search) as SimulationRun;
}

/** How many times the search takes with its record and the index of it, and without. */
function recordCost<State, Move>(game: Game<State, Move>, iterations: number): number {
  const { traced, silent } = leastTimes({
    traced() {
      const space = spaceFor(gameSource(game));
      const recorder = new SimulationRecorder();
      new Mcts(space, limitsOf(iterations), recorder).advance(iterations);
      recorder.log.finish(space.size, (node) => node);
    },
    silent: () => new Mcts(spaceFor(gameSource(game)), limitsOf(iterations)).advance(iterations),
  });
  return traced / silent;
}

const source = gameSource(othello(8));
const root = source.root;

function discsByGame(iteration: number): number {
  return source.value(playout(source, root, NO_LIMITS, stream(1, iteration)).end);
}

function allPlayouts(discs: (iteration: number) => number): number {
  let sum = 0;
  for (let iteration = 1; iteration <= PLAYOUTS; iteration += 1) sum += discs(iteration);
  return sum;
}

const byHand = (iteration: number) => playOutByHand(stream(1, iteration));
if (allPlayouts(discsByGame) !== allPlayouts(byHand)) throw new Error('the playouts differ');

const playouts = leastTimes({
  byGame: () => allPlayouts(discsByGame),
  byHand: () => allPlayouts(byHand),
});

/** A run of about as many events, and a function that asks it for states at random steps. */
function statesOf(iterations: number) {
  const run = recorded(ticTacToe, iterations);
  const random = seeded(5);
  return {
    run,
    ask() {
      const step = random.below(run.length + 1);
      for (let count = 0; count < STATES; count += 1)
        run.stateAt(random.below(run.tree.size) as NodeId, step);
    },
  };
}

const few = statesOf(1200);
const many = statesOf(70_000);
const often = (ask: () => void) => () => {
  for (let count = 0; count < 20; count += 1) ask();
};
const states = leastTimes({ few: often(few.ask), many: often(many.ask) });

report([
  {
    what: 'recorded / silent: MCTS of tic-tac-toe, 3000 iterations',
    measured: recordCost(ticTacToe, 3000),
    unit: '×',
    bound: 1.5,
  },
  {
    what: 'recorded / silent: MCTS of Othello 4×4, 1000 iterations',
    measured: recordCost(othello(4), 1000),
    unit: '×',
    bound: 1.5,
  },
  {
    what: 'recorded / silent: MCTS of Othello 8×8, 300 iterations',
    measured: recordCost(othello(8), 300),
    unit: '×',
    bound: 1.5,
  },
  { what: 'record of MCTS, an event', measured: many.run.bytes / many.run.length, unit: ' bytes', bound: 12 },
  {
    what: `playouts of Othello 8×8 / by hand`,
    measured: playouts.byGame / playouts.byHand,
    unit: '×',
    bound: 2,
  },
  {
    what: `states of ${STATES.toLocaleString('en')} nodes, ${many.run.length.toLocaleString('en')} events / ${few.run.length.toLocaleString('en')}`,
    measured: states.many / states.few,
    unit: '×',
    bound: 3,
  },
]);
