/** Random exercises on random trees, each with its right sheet from the definitions. */

import { canSearch, keepsLists } from '../../src/core/search/algorithms.ts';
import type { SearchRules } from '../../src/core/search/searchSettings.ts';
import { passesChance } from '../../src/core/search/windowed.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { type Answer, BLANK_ANSWER } from '../../src/practice/answer.ts';
import {
  type AskedPart,
  type Exercise,
  isAskable,
  type Part,
  type PartKind,
  type Penalty,
} from '../../src/practice/exercise.ts';
import { bySimulation, PRACTISED, searchesAgain } from '../../src/practice/task.ts';
import { forTreesAndRulesInTurn, naming, type Sample } from '../support/forTrees.ts';
import type { Amount } from '../support/howMany.ts';
import type { Traits } from '../support/randomSketch.ts';
import { oracleRules, plainSheet } from './plainSheet.ts';

export interface Drawn {
  readonly exercise: Exercise;
  readonly sheet: Answer;
  readonly sample: Sample;
}

/** The kinds whose questions name no leaf and no order. */
export const READ_OFF = [
  'values',
  'crossing',
  'leafOrder',
  'leafCount',
  'windows',
  'move',
  'line',
] as const satisfies readonly PartKind[];

/** Checks the law on trees with at least one inner node, one algorithm and rule for each. */
export function forExercises(
  most: Amount,
  traits: Partial<Traits>,
  law: (drawn: Drawn) => void,
  kinds: readonly PartKind[] = READ_OFF,
): void {
  forTreesAndRulesInTurn(most, { nodes: 40, ...traits }, (sample, rules) => {
    const { tree, random } = sample;
    // Windows that pass through chance nodes have laws of their own: their ends are rounded.
    const possible = PRACTISED.filter(
      (name) =>
        !passesChance(name) &&
        !bySimulation(name) &&
        !searchesAgain(name) &&
        !keepsLists(name) &&
        canSearch(name, tree),
    );
    const algorithm = random.flip(0.7) ? 'alpha-beta' : random.pick(possible);
    if (tree.size === 1) return;
    const parts = kinds
      .filter((kind) => isAskable(kind, { tree, algorithm, rules }))
      .map((kind) => asked(partOf(kind, sample), sample));
    const exercise = { tree, algorithm, rules, parts };
    const sheet = rightSheet(exercise, sample, rules);
    naming(
      () => `${algorithm}: ${parts.map(({ part }) => part.kind)}`,
      () => law({ exercise, sheet, sample }),
    );
  });
}

function rightSheet(exercise: Exercise, { root }: Sample, rules: SearchRules): Answer {
  const { algorithm, tree } = exercise;
  return plainSheet({ root, rules: oracleRules(algorithm, rules), leafBounds: tree.leafBounds });
}

function partOf(kind: PartKind, { tree, random }: Sample): Part {
  if (
    kind === 'interval' ||
    kind === 'construct' ||
    kind === 'formula' ||
    kind === 'lists' ||
    kind === 'estimate'
  )
    throw new Error('what is asked about a leaf is chosen with the leaf');
  if (kind !== 'windows') return { kind };
  // Also nodes that are never called, where nothing is to be written.
  const inner = tree.nodes().filter((node) => !tree.isLeaf(node));
  const some = inner.filter(() => random.flip(0.5));
  return { kind, nodes: some.length > 0 ? some : [random.pick(inner)] };
}

function asked(part: Part, { random }: Sample): AskedPart {
  const penalty: Penalty = random.flip(0.2)
    ? { kind: 'all' }
    : { kind: random.pick(['per-entry', 'per-error']), marks: random.pick([0.25, 0.5, 1, 2]) };
  return { part, marks: random.pick([1, 2, 4, 10]), penalty };
}

/** The sheet with only what is asked on it, and that in one of the ways in which it can be written. */
export function written({ exercise, sheet, sample }: Drawn): Answer {
  const { parts } = exercise;
  const asks = (kind: PartKind) => parts.some(({ part }) => part.kind === kind);
  return {
    ...BLANK_ANSWER,
    ...Object.fromEntries(Object.entries(sheet).filter(([kind]) => asks(kind as PartKind))),
    crossing: asks('crossing') ? crossedOut(sheet.crossing, sample) : new Set(),
    windows: new Map(
      [...sheet.windows].filter(([node]) =>
        parts.some(({ part }) => part.kind === 'windows' && part.nodes.includes(node)),
      ),
    ),
  };
}

/** The leaves one by one, or by the branches above, or by both. */
export function crossedOut(leaves: ReadonlySet<NodeId>, { nodes, random }: Sample): Set<NodeId> {
  const whole = nodes.filter((node) => node.leaves().every(({ id }) => leaves.has(id as NodeId)));
  const isTop = (id: number) => whole.every((other) => other.id === id || !isBelow(id, other.id));
  const isBelow = (id: number, above: number) => nodes[id]!.path().some((node) => node.id === above);
  const crossed = new Set<NodeId>();
  for (const { id, kind } of whole) {
    const byBranch = random.flip(0.5);
    if (isTop(id) && byBranch) crossed.add(id as NodeId);
    else if (kind === 'leaf' || random.flip(0.3)) crossed.add(id as NodeId);
  }
  return crossed;
}
