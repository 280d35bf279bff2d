import { ROOT } from '../../core/tree/nodeId.ts';
import { MAX } from '../../core/tree/nodeKind.ts';
import { printBound, printNumber } from '../../core/tree/printNumber.ts';
import type { FeedbackFacts, FeedbackWords } from '../feedback.ts';
import { number, type Sentence, SILENCE, say } from '../sentence.ts';

export const chineseFeedback: FeedbackWords = {
  item({ finding: { part, place }, names }) {
    const node = names.token(place.node);
    switch (part) {
      case 'values':
        return say`请看你在 ${node} 处填的值。`;
      case 'windows':
        return say`请看调用 ${node} 时的窗口。`;
      case 'crossing':
        return say`请看 ${node} 附近划去的部分。`;
      case 'leafOrder':
        return say`请看搜索到 ${node} 时你的次序。`;
      case 'leafCount':
        return say`请再数一遍计算了哪些叶节点。`;
      case 'move':
        return say`请看你在 ${names.token(ROOT)} 选的走步。`;
      case 'line':
        return say`请看你的路线走到 ${node} 的地方。`;
      case 'reorder':
        return say`换一种次序，计算的叶节点更少。`;
      case 'interval':
        return say`请看决定 ${node} 去留的那次比较。`;
    }
  },

  rule: {
    'parent-only': () => say`你只和父节点的界比较了。任何祖先节点的界都可以剪枝，不管它在多高的层。`,
    'other-equality': ({ rules }) =>
      rules.cutoff === 'equal'
        ? say`值相等时你继续搜索了，那是用 > 和 < 的规则。本题在值达到界时就剪枝：相等的值不会改善任何一方的选择。`
        : say`值相等时你就剪枝了。本题只在超过界（> 和 <）时才剪枝。`,
    'last-of-equals': () =>
      say`后面的走步只是打平，不能取代第一个。如果它的节点被剪过，那个数只是界，不是值。请保留最先达到该值的走步。`,
    'refuses-cut': (facts) =>
      say`那里也许藏着更好的值，但这里由 ${chooser(facts)} 选择，不会让对局走到那里。藏着的叶节点无论是几，根的值都不变。`,
    'wrong-root-value': () => say`剪枝从不改变根的值：它总是与极小极大相同。`,
    'misses-beta-cuts': () =>
      say`你找到了 MIN 节点处的剪枝，却漏掉了 MAX 节点处的。MAX 想继续，但上面的 MIN 另有更好的选择，不会让对局走到这里。`,
    'swapped-tests': () =>
      say`MIN 节点的值下降，降到 α 时剪枝；MAX 节点的值上升，升到 β 时剪枝。更新 β 的是 MIN。`,
    'bound-of-other-side': () => say`α 属于 MAX，只升不降；β 属于 MIN，只降不升。谁也不改对方的界。`,
    'keeps-childs-bound': () => say`子节点返回时，父节点保留自己的一对界，只有值传上来。`,
    'never-inherits': () => say`子节点出生时带着父节点当时的 (α, β)，而不是 (−∞, +∞)。`,
    'alpha-zero': () => say`α 从 −∞ 开始，而不是 0。开始时 MAX 什么也不能保证，值也可能是负的。`,
    'global-bounds': () => say`每次调用都有自己的 α 和 β。子节点对它们的改动，返回时就作废了。`,
    'cut-without-bound': ({ finding: { place } }) =>
      say`这里没有什么可以剪枝：界仍是 ${number(place.test === null ? '∞' : printBound(place.test.limit))}。也许你知道最大的值是几，算法并不知道。`,
    'last-branch': () => say`对走步来说没错，对值来说不对：算法不知道这是最后一枝。`,
    'exact-at-cut': () => say`这个节点提前停止了。它得到的只是界，请用 ≤ 或 ≥ 填写。`,
    'value-at-unvisited': () => say`这个节点从未被调用，请留空。`,
    'all-max': () => say`双方逐层交替：MIN 节点由对手选择，对手选最小的。`,
    'right-to-left': () => say`从右到左是对的；这里子节点从左到右。`,
    'counts-other-nodes': () => say`只有到达的叶节点才算计算：内部节点不算，剪去的也不算。请按次序列出它们。`,
    'window-through-chance': () => say`没看到的结果可能非常大，所以窗口不能穿过机会节点：它的下面重新开始。`,
    'mean-at-chance': () =>
      say`各个结果的概率并不相等，要加权：概率 0.7 和 0.3、值 2 和 5，得 0.7·2 + 0.3·5 = 2.9。`,
    'min-at-chance': () =>
      say`机会节点没有人选择，要加权：概率 0.7 和 0.3、值 2 和 5，得 0.7·2 + 0.3·5 = 2.9。`,
    slip: ({ finding: { place }, names }) =>
      say`其余都对，这里像是笔误。请检查 ${names.token(place.node)}，可以免费改一次。`,
  },

  owner({ trace, names }, { tester, bound, v, limit, owner, cuts }) {
    if (owner === null) return SILENCE;
    const isMax = trace.tree.kind(tester) === MAX;
    const plies = trace.tree.depth(tester) - trace.tree.depth(owner);
    const where = plies === 1 ? '（父节点）' : `（上面第 ${plies} 层）`;
    const sure = say`${names.token(owner)}${where}已经保证 ${number(`${bound === 'alpha' ? 'α' : 'β'} = ${printNumber(limit)}`)}`;
    const holds = number(`${isMax ? '≥' : '≤'} ${printNumber(v)}`);
    return cuts
      ? say`${sure}。${names.token(tester)} 已经 ${holds}，对局不会走到这里。`
      : say`${sure}。此时 ${names.token(tester)} 是 ${holds}，还不足以剪枝。`;
  },
};

/** The side that has the choice at the node that is cut. */
function chooser({ finding: { place }, trace }: FeedbackFacts): Sentence {
  const tester = place.test?.tester ?? place.node;
  return say`${trace.tree.kind(tester) === MAX ? 'MAX' : 'MIN'}`;
}
