/**
 * Monte-Carlo tree search with a student's misunderstanding, on a tree without chance nodes, with given results or
 * playouts that always take the first move, so that nothing is random. Without a mistake it makes the same iterations as
 * the search of core/search/mcts.ts, which a test checks.
 */

import type { AnyRun, GameTree, SimulationSettings } from '../../core/index.ts';
import { simulationOf } from '../../core/run/anyRun.ts';
import { explorationScale } from '../../core/search/mcts.ts';
import { rewardsOf } from '../../core/search/rewards.ts';
import { beats, SELECTION } from '../../core/search/selection.ts';
import { treeSource } from '../../core/search/source.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { MIN } from '../../core/tree/nodeKind.ts';

/**
 * The possible mistakes. `own-visits`: the logarithm is of the visits of the child itself; `no-bonus`: only the
 * mean counts; `other-side`: each player chooses as if the rewards were the other player's; `new-node`: the
 * visits are counted along the path, but the reward is added to the new node alone; `nothing-above`: neither
 * visits nor reward are written at the nodes above the new one; `unvisited-as-zero`: an unvisited child has the
 * score 0.
 */
export type SimulationMistake =
  | 'none'
  | 'own-visits'
  | 'no-bonus'
  | 'other-side'
  | 'new-node'
  | 'nothing-above'
  | 'unvisited-as-zero';

/** What is written at a node: how often it was visited, and the sum of the rewards. */
export interface Counts {
  readonly visits: number;
  readonly sum: number;
}

/** The result of all iterations: the last node of each path, and what is written at the visited nodes. */
export interface Simulated {
  readonly ends: readonly NodeId[];
  readonly counts: ReadonlyMap<NodeId, Counts>;
}

/** A run, with the iterations of a student who simulates with a mistake. */
interface SimulatedRun {
  readonly run: AnyRun;
  readonly simulated?: Simulated;
}

const NOTHING: Counts = { visits: 0, sum: 0 };

/** Returns the iterations of a student who simulates with a mistake, or else those of the run. */
export function simulatedBy({ run: any, simulated }: SimulatedRun): Simulated {
  if (simulated !== undefined) return simulated;
  const run = simulationOf(any);
  if (run === null) return { ends: [], counts: new Map() };
  const { tree, iterations, length } = run;
  const ends = Array.from({ length: iterations }, (_, index) => run.pathOf(index + 1).at(-1) ?? ROOT);
  const visited = tree.nodes().map((node) => [node, run.standingOf(node, length)] as const);
  return { ends, counts: new Map(visited.filter(([, { visits }]) => visits > 0)) };
}

/** Makes the iterations of the settings with the mistake wherever it can be made. */
export function mistakenSimulation(
  tree: GameTree,
  settings: SimulationSettings,
  mistake: SimulationMistake,
): Simulated {
  const rule = SELECTION.uct;
  const scale = explorationScale(rule, settings, rewardsOf(treeSource(tree), settings));
  /** What the student writes. */
  const written = new Map<NodeId, Counts>();
  /** What is right on the paths that the student takes. */
  const counted = new Map<NodeId, Counts>();
  const ends: NodeId[] = [];
  for (let number = 1; number <= settings.iterations; number += 1) {
    const path = pathOf();
    const end = path.at(-1) ?? ROOT;
    backUp(path, settings.given?.[number - 1] ?? playedOut(end));
    ends.push(end);
  }
  return { ends, counts: written };

  function pathOf(): NodeId[] {
    const path: NodeId[] = [ROOT];
    for (let node = ROOT; !tree.isLeaf(node); ) {
      const child = best(node);
      path.push(child);
      if (!counted.has(child)) break;
      node = child;
    }
    return path;
  }

  function playedOut(node: NodeId): number {
    let end = node;
    while (!tree.isLeaf(end)) end = tree.child(end, 0);
    return tree.value(end);
  }

  function best(node: NodeId): NodeId {
    let chosen: NodeId | null = null;
    let highest = 0;
    for (const child of tree.children(node)) {
      const score = scoreOf(node, child);
      if (chosen !== null && !beats(rule, { score, prior: 0 }, { score: highest, prior: 0 })) continue;
      [chosen, highest] = [child, score];
    }
    return chosen ?? node;
  }

  function scoreOf(node: NodeId, child: NodeId): number {
    const { visits, sum } = (mistake === 'new-node' ? written : counted).get(child) ?? NOTHING;
    if (visits === 0) return mistake === 'unvisited-as-zero' ? 0 : Infinity;
    const isNegated = (tree.kind(node) === MIN) !== (mistake === 'other-side');
    const mean = (isNegated ? -sum : sum) / visits;
    if (mistake === 'no-bonus') return mean;
    const logarithmOf = mistake === 'own-visits' ? visits : (counted.get(node) ?? NOTHING).visits;
    return mean + scale * rule.slope(logarithmOf, visits);
  }

  function backUp(path: readonly NodeId[], reward: number): void {
    const end = path.at(-1);
    for (const node of path) {
      add(counted, node, reward);
      if (node === end || (mistake !== 'new-node' && mistake !== 'nothing-above')) add(written, node, reward);
      else if (mistake === 'new-node') add(written, node, 0);
    }
  }
}

function add(counts: Map<NodeId, Counts>, node: NodeId, reward: number): void {
  const { visits, sum } = counts.get(node) ?? NOTHING;
  counts.set(node, { visits: visits + 1, sum: sum + reward });
}
