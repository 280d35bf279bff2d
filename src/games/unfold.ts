/** Makes the tree of all positions of a game to a depth; refuses when the tree is too large to draw. */

import type { GameTree } from '../core/index.ts';
import { GrowingSpace } from '../core/search/growingSpace.ts';
import { SearchHalt } from '../core/search/searchHalt.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import type { Game } from './game.ts';
import { type GameOptions, gameSource } from './gameSource.ts';

/** The limit that the tree exceeds, and the count at which it was noticed. */
export interface UnfoldRefusal {
  readonly limit: 'nodes' | 'depth' | 'children';
  readonly found: number;
}

export type Unfolding<State> =
  | {
      readonly ok: true;
      /**
       * the tree; each node has its static value when the game has EVAL, so that the tree can be searched to any depth
       */
      readonly tree: GameTree;
      /** the state at each node, by id */
      readonly states: readonly State[];
    }
  | { readonly ok: false; readonly refusal: UnfoldRefusal };

/** The nodes of a ply whose children are generated between two pauses. */
const NODES = 128;

/** Returns the tree of `game` from S0, to the ends or `depthLimit` plies deep, with the moves as names of its edges. */
export function unfold<State, Move>(
  game: Game<State, Move>,
  depthLimit = Infinity,
  options: Partial<GameOptions> = { byEval: depthLimit !== Infinity },
  most: number = LIMITS.nodes,
): Unfolding<State> {
  const unfolding = unfoldInPieces(game, depthLimit, options, most);
  let unfolded = unfolding.next();
  while (unfolded.done !== true) unfolded = unfolding.next();
  return unfolded.value;
}

/** Does the same with pauses, at which it tells how many nodes there are. */
export function* unfoldInPieces<State, Move>(
  game: Game<State, Move>,
  depthLimit: number,
  options: Partial<GameOptions>,
  most: number,
): Generator<number, Unfolding<State>> {
  const space = new GrowingSpace(gameSource(game, options), depthLimit, most + 1);
  let level: readonly NodeId[] = [ROOT];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > LIMITS.depth) return refused('depth', depth);
    const next: NodeId[] = [];
    for (const [place, node] of level.entries()) {
      if (place % NODES === NODES - 1) yield space.size;
      const moves = unlessItFails(() => space.moveCount(node)) ?? 0;
      if (moves > LIMITS.children) return refused('children', moves);
      if (space.size + moves > most) return refused('nodes', most + 1);
      for (let index = 0; index < moves; index += 1) {
        const child = unlessItFails(() => space.child(node, index));
        if (child !== null) next.push(child);
      }
    }
    level = next;
  }
  const growing = space.grown();
  let grown = growing.next();
  for (; grown.done !== true; grown = growing.next()) yield space.size;
  const { tree, generationOrder } = grown.value;
  return { ok: true, tree, states: generationOrder.map((node) => space.position(node)) };
}

/** Returns null when a call into the game throws; the tree then ends at that node without a value. */
function unlessItFails<Answer>(ask: () => Answer): Answer | null {
  try {
    return ask();
  } catch (thrown) {
    if (thrown instanceof SearchHalt) return null;
    throw thrown;
  }
}

function refused<State>(limit: UnfoldRefusal['limit'], found: number): Unfolding<State> {
  return { ok: false, refusal: { limit, found } };
}
