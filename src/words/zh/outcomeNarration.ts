import { asBounds } from '../../core/run/anyRun.ts';
import type { Bound } from '../../core/run/window.ts';
import { given, testWorth, type Worth } from '../../core/run/worth.ts';
import type { SearchRules } from '../../core/search/searchSettings.ts';
import { worth } from '../estimates.ts';
import { printPartialSum } from '../expectation.ts';
import { type CutFacts, isJust, type StepFacts, type UpdateFacts } from '../facts.ts';
import type { OutcomeNarration } from '../languageTexts.ts';
import { demandsOn, shareAfter } from '../outcomes.ts';
import { number, type Sentence, SILENCE, say, sequence } from '../sentence.ts';
import { printTest, printWindow } from '../symbols.ts';

export const chineseOutcomeNarration: OutcomeNarration = { entered, summed, beyond, comesTo };

/** 进入机会节点，或它的一个结果。 */
function entered(facts: StepFacts, to: Sentence, down: Sentence): Sentence | null {
  if (facts.isThrough) {
    const demands = asked(facts);
    return demands === null ? null : sequence('', down, demands);
  }
  return facts.kind === 'chance'
    ? say`${to}。窗口不穿过机会节点：它的子节点重新从 ${number('(−∞, +∞)')} 开始。`
    : say`${to}。在机会节点之下，窗口重新从 ${number(printWindow(facts.window))} 开始。`;
}

/** 已返回的结果加起来是多少。 */
function summed(facts: UpdateFacts): Sentence {
  const { node } = facts;
  const sum = number(printPartialSum(facts.trace, facts.event));
  if (!facts.isLast)
    return sequence('', say`${node} 目前的部分和：${sum}。`, facts.isThrough ? possible(facts) : SILENCE);
  return isJust(facts.range, facts.event.value)
    ? say`${node} 的期望值：${sum}。`
    : say`这是 ${node} 的最后一个结果：${sum}。向上传的只是一个界。`;
}

/** “大于 1 ”：不会被剪去的值。 */
function beyond(bound: Bound, limit: Worth, { cutoff }: SearchRules): Sentence {
  const isAlpha = bound === 'alpha';
  return cutoff === 'equal'
    ? say`${isAlpha ? '大于' : '小于'} ${worth(limit)} `
    : say`${isAlpha ? '不小于' : '不大于'} ${worth(limit)} `;
}

/** 窗口穿过机会节点时，一个结果要有多大才有意义；否则是什么会引起剪枝。 */
function asked({ trace, event }: StepFacts): Sentence | null {
  const demands = demandsOn(asBounds(trace), event.node, event.step);
  if (demands.length === 0) return null;
  const limits = demands.map(({ bound, limit }) => beyond(bound, limit, trace.rules));
  const reckoned = demands.map((demand) => say`${number(demand.reckoned)}`);
  return say`这个结果只有${sequence('且', ...limits)}才有意义：${sequence('，', ...reckoned)}。`;
}

/** 窗口穿过机会节点时，它的期望值还可能在什么范围之内。 */
function possible({ trace, event, test }: UpdateFacts): Sentence {
  const { outcomeTests } = event;
  if (outcomeTests === undefined || shareAfter(trace, event.child) === null) return SILENCE;
  const [least, most] = trace.tree.leafBounds;
  const { v: low } = testWorth(trace, event.node, event.step, outcomeTests.low);
  const { v: high } = testWorth(trace, event.node, event.step, outcomeTests.high);
  const atMost = Number.isFinite(low.value)
    ? say`其余结果即使都取 ${worth(given(most))}，期望值也至多是 ${worth(low)}。`
    : SILENCE;
  const atLeast = Number.isFinite(high.value)
    ? say`其余结果即使都取 ${worth(given(least))}，期望值也至少是 ${worth(high)}。`
    : SILENCE;
  const cut = test === null ? SILENCE : say`因为 ${number(printTest(test, trace.rules))}，其余的可以剪去。`;
  return sequence(
    '',
    test?.bound === 'beta' ? SILENCE : atMost,
    test?.bound === 'alpha' ? SILENCE : atLeast,
    cut,
  );
}

/** 被剪枝的机会节点至多或至少是多少，为什么这就够了。 */
function comesTo({ event, trace, test }: CutFacts, ownerHas: Sentence | null): Sentence {
  const { bound, v } = test;
  const isAlpha = bound === 'alpha';
  const [least, most] = trace.tree.leafBounds;
  const end = isAlpha ? '至多' : '至少';
  const stillPossible =
    shareAfter(trace, trace.childAt(event.step)) === null
      ? say`其余结果的概率都是 0，期望值${end}是 ${worth(v)}`
      : say`其余结果即使都取 ${worth(given(isAlpha ? most : least))}，期望值也${end}是 ${worth(v)}`;
  return ownerHas === null
    ? say`${stillPossible}，不可能更${isAlpha ? '小' : '大'}了`
    : say`${stillPossible}，而${ownerHas}`;
}
