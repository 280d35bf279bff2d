/** Reads the log of a program for the `check` command, and refuses one that cannot be read. */
import { resolve } from 'node:path';
import type { GameTree } from '../core/index.ts';
import { fitLog } from '../core/program/fitLog.ts';
import type { KnownTree, LogFault, ProgramLog, ReadLogs } from '../core/program/index.ts';
import { isCall } from '../core/program/programLog.ts';
import { LOG_LIMITS, readLogs } from '../core/program/readLog.ts';
import { wideEncoding } from '../notation/wideEncoding.ts';
import { logFault } from '../words/en/program.ts';
import { granted, quote, type Reply, refused } from './answer.ts';
import { readFileBytes, readStdin, type SourceKind, textOf } from './readSource.ts';
import type { Surroundings } from './readTree.ts';

const SOURCE: SourceKind = {
  mostBytes: LOG_LIMITS.bytes,
  cure: ': print fewer lines, or search to a smaller depth',
  hint: '',
};

/** The runs of a log, at least one, with the name of its source for messages. */
export interface GivenLog extends Pick<ReadLogs, 'runs' | 'otherLines' | 'goesOn'> {
  readonly first: ProgramLog;
  readonly origin: string;
}

/** Returns the text of a file or of standard input, in UTF-8 or, when its mark says so, in UTF-16. */
export async function readLogText(
  argument: string,
  { stdin, folder }: Surroundings,
): Promise<Reply<{ readonly text: string; readonly origin: string }>> {
  const source = await (argument === '-'
    ? readStdin(stdin, SOURCE)
    : readFileBytes(resolve(folder, argument), argument, SOURCE));
  if (!source.ok) return source;
  const { bytes, origin } = source.value;
  const wide = wideEncoding(bytes);
  const text = wide === null ? textOf(source.value) : granted(new TextDecoder(wide).decode(bytes));
  return text.ok ? granted({ text: text.value, origin }) : text;
}

/** Returns the runs of a log; refuses a log with a fault, which is named with its line, and one without calls. */
export async function readProgramLog(argument: string, surroundings: Surroundings): Promise<Reply<GivenLog>> {
  const source = await readLogText(argument, surroundings);
  if (!source.ok) return source;
  const { text, origin } = source.value;
  const { runs, otherLines, goesOn, fault } = readLogs(text);
  if (fault !== null) return refused(`${origin}, line ${fault.line}: ${faultSaid(fault, runs)}`);
  const [first] = runs;
  return first === undefined
    ? refused(`${origin} holds no call: a call is a line “> NAME SIDE ALPHA BETA”, a return a line “< VALUE”`)
    : granted({ runs, otherLines, goesOn, first, origin });
}

function faultSaid({ kind, found, count, line }: LogFault, runs: readonly ProgramLog[]): string {
  const why = logFault[kind](found, count);
  return runs.length === 0 ? why : `${why}; what comes before can be checked alone: head -n ${line - 1}`;
}

/** Returns the tree with the node of each call of a log; refuses a log for which the tree has no nodes. */
export function placedOn(tree: GameTree, log: ProgramLog, origin: string): Reply<KnownTree> {
  const fit = fitLog(log, tree);
  if (fit.ok) return granted({ tree, fit });
  const line = log.fileLines[log.lines.findIndex((one) => isCall(one) && one === fit.call)];
  const name = log.name[fit.call] as string;
  const called = name === '' ? '' : `, ${quote(name)},`;
  return refused(
    `${origin}, line ${line}: call ${fit.call + 1}${called} does not fit the tree, which has no such node or another value there; give the tree that the program searched, or none`,
  );
}
