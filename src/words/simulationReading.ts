/** Collects the facts with which a node of a simulation is read in plain words. */
import type { NodeId, SimulationRun } from '../core/index.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { bySide, CHANCE } from '../core/tree/nodeKind.ts';
import { meanWritten } from './decimals.ts';
import type { NodeNames } from './nodeNames.ts';
import { number, type Segment, type Sentence } from './sentence.ts';
import { tokenOf } from './simulationFacts.ts';

/** The thresholds of the reading. */
export const READING = {
  /** a node with fewer visits has been tried too little to be known, and is compared with no other */
  few: 10,
  /** from this share of the scale of rewards on a mean is good for MAX, and from the same share for MIN */
  good: 0.6,
  /** means that differ by at most this share of the scale are about as good */
  close: 0.05,
} as const;

export type Side = 'MAX' | 'MIN';

export interface ReadingFacts {
  readonly token: Segment;
  readonly visits: number;
  /** the mean as the figure has it, and the side whose results it is of */
  readonly mean: Segment;
  readonly side: Side;
  /** whether the result of the node is known, because it is a leaf whose value is its reward */
  readonly isKnown: boolean;
  /** for whom the mean is good; null when all rewards are the same */
  readonly good: Side | 'neither' | null;
  /** the side that chose the move into the node; null at the root, and when chance drew it */
  readonly chooser: Side | null;
  /** the best of the other moves that were tried enough, for the side that chooses, and how the node is beside it */
  readonly beside: { readonly how: 'as good' | 'better' | 'worse'; readonly token: Segment } | null;
  /** whether the node has siblings that could be chosen in its place */
  readonly hasOthers: boolean;
}

/** Returns the facts about a node that the simulation has in its tree or could add to it. */
export function readingFactsAt(
  run: SimulationRun,
  step: number,
  node: NodeId,
  names: NodeNames,
): ReadingFacts {
  const { tree, told, settings, scale } = run;
  const { visits } = run.standingOf(node, step);
  const ofMax = meanAt(run, step, node);
  const [low, high] = scale;
  const share = (ofMax - low) / (high - low);
  const parent = node === ROOT ? null : tree.parent(node);
  const isChosen = parent !== null && tree.kind(parent) !== CHANCE;
  const good = share >= READING.good ? 'MAX' : 1 - share >= READING.good ? 'MIN' : 'neither';
  return {
    ...{ token: tokenOf(run, node, names), visits },
    mean: number(meanWritten(told.valueAt(node, ofMax))),
    side: bySide(told.sideAt(node), 'MAX', 'MIN'),
    isKnown: tree.isLeaf(node) && settings.given === null && settings.leaves === 'reward',
    good: high > low ? good : null,
    chooser: isChosen ? bySide(tree.kind(parent), 'MAX', 'MIN') : null,
    beside: isChosen ? besideAt(run, step, node, names) : null,
    hasOthers: isChosen && tree.moveCount(parent) > 1,
  };
}

function besideAt(run: SimulationRun, step: number, node: NodeId, names: NodeNames): ReadingFacts['beside'] {
  const { tree, scale } = run;
  const parent = tree.parent(node);
  const sign = bySide(tree.kind(parent), 1, -1);
  const known = tree
    .children(parent)
    .filter((child) => child !== node && run.standingOf(child, step).visits >= READING.few)
    .map((child) => ({ child, mean: sign * meanAt(run, step, child) }));
  const [best] = known.toSorted((one, other) => other.mean - one.mean);
  if (best === undefined) return null;
  const ahead = sign * meanAt(run, step, node) - best.mean;
  const isClose = Math.abs(ahead) <= READING.close * (scale[1] - scale[0]);
  return {
    how: isClose ? 'as good' : ahead > 0 ? 'better' : 'worse',
    token: tokenOf(run, best.child, names),
  };
}

function meanAt(run: SimulationRun, step: number, node: NodeId): number {
  const { visits, sum } = run.standingOf(node, step);
  return sum / visits;
}

/** The reading of a node in a language. */
export type Reading = (facts: ReadingFacts) => Sentence;
