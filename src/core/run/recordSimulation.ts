/** Runs Monte-Carlo tree search and records its events. */

import { carriedOut } from '../carriedOut.ts';
import type { Progress } from '../progress.ts';
import { stream } from '../random/seeded.ts';
import { GrowingSpace } from '../search/growingSpace.ts';
import type { SimulationSettings } from '../search/index.ts';
import { Mcts, playout, UnknownEnd } from '../search/mcts.ts';
import { rewardsOf } from '../search/rewards.ts';
import { resultOf } from '../search/runSearch.ts';
import { SearchHalt } from '../search/searchHalt.ts';
import { type Source, treeSource } from '../search/source.ts';
import type { GameTree } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { CHANCE } from '../tree/nodeKind.ts';
import type { GrowthName } from './growth.ts';
import { onlyPass } from './pass.ts';
import type { FamilyRecorder } from './recorders.ts';
import type { Search } from './run.ts';
import { type HaltedAt, replay, type SimulationChunk } from './simulationChunk.ts';
import { SimulationLog, SimulationRecorder } from './simulationLog.ts';
import type { RecordedSimulation, ReplayedPlayout } from './simulationParts.ts';
import { SimulationRun } from './simulationRun.ts';

/** A simulation that is over, before it is shown on a tree. */
interface Simulated {
  readonly log: SimulationLog;
  readonly halt: SearchHalt | null;
}

/** Makes a run in pieces, with a pause after each. */
type InPieces = Generator<undefined, SimulationRun>;

/**
 * Makes the run of a simulation that has grown its own tree: the tree of the run has the nodes that the simulation added to
 * `space`, and no others.
 */
function* runIn<Position, Move>(
  space: GrowingSpace<Position, Move>,
  search: Search,
  simulated: Simulated,
): InPieces {
  const { tree, idOf, generationOrder } = yield* space.grown({ isOpen: true });
  // The tree was finished in this piece, which takes long, as does what follows.
  yield;
  const places = new Int32Array(tree.size);
  for (const node of tree.nodes()) {
    const generated = generationOrder[node] as NodeId;
    space.generatedMoves(generated).forEach((place, index) => {
      places[tree.child(node, index)] = place;
    });
  }
  const moveName = (node: NodeId, place: number) =>
    space.source.printMove(space.movesOf(generationOrder[node] as NodeId)[place] as Move);
  const positionOf = (node: NodeId) => space.position(generationOrder[node] as NodeId);
  yield;
  return finished(space, search, simulated, {
    ...{ tree, idOf, places, moveName, grows: true, generationOrder },
    playoutsOf: (iteration, path) => playoutsOn(space.source, search.limits, iteration, path.map(positionOf)),
  });
}

/** Returns the run of a simulation on a tree that existed before it. */
function runOn(
  tree: GameTree,
  space: GrowingSpace<NodeId, NodeId>,
  search: Search,
  simulated: Simulated,
): SimulationRun {
  return finished(space, search, simulated, {
    tree,
    idOf: (node) => space.position(node),
    places: tree.columns.childIndex,
    moveName: () => '',
    playoutsOf: (iteration, path) => playoutsOn(space.source, search.limits, iteration, path),
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

function simulate<Position, Move>(space: GrowingSpace<Position, Move>, { limits }: Search): Simulated {
  const recorder = new SimulationRecorder();
  const result = resultOf(() => {
    new Mcts(space, limits, recorder).advance(limits.iterations);
    return 0;
  });
  return { log: recorder.log, halt: result.ok ? null : result.halt };
}

/**
 * The number of moves that are made in one step, which takes about a millisecond: those of the playouts, and a few in each
 * iteration for its selection.
 */
const [MOVES, MOVES_OF_SELECTION] = [1024, 4];

/** Records a simulation of a tree in steps; the last one has the run, which is that of `SIMULATIONS`. */
function simulationInSteps(
  tree: GameTree,
  search: Search,
  growth: GrowthName,
): Generator<Progress<SimulationRun>, void> {
  const space = spaceFor(treeSource(tree));
  return inSteps(space, search, (simulated) => runOf(tree, space, search, simulated, growth));
}

function* inSteps<Position, Move>(
  space: GrowingSpace<Position, Move>,
  search: Search,
  runOf: (simulated: Simulated) => InPieces,
): Generator<Progress<SimulationRun>, void> {
  const { iterations, given } = search.limits;
  const of = Math.min(iterations, given?.length ?? Infinity);
  yield { done: 0, of, part: null };
  let left = 0;
  const recorder = new (class extends SimulationRecorder {
    override simulate(...made: Parameters<SimulationRecorder['simulate']>): void {
      super.simulate(...made);
      left -= made[2] + MOVES_OF_SELECTION;
    }
  })();
  const mcts = new Mcts(space, search.limits, recorder);
  let halt: SearchHalt | null = null;
  while (mcts.iterations < of && halt === null) {
    const result = resultOf(() => {
      for (left = MOVES; left > 0 && mcts.iterations < of; ) mcts.advance(1);
      return 0;
    });
    if (!result.ok) halt = result.halt;
    yield { done: mcts.iterations, of, part: null };
  }
  yield* reported(runOf({ log: recorder.log, halt }), of);
}

/** Returns the run of a simulation on a tree that existed before, or on what it has added to its own tree. */
function* runOf(
  tree: GameTree,
  space: GrowingSpace<NodeId, NodeId>,
  search: Search,
  simulated: Simulated,
  growth: GrowthName,
): InPieces {
  return growth === 'drawn' ? runOn(tree, space, search, simulated) : yield* runIn(space, search, simulated);
}

/**
 * Makes a run after all `of` iterations or chunks of the simulation are done. It reports after each piece; the last report has
 * the run as its part.
 */
function* reported(pieces: InPieces, of: number): Generator<Progress<SimulationRun>, void> {
  for (;;) {
    const { done = false, value } = pieces.next();
    yield { done: of, of, part: value ?? null };
    if (done) return;
  }
}

function finished<Position, Move>(
  space: GrowingSpace<Position, Move>,
  { algorithm, rules, limits }: Search,
  { log, halt }: Simulated,
  { tree, idOf, ...shown }: Shown,
): SimulationRun {
  log.finish(tree.size, idOf);
  const value = log.sumOf(ROOT, log.visits) / log.iterations;
  const result =
    halt === null
      ? { ok: true as const, value }
      : { ok: false as const, halt: haltIn(halt, idOf, shown.grows) };
  const passes = [onlyPass(2 * log.visits, tree, null, result)];
  const rewards = rewardsOf(space.source, limits);
  return new SimulationRun({ ...shown, ...{ tree, algorithm, rules, limits, passes, rewards, log } });
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

/** Returns a space for a simulation. An iteration adds one node at most, so that their number limits the tree. */
export function spaceFor<Position, Move>(source: Source<Position, Move>): GrowingSpace<Position, Move> {
  return new GrowingSpace(source, Infinity, Infinity);
}

/** How simulations are run and recorded, for the table of families. */
export const SIMULATIONS: FamilyRecorder = {
  ofTree: (tree, search, growth) => {
    const space = spaceFor(treeSource(tree));
    return carriedOut(runOf(tree, space, search, simulate(space, search), growth));
  },
  ofTreeInSteps: simulationInSteps,
  ofSpace: (space, search) => carriedOut(runIn(space, search, simulate(space, search))),
  ofSpaceInSteps: (space, search) => inSteps(space, search, (simulated) => runIn(space, search, simulated)),
};

/**
 * Puts together the run of a simulation that was made elsewhere, on a tree that existed before it. Each step takes one chunk;
 * the last one has the run as its part.
 */
export function putTogetherOn(
  tree: GameTree,
  search: Search,
  growth: GrowthName,
  chunks: readonly SimulationChunk[],
): Generator<Progress<SimulationRun>, void> {
  const space = spaceFor(treeSource(tree));
  return again(space, chunks, (simulated) => runOf(tree, space, search, simulated, growth));
}

/** The same in a space, such as a game. */
export function putTogetherIn<Position, Move>(
  space: GrowingSpace<Position, Move>,
  search: Search,
  chunks: readonly SimulationChunk[],
): Generator<Progress<SimulationRun>, void> {
  return again(space, chunks, (simulated) => runIn(space, search, simulated));
}

function* again<Position, Move>(
  space: GrowingSpace<Position, Move>,
  chunks: readonly SimulationChunk[],
  runOf: (simulated: Simulated) => InPieces,
): Generator<Progress<SimulationRun>, void> {
  const log = new SimulationLog();
  const of = chunks.length + 1;
  for (const [index, chunk] of chunks.entries()) {
    replay(space, log, chunk);
    yield { done: index + 1, of, part: null };
  }
  yield* reported(runOf({ log, halt: haltOf(chunks.at(-1)?.halt ?? null) }), of);
}

function haltOf(halted: HaltedAt | null): SearchHalt | null {
  if (halted === null) return null;
  const { node, reason, leaf } = halted;
  return leaf === null ? new SearchHalt(node, reason) : new UnknownEnd(node, leaf, reason);
}
