import { assertNever } from '../../core/byKind.ts';
import type { CutoffEvent } from '../../core/run/event.ts';
import { isPoint } from '../../core/run/range.ts';
import { given, type Worth, worthAt } from '../../core/run/worth.ts';
import { FULL_WINDOW, isSameWindow } from '../../core/search/searchWindow.ts';
import { sidesAlternate } from '../../core/tree/alternation.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { highEnd, type Known, lowEnd, point, printWorth, worth } from '../estimates.ts';
import {
  type CutFacts,
  giverOf,
  holdsAnother,
  isBeyondChance,
  isGiven,
  isJust,
  isSecured,
  isSettled,
  isWhole,
  outcomeOf,
  type StepFacts,
  type UpdateFacts,
} from '../facts.ts';
import type { Narration } from '../languageTexts.ts';
import { exactNumber, number, type Segment, type Sentence, SILENCE, say, sequence } from '../sentence.ts';
import { printTest, printWindow } from '../symbols.ts';
import { englishOutcomeNarration as englishOutcomes } from './outcomeNarration.ts';
import { moveTo, ordinal, plural } from './phrases.ts';
import { englishWindowNarration as englishWindows } from './windowNarration.ts';

const SIDE = { max: 'MAX', min: 'MIN', chance: 'chance', leaf: 'leaf', player: 'player' } as const;

export const englishNarration: Narration = {
  start(trace, names) {
    const root = names.token(ROOT);
    const kind = trace.tree.kindName(ROOT);
    const who = {
      max: say`MAX decides at ${root}.`,
      min: say`MIN decides at ${root}.`,
      chance: say`Chance decides at ${root}.`,
      leaf: say`The tree is a single leaf.`,
      player: SILENCE,
    };
    return sequence(
      ' ',
      who[kind],
      isWhole(trace) ? say`${number(plural(trace.tree.leafCount, 'leaf', 'leaves'))} in all.` : SILENCE,
      trace.tree.numbers === 'mover' ? itsOwnNumbers(trace.tree) : SILENCE,
    );
  },

  enter(facts) {
    const { node, kind, window, hasWindow, isRoot, isOutcome, trace } = facts;
    const turn =
      kind === 'chance'
        ? say`${node}, where chance decides`
        : say`${node}, where ${SIDE[kind]} ${facts.movesAgain ? 'moves again' : 'decides'}`;
    if (!hasWindow) return isRoot ? say`The search begins at ${turn}.` : say`Down to ${turn}.`;
    const pair = number(printWindow(window));
    if (isRoot && !isSameWindow(trace.rootWindow, FULL_WINDOW))
      return sequence(' ', englishWindows.begins(facts), whatCanCut(facts));
    if (isRoot) return say`The search begins at ${turn}. ${knownBeforehand(facts)}: the window is ${pair}.`;
    const down = say`Down to ${turn}, with the window ${pair}.`;
    if (facts.isThrough || kind === 'chance' || isOutcome)
      return (
        englishOutcomes.entered(facts, say`Down to ${turn}`, down) ?? sequence(' ', down, whatCanCut(facts))
      );
    if (facts.question !== null)
      return sequence(' ', englishWindows.asked(facts.question, facts), whatCanCut(facts));
    return sequence(' ', down, whatCanCut(facts));
  },

  leaf({ event, node, up, rank, trace }) {
    if (up === null) return say`The leaf is worth ${node}.`;
    const what = trace.tree.label(event.node) === '' ? 'a leaf worth' : 'the leaf';
    return say`The ${ordinal(rank)} child of ${up} is ${what} ${node}.`;
  },

  update(facts) {
    if (facts.kind === 'chance') return englishOutcomes.summed(facts);
    return sequence(' ', whatChanged(facts), whatTheTestSays(facts));
  },

  cutoff(facts) {
    const { event, trace, node, kind, direction } = facts;
    const { v, limit } = facts.test;
    const test = number(printTest(facts.test, trace.rules, facts.window));
    const cut = event.test.bound === 'alpha' ? 'α cut' : 'β cut';
    const left = leftOut(event);
    if (kind === 'chance')
      return sequence(' ', say`${cut} at ${node}: ${comesTo(facts)} (${test}). ${left}`, howFar(facts));
    if (event.owner === null && !isGiven(trace, event.node, event.test.bound, limit.value))
      return say`${cut} at ${node}: it already has ${worth(v)}, and nothing can beat that (${test}). ${left}`;
    const atLeast = number(bySide(direction, orMore(v), orLess(v)));
    if (event.owner === null)
      return say`${cut} at ${node}${asSeen(facts)}: it is worth ${atLeast}, and ${englishWindows.given(facts)} (${test}). ${leftOut(event, 'cannot change that')}`;
    return sequence(
      ' ',
      say`${cut} at ${node}${asSeen(facts)}: it is worth ${atLeast}, and ${whatOwnerHas(facts, event.owner)} (${test}). ${left}`,
      howFar(facts),
    );
  },

  exit(facts) {
    const { event, trace, node, up } = facts;
    if (facts.isRoot && event.step === trace.length) return ending(facts);
    const value = worth(facts.held);
    if (up === null) return say`${node} returns ${value}.`;
    if (isJust(event.range, event.value))
      return isJust(facts.proved, event.value)
        ? say`${node} is worth exactly ${value}, and that goes up to ${up}.`
        : say`${node} is worth ${worth(point(event.value, facts))}${asSeen(facts)}, and that goes up to ${up}.`;
    // Clamped into its window, or the running bound itself.
    if (isPoint(event.range))
      return isJust(facts.proved, event.range.low)
        ? say`${node} returns ${value} to ${up}, though it is worth exactly ${worth(point(event.range.low, facts))}.`
        : say`${node} returns ${value} to ${up}, though it is worth ${worth(point(event.range.low, facts))}${asSeen(facts)}.`;
    const known = knownOf(facts);
    if (known === null) return say`${node} returns ${value} to ${up}: nothing is proved of it.`;
    const what = isEstimated(facts) ? say`known of it${asSeen(facts)}` : say`proved of it`;
    return say`${node} returns ${value} to ${up}: ${number(known)} is all that is ${what}.`;
  },
};

/** Where values rest on what the pass has not looked into. */
function asSeen({ depth, trace, event }: StepFacts): string {
  const pass = trace.passAt(event.step);
  if (depth === null || !pass.tree.hasHorizon) return '';
  const isDepthAlone = trace.limits.quiet === 'none' && pass.checks.length === 0;
  return isDepthAlone ? `, as seen to depth ${depth}` : ', as far as it is looked at';
}

function isEstimated({ range, proved }: Known): boolean {
  return range.low > proved.low || range.high < proved.high;
}

/** "Nothing is known", or what is declared of all leaves. */
function knownBeforehand({ trace: { tree }, kind }: StepFacts): string {
  const [least, most] = tree.leafBoundsAt(ROOT);
  if (least === -Infinity && most === Infinity) return 'Nothing is known';
  const whose = tree.numbers === 'mover' ? ` for ${SIDE[kind]}` : '';
  if (least === -Infinity) return `Every leaf is known to be ${orLess(given(most))}${whose}`;
  if (most === Infinity) return `Every leaf is known to be ${orMore(given(least))}${whose}`;
  return `Every leaf is known to lie between ${printNumber(least)} and ${printNumber(most)}${whose}`;
}

/** Where a number is written by the side that is to move. */
function itsOwnNumbers(tree: GameTree): Sentence {
  return sidesAlternate(tree)
    ? say`Each side writes its own numbers: from ply to ply they change their sign.`
    : say`Each side writes its own numbers: they change their sign from one side to the other, and keep it where a side moves again.`;
}

/** " (3 for MAX)": what the other side's number, which stands before it, is here; nothing where all are MAX's. */
function counted({ counts, kind }: UpdateFacts, more: Sentence = SILENCE): Sentence {
  if (counts === null) return more.length === 0 ? SILENCE : say` (${more})`;
  return say` (${sequence('; ', say`${worth(counts)} for ${SIDE[kind]}`, more)})`;
}

function whatChanged(facts: UpdateFacts): Sentence {
  const { event, names, node } = facts;
  const child = names.token(event.child);
  const isLeaf = names.tree.isLeaf(event.child);
  const returned = worth(facts.returned.worth);
  const value = worth(facts.held);
  if (event.improved) {
    const who = isLeaf
      ? say`The leaf ${child}${counted(facts)}`
      : facts.counts === null
        ? say`${child}`
        : say`What ${child} returned, ${returned}${counted(facts)},`;
    if (isJust(facts.range, event.value))
      return say`${who} gives ${node} its value: ${worth(point(event.value, facts))}.`;
    if (isSecured(facts, event.value)) {
      return say`${who} takes ${node} ${bySide(facts.direction, 'up', 'down')} to ${value}.`;
    }
    return say`${child} returned ${returned}${counted(facts, aside(facts, child))}: v at ${node} is ${value} for now.`;
  }
  const side = SIDE[facts.kind];
  const what = isLeaf
    ? say`The leaf ${child}${counted(facts)} is`
    : say`${child} returned ${returned}${counted(facts)}:`;
  const known = aside(facts, child);
  const besides = known.length === 0 ? SILENCE : say` (${known})`;
  if (facts.heldNothing)
    return say`${what} all that ${node} has so far${besides}, and nothing is worse for ${side}.`;
  return say`${what} no better for ${side} than ${heldValue(facts)}${besides}.`;
}

/** What a node holds, named as what it is: a value that it has, else the v or the bound of its call. */
function heldValue(facts: UpdateFacts): Sentence {
  const { node, event } = facts;
  if (!facts.isRunning && isSecured(facts, event.value))
    return say`the ${worth(facts.held)} that ${node} has`;
  const holder = facts.isRunning ? bySide(facts.direction, 'α', 'β') : 'v';
  return say`${holder} = ${worth(facts.held)} at ${node}`;
}

/** What is proved of the child that returned, where that is not just what came back. */
function aside({ returned, event }: UpdateFacts, child: Segment): Sentence {
  if (returned === null || isJust(returned.range, event.returned)) return SILENCE;
  const known = knownOf(returned);
  return known === null ? say`nothing is proved of ${child}` : say`${child} is worth ${known}`;
}

function whatTheTestSays(facts: UpdateFacts): Sentence {
  const { test } = facts;
  const written = test === null ? SILENCE : [number(printTest(test, facts.trace.rules, facts.window))];
  if (facts.isLast)
    return sequence(
      ' ',
      test?.holds
        ? say`The test ${written} holds, but this was the last child: nothing is left to cut.`
        : SILENCE,
      facts.isRoot ? SILENCE : whatGoesUp(facts),
    );
  return test?.holds ? say`Since ${written}, the rest can be cut.` : whatCanCut(facts);
}

/** The third of the rules of alpha-beta: a value goes up once it is settled, and not before. */
function whatGoesUp(facts: UpdateFacts): Sentence {
  const { node } = facts;
  return isSettled(facts)
    ? say`${node} is settled now: its value can be passed up.`
    : say`All children of ${node} have returned: what goes up is only a bound.`;
}

/** Whose bound it is, and what that node has; beyond a chance node the bound is another number. */
function whatOwnerHas(facts: CutFacts, above: NodeId): Sentence {
  const { event, trace, names } = facts;
  const { bound, limit } = facts.test;
  const owner = names.token(above);
  if (isBeyondChance(trace, above, event.node)) {
    const has = worth(worthAt(trace, above, event.step));
    return say`${owner}, which has ${has}, needs ${englishOutcomes.beyond(bound, limit, trace.rules)} here`;
  }
  const giver = giverOf(trace, above, event.step);
  const from =
    giver === null
      ? SILENCE
      : trace.tree.isLeaf(giver)
        ? say` from the leaf ${names.token(giver)}`
        : say` from ${names.token(giver)}`;
  const itself = holdsAnother(facts) ? ' itself' : '';
  const { tree } = trace;
  const held = worthAt(trace, above, event.step, tree.inNumbersOf(above, event.node, limit.value));
  const here = tree.changesSign(above, event.node) ? say` (here ${worth(limit)})` : SILENCE;
  return say`${owner}${itself} already has ${worth(held)}${here}${from}`;
}

function comesTo(facts: CutFacts): Sentence {
  const { owner } = facts.event;
  return englishOutcomes.comesTo(facts, owner === null ? null : whatOwnerHas(facts, owner));
}

function howFar({ trace, names, node, event, test }: CutFacts): Sentence {
  const { tree } = trace;
  const { owner, reach } = event;
  if (owner === null) return SILENCE;
  const above = names.token(owner);
  if (reach === 'shallow') return say`A shallow cut: ${above} is the parent.`;
  const plies = plural(tree.depth(event.node) - tree.depth(owner), 'ply', 'plies');
  if (isBeyondChance(trace, owner, event.node))
    return say`A deep cut: ${above} is ${plies} up, beyond chance.`;
  return test.v.value === test.limit.value
    ? say`A deep cut: ${above} is ${plies} up, and ${node} cannot beat its ${worth({ ...test.limit, value: tree.inNumbersOf(owner, event.node, test.limit.value) })}.`
    : say`A deep cut: ${above} is ${plies} up, so play never comes here.`;
}

function whatCanCut(facts: StepFacts): Sentence {
  const { outlook, names, node } = facts;
  if (outlook === null) return SILENCE;
  switch (outlook.kind) {
    case 'last-child':
      return outlook.isOnly
        ? say`With one child there is nothing to cut.`
        : say`Only the last child is left: ${node} has nothing more to cut.`;
    case 'no-limit': {
      const [greek, infinity] = outlook.bound === 'alpha' ? ['α', '−∞'] : ['β', '+∞'];
      return outlook.orInfinity
        ? say`${greek} is still ${number(infinity)}: only ${infinity} itself can cut ${node}.`
        : say`${greek} is still ${number(infinity)}: nothing can cut ${node} yet.`;
    }
    case 'leaf-bound': {
      const limit = worth(outlook.limit);
      const whose = facts.trace.tree.numbers === 'mover' ? ` for ${SIDE[facts.kind]}` : '';
      const known = say`No leaf is worth ${outlook.bound === 'alpha' ? 'less' : 'more'} than ${limit}${whose}:`;
      return outlook.isEnough
        ? say`${known} only ${limit} itself can cut ${node}.`
        : say`${known} nothing can cut ${node} yet.`;
    }
    case 'limit': {
      const limit = worth(outlook.limit);
      const isAlpha = outlook.bound === 'alpha';
      const when =
        outlook.rule === 'equal'
          ? say`to ${limit} or ${isAlpha ? 'less' : 'more'}`
          : say`${isAlpha ? 'below' : 'above'} ${limit}`;
      const owner = names.token(outlook.owner);
      const whose = outlook.held === null ? owner : say`${owner}’s ${worth(outlook.held)}`;
      return say`It cuts if it ${isAlpha ? 'drops' : 'rises'} ${when} (${isAlpha ? 'α' : 'β'} from ${whose}).`;
    }
    case 'given':
      return englishWindows.canCut(facts, outlook);
    default:
      return assertNever(outlook);
  }
}

function leftOut(
  { pruned, prunedLeaves, neverGenerated }: CutoffEvent,
  cannot = 'can change nothing',
): string {
  if (prunedLeaves === null) {
    const moves = pruned.length + neverGenerated;
    const left = moves === 1 ? 'The one move' : `The ${moves} moves`;
    if (pruned.length > 0) return `${left} left ${cannot}.`;
    return `${left} left ${cannot}: ${moves === 1 ? 'it is' : 'they are'} not even generated.`;
  }
  const leaves = prunedLeaves === 1 ? 'The one leaf' : `The ${plural(prunedLeaves, 'leaf', 'leaves')}`;
  return prunedLeaves === pruned.length
    ? `${leaves} left ${cannot}.`
    : `${leaves} below its ${pruned.length === 1 ? 'last child' : `last ${pruned.length} children`} ${cannot}.`;
}

/** "3 or less", "6 to 8"; null where nothing is known. */
function knownOf(known: Known): string | null {
  const { low, high } = known.range;
  const [least, most] = [lowEnd(known), highEnd(known)];
  if (isPoint(known.range)) return printWorth(point(low, known));
  if (low === -Infinity) return high === Infinity ? null : orLess(most);
  return high === Infinity ? orMore(least) : `${printWorth(least)} to ${printWorth(most)}`;
}

/** Nothing is more than +∞. */
function orMore(least: Worth): string {
  return least.value === Infinity ? printWorth(least) : `${printWorth(least)} or more`;
}

function orLess(most: Worth): string {
  return most.value === -Infinity ? printWorth(most) : `${printWorth(most)} or less`;
}

function ending(facts: StepFacts): Sentence {
  const { trace, names } = facts;
  const outcome = outcomeOf(trace);
  if (outcome === null) return SILENCE;
  const root =
    outcome.kind === 'exact'
      ? say`${facts.node} is worth ${worth(point(outcome.value, facts))}`
      : englishWindows.failed(facts, outcome.value);
  const value = say`Done${outcome.isProved ? '' : asSeen(facts)}: ${root}`;
  const move =
    outcome.bestMove === null
      ? say`.`
      : say`, and ${bySide(trace.tree.kind(ROOT), 'MAX', 'MIN')} plays ${moveTo(outcome.bestMove, names)}.`;
  const { generated, neverGenerated, leaves: times } = outcome.tally;
  const { leaves } = outcome;
  if (trace.grows) {
    const never = neverGenerated === 0 ? '' : `, ${plural(neverGenerated, 'move', 'moves')} never generated`;
    const made = `${plural(generated, 'node', 'nodes')} generated, ${plural(leaves, 'leaf', 'leaves')} evaluated${again(times, leaves)}`;
    return sequence(' ', say`${value}${move}`, say`${made}${never}.`);
  }
  const { horizon } = outcome.tally;
  if (horizon > 0)
    return sequence(
      ' ',
      say`${value}${move}`,
      say`${plural(times, 'position', 'positions')} evaluated, ${String(horizon)} of them by estimate.`,
    );
  const least = outcome.isFewest ? ', the fewest possible' : '';
  const evaluated =
    leaves === outcome.allLeaves
      ? leaves === 1
        ? say`Its one leaf was evaluated.`
        : say`All ${String(leaves)} leaves were evaluated${again(times, leaves)}.`
      : say`Of ${String(outcome.allLeaves)} leaves, ${exactNumber(leaves)} ${leaves === 1 ? 'was' : 'were'} evaluated${least}${again(times, leaves)}.`;
  return sequence(' ', say`${value}${move}`, evaluated);
}

/** Where leaves were evaluated more than once. */
function again(times: number, leaves: number): string {
  return times === leaves ? '' : `, ${times} times in all`;
}
