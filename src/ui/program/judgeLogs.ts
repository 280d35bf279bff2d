/** The verdicts on several files with logs, one after the other, so that the page stays free. They stay for the visit. */

import type { ProgramRun } from '../../core/index.ts';
import type { LogFault, MistakeName, ProgramLog } from '../../core/program/index.ts';
import { readLogs } from '../../core/program/readLog.ts';
import { withoutProgram } from '../../session/program/openLog.ts';
import { placeLog } from '../../session/program/programSubject.ts';
import type { Session } from '../../session/session.ts';
import { changeSlice, type Slice, sliceOf } from '../../session/slice.ts';
import type { Subject } from '../../session/subject.ts';
import { type VerdictFacts, verdictFacts, type WhyUnread } from '../../words/programFacts.ts';
import { namesAsTold } from '../../words/programNames.ts';
import { readLogFile } from './readLogFile.ts';

/** What is kept of a log: neither its tree nor its run, which are made again when it is opened. */
export interface JudgedLog {
  /** the name of the file, and the title of the tree on which the log is shown */
  readonly fileName: string;
  readonly title: string;
  /** what the sentence about the first run says; null when there is none */
  readonly facts: VerdictFacts | null;
  /** how the log came out; of several mistakes that write it, each is one */
  readonly outcomes: readonly Outcome[];
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
  const unread = { fileName: file.name, facts: null, outcomes: ['unread'] } as const;
  const nothing = { title: '', runs: [], otherLines: 0, goesOn: null, fault: null } as const;
  if (!read.ok) return { ...unread, ...nothing, why: read.why };
  const { title } = read;
  const { runs, otherLines, goesOn, fault } = readLogs(read.text);
  const bare = { ...unread, title, runs, otherLines, goesOn, fault, why: null };
  if (runs.length === 0) return bare;
  const { run } = placeLog({ title, runs, index: 0, otherLines }, on);
  const facts = verdictFacts(run, namesAsTold(run));
  return { ...bare, facts, outcomes: fault === null ? outcomesOf(run) : unread.outcomes };
}

/** How a log came out: right, a mistake by its name, wrong without a name, broken off, or not read. */
export type Outcome = 'right' | 'wrong' | 'incomplete' | 'unread' | MistakeName;

function outcomesOf({ log, verdict: { first, mistakes } }: ProgramRun): readonly Outcome[] {
  // Without its end, a log is neither right, nor is its mistake known.
  if (!log.isComplete) return ['incomplete'];
  if (first === null) return ['right'];
  return mistakes.length === 0 ? ['wrong'] : mistakes;
}
