/** A budget for a search that deepens: one at which the exercise has something to show. */
import type { Random } from '../../core/random/seeded.ts';
import type { Trace } from '../../core/run/trace.ts';
import { finishedOneByOne, finishedWithin, nodesByPass } from '../budgets.ts';
import { rightRun } from '../methods/methods.ts';
import { type Deepening, type Task, taskWithin } from '../task.ts';
import type { Recipe } from './recipes.ts';

/** One in so many budgets may end the search while all there is is the value at depth 0, without a move. */
const WITHOUT_MOVE = 8;

/** The search within a budget; null where none has what the recipe wants. Every depth is answered about as often. */
export function drawBudget(
  { separates }: Pick<Recipe, 'separates'>,
  tries: Deepening['tries'],
  searched: Task,
  random: Random,
): Task | null {
  const run = (order: Deepening['tries']) =>
    rightRun(taskWithin({ budget: Infinity, tries: order }, searched)).trace;
  const unlimited = run(tries);
  const ends = nodesByPass(unlimited);
  const asDrawn = separates.includes('forgets-order') ? nodesByPass(run('given')) : null;
  const byFinished = new Map<number, number[]>();
  for (const budget of budgetsHoldingAnother(unlimited)) {
    const finished = finishedWithin(ends, budget);
    if (asDrawn !== null && finishedWithin(asDrawn, budget) === finished) continue;
    const oneByOne = finishedOneByOne(ends, budget);
    if (separates.includes('budget-per-pass') && (oneByOne === finished || oneByOne === ends.length))
      continue;
    byFinished.set(finished, [...(byFinished.get(finished) ?? []), budget]);
  }
  if (random.below(WITHOUT_MOVE) > 0) byFinished.delete(1);
  const [...groups] = byFinished.values();
  return groups.length === 0
    ? null
    : taskWithin({ budget: random.pick(random.pick(groups)), tries }, searched);
}

/** The budgets that cut off a pass which holds another move by then than the one before it found. */
function budgetsHoldingAnother(unlimited: Trace): readonly number[] {
  const entries = (['enter', 'leaf', 'horizon'] as const).flatMap((kind) => unlimited.eventsOf(kind));
  return entries
    .sort((a, b) => a - b)
    .flatMap((step, budget) => {
      const running = unlimited.passes.indexOf(unlimited.passAt(step));
      const answered = unlimited.passes[running - 1];
      const held = unlimited.bestMoveAt(step - 1);
      return answered === undefined || held === null || held === unlimited.bestMoveIn(answered)
        ? []
        : [budget];
    });
}
