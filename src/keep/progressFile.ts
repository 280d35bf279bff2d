/** Files of progress: JSON, an attempt a line; reading lists every problem with its path. */
import { jsonFault } from '../notation/jsonText.ts';
import { positionAt, quoted } from '../notation/problem.ts';
import { isRecord } from '../notation/treeFile.ts';
import {
  ATTEMPT_KEYS,
  type Attempt,
  type AttemptField,
  examineAttempt,
  inTimeOrder,
} from '../practice/attempt.ts';

export const PROGRESS_FORMAT = 'plyscope-progress';
export const PROGRESS_VERSION = 1;

export type ProgressProblemCode =
  | 'empty'
  | 'not-json'
  | 'not-progress'
  | 'newer-version'
  | 'no-attempts'
  | 'duplicate-id'
  | AttemptField;

export interface ProgressProblem {
  readonly code: ProgressProblemCode;
  /** "$.attempts[3].at"; line:column where the text is no JSON */
  readonly path: string;
  /** what stands there, at most 40 characters; "" for nothing */
  readonly found: string;
  /** the other place of an id that occurs twice */
  readonly other?: string;
}

/** What a file holds: attempts that are sound, and everything that is wrong. */
export interface ReadProgress {
  readonly attempts: readonly Attempt[];
  readonly problems: readonly ProgressProblem[];
  /** paths of fields that this version does not know and left out */
  readonly dropped: readonly string[];
}

/** The text of a file; the same for the same attempts, in whatever order they come. */
export function printProgress(attempts: readonly Attempt[]): string {
  const lines = inTimeOrder(attempts).map((attempt) => JSON.stringify(attempt));
  const head = `"format":"${PROGRESS_FORMAT}","version":${PROGRESS_VERSION}`;
  return `{${head},"attempts":[\n${lines.join(',\n')}\n]}\n`;
}

/** Reads the text of a file. Linear in its length. */
export function readProgressFile(text: string): ReadProgress {
  if (text.trim() === '') return refused('empty', '1:1', '');
  const fault = jsonFault(text);
  if (fault !== null) {
    const { line, column } = positionAt(text, fault);
    return refused('not-json', `${line}:${column}`, quoted(text.slice(fault, fault + 100)));
  }
  const file: unknown = JSON.parse(text);
  if (!isRecord(file)) return refused('not-progress', '$', shown(file));
  const { format, version, attempts } = file;
  if (format !== PROGRESS_FORMAT) return refused('not-progress', '$.format', shown(format));
  if (typeof version !== 'number' || version < 1) return refused('not-progress', '$.version', shown(version));
  if (version > PROGRESS_VERSION) return refused('newer-version', '$.version', shown(version));
  if (!Array.isArray(attempts)) return refused('no-attempts', '$.attempts', shown(attempts));
  const dropped = unknownKeys(file, '$', ['format', 'version', 'attempts']);
  return readAttempts(attempts, dropped);
}

function readAttempts(records: readonly unknown[], dropped: string[]): ReadProgress {
  const attempts: Attempt[] = [];
  const problems: ProgressProblem[] = [];
  const placeOf = new Map<string, string>();
  for (const [index, record] of records.entries()) {
    const path = `$.attempts[${index}]`;
    const examined = examineAttempt(record);
    if (!examined.ok) {
      const { field, path: within, value } = examined.fault;
      problems.push({ code: field, path: path + within, found: shown(value) });
      continue;
    }
    const { attempt } = examined;
    const other = placeOf.get(attempt.id);
    if (other !== undefined) {
      problems.push({ code: 'duplicate-id', path: `${path}.id`, found: attempt.id, other });
      continue;
    }
    placeOf.set(attempt.id, `${path}.id`);
    attempts.push(attempt);
    if (isRecord(record)) dropped.push(...unknownKeys(record, path, ATTEMPT_KEYS));
  }
  return { attempts, problems, dropped };
}

function refused(code: ProgressProblemCode, path: string, found: string): ReadProgress {
  return { attempts: [], problems: [{ code, path, found }], dropped: [] };
}

function unknownKeys(
  record: Readonly<Record<string, unknown>>,
  path: string,
  known: readonly string[],
): string[] {
  return Object.keys(record)
    .filter((name) => !known.includes(name))
    .map((name) => `${path}.${quoted(name)}`);
}

/** A value as it may be quoted. What is nested is not printed: it may be as deep as the file is long. */
function shown(value: unknown): string {
  if (typeof value === 'string') return quoted(JSON.stringify(value.slice(0, 100)));
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value === null) return 'null';
  return value === undefined ? '' : Array.isArray(value) ? '[…]' : '{…}';
}
