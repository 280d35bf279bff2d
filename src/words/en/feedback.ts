import { ROOT } from '../../core/tree/nodeId.ts';
import { MAX } from '../../core/tree/nodeKind.ts';
import { printBound, printNumber } from '../../core/tree/printNumber.ts';
import type { FeedbackFacts, FeedbackWords } from '../feedback.ts';
import { number, type Sentence, SILENCE, say } from '../sentence.ts';

export const englishFeedback: FeedbackWords = {
  item({ finding: { part, place }, names }) {
    const node = names.token(place.node);
    switch (part) {
      case 'values':
        return say`Look at what you wrote at ${node}.`;
      case 'windows':
        return say`Look at the window with which ${node} is called.`;
      case 'crossing':
        return say`Look at what is crossed out around ${node}.`;
      case 'leafOrder':
        return say`Look at your list where the search comes to ${node}.`;
      case 'leafCount':
        return say`Count again which leaves are evaluated.`;
      case 'move':
        return say`Look at the move you chose at ${names.token(ROOT)}.`;
      case 'line':
        return say`Look at your line of play where it comes to ${node}.`;
      case 'reorder':
        return say`Another order evaluates fewer leaves.`;
      case 'interval':
        return say`Look at the test that decides about ${node}.`;
    }
  },

  rule: {
    'parent-only': () =>
      say`You compared with the parent’s bound alone. The bound of any ancestor can make a cut, however far up it is.`,
    'other-equality': ({ rules }) =>
      rules.cutoff === 'equal'
        ? say`You went on at an equal value, as the rule with > and < does. This exercise cuts when the value reaches the bound: an equal value cannot improve anyone’s choice.`
        : say`You cut at an equal value. This exercise cuts only beyond the bound, with > and <.`,
    'last-of-equals': () =>
      say`A later move that only ties does not replace the first. If its node was cut, that number is only a bound, not its value. Keep the first move that reached it.`,
    'refuses-cut': (facts) =>
      say`A better value may hide there, but ${chooser(facts)} chooses here and need not let play come to it. Whatever the hidden leaves are, the root’s value stays the same.`,
    'wrong-root-value': () => say`Pruning never changes the root’s value: it is the same as minimax, always.`,
    'misses-beta-cuts': () =>
      say`You found the cuts at MIN nodes and missed those at MAX. MAX would go on, but MIN above has something better and won’t let play come here.`,
    'swapped-tests': () =>
      say`At a MIN node the value falls, and it cuts when it drops to α. At a MAX node the value rises, and it cuts when it reaches β. β is what MIN updates.`,
    'bound-of-other-side': () =>
      say`α belongs to MAX and only rises; β belongs to MIN and only falls. Neither moves the other’s.`,
    'keeps-childs-bound': () =>
      say`When a child returns, the parent keeps its own pair. Only the value comes up.`,
    'never-inherits': () => say`Children are born with their parent’s present (α, β), not with (−∞, +∞).`,
    'alpha-zero': () =>
      say`α starts at −∞, not at 0. At the start MAX is sure of nothing, and values may be negative.`,
    'global-bounds': () =>
      say`Every call has its own α and β. What a child changes in them is forgotten when it returns.`,
    'cut-without-bound': ({ finding: { place } }) =>
      say`Nothing can cut here: the bound is still ${number(place.test === null ? '∞' : printBound(place.test.limit))}. You may know the largest value there is; the algorithm does not.`,
    'last-branch': () =>
      say`True for the move, but not for the value: the algorithm does not know that it is in the last branch.`,
    'exact-at-cut': () =>
      say`This node stopped early. What it holds is only a bound, so write it with ≤ or ≥.`,
    'value-at-unvisited': () => say`This node is never called. Leave it blank.`,
    'all-max': () => say`The sides alternate: at a MIN node the opponent picks, and picks the smallest.`,
    'right-to-left': () => say`That is right from right to left. Here the children go from left to right.`,
    'counts-other-nodes': () =>
      say`Only leaves that are reached count as evaluations: no inner nodes, and nothing that is cut. List them in order.`,
    'window-through-chance': () =>
      say`An outcome that has not been seen could be huge, so that no bound passes through a chance node: below it the window starts afresh.`,
    'mean-at-chance': () =>
      say`The outcomes are not equally likely. Weight each: with 0.7 and 0.3, the values 2 and 5 make 0.7·2 + 0.3·5 = 2.9.`,
    'min-at-chance': () =>
      say`Nobody chooses at a chance node. Weight each outcome: with 0.7 and 0.3, the values 2 and 5 make 0.7·2 + 0.3·5 = 2.9.`,
    slip: ({ finding: { place }, names }) =>
      say`Everything else fits, so this looks like a slip. Check ${names.token(place.node)}; you may correct it once for nothing.`,
  },

  owner({ trace, names }, { tester, bound, v, limit, owner, cuts }) {
    if (owner === null) return SILENCE;
    const isMax = trace.tree.kind(tester) === MAX;
    const plies = trace.tree.depth(tester) - trace.tree.depth(owner);
    const sure = say`${names.token(owner)}, ${plies === 1 ? 'the parent' : `${plies} plies up`}, already guarantees ${number(`${bound === 'alpha' ? 'α' : 'β'} = ${printNumber(limit)}`)}`;
    const holds = number(`${isMax ? '≥' : '≤'} ${printNumber(v)}`);
    return cuts
      ? say`${sure}. ${names.token(tester)} is ${holds}, so play never comes here.`
      : say`${sure}. ${names.token(tester)} is ${holds} by then, and that is not enough to cut.`;
  },
};

/** The side that has the choice at the node that is cut. */
function chooser({ finding: { place }, trace }: FeedbackFacts): Sentence {
  const tester = place.test?.tester ?? place.node;
  return say`${trace.tree.kind(tester) === MAX ? 'MAX' : 'MIN'}`;
}
