import { handsWindow, passesChance } from '../../core/search/algorithms.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { CHANCE } from '../../core/tree/nodeKind.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import type { DecidingTest } from '../../practice/place.ts';
import {
  aboutBudget,
  aboutTest,
  boundIn,
  chanceAbove,
  detailOf,
  type FeedbackFacts,
  heldIn,
  holdsExtreme,
  isOfGivenWindow,
  isStopped,
  leavesSeen,
  passFacts,
  returned,
  rootWindow,
  sideAt,
  type TestFacts,
} from '../feedbackFacts.ts';
import type { FeedbackWords } from '../feedbackWords.ts';
import { tokenApart } from '../nameApart.ts';
import { exactNumber, number, type Sentence, SILENCE, say, sequence } from '../sentence.ts';
import { englishAlgorithms } from './algorithms.ts';
import { englishFormats } from './formats.ts';
import { leafApart } from './phrases.ts';
import { englishVectorFeedback } from './vectorFeedback.ts';

export const englishFeedback: FeedbackWords = {
  item: ({ finding: { part, place }, names, windowsAt }) =>
    englishFormats[part].lookAt(
      tokenApart(names, place.node, leafApart),
      names.token(ROOT),
      windowsAt === 'end',
    ),

  rule: {
    'other-search': (facts) => {
      const { algorithm } = facts.trace;
      const other = detailOf(facts, 'search')?.algorithm ?? algorithm;
      if (other === algorithm)
        return say`That is so by the rules of another part. This part has rules of its own, which stand above the tree.`;
      const asked = handsWindow(algorithm)
        ? say`, which leaves branches out: of what it does not finish only a bound is known, and nothing of what it never calls.`
        : say`, which evaluates every leaf: every inner node has a value of its own.`;
      return say`That is what ${englishAlgorithms[other]} comes to, which another part is about. This part is about ${englishAlgorithms[algorithm]}${asked}`;
    },
    'other-moment': ({ finding: { place }, names, windowsAt }) =>
      windowsAt === 'end'
        ? say`That is the window with which ${names.token(place.node)} is called. What is asked is the one it ends with.`
        : say`That is the window with which ${names.token(place.node)} ends. What is asked is the one it is called with.`,
    'one-bound': () =>
      say`You wrote each node’s own bound alone, as some books do. What is asked is the pair (α, β): both bounds, those of the ancestors among them.`,
    'window-of-sibling': () =>
      say`That is the window with which the node before it ended. When a child returns, the parent keeps its own pair; only the value comes up.`,
    'later-equal': ({ finding: { place }, names, trace }) =>
      say`${names.token(place.node)} returns ${returned(trace, place.node)}, but so does a move before it. Keep the first that reaches it: a later one that only ties does not replace it.`,
    counterexample: (facts) => {
      const witness = detailOf(facts, 'witness');
      if (witness === null) return SILENCE;
      const x = number(`x = ${printNumber(witness.x)}`);
      return witness.isSpared
        ? say`At ${x} the branch is not examined, though your answer has it examined there.`
        : say`At ${x} the branch is examined, though your answer leaves it out there.`;
    },
    'nothing-proved': ({ finding: { place }, names }) =>
      say`Nothing is proved of ${names.token(place.node)} in the end. Leave it blank.`,
    'put-together': ({ finding: { place }, names }) =>
      say`No leaf below ${names.token(place.node)} has the vector you wrote there. It is one leaf’s whole vector that goes up, not the best numbers of several.`,
    'other-pass': (facts) => {
      const { depth, entered } = passFacts(facts);
      return say`That is what depth ${depth} found, which is over after ${entered} nodes in all. The budget of ${aboutBudget(facts).budget} nodes is enough for a deeper one.`;
    },
    'below-limit': ({ finding: { place }, names }) =>
      say`${names.token(place.node)} stands at the depth limit: the search takes its static value and looks at nothing below it.`,
    miscount: (facts) => sequence(' ', say`A miscount.`, englishFeedback.leaves(facts)),
    'parent-only': () =>
      say`You compared with the parent’s bound alone. The bound of any ancestor can make a cut, however far up it is.`,
    'other-equality': ({ rules }) =>
      rules.cutoff === 'equal'
        ? say`You went on at an equal value, as the rule with > and < does. This exercise cuts when the value reaches the bound: an equal value cannot improve anyone’s choice.`
        : say`You cut at an equal value. This exercise cuts only beyond the bound, with > and <.`,
    'last-of-equals': () =>
      say`A later move that only ties does not replace the first. If its node was cut, that number is only a bound, not its value. Keep the first move that reached it.`,
    'refuses-cut': (facts) => {
      const { place, part } = facts.finding;
      if (detailOf(facts, 'nothing-cut') === null)
        return sequence(' ', say`A better value may hide there.`, butItIsSafe(facts));
      const all =
        part === 'leafCount'
          ? say`That is the number of all leaves, as in plain minimax: nothing was cut.`
          : say`This is plain minimax: nothing was cut.`;
      return place.test === null ? all : sequence(' ', all, butItIsSafe(facts));
    },
    'wrong-root-value': ({ trace }) =>
      trace.tree.hasChance
        ? say`Pruning never changes the root’s value: it is the same as without pruning, always.`
        : say`Pruning never changes the root’s value: it is the same as minimax, always.`,
    'misses-beta-cuts': (facts) =>
      sequence(' ', say`You found the cuts at MIN nodes and missed those at MAX.`, butItIsSafe(facts)),
    'swapped-tests': ({ rules }) =>
      rules.cutoff === 'equal'
        ? say`At a MIN node the value falls, and it cuts when it drops to α. At a MAX node the value rises, and it cuts when it reaches β. β is what MIN updates.`
        : say`At a MIN node the value falls, and it cuts when it drops below α. At a MAX node the value rises, and it cuts when it exceeds β. β is what MIN updates.`,
    'bound-of-other-side': () =>
      say`α belongs to MAX and only rises; β belongs to MIN and only falls. Neither moves the other’s.`,
    'keeps-childs-bound': () =>
      say`When a child returns, the parent keeps its own pair. Only the value comes up.`,
    'never-inherits': ({ rules }) =>
      rules.bounds === 'all'
        ? say`Children are called with their parent’s present (α, β), not with (−∞, +∞).`
        : say`Children are called with the bound that their parent’s value sets, not with (−∞, +∞).`,
    'open-root': ({ trace, names, rules }) =>
      rules.bounds === 'all'
        ? say`You searched every child of ${names.token(ROOT)} as if nothing had been found yet. ${names.token(ROOT)} calls each with its present (α, β), in which the ${sideAt(trace, ROOT) === 'MIN' ? 'smallest' : 'largest'} value so far is a bound.`
        : say`You searched every child of ${names.token(ROOT)} as if nothing had been found yet. ${names.token(ROOT)} calls each with the bound that its value so far sets.`,
    'ignores-window': ({ trace }) =>
      say`You began with (−∞, +∞). Here the root begins with ${rootWindow(trace)}, so that bounds are set before anything is seen.`,
    'alpha-zero': () =>
      say`α starts at −∞, not at 0. At the start MAX is sure of nothing, and values may be negative.`,
    'global-bounds': () =>
      say`Every call has its own α and β. What a child changes in them is forgotten when it returns.`,
    'cut-without-bound': (facts) => {
      const { place } = facts.finding;
      const { test } = place;
      const several =
        detailOf(facts, 'several') === null
          ? SILENCE
          : say`There are several cuts where nothing can cut yet.`;
      return sequence(' ', several, test === null ? noTest(facts) : noBound(facts, test));
    },
    'last-branch': (facts) => {
      const matters = detailOf(facts, 'matters');
      const notYet = say`the algorithm does not know that it is in the last branch`;
      if (matters === null || matters.changes === null)
        return say`What is crossed out there changes neither the move nor the value, but the test does not hold there, and ${notYet}.`;
      const { value, move } = matters.changes;
      if (move === null) return say`True for the move, but not for the value: ${notYet}.`;
      const at = exactNumber(value);
      return say`What is crossed out there can still change the choice: at ${at} the best move would be ${leafOrNode(facts, move)}.`;
    },
    'exact-at-cut': ({ finding: { place }, trace, names }) =>
      trace.cutStep(place.node) > 0
        ? say`This node stopped early. What it holds is only a bound, so write it with ≤ or ≥.`
        : say`Of what came back to ${names.token(place.node)} some is only a bound, and so is what it returns: write it with ≤ or ≥.`,
    'value-at-unvisited': () => say`This node is never called. Leave it blank.`,
    'all-max': () => say`At a MIN node the opponent of MAX picks, and picks the smallest value.`,
    'all-min': () => say`At a MAX node it is MAX who picks, and picks the largest value.`,
    interchanged: () =>
      say`You have MAX and MIN interchanged: at a MAX node the largest value is taken, at a MIN node the smallest.`,
    'root-misread': ({ trace, names }) =>
      sideAt(trace, ROOT) === 'MIN'
        ? say`You took the root for a MAX node. It is MIN who moves at ${names.token(ROOT)}, and takes the smallest value.`
        : say`You took the root for a MIN node. It is MAX who moves at ${names.token(ROOT)}, and takes the largest value.`,
    'right-to-left': ({ finding: { also }, trace }) =>
      also === null
        ? say`Your answer is right if children go from right to left. Here they go from left to right${inFirstPass(trace)}.`
        : say`You took the children from right to left. Here they go from left to right${inFirstPass(trace)}.`,
    'counts-other-nodes': (facts) =>
      sequence(
        ' ',
        say`Only leaves that are reached count as evaluations: no inner nodes, and nothing that is cut.`,
        englishFeedback.leaves(facts),
      ),
    'window-through-chance': ({ trace }) =>
      passesChance(trace.algorithm)
        ? say`A window does not pass through a chance node unchanged: an outcome is asked only for what it has to be worth, with all that is left at its best or at its worst, for the expected value to reach the bound.`
        : say`An outcome that has not been seen could be huge, so that no bound passes through a chance node: below it the window starts afresh.`,
    'bounds-from-leaves': () =>
      say`You took the least and the greatest leaf that is drawn for bounds of all leaves. Nobody has declared any: to the algorithm an outcome that it has not seen could be worth anything, and so a chance node needs them all.`,
    'estimate-for-proof': () =>
      say`EVAL above the depth limit cuts nothing: an estimate is no proof. What counts is what comes back from the depth limit.`,
    'deep-pruning': () =>
      say`You cut by what an ancestor farther up than the parent has. Of several players only the parent’s may cut: a vector that the one farther up would never take may still be what a player between them chooses by.`,
    'sum-of-components': () =>
      say`You took the vector with the greatest sum. Each player looks at his own component alone, whatever the others get.`,
    'all-against-one': () =>
      say`You let everybody else play against player 1. Here each player takes what is best for himself, whatever player 1 gets.`,
    'everybody-first': () =>
      say`You let every player take what is best for player 1. Here each player takes what is best for himself, by his own component.`,
    'unfinished-pass': (facts) => {
      const { budget, last } = aboutBudget(facts);
      return say`The budget of ${budget} nodes is used up in depth ${last}, before that pass is over. What it has found by then does not count: the answer is that of the deepest pass that is finished.`;
    },
    'budget-per-pass': (facts) => {
      const { nodes, finished, left, budget } = aboutBudget(facts);
      return say`The budget counts for all passes together, not for each anew. By the end of depth ${finished} they have entered ${nodes}, which leaves ${left} of ${budget}.`;
    },
    'ignores-budget': (facts) => {
      const { budget, last } = aboutBudget(facts);
      return say`That is what the search finds without a budget. The ${budget} nodes are used up before that, in depth ${last}: the answer is that of the deepest pass that is finished by then.`;
    },
    'forgets-order': () =>
      say`You tried the children as they are drawn in every pass. Here each pass tries first what the one before returned as best for whoever moves; so other nodes are cut, and other passes finished.`,
    'mean-at-chance': () =>
      say`Weight each outcome with its probability: with 0.7 and 0.3, the values 2 and 5 make 0.7·2 + 0.3·5 = 2.9, not 3.5.`,
    'min-at-chance': () =>
      say`Nobody chooses at a chance node. Weight each outcome: with 0.7 and 0.3, the values 2 and 5 make 0.7·2 + 0.3·5 = 2.9.`,
    'crossed-probabilities': () =>
      say`You took the probabilities in reverse order. Each outcome is weighted with the probability on its own edge: with 0.7 and 0.3, the values 2 and 5 make 0.7·2 + 0.3·5 = 2.9, not 0.3·2 + 0.7·5 = 4.1.`,
    'plain-sum': () =>
      say`You added the values up as they are. Weight each outcome with its probability: with 0.7 and 0.3, the values 2 and 5 make 0.7·2 + 0.3·5 = 2.9, not 7.`,
    likeliest: () =>
      say`You took the value of the likeliest outcome alone. All outcomes count, each with its probability: with 0.7 and 0.3, the values 2 and 5 make 0.7·2 + 0.3·5 = 2.9, not 2.`,
    slip: ({ finding: { part, place }, names }) =>
      part === 'atBudget'
        ? say`Everything else fits, so this looks like a slip. Check your entries; you may correct them once at no cost.`
        : say`Everything else fits, so this looks like a slip. Check ${tokenApart(names, place.node, leafApart)}; you may correct it once at no cost.`,
  },

  vectors: englishVectorFeedback,

  both: (one, other) => sequence(' ', say`Two mistakes at once explain this.`, one, other),

  owner(facts) {
    const { trace, names, finding } = facts;
    const { node, step, test } = finding.place;
    if (finding.part === 'windows' && test === null)
      return say`Look at step ${exactNumber(step)}, where the search is at ${names.token(node)}.`;
    if (finding.part === 'atBudget')
      return isStopped(facts)
        ? say`Look at step ${exactNumber(step)}, where the budget is used up: ${names.token(node)} would have been entered next.`
        : say`Look at step ${exactNumber(step)}, where depth ${passFacts(facts).depth} is over.`;
    if (test === null)
      return say`No bound comes into this: look at ${tokenApart(names, node, leafApart)} in step ${exactNumber(step)}.`;
    const about = aboutTest(facts, test);
    const { at, tester, owner, set } = about;
    if (owner === null) {
      if (isOfGivenWindow(trace, test))
        return sequence(
          ' ',
          say`The search begins with ${rootWindow(trace)}, so that ${set} is set before anything is seen.`,
          atTester(about),
        );
      return test.cuts
        ? say`${at} already holds ${about.held}, and nothing can beat that.`
        : say`Nobody above ${at} has set that bound: it is ${set} there.`;
    }
    const plies = trace.tree.depth(tester) - trace.tree.depth(owner);
    const sure = about.isGuaranteed ? 'already guarantees' : 'has set';
    const by = say`${names.token(owner)}, ${plies === 1 ? 'the parent' : `${plies} plies up`}, ${sure} ${set}.`;
    return sequence(' ', by, atTester(about));
  },

  leaves: (facts) => say`Evaluated are, in this order: ${leavesSeen(facts)}.`,
};

/** What children are tried in their order for, where later passes have another. */
function inFirstPass({ limits }: FeedbackFacts['trace']): Sentence {
  return limits.deepen && limits.tries === 'last' ? say`, till passes say which of them are better` : SILENCE;
}

/** What the node that makes the test has, and what follows from it. */
function atTester({ at, held, known, isGuaranteed, isMet, ...test }: TestFacts): Sentence {
  if (test.cuts) {
    const has = known === null ? say`holds ${held}` : say`is ${known}`;
    return known !== null && test.v !== test.limit && isGuaranteed
      ? say`${at} ${has}, so play never comes here.`
      : say`${at} ${has}: for ${test.bound === 'alpha' ? 'MAX' : 'MIN'} it cannot beat that.`;
  }
  const has = known === null ? say`holds ${held} by then` : say`is only known to be ${known} by then`;
  return isMet
    ? say`${at} ${has}, but that was its last child: nothing was left to cut.`
    : say`${at} ${has}, and that is not enough to cut.`;
}

/** Why nothing hidden can matter: who has the choice, and what it has already. */
function butItIsSafe(facts: FeedbackFacts): Sentence {
  const { finding, trace, names } = facts;
  const { place } = finding;
  const { test, node } = place;
  const tester = test?.tester ?? node;
  if (test !== null && trace.tree.kind(tester) === CHANCE) {
    const [least, most] = trace.tree.leafBounds;
    const [each, ends] = test.bound === 'alpha' ? [most, 'at most'] : [least, 'at least'];
    return say`But even with ${exactNumber(each)} for all that is left ${names.token(tester)} is worth ${ends} ${heldIn(facts, test)}.`;
  }
  const has = test === null ? SILENCE : say` and already holds ${heldIn(facts, test)}`;
  if (trace.limits.window !== null && test !== null) {
    const most = test.bound === 'alpha' ? 'at most' : 'at least';
    return say`But at ${names.token(tester)} it is ${sideAt(trace, tester)} that chooses${has}: whatever the leaves left out are worth, it is worth ${heldIn(facts, test)} ${most}, and ${aboutTest(facts, test).set} is set already.`;
  }
  return say`But at ${names.token(tester)} it is ${sideAt(trace, tester)} that chooses${has}: whatever the leaves left out are worth, the root’s value stays the same.`;
}

/** A branch is left out before anything has been compared, or where nothing ever is. */
function noTest({ finding: { place }, trace, names }: FeedbackFacts): Sentence {
  const chance = chanceAbove(trace, place.node);
  if (chance !== null && passesChance(trace.algorithm))
    return trace.tree.leafBounds.some(Number.isFinite)
      ? say`Nothing is cut at ${names.token(chance)} yet: the outcomes that are left can still bring it inside its window.`
      : say`Nothing is cut at ${names.token(chance)}: no bounds of the leaves are known, so that an outcome that has not been seen could be worth anything.`;
  return chance === null
    ? say`Nothing can cut yet: nothing has been compared when the search comes to ${leafOrNode({ trace, names }, place.node)}.`
    : say`Nothing is cut at ${names.token(chance)}: a chance node needs all its outcomes.`;
}

function noBound(facts: FeedbackFacts, test: DecidingTest): Sentence {
  const { trace, names } = facts;
  const greek = test.bound === 'alpha' ? 'α' : 'β';
  const fact = say`Nothing can cut at ${names.token(test.tester)}: ${greek} is still ${boundIn(facts, test)} there.`;
  if (!holdsExtreme(trace, test)) return fact;
  const extreme = sideAt(trace, test.tester) === 'MAX' ? 'largest' : 'smallest';
  return say`${fact} You may know that ${heldIn(facts, test)} is the ${extreme} value there is; the algorithm does not.`;
}

function leafOrNode({ trace, names }: Pick<FeedbackFacts, 'trace' | 'names'>, node: NodeId): Sentence {
  return trace.tree.isLeaf(node) ? say`the leaf ${tokenApart(names, node, leafApart)}` : [names.token(node)];
}
