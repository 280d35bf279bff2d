/** The verdicts on several files with logs, one after the other, so that the page stays free. They stay for the visit. */

import type { LogFault, MistakeName, ProgramLog, Verdict } from '../../core/program/index.ts';
import { readLogs } from '../../core/program/readLog.ts';
import { withoutProgram } from '../../session/program/openLog.ts';
import { type PlacedLog, placeLog } from '../../session/program/programSubject.ts';
import type { Session } from '../../session/session.ts';
import { changeSlice, type Slice, sliceOf } from '../../session/slice.ts';
import type { Subject } from '../../session/subject.ts';
import type { WhyUnread } from '../../words/programFacts.ts';
import { readLogFile } from './readLogFile.ts';

export interface JudgedLog {
  readonly file: File;
  readonly title: string;
  /** the first run of the file, as it is shown when it is opened; null when there is none */
  readonly placed: PlacedLog | null;
  readonly runs: readonly ProgramLog[];
  readonly otherLines: number;
  readonly goesOn: number | null;
  readonly fault: LogFault | null;
  readonly why: WhyUnread | null;
}

/** How the rows of the table are ordered: as the files were given, by their names, or by their verdicts. */
export type LogOrdering = 'given' | 'file' | 'verdict';

interface JudgedLogs {
  /** the files that were opened together; none before any were */
  readonly files: readonly File[];
  /** the figure at hand when they were opened, on which the logs are judged that fit there */
  readonly on: Subject | null;
  /** the logs that have been judged, in the order of the files */
  readonly logs: readonly JudgedLog[];
  readonly ordering: LogOrdering;
  /** the group of outcomes to which the table is limited; null for all */
  readonly only: string | null;
}

export const JUDGED_LOGS: Slice<JudgedLogs> = {
  beginning: { files: [], on: null, logs: [], ordering: 'given', only: null },
};

/** Judges files in order, in place of those that were judged before. */
export async function judgeLogs(session: Session, files: readonly File[]): Promise<void> {
  const on = withoutProgram(session.getState().subject);
  changeSlice(session, JUDGED_LOGS, { ...JUDGED_LOGS.beginning, files, on });
  for (const file of files) {
    const log = await judge(file, on);
    const { files: wanted, logs } = sliceOf(session, JUDGED_LOGS);
    // Other files may have been opened in the meantime.
    if (wanted !== files) return;
    changeSlice(session, JUDGED_LOGS, { logs: [...logs, log] });
    // Others are heard between two files.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function judge(file: File, on: Subject | null): Promise<JudgedLog> {
  const read = await readLogFile(file);
  const bare = {
    file,
    title: file.name,
    placed: null,
    runs: [],
    otherLines: 0,
    goesOn: null,
    fault: null,
    why: null,
  };
  if (!read.ok) return { ...bare, why: read.why };
  const { runs, otherLines, goesOn, fault } = readLogs(read.text);
  const placed = runs.length === 0 ? null : placeLog({ title: file.name, runs, index: 0, otherLines }, on);
  return { ...bare, runs, otherLines, goesOn, fault, placed };
}

/** How a log came out: right, a mistake by its name, wrong without a name, broken off, or not read. */
export type Outcome = 'right' | 'wrong' | 'incomplete' | 'unread' | MistakeName;

/** Returns how a log came out; of several mistakes that write it, each is one. */
export function outcomesOf({ placed, fault }: JudgedLog): readonly Outcome[] {
  if (placed === null || fault !== null) return ['unread'];
  const { run } = placed;
  // Without its end, a log is neither right, nor is its mistake known.
  if (!run.log.isComplete) return ['incomplete'];
  const { first, mistakes }: Verdict = run.verdict;
  if (first === null) return ['right'];
  return mistakes.length === 0 ? ['wrong'] : mistakes;
}
