/** Chooses a node budget for iterative deepening at which the exercise tests what its recipe asks for. */
import type { Random, RecursionRun } from '../../core/index.ts';
import { asRecursion } from '../../core/run/asRecursion.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { finishedOneByOne, finishedWithin, nodesByPass } from '../budgets.ts';
import { rightRun } from '../methods/methods.ts';
import type { MethodName } from '../misconception.ts';
import type { Recipe } from '../recipes.ts';
import { type Deepening, type Task, taskWithin } from '../task.ts';

/**
 * A budget that ends the search when only the value at depth 0 is known, and no best move, is drawn for at
 * most one exercise in this many.
 */
const WITHOUT_MOVE = 8;

/**
 * Returns the search with a node budget; null when no budget meets the recipe. Budgets are drawn so that each
 * depth is the right answer about equally often.
 */
export function drawBudget(
  { separates }: Pick<Recipe, 'separates'>,
  tries: Deepening['tries'],
  searched: Task,
  random: Random,
): Task | null {
  const run = (order: Deepening['tries']) =>
    asRecursion(rightRun(taskWithin({ budget: Infinity, tries: order }, searched)).run);
  const unlimited = run(tries);
  const ends = nodesByPass(unlimited);
  const tells = (method: MethodName) => separates.includes(method);
  const asDrawn = tells('forgets-order') ? nodesByPass(run('given')) : null;
  const byFinished = new Map<number, number[]>();
  const budgets = tells('unfinished-pass') ? budgetsHoldingAnother(unlimited) : budgetsUpTo(ends.at(-1) ?? 0);
  for (const budget of budgets) {
    const counts = [finishedWithin(ends, budget)];
    if (asDrawn !== null) counts.push(finishedWithin(asDrawn, budget));
    if (tells('budget-per-pass')) counts.push(finishedOneByOne(ends, budget));
    if (tells('ignores-budget')) counts.push(ends.length);
    if (new Set(counts).size < counts.length) continue;
    const [finished = 0] = counts;
    byFinished.set(finished, [...(byFinished.get(finished) ?? []), budget]);
  }
  if (random.below(WITHOUT_MOVE) > 0) byFinished.delete(1);
  const [...groups] = byFinished.values();
  return groups.length === 0
    ? null
    : taskWithin({ budget: random.pick(random.pick(groups)), tries }, searched);
}

/** Returns all budgets that interrupt a pass after the first pass. */
function budgetsUpTo(end: number): readonly number[] {
  return Array.from({ length: Math.max(end - 1, 0) }, (_, index) => index + 1);
}

/**
 * Returns the budgets that interrupt a pass while its best move differs from the previous pass's and its
 * value from the one the pass would finish with. A student who reads the answer from the interrupted pass is
 * then wrong in any case.
 */
function budgetsHoldingAnother(unlimited: RecursionRun): readonly number[] {
  const { passes } = unlimited;
  const entries = (['enter', 'leaf', 'horizon'] as const).flatMap((kind) => unlimited.eventsOf(kind));
  return entries
    .sort((a, b) => a - b)
    .flatMap((step, budget) => {
      const running = unlimited.passAt(step);
      const answered = passes[passes.indexOf(running) - 1];
      const held = unlimited.bestMoveAt(step - 1);
      if (answered === undefined || held === null || held === unlimited.bestMoveIn(answered)) return [];
      return unlimited.valueAt(ROOT, step - 1) === unlimited.valueAt(ROOT, running.to) ? [] : [budget];
    });
}
