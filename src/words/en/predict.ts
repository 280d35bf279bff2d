/** What is asked before decisive steps, what can be answered, and why one answer is right. */
import { type Segment, type Sentence, say, sequence } from '../sentence.ts';

export const englishPredict = {
  title: 'Predict',
  ask: 'Ask me before decisive steps',
  hint: 'Before a value goes up, a window is handed down, a branch is cut or a list changes, you say what comes.',
  waiting: 'Step on: the next question stops you.',
  nothingLeft: 'No question is left in this run.',
  question: 'Question',
  right: 'Right.',
  wrong: 'No.',
  answer: 'The answer.',
  isRight: 'right',
  isYours: 'your answer',
  goOn: 'Continue',
  back: 'Back',
  /** the question as it is spoken, with what can be answered */
  spoken: (question: string, options: readonly string[]) =>
    `${question} ${options.map((option, index) => `${index + 1}: ${option}.`).join(' ')}`,

  tally: 'Answered so far',
  kindHead: 'Question',
  rightHead: 'Right',
  askedHead: 'Asked',
  kind: {
    value: 'Which value',
    window: 'Which window',
    cut: 'Cut or go on',
    owner: 'Whose bound',
    open: 'What is OPEN',
    closed: 'What is CLOSED',
  },
  all: 'All',

  askValue: (node: Segment, isCut: boolean): Sentence =>
    isCut
      ? say`${node} is cut here. Which value does it return?`
      : say`The last child of ${node} has returned. Which value does ${node} return?`,
  askWindow: (node: Segment, parent: Segment): Sentence =>
    say`Which window (α,\u00A0β) does ${node} get when ${parent} calls it?`,
  askCut: (node: Segment, child: Sentence, held: Segment | null, bound: Sentence): Sentence =>
    held === null
      ? say`${node} first sees ${child} while ${bound}. Cut, or go on?`
      : say`${node} held ${held} before ${child} came, and ${bound}. Cut, or go on?`,
  askOwner: (node: Segment, bound: Sentence): Sentence =>
    say`${node} is about to be cut, and ${bound} there. Which ancestor set that bound?`,

  askOpen: (node: Segment, children: Sentence): Sentence =>
    say`${node} is expanded next, into ${children}. What is OPEN then, first node first?`,
  askClosed: (node: Segment): Sentence =>
    say`${node} is the first of OPEN and is taken next. What is CLOSED then, first node first?`,

  /** what has just come from a child */
  fromChild: (child: Segment, value: Segment, isLeaf: boolean): Sentence =>
    isLeaf ? say`the leaf ${child}` : say`${value} from ${child}`,
  bound: (greek: string, limit: Segment): Sentence => say`${greek} is ${limit}`,

  cutHere: (left: number, bound: string) =>
    `Cut: with ${bound}, ${left === 1 ? 'the child left cannot' : `the ${left} children left cannot`} matter`,
  goOnHere: (left: number, bound: string) =>
    `Go on: with ${bound}, ${left === 1 ? 'the child left can' : `the ${left} children left can`} still matter`,
  ancestor: (name: string, plies: number) =>
    plies === 1 ? `${name}, the parent` : `${name}, ${plies} plies up`,

  /** `values` are none where there are too many to be counted up */
  becauseBest: (node: Segment, side: 'max' | 'min', values: readonly string[], value: Segment): Sentence => {
    if (values.length === 1) return say`${node} has one child, and takes its value: ${value}.`;
    return values.length === 0
      ? say`${node} takes the ${EXTREME[side]} value its children returned: ${value}.`
      : say`${node} takes the ${EXTREME[side]} of ${values.join(', ')}: ${value}.`;
  },
  becauseCut: (node: Segment, value: Segment): Sentence =>
    say`${node} returns the ${value} at which it stopped; what was cut is never looked at.`,
  becauseClamped: (node: Segment, best: Segment, greek: string, value: Segment): Sentence =>
    say`Its own best is ${best}, but ${node} returns no value outside its window: ${value}, which is ${greek}.`,
  becauseRunning: (node: Segment, best: Segment, greek: string, value: Segment): Sentence =>
    say`Its own best is ${best}, but ${node} returns the bound ${greek} it has kept: ${value}.`,
  becauseExpected: (node: Segment, sum: Segment): Sentence =>
    say`${node} weights each outcome with its probability: ${sum}.`,
  becauseInherited: (node: Segment, parent: Segment, window: Segment): Sentence =>
    say`${node} is entered with what ${parent} holds now: ${window}.`,
  becauseParentOnly: (node: Segment, parent: Segment, window: Segment): Sentence =>
    say`By this rule ${node} gets ${window}, since only the value of ${parent} itself counts.`,
  becauseAfresh: (node: Segment, parent: Segment, window: Segment): Sentence =>
    say`${parent} is a chance node and passes no window on, so ${node} starts afresh from ${window}.`,
  becauseThrough: (node: Segment, reckoned: readonly Segment[], window: Segment): Sentence =>
    reckoned.length === 0
      ? say`No bound comes through to ${node}: it is entered with ${window}, between which all leaves lie.`
      : say`The rest counted as all that a leaf may be, this is what the bound leaves to ${node}: ${sequence(', ', ...reckoned.map((one) => [one]))}; so ${window}.`,
  becauseRest: (node: Segment, rest: Segment, value: Segment): Sentence =>
    say`${node} returns what it comes to with ${rest} for all that is left: ${value}.`,
  becauseHolds: (node: Segment, test: Segment): Sentence =>
    say`Cut: since ${test}, nothing that ${node} has left can change the outcome.`,
  becauseFails: (node: Segment, test: Segment): Sentence =>
    say`Go on: ${test} does not hold, so another child of ${node} can still matter.`,
  becauseParent: (owner: Segment, bound: Sentence): Sentence =>
    say`The parent ${owner} set it (${bound}): a shallow cut.`,
  becauseAncestor: (owner: Segment, plies: number, bound: Sentence): Sentence =>
    say`${owner} set it from ${String(plies)} plies up (${bound}): a deep cut.`,
  becauseQueue: (added: Sentence): Sentence => say`OPEN is a queue: ${added} go to its end.`,
  becauseQueueOne: (added: Sentence): Sentence => say`OPEN is a queue: ${added} goes to its end.`,
  becauseMerged: (node: Segment): Sentence =>
    say`All that ${node} leads to is there already: nothing is added to OPEN.`,
  becauseStack: (node: Segment): Sentence => say`CLOSED is a stack: ${node} goes to its front.`,
};

const EXTREME = { max: 'largest', min: 'smallest' } as const;
