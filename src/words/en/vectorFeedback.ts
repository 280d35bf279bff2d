/** What is said of wrong answers where several players decide, and it is otherwise than for MAX and MIN. */
import { detailOf, type FeedbackFacts } from '../feedbackFacts.ts';
import type { VectorFeedback } from '../feedbackWords.ts';
import { exactNumber, type Sentence, SILENCE, say, sequence } from '../sentence.ts';
import type { VectorFacts } from '../vectorFacts.ts';
import { testFacts, worthAtRoot } from '../vectorFeedbackFacts.ts';
import { englishVectors, whatCuts } from './vectorNarration.ts';

export const englishVectorFeedback: VectorFeedback = {
  rule: {
    'later-equal'(facts) {
      const { names, finding } = facts;
      const { node } = finding.place;
      const { player, worth } = worthAtRoot(facts, node);
      return say`With ${names.token(node)} player ${String(player)} has ${exactNumber(worth)}, but with a move before it as well. Keep the first that reaches it: a later one that only ties does not replace it.`;
    },
    'refuses-cut': (facts) => {
      const said =
        detailOf(facts, 'nothing-cut') === null
          ? say`A better vector may hide there, but none that matters.`
          : facts.finding.part === 'leafCount'
            ? say`That is the number of all leaves: nothing was cut.`
            : say`Nothing was cut, as if nothing were known of the sum.`;
      return sequence(' ', said, whySafe(facts));
    },
    'cut-without-bound': (facts) => {
      const several =
        detailOf(facts, 'several') === null
          ? SILENCE
          : say`There are several cuts where nothing can cut yet.`;
      const { names, finding } = facts;
      const { node, test } = finding.place;
      return sequence(
        ' ',
        several,
        test === null
          ? say`Nothing can cut yet: nothing has been compared when the search comes to ${names.token(node)}.`
          : say`Nothing that anybody has can cut at ${names.token(test.tester)}: it stops with ${exactNumber(test.limit)} or more, the most that one player can get, and its player has ${exactNumber(test.v)} by then.`,
      );
    },
    'exact-at-cut': () =>
      say`This node stopped early. All that is known is how much its own player gets at least, so write that with ≥.`,
  },

  test: (facts) => {
    if (facts.prunedLeaves > 0) return englishVectors.cutoff(facts);
    const { token, player, own, bound } = facts;
    const has = say`At ${token} player ${String(player)} has ${exactNumber(own)} by then`;
    return own >= bound
      ? say`${has}, but that was its last child: nothing was left to cut.`
      : sequence(' ', say`${has}, and that is not enough to cut.`, whatCuts(facts));
  },
};

/** Why nothing hidden can matter, as a rule: what that comes to here is told after it. */
function whySafe(facts: FeedbackFacts): Sentence {
  const test: VectorFacts | null = testFacts(facts);
  if (test === null) return SILENCE;
  return test.rival === null
    ? say`A player who has the most that one player can get looks no further.`
    : say`What a node’s player has is no longer left for the parent’s player: once that is so much that he can do no better there, the rest of the node changes nothing.`;
}
