/** Questions about a simulation: which child is selected, and what a node holds after the reward is backed up. */
import type { AnyRun, NodeId, SimulationRun } from '../../core/index.ts';
import { simulationOf } from '../../core/run/anyRun.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { choicesOf, MOST_OPTIONS } from './choices.ts';
import type { ChildQuestion, CountsQuestion, StandingOption } from './question.ts';

/**
 * Returns the question that is asked before the event at `step` is shown; null when nothing is asked there. A selection
 * is asked about when several moves were tried, or when one of them was not; a backup at the child of the root.
 */
export function simulationQuestion(run: AnyRun, step: number): ChildQuestion | CountsQuestion | null {
  const simulation = simulationOf(run);
  if (simulation === null) return null;
  const { kind } = simulation.event(step);
  if (kind === 'select' || kind === 'expand') return childQuestion(simulation, step);
  return kind === 'backup' ? countsQuestion(simulation, step) : null;
}

function childQuestion(run: SimulationRun, step: number): ChildQuestion | null {
  const event = run.event(step);
  if (event.kind !== 'select' && event.kind !== 'expand') return null;
  const { node, child, options, isDrawn } = event;
  const tried = options.filter(({ visits }) => visits > 0);
  if (isDrawn || tried.length === 0 || options.length < 2) return null;
  // The likeliest mistakes: the best mean so far, the rarest move, a move that was tried although another was not.
  const byScore = options
    .filter((option) => option.child !== null && option.child !== child)
    .toSorted((one, other) => other.score - one.score);
  const others = byScore.slice(0, MOST_OPTIONS - 1).flatMap((option) => option.child ?? []);
  const choices = choicesOf<NodeId>(child, others, String, (one, other) => one - other);
  const isUntried = options.some((option) => option.child === child && option.visits === 0);
  return choices && { kind: 'child', step, node, ...choices, isUntried };
}

function countsQuestion(run: SimulationRun, step: number): CountsQuestion | null {
  const event = run.event(step);
  if (event.kind !== 'backup') return null;
  const { node, reward, visits, sum, previous } = event;
  const isAsked = run.tree.parent(node) === ROOT && previous !== null;
  if (!isAsked) return null;
  const [low, high] = run.scale;
  const option = (of: number, total: number): StandingOption => ({ visits: of, mean: total / of });
  const before = sum - reward;
  const mistakes = [
    // The reward of the other side, the mean of two means, a visit without its reward, and no change above the new node.
    option(visits, before + (low + high - reward)),
    { visits, mean: (previous + reward) / 2 },
    option(visits, before),
    option(visits - 1, before),
  ];
  const shown = ({ visits: count, mean }: StandingOption) => `${count} ${mean.toFixed(2)}`;
  const choices = choicesOf(
    option(visits, sum),
    mistakes,
    shown,
    (one, other) => one.visits - other.visits || one.mean - other.mean,
  );
  return choices && { kind: 'counts', step, node, ...choices, reward, visits: visits - 1, sum: before };
}
