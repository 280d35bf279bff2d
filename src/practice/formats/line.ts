/** Questions about the principal variation: the line of best play from the root down. */
import type { RecursionRun } from '../../core/index.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { refined } from '../../notation/shapes.ts';
import type { Sign } from '../diagnose/sign.ts';
import { errorAtNode, NO_ERRORS, type PartErrors } from '../grade/difference.ts';
import { type MethodRun, rightRun } from '../methods/methods.ts';
import { placeOfChoice } from '../place.ts';
import { someoneMoves, type Task, windowOf } from '../task.ts';
import type { Format, Picks } from './format.ts';
import { nodeOf, nodesOf } from './records.ts';

/** The nodes of a line after the root, each a child of the one before. */
type Line = readonly NodeId[];

export const line: Format<'line', { readonly kind: 'line' }, Line, Picks<Line>> = {
  kind: 'line',
  usualMarks: 2,
  byChance: 'sometimes',
  entry: {
    way: 'picks',
    shown: 'line',
    isOrdered: true,
    lines: 1,
    takes: (tree, node) => node !== ROOT && !tree.isBeyond(node),
    // Picking a node enters the whole line down to it; picking the last node of the line removes that node.
    press: (tree, given, node) => (given.at(-1) === node ? given.slice(0, -1) : tree.pathTo(node).slice(1)),
    nodes: (given) => given,
  },
  blank: [],
  ofFarther: true,
  ofReversed: true,
  suits: knowsMove,
  answerOf: lineOf,

  shape: (tree) =>
    refined(nodesOf(tree), (nodes, reader, path) => {
      const astray = nodes.findIndex((node, index) => tree?.parent(node) !== (nodes[index - 1] ?? ROOT));
      if (astray >= 0) reader.refuse(`${path}[${astray}]`, nodes[astray], { kind: 'child' });
    }),

  grade: ({ given, right }) => lineErrors(given, right),
  placeOf: (run, _part, node) => placeOfChoice(run, node),
  signs: ({ given, right, run }) => moveSigns(run, given[0] ?? null, right[0] ?? null),
};

/** Counts every node of the line as an error from the first one that differs from the right line. */
function lineErrors(given: Line, right: Line): PartErrors {
  const same = right.findIndex((node, index) => given[index] !== node);
  const from = same < 0 ? right.length : same;
  const errors = Math.max(given.length, right.length) - from;
  if (errors === 0) return NO_ERRORS;
  const node = given[from] ?? right[from] ?? right.at(-1) ?? ROOT;
  const fault = from >= given.length ? 'blank' : 'wrong';
  return { differences: [{ node, fault }], errors, entries: right.length, isBlanket: from === 0 };
}

/**
 * Returns the principal variation of a run. In a faulty search its values may be bounds that were taken for
 * exact values.
 */
export function lineOf({ run, original, takesLast }: MethodRun<RecursionRun>): Line {
  const nodes = takesLast ? lineOfLastEqual(run) : run.decidingLineAt(run.length);
  return nodes.map(original);
}

/** Returns the line that begins with the last child of the root that returned the root's value. */
function lineOfLastEqual(run: RecursionRun): NodeId[] {
  const { length, result } = run;
  const tree = run.treeAt(length);
  let last = run.decidingLineAt(length)[0] ?? null;
  for (const child of tree.children(ROOT))
    if (result.ok && worthAtRoot(run, child) === result.value) last = child;
  return last === null ? [] : [last, ...run.decidingLineAt(length, last)];
}

/**
 * Reports a student's best move that leads to a child which returned the root's value later than another
 * child did: the later value was only a bound, or a tie.
 */
function moveSigns(run: RecursionRun, given: NodeId | null, right: NodeId | null): readonly Sign[] {
  if (given === null || given === right || !returnedTheValue(run, given)) return [];
  const place = placeOfChoice(run, given);
  // A test below the move that neither cut it nor had its bound from the root says nothing of the tie.
  const isOfTie = place.test === null || place.test.cuts || place.test.owner === ROOT;
  return [{ misconception: 'later-equal', place: isOfTie ? place : { ...place, test: null }, detail: null }];
}

function returnedTheValue(run: RecursionRun, move: NodeId): boolean {
  const { tree, result } = run;
  return tree.parent(move) === ROOT && result.ok && worthAtRoot(run, move) === result.value;
}

/**
 * Returns the value that a child returned to the root, as the root compares it; NaN when the child was never
 * called.
 */
function worthAtRoot(run: RecursionRun, child: NodeId): number {
  const leaf = run.family === 'vectors' ? run.givenAt(child, run.length) : null;
  return leaf === null ? run.valueAt(child) : run.tree.utility(leaf, run.tree.player(ROOT));
}

/**
 * Whether the search determines a best move: when the value is outside the root window, only a bound is
 * known.
 */
export function knowsMove(task: Task): boolean {
  const window = windowOf(task);
  if (window === null || !someoneMoves(task)) return someoneMoves(task);
  const { result } = rightRun(task).run;
  return result.ok && window.alpha < result.value && result.value < window.beta;
}

/* Questions about the best move of the game at the root. */

type Move = NodeId | null;

export const move: Format<'move', { readonly kind: 'move' }, Move, Picks<Move>> = {
  kind: 'move',
  usualMarks: 1,
  byChance: 'easily',
  entry: {
    way: 'picks',
    shown: 'line',
    isOrdered: false,
    lines: 1,
    takes: (_tree, node) => node !== ROOT,
    press(tree, given, node) {
      const chosen = tree.pathTo(node)[1];
      return chosen === given ? null : (chosen ?? given);
    },
    nodes: (given) => (given === null ? [] : [given]),
  },
  blank: null,
  ofFarther: true,
  ofReversed: true,
  suits: knowsMove,
  answerOf: (run) => lineOf(run)[0] ?? null,

  shape: nodeOf,

  grade: ({ given, right }) =>
    given === right ? NO_ERRORS : errorAtNode(given ?? right ?? ROOT, given === null),
  placeOf: (run, _part, node) => placeOfChoice(run, node),
  signs: ({ given, right, run }) => moveSigns(run, given, right),
};
