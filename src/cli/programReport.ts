/** What the `check` command says of a run of a program: the fields of its JSON object, and its lines of text. */
import type { ProgramRun } from '../core/index.ts';
import type { Departure } from '../core/program/index.ts';
import { shortName } from '../core/program/shortName.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { printExactly } from '../core/tree/printNumber.ts';
import { narrate } from '../families/index.ts';
import type * as english from '../words/en/program.ts';
import type { Language } from '../words/index.ts';
import { NodeNames } from '../words/nodeNames.ts';
import { namesAsTold } from '../words/programNames.ts';
import { plain } from '../words/sentence.ts';
import { shownName } from '../words/visibleText.ts';

/** A run of a log, with what its file holds besides. */
export interface CheckedLog {
  readonly run: ProgramRun;
  /** the number of runs in the file */
  readonly runs: number;
  /** the number of lines that are neither calls nor returns */
  readonly otherLines: number;
}

/** Whether a program wrote the whole log, and a right one. */
export function isRight({ log, first }: ProgramRun): boolean {
  return log.isComplete && first === null;
}

/** Returns the fields of the JSON object, with numbers as the program prints them. */
export function reportOf({ run, runs, otherLines }: CheckedLog): Readonly<Record<string, unknown>> {
  const { log, verdict } = run;
  const { minimax } = verdict;
  return {
    calls: log.size,
    leaves: run.tallyAt(run.length).leaves,
    value: run.toldValue(ROOT, run.valueAt(ROOT)),
    minimax: minimax === null ? null : run.toldValue(ROOT, minimax),
    program: verdict.program,
    rules: verdict.rules,
    faults: verdict.mistakes,
    first: verdict.first === null ? null : departureOf(run, verdict.first),
    otherLines,
    order: verdict.order,
    infinities: log.infinities,
    runs,
  };
}

function departureOf(run: ProgramRun, { line, call, field, got, expected }: Departure): object {
  const { log } = run;
  // What a caller should have returned is told in the caller's numbers.
  const owner = field === 'went-on' ? (log.caller[call] as number) : call;
  return {
    ...{ line, call: call + 1, name: log.name[call], field },
    got: told(run, call, got),
    expected: told(run, owner, expected),
  };
}

function told(run: ProgramRun, call: number, given: Departure['got']): unknown {
  if (given === null || typeof given === 'string') return given;
  const node = run.nodeOfCall(call);
  if (typeof given === 'number') return run.toldValue(node, given);
  const { alpha, beta } = run.toldWindow(node, { alpha: given[0], beta: given[1] });
  return [alpha, beta];
}

/** Returns the sentence of the verdict on a run. */
export function verdictSaid(run: ProgramRun, language: Language): string {
  return plain(narrate(run.momentAt(0), namesOf(run), language));
}

/** Returns the names of the nodes: on a tree that is known, the log's own where it has some. */
function namesOf(run: ProgramRun): NodeNames {
  const { tree, log, grows } = run;
  if (grows) return namesAsTold(run);
  const names = new NodeNames(tree);
  const called = tree.nodes().map((node) => {
    const call = run.callOfNode(node);
    return (call !== null && shownName(shortName(log.name[call] as string))) || names.of(node);
  });
  return new NodeNames(tree, called);
}

/** What is said of a log besides its verdicts. */
type NoteWords = Pick<
  typeof english.programPanel,
  'infinities' | 'negamax' | 'noMoves' | 'otherLines' | 'rightToLeft'
>;

/** Returns what else is to be said, a line each. */
export function notesOn({ run, otherLines }: CheckedLog, words: NoteWords): readonly string[] {
  const { log, verdict } = run;
  const { infinities } = log;
  return [
    ...(verdict.order === 'right-to-left' ? [words.rightToLeft] : []),
    ...(infinities === null
      ? []
      : [words.infinities(printExactly(infinities[0]), printExactly(infinities[1]))]),
    ...(log.isNegamax ? [words.negamax] : []),
    ...(verdict.knowsMoves ? [] : [words.noMoves]),
    ...(otherLines === 0 ? [] : [words.otherLines(otherLines)]),
  ];
}
