/** The verdicts on several files with logs, one after the other, so that the page stays free. */

import type { ProgramRun } from '../../core/index.ts';
import type { LogFault, MistakeName, ProgramLog, Verdict } from '../../core/program/index.ts';
import { readLogs } from '../../core/program/readLog.ts';
import { recordProgram } from '../../core/run/recordProgram.ts';
import type { WhyUnread } from '../../words/programFacts.ts';
import { readLogFile } from './readLogFile.ts';

export interface JudgedLog {
  readonly file: File;
  readonly title: string;
  /** the first run of the file; null when there is none */
  readonly run: ProgramRun | null;
  readonly runs: readonly ProgramLog[];
  readonly otherLines: number;
  readonly fault: LogFault | null;
  readonly why: WhyUnread | null;
}

/** Judges the files in order; `judged` is called after each, until the function returned is called. */
export function judgeLogs(files: readonly File[], judged: (log: JudgedLog) => void): () => void {
  let isOver = false;
  void (async () => {
    for (const file of files) {
      const log = await judge(file);
      if (isOver) return;
      judged(log);
      // Others are heard between two files.
      await new Promise((resolve) => setTimeout(resolve));
    }
  })();
  return () => {
    isOver = true;
  };
}

async function judge(file: File): Promise<JudgedLog> {
  const read = await readLogFile(file);
  const bare = { file, title: file.name, run: null, runs: [], otherLines: 0, fault: null, why: null };
  if (!read.ok) return { ...bare, why: read.why };
  const { runs, otherLines, fault } = readLogs(read.text);
  const [first] = runs;
  return { ...bare, runs, otherLines, fault, run: first === undefined ? null : recordProgram(first, null) };
}

/** How a log came out, for counting: right, a mistake by its name, wrong without a name, or not read. */
export type Outcome = 'right' | 'wrong' | 'unread' | MistakeName;

/** Returns how a log came out; of several mistakes that write it, each is one. */
export function outcomesOf({ run, fault }: JudgedLog): readonly Outcome[] {
  if (run === null || fault !== null) return ['unread'];
  const { first, mistakes }: Verdict = run.verdict;
  if (first === null) return [run.log.isComplete ? 'right' : 'wrong'];
  return mistakes.length === 0 ? ['wrong'] : mistakes;
}
