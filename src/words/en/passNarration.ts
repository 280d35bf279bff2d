import type { AnswerEvent } from '../../core/run/answerEvent.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import { point } from '../estimates.ts';
import type { StepFacts } from '../facts.ts';
import type { PassNarration } from '../languageTexts.ts';
import { number, type Sentence, SILENCE, say, sequence } from '../sentence.ts';
import { moveTo, plural } from './phrases.ts';

export const englishPassNarration: PassNarration = {
  pass({ event: { depth, step }, trace }) {
    const begin = say`Depth ${number(depth)} begins`;
    const before = trace.passes[trace.passes.indexOf(trace.passAt(step)) - 1];
    if (before === undefined) return say`${begin}.`;
    return trace.limits.tries === 'last'
      ? say`${begin}; children are tried in the order of what depth ${number(before.depth ?? 0)} returned.`
      : say`${begin}; children are tried as they stand.`;
  },

  stop({ event: { depth }, node, trace }) {
    const { budget } = trace.limits;
    const used = say`The budget of ${number(plural(budget ?? 0, 'node', 'nodes'))} is used up in depth ${number(depth)}, before ${node} is entered`;
    return say`${used}; what this pass has found is dropped.`;
  },

  answer: answerOfPasses,
};

/** The passes are over. */
function answerOfPasses(facts: StepFacts<AnswerEvent>): Sentence {
  const { why, depth } = facts.event.ending ?? { why: 'halt', depth: null };
  const { event, node, names, trace } = facts;
  if (depth === null)
    return why === 'budget'
      ? say`There is no answer: the budget does not even finish the first pass.`
      : say`There is no answer: the first pass does not come to its end.`;
  const value = point(event.value, facts);
  const move =
    event.move === null
      ? say`${node} is worth ${value}, and no move is named`
      : say`${bySide(trace.tree.kind(ROOT), 'MAX', 'MIN')} plays ${moveTo(event.move, names)}, worth ${value}`;
  const answer = say`The answer is that of depth ${number(depth)}: ${move}.`;
  const because = {
    proved: say`The root is proved: no deeper search can change it.`,
    end: say`Everything there is has been looked at; what is known by estimate alone remains.`,
    limit: say`That is as deep as it was to look.`,
    budget: SILENCE,
    halt: say`The pass after it could not go on.`,
  };
  return sequence(' ', answer, because[why]);
}
