import { memoizeByObject } from '../memoizeByObject.ts';
import { GameTree } from './gameTree.ts';
import { MAX, MIN, PLAYER } from './nodeKind.ts';

/**
 * Returns a tree of several players as if all others played against player 1: player 1 is MAX, everybody else MIN, and
 * a leaf is worth what player 1 gets. A tree of MAX and MIN is returned unchanged.
 */
export const paranoidView = memoizeByObject((tree: GameTree): GameTree => {
  if (tree.players === 0) return tree;
  const kind = tree.columns.kind.map((code, node) =>
    code === PLAYER ? (tree.columns.player?.[node] === 0 ? MAX : MIN) : code,
  );
  return new GameTree({ ...tree.columns, kind, player: null, utilities: null }, tree.leafBounds);
});
