/** What is said of wrong answers where several players decide, and it is otherwise than for MAX and MIN. */
import { detailOf, type FeedbackFacts } from '../feedbackFacts.ts';
import type { VectorFeedback } from '../feedbackWords.ts';
import { exactNumber, type Sentence, SILENCE, say, sequence } from '../sentence.ts';
import type { VectorFacts } from '../vectorFacts.ts';
import { testFacts, worthAtRoot } from '../vectorFeedbackFacts.ts';
import { chineseVectors, whatCuts } from './vectorNarration.ts';

export const chineseVectorFeedback: VectorFeedback = {
  rule: {
    'later-equal'(facts) {
      const { names, finding } = facts;
      const { node } = finding.place;
      const { player, worth } = worthAtRoot(facts, node);
      return say`走 ${names.token(node)}，玩家 ${String(player)} 得 ${exactNumber(worth)}，但它之前已有走步同样能得到。请保留最先达到的走步，后面打平的不取代它。`;
    },
    'refuses-cut': (facts) => {
      const said =
        detailOf(facts, 'nothing-cut') === null
          ? say`那里也许藏着更好的向量，但不要紧。`
          : facts.finding.part === 'leafCount'
            ? say`这是全部叶节点的个数：什么也没剪。`
            : say`什么也没剪，好像总和是未知的。`;
      return sequence('', said, whySafe(facts));
    },
    'cut-without-bound': (facts) => {
      const several = detailOf(facts, 'several') === null ? SILENCE : say`有几处还不能剪枝，你却剪了。`;
      const { names, finding } = facts;
      const { node, test } = finding.place;
      return sequence(
        '',
        several,
        test === null
          ? say`还不能剪枝：搜索到 ${names.token(node)} 时还没有比较过任何值。`
          : say`在 ${names.token(test.tester)} 处，没有哪个玩家已得的能用来剪枝：要得到 ${exactNumber(test.limit)}（一个玩家所能得的全部）才停止，而它的玩家此时只有 ${exactNumber(test.v)}。`,
      );
    },
    'exact-at-cut': () => say`这个节点提前停止了，只知道它自己的玩家至少得多少，请用 ≥ 填写。`,
  },

  test: (facts) => {
    if (facts.prunedLeaves > 0) return chineseVectors.cutoff(facts);
    const { token, player, own, bound } = facts;
    const has = say`此时玩家 ${String(player)} 在 ${token} 处得 ${exactNumber(own)}`;
    return own >= bound
      ? say`${has}，但这是最后一个子节点，已没有可剪的。`
      : sequence('', say`${has}，还不足以剪枝。`, whatCuts(facts));
  },
};

/** 规则本身说明剪去的为什么不要紧；这里的数在下一句提示里。 */
function whySafe(facts: FeedbackFacts): Sentence {
  const test: VectorFacts | null = testFacts(facts);
  if (test === null) return SILENCE;
  return test.rival === null
    ? say`一个玩家得到了所能得的全部，就不必再看。`
    : say`节点的玩家所得的，父节点的玩家就得不到：他在这里已不可能得到更多时，节点的其余部分改变不了什么。`;
}
