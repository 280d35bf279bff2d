/**
 * Keys that are paths: that of a node is that of its parent, a dot, and the index of the move that leads to the node among
 * all moves of its parent. A search space that grows gives them to the positions of a game.
 */

/** By node: the index of the move that leads to it among all moves of its parent; 0 at the root. */
export type KeyPaths = Int32Array<ArrayBuffer>;

/** The key of the root. */
export const ROOT_KEY = 'n';

/** Returns the key of a child. */
export function keyBelow(parent: string, place: number): string {
  return `${parent}.${place}`;
}
