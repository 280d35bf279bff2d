import { memoizeByObject } from '../memoizeByObject.ts';
import { GameTree } from './gameTree.ts';
import { MAX, MIN, PLAYER } from './nodeKind.ts';

/**
 * A tree of several players as player 1 fears it, all others against him: he is MAX, everybody else MIN, and a leaf is
 * worth what he gets there. A tree of MAX and MIN is itself.
 */
export const paranoidView = memoizeByObject((tree: GameTree): GameTree => {
  if (tree.players === 0) return tree;
  const kind = tree.columns.kind.map((code, node) =>
    code === PLAYER ? (tree.columns.player?.[node] === 0 ? MAX : MIN) : code,
  );
  return new GameTree({ ...tree.columns, kind, player: null, utilities: null }, tree.leafBounds);
});
