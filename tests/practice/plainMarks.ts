/** What is wrong with a part, counted as the rules of marking have it, and what that leaves of the marks. */
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import type { Answer } from '../../src/practice/answer.ts';
import type { AskedPart, Part } from '../../src/practice/exercise.ts';

export interface PlainErrors {
  readonly errors: number;
  /** no answer at all: nothing given, or everything treated alike */
  readonly isBlanket: boolean;
  /** how many entries a right answer has */
  readonly entries: number;
  /** the same everywhere, though here and there half of it is right */
  readonly isAlike?: boolean;
}

export function plainErrors(part: Part, given: Answer, right: Answer, tree: GameTree): PlainErrors {
  switch (part.kind) {
    case 'values': {
      const inner = tree.nodes().filter((node) => !tree.isLeaf(node));
      const fault = (a: Ends, b: Ends) => {
        if (same(a, b)) return 0;
        const isBoundOnly = a[0] === a[1] && b[0] !== b[1] && b.some((end) => isNear(end, a[0]));
        return isBoundOnly ? 0.5 : 1;
      };
      const ends = (entries: Answer['values'], node: NodeId): Ends | undefined => {
        const entry = entries.get(node);
        return entry && [entry.low, entry.high];
      };
      return entries(inner, (node) => [ends(given.values, node), ends(right.values, node)], fault);
    }
    case 'windows': {
      const ends = (windows: Answer['windows'], node: NodeId): Ends | undefined => {
        const window = windows.get(node);
        return typeof window === 'number' ? [window, window] : window && [window.alpha, window.beta];
      };
      const fault = (a: Ends, b: Ends) => 1 - (Number(isNear(a[0], b[0])) + Number(isNear(a[1], b[1]))) / 2;
      const found = entries(
        part.nodes,
        (node) => [ends(given.windows, node), ends(right.windows, node)],
        fault,
      );
      const isOpen = (node: NodeId) =>
        String(ends(given.windows, node) ?? [-Infinity, Infinity]) === '-Infinity,Infinity';
      return { ...found, isAlike: part.nodes.every(isOpen) };
    }
    case 'vectors': {
      const inner = tree.nodes().filter((node) => !tree.isLeaf(node));
      const known = (vectors: Answer['vectors'], node: NodeId): Known | undefined => {
        const entry = vectors.get(node);
        return entry && (entry.kind === 'least' ? entry.own : entry.components);
      };
      const fault = (a: Known, b: Known, node: NodeId) => {
        if (String(a) === String(b) && typeof a === typeof b) return 0;
        const isVectorForBound = typeof a === 'object' && typeof b === 'number';
        return isVectorForBound && a[tree.player(node)] === b ? 0.5 : 1;
      };
      return entries(inner, (node) => [known(given.vectors, node), known(right.vectors, node)], fault);
    }
    case 'crossing': {
      const [crossed, due] = [leavesUnder(given.crossing, tree), leavesUnder(right.crossing, tree)];
      const errors = tree.leaves().filter((leaf) => crossed.has(leaf) !== due.has(leaf)).length;
      const isBlanket = crossed.size === 0 || crossed.size === tree.leafCount;
      return { errors, isBlanket, entries: due.size };
    }
    case 'leafOrder': {
      const once = [...new Set(given.leafOrder)];
      const common = once.filter((leaf) => right.leafOrder.includes(leaf));
      const missing = right.leafOrder.length - common.length;
      const tooMany = given.leafOrder.length - common.length;
      const misplaced = common.length - longestCommon(common, right.leafOrder);
      const listsAll = tree.leaves().every((leaf) => once.includes(leaf));
      const isBlanket = once.length === 0 || listsAll;
      return { errors: missing + tooMany + misplaced, isBlanket, entries: right.leafOrder.length };
    }
    case 'line': {
      let shared = 0;
      while (shared < right.line.length && given.line[shared] === right.line[shared]) shared += 1;
      const errors = Math.max(given.line.length, right.line.length) - shared;
      return { errors, isBlanket: shared === 0, entries: right.line.length };
    }
    case 'leafCount':
      return single(given.leafCount === right.leafCount);
    case 'move':
      return single(given.move === right.move);
    case 'atBudget': {
      const wrong = [...right.atBudget].filter(([name, due]) => given.atBudget.get(name) !== due);
      return { errors: wrong.length, isBlanket: given.atBudget.size === 0, entries: right.atBudget.size };
    }
    case 'reorder':
    case 'interval':
    case 'visits':
    case 'selections':
    case 'ties':
    case 'again':
    case 'bestCase':
    case 'cutLabels':
    case 'construct':
    case 'formula':
    case 'solution':
    case 'lists':
    case 'estimate':
      throw new Error(`${part.kind} is not marked here`);
  }
}

/**
 * A mark off per error, never below 0; nothing for what is no answer. Where an error costs no more than an entry, what is
 * left is never less than the marks divided among the entries, times those that are right, less what is too much.
 */
export function plainPoints(
  { marks, penalty }: AskedPart,
  { errors, isBlanket, entries, isAlike = false }: PlainErrors,
): number {
  if (errors === 0) return marks;
  if (isBlanket || penalty.kind === 'all') return 0;
  const left = Math.max(0, marks - penalty.marks * errors);
  if (penalty.kind === 'per-error') return isAlike ? 0 : left;
  const share = entries === 0 ? 0 : ((entries - errors) / entries) * marks;
  return Math.max(left, share);
}

/** The leaves under the nodes of a crossing. */
export function leavesUnder(crossing: ReadonlySet<NodeId>, tree: GameTree): Set<NodeId> {
  return new Set(tree.leaves().filter((leaf) => tree.pathTo(leaf).some((node) => crossing.has(node))));
}

type Ends = readonly [number, number];
/** A vector, or a bound on the own component. */
type Known = readonly number[] | number;

function isNear(a: number, b: number): boolean {
  return a === b || (Number.isFinite(b) && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b)));
}

function same(a: Ends, b: Ends): boolean {
  return isNear(a[0], b[0]) && isNear(a[1], b[1]);
}

function single(isRight: boolean): PlainErrors {
  return { errors: isRight ? 0 : 1, isBlanket: true, entries: 1 };
}

function entries<T>(
  nodes: readonly NodeId[],
  pairOf: (node: NodeId) => [T | undefined, T | undefined],
  fault: (given: T, right: T, node: NodeId) => number,
): PlainErrors {
  let errors = 0;
  let [entriesGiven, entriesDue] = [0, 0];
  for (const node of nodes) {
    const [given, right] = pairOf(node);
    if (given !== undefined) entriesGiven += 1;
    if (right !== undefined) entriesDue += 1;
    if (given !== undefined && right !== undefined) errors += fault(given, right, node);
    else if (given !== right) errors += 1;
  }
  return { errors, isBlanket: entriesGiven === 0, entries: entriesDue };
}

/** How many of one list can be kept for what is kept to be in the order of the other. */
function longestCommon(a: readonly NodeId[], b: readonly NodeId[]): number {
  const table = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const [above, left] = [table[i - 1]![j]!, table[i]![j - 1]!];
      table[i]![j] = a[i - 1] === b[j - 1] ? table[i - 1]![j - 1]! + 1 : Math.max(above, left);
    }
  }
  return table[a.length]![b.length]!;
}
