/** Answer sheets of every kind, right or wrong, that a student could fill in for a tree. */

import type { ValueSpan } from '../../src/core/analysis/influencePiece.ts';
import { type Random, shuffled } from '../../src/core/random/seeded.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { type Answer, BLANK_ANSWER } from '../../src/practice/answer.ts';
import type { FieldName, FieldValue } from '../../src/practice/formats/fields.ts';
import { parseFormula } from '../../src/practice/formats/formulaText.ts';

export function randomAnswer(tree: GameTree, random: Random): Answer {
  const some = () => tree.nodes().filter(() => random.flip(0.4));
  const maybe = <K extends keyof Answer>(name: K, make: () => Answer[K]): Answer[K] =>
    random.flip(0.6) ? make() : BLANK_ANSWER[name];
  return {
    values: maybe('values', () => new Map(some().map((node) => [node, range(random)]))),
    crossing: maybe('crossing', () => new Set(some())),
    leafOrder: maybe('leafOrder', () => shuffled(some(), random)),
    leafCount: maybe('leafCount', () => random.below(tree.leafCount + 5)),
    windows: maybe(
      'windows',
      () => new Map(some().map((node) => [node, { alpha: value(random), beta: value(random) }])),
    ),
    move: maybe('move', () => random.pick(tree.nodes())),
    line: maybe('line', () => line(tree, random)),
    reorder: maybe(
      'reorder',
      () => new Map(some().map((node) => [node, shuffled([...tree.children(node).keys()], random)])),
    ),
    interval: maybe('interval', () => spans(random)),
    vectors: maybe('vectors', () => new Map(some().map((node) => [node, known(tree, random)]))),
    visits: maybe('visits', () => new Map(some().map((node) => [node, written(random)]))),
    selections: maybe('selections', () => shuffled(some(), random)),
    ties: maybe(
      'ties',
      () => new Map(some().map((node) => [node, random.pick(['good', 'worse', 'open'] as const)])),
    ),
    formula: maybe('formula', () => parseFormula(`x < ${random.below(9)} and 2 < y ≤ 5 or x ≠ z`) ?? []),
    construct: maybe('construct', () => new Map(some().map((node) => [node, random.below(199) - 99]))),
    cutLabels: maybe('cutLabels', () => new Map(some().map((node) => [node, label(random)]))),
    bestCase: maybe('bestCase', () => new Set(some())),
    again: maybe('again', () => new Set(some())),
    solution: maybe('solution', () => new Set(some())),
    lists: maybe(
      'lists',
      () =>
        new Map([
          [0, some()],
          [1, []],
          [random.below(14) + 2, some()],
        ]),
    ),
    estimate: maybe(
      'estimate',
      () =>
        new Map([
          [0, value(random)],
          [random.below(11) + 1, value(random)],
        ]),
    ),
    atBudget: maybe('atBudget', () => new Map(fields(tree, random).filter(() => random.flip(0.7)))),
  };
}

function value(random: Random): number {
  return random.pick([Infinity, -Infinity, 0, 1.5, 1 / 3, 1e300, random.below(19) - 9]);
}

function fields(tree: GameTree, random: Random): [FieldName, FieldValue][] {
  return [
    ['depth', random.pick<FieldValue>(['none', random.below(9)])],
    ['value', random.pick<FieldValue>(['none', value(random)])],
    ['move', random.pick<FieldValue>(['none', random.pick(tree.nodes())])],
  ];
}

function range(random: Random): { low: number; high: number } {
  const [a, b] = [value(random), value(random)];
  return { low: Math.min(a, b), high: Math.max(a, b) };
}

function known({ players }: GameTree, random: Random) {
  return random.flip(0.5)
    ? ({ kind: 'least', own: value(random) } as const)
    : ({ kind: 'vector', components: Array.from({ length: players }, () => value(random)) } as const);
}

function written(random: Random) {
  const visits = random.below(9);
  return random.flip(0.5)
    ? ({ kind: 'sum', visits, sum: value(random) } as const)
    : ({ kind: 'mean', visits, mean: value(random) } as const);
}

function label(random: Random) {
  const bound = random.pick(['alpha', 'beta'] as const);
  const reach = random.pick(['shallow', 'deep', undefined] as const);
  return { bound, ...(reach !== undefined && { reach }) };
}

function line(tree: GameTree, random: Random): NodeId[] {
  const nodes: NodeId[] = [];
  for (let at = ROOT; tree.childCount(at) > 0 && random.flip(0.8); nodes.push(at))
    at = random.pick(tree.children(at));
  return nodes;
}

function spans(random: Random): ValueSpan[] {
  const ends = Array.from({ length: 2 * random.below(4) }, () => random.below(40) - 20).sort((a, b) => a - b);
  const found: ValueSpan[] = [];
  for (let index = 0; index < ends.length; index += 2) {
    const [from, to] = [ends[index]!, ends[index + 1]!];
    const last = found.at(-1);
    const hasTo = from === to || random.flip(0.5);
    if (last?.to !== from) found.push({ from, to, hasFrom: from === to || random.flip(0.5), hasTo });
    else if (!last.hasTo && from < to) found.push({ from, to, hasFrom: false, hasTo });
  }
  if (random.flip(0.2)) found.push({ from: 25, to: Infinity, hasFrom: random.flip(0.5), hasTo: false });
  return found;
}
