/** Writes what a game says about the position at the root, for the answer key. */
import type { NodeId } from '../core/index.ts';
import { type Game, movesAt, orbits } from '../games/game.ts';

export interface RootPosition {
  /**
   * the moves that are searched, in order, and the nodes that they lead to; undefined for a node that was not made. Of
   * moves equal by symmetry there is the first, when they count once
   */
  readonly searched: readonly { readonly move: string; readonly node: NodeId | undefined }[];
  /** the legal moves; `flips` is the number of pieces that change sides, in games whose pieces do */
  readonly legal: readonly { readonly move: string; readonly flips?: number }[];
  /** the features of EVAL, and what they count for MAX and for MIN; absent when the game has no EVAL */
  readonly evaluation?: {
    readonly features: Readonly<Record<string, number>>;
    readonly counts: Readonly<Record<string, readonly [number, number]>>;
  };
}

/** @param made the nodes that the search has made, with the moves that lead to them */
export function rootPosition(
  game: Game<unknown, unknown>,
  isSymmetryOnce: boolean,
  made: readonly { readonly node: NodeId; readonly move: string }[],
): RootPosition {
  const { s0, evaluate, features = [], turnedBy } = game;
  const legal = game.terminalTest(s0) ? [] : movesAt(game, s0);
  const searched = isSymmetryOnce && legal.length > 0 ? orbits(game, s0).map(({ move }) => move) : legal;
  return {
    searched: searched.map(game.printMove).map((move) => ({
      move,
      node: made.find((each) => each.move === move)?.node,
    })),
    legal: legal.map((move) => ({
      move: game.printMove(move),
      ...(turnedBy && { flips: turnedBy(s0, move).length }),
    })),
    ...(evaluate && {
      evaluation: {
        features: Object.fromEntries(features.map(({ key, symbol, value }) => [key ?? symbol, value(s0)])),
        counts: Object.fromEntries(
          features.flatMap(({ countKey, counts }) =>
            countKey === undefined || counts === undefined ? [] : [[countKey, counts(s0)]],
          ),
        ),
      },
    }),
  };
}
