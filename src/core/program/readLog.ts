/**
 * Reads the log of a program: text, line by line. After leading blanks, a line that begins with ">" is a call, one that
 * begins with "<" is a return; the same may be written as JSON, one object a line. Every other line is the program's own
 * output and is counted.
 *
 *     > NAME SIDE ALPHA BETA
 *     < VALUE MOVE
 *
 * A call is read from the right: its last two words are the window if both are numbers, the word before is the side if
 * it is one, and all before that is the name. All may be missing. `# negamax` before the first call says that windows
 * and values are those of the side to move.
 */
import { LogBuilder, type PrintedCall } from './logBuilder.ts';
import { LOG_SIDES, type LogSide, type ProgramLog } from './programLog.ts';
import { readNumber } from './readNumber.ts';

/** The largest sizes of a log: calls of one run, calls inside one another, and bytes of a file. */
export const LOG_LIMITS = { calls: 200_000, depth: 10_000, bytes: 64 * 2 ** 20 } as const;

/**
 * What can be wrong with a line: a return without a call; a word that is no side, in a log whose calls have sides; half a
 * window; a value or a field that is not of its kind; an object that is broken off. And what can be wrong with a run: too
 * many calls, or too many inside one another.
 */
export type LogFaultKind =
  | 'return-without-call'
  | 'no-side'
  | 'no-window'
  | 'no-number'
  | 'no-place'
  | 'broken-object'
  | 'too-many-calls'
  | 'too-deep';

export interface LogFault {
  readonly kind: LogFaultKind;
  /** the line of the file, from 1 */
  readonly line: number;
  /** the word or the line that is wrong, at most 80 characters of it */
  readonly found: string;
  /** how many calls there are, or how many inside one another; 0 in other faults */
  readonly count: number;
}

export interface ReadLogs {
  /** the runs in order; the last one may be incomplete */
  readonly runs: readonly ProgramLog[];
  /** the number of lines that are not of the log and not blank */
  readonly otherLines: number;
  /**
   * the line of the file, from 1, that looks like the end of a call whose name takes several lines, so that its side and
   * window were not read; null when there is none
   */
  readonly goesOn: number | null;
  /** why the rest of the text was not read; null when all of it was */
  readonly fault: LogFault | null;
}

/** A return as it was printed. */
interface PrintedReturn {
  readonly value: number;
  readonly chosen: string;
}

type Wrong = Pick<LogFault, 'kind' | 'found'>;

/** Reads all runs of a text. What comes before a fault is read all the same. */
export function readLogs(text: string): ReadLogs {
  const runs: ProgramLog[] = [];
  let otherLines = 0;
  let isNegamax = false;
  let run = new LogBuilder(isNegamax);
  let fault: LogFault | null = null;
  let line = 0;
  let goesOn: number | null = null;
  /** whether the last line of the log is a call with neither side nor window */
  let isBare = false;
  const finish = () => {
    if (run.size > 0) runs.push(run.finish());
    run = new LogBuilder(isNegamax);
  };
  for (const given of linesOf(text)) {
    line += 1;
    const read = readLine(given, run);
    if (read === 'other') {
      if (runs.length === 0 && run.size === 0 && /^#\s*negamax$/i.test(given.trim())) {
        isNegamax = true;
        run = new LogBuilder(isNegamax);
      } else if (given.trim() !== '') otherLines += 1;
      if (isBare && endsCall(given)) goesOn ??= line;
      continue;
    }
    const wrong = 'kind' in read ? read : place(read, run, line);
    isBare = 'name' in read && read.side === null && read.window === null;
    if (wrong !== null) {
      fault = { ...wrong, line, found: cut(wrong.found), count: countIn(wrong.kind, run, text, line) };
      break;
    }
    if (run.isComplete) finish();
  }
  finish();
  return { runs, otherLines, goesOn, fault };
}

/** Adds a line to the run; returns what is wrong when the run has no place for it. */
function place(read: PrintedCall | PrintedReturn, run: LogBuilder, line: number): Wrong | null {
  if ('value' in read) {
    if (run.depth === 0) return { kind: 'return-without-call', found: '' };
    run.back(read.value, read.chosen, line);
    return null;
  }
  if (run.size === LOG_LIMITS.calls) return { kind: 'too-many-calls', found: '' };
  // The first call is at depth 0.
  if (run.depth > LOG_LIMITS.depth) return { kind: 'too-deep', found: '' };
  run.call(read, line);
  return null;
}

/**
 * Returns how many calls the run has in all, or how deep it goes, when that is too much; else 0. They are counted up to the
 * next line that is wrong.
 */
function countIn(kind: LogFaultKind, run: LogBuilder, text: string, from: number): number {
  if (kind !== 'too-many-calls' && kind !== 'too-deep') return 0;
  let { size, depth } = run;
  let deepest = depth;
  let line = 0;
  for (const given of linesOf(text)) {
    line += 1;
    if (line < from) continue;
    const read = readLine(given, run);
    if (read === 'other') continue;
    if ('kind' in read) break;
    if ('name' in read) {
      size += 1;
      deepest = Math.max(deepest, depth);
      depth += 1;
    } else depth -= 1;
    if (depth === 0) break;
  }
  return kind === 'too-many-calls' ? size : deepest;
}

function* linesOf(text: string): Generator<string> {
  for (let from = 0; from <= text.length; ) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    yield text.slice(from, text[to - 1] === '\r' ? to - 1 : to);
    from = to + 1;
  }
}

function readLine(line: string, run: LogBuilder): PrintedCall | PrintedReturn | Wrong | 'other' {
  const text = line.trim();
  switch (text.charAt(0)) {
    case '>':
      return readCall(text.slice(1).trim(), run);
    case '<':
      return readReturn(text.slice(1).trim());
    case '{':
      return readObject(text);
    default:
      return 'other';
  }
}

const BLANKS = /\s+/;

function readCall(text: string, run: LogBuilder): PrintedCall | Wrong {
  const words = text === '' ? [] : text.split(BLANKS);
  const [alpha, beta] = words.length < 2 ? [null, null] : words.slice(-2).map(readNumber);
  const window = typeof alpha === 'number' && typeof beta === 'number' ? ([alpha, beta] as const) : null;
  const before = window === null ? words.length : words.length - 2;
  const side = readSide(words[before - 1] ?? '');
  // In a log whose calls have sides, a second word before the window is meant as one.
  if (window !== null && side === null && before > 1 && run.printsSides)
    return { kind: 'no-side', found: words[before - 1] ?? '' };
  const nameEnd = side === null ? before : before - 1;
  return { name: firstWords(text, words, nameEnd), side, window, move: null, moves: null };
}

/** Whether a line ends as a call does, with a side and a window. */
function endsCall(line: string): boolean {
  const [side = '', alpha = '', beta = ''] = line.trim().split(BLANKS).slice(-3);
  return readSide(side) !== null && readNumber(alpha) !== null && readNumber(beta) !== null;
}

/** Returns the text up to the end of its first `count` words, with the blanks between them. */
function firstWords(text: string, words: readonly string[], count: number): string {
  let end = 0;
  for (let index = 0; index < count; index += 1) {
    const word = words[index] as string;
    end = text.indexOf(word, end) + word.length;
  }
  return text.slice(0, end);
}

function readSide(word: string): LogSide | null {
  const lower = word.toLowerCase();
  return LOG_SIDES.find((side) => side === lower) ?? null;
}

function readReturn(text: string): PrintedReturn | Wrong {
  const [word = ''] = text.split(BLANKS, 1);
  const value = readNumber(word);
  return value === null
    ? { kind: 'no-number', found: word }
    : { value, chosen: text.slice(word.length).trim() };
}

/** The greatest number of moves that a column of the log can hold. */
const MOST_MOVES = 2 ** 31 - 1;

/** Numbers that JSON does not have and that some languages write all the same; and the strings of an object. */
const NOT_JSON = /"(?:[^"\\]|\\.)*"|[+-]?\b(?:Infinity|NaN)\b/g;

function readObject(text: string): PrintedCall | PrintedReturn | Wrong | 'other' {
  let read: unknown;
  try {
    read = JSON.parse(text.replace(NOT_JSON, (found) => (found.startsWith('"') ? found : `"${found}"`)));
  } catch {
    return /^\{\s*"(?:call|return)"\s*:/.test(text) ? { kind: 'broken-object', found: text } : 'other';
  }
  const fields = read as Readonly<Record<string, unknown>>;
  if ('call' in fields) return callOfObject(fields);
  return 'return' in fields ? returnOfObject(fields) : 'other';
}

function callOfObject(fields: Readonly<Record<string, unknown>>): PrintedCall | Wrong {
  const { call, side = null, alpha, beta } = fields;
  const read = typeof side === 'string' ? readSide(side) : null;
  if (side !== null && read === null) return { kind: 'no-side', found: textOf(side) };
  const ends = [alpha, beta].filter((end) => end !== undefined);
  const window = ends.map(numberOf);
  const wrong = window.indexOf(null);
  if (wrong >= 0) return { kind: 'no-number', found: textOf(ends[wrong]) };
  if (ends.length === 1) return { kind: 'no-window', found: JSON.stringify(fields) };
  const [move, moves] = [fields['move'] ?? null, fields['moves'] ?? null];
  for (const place of [move, moves])
    if (
      place !== null &&
      !(Number.isInteger(place) && (place as number) >= 0 && (place as number) <= MOST_MOVES)
    )
      return { kind: 'no-place', found: textOf(place) };
  return {
    name: call === null ? '' : typeof call === 'string' ? call : JSON.stringify(call),
    side: read,
    window: ends.length === 2 ? (window as [number, number]) : null,
    move: move as number | null,
    moves: moves as number | null,
  };
}

function returnOfObject(fields: Readonly<Record<string, unknown>>): PrintedReturn | Wrong {
  const value = numberOf(fields['return']);
  if (value === null) return { kind: 'no-number', found: textOf(fields['return']) };
  const { move = null } = fields;
  return { value, chosen: move === null ? '' : typeof move === 'string' ? move : JSON.stringify(move) };
}

function numberOf(given: unknown): number | null {
  if (given === null) return Number.NaN;
  if (typeof given === 'number') return given + 0;
  return typeof given === 'string' ? readNumber(given.trim()) : null;
}

function textOf(given: unknown): string {
  return typeof given === 'string' ? given : JSON.stringify(given);
}

const MOST_FOUND = 80;

function cut(text: string): string {
  return text.length > MOST_FOUND ? `${text.slice(0, MOST_FOUND - 1)}…` : text;
}
