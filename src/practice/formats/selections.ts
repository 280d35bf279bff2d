/**
 * Questions about which path each iteration of Monte-Carlo tree search takes. A path is given by its last node:
 * the one that the iteration adds to the tree, or a leaf that is in it already.
 */
import type { NodeId, SimulationRun } from '../../core/index.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import type { Difference, PartErrors } from '../grade/difference.ts';
import { rightRun } from '../methods/methods.ts';
import { simulatedBy } from '../methods/mistakenSimulation.ts';
import { lastOrEnd } from '../place.ts';
import type { Task } from '../task.ts';
import type { Format, Picks } from './format.ts';
import { nodesOf } from './records.ts';
import { isMadeByHand } from './visits.ts';

/** The last node of the path of each iteration, in the order of the iterations. */
type Ends = readonly NodeId[];

type SelectionsPart = { readonly kind: 'selections' };

export const selections: Format<'selections', SelectionsPart, Ends, Picks<Ends>, SimulationRun> = {
  kind: 'selections',
  usualMarks: 4,
  byChance: 'hardly',
  entry: {
    way: 'picks',
    shown: 'places',
    isOrdered: true,
    lines: 1,
    takes: (_tree, node) => node !== ROOT,
    press: (_tree, given, node) =>
      given.includes(node) ? given.filter((other) => other !== node) : [...given, node],
    nodes: (given) => given,
  },
  blank: [],
  ofIterations: true,
  suits: (task) => isMadeByHand(task) && addsEachTime(task),
  answerOf: (methodRun) => simulatedBy(methodRun).ends,

  shape: nodesOf,

  grade: ({ given, right }) => endErrors(given, right),
  placeOf: (run, _part, node, iteration) =>
    iteration === undefined ? lastOrEnd(run, node) : placeOfSelection(run, node, iteration),
  isKnownAtCall: () => true,
  signs: () => [],
  isTelling: (_marked, { differences }) => differences.length >= 1,
};

/** Whether every iteration adds a node, so that no node has to be picked twice. */
function addsEachTime(task: Task): boolean {
  const { ends } = simulatedBy(rightRun(task));
  return new Set(ends).size === ends.length;
}

/** Marks each iteration by itself. */
function endErrors(given: Ends, right: Ends): PartErrors {
  const differences: Difference[] = [];
  for (let index = 0; index < Math.max(given.length, right.length); index += 1) {
    const [entry, due] = [given[index], right[index]];
    if (entry === due) continue;
    const fault = entry === undefined ? 'blank' : due === undefined ? 'over' : 'wrong';
    differences.push({ node: entry ?? due ?? ROOT, fault, iteration: index + 1 });
  }
  return { differences, errors: differences.length, entries: right.length, isBlanket: given.length === 0 };
}

/**
 * Returns where the figure shows the answer to an iteration: the node that the student picked, at the step at which the
 * iteration has expanded the tree. An iteration after the last one is shown at the last one.
 */
function placeOfSelection(run: SimulationRun, node: NodeId, iteration: number) {
  const last = Math.min(iteration, run.iterations);
  return { node, step: run.endOfPhase(last, 'expansion'), test: null };
}
