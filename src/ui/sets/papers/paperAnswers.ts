/** What stands on a paper for an exercise: what the drawing shows, and the room for each answer with the answer. */
import { isPoint, type ValueRange } from '../../../core/run/range.ts';
import { type NodeId, ROOT } from '../../../core/tree/nodeId.ts';
import { printNumber } from '../../../core/tree/printNumber.ts';
import type { Exercise, Part, PartKind } from '../../../practice/exercise.ts';
import { leavesInOrder } from '../../../practice/grade/leavesInOrder.ts';
import type { RightAnswer } from '../../../practice/rightAnswer.ts';
import type { NodeNames } from '../../../words/nodeNames.ts';
import type { SetWords } from '../../../words/setWords.ts';
import { printWindow } from '../../../words/symbols.ts';
import { printSpans } from '../../../words/valueSpans.ts';
import { NOTHING_WRITTEN, type Written } from '../BlankTree.tsx';

type Row = readonly [string, string];

/** Where an answer is written; `drawing`: on the tree. */
export type Room =
  | { readonly kind: 'table'; readonly heads: Row; readonly rows: readonly Row[] }
  | { readonly kind: 'lines'; readonly lines: number; readonly answer: string }
  | { readonly kind: 'drawing'; readonly answer: string };

/** What is written on the tree: what questions point at, and for the key what is asked. */
export function writtenOn({ tree, parts }: Exercise, right: RightAnswer | null): Written {
  const interval = parts.find(({ part }) => part.kind === 'interval')?.part;
  const asks = (...kinds: readonly PartKind[]) => parts.some(({ part }) => kinds.includes(part.kind));
  const labels = new Map<NodeId, string>();
  const badges = new Map<NodeId, string>();
  if (right !== null && asks('values')) {
    for (const [node, range] of right.answer.values)
      if (!tree.isLeaf(node)) labels.set(node, printRange(range));
  }
  if (right !== null && asks('leafOrder'))
    for (const [index, leaf] of right.answer.leafOrder.entries()) badges.set(leaf, String(index + 1));
  if (interval?.kind === 'interval') {
    const { leaf, branch } = interval;
    // Other questions need the number that the leaf has.
    if (parts.length === 1) labels.set(leaf, 'x');
    else badges.set(leaf, [badges.get(leaf), 'x'].filter(Boolean).join(' · '));
    badges.set(branch, [badges.get(branch), '?'].filter(Boolean).join(' · '));
  }
  return {
    ...NOTHING_WRITTEN,
    labels,
    badges,
    struck: right !== null && asks('crossing') ? right.answer.crossing : NOTHING_WRITTEN.struck,
    line: right !== null && asks('line', 'move') ? lineOf(right, asks('line')) : NOTHING_WRITTEN.line,
  };
}

function lineOf({ answer }: RightAnswer, isWhole: boolean): ReadonlySet<NodeId> {
  return new Set(isWhole ? answer.line : answer.line.slice(0, 1));
}

export function roomFor(
  exercise: Exercise,
  part: Part,
  { answer }: RightAnswer,
  names: NodeNames,
  words: SetWords['papers'],
): Room {
  const { tree } = exercise;
  const nameOf = (node: NodeId) => names.of(node);
  /** A leaf's name is its value, which others may have, too. */
  const placeOf = (node: NodeId) =>
    tree.isLeaf(node) && node !== ROOT ? words.below(nameOf(node), nameOf(tree.parent(node))) : nameOf(node);
  switch (part.kind) {
    case 'values':
      return {
        kind: 'table',
        heads: [words.node, words.value],
        rows: tree
          .nodes()
          .filter((node) => !tree.isLeaf(node))
          .map((node) => {
            const range = answer.values.get(node);
            return [nameOf(node), range === undefined ? words.notCalled : printRange(range)];
          }),
      };
    case 'windows':
      return {
        kind: 'table',
        heads: [words.node, words.window],
        rows: part.nodes.map((node) => {
          const window = answer.windows.get(node);
          return [nameOf(node), window === undefined ? words.notCalled : printWindow(window)];
        }),
      };
    case 'crossing':
      return {
        kind: 'drawing',
        answer:
          answer.crossing.size === 0
            ? words.crossedNone
            : words.crossed([...answer.crossing].map(placeOf).join(', ')),
      };
    case 'leafOrder':
      return { kind: 'lines', lines: 2, answer: answer.leafOrder.map(nameOf).join(', ') };
    case 'leafCount':
      return { kind: 'lines', lines: 1, answer: String(answer.leafCount) };
    case 'move':
      return { kind: 'lines', lines: 1, answer: answer.move === null ? '' : placeOf(answer.move) };
    case 'line':
      return { kind: 'lines', lines: 1, answer: answer.line.map(nameOf).join(' → ') };
    case 'interval':
      return {
        kind: 'lines',
        lines: 1,
        answer:
          answer.interval === null || answer.interval.length === 0
            ? words.never
            : printSpans(answer.interval),
      };
    case 'reorder':
      return { kind: 'lines', lines: 3, answer: orderText(exercise, answer.reorder, names, words) };
  }
}

function orderText(
  exercise: Exercise,
  orders: ReadonlyMap<NodeId, readonly number[]>,
  names: NodeNames,
  words: SetWords['papers'],
): string {
  if (orders.size === 0) return words.keepsOrder;
  const { tree } = exercise;
  const lists = [...orders].map(([node, order]) => {
    const children = tree.children(node);
    return `${names.of(node)}: ${order.map((place) => names.of(children[place] as NodeId)).join(' ')}`;
  });
  return `${lists.join('; ')}. ${words.anyBest(String(leavesInOrder(exercise, orders)))}`;
}

function printRange(range: ValueRange): string {
  if (isPoint(range)) return printNumber(range.low);
  if (range.low === -Infinity) return `≤ ${printNumber(range.high)}`;
  return range.high === Infinity
    ? `≥ ${printNumber(range.low)}`
    : `${printNumber(range.low)}…${printNumber(range.high)}`;
}
