/** What the `check` command says of a run of a program: the fields of its JSON object, and its lines of text. */
import type { ProgramRun } from '../core/index.ts';
import type { Departure } from '../core/program/index.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { narrate } from '../families/index.ts';
import type { Language } from '../words/index.ts';
import { namesAsTold } from '../words/programNames.ts';
import type { BesideRun } from '../words/programNotes.ts';
import { plain } from '../words/sentence.ts';

/** A run of a log, with what its file holds besides. */
export interface CheckedLog extends BesideRun {
  readonly run: ProgramRun;
  /** the number of runs in the file */
  readonly runs: number;
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

function departureOf(run: ProgramRun, first: Departure): object {
  const { line, call, field } = first;
  return { line, call: call + 1, name: run.log.name[call], field, ...run.toldDeparture(first) };
}

/** Returns the sentence of the verdict on a run. */
export function verdictSaid(run: ProgramRun, language: Language): string {
  return plain(narrate(run.momentAt(0), namesAsTold(run), language));
}
