/** What single wrong entries show where no method explains a part. */
import { windowAt } from '../../core/trace/searchWindow.ts';
import type { Trace } from '../../core/trace/trace.ts';
import { CUTOFF } from '../../core/trace/traceLog.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { LEAF, MAX, MIN } from '../../core/tree/nodeKind.ts';
import type { Answer } from '../answer.ts';
import type { Part } from '../exercise.ts';
import type { Difference, PartErrors } from '../grade/difference.ts';
import type { Misconception } from '../misconception.ts';
import type { RightAnswer } from '../rightAnswer.ts';
import { sameNumber } from '../sameNumber.ts';
import type { Place } from './finding.ts';
import { firstPlace, placeOf, placeOfCut } from './place.ts';

/** A sign and where it shows. */
export interface Sign {
  readonly misconception: Misconception;
  readonly place: Place;
}

/** The signs in one part, each at the first place where it shows. */
export function signsIn(part: Part, given: Answer, errors: PartErrors, right: RightAnswer): readonly Sign[] {
  const { trace } = right;
  const at = (misconception: Misconception, difference: Difference | undefined): Sign[] =>
    difference === undefined ? [] : [{ misconception, place: placeOf(trace, part, difference) }];
  const withFault = (fault: Difference['fault']) =>
    errors.differences.find((difference) => difference.fault === fault);
  switch (part.kind) {
    case 'values':
      return [
        ...(trace.algorithm === 'alpha-beta'
          ? at('wrong-root-value', errors.differences.find(isWrongRoot))
          : []),
        ...at('exact-at-cut', withFault('half')),
        ...at('value-at-unvisited', withFault('extra')),
      ];
    case 'windows':
      return [...windowSigns(part, given, errors, right), ...at('value-at-unvisited', withFault('extra'))];
    case 'crossing':
      return leafSigns(trace, part, errors, 'missed', 'over');
    case 'leafOrder':
      return listSigns(trace, part, errors);
    case 'leafCount':
      return countSigns(trace, part, given, errors);
    case 'move':
    case 'line':
      return moveSigns(right, part.kind === 'move' ? given.move : (given.line[0] ?? null));
    case 'reorder':
    case 'interval':
      return [];
  }
}

/** Inner nodes in a list of leaves are told first; a leaf that is listed twice shows nothing. */
function listSigns(trace: Trace, part: Part, errors: PartErrors): Sign[] {
  const { tree, log, length } = trace;
  const inner = errors.differences.find(({ node }) => !tree.isLeaf(node));
  if (inner !== undefined)
    return [{ misconception: 'counts-other-nodes', place: placeOf(trace, part, inner) }];
  const isTwice = ({ node, fault }: Difference) => fault === 'over' && log.lastRow(node, length) > 0;
  const differences = errors.differences.filter((difference) => !isTwice(difference));
  return leafSigns(trace, part, { ...errors, differences }, 'over', 'missed');
}

function isWrongRoot({ node, fault }: Difference): boolean {
  return node === ROOT && fault === 'wrong';
}

/** `kept`: the fault of a leaf that the search does not look at; `dropped`: of one that it does. */
function leafSigns(
  trace: Trace,
  part: Part,
  { differences }: PartErrors,
  kept: Difference['fault'],
  dropped: Difference['fault'],
): Sign[] {
  const missed = differences.filter(({ fault }) => fault === kept);
  const overCut = differences.filter(({ fault }) => fault === dropped);
  if (overCut.length > 0) return overCutSigns(trace, part, overCut);
  if (missed.length === 0) return [];
  const place = firstPlace(trace, part, { differences: missed, errors: missed.length, isBlanket: false });
  return [{ misconception: missesBetaCutsOnly(trace, missed) ? 'misses-beta-cuts' : 'refuses-cut', place }];
}

/** All beta cuts are missed, and no alpha cut, of which there is one. */
function missesBetaCutsOnly(trace: Trace, missed: readonly Difference[]): boolean {
  const atMax = missed.every(({ node }) => trace.tree.kind(placeOfCut(trace, node).node) === MAX);
  const cutNodes = cuttingNodes(trace);
  const missedAt = new Set(missed.map(({ node }) => placeOfCut(trace, node).node));
  const betaCuts = cutNodes.filter((node) => trace.tree.kind(node) === MAX);
  return atMax && betaCuts.length < cutNodes.length && betaCuts.every((node) => missedAt.has(node));
}

function cuttingNodes({ tree, log, length }: Trace): NodeId[] {
  return tree.nodes().filter((node) => {
    const row = log.lastRow(node, length);
    return tree.kind(node) !== LEAF && row > 0 && log.kind(log.rowBefore(node, row)) === CUTOFF;
  });
}

function overCutSigns(trace: Trace, part: Part, overCut: readonly Difference[]): Sign[] {
  const { tree } = trace;
  const places = overCut.map((difference) => placeOf(trace, part, difference));
  // Where there is no test nobody holds a bound: at a chance node, or before anything is known.
  const unbounded = places.find(({ test }) => test === null || !Number.isFinite(test.limit));
  if (unbounded !== undefined) return [{ misconception: 'cut-without-bound', place: unbounded }];
  const last = tree.child(ROOT, tree.childCount(ROOT) - 1);
  const [first] = places;
  if (first === undefined || !overCut.every(({ node }) => tree.isWithin(node, last))) return [];
  return [{ misconception: 'last-branch', place: first }];
}

/** Nodes counted that are no evaluated leaves: all that were entered, all inner ones, those that were cut. */
function countSigns(trace: Trace, part: Part, { leafCount }: Answer, errors: PartErrors): Sign[] {
  if (leafCount === null) return [];
  const { tree } = trace;
  const { entered, leaves, prunedLeaves } = trace.tallyAt(trace.length);
  const others = [entered, entered - leaves, prunedLeaves, tree.size, tree.size - tree.leafCount];
  if (!others.includes(leafCount)) return [];
  return [{ misconception: 'counts-other-nodes', place: firstPlace(trace, part, errors) }];
}

/** A move to a child that returned the root's value later than another: that was only a bound, or a tie. */
function moveSigns({ trace, answer }: RightAnswer, move: NodeId | null): Sign[] {
  const { log, length, result } = trace;
  if (move === null || move === answer.move || trace.tree.parent(move) !== ROOT) return [];
  const row = log.lastRow(move, length);
  if (row === 0 || !result.ok || log.value(row) !== result.value) return [];
  const place = placeOf(trace, { kind: 'move' }, { node: move, fault: 'wrong' });
  return [{ misconception: 'last-of-equals', place }];
}

/** Windows that were moved by the wrong side, or came back from a child. */
function windowSigns(
  part: Extract<Part, { kind: 'windows' }>,
  given: Answer,
  { differences }: PartErrors,
  { trace, answer }: RightAnswer,
): Sign[] {
  const signs: Sign[] = [];
  const add = (misconception: Misconception, difference: Difference) => {
    if (!signs.some((sign) => sign.misconception === misconception))
      signs.push({ misconception, place: placeOf(trace, part, difference) });
  };
  for (const difference of differences) {
    const { node } = difference;
    const [entry, due] = [given.windows.get(node), answer.windows.get(node)];
    if (entry === undefined || due === undefined || node === ROOT) continue;
    if (isWindowOfSibling(trace, node, entry)) add('keeps-childs-bound', difference);
    else if (isMovedByOtherSide(trace, node, entry, due)) add('bound-of-other-side', difference);
  }
  return signs;
}

interface Ends {
  readonly alpha: number;
  readonly beta: number;
}

/** Whether the entry is what the sibling before held when it returned. */
function isWindowOfSibling(trace: Trace, node: NodeId, entry: Ends): boolean {
  const { tree, length } = trace;
  const index = tree.childIndex(node);
  if (index === 0) return false;
  const sibling = tree.child(tree.parent(node), index - 1);
  if (tree.isLeaf(sibling)) return false;
  const held = windowAt(trace, sibling, length);
  return sameNumber(held.alpha, entry.alpha) && sameNumber(held.beta, entry.beta);
}

/** Whether only that end is wrong which the parent's side never moves, and it was moved inwards. */
function isMovedByOtherSide({ tree }: Trace, node: NodeId, entry: Ends, due: Ends): boolean {
  const side = tree.kind(tree.parent(node));
  const isAlpha = sameNumber(entry.alpha, due.alpha);
  const isBeta = sameNumber(entry.beta, due.beta);
  return (
    (side === MIN && isBeta && !isAlpha && entry.alpha > due.alpha) ||
    (side === MAX && isAlpha && !isBeta && entry.beta < due.beta)
  );
}
