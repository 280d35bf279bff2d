/**
 * A run on a graph as plain columns: those of a run over lists, and all moves of the graph, which its tree has not. Layers
 * and edges of the graph follow from the moves.
 */
import type { Progress } from '../progress.ts';
import type { ListColumns } from '../run/lists.ts';
import { buffersOf, columnsInSteps, type RunColumns, runMadeInSteps } from '../run/runColumns.ts';
import type { GameTree, NodeId } from '../tree/index.ts';
import { GameGraph, type GraphMove } from './gameGraph.ts';
import { GraphRun } from './graphRun.ts';

/** The moves of all nodes, those of one node together. */
interface MoveColumns {
  /** by node, the place of its first move among all moves; at the end, the number of moves */
  readonly start: Int32Array<ArrayBuffer>;
  /** by move, the node that it leads to */
  readonly target: Int32Array<ArrayBuffer>;
  /** the names of the moves, each once, and by move the place of its name among them */
  readonly names: readonly string[];
  readonly places: Int32Array<ArrayBuffer>;
}

export interface GraphColumns extends Pick<GraphRun, 'owner' | 'winner'> {
  readonly run: RunColumns;
  readonly moves: MoveColumns;
}

/** Returns the columns in steps: null until the last one, which has them. They share the memory of the run. */
export function* graphColumnsInSteps(run: GraphRun): Generator<GraphColumns | null, void> {
  const { graph, owner, winner } = run;
  const moves = moveColumns(graph);
  yield null;
  for (const columns of columnsInSteps(run)) yield columns && { run: columns, moves, owner, winner };
}

function moveColumns(graph: GameGraph): MoveColumns {
  const start = new Int32Array(graph.tree.size + 1);
  const target = new Int32Array(graph.moves);
  const places = new Int32Array(graph.moves);
  const known = new Map<string, number>();
  let at = 0;
  for (const node of graph.tree.nodes()) {
    for (const { node: child, move } of graph.successors(node)) {
      const place = known.get(move) ?? known.size;
      known.set(move, place);
      target[at] = child;
      places[at] = place;
      at += 1;
    }
    start[node + 1] = at;
  }
  return { start, target, names: [...known.keys()], places };
}

/** Returns the buffers in the columns, each once. */
export function graphBuffersOf({ run, moves: { start, target, places } }: GraphColumns): ArrayBuffer[] {
  return [...buffersOf(run), start.buffer, target.buffer, places.buffer];
}

/** The number of moves that are put together in one step. */
const MOVES = 4096;

/**
 * Puts a run together in steps, of which the last one has it.
 *
 * @param whole the tree that grew with the search
 */
export function* graphRunOfColumns(
  whole: GameTree,
  { run: columns, moves, owner, winner }: GraphColumns,
): Generator<Progress<GraphRun>, void> {
  const { length, lists } = columns;
  const successors: GraphMove[][] = [];
  for (let node = 0, told = 0; node < whole.size; node += 1) {
    const [from, to] = [moves.start[node] as number, moves.start[node + 1] as number];
    const below: GraphMove[] = [];
    for (let at = from; at < to; at += 1)
      below.push({
        node: moves.target[at] as NodeId,
        move: moves.names[moves.places[at] as number] as string,
      });
    successors.push(below);
    if (to - told < MOVES) continue;
    told = to;
    yield { done: 0, of: length, part: null };
  }
  const { limit, columns: own } = lists as { readonly limit: number; readonly columns: ListColumns };
  yield* runMadeInSteps(whole, columns, (recorded) => {
    const { tree } = recorded.passes[0] as (typeof recorded.passes)[number];
    const graph = new GameGraph(tree, successors, recorded.generationOrder as readonly NodeId[]);
    return new GraphRun({ ...recorded, limit, lists: own, graph, owner, winner });
  });
}
