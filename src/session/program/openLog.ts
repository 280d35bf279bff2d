/** Opens the log of a program: on the figure at hand when it fits there, else on the tree that the program walked. */
import type { LogFault } from '../../core/program/index.ts';
import { readLogs } from '../../core/program/readLog.ts';
import { opened } from '../growing.ts';
import { openSubject } from '../openSubject.ts';
import { goToStep, type Session } from '../session.ts';
import { newTreeId, type OpenedLog, type Subject } from '../subject.ts';
import { placeLog } from './programSubject.ts';

/** What came of opening a text. */
export type LogAnswer =
  | { readonly kind: 'opened' }
  /** no line of the text is a call */
  | { readonly kind: 'none'; readonly lines: number }
  /** a line is wrong; `before` opens what comes before it, null when nothing does */
  | { readonly kind: 'fault'; readonly fault: LogFault; readonly before: (() => void) | null };

/** Where a log is opened: the title of its tree, the figure on which it may fit (null for none), and the id of its tree. */
export interface OpeningLog {
  readonly title?: string;
  readonly on?: Subject | null;
  readonly id?: string;
}

/** Opens a text and goes to the first line that differs. When a line is wrong, nothing is opened yet. */
export function openLog(
  session: Session,
  text: string,
  { title = '', ...where }: OpeningLog = {},
): LogAnswer {
  const { runs, otherLines, goesOn, fault } = readLogs(text);
  const open = () => openRun(session, { title, runs, index: 0, otherLines, goesOn }, where);
  if (fault !== null) return { kind: 'fault', fault, before: runs.length === 0 ? null : open };
  if (runs.length === 0) return { kind: 'none', lines: text.split('\n').length };
  open();
  return { kind: 'opened' };
}

/** Shows one of the runs of a log, at the first line that differs. */
export function openRun(
  session: Session,
  log: OpenedLog,
  { on = session.getState().subject, id = newTreeId() }: Omit<OpeningLog, 'title'> = {},
): void {
  const { subject, run } = placeLog(log, on && withoutProgram(on), id);
  openSubject(session, opened(subject));
  if (run.first !== null) goToStep(session, run.first.line);
}

/** A tree that a program walked is no figure on which another log is laid. */
export function withoutProgram(subject: Subject): Subject | null {
  return subject.program?.isWalked === true ? null : subject;
}
