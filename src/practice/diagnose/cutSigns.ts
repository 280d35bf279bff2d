/** What is shown by leaves that are crossed out, listed or counted, though they should not be, or the other way. */
import type { Trace } from '../../core/run/trace.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { CHANCE, MAX } from '../../core/tree/nodeKind.ts';
import type { Answer } from '../answer.ts';
import type { Exercise, Part } from '../exercise.ts';
import type { Difference, PartErrors } from '../grade/difference.ts';
import { isNothingCut } from './nothingCut.ts';
import { firstPlace, placeOf, placeOfCut, placeOfFirstCut } from './place.ts';
import type { Sign } from './signs.ts';
import { whatLeavesChange } from './whatLeavesChange.ts';

export function leafSigns(
  exercise: Exercise,
  part: Part,
  given: Answer,
  { differences }: PartErrors,
  trace: Trace,
): Sign[] {
  const plain = plainMinimax(exercise, part, given, trace);
  return plain ?? signsOfLeaves(trace, part, differences, 'missed', 'over');
}

/** Inner nodes in a list of leaves are told first; a leaf that is listed twice shows nothing. */
export function listSigns(
  exercise: Exercise,
  part: Part,
  given: Answer,
  { differences }: PartErrors,
  trace: Trace,
): Sign[] {
  const plain = plainMinimax(exercise, part, given, trace);
  if (plain !== null) return plain;
  const { tree } = trace;
  const inner = differences.find(({ node }) => !tree.isLeaf(node));
  if (inner !== undefined)
    return [{ misconception: 'counts-other-nodes', place: placeOf(trace, part, inner), detail: null }];
  const isTwice = ({ node, fault }: Difference) => fault === 'over' && trace.entryStep(node) > 0;
  const others = differences.filter((difference) => !isTwice(difference));
  return signsOfLeaves(trace, part, others, 'over', 'missed');
}

/** Nodes counted that are no evaluated leaves: all that were entered, all inner ones, those that were cut. */
export function countSigns(
  exercise: Exercise,
  part: Part,
  given: Answer,
  errors: PartErrors,
  trace: Trace,
): Sign[] {
  const plain = plainMinimax(exercise, part, given, trace);
  if (plain !== null) return plain;
  const { leafCount } = given;
  if (leafCount === null) return [];
  const { tree } = trace;
  const { entered, leaves, prunedLeaves } = trace.tallyAt(trace.length);
  const others = [entered, entered - leaves, prunedLeaves, tree.size, tree.size - tree.leafCount];
  const place = firstPlace(trace, part, errors);
  const isOther = others.includes(leafCount);
  return [{ misconception: isOther ? 'counts-other-nodes' : 'miscount', place, detail: null }];
}

/** Every leaf is looked at, as in minimax, though there is something to cut. */
function plainMinimax(exercise: Exercise, part: Part, given: Answer, trace: Trace): Sign[] | null {
  if (!isNothingCut(exercise, part, given)) return null;
  const place = placeOfFirstCut(trace);
  return place === null ? [] : [{ misconception: 'refuses-cut', place, detail: { kind: 'nothing-cut' } }];
}

/** `kept`: the fault of a leaf that the search does not look at; `dropped`: of one that it does. */
function signsOfLeaves(
  trace: Trace,
  part: Part,
  differences: readonly Difference[],
  kept: Difference['fault'],
  dropped: Difference['fault'],
): Sign[] {
  const missed = differences.filter(({ fault }) => fault === kept);
  const overCut = differences.filter(({ fault }) => fault === dropped);
  if (overCut.length > 0) return overCutSigns(trace, part, overCut);
  if (missed.length === 0) return [];
  const place = firstPlace(trace, part, { differences: missed, errors: missed.length, isBlanket: false });
  const misconception = missesBetaCutsOnly(trace, missed) ? 'misses-beta-cuts' : 'refuses-cut';
  return [{ misconception, place, detail: null }];
}

/** All beta cuts are missed, and no alpha cut, of which there is one. */
function missesBetaCutsOnly(trace: Trace, missed: readonly Difference[]): boolean {
  const atMax = missed.every(({ node }) => trace.tree.kind(placeOfCut(trace, node).node) === MAX);
  const cutNodes = cuttingNodes(trace);
  const missedAt = new Set(missed.map(({ node }) => placeOfCut(trace, node).node));
  const betaCuts = cutNodes.filter((node) => trace.tree.kind(node) === MAX);
  return atMax && betaCuts.length < cutNodes.length && betaCuts.every((node) => missedAt.has(node));
}

function cuttingNodes(trace: Trace): NodeId[] {
  return trace.tree.nodes().filter((node) => trace.cutStep(node) > 0);
}

function overCutSigns(trace: Trace, part: Part, overCut: readonly Difference[]): Sign[] {
  const { tree } = trace;
  const places = overCut.map((difference) => placeOf(trace, part, difference));
  // Where there is no test nobody holds a bound: at a chance node, or before anything is known.
  const unbounded = places.filter(({ test }) => test === null || !Number.isFinite(test.limit));
  const [where] = unbounded;
  if (where !== undefined) {
    const testers = new Set(unbounded.map(({ node, test }) => test?.tester ?? tree.parent(node)));
    const detail = testers.size > 1 ? ({ kind: 'several' } as const) : null;
    return [{ misconception: 'cut-without-bound', place: where, detail }];
  }
  const last = tree.child(ROOT, tree.childCount(ROOT) - 1);
  const [first] = places;
  // Nobody moves at a chance node, and with a leaf that is not known nothing can be reckoned.
  if (tree.kind(ROOT) === CHANCE || tree.hasUnknown) return [];
  if (first === undefined || !overCut.every(({ node }) => tree.isWithin(node, last))) return [];
  const leaves = overCut.map(({ node }) => node);
  const changes = whatLeavesChange(trace, leaves);
  return [{ misconception: 'last-branch', place: first, detail: { kind: 'matters', changes } }];
}
