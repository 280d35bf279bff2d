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
import { moveTo, ordinal, plural } from './phrases.ts';
import { englishWindowNarration } from './windowNarration.ts';

export const englishPassNarration: PassNarration = {
  halt({ event: { reason }, node }) {
    switch (reason) {
      case 'unknown-leaf':
        return say`The search stops: the value of this leaf, ${node}, is not known. Give it one to go on.`;
      case 'infinities-meet':
        return say`The search stops at ${node}: +∞ and −∞ meet in one expectation, and their sum has no value.`;
      case 'no-evaluation':
        return say`The search stops at ${node}: it lies at the depth limit, and nothing estimates its worth.`;
      case 'too-many':
        return say`The search stops at ${node}: there is no room for more positions.`;
      case 'repeats':
        return say`The search stops at ${node}: positions repeat in a circle, and it waits for its own value.`;
      case 'bad-game':
        return say`The search stops at ${node}: the game fails in this position.`;
      case 'budget':
        return say`The search stops at ${node}: no more nodes may be entered.`;
    }
  },

  goesOn(told, { event, node, kind, names, trace }) {
    const limit = atLimit(trace, event.node, event.step);
    if (limit === null) return told;
    const side = bySide(kind, 'MAX', 'MIN');
    const [move] = limit.noisyMoves;
    const moves =
      limit.noisyMoves.length === 1 && move !== undefined
        ? say` (${side} has the noisy move ${shownName(move)})`
        : say` (${side} has noisy moves)`;
    const where = whereItLies(limit, names);
    return sequence(' ', told, say`${node} lies ${where}, but is not quiet${moves}: the search goes on.`);
  },

  horizon(facts) {
    const { event, names, trace } = facts;
    const node = nodeAtLimit(facts);
    const estimate = number(`EVAL = ${printNumber(event.value)}`);
    const limit = atLimit(trace, event.node, event.step);
    if (limit === null) return say`Of ${facts.node} only an estimate is known: ${estimate}. It is no proof.`;
    const judged = say`it is judged, not looked into: ${estimate}. An estimate, no proof.`;
    const where = whereItLies(limit, names);
    if (!limit.asksForQuiet) return say`${node} lies ${where}: ${judged}`;
    if (limit.isQuiet) return say`${node} lies ${where} and is quiet: ${judged}`;
    return say`${node} is not quiet, but lies ${where}, the most there may be: ${judged}`;
  },

  tabled({ rank, up, held }) {
    const value = worth(held);
    return say`The ${ordinal(rank)} child of ${up ?? ''} stands in the ending table, worth ${value}: exact, and not searched.`;
  },

  stay({ event, kind, node, trace, test }) {
    const side = bySide(kind, 'MAX', 'MIN');
    const kept = say`${side} need not make a noisy move: ${node} may keep ${worth(estimated(event.static))}.`;
    return test?.holds
      ? say`${kept} Since ${number(printTest(test, trace.rules))}, the rest can be cut.`
      : kept;
  },

  pass({ event: { depth, step, plies }, node, trace }) {
    if (plies !== null) {
      const judged = worth(estimated(trace.tree.staticValue(trace.nodeAt(step))));
      const farther = number(plural(plies, 'ply', 'plies'));
      return say`The chosen line ends at ${node}, judged ${judged}. It is looked at ${farther} farther.`;
    }
    const begin = say`Depth ${exactNumber(depth)} begins`;
    const before = trace.passes[trace.passes.indexOf(trace.passAt(step)) - 1];
    if (before === undefined) return say`${begin}.`;
    switch (trace.limits.tries) {
      case 'last':
        return say`${begin}; children are tried in the order of what depth ${exactNumber(before.depth ?? 0)} returned.`;
      case 'given':
        return say`${begin}; children are tried as they stand.`;
      case 'kind':
        return say`${begin}; children are tried by the kind of their moves.`;
    }
  },

  stop({ event: { depth }, node, trace }) {
    const { budget } = trace.limits;
    const used = say`The budget of ${number(plural(budget ?? 0, 'node', 'nodes'))} is used up in depth ${exactNumber(depth)}, before ${node} is entered`;
    return say`${used}; what this pass has found is dropped.`;
  },

  answer: answerOfPasses,
};

/** A position that is called by nothing but its estimate is told by its place. */
function nodeAtLimit({ node, up, rank, isCalledByEstimate }: StepFacts): Sentence {
  return isCalledByEstimate && up !== null ? say`The ${ordinal(rank)} child of ${up}` : [node];
}

/** The passes are over. */
function answerOfPasses(facts: StepFacts<AnswerEvent>): Sentence {
  const { event, node, names, trace } = facts;
  const { why, depth, isFromBook } = event.ending ?? { why: 'halt', depth: null, isFromBook: false };
  if (isFromBook && event.move !== null)
    return say`In the book: ${moveTo(event.move, names)}. Nothing is searched.`;
  if (depth === null)
    return why === 'budget'
      ? say`There is no answer: the budget does not even finish the first pass.`
      : say`There is no answer: the first pass does not come to its end.`;
  const value = worth(point(event.value, facts));
  const isExact = trace.kindOfValue === 'exact';
  const root = isExact ? say`${node} is worth ${value}` : englishWindowNarration.failed(facts, event.value);
  const plays =
    event.move === null || trace.bestMove === null
      ? null
      : say`${bySide(trace.tree.kind(ROOT), 'MAX', 'MIN')} plays ${moveTo(event.move, names)}`;
  const move =
    plays === null
      ? say`${root}, and no move is named`
      : isExact
        ? say`${plays}, worth ${value}`
        : say`${root}, and ${plays}`;
  const answer = say`The answer is that of depth ${exactNumber(depth)}: ${move}.`;
  const because = {
    proved: say`The root is proved: no deeper search can change it.`,
    end: say`Everything there is has been looked at; what is known by estimate alone remains.`,
    limit: say`That is as deep as it was to look.`,
    budget: SILENCE,
    halt: say`The pass after it could not go on.`,
  };
  if (trace.answered?.purpose !== 'check') return sequence(' ', answer, because[why]);
  const ended = why === 'halt' ? because[why] : SILENCE;
  return sequence(' ', answer, whatTheCheckFound(trace, names), ended);
}

/** Whether checking changed the move. */
function whatTheCheckFound(trace: AnyRun, names: NodeNames): Sentence {
  const before = moveBeforeChecks(trace);
  return before === null || before === trace.bestMoveAt()
    ? say`Checking has not changed the move.`
    : say`Before it was checked the move was ${moveTo(before, names)}.`;
}

/** "at the depth limit 2", "2 plies below F, which is checked to 4 plies". */
function whereItLies({ of, beyond }: AtLimit, names: NodeNames): Sentence {
  const plies = (count: number) => number(plural(count, 'ply', 'plies'));
  if (of.kind === 'check') {
    const below = plies(of.plies + beyond);
    return say`${below} below ${names.token(of.node)}, which is checked to ${plies(of.plies)}`;
  }
  return beyond === 0
    ? say`at the depth limit ${exactNumber(of.depth)}`
    : say`${plies(beyond)} beyond the depth limit ${exactNumber(of.depth)}`;
}
