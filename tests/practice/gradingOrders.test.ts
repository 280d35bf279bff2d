import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import type { AskedPart, Exercise } from '../../src/practice/exercise.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';
import { ofCases } from '../support/howMany.ts';
import type { PlainNode } from '../support/oracle/plainTree.ts';
import { plainSearch } from './plainSearch.ts';

const REORDER: AskedPart = {
  part: { kind: 'reorder' },
  marks: 4,
  penalty: { kind: 'per-error', marks: 1 },
};

type Order = ReadonlyMap<NodeId, readonly number[]>;

function permutations(count: number): number[][] {
  if (count === 0) return [[]];
  const shorter = permutations(count - 1);
  return shorter.flatMap((rest) =>
    Array.from({ length: count }, (_, at) => rest.toSpliced(at, 0, count - 1)),
  );
}

/** All orders of all children; null where there are more than can be tried. */
function everyOrder(nodes: readonly PlainNode[]): Order[] | null {
  let orders: Map<NodeId, readonly number[]>[] = [new Map()];
  for (const { id, kind, children } of nodes) {
    if ((kind !== 'max' && kind !== 'min') || children.length === 1) continue;
    const choices = permutations(children.length);
    if (orders.length * choices.length > 600) return null;
    orders = orders.flatMap((order) => choices.map((choice) => new Map(order).set(id as NodeId, choice)));
  }
  return orders;
}

/** Leaves evaluated with the children really put in that order. */
function leavesWith(root: PlainNode, order: Order): number {
  const nodes = root.everyNode();
  const before = nodes.map(({ children }) => [...children]);
  for (const node of nodes) {
    const places = order.get(node.id as NodeId);
    if (places !== undefined)
      node.children.splice(0, places.length, ...places.map((at) => before[node.id]![at]!));
  }
  const { leaves } = plainSearch(root, DEFAULT_RULES);
  for (const node of nodes) node.children.splice(0, node.children.length, ...before[node.id]!);
  return leaves.length;
}

describe('an order of the children', () => {
  test('gets full marks exactly if no other order evaluates fewer leaves', () => {
    const tried = { orders: 0, trees: 0, worthless: 0 };
    forTrees(3000, { nodes: 18 }, ({ tree, root, nodes, random }) => {
      const orders = everyOrder(nodes);
      if (tree.size === 1 || orders === null) return;
      const exercise: Exercise = { tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES, parts: [REORDER] };
      const right = rightAnswer(exercise);
      const counts = orders.map((order) => leavesWith(root, order));
      const fewest = Math.min(...counts);
      const own = leavesWith(root, new Map());
      expectSame(leavesWith(root, right.answer.reorder), fewest);
      tried.trees += 1;
      for (let round = 0; round < 4; round += 1) {
        const at = random.below(orders.length);
        const grade = gradeExercise(exercise, { ...BLANK_ANSWER, reorder: orders[at]! }, right);
        const more = counts[at]! - fewest;
        expectSame([grade.isRight, grade.parts[0]!.errors], [more === 0, more]);
        const isNoGain = more > 0 && counts[at]! >= own;
        expectSame(grade.points, isNoGain ? 0 : Math.max(0, 4 - more));
        tried.orders += 1;
        if (isNoGain) tried.worthless += 1;
      }
    });
    expect(tried.trees).toBeGreaterThan(ofCases(2000));
    expect(tried.worthless).toBeGreaterThan(ofCases(300));
  });

  test('is worth nothing when it is the one that was given, moved to and fro or not', () => {
    forTrees(500, { nodes: 30 }, ({ tree }) => {
      if (tree.size === 1) return;
      const exercise: Exercise = { tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES, parts: [REORDER] };
      const right = rightAnswer(exercise);
      const asItIs = new Map(
        tree.nodes().map((node) => [node, Array.from({ length: tree.childCount(node) }, (_, at) => at)]),
      );
      const [left, moved] = [new Map(), asItIs].map((reorder) =>
        gradeExercise(exercise, { ...BLANK_ANSWER, reorder }, right),
      );
      expectSame(moved!.points, left!.points);
      if (!left!.isRight) expectSame(left!.points, 0);
    });
  });
});
