/** The sentences about the steps of searches that return a vector. */
import type { NodeId } from '../../core/index.ts';
import { printComponents, printNumber } from '../../core/tree/printNumber.ts';
import { exactNumber, grouped, number, type Sentence, SILENCE, say, sequence } from '../sentence.ts';
import type { VectorFacts, VectorNarration } from '../vectorFacts.ts';
import { moveTo } from './move.ts';
import { ordinal } from './numbered.ts';

/** The sentences about the steps of max^n, for several players. */
export const vectors: VectorNarration = {
  start(facts) {
    const { run, token, player } = facts;
    if (run.tree.isLeaf(facts.node)) return say`The tree is a single leaf.`;
    return say`Player ${String(player)} decides at ${token}. ${number(grouped(run.tree.leafCount))} leaves in all.`;
  },

  enter(facts) {
    const { isRoot, token, player } = facts;
    const where = say`${token}, where player ${String(player)} decides`;
    if (isRoot) return sequence(' ', say`The search begins at ${where}.`, whatIsKnown(facts));
    return sequence(' ', say`Down to ${where}.`, whatCuts(facts));
  },

  leaf({ token, up, rank, run, node }) {
    const vector = number(`(${printComponents(run.tree.vector(node))})`);
    if (up === null) return say`The leaf is worth ${vector}.`;
    return run.tree.label(node) === ''
      ? say`The ${ordinal(rank)} child of ${up} is a leaf worth ${vector}.`
      : say`The ${ordinal(rank)} child of ${up} is the leaf ${token}.`;
  },

  update(facts) {
    const { comparison, run, node, player, isLast, isRoot } = facts;
    if (comparison === null) return SILENCE;
    const { returned, held, kind, other } = comparison;
    const who = String(player);
    const own = (leaf: NodeId) => exactNumber(run.tree.utility(leaf, run.tree.player(node)));
    const goesUp = isLast && !isRoot ? say` That was the last child.` : SILENCE;
    switch (kind) {
      case 'first':
        return say`Player ${who} has ${vectorOf(facts, returned)} so far: ${own(returned)} for player ${who}.${goesUp}`;
      case 'prefers':
        return say`Player ${who} prefers ${vectorOf(facts, returned)} to ${vectorOf(facts, held)}: ${own(returned)} > ${own(held)}.${goesUp}`;
      case 'keeps':
        return say`Player ${who} prefers ${vectorOf(facts, held)} to ${vectorOf(facts, returned)}: ${own(held)} > ${own(returned)}.${goesUp}`;
      case 'bounded':
        return say`Player ${who} stays with ${vectorOf(facts, held)}: ${comparison.child} gives him ${exactNumber(comparison.most)} at most, and he has ${own(held)}.${goesUp}`;
      case 'equal':
        return other === null
          ? say`Equal for player ${who}: the first stays; the other would give everybody the same.${goesUp}`
          : say`Equal for player ${who}: the first stays; the other would give player ${String(other.player)} ${exactNumber(other.instead)} instead of ${exactNumber(other.held)}.${goesUp}`;
    }
  },

  cutoff(facts) {
    const { token, player, own, rival, prunedLeaves, run } = facts;
    const has = say`Cut at ${token}: player ${String(player)} already has ${exactNumber(own)} of ${exactNumber(run.bounds.sum)}`;
    const leaves = prunedLeaves === 1 ? 'The one leaf left' : `The ${prunedLeaves} leaves left`;
    const rest = say`${leaves} can change nothing.`;
    if (rival === null) return say`${has}${othersLeast(facts)}, the most that one player can get. ${rest}`;
    return say`${has}${othersLeast(facts)}, so at most ${exactNumber(facts.left)} is left for player ${String(rival.player)}, who has ${exactNumber(rival.has)}. ${rest}`;
  },

  exit(facts) {
    const { token, up, leaf, isExact, run, step, own, player, left } = facts;
    if (leaf === null) return SILENCE;
    const vector = vectorOf(facts, leaf);
    if (up === null && step === run.length) return vectorEnding(facts, vector);
    if (up === null || isExact) return say`${token} is worth ${vector}, and that goes up to ${up ?? token}.`;
    return say`${token} returns ${vector} to ${up}: player ${String(player)} has ${exactNumber(own)} or more here, everybody else ${exactNumber(left)} or less.`;
  },
};

/**
 * The part of a sentence on the declared least component, which the bound assumes for each further player; ""
 * when it is 0, or with two players.
 */
function othersLeast({ run: { bounds } }: VectorFacts): string {
  if (bounds.players === 2 || bounds.least === 0) return '';
  return `, and nobody gets less than ${printNumber(bounds.least)}`;
}

function whatIsKnown({ run: { bounds } }: VectorFacts): Sentence {
  const { sum, least } = bounds;
  if (sum === Infinity) return say`No sum is declared, so nothing can be cut.`;
  const all = say`No leaf gives all players together more than ${exactNumber(sum)}`;
  if (least === -Infinity)
    return bounds.players === 2
      ? say`${all}.`
      : say`${all}, but what is the least for one is not declared: nothing can be cut.`;
  return say`${all}, nor anybody less than ${exactNumber(least)}.`;
}

/** Says how much the node's player would have to get for the node to be cut in max^n, and why. */
export function whatCuts({ bound, player, rival, run, node }: VectorFacts): Sentence {
  if (bound === Infinity || run.tree.childCount(node) === 1) return SILENCE;
  const when = say`It is cut once player ${String(player)} has ${exactNumber(bound)} or more`;
  return rival === null
    ? say`${when}, the most that one player can get.`
    : say`${when}: then player ${String(rival.player)}, who has ${exactNumber(rival.has)}, finds no more here.`;
}

function vectorOf({ run }: VectorFacts, leaf: NodeId) {
  return number(`(${printComponents(run.tree.vector(leaf))})`);
}

function vectorEnding(
  { token, run, names, player }: VectorFacts,
  vector: ReturnType<typeof number>,
): Sentence {
  const move = run.bestMoveAt(run.length);
  const { leaves } = run.tallyAt(run.length);
  const { leafCount } = run.tree;
  const count =
    leaves === leafCount
      ? say`All ${grouped(leafCount)} leaves were evaluated.`
      : say`Of ${grouped(leafCount)} leaves, ${number(grouped(leaves))} were evaluated.`;
  if (move === null) return say`Done: ${token} is worth ${vector}. ${count}`;
  return say`Done: ${token} is worth ${vector}, and player ${String(player)} plays ${moveTo(move, names)}. ${count}`;
}
