/**
 * Questions about two or three unknown leaves: for which of their values a branch is not examined, or a move is best. The
 * answer is a formula. What makes and marks such questions is in `formulaWork.ts`, which loads with the first of them.
 */
import type { GameTree, NodeId, Random, RecursionRun } from '../../core/index.ts';
import { resetsWindow } from '../../core/search/windowed.ts';
import { NO_NODE, ROOT } from '../../core/tree/nodeId.ts';
import type { Sign } from '../diagnose/sign.ts';
import type { PartErrors } from '../grade/difference.ts';
import type { Suspicion } from '../methods/methods.ts';
import { placeOfComing } from '../place.ts';
import type { Task } from '../task.ts';
import type { Asked, Format, Marked, Text } from './format.ts';
import { FORMULA, type Formula, parseFormula, printFormula, UNKNOWNS } from './formulaText.ts';
import type { Goal } from './goal.ts';

export interface FormulaPart {
  readonly kind: 'formula';
  readonly leaves: readonly NodeId[];
  /** that exactly one branch is not examined, or that a move is best */
  readonly goal: Goal;
}

/** In trees with at most so many leaves all points are tried in a moment. */
const LARGEST = 32;

/** What only exercises with such a question need. */
export interface FormulaWork {
  readonly choose: (task: Task, run: RecursionRun, random: Random) => FormulaPart | null;
  readonly isPossible: (asked: Asked<FormulaPart>) => boolean;
  readonly solvedTree: (asked: Asked<FormulaPart>) => GameTree | null;
  readonly rightFormula: (asked: Asked<FormulaPart>) => Formula;
  readonly grade: (marked: Marked<FormulaPart, Formula>) => PartErrors;
  readonly signs: (marked: Marked<FormulaPart, Formula>) => readonly Sign[];
  readonly agrees: (asked: Asked<FormulaPart>, given: Formula, suspicion: Suspicion) => boolean;
  readonly tellsApart: (asked: Asked<FormulaPart>, suspicions: readonly Suspicion[]) => boolean;
}

let added: FormulaWork | null = null;

/** Adds what `formulaWork.ts` does. */
export function addFormulaWork(work: FormulaWork): void {
  added = work;
}

function work(): FormulaWork {
  if (added === null) throw new Error('a formula is asked for before its code has come');
  return added;
}

export const formula: Format<'formula', FormulaPart, Formula, Text<Formula>> = {
  kind: 'formula',
  usualMarks: 4,
  byChance: 'hardly',
  entry: {
    way: 'text',
    keyboard: 'text',
    parse: parseFormula,
    print: (given, { joining }) => printFormula(given, joining),
  },
  blank: [],
  suits: ({ algorithm, tree, limited }) =>
    resetsWindow(algorithm) &&
    limited === undefined &&
    tree.players === 0 &&
    !tree.hasChance &&
    tree.leafCount > 1 &&
    tree.leafCount <= LARGEST,
  choose: (task, run, random) => work().choose(task, run, random),
  named: {
    which: 'leaves',
    least: 2,
    most: UNKNOWNS.length,
    expected: (tree, node) => (tree.isLeaf(node) ? null : 'leaf'),
    part: (leaves) => ({ kind: 'formula', leaves, goal: { kind: 'none' } }),
  },
  wishes: { names: ['goal'], part: (part, { goal = part.goal }) => ({ ...part, goal }) },
  leafNames: ({ leaves }) => new Map(leaves.map((leaf, place) => [leaf, UNKNOWNS[place] ?? ''])),
  isPossible: (asked) => work().isPossible(asked),
  solvedTree: (asked) => work().solvedTree(asked),
  pointsAt: (part) => new Map([[aboutOf(part), { label: '', badge: '?' }]]),
  answerOf: (_run, asked) => (asked === null ? [] : work().rightFormula(asked)),
  // Many formulas say the same; whether one suits a faulty method is `agrees`.
  answerBy: () => [],

  shape: () => FORMULA,

  grade: (marked) => work().grade(marked),
  placeOf: (run, part) => placeOfComing(run, aboutOf(part)),
  signs: (marked) => work().signs(marked),
  isTelling: () => true,
  agrees: (asked, given, suspicion) => work().agrees(asked, given, suspicion),
  tellsApart: (asked, suspicions) => work().tellsApart(asked, suspicions),
};

/** Returns the node at the end of the branch or move that the question is about. */
export function aboutOf({ goal }: FormulaPart): NodeId {
  if (goal.kind === 'move') return goal.node as NodeId;
  return ((goal.kind === 'pruned' ? goal.nodes[0] : undefined) ?? ROOT) as NodeId;
}

/** Whether a question may name these leaves and this goal in the tree. */
export function isNamed({ leaves, goal }: FormulaPart, tree: GameTree): boolean {
  const isOne = goal.kind === 'move' || (goal.kind === 'pruned' && goal.nodes.length === 1);
  const about = aboutOf({ kind: 'formula', leaves, goal });
  if (!isOne || about >= tree.size || tree.parent(about) === NO_NODE) return false;
  const isMove = goal.kind === 'pruned' || tree.parent(about) === ROOT;
  const isFew = leaves.length >= 2 && leaves.length <= mostUnknowns(tree);
  return isMove && isFew && new Set(leaves).size === leaves.length;
}

/** Where a tree has at most so many leaves, three of them may be unknown. */
const SMALL = 12;

export function mostUnknowns({ leafCount }: Pick<GameTree, 'leafCount'>): number {
  return Math.min(leafCount, leafCount <= SMALL ? UNKNOWNS.length : 2);
}
