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
import { chineseAlgorithms } from './algorithms.ts';
import { chineseFormats } from './formats.ts';
import { leafApart } from './phrases.ts';
import { chineseVectorFeedback } from './vectorFeedback.ts';

export const chineseFeedback: FeedbackWords = {
  item: ({ finding: { part, place }, names, windowsAt }) =>
    chineseFormats[part].lookAt(
      tokenApart(names, place.node, leafApart),
      names.token(ROOT),
      windowsAt === 'end',
    ),

  rule: {
    'other-search': (facts) => {
      const { algorithm } = facts.trace;
      const other = detailOf(facts, 'search')?.algorithm ?? algorithm;
      if (other === algorithm) return say`按另一部分的规则才是这样。这一部分有自己的规则，写在树的上方。`;
      const asked = handsWindow(algorithm)
        ? say`，它会略去一些分枝：没有搜索完的节点只知道界，没有调用的节点什么也不知道。`
        : say`，它评估每个叶节点：每个内部节点都有自己的值。`;
      return say`这是用${chineseAlgorithms[other]}得到的结果，那是另一部分要问的。这一部分问的是${chineseAlgorithms[algorithm]}${asked}`;
    },
    'other-moment': ({ finding: { place }, names, windowsAt }) =>
      windowsAt === 'end'
        ? say`这是调用 ${names.token(place.node)} 时传入的窗口；问的是它结束时的窗口。`
        : say`这是 ${names.token(place.node)} 结束时的窗口；问的是调用它时传入的窗口。`,
    'one-bound': () =>
      say`你只写了每个节点自己的界，有些教材就是这样写的。这里问的是一对 (α, β)，祖先节点的界也在内。`,
    'window-of-sibling': () =>
      say`这是前一个兄弟节点结束时的窗口。子节点返回时，父节点保留自己的一对界，只有值传上来。`,
    'later-equal': ({ finding: { place }, names, trace }) =>
      say`${names.token(place.node)} 返回 ${returned(trace, place.node)}，但它之前已有走步返回同样的值。请保留最先达到该值的走步，后面打平的不取代它。`,
    counterexample: (facts) => {
      const witness = detailOf(facts, 'witness');
      if (witness === null) return SILENCE;
      const x = number(`x = ${printNumber(witness.x)}`);
      return witness.isSpared
        ? say`当 ${x} 时，这一枝不被检查，而按你的回答它会被检查。`
        : say`当 ${x} 时，这一枝会被检查，而按你的回答它不被检查。`;
    },
    'nothing-proved': ({ finding: { place }, names }) =>
      say`搜索结束时，对 ${names.token(place.node)} 的值一无所知，请留空。`,
    'put-together': ({ finding: { place }, names }) =>
      say`${names.token(place.node)} 下面没有哪个叶节点有你填的向量。向上传的是某一个叶节点的整个向量，不是把几个向量中最好的数拼在一起。`,
    'other-pass': (facts) => {
      const { depth, entered } = passFacts(facts);
      return say`这是深度 ${depth} 的结果，到它完成一共进入 ${entered} 个节点。预算有 ${aboutBudget(facts).budget} 个节点，还能完成更深的一遍。`;
    },
    'below-limit': ({ finding: { place }, names }) =>
      say`${names.token(place.node)} 已在深度限制处：搜索取它的静态估计值，下面的节点都不看。`,
    miscount: (facts) => sequence('', say`数错了。`, chineseFeedback.leaves(facts)),
    'parent-only': () => say`你只和父节点的界比较了。任何祖先节点的界都可以剪枝，不管它在多高的层。`,
    'other-equality': ({ rules }) =>
      rules.cutoff === 'equal'
        ? say`值相等时你继续搜索了，那是用 > 和 < 的规则。本题在值达到界时就剪枝：相等的值不会改善任何一方的选择。`
        : say`值相等时你就剪枝了。本题只在超过界（> 和 <）时才剪枝。`,
    'last-of-equals': () =>
      say`后面的走步只是打平，不能取代第一个。如果它的节点被剪过，那个数只是界，不是值。请保留最先达到该值的走步。`,
    'refuses-cut': (facts) => {
      const { place, part } = facts.finding;
      if (detailOf(facts, 'nothing-cut') === null)
        return sequence('', say`那里也许藏着更好的值。`, butItIsSafe(facts));
      const all =
        part === 'leafCount'
          ? say`这是全部叶节点的个数，与不剪枝的极小极大相同：什么也没剪。`
          : say`这就是极小极大：什么也没剪。`;
      return place.test === null ? all : sequence('', all, butItIsSafe(facts));
    },
    'wrong-root-value': ({ trace }) =>
      trace.tree.hasChance
        ? say`剪枝从不改变根的值：它总是与不剪枝时相同。`
        : say`剪枝从不改变根的值：它总是与极小极大相同。`,
    'misses-beta-cuts': (facts) =>
      sequence('', say`你找到了 MIN 节点处的剪枝，却漏掉了 MAX 节点处的。`, butItIsSafe(facts)),
    'swapped-tests': ({ rules }) =>
      rules.cutoff === 'equal'
        ? say`MIN 节点的值下降，降到 α 时剪枝；MAX 节点的值上升，升到 β 时剪枝。更新 β 的是 MIN。`
        : say`MIN 节点的值下降，低于 α 时剪枝；MAX 节点的值上升，高于 β 时剪枝。更新 β 的是 MIN。`,
    'bound-of-other-side': () => say`α 属于 MAX，只升不降；β 属于 MIN，只降不升。谁也不改对方的界。`,
    'keeps-childs-bound': () => say`子节点返回时，父节点保留自己的一对界，只有值传上来。`,
    'never-inherits': ({ rules }) =>
      rules.bounds === 'all'
        ? say`调用子节点时传入的是父节点当时的 (α, β)，而不是 (−∞, +∞)。`
        : say`调用子节点时传入的是由父节点的值定下的界，而不是 (−∞, +∞)。`,
    'open-root': ({ trace, names, rules }) =>
      rules.bounds === 'all'
        ? say`你搜索 ${names.token(ROOT)} 的每个子节点时，都当作还什么也没找到。${names.token(ROOT)} 调用子节点时传入自己当时的 (α, β)，已得到的最${sideAt(trace, ROOT) === 'MIN' ? '小' : '大'}值就是其中的一个界。`
        : say`你搜索 ${names.token(ROOT)} 的每个子节点时，都当作还什么也没找到。${names.token(ROOT)} 调用子节点时传入由自己已得的值定下的界。`,
    'ignores-window': ({ trace }) =>
      say`你从 (−∞, +∞) 开始了。本题的根从窗口 ${rootWindow(trace)} 开始，所以还没看到什么就已有界。`,
    'alpha-zero': () => say`α 从 −∞ 开始，而不是 0。开始时 MAX 什么也不能保证，值也可能是负的。`,
    'global-bounds': () => say`每次调用都有自己的 α 和 β。子节点对它们的改动，返回时就作废了。`,
    'cut-without-bound': (facts) => {
      const { test } = facts.finding.place;
      const several = detailOf(facts, 'several') === null ? SILENCE : say`有几处还不能剪枝，你却剪了。`;
      return sequence('', several, test === null ? noTest(facts) : noBound(facts, test));
    },
    'last-branch': (facts) => {
      const matters = detailOf(facts, 'matters');
      if (matters === null || matters.changes === null)
        return say`划去的部分既不改变走步，也不改变值，但那里的剪枝条件不成立，算法也不知道这是最后一枝。`;
      const { value, move } = matters.changes;
      if (move === null) return say`对走步来说没错，对值来说不对：算法不知道这是最后一枝。`;
      return say`那里划去的部分还会改变选择：若为 ${exactNumber(value)}，最佳走步就是${leafOrNode(facts, move)}。`;
    },
    'exact-at-cut': ({ finding: { place }, trace, names }) =>
      trace.cutStep(place.node) > 0
        ? say`这个节点提前停止了。它得到的只是界，请用 ≤ 或 ≥ 填写。`
        : say`传给 ${names.token(place.node)} 的值中有的只是界，所以它返回的也只是界，请用 ≤ 或 ≥ 填写。`,
    'value-at-unvisited': () => say`这个节点从未被调用，请留空。`,
    'all-max': () => say`在 MIN 节点由 MAX 的对手选择，对手选最小的值。`,
    'all-min': () => say`在 MAX 节点由 MAX 选择，MAX 选最大的值。`,
    interchanged: () => say`你把 MAX 和 MIN 弄反了：MAX 节点取最大的值，MIN 节点取最小的值。`,
    'root-misread': ({ trace, names }) =>
      sideAt(trace, ROOT) === 'MIN'
        ? say`你把根当成了 MAX 节点。${names.token(ROOT)} 处轮到 MIN 走，取最小的值。`
        : say`你把根当成了 MIN 节点。${names.token(ROOT)} 处轮到 MAX 走，取最大的值。`,
    'right-to-left': ({ finding: { also }, trace }) =>
      also === null
        ? say`若从右到左搜索，这个答案是对的；本题从左到右${inFirstPass(trace)}。`
        : say`你从右到左访问了子节点；本题从左到右${inFirstPass(trace)}。`,
    'counts-other-nodes': (facts) =>
      sequence(
        '',
        say`只有到达的叶节点才算评估：内部节点不算，剪去的也不算。`,
        chineseFeedback.leaves(facts),
      ),
    'window-through-chance': ({ trace }) =>
      passesChance(trace.algorithm)
        ? say`窗口不能原样穿过机会节点：要问的是，其余结果都取最好或最坏时，这个结果须是多少，期望值才能达到界。`
        : say`没看到的结果可能非常大，所以窗口不能穿过机会节点：它的下面重新开始。`,
    'bounds-from-leaves': () =>
      say`你把画出的最小和最大的叶节点当成了全部叶节点的界。题中没有给出这样的界：对算法来说，没看到的结果可以是任何值，所以机会节点需要全部结果。`,
    'estimate-for-proof': () =>
      say`深度限制以上的 EVAL 不能用来剪枝：估计不是证明。算数的是从深度限制处传上来的值。`,
    'deep-pruning': () =>
      say`你用比父节点更高的祖先已得的值剪了枝。多个玩家时只有父节点的玩家已得的能用来剪枝：更高处的玩家决不会取的向量，仍可能影响中间玩家的选择。`,
    'sum-of-components': () => say`你取了各分量之和最大的向量。每个玩家只看自己的分量，不管别人得多少。`,
    'all-against-one': () =>
      say`你让其他玩家都与玩家 1 作对。这里每个玩家都取对自己最好的，不管玩家 1 得多少。`,
    'everybody-first': () =>
      say`你让每个玩家都取对玩家 1 最好的。这里每个玩家只看自己的分量，取对自己最好的。`,
    'unfinished-pass': (facts) => {
      const { budget, last } = aboutBudget(facts);
      return say`${budget} 个节点的预算在深度 ${last} 中用完，这一遍没有完成，其中间结果不采用。采用已完成的最深一遍的结果。`;
    },
    'budget-per-pass': (facts) => {
      const { nodes, finished, left, budget } = aboutBudget(facts);
      return say`预算由各遍共用，不是每一遍都重新计算。到深度 ${finished} 完成时，进入的节点数是 ${nodes}，预算 ${budget} 还剩 ${left}。`;
    },
    'ignores-budget': (facts) => {
      const { budget, last } = aboutBudget(facts);
      return say`这是没有预算时的结果。${budget} 个节点的预算在深度 ${last} 中就用完了：采用此前已完成的最深一遍的结果。`;
    },
    'forgets-order': () =>
      say`你在每一遍都按画出的顺序访问子节点。本题中每一遍先访问上一遍返回的值对走步一方最好的子节点，剪去的节点因此不同，完成的遍数也不同。`,
    'mean-at-chance': () =>
      say`每个结果要按概率加权：概率 0.7 和 0.3、值 2 和 5，得 0.7·2 + 0.3·5 = 2.9，而不是 3.5。`,
    'min-at-chance': () =>
      say`机会节点没有人选择，要加权：概率 0.7 和 0.3、值 2 和 5，得 0.7·2 + 0.3·5 = 2.9。`,
    'crossed-probabilities': () =>
      say`你把概率的次序弄反了。每个结果用自己边上的概率加权：概率 0.7 和 0.3、值 2 和 5，得 0.7·2 + 0.3·5 = 2.9，而不是 0.3·2 + 0.7·5 = 4.1。`,
    'plain-sum': () =>
      say`你把各个值直接相加了。每个结果要按概率加权：概率 0.7 和 0.3、值 2 和 5，得 0.7·2 + 0.3·5 = 2.9，而不是 7。`,
    likeliest: () =>
      say`你只取了概率最大的结果的值。所有结果都要按概率加权：概率 0.7 和 0.3、值 2 和 5，得 0.7·2 + 0.3·5 = 2.9，而不是 2。`,
    slip: ({ finding: { part, place }, names }) =>
      part === 'atBudget'
        ? say`其余都对，这里像是笔误。请检查你填的各项，可改一次，不扣分。`
        : say`其余都对，这里像是笔误。请检查 ${tokenApart(names, place.node, leafApart)}，可改一次，不扣分。`,
  },

  vectors: chineseVectorFeedback,

  both: (one, other) => sequence('', say`两个错误合在一起才能解释这个答案。`, one, other),

  owner(facts) {
    const { trace, names, finding } = facts;
    const { node, step, test } = finding.place;
    if (finding.part === 'windows' && test === null)
      return say`请看第 ${exactNumber(step)} 步，搜索正在 ${names.token(node)}。`;
    if (finding.part === 'atBudget')
      return isStopped(facts)
        ? say`请看第 ${exactNumber(step)} 步，预算在那里用完：接下来本该进入 ${names.token(node)}。`
        : say`请看第 ${exactNumber(step)} 步，深度 ${passFacts(facts).depth} 在那里完成。`;
    if (test === null)
      return say`这里与界无关：请看第 ${exactNumber(step)} 步的 ${tokenApart(names, node, leafApart)}。`;
    const about = aboutTest(facts, test);
    const { at, tester, owner, set } = about;
    if (owner === null) {
      if (isOfGivenWindow(trace, test))
        return sequence(
          '',
          say`搜索从窗口 ${rootWindow(trace)} 开始，所以还没看到什么就已有 ${set}。`,
          atTester(about),
        );
      return test.cuts
        ? say`${at} 已经得到 ${about.held}，不可能更好了。`
        : say`${at} 上方还没有谁定下这个界：那里 ${set}。`;
    }
    const plies = trace.tree.depth(tester) - trace.tree.depth(owner);
    const where = plies === 1 ? '（父节点）' : `（上方 ${plies} 层）`;
    const sure = about.isGuaranteed ? '已经保证' : '已经定下';
    const by = say`${names.token(owner)}${where}${sure} ${set}。`;
    return sequence('', by, atTester(about));
  },

  leaves: (facts) => say`评估的叶节点依次是：${leavesSeen(facts)}。`,
};

/** 各遍之间换了顺序时，从左到右只是开始时的。 */
function inFirstPass({ limits }: FeedbackFacts['trace']): Sentence {
  return limits.deepen && limits.tries === 'last' ? say`，直到前一遍说明哪个更好` : SILENCE;
}

/** What the node that makes the test has, and what follows from it. */
function atTester({ at, held, known, isGuaranteed, isMet, ...test }: TestFacts): Sentence {
  if (test.cuts) {
    const has = known === null ? say`${at} 已经得到 ${held}` : say`${at} 已经 ${known}`;
    return known !== null && test.v !== test.limit && isGuaranteed
      ? say`${has}，对局不会走到这里。`
      : say`${has}，对 ${test.bound === 'alpha' ? 'MAX' : 'MIN'} 来说不可能更好。`;
  }
  const has = known === null ? say`此时 ${at} 得到 ${held}` : say`此时 ${at} 只知道 ${known}`;
  return isMet ? say`${has}，但这是最后一个子节点，已没有可剪的。` : say`${has}，还不足以剪枝。`;
}

/** Why nothing hidden can matter: who has the choice, and what it has already. */
function butItIsSafe(facts: FeedbackFacts): Sentence {
  const { finding, trace, names } = facts;
  const { place } = finding;
  const { test, node } = place;
  const tester = test?.tester ?? node;
  if (test !== null && trace.tree.kind(tester) === CHANCE) {
    const [least, most] = trace.tree.leafBounds;
    const [each, ends] = test.bound === 'alpha' ? [most, '至多'] : [least, '至少'];
    return say`但其余结果即使都取 ${exactNumber(each)}，${names.token(tester)} 的值也${ends}是 ${heldIn(facts, test)}。`;
  }
  const has = test === null ? SILENCE : say`，并且已经得到 ${heldIn(facts, test)}`;
  if (trace.limits.window !== null && test !== null) {
    const most = test.bound === 'alpha' ? '至多' : '至少';
    return say`但 ${names.token(tester)} 由 ${sideAt(trace, tester)} 选择${has}：那里不必看的叶节点无论是几，它的值${most}是 ${heldIn(facts, test)}，而 ${aboutTest(facts, test).set} 已经定下。`;
  }
  return say`但 ${names.token(tester)} 由 ${sideAt(trace, tester)} 选择${has}：那里不必看的叶节点无论是几，根的值都不变。`;
}

/** A branch is left out before anything has been compared, or where nothing ever is. */
function noTest({ finding: { place }, trace, names }: FeedbackFacts): Sentence {
  const chance = chanceAbove(trace, place.node);
  if (chance !== null && passesChance(trace.algorithm))
    return trace.tree.leafBounds.some(Number.isFinite)
      ? say`${names.token(chance)} 处还不能剪枝：其余结果仍可能使它落在自己的窗口之内。`
      : say`${names.token(chance)} 处不剪枝：叶节点的范围未知，没看到的结果可以是任何值。`;
  return chance === null
    ? say`这里还不能剪枝：搜索到${leafOrNode({ trace, names }, place.node)} 时还没有比较过任何值。`
    : say`${names.token(chance)} 处不剪枝：机会节点需要它的全部结果。`;
}

function noBound(facts: FeedbackFacts, test: DecidingTest): Sentence {
  const { trace, names } = facts;
  const greek = test.bound === 'alpha' ? 'α' : 'β';
  const fact = say`${names.token(test.tester)} 处还不能剪枝：那里的 ${greek} 仍是 ${boundIn(facts, test)}。`;
  if (!holdsExtreme(trace, test)) return fact;
  const extreme = sideAt(trace, test.tester) === 'MAX' ? '大' : '小';
  return say`${fact}也许你知道 ${heldIn(facts, test)} 是最${extreme}的值，算法并不知道。`;
}

/** To follow a Chinese character: only a node's name is set off from it by a space. */
function leafOrNode({ trace, names }: Pick<FeedbackFacts, 'trace' | 'names'>, node: NodeId): Sentence {
  return trace.tree.isLeaf(node)
    ? say`叶节点 ${tokenApart(names, node, leafApart)}`
    : say` ${names.token(node)}`;
}
