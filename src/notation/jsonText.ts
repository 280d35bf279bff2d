/** The texts of files and links: read through a shape; where one is no JSON, the place where it stops being it. */
import { LIMITS } from '../core/tree/limits.ts';
import { text as anyText, type Read, Reader, readValue, record, type Shape } from './codec.ts';
import { parseJson } from './json.ts';
import { positionAt, quoted } from './problem.ts';

/**
 * Reads a text in time that is linear in its length. `isOfTrees`: names that stand twice in one object are noted, and a
 * text that is deeper than any tree is refused before it is parsed.
 */
export function readJson<T>(shape: Shape<T>, text: string, isOfTrees = false): Read<T> {
  const reader = new Reader();
  const tooDeep = isOfTrees ? tooDeepAt(text) : null;
  if (tooDeep !== null) return reader.result<T>(refuseDepth(text, tooDeep, reader));
  const given = parseJson(text);
  if (given === undefined) return reader.result<T>(refuseText(text, reader));
  if (isOfTrees) for (const path of duplicateKeys(text)) reader.refuse(path, undefined, { kind: 'one-key' });
  return reader.result(shape.read(given, reader, '$'));
}

const FORMATTED = record({ format: anyText() });

/** The format that a file of the page's own names; null where it holds trees, or is none of ours. */
export function formatIn(text: string): string | null {
  if (!/^\s*\{/.test(text) || tooDeepAt(text) !== null) return null;
  return readValue(FORMATTED, parseJson(text)).value?.format ?? null;
}

/** The text of a file; the same for equal values. */
export function printJson<T>(shape: Shape<T>, value: T): string {
  return `${JSON.stringify(shape.print(value), null, 1)}\n`;
}

/** More brackets within each other than a file of trees can have: two a ply, and those around the tree. */
const MOST_OPEN = 2 * LIMITS.depth + 20;

/** Where a text has more of them; null where it has not. It is looked for first, since parsing and walking such a text takes long. */
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
  const offset = jsonFault(text) ?? 0;
  const { line, column } = positionAt(text, offset);
  const found = quoted(text.slice(offset, offset + 100));
  const isBlank = text.trim() === '';
  const path = isBlank ? '1:1' : `${line}:${column}`;
  reader.note({ path, found, expected: { kind: isBlank ? 'content' : 'json' } });
}

/** The offset of the first character that cannot stand where it does; null where the text is JSON. */
export function jsonFault(text: string): number | null {
  return scanJson(text).fault;
}

/** The paths of names that stand twice in one object, of which reading keeps the last; the first hundred. */
export function duplicateKeys(text: string): readonly string[] {
  return scanJson(text).twice;
}

/** More of them than this are not looked for: each has a path, which may be long. */
const MOST_TWICE = 100;

/** In quotes: no control character, which is what \p{Cc} below U+0020 is, and only the escapes JSON has. */
const TOKEN =
  /[ \t\n\r]*(?:([[\]{}:,])|"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;

type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'nothing';

/** An object or a list that is open. */
interface Open {
  /** of an object; null for a list */
  readonly names: Set<string> | null;
  /** the name, or the place, of the entry at hand */
  at: string | number;
}

/** Goes through a text token by token, linear and without recursion. The browsers' own messages say places each in their own way, or not at all. */
function scanJson(text: string): { readonly fault: number | null; readonly twice: readonly string[] } {
  const open: Open[] = [];
  const twice: string[] = [];
  let expected: Expected = 'value';
  for (let offset = 0; ; ) {
    TOKEN.lastIndex = offset;
    const found = TOKEN.exec(text);
    const start = offset + (/^[ \t\n\r]*/.exec(found?.[0] ?? text.slice(offset))?.[0].length ?? 0);
    if (found === null) {
      if (start === text.length && expected === 'nothing') return { fault: null, twice };
      // A text in quotes that never ends is missing its end, not its beginning.
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

/** What may follow the token; null where it may not stand here itself. */
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

/** Notes the name of an entry that begins, and its path where the object has one of that name. */
function noteName(name: string, open: Open[], twice: string[]): void {
  const around = open.at(-1);
  if (around === undefined) return;
  around.at = name;
  if (around.names?.has(name) && twice.length < MOST_TWICE) twice.push(pathOf(open));
  around.names?.add(name);
}

/** "$.trees[0].title" */
function pathOf(open: readonly Open[]): string {
  return open.reduce((path, { at }) => path + (typeof at === 'number' ? `[${at}]` : `.${quoted(at)}`), '$');
}
