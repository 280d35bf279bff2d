/** Runs Monte-Carlo tree search and records its events. */

import { stream } from '../random/seeded.ts';
import { GrowingSpace } from '../search/growingSpace.ts';
import type { SimulationSettings } from '../search/index.ts';
import { Mcts, type MctsObserver, playout, UnknownEnd } from '../search/mcts.ts';
import { rewardsOf } from '../search/rewards.ts';
import { resultOf } from '../search/runSearch.ts';
import { SearchHalt } from '../search/searchHalt.ts';
import { type Source, treeSource } from '../search/source.ts';
import type { GameTree } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { CHANCE } from '../tree/nodeKind.ts';
import { onlyPass } from './pass.ts';
import type { FamilyRecorder } from './recorders.ts';
import type { Search } from './run.ts';
import { SimulationLog } from './simulationLog.ts';
import type { RecordedSimulation, ReplayedPlayout } from './simulationParts.ts';
import { SimulationRun } from './simulationRun.ts';

/** An observer that writes the record of a simulation. */
class SimulationRecorder implements MctsObserver {
  readonly log = new SimulationLog();

  select(): void {}

  expand(): void {}

  simulate(_node: NodeId, reward: number, plies: number): void {
    this.log.begin(reward, plies);
  }

  backup(node: NodeId, _visits: number, sum: number): void {
    this.log.visit(node, sum);
  }
}

/** Simulates play in a space and records the run; its tree is what the simulation added to it. */
function recordSimulation<Position, Move>(
  space: GrowingSpace<Position, Move>,
  search: Search,
): SimulationRun {
  const simulated = simulate(space, search);
  const { tree, idOf, generationOrder } = space.grown({ isOpen: true });
  const places = new Int32Array(tree.size);
  for (const node of tree.nodes()) {
    const generated = generationOrder[node] as NodeId;
    space.generatedMoves(generated).forEach((place, index) => {
      places[tree.child(node, index)] = place;
    });
  }
  const moveName = (node: NodeId, place: number) =>
    space.source.printMove(space.movesOf(generationOrder[node] as NodeId)[place] as Move);
  const playoutsOf = (iteration: number, path: readonly NodeId[]) =>
    playoutsAgain(
      space,
      search.limits,
      iteration,
      path.map((node) => generationOrder[node] as NodeId),
    );
  return simulated.finished({ tree, idOf, places, moveName, playoutsOf, grows: true, generationOrder });
}

/** Simulates play in a tree that exists already, and records the run on this tree. */
function recordSimulationOn(
  tree: GameTree,
  space: GrowingSpace<NodeId, NodeId>,
  search: Search,
): SimulationRun {
  return simulate(space, search).finished({
    tree,
    idOf: (node) => space.position(node),
    places: tree.columns.childIndex,
    moveName: () => '',
    playoutsOf: (iteration, path) => playoutsOn(treeSource(tree), search.limits, iteration, path),
    grows: false,
    generationOrder: tree.nodes(),
  });
}

/** The parts of a run that depend on the tree on which it is shown. */
interface Shown {
  readonly tree: GameTree;
  readonly idOf: (node: NodeId) => NodeId;
  readonly places: Int32Array;
  readonly moveName: (node: NodeId, place: number) => string;
  readonly playoutsOf: RecordedSimulation['playoutsOf'];
  readonly grows: boolean;
  readonly generationOrder: readonly NodeId[];
}

function simulate<Position, Move>(space: GrowingSpace<Position, Move>, { algorithm, rules, limits }: Search) {
  const recorder = new SimulationRecorder();
  const search = new Mcts(space, limits, recorder);
  const result = resultOf(() => {
    search.advance(limits.iterations);
    return search.sum(ROOT) / search.iterations;
  });
  return {
    finished({ tree, idOf, ...shown }: Shown): SimulationRun {
      recorder.log.finish(tree.size, idOf);
      const found = result.ok ? result : { ok: false as const, halt: haltIn(result.halt, idOf, shown.grows) };
      const passes = [onlyPass(2 * recorder.log.visits, tree, null, found)];
      const rewards = rewardsOf(space.source, limits);
      return new SimulationRun({
        ...shown,
        ...{ tree, algorithm, rules, limits, passes, rewards, log: recorder.log },
      });
    },
  };
}

function playoutsAgain<Position, Move>(
  space: GrowingSpace<Position, Move>,
  settings: SimulationSettings,
  iteration: number,
  path: readonly NodeId[],
): readonly ReplayedPlayout[] {
  return playoutsOn(
    space.source,
    settings,
    iteration,
    path.map((node) => space.position(node)),
  );
}

/** Makes the playouts of an iteration again, from the positions on its path: every draw follows from its number. */
function playoutsOn<Position, Move>(
  source: Source<Position, Move>,
  settings: SimulationSettings,
  iteration: number,
  path: readonly Position[],
): readonly ReplayedPlayout[] {
  const random = stream(settings.seed, iteration);
  // The selection has drawn a number at each chance node that it passed.
  for (const position of path.slice(0, -1)) if (source.kind(position) === CHANCE) random.fraction();
  const rewards = rewardsOf(source, settings);
  return Array.from({ length: settings.playouts }, () => {
    const moves: string[] = [];
    const positions: Position[] = [];
    const { end } = playout(source, path.at(-1) as Position, settings, random, (move, position) => {
      moves.push(source.printMove(move));
      positions.push(position);
    });
    rewards.of(source.value(end), random);
    return { moves, positions };
  });
}

/** Returns the halt with the node of the tree: in a tree that exists already, the unknown leaf itself. */
function haltIn(halt: SearchHalt, idOf: (node: NodeId) => NodeId, grows: boolean): SearchHalt {
  const node = halt instanceof UnknownEnd && !grows ? (halt.end as NodeId) : idOf(halt.node);
  return new SearchHalt(node, halt.reason);
}

/** How simulations are run and recorded, for the table of families. */
export const SIMULATIONS: FamilyRecorder = {
  ofTree: (tree, search, growth) => {
    // An iteration adds one node at most, so that the number of iterations limits the tree.
    const space = new GrowingSpace(treeSource(tree), Infinity, Infinity);
    return growth === 'drawn' ? recordSimulationOn(tree, space, search) : recordSimulation(space, search);
  },
  ofSpace: recordSimulation,
};
