/** Sheets that nobody's method wrote: one entry changed, or the whole of it guessed. */

import type { Random } from '../../src/core/random/seeded.ts';
import type { ValueRange } from '../../src/core/run/range.ts';
import type { SearchWindow } from '../../src/core/search/searchWindow.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { type Answer, BLANK_ANSWER } from '../../src/practice/answer.ts';
import type { Exercise, Part } from '../../src/practice/exercise.ts';
import type { FieldName, FieldValue } from '../../src/practice/formats/fields.ts';

/** The sheet with one entry of one part otherwise; null where the part has no entry to change. */
export function withSlip({ tree, parts }: Exercise, sheet: Answer, random: Random): Answer | null {
  const { part } = random.pick(parts);
  switch (part.kind) {
    case 'values': {
      const node = random.pick(innerNodes(tree));
      return {
        ...sheet,
        values: new Map(sheet.values).set(node, otherRange(tree, sheet.values.get(node), random)),
      };
    }
    case 'windows': {
      const node = random.pick(part.nodes);
      const window = sheet.windows.get(node);
      if (window === undefined || typeof window === 'number') return null;
      return { ...sheet, windows: new Map(sheet.windows).set(node, otherWindow(tree, window, random)) };
    }
    case 'crossing':
      return { ...sheet, crossing: otherCrossing(tree, sheet.crossing, random) };
    case 'leafOrder':
      return { ...sheet, leafOrder: otherOrder(tree, sheet.leafOrder, random) };
    case 'leafCount':
      return { ...sheet, leafCount: (sheet.leafCount ?? 0) + random.pick([-1, 1]) };
    case 'move':
      return { ...sheet, move: random.pick(tree.children(ROOT)) };
    case 'line': {
      const [end] = sheet.line.slice(-1);
      if (end === undefined) return null;
      return { ...sheet, line: [...sheet.line.slice(0, -1), random.pick(tree.children(tree.parent(end)))] };
    }
    case 'atBudget': {
      const changed = new Map(sheet.atBudget);
      const name = random.pick([...changed.keys()]);
      changed.set(name, random.pick(likelyFields(tree)[name]));
      return { ...sheet, atBudget: changed };
    }
    case 'reorder':
    case 'interval':
    case 'vectors':
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
      return null;
  }
}

/** What could stand in the fields of an answer within a budget. */
function likelyFields(tree: GameTree): Record<FieldName, readonly FieldValue[]> {
  return {
    depth: Array.from({ length: tree.height + 1 }, (_, depth) => depth),
    value: tree.nodes().flatMap((node) => [tree.value(node), tree.staticValue(node)].filter(Number.isFinite)),
    move: tree.children(ROOT),
  };
}

/** What somebody writes who looks at the numbers and does not search: every entry one that could be. */
export function guess({ tree, parts }: Exercise, random: Random): Answer {
  const sheets = parts.map(({ part }) => guessed(tree, part, random));
  return Object.assign({}, BLANK_ANSWER, ...sheets) as Answer;
}

function guessed(tree: GameTree, part: Part, random: Random): Partial<Answer> {
  switch (part.kind) {
    case 'values':
      return {
        values: new Map(
          innerNodes(tree).map((node) => {
            const value = tree.value(random.pick(leavesBelow(tree, node)));
            return [node, rangeOf(value, random)] as const;
          }),
        ),
      };
    case 'windows': {
      const ends = [
        ...tree.leaves().map((leaf) => tree.value(leaf)),
        Infinity,
        -Infinity,
        Infinity,
        -Infinity,
      ];
      return {
        windows: new Map(
          part.nodes.map((node) => {
            const [a, b] = [random.pick(ends), random.pick(ends)];
            return [node, { alpha: Math.min(a, b), beta: Math.max(a, b) }] as const;
          }),
        ),
      };
    }
    case 'crossing':
    case 'leafOrder': {
      // Whole ends of brothers, as cuts are: a branch with all that come after it.
      const crossing = new Set<NodeId>();
      for (const node of tree.nodes()) {
        if (tree.isLeaf(node) || tree.pathTo(node).some((above) => crossing.has(above))) continue;
        if (!random.flip(0.3)) continue;
        const from = 1 + random.below(Math.max(tree.childCount(node) - 1, 1));
        for (const child of tree.children(node).slice(from)) crossing.add(child);
      }
      const isCrossed = (leaf: NodeId) => tree.pathTo(leaf).some((node) => crossing.has(node));
      return part.kind === 'crossing'
        ? { crossing }
        : { leafOrder: tree.leaves().filter((leaf) => !isCrossed(leaf)) };
    }
    case 'leafCount':
      return { leafCount: Math.ceil(tree.leafCount / 2) + random.below(Math.ceil(tree.leafCount / 2)) };
    case 'move':
      return { move: random.pick(tree.children(ROOT)) };
    case 'line': {
      const leaf = random.pick(tree.leaves());
      return { line: tree.pathTo(leaf).slice(1) };
    }
    case 'atBudget': {
      const { depth, value, move } = likelyFields(tree);
      return {
        atBudget: new Map([
          ['depth', random.pick(depth)],
          ['value', random.pick(value)],
          ['move', random.pick(move)],
        ]),
      };
    }
    case 'reorder':
    case 'vectors':
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
      return {};
    case 'interval': {
      const at = tree.value(random.pick(tree.leaves()));
      const [isBelow, hasEnd] = [random.flip(0.5), random.flip(0.5)];
      const span = isBelow
        ? { from: -Infinity, to: at, hasFrom: false, hasTo: hasEnd }
        : { from: at, to: Infinity, hasFrom: hasEnd, hasTo: false };
      return { interval: [span] };
    }
  }
}

function innerNodes(tree: GameTree): NodeId[] {
  return tree.nodes().filter((node) => !tree.isLeaf(node));
}

function leavesBelow(tree: GameTree, node: NodeId): NodeId[] {
  return tree.leaves().filter((leaf) => tree.isWithin(leaf, node));
}

function rangeOf(value: number, random: Random): ValueRange {
  return random.pick<ValueRange>([
    { low: value, high: value },
    { low: value, high: value },
    { low: -Infinity, high: value },
    { low: value, high: Infinity },
  ]);
}

/** Another number of the tree, the same one as another bound, or a little more or less. */
function otherRange(tree: GameTree, range: ValueRange | undefined, random: Random): ValueRange {
  const number = tree.value(random.pick(tree.leaves()));
  if (range === undefined) return rangeOf(number, random);
  const end = Number.isFinite(range.low) ? range.low : range.high;
  return random.pick<ValueRange>([
    { low: number, high: number },
    { low: end + 1, high: end + 1 },
    { low: end, high: end },
    { low: -Infinity, high: end },
    { low: end, high: Infinity },
  ]);
}

function otherWindow(tree: GameTree, { alpha, beta }: SearchWindow, random: Random): SearchWindow {
  const number = random.pick([...tree.leaves().map((leaf) => tree.value(leaf)), Infinity, -Infinity]);
  return random.flip(0.5) ? { alpha: number, beta } : { alpha, beta: number };
}

/** A stroke forgotten, or one too many: a leaf, or now and then a branch. */
function otherCrossing(tree: GameTree, crossing: ReadonlySet<NodeId>, random: Random): Set<NodeId> {
  const result = new Set(crossing);
  if (crossing.size > 0 && random.flip(0.5)) {
    result.delete(random.pick([...crossing]));
    return result;
  }
  const free = tree
    .nodes()
    .filter((node) => node !== ROOT && !tree.pathTo(node).some((above) => crossing.has(above)));
  const leaves = free.filter((node) => tree.isLeaf(node));
  result.add(random.pick(random.flip(0.7) ? leaves : free));
  return result;
}

function otherOrder(tree: GameTree, order: readonly NodeId[], random: Random): NodeId[] {
  const at = random.below(order.length);
  const others = tree.leaves().filter((leaf) => !order.includes(leaf));
  const choice = random.below(3);
  if (choice === 0 || (choice === 1 && others.length === 0)) return order.toSpliced(at, 1);
  if (choice === 1) return [...order, random.pick(others)].sort((a, b) => a - b);
  const [one, other] = [order[at], order[at + 1]];
  return one === undefined || other === undefined ? order.slice(1) : order.toSpliced(at, 2, other, one);
}
