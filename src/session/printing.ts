/** Prints large trees in slices of time, so that the page answers between them. */
import type { GameTree } from '../core/index.ts';
import type { Progress } from '../core/progress.ts';
import { printInSteps, printTree } from '../notation/printTree.ts';
import { type Clock, timerClock } from './playing.ts';
import { inSlices, type Report } from './tasks/inSlices.ts';

/** The text of a tree that is being printed. */
export interface Printing {
  readonly text: Promise<string>;
  /** Prints the rest without a pause, because there may be no later. */
  readonly finish: () => void;
}

/** The greatest number of nodes of a tree that is printed without a pause; long names included, that takes about 10 ms. */
const MOST_AT_ONCE = 5_000;

/** Prints a tree; a small one is printed when this call returns. */
export function printing(tree: GameTree, clock: Clock = timerClock): Printing {
  if (tree.size <= MOST_AT_ONCE) return { text: Promise.resolve(printTree(tree)), finish: () => {} };
  const steps = reported(tree);
  let finish = () => {};
  const text = new Promise<string>((resolve, reject) => {
    const hear = ({ parts }: Pick<Report<string>, 'parts'>) => parts.forEach(resolve);
    const cancel = inSlices(
      steps,
      { progressed: hear, ended: (_how, report) => hear(report), failed: reject },
      { clock, now: () => performance.now() },
    );
    finish = () => {
      cancel();
      for (const { part } of steps) if (part !== null) resolve(part);
    };
  });
  return { text, finish };
}

/** Prints a tree in steps, of which the last one has the text. */
function* reported(tree: GameTree): Generator<Progress<string>, void> {
  const steps = printInSteps(tree);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) yield { done: 0, of: 1, part: null };
  yield { done: 1, of: 1, part: step.value };
}
