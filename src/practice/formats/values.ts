/**
 * Questions about what the search has proved about every inner node at its end: a number, a bound, or nothing
 * for a node that was never called.
 */

import type { GameTree, RecursionRun } from '../../core/index.ts';
import { isPoint, type ValueRange } from '../../core/run/range.ts';
import { rangeLabel } from '../../core/run/rangeLabel.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { untimed } from '../../core/tree/timedValue.ts';
import { refined } from '../../notation/shapes.ts';
import { entryErrors, sameNumber } from '../grade/difference.ts';
import type { MethodRun } from '../methods/methods.ts';
import { placeIfCalled } from '../place.ts';
import { byOriginal, type Format, searchableNodes, type TypedTexts } from './format.ts';
import { byNode, ofEnds } from './records.ts';
import { parseNumber, plainEntry } from './typed.ts';

type ValuesPart = { readonly kind: 'values' };

/**
 * By node, the interval in which its value lies. A number has equal ends; a bound has one infinite end, so "≤
 * 2" is (−∞, 2]. A node that the map omits was left blank.
 */
type Ranges = ReadonlyMap<NodeId, ValueRange>;

const RANGE = refined(
  ofEnds<ValueRange>(
    (low, high) => ({ low, high }),
    ({ low, high }) => [low, high],
  ),
  ({ low, high }, reader, path) => {
    if (low > high) reader.refuse(path, [low, high], { kind: 'ascending' });
  },
);

export const values: Format<'values', ValuesPart, Ranges, TypedTexts<ValuesPart, ValueRange>> = {
  kind: 'values',
  usualMarks: 4,
  byChance: 'hardly',
  entry: { way: 'texts', at: 'in-shape', nodes: searchableNodes, parse: parseRange, print: printRange },
  blank: new Map(),
  suits: ({ tree }) => tree.players === 0,
  ofFarther: true,
  ofReversed: true,
  answerOf: (methodRun) => byOriginal(finalRanges(methodRun.run), methodRun),
  answerBy: (methodRun) => withReturnedValue(methodRun, byOriginal(finalRanges(methodRun.run), methodRun)),

  shape: (tree) => byNode(tree, () => RANGE),

  /**
   * Marks the entries of all inner nodes; a number entered although only that bound is proved is half an
   * error.
   */
  grade: ({ task: { tree }, given, right, run }) =>
    entryErrors(
      searchableNodes(tree),
      given,
      right,
      (node) => run.lastStep(node) || run.length,
      (entry, due) => {
        if (isSameRange(entry, due)) return null;
        const isEnd = isPoint(entry) && !isPoint(due) && [due.low, due.high].includes(entry.low);
        return isEnd ? 'half' : 'wrong';
      },
    ),
  placeOf: (run, _part, node) => placeIfCalled(run, node, run.lastStep(node)),

  signs({ run, right }, { differences }) {
    const extras = differences.filter(({ fault }) => fault === 'extra');
    const found = [
      ['exact-at-cut', differences.find(({ fault }) => fault === 'half')],
      ['value-at-unvisited', extras.find(({ node }) => run.nextEntry(node, 0) === 0)],
      ['nothing-proved', extras.find(({ node }) => run.nextEntry(node, 0) > 0)],
    ] as const;
    // When the root's value is outside the root window, every value that is returned is only a bound.
    const due = right.get(ROOT);
    const isFound = due !== undefined && isPoint(due);
    const wrongRoot = differences.find(({ node, fault }) => isFound && node === ROOT && fault === 'wrong');
    const all = run.windows ? [['wrong-root-value', wrongRoot] as const, ...found] : found;
    return all.flatMap(([misconception, difference]) => {
      if (difference === undefined) return [];
      const { node } = difference;
      return [{ misconception, place: placeIfCalled(run, node, run.lastStep(node)), detail: null }];
    });
  },
  isTelling: (_marked, { differences }) => differences.length >= 2,
  /** Whether the only fault is that bounds are written as plain numbers. */
  isOnlyNotation: ({ differences }) => differences.every(({ fault }) => fault === 'half'),
};

/**
 * Returns, for each inner node that was called, the interval that is proved about its value at the end of the
 * run. A node about which nothing is proved is omitted.
 */
function finalRanges(run: RecursionRun): Map<NodeId, ValueRange> {
  const { tree, length } = run;
  const ranges = new Map<NodeId, ValueRange>();
  for (const node of tree.nodes()) {
    if (tree.isLeaf(node)) continue;
    const state = run.stateAt(node, length);
    if (rangeLabel(tree.kindName(node), state, tree.leafBounds) !== '')
      ranges.set(node, asWritten(state.range, tree.leafBounds));
  }
  return ranges;
}

/**
 * Replaces an end of the interval that is merely the declared bound of all leaves by an infinity: "≤ 2" is
 * written instead of "−6…2".
 */
function asWritten(range: ValueRange, [least, most]: GameTree['leafBounds']): ValueRange {
  const [low, high] = [untimed(range.low), untimed(range.high)];
  if (low === high) return { low, high };
  return { low: low > least ? low : -Infinity, high: high < most ? high : Infinity };
}

/**
 * Enters the value that the root returned as the root's exact value, although it may not be proved, as a
 * student with this faulty method does.
 */
function withReturnedValue({ run: { tree, result } }: MethodRun, ranges: Ranges): Ranges {
  if (tree.isLeaf(ROOT) || !result.ok) return ranges;
  return new Map(ranges).set(ROOT, { low: result.value, high: result.value });
}

function isSameRange(a: ValueRange, b: ValueRange): boolean {
  return sameNumber(a.low, b.low) && sameNumber(a.high, b.high);
}

/**
 * Parses an entry such as "3", "10/3", "≤ 2", ">= 5" or "6…8": a number, a bound, or both ends of an
 * interval.
 */
function parseRange(text: string): ValueRange | null {
  const plain = plainEntry(text);
  const bound = /^(≤|≥)(.+)$/.exec(plain);
  if (bound !== null) {
    const limit = parseNumber(bound[2] ?? '');
    if (limit === null) return null;
    return bound[1] === '≤' ? { low: -Infinity, high: limit } : { low: limit, high: Infinity };
  }
  const ends = plain.split('…');
  const [low = null, high = low] = ends.map(parseNumber);
  return ends.length <= 2 && low !== null && high !== null && low <= high ? { low, high } : null;
}

function printRange(range: ValueRange): string {
  if (isPoint(range)) return printNumber(range.low);
  if (range.low === -Infinity) return `≤ ${printNumber(range.high)}`;
  return range.high === Infinity
    ? `≥ ${printNumber(range.low)}`
    : `${printNumber(range.low)}…${printNumber(range.high)}`;
}
