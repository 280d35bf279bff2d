/** Random trees of several players, and max^n as its definition has it: no search, no pruning, no order of events. */
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { type Amount, ofTrees } from './howMany.ts';

export type Party =
  | { readonly vector: readonly number[] }
  | { readonly player: number; readonly children: readonly Party[] };

export interface PlayersSample {
  readonly seed: number;
  readonly random: Random;
  readonly players: number;
  readonly root: Party;
  readonly text: string;
  readonly tree: GameTree;
}

/** The text of a tree; who decides is always said. */
export function textOf(node: Party): string {
  if ('vector' in node) return `<${node.vector.join(' ')}>`;
  return `p${node.player + 1}(${node.children.map(textOf).join(' ')})`;
}

export function treeOfText(text: string): GameTree {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem.code}`);
  return parsed.value;
}

/** What the root gets, and which child is played (−1 at a leaf): the first child with the greatest own component. */
export function plainMaxN(node: Party): { readonly vector: readonly number[]; readonly move: number } {
  if ('vector' in node) return { vector: node.vector, move: -1 };
  let best = { vector: [] as readonly number[], move: -1 };
  for (const [index, child] of node.children.entries()) {
    const { vector } = plainMaxN(child);
    const own = vector[node.player] as number;
    if (best.move < 0 || own > (best.vector[node.player] as number)) best = { vector, move: index };
  }
  return best;
}

/** Every node in preorder, as ids count them. */
export function nodesOf(node: Party): Party[] {
  return 'vector' in node ? [node] : [node, ...node.children.flatMap(nodesOf)];
}

/** Trees of 2 to 6 players with ties, single children, the same player twice in a row; sums at most `sum`, components 0…sum. */
export function forPlayers(
  most: Amount,
  { head = '', players: fixed }: { readonly head?: string; readonly players?: number },
  law: (sample: PlayersSample) => void,
): void {
  for (let seed = 1; seed <= ofTrees(most); seed += 1) {
    const random = seeded(seed);
    const players = fixed ?? 2 + random.below(5);
    const sum = 3 + random.below(8);
    const root = partyOf(random, players, sum, 1 + random.below(4), random.below(players));
    const text = `${head.replaceAll('M', String(sum))}${textOf(root)}`;
    try {
      law({ seed, random, players, root, text, tree: treeOfText(text) });
    } catch (thrown) {
      if (thrown instanceof Error) thrown.message = `seed ${seed}: ${text}\n${thrown.message}`;
      throw thrown;
    }
  }
}

function partyOf(random: Random, players: number, sum: number, depth: number, turn: number): Party {
  if (depth === 0 || random.flip(0.1)) return { vector: sharesOf(random, players, sum) };
  const player = random.flip(0.85) ? turn : random.below(players);
  const count = random.flip(0.12) ? 1 : 2 + random.below(2);
  const children = Array.from({ length: count }, () =>
    partyOf(random, players, sum, depth - 1, (player + 1) % players),
  );
  return { player, children };
}

/** What is there is given out piece by piece; now and then some of it to nobody. */
function sharesOf(random: Random, players: number, sum: number): readonly number[] {
  const shares = new Array<number>(players).fill(0);
  const given = random.flip(0.8) ? sum : random.below(sum + 1);
  // Few get much, so that cuts are met.
  const favourite = random.below(players);
  for (let piece = 0; piece < given; piece += 1) {
    const player = random.flip(0.5) ? favourite : random.below(players);
    shares[player] = (shares[player] as number) + 1;
  }
  return shares;
}
