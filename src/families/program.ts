/** The row of the runs of somebody's own program: what its log says, line by line, and where it is wrong. */
import type { Moment, ProgramRun } from '../core/index.ts';
import { programOn } from '../core/run/recordProgram.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import * as english from '../words/en/program.ts';
import type { Language, NodeNames, Sentence } from '../words/index.ts';
import { printCallWindow, programFactsAt, verdictFacts } from '../words/programFacts.ts';
import { namesAsTold, printedName } from '../words/programNames.ts';
import * as chinese from '../words/zh/program.ts';
import type { FamilyRow } from './family.ts';
import { eventAsItIs, noMore, nothing, placeInTree } from './key.ts';

/** The sentences of both languages come with the row. */
const WORDS: Readonly<Record<Language['code'], typeof english>> = { en: english, zh: chinese };

/** The sign beside the node at which the log first departs from a right one. */
const DEPARTS = '≠';

export const PROGRAM: FamilyRow<ProgramRun> = {
  names: (tree) => namesAsTold(programOn(tree)),
  wholeName(run, node) {
    const name = printedName(run, node);
    return name === null ? null : `${name.text}${name.isCut ? '…' : ''}`;
  },
  narrate,
  marked: ({ first }) => (first === null ? [] : [['cutoff', first.line]]),
  signAt: (run, node, step) => {
    const { first } = run;
    return first !== null && first.line <= step && run.nodeOfCall(first.call) === node ? DEPARTS : '';
  },
  boundsAt: (run, node, step) => printCallWindow(run, node, step),
  isAlwaysBeside: true,
  hasSignsBehind: true,
  panels: ['program'],
  counts: () => ['entered', 'evaluated'],
  questions: [],
  asksOfWhole: false,
  keepsNodes: true,
  hasNumberedListing: false,
  key: {
    value: (run) => run.valueAt(ROOT),
    event: eventAsItIs,
    at: nothing,
    place: placeInTree,
    more: noMore,
  },
};

function narrate({ run, step }: Moment<ProgramRun>, names: NodeNames, { code }: Language): Sentence {
  const { programs } = WORDS[code];
  return step === 0
    ? programs.verdict(verdictFacts(run, names))
    : programs.step(programFactsAt(run, step, names));
}
