/**
 * A game tree and its views. All code that searches, draws or edits trees uses this folder.
 *
 * `GameTree` (`gameTree.ts`) holds a tree as parallel arrays in preorder. A subtree is therefore a range of node ids,
 * and the leaves below a node are a range of leaf indices. A `NodeId` is valid for one tree value only; a node's `key`
 * survives edits and may be stored.
 *
 * What a search reads of a tree is an interface (`searchSpace.ts`), because a game answers the same questions by
 * generating positions.
 *
 * A tree is a value that never changes. A tree after an edit shares all columns but the changed ones with the tree
 * before it.
 *
 * Three views read the same tree in another way: `asSearched.ts` is the tree as one pass of a depth-limited search sees
 * it, with static values in place of what lies deeper; `paranoid.ts` is a tree of several players as player 1 fears it,
 * with everybody else as MIN; `moverTree.ts` writes every number from the view of the player to move, as negamax does.
 * `moverTree.ts` is the only file in which a number changes its sign. The sign follows from who is to move
 * (`sideToMove.ts`), never from the parity of the depth, because a side may move twice.
 *
 * Code that depends on which side decides calls `bySide` and its siblings (`nodeKind.ts`). They throw at a node where
 * neither side decides, so that nothing counts as MIN's merely because it is not MAX's.
 *
 * How far a pass reaches is one rule (`passReach.ts`): to the depth limit, beyond it at positions that are not quiet,
 * and farther below nodes that are checked.
 */
export type * from './gameTree.ts';
export type * from './nodeId.ts';
export type * from './nodeKind.ts';
export type * from './numbers.ts';
export type * from './probability.ts';
export type * from './reach.ts';
export type * from './searchSpace.ts';
export type * from './treeBuilder.ts';
