/** A game drawn as a tree: every position to a depth, refused where it is too large to show. */

import type { GameTree } from '../core/tree/gameTree.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { kindOfCode } from '../core/tree/nodeKind.ts';
import { type NodeAttributes, TreeBuilder } from '../core/tree/treeBuilder.ts';
import type { Game } from './game.ts';
import { GameSpace } from './gameSpace.ts';

/** A limit that was passed, and the count at which unfolding stopped. */
export interface UnfoldRefusal {
  readonly limit: 'nodes' | 'depth' | 'children';
  readonly found: number;
}

export type Unfolding<State> =
  | {
      readonly ok: true;
      readonly tree: GameTree;
      /** the state at each node, by id */
      readonly states: readonly State[];
    }
  | { readonly ok: false; readonly refusal: UnfoldRefusal };

/** The tree of `game` from S0, whole or `depthLimit` plies deep, moves written on its edges. */
export function unfold<State, Move>(game: Game<State, Move>, depthLimit = Infinity): Unfolding<State> {
  const space = new GameSpace(game, depthLimit);
  const builder = new TreeBuilder();
  const refusal = add(ROOT, 0, {});
  if (refusal !== null) return { ok: false, refusal };
  const tree = builder.finish();
  return { ok: true, tree, states: tree.nodes().map((node) => space.state(node)) };

  /** Adds the subtree under `node`; generation is in preorder, so both give a node the same id. */
  function add(node: NodeId, depth: number, attributes: NodeAttributes): UnfoldRefusal | null {
    if (space.size > LIMITS.nodes) return { limit: 'nodes', found: space.size };
    if (depth > LIMITS.depth) return { limit: 'depth', found: depth };
    const kind = kindOfCode(space.kind(node));
    if (kind === 'leaf') {
      builder.leaf(space.value(node), attributes);
      return null;
    }
    builder.open(kind, attributes);
    const successors = space.childCount(node);
    if (successors > LIMITS.children) return { limit: 'children', found: successors };
    for (let i = 0; i < successors; i += 1) {
      const move = game.printMove(space.move(node, i));
      const refused = add(space.child(node, i), depth + 1, { move });
      if (refused !== null) return refused;
    }
    builder.close();
    return null;
  }
}
