/**
 * Questions about a winning strategy, the solution tree or, where positions merge, the solution graph: one move at each
 * position where its owner moves, all moves elsewhere, and won ends alone. Any such strategy is right, or "none" where
 * there is none.
 */
import { graphOf, isOfGraph } from '../../core/graph/mergingTree.ts';
import type { GameTree, GraphRun, RecursionRun } from '../../core/index.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { opponentOf } from '../../core/tree/nodeKind.ts';
import { type Difference, errorAtNode, NO_ERRORS, type PartErrors } from '../grade/difference.ts';
import type { Suspicion } from '../methods/methods.ts';
import { READING_NAMES, takenAs } from '../methods/misread.ts';
import { isListMethod, type MethodName } from '../misconception.ts';
import { fromRootOn, moveCountIn, moveOfId, movesOf } from '../moves.ts';
import { isCalled, type Place, placeIfCalled } from '../place.ts';
import { type Side, stakesOf, winnerAt } from '../stakes.ts';
import type { Asked, Format, Marked, Picks } from './format.ts';
import { moveSetOf } from './records.ts';

interface SolutionPart {
  readonly kind: 'solution';
  /** whose strategy is asked for; absent for that of whoever wins */
  readonly owner?: Side;
}

/**
 * The ids of marked moves: the nodes to which they lead, or greater numbers where another move was the first to reach such
 * a node. The root alone, to which no move leads, stands for "none".
 */
type Strategy = ReadonlySet<NodeId>;

const NONE: Strategy = new Set([ROOT]);

/** The greatest number of positions that merge in which a strategy is marked; more cannot be told apart on a screen. */
const MOST_POSITIONS = 100;

type Run = RecursionRun | GraphRun;

export const solution: Format<'solution', SolutionPart, Strategy, Picks<Strategy>, Run> = {
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
    press: pressedAt,
    pressMove: pressed,
    nodes: (given) => [...given],
  },
  blank: new Set(),
  ofMerging: true,
  suits: ({ tree, limited }) =>
    limited === undefined &&
    stakesOf(tree) !== null &&
    (graphOf(tree) === null || tree.size <= MOST_POSITIONS),
  wishes: {
    names: ['owner'],
    part: (part, { owner = part.owner }) => ({ kind: part.kind, ...(owner !== undefined && { owner }) }),
  },
  answerOf: (_run, asked) => (asked === null ? new Set() : (strategyIn(readingOf(asked)) ?? NONE)),
  // Which strategy a student with a faulty method marks is open; whether one suits the method is `agrees`.
  answerBy: (_run, asked, method) => (saysNothing(method, asked) ? null : new Set()),

  shape: moveSetOf,

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

/** Returns the answer with the move marked, or without it where it was. */
function pressed(given: Strategy, move: NodeId): Strategy {
  if (move === ROOT) return given.has(ROOT) ? new Set() : NONE;
  const others = [...given].filter((other) => other !== ROOT && other !== move);
  return new Set(given.has(move) ? others : [...others, move]);
}

/**
 * Returns the answer after a press on a node: with the move to it, or without where it was marked. Where several moves
 * lead to it, one more of those that come from positions with marked moves to them is marked, the first that is not; once
 * all are, none of them stays.
 */
function pressedAt(tree: GameTree, given: Strategy, node: NodeId): Strategy {
  if (graphOf(tree) === null || node === ROOT) return pressed(given, node);
  const to = (id: NodeId) => moveOfId(tree, id)?.to;
  const reached = new Set([ROOT, ...[...given].map(to)]);
  const ways = fromRootOn(tree).flatMap((from) =>
    movesOf(tree, from).flatMap((move) => (move.to === node ? [{ from, id: move.id }] : [])),
  );
  const near = ways.filter(({ from, id }) => reached.has(from) || given.has(id));
  const among = near.length > 0 ? near : ways;
  const next = among.find(({ id }) => !given.has(id));
  if (next !== undefined) return pressed(given, next.id);
  return new Set([...given].filter((id) => to(id) !== node));
}

/**
 * Whether a faulty method gives no answer here: whoever takes every node for one side's marks a single reply, which is a
 * method of its own, and whoever wins has no opponent with a strategy.
 */
function saysNothing(method: MethodName, asked: Asked<SolutionPart> | null): boolean {
  if (method === 'other-player') return asked?.part.owner === undefined;
  if (isListMethod(method)) return true;
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
  for (const node of fromRootOn(tree).toReversed()) {
    const children = movesOf(tree, node).map(({ to }) => to);
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
 * when there is none. As in the run, a move to a position that the strategy has reached comes before others.
 */
function strategyIn(reading: Reading, own: 'first' | 'all' = 'first'): Strategy | null {
  const { tree, owner } = reading;
  const sure = sureIn(reading);
  if (!sure.has(ROOT)) return null;
  const marked = new Set<NodeId>();
  const reached = new Set<NodeId>([ROOT]);
  for (const node of fromRootOn(tree)) {
    if (!reached.has(node)) continue;
    const wins = movesOf(tree, node).filter(({ to }) => sure.has(to));
    const isOne = tree.kindName(node) === owner && own === 'first';
    const first = wins.find(({ to }) => reached.has(to)) ?? wins[0];
    for (const { id, to } of isOne && first !== undefined ? [first] : wins) {
      marked.add(id);
      reached.add(to);
    }
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
  for (const node of fromRootOn(tree)) {
    const moves = movesOf(tree, node);
    const taken = moves.filter(({ id }) => marked.has(id));
    if (!reached.has(node)) {
      if (taken.length > 0) broken.push({ node, fault: 'extra' });
      continue;
    }
    for (const { to } of taken) reached.add(to);
    const needed = tree.kindName(node) === owner || replies === 'one' ? 1 : moves.length;
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

function strategyErrors({ task, part, given, right, run }: Marked<SolutionPart, Strategy, Run>): PartErrors {
  const reading = readingOf({ task, part });
  if (isSolution(reading, given)) return { ...NO_ERRORS, entries: right.size };
  if (given.size === 0 || given.has(ROOT) || right.has(ROOT)) return errorAtNode(ROOT, given.size === 0);
  const stepOf = (node: NodeId) => placeOfPosition(run, node).step;
  const differences = brokenBy(reading, given).toSorted((a, b) => stepOf(a.node) - stepOf(b.node));
  // To mark every move there is says nothing.
  const isBlanket = given.size === moveCountIn(task.tree);
  return { differences, errors: differences.length, entries: right.size, isBlanket };
}

/** Returns where the search knows what a position is worth. */
function placeOfPosition(run: Run, node: NodeId): Place {
  if (isOfGraph(run)) return { node, step: run.lastStep(node, endOfValues(run)), test: null };
  return placeIfCalled(run, node, isCalled(run, node) ? run.lastStep(node) : 0);
}

/** Returns the last step before the strategy is marked, by which all positions have their values. */
function endOfValues(run: GraphRun): number {
  return (run.eventsOf('mark')[0] ?? run.length + 1) - 1;
}

/** Whether one move more or less would make it a winning strategy. */
function isOneEditAway({ task, part, given }: Marked<SolutionPart, Strategy, Run>): boolean {
  if (given.size === 0 || given.has(ROOT)) return false;
  const { tree } = task;
  const reading = readingOf({ task, part });
  const broken = new Set(brokenBy(reading, given).map(({ node }) => node));
  const near = tree
    .nodes()
    .flatMap((from) => movesOf(tree, from).filter(({ to }) => broken.has(from) || broken.has(to)));
  return near.some(({ id }) => {
    const other = new Set(given);
    if (!other.delete(id)) other.add(id);
    return isSolution(reading, other);
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
  return given.size === moveCountIn(tree) || isSame(given, strategyIn(reading, 'all') ?? NONE);
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
