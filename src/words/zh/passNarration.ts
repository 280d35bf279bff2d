import type { AnswerEvent } from '../../core/run/answerEvent.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import { point } from '../estimates.ts';
import type { StepFacts } from '../facts.ts';
import type { PassNarration } from '../languageTexts.ts';
import { number, type Sentence, SILENCE, say, sequence } from '../sentence.ts';
import { moveTo } from './phrases.ts';

export const chinesePassNarration: PassNarration = {
  pass({ event: { depth, step }, trace }) {
    const begin = say`开始深度 ${number(depth)} 的搜索`;
    const before = trace.passes[trace.passes.indexOf(trace.passAt(step)) - 1];
    if (before === undefined) return say`${begin}。`;
    return trace.limits.tries === 'last'
      ? say`${begin}，子节点按深度 ${number(before.depth ?? 0)} 返回的值排序。`
      : say`${begin}，子节点按原来的顺序。`;
  },

  stop({ event: { depth }, node, trace }) {
    const { budget } = trace.limits;
    return say`${number(budget ?? 0)} 个节点的预算在深度 ${number(depth)} 中用完，没有进入 ${node}；其中间结果不采用。`;
  },

  answer: answerOfPasses,
};

/** 各遍搜索都已结束。 */
function answerOfPasses(facts: StepFacts<AnswerEvent>): Sentence {
  const { why, depth } = facts.event.ending ?? { why: 'halt', depth: null };
  const { event, node, names, trace } = facts;
  if (depth === null)
    return why === 'budget' ? say`没有结果：预算连第一遍也不够。` : say`没有结果：第一遍没有完成。`;
  const value = point(event.value, facts);
  const move =
    event.move === null
      ? say`${node} 的值为 ${value}，没有走步`
      : say`${bySide(trace.tree.kind(ROOT), 'MAX', 'MIN')} 的走步是${moveTo(event.move, names)}，值为 ${value}`;
  const answer = say`采用深度 ${number(depth)} 的结果：${move}。`;
  const because = {
    proved: say`根节点的值已被证明，再深也不会改变。`,
    end: say`全部都已看过，剩下的只有估计。`,
    limit: say`已到所设的深度。`,
    budget: SILENCE,
    halt: say`下一遍没有能进行下去。`,
  };
  return sequence('', answer, because[why]);
}
