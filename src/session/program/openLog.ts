/** Finds the log of a program in a text and opens it: on the figure at hand when it fits there, else on the tree that the program walked. */
import type { LogFault } from '../../core/program/index.ts';
import { readLogs } from '../../core/program/readLog.ts';
import { opened } from '../growing.ts';
import { openSubject } from '../openSubject.ts';
import { goToStep, type Session } from '../session.ts';
import { newTreeId, type OpenedLog, type Subject } from '../subject.ts';
import { placeLog } from './programSubject.ts';

/** What a text holds. */
export type FoundLog =
  | { readonly kind: 'log'; readonly log: OpenedLog }
  /** no line of the text is a call */
  | { readonly kind: 'none'; readonly lines: number }
  /** a line is wrong; `before` is the log that comes before it, null when there is none */
  | { readonly kind: 'fault'; readonly fault: LogFault; readonly before: OpenedLog | null };

/** Where a log is opened: the figure on which it may fit (null for none), and the id of its tree. */
export interface OpeningLog {
  readonly on?: Subject | null;
  readonly id?: string;
}

/** Finds the log in a text, with the title of its tree. */
export function findLog(text: string, title = ''): FoundLog {
  const { runs, otherLines, goesOn, fault } = readLogs(text);
  const log = runs.length === 0 ? null : { title, runs, index: 0, otherLines, goesOn };
  if (fault !== null) return { kind: 'fault', fault, before: log };
  return log === null ? { kind: 'none', lines: text.split('\n').length } : { kind: 'log', log };
}

/** Shows one of the runs of a log, at the first line that differs. */
export function openRun(
  session: Session,
  log: OpenedLog,
  { on = session.getState().subject, id = newTreeId() }: OpeningLog = {},
): void {
  const { subject, run } = placeLog(log, on && withoutProgram(on), id);
  openSubject(session, opened(subject));
  if (run.first !== null) goToStep(session, run.first.line);
}

/** A tree that a program walked is no figure on which another log is laid. */
export function withoutProgram(subject: Subject): Subject | null {
  return subject.program?.isWalked === true ? null : subject;
}
