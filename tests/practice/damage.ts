/** Mistakes put into a sheet at random, one kind of part at a time. */
import { type Random, shuffled } from '../../src/core/random/seeded.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import type { Answer } from '../../src/practice/answer.ts';
import type { Part } from '../../src/practice/exercise.ts';
import { crossedOut, type Drawn } from './randomExercise.ts';

/** The sheet with the part changed here and there; now and then it comes out as it was. */
export function damaged(part: Part, { sheet, sample }: Drawn): Answer {
  const { tree, random } = sample;
  switch (part.kind) {
    case 'values': {
      const inner = tree.nodes().filter((node) => !tree.isLeaf(node));
      return { ...sheet, values: changed(sheet.values, inner, random, otherRange, { low: 7, high: 7 }) };
    }
    case 'windows': {
      const added = { alpha: -1, beta: 1 };
      return { ...sheet, windows: changed(sheet.windows, part.nodes, random, otherWindow, added) };
    }
    case 'crossing':
      return { ...sheet, crossing: crossedOut(otherLeaves(sheet.crossing, tree, random), sample) };
    case 'leafOrder':
      return { ...sheet, leafOrder: otherList(sheet.leafOrder, tree, random) };
    case 'line':
      return { ...sheet, line: otherList(sheet.line, tree, random) };
    case 'leafCount': {
      const away = random.pick([-3, -1, 0, 0.5, 1, 2]);
      return { ...sheet, leafCount: random.flip(0.1) ? null : sheet.leafOrder.length + away };
    }
    case 'move':
      return { ...sheet, move: random.flip(0.1) ? null : random.pick(tree.nodes()) };
    case 'reorder':
    case 'interval':
    case 'vectors':
    case 'atBudget':
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
      throw new Error(`a sheet holds no ${part.kind} to be damaged`);
  }
}

/** Nothing, or a few of the entries changed, removed or added; or one given to every node. */
function changed<T>(
  entries: ReadonlyMap<NodeId, T>,
  nodes: readonly NodeId[],
  random: Random,
  change: (entry: T, random: Random) => T,
  added: T,
): Map<NodeId, T> {
  if (random.flip(0.1)) return new Map();
  if (random.flip(0.05)) return new Map(nodes.map((node) => [node, added]));
  const result = new Map(entries);
  for (const node of shuffled(nodes, random).slice(0, 1 + random.below(3))) {
    const entry = entries.get(node);
    if (entry === undefined) result.set(node, added);
    else if (random.flip(0.3)) result.delete(node);
    else result.set(node, change(entry, random));
  }
  return result;
}

interface Range {
  readonly low: number;
  readonly high: number;
}

/** Another number, the other bound, a bound for a number or a number for a bound. */
function otherRange({ low, high }: Range, random: Random): Range {
  const end = Number.isFinite(low) ? low : high;
  const moved = Number.isFinite(end) ? end + random.pick([-2, -1, 1, 3]) : random.pick([0, -end]);
  return random.pick<Range>([
    { low: moved, high: moved },
    { low: end, high: end },
    { low: end, high: Infinity },
    { low: -Infinity, high: end },
    { low: moved, high: Infinity },
    { low: -Infinity, high: moved },
  ]);
}

interface Pair {
  readonly alpha: number;
  readonly beta: number;
}

function otherWindow(entry: Pair | number, random: Random): Pair | number {
  const other = (end: number) => (Number.isFinite(end) ? end + random.pick([-1, 2]) : random.pick([0, -end]));
  if (typeof entry === 'number') return other(entry);
  const { alpha, beta } = entry;
  return random.pick<Pair>([
    { alpha: other(alpha), beta },
    { alpha, beta: other(beta) },
    { alpha: beta, beta: alpha },
    { alpha: other(alpha), beta: other(beta) },
    { alpha: -Infinity, beta: Infinity },
  ]);
}

function otherLeaves(leaves: ReadonlySet<NodeId>, tree: GameTree, random: Random): Set<NodeId> {
  if (random.flip(0.1)) return new Set();
  if (random.flip(0.1)) return new Set(tree.leaves());
  const result = new Set(leaves);
  for (let round = random.below(4); round >= 0; round -= 1) {
    const leaf = random.pick(tree.leaves());
    if (!result.delete(leaf)) result.add(leaf);
  }
  return result;
}

function otherList(list: readonly NodeId[], tree: GameTree, random: Random): NodeId[] {
  const at = random.below(list.length + 1);
  const any = random.pick(tree.nodes());
  return random.pick<() => NodeId[]>([
    () => [],
    () => list.toReversed(),
    () => shuffled(list, random),
    () => list.toSpliced(at, 1),
    () => list.toSpliced(at, 0, any),
    () => list.toSpliced(at, 1, any),
    () => list.toSpliced(at, 0, ...list.slice(0, 2)),
    () => list.slice(0, at),
    () => [...tree.leaves()],
  ])();
}
