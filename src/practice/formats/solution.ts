/**
 * Questions about a winning strategy, the solution tree: one move at each position where its owner moves, all moves
 * elsewhere, and won ends alone. Any such strategy is right, or "none" where there is none.
 */
import type { GameTree, RecursionRun } from '../../core/index.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { opponentOf } from '../../core/tree/nodeKind.ts';
import { type Difference, errorAtNode, NO_ERRORS, type PartErrors } from '../grade/difference.ts';
import type { Suspicion } from '../methods/methods.ts';
import { READING_NAMES, takenAs } from '../methods/misread.ts';
import type { MethodName } from '../misconception.ts';
import { isCalled, type Place, placeIfCalled } from '../place.ts';
import { type Side, stakesOf, winnerAt } from '../stakes.ts';
import type { Asked, Format, Marked, Picks } from './format.ts';
import { nodeSetOf } from './records.ts';

interface SolutionPart {
  readonly kind: 'solution';
  /** whose strategy is asked for; absent for that of whoever wins */
  readonly owner?: Side;
}

/** The nodes to which marked moves lead; the root alone, to which no move leads, stands for "none". */
type Strategy = ReadonlySet<NodeId>;

const NONE: Strategy = new Set([ROOT]);

export const solution: Format<'solution', SolutionPart, Strategy, Picks<Strategy>> = {
  kind: 'solution',
  usualMarks: 4,
  byChance: 'sometimes',
  entry: {
    way: 'picks',
    shown: 'moves',
    isOrdered: false,
    isFree: true,
    lines: 0,
    takes: (tree, node) => !tree.isBeyond(node),
    press: (_tree, given, node) => {
      if (node === ROOT) return given.has(ROOT) ? new Set() : NONE;
      const others = [...given].filter((other) => other !== ROOT && other !== node);
      return new Set(given.has(node) ? others : [...others, node]);
    },
    nodes: (given) => [...given],
  },
  blank: new Set(),
  suits: ({ tree, limited }) => limited === undefined && stakesOf(tree) !== null,
  wishes: {
    names: ['owner'],
    part: (part, { owner = part.owner }) => ({ kind: part.kind, ...(owner !== undefined && { owner }) }),
  },
  answerOf: (_run, asked) => (asked === null ? new Set() : (strategyIn(readingOf(asked)) ?? NONE)),
  // Which strategy a student with a faulty method marks is open; whether one suits the method is `agrees`.
  answerBy: (_run, asked, method) => (saysNothing(method, asked) ? null : new Set()),

  shape: nodeSetOf,

  grade: strategyErrors,
  placeOf: (run, _part, node) => placeOfPosition(run, node),
  ownMethods: ['one-reply', 'all-own-moves', 'other-player', 'ends-reversed'],
  signs: () => [],
  isTelling: ({ given }) => !given.has(ROOT),
  isOneEditAway,
  agrees,
  tellsApart: (asked, suspicions) =>
    suspicions.every((suspicion) =>
      strategiesBy(asked, suspicion).some(
        (given) =>
          !isSolution(readingOf(asked), given) &&
          suspicions.every((other) => other === suspicion || !agrees(asked, given, other)),
      ),
    ),
};

/**
 * Whether a faulty method gives no answer here: whoever takes every node for one side's marks a single reply, which is a
 * method of its own, and whoever wins has no opponent with a strategy.
 */
function saysNothing(method: MethodName, asked: Asked<SolutionPart> | null): boolean {
  if (method === 'other-player') return asked?.part.owner === undefined;
  return method === 'all-max' || method === 'all-min';
}

/** A tree as somebody takes it who marks a strategy. */
interface Reading {
  readonly tree: GameTree;
  readonly winnerAt: (leaf: NodeId) => Side | null;
  /** whose strategy is marked; null when nobody can be sure to win */
  readonly owner: Side | null;
}

/** Returns how the question's tree is to be taken or, when a tree is given that somebody takes it for, that tree. */
function readingOf(
  { task, part }: Asked<SolutionPart>,
  tree: GameTree = task.tree,
  winner: Reading['winnerAt'] = (leaf) => winnerAt(task.tree, leaf),
): Reading {
  const sure = (['max', 'min'] as const).find((side) =>
    sureIn({ tree, winnerAt: winner, owner: side }).has(ROOT),
  );
  return { tree, winnerAt: winner, owner: part.owner ?? sure ?? null };
}

/** Returns the positions at which the owner can be sure to win. */
function sureIn({ tree, winnerAt: winner, owner }: Reading): ReadonlySet<NodeId> {
  const sure = new Set<NodeId>();
  const isSure = (node: NodeId) => sure.has(node);
  for (const node of tree.nodes().toReversed()) {
    const children = tree.children(node);
    const wins = tree.isLeaf(node)
      ? winner(node) === owner && owner !== null
      : tree.kindName(node) === owner
        ? children.some(isSure)
        : children.every(isSure);
    if (wins) sure.add(node);
  }
  return sure;
}

/**
 * Returns a strategy that wins: the first move that is sure to, at each position of the owner, or all such moves; null
 * when there is none.
 */
function strategyIn(reading: Reading, own: 'first' | 'all' = 'first'): Strategy | null {
  const { tree, owner } = reading;
  const sure = sureIn(reading);
  if (!sure.has(ROOT)) return null;
  const marked = new Set<NodeId>();
  for (const node of tree.nodes()) {
    if (node !== ROOT && !marked.has(node)) continue;
    const wins = tree.children(node).filter((child) => sure.has(child));
    for (const child of tree.kindName(node) === owner && own === 'first' ? wins.slice(0, 1) : wins)
      marked.add(child);
  }
  return marked;
}

/**
 * Returns the positions at which marked moves are no winning strategy: one with too few moves or too many, an end that is
 * not won, and one that is not reached although moves are marked there. `replies` says how many moves of the other side
 * have to be marked at each of its positions.
 */
function brokenBy(
  { tree, winnerAt: winner, owner }: Reading,
  marked: Strategy,
  replies: 'all' | 'one' = 'all',
): readonly Difference[] {
  const reached = new Set<NodeId>([ROOT]);
  const broken: Difference[] = [];
  for (const node of tree.nodes()) {
    const children = tree.children(node);
    const taken = children.filter((child) => marked.has(child));
    if (!reached.has(node)) {
      if (taken.length > 0) broken.push({ node, fault: 'extra' });
      continue;
    }
    for (const child of taken) reached.add(child);
    const needed = tree.kindName(node) === owner || replies === 'one' ? 1 : children.length;
    if (tree.isLeaf(node)) {
      if (winner(node) !== owner) broken.push({ node, fault: 'wrong' });
    } else if (taken.length !== needed)
      broken.push({ node, fault: taken.length < needed ? 'missed' : 'over' });
  }
  return broken;
}

/** Whether the marked moves are a winning strategy, or "none" is said where there is none. */
function isSolution(reading: Reading, given: Strategy): boolean {
  if (given.has(ROOT)) return strategyIn(reading) === null;
  return reading.owner !== null && brokenBy(reading, given).length === 0;
}

function strategyErrors({ task, part, given, right, run }: Marked<SolutionPart, Strategy>): PartErrors {
  const reading = readingOf({ task, part });
  if (isSolution(reading, given)) return { ...NO_ERRORS, entries: right.size };
  if (given.size === 0 || given.has(ROOT) || right.has(ROOT)) return errorAtNode(ROOT, given.size === 0);
  const stepOf = (node: NodeId) => placeOfPosition(run, node).step;
  const differences = brokenBy(reading, given).toSorted((a, b) => stepOf(a.node) - stepOf(b.node));
  // To mark every move there is says nothing.
  const isBlanket = given.size === task.tree.size - 1;
  return { differences, errors: differences.length, entries: right.size, isBlanket };
}

/** Returns where the search knows what a position is worth. */
function placeOfPosition(run: RecursionRun, node: NodeId): Place {
  return placeIfCalled(run, node, isCalled(run, node) ? run.lastStep(node) : 0);
}

/** Whether one move more or less would make it a winning strategy. */
function isOneEditAway({ task, part, given }: Marked<SolutionPart, Strategy>): boolean {
  if (given.size === 0 || given.has(ROOT)) return false;
  const { tree } = task;
  const reading = readingOf({ task, part });
  const near = brokenBy(reading, given).flatMap(({ node }) => [node, ...tree.children(node)]);
  return near.some((node) => {
    const other = new Set(given);
    if (!other.delete(node)) other.add(node);
    return node !== ROOT && isSolution(reading, other);
  });
}

/** Returns how a student with the suspected mistake takes the tree: as it is, unless he misreads it. */
function readingBy(asked: Asked<SolutionPart>, { method }: Suspicion): Reading {
  const { task, part } = asked;
  const plain = readingOf(asked);
  if (method === 'other-player' && part.owner !== undefined)
    return { ...plain, owner: opponentOf(part.owner) };
  if (method === 'ends-reversed')
    return readingOf(asked, task.tree, (leaf) => {
      const winner = plain.winnerAt(leaf);
      return winner && opponentOf(winner);
    });
  const misread = READING_NAMES.find((name) => name === method);
  const taken = misread === undefined ? null : takenAs(misread, task, task.tree);
  return taken === null ? plain : readingOf(asked, taken);
}

/** Whether a student with the suspected mistake may have given this answer. */
function agrees(asked: Asked<SolutionPart>, given: Strategy, suspicion: Suspicion): boolean {
  const reading = readingBy(asked, suspicion);
  const { tree } = asked.task;
  if (given.has(ROOT)) return isSolution(reading, given);
  if (suspicion.method === 'one-reply')
    return sidesOf(asked).some((owner) => brokenBy({ ...reading, owner }, given, 'one').length === 0);
  if (suspicion.method !== 'all-own-moves') return isSolution(reading, given);
  return given.size === tree.size - 1 || isSame(given, strategyIn(reading, 'all') ?? NONE);
}

/** Returns the sides whose strategy may be meant. */
function sidesOf({ part }: Asked<SolutionPart>): readonly Side[] {
  return part.owner === undefined ? ['max', 'min'] : [part.owner];
}

function isSame(one: Strategy, other: Strategy): boolean {
  return one.size === other.size && [...one].every((node) => other.has(node));
}

/** Returns answers that a student with the suspected mistake may give; none when the mistake gives no answer. */
function strategiesBy(asked: Asked<SolutionPart>, suspicion: Suspicion): readonly Strategy[] {
  const reading = readingBy(asked, suspicion);
  const { tree, owner } = reading;
  if (suspicion.method === 'one-reply')
    return tree
      .leaves()
      .filter((leaf) => reading.winnerAt(leaf) === owner)
      .map((leaf) => new Set(tree.pathTo(leaf).slice(1)));
  if (saysNothing(suspicion.method, asked)) return [];
  return [strategyIn(reading, suspicion.method === 'all-own-moves' ? 'all' : 'first') ?? NONE];
}
