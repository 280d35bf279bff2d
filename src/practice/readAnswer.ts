/** Reads an answer sheet against the tree it is about: all of it is sound, or what is wrong is listed. */
import type { ValueSpan } from '../core/analysis/spans.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { type Answer, BLANK_ANSWER } from './answer.ts';
import type { RecordFault } from './recordFault.ts';
import { RecordReader } from './recordReader.ts';

export type ReadAnswer =
  | { readonly ok: true; readonly answer: Answer; readonly dropped: readonly string[] }
  | { readonly ok: false; readonly faults: readonly RecordFault[] };

/** Reads what `answerRecord` made. */
export function readAnswer(given: unknown, tree: GameTree): ReadAnswer {
  const reader = new RecordReader();
  const answer = readAnswerRecord(reader, given, '$', tree);
  return answer === null
    ? { ok: false, faults: reader.faults }
    : { ok: true, answer, dropped: reader.dropped };
}

const FIELDS = Object.keys(BLANK_ANSWER);

/** Reads an answer that stands somewhere in a larger record. */
export function readAnswerRecord(
  reader: RecordReader,
  given: unknown,
  path: string,
  tree: GameTree,
): Answer | null {
  const fields = reader.fields(given, path, FIELDS);
  if (fields === null) return null;
  /** What a field holds; what it is on a blank sheet where it is not there. */
  const part = <K extends keyof Answer>(
    name: K,
    read: (given: unknown, path: string) => Answer[K] | null,
  ): Answer[K] | null => (fields.has(name) ? read(fields.get(name), `${path}.${name}`) : BLANK_ANSWER[name]);

  const nodes = (list: unknown, at: string) =>
    reader.list(list, at, [0, tree.size], (entry, place) => reader.node(entry, place, tree));
  const pairs = <T>(list: unknown, at: string, read: (given: unknown, path: string) => T | null) =>
    readPairs(reader, list, at, tree, (_node, entry, place) => read(entry, place));
  const ends = (entry: unknown, at: string) =>
    reader.list(entry, at, [2, 2], (end, place) => reader.value(end, place));

  const values = part('values', (list, at) =>
    pairs(list, at, (entry, place) => {
      const [low, high] = ends(entry, place) ?? [];
      if (low === undefined || high === undefined) return null;
      return low <= high ? { low, high } : reader.refuse(place, entry, { kind: 'ascending' });
    }),
  );
  const crossing = part('crossing', (list, at) => {
    const crossed = nodes(list, at);
    if (crossed === null) return null;
    return refuseTwice(reader, crossed, at) ? null : new Set(crossed);
  });
  const leafOrder = part('leafOrder', nodes);
  const windows = part('windows', (list, at) =>
    pairs(list, at, (entry, place) => {
      const [alpha, beta] = ends(entry, place) ?? [];
      return alpha === undefined || beta === undefined ? null : { alpha, beta };
    }),
  );
  const line = part('line', (list, at) => readLine(reader, nodes(list, at), at, tree));
  const reorder = part('reorder', (list, at) =>
    readPairs(reader, list, at, tree, (node, entry, place) =>
      readPermutation(reader, entry, place, tree.childCount(node)),
    ),
  );

  const before = reader.faults.length;
  const leafCount = part('leafCount', (count, at) => reader.whole(count, at, 0, Number.MAX_SAFE_INTEGER));
  const move = part('move', (node, at) => reader.node(node, at, tree));
  const interval = part('interval', (list, at) => readInterval(reader, list, at));
  // Of these three null is an answer as well.
  if (reader.faults.length > before) return null;

  if (values === null || crossing === null || leafOrder === null) return null;
  if (windows === null || line === null || reorder === null) return null;
  return { values, crossing, leafOrder, leafCount, windows, move, line, reorder, interval };
}

/** Pairs of a node and something, each node once. */
function readPairs<T>(
  reader: RecordReader,
  given: unknown,
  path: string,
  tree: GameTree,
  read: (node: NodeId, given: unknown, path: string) => T | null,
): ReadonlyMap<NodeId, T> | null {
  const pairs = reader.list(given, path, [0, tree.size], (entry, at) => {
    if (!Array.isArray(entry) || entry.length !== 2)
      return reader.refuse(at, entry, { kind: 'entries', least: 2, most: 2 });
    const node = reader.node(entry[0], `${at}[0]`, tree);
    const value = node === null ? null : read(node, entry[1], `${at}[1]`);
    return node === null || value === null ? null : ([node, value] as const);
  });
  if (pairs === null) return null;
  const keys = pairs.map(([node]) => node);
  return refuseTwice(reader, keys, path) ? null : new Map(pairs);
}

/** Notes the first node that stands twice. */
function refuseTwice(reader: RecordReader, nodes: readonly NodeId[], path: string): boolean {
  const seen = new Set<NodeId>();
  for (const [index, node] of nodes.entries()) {
    if (seen.has(node)) {
      reader.refuse(`${path}[${index}]`, node, { kind: 'another' });
      return true;
    }
    seen.add(node);
  }
  return false;
}

function readLine(
  reader: RecordReader,
  line: readonly NodeId[] | null,
  path: string,
  tree: GameTree,
): readonly NodeId[] | null {
  const astray = line?.findIndex((node, index) => tree.parent(node) !== (line[index - 1] ?? ROOT)) ?? -1;
  return astray < 0 ? line : reader.refuse(`${path}[${astray}]`, line?.[astray], { kind: 'child' });
}

function readPermutation(
  reader: RecordReader,
  given: unknown,
  path: string,
  count: number,
): readonly number[] | null {
  const places = reader.list(given, path, [count, count], (entry, at) =>
    reader.whole(entry, at, 0, count - 1),
  );
  if (places === null || new Set(places).size === count) return places;
  return reader.refuse(path, given, { kind: 'permutation' });
}

/** Spans of which each begins beyond the end of the one before. */
function readInterval(reader: RecordReader, given: unknown, path: string): readonly ValueSpan[] | null {
  let last: ValueSpan | null = null;
  return reader.list(given, path, [0, 1000], (entry, at) => {
    const span = readSpan(reader, entry, at);
    if (span === null) return null;
    const isApart =
      last === null || last.to < span.from || (last.to === span.from && !last.hasTo && !span.hasFrom);
    last = span;
    return isApart ? span : reader.refuse(at, entry, { kind: 'ascending' });
  });
}

function readSpan(reader: RecordReader, given: unknown, path: string): ValueSpan | null {
  const fields = reader.fields(given, path, ['from', 'to', 'hasFrom', 'hasTo']);
  if (fields === null) return null;
  const from = reader.value(fields.get('from'), `${path}.from`);
  const to = reader.value(fields.get('to'), `${path}.to`);
  const hasFrom = reader.choice(fields.get('hasFrom'), `${path}.hasFrom`, [true, false]);
  const hasTo = reader.choice(fields.get('hasTo'), `${path}.hasTo`, [true, false]);
  if (from === null || to === null || hasFrom === null || hasTo === null) return null;
  if (hasFrom && !Number.isFinite(from)) return reader.refuse(`${path}.hasFrom`, true, NEVER);
  if (hasTo && !Number.isFinite(to)) return reader.refuse(`${path}.hasTo`, true, NEVER);
  const isSpan = from < to || (from === to && hasFrom && hasTo);
  return isSpan ? { from, to, hasFrom, hasTo } : reader.refuse(path, given, { kind: 'ascending' });
}

/** An infinite end never belongs to a span. */
const NEVER = { kind: 'choice', of: [false] } as const;
