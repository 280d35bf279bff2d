/** The notes on a log besides its verdict, which the page and the terminal share. */
import type { ProgramRun } from '../core/index.ts';
import { printExactly } from '../core/tree/printNumber.ts';
import type * as english from './en/program.ts';

/** What a text holds besides the run of a program: see `ReadLogs`. */
export interface BesideRun {
  readonly otherLines: number;
  readonly goesOn?: number | null;
}

/** The sentences about a log besides its verdict. */
type NoteWords = Pick<
  typeof english.programPanel,
  'departureLine' | 'goesOn' | 'infinities' | 'negamax' | 'noMoves' | 'otherLines' | 'rightToLeft'
>;

/** Returns what is to be said of a log besides its verdict, a note each. */
export function notesOf(
  { log, verdict, first }: ProgramRun,
  { otherLines, goesOn }: BesideRun,
  words: NoteWords,
): readonly string[] {
  const { infinities } = log;
  const line = first === null ? undefined : log.fileLines[first.line - 1];
  return [
    ...(line === undefined || line === first?.line ? [] : [words.departureLine(line)]),
    ...(typeof goesOn === 'number' ? [words.goesOn(goesOn)] : []),
    ...(verdict.order === 'right-to-left' ? [words.rightToLeft] : []),
    ...(infinities === null
      ? []
      : [words.infinities(printExactly(infinities[0]), printExactly(infinities[1]))]),
    ...(log.isNegamax ? [words.negamax] : []),
    ...(verdict.knowsMoves ? [] : [words.noMoves]),
    ...(otherLines === 0 ? [] : [words.otherLines(otherLines)]),
  ];
}
