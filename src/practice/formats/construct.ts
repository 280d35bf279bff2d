/**
 * Questions for which the student finds the numbers: numbers at a few leaves with which the search cuts what is wished,
 * or plays the move that is wished. Any numbers that do so are right.
 */
import type { NodeId, RecursionRun } from '../../core/index.ts';
import { type Random, shuffled } from '../../core/random/seeded.ts';
import { resetsWindow } from '../../core/search/windowed.ts';
import { NO_NODE, ROOT } from '../../core/tree/nodeId.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { number } from '../../notation/numberShapes.ts';
import { type Difference, NO_ERRORS, type PartErrors } from '../grade/difference.ts';
import { type Suspicion, suspectOnly } from '../methods/methods.ts';
import { placeOfComing } from '../place.ts';
import type { Task } from '../task.ts';
import type { Asked, Format, Marked, TypedTexts } from './format.ts';
import type { Goal } from './goal.ts';
import {
  CHOSEN,
  candidatesFor,
  drawNumbers,
  isSoonMet,
  missOf,
  type Numbers,
  numbersFor,
  type Outcome,
  outcomeBy,
  outcomeOf,
  outcomeWith,
  rangeIn,
  repeated,
  searchNumbers,
  type Wanted,
  withNumbers,
} from './goalNumbers.ts';
import { byNode } from './records.ts';
import { parseNumber, plainEntry } from './typed.ts';

interface ConstructPart {
  readonly kind: 'construct';
  readonly leaves: readonly NodeId[];
  readonly goal: Goal;
  /** whether all leaves of the tree have to have different numbers */
  readonly distinct?: true;
}

const MOST_LEAVES = 6;

/** In trees with at most so many leaves, numbers are searched for in a moment. */
const LARGEST = 64;

/** The names of the leaves whose numbers are asked for. */
const NAMES = ['x', 'y', 'z', 'u', 'v', 'w'] as const;

export const construct: Format<'construct', ConstructPart, Numbers, TypedTexts<ConstructPart, number>> = {
  kind: 'construct',
  usualMarks: 4,
  byChance: 'sometimes',
  entry: {
    way: 'texts',
    at: 'in-shape',
    isFree: true,
    nodes: (_tree, { leaves }) => leaves,
    parse: parseChosen,
    print: printNumber,
  },
  blank: new Map(),
  suits: ({ algorithm, tree, limited }) =>
    resetsWindow(algorithm) &&
    limited === undefined &&
    tree.players === 0 &&
    !tree.hasChance &&
    tree.leafCount <= LARGEST,
  choose: chooseGoal,
  named: {
    which: 'leaves',
    least: 1,
    most: MOST_LEAVES,
    expected: (tree, node) => (tree.isLeaf(node) ? null : 'leaf'),
    part: (leaves) => ({ kind: 'construct', leaves, goal: { kind: 'none' } }),
  },
  wishes: {
    names: ['goal', 'distinct'],
    part: (part, { goal = part.goal, distinct = part.distinct }) => ({
      kind: part.kind,
      leaves: part.leaves,
      goal,
      ...(distinct !== undefined && { distinct }),
    }),
  },
  leafNames: ({ leaves }) => new Map(leaves.map((leaf, place) => [leaf, NAMES[place] ?? ''])),
  isPossible: (asked) => numbersFor(wantedOf(asked)) !== null,
  solvedTree(asked) {
    const numbers = numbersFor(wantedOf(asked));
    return numbers === null ? null : withNumbers(asked.task.tree, numbers);
  },
  answerOf: (_run, asked) => (asked === null ? new Map() : (numbersFor(wantedOf(asked)) ?? new Map())),
  // Which numbers a student with a faulty method writes is open; whether they suit the method is `agrees`.
  answerBy: () => new Map(),

  shape: (tree) => byNode(tree, () => number(CHOSEN.least, CHOSEN.most)),

  grade: constructErrors,
  placeOf: (run, _part, node) => placeOfComing(run, node),
  signs: () => [],
  isTelling: () => true,
  isOneEditAway: () => false,
  agrees: (asked, given, suspicion) => isMet(asked, outcomeBy(asked.task, given, suspicion)),
  tellsApart,
};

function wantedOf({ task, part: { leaves, goal, distinct } }: Asked<ConstructPart>): Wanted {
  return { task, leaves, goal, isDistinct: distinct === true };
}

function isMet({ task, part: { goal } }: Asked<ConstructPart>, outcome: Outcome | null): boolean {
  return outcome !== null && missOf(goal, task.tree, outcome).errors === 0;
}

/**
 * Counts how far the search with the student's numbers is from the goal, and numbers that repeat another one where they
 * must not. With a number missing there is nothing to search.
 */
function constructErrors({ task, part, given }: Marked<ConstructPart, Numbers>): PartErrors {
  const { leaves, goal, distinct } = part;
  const missing = leaves.filter((leaf) => !given.has(leaf));
  const outcome = missing.length > 0 ? null : outcomeWith(task, given);
  if (outcome === null) {
    const differences = missing.map((node): Difference => ({ node, fault: 'blank' }));
    return { differences, errors: Math.max(1, missing.length), entries: leaves.length, isBlanket: true };
  }
  const miss = missOf(goal, task.tree, outcome);
  const twice = distinct === true ? repeated(task.tree, given) : [];
  const errors = miss.errors + twice.length;
  if (errors === 0) return { ...NO_ERRORS, entries: miss.entries };
  const differences = [...twice.map((node): Difference => ({ node, fault: 'wrong' })), ...miss.differences];
  return { differences, errors, entries: miss.entries, isBlanket: goal.kind === 'move' && miss.errors > 0 };
}

/** So many numbers are drawn for a question. */
const DRAWS = 40;
/**
 * Branches are chosen that a student cuts who looks at the parent's bound alone, which in trees of fewer than four plies
 * are those of the right search: other numbers have to be found that cut no more by farther bounds.
 */
const PARENT_ONLY = suspectOnly('parent-only');

/** The kinds of goals from which one is chosen. */
const GOALS = ['pruned', 'none', 'atLeast', 'move'] as const;

/**
 * Chooses leaves and a goal that the tree's own numbers miss and drawn whole ones meet. Where all numbers of the tree
 * differ, those that are asked for have to differ as well.
 */
function chooseGoal(task: Task, run: RecursionRun, random: Random): ConstructPart | null {
  const { tree } = task;
  const values = tree.leaves().map((leaf) => tree.value(leaf));
  const isDistinct = new Set(values).size === values.length;
  const before = outcomeOf({ run, original: (node) => node, takesLast: false });
  const count = Math.min(2 + random.below(3), MOST_LEAVES, tree.leafCount);
  for (const kind of shuffled(GOALS, random))
    for (let draw = 0; draw < DRAWS / GOALS.length; draw += 1) {
      const leaves = shuffled(tree.leaves(), random)
        .slice(0, count)
        .sort((a, b) => a - b);
      const candidates = candidatesFor({ task, leaves, isDistinct });
      if (candidates.length === 0) continue;
      const numbers = drawNumbers({ leaves }, candidates, random);
      const mistaken = kind === 'pruned' ? outcomeBy(task, numbers, PARENT_ONLY) : null;
      const outcome = mistaken ?? outcomeWith(task, numbers);
      const goal = outcome && goalOf(kind, task, before, outcome);
      if (goal === null) continue;
      const part: ConstructPart = { kind: 'construct', leaves, goal, ...(isDistinct && { distinct: true }) };
      if (isSoonMet(wantedOf({ task, part }))) return part;
    }
  return null;
}

/** Returns the goal of this kind that the outcome meets and the outcome of before does not; null when there is none. */
function goalOf(kind: Goal['kind'], { tree }: Task, before: Outcome, { cut, move }: Outcome): Goal | null {
  const goals: Readonly<Record<Goal['kind'], Goal | null>> = {
    pruned: cut.size === 0 ? null : { kind: 'pruned', nodes: branchesOf(cut, tree) },
    none: cut.size === 0 ? { kind: 'none' } : null,
    atLeast: cut.size === 0 ? null : { kind: 'atLeast', count: cut.size },
    move: move === null ? null : { kind: 'move', node: move },
  };
  const goal = goals[kind];
  return goal !== null && missOf(goal, tree, before).errors > 0 ? goal : null;
}

/** Returns the nodes all of whose leaves are cut, without those below another one. */
function branchesOf(cut: ReadonlySet<NodeId>, tree: Task['tree']): readonly NodeId[] {
  const isCut = (node: NodeId) => tree.leaves().every((leaf) => cut.has(leaf) || !tree.isWithin(leaf, node));
  return tree.nodes().filter((node) => {
    const parent = tree.parent(node);
    return isCut(node) && parent !== NO_NODE && (parent === ROOT || !isCut(parent));
  });
}

/** From so many beginnings numbers are searched for that a faulty method alone takes for right. */
const BEGINNINGS = 2;

/** Whether for each suspected mistake numbers are found for which its run alone meets the goal. */
function tellsApart(asked: Asked<ConstructPart>, suspicions: readonly Suspicion[], random: Random): boolean {
  const { task, part } = asked;
  const wanted = wantedOf(asked);
  return suspicions.every((suspicion) => {
    const others = suspicions.filter((other) => other !== suspicion);
    /** How far the method's run is from the goal, and how many others meet it. */
    const cost = (numbers: Numbers) => {
      const outcome = outcomeBy(task, numbers, suspicion);
      if (outcome === null) return Infinity;
      const miss = missOf(part.goal, task.tree, outcome).errors;
      if (miss > 0) return miss + 1;
      const meeting = [outcomeWith(task, numbers), ...others.map((other) => outcomeBy(task, numbers, other))];
      return meeting.filter((one) => isMet(asked, one)).length / (meeting.length + 1);
    };
    return searchNumbers(wanted, random, cost, BEGINNINGS) !== null;
  });
}

/** Parses a number that may be chosen. */
function parseChosen(text: string, tree: Task['tree'] | null): number | null {
  const found = parseNumber(plainEntry(text));
  const [least, most] = tree === null ? [CHOSEN.least, CHOSEN.most] : rangeIn(tree);
  return found !== null && found >= least && found <= most ? found : null;
}
