/**
 * Reads the texts of files and links with a schema, and finds the offset at which a text stops being JSON.
 */
import { LIMITS } from '../core/tree/limits.ts';
import { text as anyText, type Read, Reader, readValue, record, type Shape } from './codec.ts';
import { parseJson } from './json.ts';
import { positionAt, quoted } from './problem.ts';

/**
 * Reads a JSON text with a schema, in time linear in its length. When `isOfTrees`, names that occur twice in
 * one object are noted as faults, and a text with deeper brackets than any tree has is refused before it is
 * parsed.
 */
export function readJson<T>(shape: Shape<T>, text: string, isOfTrees = false): Read<T> {
  const reader = new Reader();
  const tooDeep = isOfTrees ? tooDeepAt(text) : null;
  if (tooDeep !== null) return reader.result<T>(refuseDepth(text, tooDeep, reader));
  const given = parseJson(text);
  if (given === undefined) return reader.result<T>(refuseText(text, reader));
  if (isOfTrees) for (const path of scanJson(text).twice) reader.refuse(path, undefined, { kind: 'one-key' });
  return reader.result(shape.read(given, reader, '$'));
}

const FORMATTED = record({ format: anyText() });

/** Returns the `format` that the text of a file names; null when it names none. */
export function formatIn(text: string): string | null {
  if (!/^\s*\{/.test(text) || tooDeepAt(text) !== null) return null;
  return readValue(FORMATTED, parseJson(text)).value?.format ?? null;
}

/** Returns a value as the text of a file; equal values give equal texts. */
export function printJson<T>(shape: Shape<T>, value: T): string {
  return `${JSON.stringify(shape.print(value), null, 1)}\n`;
}

/** The greatest depth of brackets in a file of trees: two for each ply, and those around the tree. */
const MOST_OPEN = 2 * LIMITS.depth + 20;

/**
 * Returns the offset of the first bracket deeper than `MOST_OPEN`; null when there is none. It is looked for
 * before parsing, because parsing such a text takes long.
 */
function tooDeepAt(text: string): number | null {
  if (text.length <= MOST_OPEN) return null;
  let open = 0;
  let isQuoted = false;
  for (const { 0: found, index } of text.matchAll(/\\.|["[\]{}]/gs)) {
    if (found === '"') isQuoted = !isQuoted;
    else if (isQuoted || found.length > 1) continue;
    else if (found === '[' || found === '{') open += 1;
    else open -= 1;
    if (open > MOST_OPEN) return index;
  }
  return null;
}

function refuseDepth(text: string, offset: number, reader: Reader): undefined {
  const { line, column } = positionAt(text, offset);
  const most = LIMITS.depth;
  reader.note({
    path: `${line}:${column}`,
    found: String(most + 1),
    expected: { kind: 'limit', of: 'plies', most },
  });
}

function refuseText(text: string, reader: Reader): undefined {
  const offset = scanJson(text).fault ?? 0;
  const { line, column } = positionAt(text, offset);
  const found = quoted(text.slice(offset, offset + 100));
  const isBlank = text.trim() === '';
  const path = isBlank ? '1:1' : `${line}:${column}`;
  reader.note({ path, found, expected: { kind: isBlank ? 'content' : 'json' } });
}

/** The greatest number of paths of repeated names that are collected, because each path may be long. */
const MOST_TWICE = 100;

/**
 * Matches a token of JSON with the blanks before it. A quoted text has no control characters (\p{Cc} below
 * U+0020) and only the escapes of JSON.
 */
const TOKEN =
  /[ \t\n\r]*(?:([[\]{}:,])|"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;

type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'nothing';

/** An object or a list whose closing bracket has not been read yet. */
interface Open {
  /** the names read so far in an object; null for a list */
  readonly names: Set<string> | null;
  /** the name of the current entry of an object, or the index of the current entry of a list */
  at: string | number;
}

/**
 * Walks through a JSON text token by token, in linear time and without recursion. Returns the offset of the
 * first character at which the text is not JSON, null when it is JSON, and the paths of the first hundred names
 * that occur twice in one object; reading keeps only the last entry of such a name. The error messages of
 * browsers do not help: they give the position in different ways or not at all.
 */
export function scanJson(text: string): { readonly fault: number | null; readonly twice: readonly string[] } {
  const open: Open[] = [];
  const twice: string[] = [];
  let expected: Expected = 'value';
  for (let offset = 0; ; ) {
    TOKEN.lastIndex = offset;
    const found = TOKEN.exec(text);
    const start = offset + (/^[ \t\n\r]*/.exec(found?.[0] ?? text.slice(offset))?.[0].length ?? 0);
    if (found === null) {
      if (start === text.length && expected === 'nothing') return { fault: null, twice };
      // A quoted text that never ends is faulty at its end, where the closing quote is missing, and not at
      // its beginning.
      const isUnended = /^"(?:[^"\\]|\\[\s\S])*\\?$/.test(text.slice(start));
      return { fault: isUnended ? text.length : start, twice };
    }
    const sign = found[1] ?? (text[start] === '"' ? 'text' : 'scalar');
    const next = after(expected, sign, open);
    if (next === null) return { fault: start, twice };
    if (next === 'colon') noteName(String(parseJson(text.slice(start, TOKEN.lastIndex))), open, twice);
    expected = next;
    offset = TOKEN.lastIndex;
  }
}

/** Returns what may follow a token; null when the token itself is not allowed where it stands. */
function after(expected: Expected, sign: string, open: Open[]): Expected | null {
  const around = open.at(-1);
  const isInObject = around !== undefined && around.names !== null;
  const mayEnd = expected === 'value-or-end' || expected === 'key-or-end' || expected === 'comma-or-end';
  if (around !== undefined && mayEnd && sign === (isInObject ? '}' : ']')) {
    open.pop();
    return open.length === 0 ? 'nothing' : 'comma-or-end';
  }
  switch (expected) {
    case 'key':
    case 'key-or-end':
      return sign === 'text' ? 'colon' : null;
    case 'colon':
      return sign === ':' ? 'value' : null;
    case 'comma-or-end':
      if (sign !== ',' || around === undefined) return null;
      if (typeof around.at === 'number') around.at += 1;
      return isInObject ? 'key' : 'value';
    case 'nothing':
      return null;
    case 'value':
    case 'value-or-end':
      if (sign === '[' || sign === '{') {
        open.push(sign === '[' ? { names: null, at: 0 } : { names: new Set(), at: '' });
        return sign === '[' ? 'value-or-end' : 'key-or-end';
      }
      if (sign !== 'text' && sign !== 'scalar') return null;
      return open.length === 0 ? 'nothing' : 'comma-or-end';
  }
}

/**
 * Notes the name of an entry that begins. When the object already has an entry of that name, its path is
 * added to `twice`.
 */
function noteName(name: string, open: Open[], twice: string[]): void {
  const around = open.at(-1);
  if (around === undefined) return;
  around.at = name;
  if (around.names?.has(name) && twice.length < MOST_TWICE) twice.push(pathOf(open));
  around.names?.add(name);
}

/** Returns the path of the current entry, such as "$.trees[0].title". */
function pathOf(open: readonly Open[]): string {
  return open.reduce((path, { at }) => path + (typeof at === 'number' ? `[${at}]` : `.${quoted(at)}`), '$');
}
