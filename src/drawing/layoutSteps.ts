/**
 * Defines the steps of a layout. A layout is made in steps so that the page can answer keys between those of a large tree,
 * and so that the slowest one, which needs nothing but numbers, can run elsewhere.
 */
import { type Spacing, spread } from './spacing.ts';

/** Yields null where the layout may pause, or the distances of nodes, for which it is handed their places. */
export type LayoutSteps<Result> = Generator<Spacing | null, Result, Float64Array | undefined>;

/** Carries out all steps of a layout. */
export function atOnce<Result>(steps: LayoutSteps<Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next(step.value === null ? undefined : spread(step.value));
  return step.value;
}

/** The number of nodes that are visited between two pauses. */
const NODES = 2048;

/** Visits nodes in order. */
export function* visitInSteps<Node>(
  nodes: readonly Node[],
  visit: (node: Node, index: number) => void,
): Generator<null, void> {
  for (let index = 0; index < nodes.length; index += 1) {
    if (index % NODES === 0) yield null;
    visit(nodes[index] as Node, index);
  }
}
