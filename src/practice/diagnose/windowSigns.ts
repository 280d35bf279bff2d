/** What windows show that are not the right ones: another moment, the wrong side, or a child's bound. */
import type { Trace } from '../../core/run/trace.ts';
import type { SearchWindow } from '../../core/run/window.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { MAX, MIN } from '../../core/tree/nodeKind.ts';
import type { Answer } from '../answer.ts';
import { endWindowsAt } from '../answerOfRun.ts';
import type { Part } from '../exercise.ts';
import type { Difference, PartErrors } from '../grade/difference.ts';
import { isSameWindow } from '../grade/entryErrors.ts';
import type { RightAnswer } from '../rightAnswer.ts';
import { sameNumber } from '../sameNumber.ts';
import type { Remark } from './finding.ts';
import { placeOf } from './place.ts';
import type { Sign } from './signs.ts';

type WindowPart = Extract<Part, { kind: 'windows' }>;

/**
 * The signs of single windows, each at the first node where it shows; where every window on the sheet is
 * that of another convention, this alone.
 */
export function windowSigns(
  part: WindowPart,
  given: Answer,
  { differences }: PartErrors,
  { trace, answer }: RightAnswer,
): Sign[] {
  const signs: Sign[] = [];
  const add = (misconception: Sign['misconception'], difference: Difference) => {
    if (!signs.some((sign) => sign.misconception === misconception))
      signs.push({ misconception, place: placeOf(trace, part, difference), detail: null });
  };
  const convention = conventionIn(part, given, trace);
  for (const difference of differences) {
    const { node } = difference;
    const [entry, due] = [given.windows.get(node), answer.windows.get(node)];
    if (entry === undefined || due === undefined) continue;
    if (convention !== null) add(convention, difference);
    else if (isOfOtherMoment(part, trace, node, entry)) add('other-moment', difference);
    else if (node === ROOT || part.at === 'end') continue;
    else if (isWindowOfSibling(trace, node, entry)) add('window-of-sibling', difference);
    else if (isMovedByOtherSide(trace, node, entry, due)) add('bound-of-other-side', difference);
  }
  return signs;
}

/**
 * The convention by which all windows on the sheet are right: those of the other moment, or one bound a
 * node, its own value, as Nilsson writes it. Null where there is none.
 */
export function conventionIn(part: WindowPart, given: Answer, trace: Trace): Remark | null {
  const entered = part.nodes.flatMap((node) => {
    const entry = given.windows.get(node);
    return entry === undefined || trace.lastStep(node) === 0 ? [] : [{ node, entry }];
  });
  if (entered.length === 0) return null;
  if (entered.every(({ node, entry }) => isOfOtherMoment(part, trace, node, entry))) return 'other-moment';
  if (entered.every(({ node, entry }) => isOwnBoundAlone(trace, node, entry))) return 'one-bound';
  return null;
}

function isOfOtherMoment({ at }: WindowPart, trace: Trace, node: NodeId, entry: SearchWindow): boolean {
  const others = at === 'end' ? [trace.entryWindowAt(node, trace.length)] : endWindowsAt(trace, node);
  return others.some((other) => isSameWindow(other, entry));
}

function isOwnBoundAlone(trace: Trace, node: NodeId, entry: SearchWindow): boolean {
  const { tree } = trace;
  const v = trace.heldAt(node);
  if (tree.kind(node) === MAX) return isSameWindow(entry, { alpha: v, beta: Infinity });
  return tree.kind(node) === MIN && isSameWindow(entry, { alpha: -Infinity, beta: v });
}

/** Whether the entry is what the sibling before held when it returned. */
function isWindowOfSibling(trace: Trace, node: NodeId, entry: SearchWindow): boolean {
  const { tree, length } = trace;
  const index = tree.childIndex(node);
  if (index === 0) return false;
  const sibling = tree.child(tree.parent(node), index - 1);
  return !tree.isLeaf(sibling) && isSameWindow(trace.windowAt(sibling, length), entry);
}

/** Whether only that end is wrong which the parent's side never moves, and it was moved inwards. */
function isMovedByOtherSide({ tree }: Trace, node: NodeId, entry: SearchWindow, due: SearchWindow): boolean {
  const side = tree.kind(tree.parent(node));
  const isAlpha = sameNumber(entry.alpha, due.alpha);
  const isBeta = sameNumber(entry.beta, due.beta);
  return (
    (side === MIN && isBeta && !isAlpha && entry.alpha > due.alpha) ||
    (side === MAX && isAlpha && !isBeta && entry.beta < due.beta)
  );
}
