/**
 * Monte-Carlo tree search on linked objects, written from its definition and as plainly as it goes: each node keeps its
 * own N and W, and each iteration is done and forgotten. The program's own generator is used, since the numbers that are
 * drawn belong to the definition; how they are used does not.
 */
import { type Random, stream } from '../../src/core/random/seeded.ts';

/** A node of the game: who decides, its moves, and its value when it is an end. */
export interface PlainPosition {
  readonly kind: 'max' | 'min' | 'chance' | 'end';
  readonly moves: readonly PlainPosition[];
  readonly probabilities?: readonly number[];
  readonly value?: number;
}

export interface PlainNode {
  readonly position: PlainPosition;
  readonly children: (PlainNode | null)[];
  visits: number;
  sum: number;
}

export interface PlainSettings {
  readonly seed: number;
  readonly c: number;
  readonly span: number;
  readonly first: boolean;
  readonly isChance: boolean;
  readonly given: readonly number[] | null;
  /** for PUCT: the priors at the root, and the middle of the rewards */
  readonly puct: { readonly priors: readonly number[] | null; readonly middle: number } | null;
}

export function plainNode(position: PlainPosition): PlainNode {
  return { position, children: position.moves.map(() => null), visits: 0, sum: 0 };
}

/** Makes one iteration, numbered from 1, and returns its path as indices of moves, and its reward. */
export function plainIteration(root: PlainNode, number: number, settings: PlainSettings) {
  const random = stream(settings.seed, number);
  const nodes = [root];
  const path: number[] = [];
  for (let node = root; node.position.kind !== 'end'; ) {
    const index =
      node.position.kind === 'chance' ? outcome(node.position, random) : best(node, node === root, settings);
    path.push(index);
    const known = node.children[index];
    const next = known ?? plainNode(node.position.moves[index]!);
    node.children[index] = next;
    nodes.push(next);
    if (!known) break;
    node = next;
  }
  let at = nodes.at(-1)!.position;
  let reward = settings.given?.[number - 1];
  if (reward === undefined) {
    while (at.kind !== 'end') {
      const index =
        at.kind === 'chance' ? outcome(at, random) : settings.first ? 0 : random.below(at.moves.length);
      at = at.moves[index]!;
    }
    reward = settings.isChance ? (random.fraction() < at.value! ? 1 : 0) : at.value!;
  }
  for (const node of nodes) {
    node.visits += 1;
    node.sum += reward;
  }
  return { path, reward };
}

function outcome({ probabilities = [] }: PlainPosition, random: Random): number {
  const share = random.fraction();
  let sum = 0;
  for (const [index, probability] of probabilities.entries()) {
    sum += probability;
    if (sum > share) return index;
  }
  return probabilities.length - 1;
}

function best(node: PlainNode, isRoot: boolean, { c, span, puct }: PlainSettings): number {
  const sign = node.position.kind === 'max' ? 1 : -1;
  let winner = 0;
  let highest = -Infinity;
  let winning = 0;
  node.children.forEach((child, index) => {
    const visits = child?.visits ?? 0;
    const prior = (isRoot ? puct?.priors?.[index] : undefined) ?? 1 / node.children.length;
    let score: number;
    if (puct === null) {
      score =
        child === null || visits === 0
          ? Infinity
          : (sign * child.sum) / visits + c * span * Math.sqrt(Math.log(node.visits) / visits);
    } else {
      const mean = child === null || visits === 0 ? puct.middle : child.sum / visits;
      score = sign * mean + (c * span * prior * Math.sqrt(node.visits)) / (1 + visits);
    }
    const isTie = Math.abs(score - highest) <= 1e-9;
    if (score > highest + 1e-9 || (isTie && puct !== null && prior > winning)) {
      winner = index;
      highest = score;
      winning = prior;
    }
  });
  return winner;
}
