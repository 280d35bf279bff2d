import type { AnswerEvent } from '../../core/run/answerEvent.ts';
import type { AnyRun } from '../../core/run/anyRun.ts';
import { estimated } from '../../core/run/worth.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { point, worth } from '../estimates.ts';
import type { StepFacts } from '../facts.ts';
import type { PassNarration } from '../languageTexts.ts';
import type { NodeNames } from '../nodeNames.ts';
import { type AtLimit, atLimit, moveBeforeChecks } from '../reachFacts.ts';
import { exactNumber, number, type Sentence, SILENCE, say, sequence } from '../sentence.ts';
import { shownName } from '../shownName.ts';
import { printTest } from '../symbols.ts';
import { moveTo } from './phrases.ts';
import { chineseWindowNarration } from './windowNarration.ts';

export const chinesePassNarration: PassNarration = {
  halt({ event: { reason }, node }) {
    switch (reason) {
      case 'unknown-leaf':
        return say`搜索停止：叶节点 ${node} 的值未知。给它一个值才能继续。`;
      case 'infinities-meet':
        return say`搜索停在 ${node}：+∞ 与 −∞ 在同一个期望值里相遇，它们的和没有意义。`;
      case 'no-evaluation':
        return say`搜索停在 ${node}：它在深度限制处，而没有估计值。`;
      case 'too-many':
        return say`搜索停在 ${node}：没有地方存放更多的局面。`;
      case 'repeats':
        return say`搜索停在 ${node}：局面循环重复，它在等自己的值。`;
      case 'bad-game':
        return say`搜索停在 ${node}：游戏的程序在这个局面出错。`;
      case 'budget':
        return say`搜索停在 ${node}：不能再进入更多节点。`;
    }
  },

  goesOn(told, { event, node, kind, names, trace }) {
    const limit = atLimit(trace, event.node, event.step);
    if (limit === null) return told;
    const side = bySide(kind, 'MAX', 'MIN');
    const [move] = limit.noisyMoves;
    const moves =
      limit.noisyMoves.length === 1 && move !== undefined
        ? say`（${side} 有非静止的走步 ${shownName(move)}）`
        : say`（${side} 有非静止的走步）`;
    return sequence('', told, say`${node} ${whereItLies(limit, names)}，但不静止${moves}，继续搜索。`);
  },

  horizon(facts) {
    const { event, names, trace } = facts;
    const node = nodeAtLimit(facts);
    const estimate = number(`EVAL = ${printNumber(event.value)}`);
    const limit = atLimit(trace, event.node, event.step);
    if (limit === null) return say`${facts.node} 只有估计：${estimate}。这不是证明。`;
    const judged = say`不再展开，只作估计，${estimate}。这是估计，不是证明。`;
    const where = whereItLies(limit, names);
    if (!limit.asksForQuiet) return say`${node}${where}：${judged}`;
    if (limit.isQuiet) return say`${node}${where}，并且是静止的：${judged}`;
    return say`${node}不静止，但${where}，搜索至多到此：${judged}`;
  },

  tabled({ rank, up, held }) {
    const value = worth(held);
    return say`${up ?? ''} 的第 ${String(rank)} 个子节点在残局棋谱中，值为 ${value}：这是精确值，无需搜索。`;
  },

  stay({ event, kind, node, trace, test }) {
    const side = bySide(kind, 'MAX', 'MIN');
    const kept = say`${side} 也可以不走非静止的走步，${node} 保持 ${worth(estimated(event.static))}。`;
    return test?.holds ? say`${kept}因为 ${number(printTest(test, trace.rules))}，其余的可以剪去。` : kept;
  },

  pass({ event: { depth, step, plies }, node, trace }) {
    if (plies !== null) {
      const judged = worth(estimated(trace.tree.staticValue(trace.nodeAt(step))));
      return say`所选路线止于 ${node}（估计 ${judged}），再往前检查 ${exactNumber(plies)} 层。`;
    }
    const begin = say`开始深度 ${exactNumber(depth)} 的搜索`;
    const before = trace.passes[trace.passes.indexOf(trace.passAt(step)) - 1];
    if (before === undefined) return say`${begin}。`;
    switch (trace.limits.tries) {
      case 'last':
        return say`${begin}，子节点按深度 ${exactNumber(before.depth ?? 0)} 返回的值排序。`;
      case 'given':
        return say`${begin}，子节点按原来的顺序。`;
      case 'kind':
        return say`${begin}，子节点按走步的种类排序。`;
    }
  },

  stop({ event: { depth }, node, trace }) {
    const { budget } = trace.limits;
    return say`${exactNumber(budget ?? 0)} 个节点的预算在深度 ${exactNumber(depth)} 中用完，没有进入 ${node}；其中间结果不采用。`;
  },

  answer: answerOfPasses,
};

/** 只有估计值而没有名字的局面，用它的位置来称呼。 */
function nodeAtLimit({ node, up, rank, isCalledByEstimate }: StepFacts): Sentence {
  return isCalledByEstimate && up !== null ? say`${up} 的第 ${String(rank)} 个子节点` : say`${node} `;
}

/** 各遍搜索都已结束。 */
function answerOfPasses(facts: StepFacts<AnswerEvent>): Sentence {
  const { event, node, names, trace } = facts;
  const { why, depth, isFromBook } = event.ending ?? { why: 'halt', depth: null, isFromBook: false };
  if (isFromBook && event.move !== null)
    return say`棋谱中有此局面：走${moveTo(event.move, names)}，无需搜索。`;
  if (depth === null)
    return why === 'budget' ? say`没有结果：预算连第一遍也不够。` : say`没有结果：第一遍没有完成。`;
  const value = worth(point(event.value, facts));
  const isExact = trace.kindOfValue === 'exact';
  const root = isExact ? say`${node} 的值为 ${value}` : chineseWindowNarration.failed(facts, event.value);
  const plays =
    event.move === null || trace.bestMove === null
      ? null
      : say`${bySide(trace.tree.kind(ROOT), 'MAX', 'MIN')} 的走步是${moveTo(event.move, names)}`;
  const move =
    plays === null ? say`${root}，没有走步` : isExact ? say`${plays}，值为 ${value}` : say`${root}，${plays}`;
  const answer = say`采用深度 ${exactNumber(depth)} 的结果：${move}。`;
  const because = {
    proved: say`根节点的值已被证明，再深也不会改变。`,
    end: say`全部都已看过，剩下的只有估计。`,
    limit: say`已到所设的深度。`,
    budget: SILENCE,
    halt: say`下一遍没有能进行下去。`,
  };
  if (trace.answered?.purpose !== 'check') return sequence('', answer, because[why]);
  const ended = why === 'halt' ? because[why] : SILENCE;
  return sequence('', answer, whatTheCheckFound(trace, names), ended);
}

/** 辅助搜索是否改变了走步。 */
function whatTheCheckFound(trace: AnyRun, names: NodeNames): Sentence {
  const before = moveBeforeChecks(trace);
  return before === null || before === trace.bestMoveAt()
    ? say`检查没有改变走步。`
    : say`检查之前的走步是${moveTo(before, names)}。`;
}

/** “已到深度限制 2”“在 F 之下 2 层（检查到 4 层）”。 */
function whereItLies({ of, beyond }: AtLimit, names: NodeNames): Sentence {
  if (of.kind === 'check')
    return say`在 ${names.token(of.node)} 之下 ${exactNumber(of.plies + beyond)} 层（检查到 ${exactNumber(of.plies)} 层）`;
  return beyond === 0
    ? say`已到深度限制 ${exactNumber(of.depth)}`
    : say`已超出深度限制 ${exactNumber(of.depth)} 达 ${exactNumber(beyond)} 层`;
}
