/** Questions about which moves at the root are as good as the best one, by what the search has proved of each. */
import type { NodeId, RecursionRun } from '../../core/index.ts';
import { type Standing, standingsAtRoot } from '../../core/run/tiedMoves.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { type Of, oneOf } from '../../notation/codec.ts';
import type { Sign } from '../diagnose/sign.ts';
import { type Difference, entryErrors, type PartErrors } from '../grade/difference.ts';
import type { MethodRun } from '../methods/methods.ts';
import { placeIfCalled } from '../place.ts';
import { mayCut, type Task } from '../task.ts';
import type { Format, Marked, TypedTexts } from './format.ts';
import { knowsMove } from './line.ts';
import { byNode } from './records.ts';
import { plainEntry } from './typed.ts';

type TiesPart = { readonly kind: 'ties' };

/** What is known of a move: it is worth the root's value, it is worse, or a bound leaves both possible. */
const KNOWN = oneOf(['good', 'worse', 'open']);
type Known = Of<typeof KNOWN>;

/** Entries by child of the root; a child that the map omits was left blank. */
type Ties = ReadonlyMap<NodeId, Known>;

/** How each entry is drawn. */
const SIGN_OF: Readonly<Record<Known, string>> = { good: '=', worse: '−', open: '?' };

const KNOWN_AS: Readonly<Record<Standing, Known>> = {
  played: 'good',
  'as good': 'good',
  'other ply': 'worse',
  'cannot be told': 'open',
  worse: 'worse',
};

export const ties: Format<'ties', TiesPart, Ties, TypedTexts<TiesPart, Known>> = {
  kind: 'ties',
  usualMarks: 4,
  byChance: 'sometimes',
  entry: {
    way: 'texts',
    at: 'beside',
    nodes: (tree) => tree.children(ROOT).toSorted((a, b) => a - b),
    parse: parseKnown,
    print: (known) => SIGN_OF[known],
    press: pressed,
    longest: 'open',
  },
  blank: new Map(),
  suits: (task) => isOfSides(task) && knowsMove(task),
  ofReversed: true,
  answerOf: tiesOf,
  answerBy: (methodRun, _asked, method) =>
    method === 'bounds-as-values' ? boundsAsValues(methodRun) : tiesOf(methodRun),

  shape: (tree) => byNode(tree, () => KNOWN),

  grade: tieErrors,
  placeOf: (run, _part, node) => placeIfCalled(run, node, run.lastStep(node)),

  ownMethods: ['bounds-as-values'],
  signs({ given, right, run }, { differences }): readonly Sign[] {
    const [taken] = differences.filter(({ node }) => isTakenForValue(given, right, node));
    if (taken === undefined) return [];
    const place = placeIfCalled(run, taken.node, run.lastStep(taken.node));
    return [{ misconception: 'bounds-as-values', place, detail: null }];
  },
  isTelling: ({ given, right }, { differences }) =>
    differences.length >= 2 || differences.every(({ node }) => isTakenForValue(given, right, node)),
};

/** Whether MAX or MIN chooses among several moves at the root. */
function isOfSides({ tree }: Task): boolean {
  return tree.players === 0 && tree.childCount(ROOT) > 1;
}

function tiesOf({ run, original }: MethodRun<RecursionRun>): Ties {
  const standings = standingsAtRoot(run) ?? new Map<NodeId, Standing>();
  return new Map([...standings].map(([child, standing]) => [original(child), KNOWN_AS[standing]]));
}

/** Returns the answer of a student who takes what each child of the root returned for the child's value. */
function boundsAsValues({ run, original }: MethodRun<RecursionRun>): Ties {
  const { tree, result } = run;
  const called = tree.children(ROOT).filter((child) => run.entryStep(child) > 0);
  const isWorth = (child: NodeId) => result.ok && run.valueAt(child) === result.value;
  return new Map(called.map((child) => [original(child), isWorth(child) ? 'good' : 'worse']));
}

/**
 * Counts the children of the root with a wrong entry. A search that cuts nothing knows every value, so that a child
 * without an entry counts as worse there: the student marks only the moves that tie.
 */
function tieErrors({ task, given, right, run }: Marked<TiesPart, Ties>): PartErrors {
  const children = task.tree.children(ROOT);
  const stepOf = (child: NodeId) => run.lastStep(child) || run.length;
  const compare = (entry: Known, due: Known): Difference['fault'] | null => (entry === due ? null : 'wrong');
  const errors = entryErrors(children, completed(task, given), right, stepOf, compare);
  return { ...errors, isBlanket: errors.errors > 0 && given.size === 0 };
}

function completed({ tree, algorithm }: Task, given: Ties): Ties {
  if (mayCut({ tree, algorithm })) return given;
  return new Map(tree.children(ROOT).map((child) => [child, given.get(child) ?? 'worse']));
}

/** Whether the student decides about a child of which the search has proved only a bound. */
function isTakenForValue(given: Ties, right: Ties, node: NodeId): boolean {
  return right.get(node) === 'open' && given.has(node);
}

/** Returns the entry of the next sign, or none after the last; where nothing is cut, there is only that of a tie. */
function pressed(known: Known | null, task: Task): Known | null {
  const entries: readonly Known[] = mayCut(task) ? ['good', 'worse', 'open'] : ['good'];
  return known === null ? 'good' : (entries[entries.indexOf(known) + 1] ?? null);
}

/** Parses an entry such as "=", "−" or "?". */
function parseKnown(text: string): Known | null {
  switch (plainEntry(text)) {
    case '=':
      return 'good';
    case '-':
    case '–':
      return 'worse';
    case '?':
      return 'open';
    default:
      return null;
  }
}
