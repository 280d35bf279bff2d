/**
 * The sheets of max^n from its definition, and of each way to go wrong in it from a statement of that, without a look at
 * the code they check: trees as they are written, no observer, no order of events.
 */
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { type Answer, BLANK_ANSWER } from '../../src/practice/answer.ts';
import { nodesOf, type Party } from '../support/playerTrees.ts';

/** What is known of all vectors beforehand. */
export interface Declared {
  readonly players: number;
  /** no leaf gives all together more; null where nobody says */
  readonly sum: number | null;
  /** no leaf gives anyone less; null where nobody says */
  readonly least: number | null;
}

export type Way = 'right' | 'deep' | 'sum' | 'one' | 'first' | 'right-to-left';

interface Above {
  readonly player: number;
  /** what he has there; null before a child has returned */
  readonly has: number | null;
}

interface Seen {
  readonly vector: readonly number[];
  /** which child it came from */
  readonly from: number;
  readonly isWhole: boolean;
}

/** What is found at every node that is come to, and the leaves in the order in which they are seen. */
export function walk(root: Party, declared: Declared, way: Way) {
  const { players, sum, least } = declared;
  const ids = new Map(nodesOf(root).map((node, id) => [node, id as NodeId]));
  const found = new Map<NodeId, Seen>();
  const leaves: NodeId[] = [];
  visit(root, []);
  return { ids, found, leaves };

  function visit(node: Party, above: readonly Above[]): readonly number[] {
    const id = ids.get(node)!;
    if ('vector' in node) {
      leaves.push(id);
      return node.vector;
    }
    const { player, children } = node;
    const places = [...children.keys()];
    if (way === 'right-to-left') places.reverse();
    let best: { vector: readonly number[]; from: number } | null = null;
    let seen = 0;
    for (const place of places) {
      const has = best === null ? null : best.vector[player]!;
      const vector = visit(children[place]!, [...above, { player, has }]);
      seen += 1;
      if (best === null || takes(player, vector, best.vector)) best = { vector, from: place };
      if (isEnough(player, best.vector[player]!, above)) break;
    }
    const isWhole = seen === children.length || hasAll(best!.vector[player]!);
    found.set(id, { ...best!, isWhole });
    return best!.vector;
  }

  function takes(player: number, one: readonly number[], other: readonly number[]): boolean {
    const total = (vector: readonly number[]) => vector.reduce((before, value) => before + value, 0);
    if (way === 'sum') return total(one) > total(other);
    if (way === 'one') return player === 0 ? one[0]! > other[0]! : one[0]! < other[0]!;
    if (way === 'first') return one[0]! > other[0]!;
    return one[player]! > other[player]!;
  }

  /** What another player can still get beside so much, if everybody else gets the least. */
  function leftBeside(own: number): number {
    if (sum === null) return Infinity;
    if (players === 2) return sum - own;
    return least === null ? Infinity : sum - own - (players - 2) * least;
  }

  /** Whether nobody has to look further here: someone who counts above can get no more than he has, or is sure of. */
  function isEnough(player: number, own: number, above: readonly Above[]): boolean {
    if (way === 'sum' || way === 'one' || way === 'first') return false;
    const counting = way === 'deep' ? above : above.slice(-1);
    const sureOf = counting.filter((one) => one.player !== player).map(({ has }) => has ?? -Infinity);
    const most = Math.max(...sureOf, least ?? -Infinity);
    return leftBeside(own) <= most;
  }

  function hasAll(own: number): boolean {
    return least !== null && leftBeside(own) <= least;
  }
}

/** The sheet that comes of it. */
export function plainVectorSheet(root: Party, declared: Declared, way: Way): Answer {
  const { ids, found, leaves } = walk(root, declared, way);
  const line: NodeId[] = [];
  for (let node = root; 'children' in node; ) {
    node = node.children[found.get(ids.get(node)!)!.from]!;
    line.push(ids.get(node)!);
  }
  const unseen = nodesOf(root).flatMap((node, id) =>
    'vector' in node && !leaves.includes(id as NodeId) ? [id as NodeId] : [],
  );
  const players = new Map(nodesOf(root).map((node, id) => [id, 'player' in node ? node.player : 0]));
  return {
    ...BLANK_ANSWER,
    vectors: new Map(
      [...found].map(([id, { vector, isWhole }]) => [
        id,
        isWhole
          ? ({ kind: 'vector', components: vector } as const)
          : ({ kind: 'least', own: vector[players.get(id)!]! } as const),
      ]),
    ),
    crossing: new Set(unseen),
    leafOrder: leaves,
    leafCount: leaves.length,
    move: line[0] ?? null,
    line,
  };
}

/** A tree of several players as it is written. */
export function partyOf(tree: GameTree, node = 0 as NodeId): Party {
  if (tree.isLeaf(node)) return { vector: tree.vector(node) };
  return { player: tree.player(node), children: tree.children(node).map((child) => partyOf(tree, child)) };
}
