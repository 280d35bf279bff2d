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

export const englishOutcomeNarration: OutcomeNarration = { entered, summed, beyond, comesTo };

/** A chance node, or one of its outcomes, is entered. */
function entered(facts: StepFacts, to: Sentence, down: Sentence): Sentence | null {
  if (facts.isThrough) {
    const demands = asked(facts);
    return demands === null ? null : sequence(' ', down, demands);
  }
  return facts.kind === 'chance'
    ? say`${to}. No window passes through: its children start afresh from ${number('(−∞, +∞)')}.`
    : say`${to}. Below a chance node the window starts afresh at ${number(printWindow(facts.window))}.`;
}

/** What the outcomes that returned come to. */
function summed(facts: UpdateFacts): Sentence {
  const { node } = facts;
  const sum = number(printPartialSum(facts.trace, facts.event));
  if (!facts.isLast)
    return sequence(' ', say`${node} so far: ${sum}.`, facts.isThrough ? possible(facts) : SILENCE);
  return isJust(facts.range, facts.event.value)
    ? say`That was the last outcome of ${node}. Its expected value: ${sum}.`
    : say`That was the last outcome of ${node}: ${sum}. What goes up is only a bound.`;
}

/** "more than 1": what is not cut. */
function beyond(bound: Bound, limit: Worth, { cutoff }: SearchRules): Sentence {
  const isAlpha = bound === 'alpha';
  return cutoff === 'equal'
    ? say`${isAlpha ? 'more' : 'less'} than ${worth(limit)}`
    : say`${worth(limit)} or ${isAlpha ? 'more' : 'less'}`;
}

/** What an outcome has to be worth where windows pass through chance nodes, or else what cuts. */
function asked({ trace, event }: StepFacts): Sentence | null {
  const demands = demandsOn(asBounds(trace), event.node, event.step);
  if (demands.length === 0) return null;
  const isEqual = trace.rules.cutoff === 'equal';
  const limits = demands.map(({ bound, limit, reckoned }) => {
    const isAlpha = bound === 'alpha';
    const than = isEqual ? (isAlpha ? 'above' : 'below') : isAlpha ? 'at least at' : 'at most at';
    return say`${than} ${worth(limit)}: ${number(reckoned)}`;
  });
  return say`This outcome matters only if it comes out ${sequence(', and ', ...limits)}.`;
}

/** Within which bounds a chance node that windows pass through can still come out. */
function possible({ trace, event, test }: UpdateFacts): Sentence {
  const { outcomeTests } = event;
  if (outcomeTests === undefined || shareAfter(trace, event.child) === null) return SILENCE;
  const [least, most] = trace.tree.leafBounds;
  const { v: low } = testWorth(trace, event.node, event.step, outcomeTests.low);
  const { v: high } = testWorth(trace, event.node, event.step, outcomeTests.high);
  const atMost = Number.isFinite(low.value)
    ? say`With ${worth(given(most))} for all that is left it comes to ${worth(low)} at most.`
    : SILENCE;
  const atLeast = Number.isFinite(high.value)
    ? say`With ${worth(given(least))} for all that is left it comes to ${worth(high)} at least.`
    : SILENCE;
  const cut =
    test === null ? SILENCE : say`Since ${number(printTest(test, trace.rules))}, the rest can be cut.`;
  return sequence(
    ' ',
    test?.bound === 'beta' ? SILENCE : atMost,
    test?.bound === 'alpha' ? SILENCE : atLeast,
    cut,
  );
}

/** What a chance node that is cut is worth at most or at least, and why that is enough. */
function comesTo({ event, trace, test }: CutFacts, ownerHas: Sentence | null): Sentence {
  const { bound, v } = test;
  const isAlpha = bound === 'alpha';
  const [least, most] = trace.tree.leafBounds;
  const comesTo = say`it is worth at ${isAlpha ? 'most' : 'least'} ${worth(v)}`;
  const stillPossible =
    shareAfter(trace, trace.childAt(event.step)) === null
      ? say`all that is left has probability 0, so ${comesTo}`
      : say`with ${worth(given(isAlpha ? most : least))} for all that is left ${comesTo}`;
  return ownerHas === null
    ? say`${stillPossible}, and nothing can be ${isAlpha ? 'less' : 'more'}`
    : say`${stillPossible}, and ${ownerHas}`;
}
