/** Opens trees that are made in the worker of tasks; the page says how far they are. */
import type { NodeNames } from '../words/index.ts';
import { beginLong, cancelLong, type Long } from './longSearch.ts';
import { carryOut, type Outcome } from './longTask.ts';
import type { Session } from './session.ts';
import type { MadePart } from './tasks/madeTree.ts';
import type { TaskListener } from './tasks/taskRunner.ts';
import { treeInSteps } from './treeInSteps.ts';

/** Starts a task that makes a tree; the returned function cancels it. */
export type StartMaking = (listener: TaskListener<MadePart>) => () => void;

/** Has a tree made and calls `over` with its names, which have the tree, or says why there are none. */
export function makeElsewhere(
  long: Long,
  start: StartMaking,
  over: (names: Outcome<NodeNames>) => void,
): void {
  carryOut(long, { start, steps: ({ made }) => treeInSteps(made) }, over);
}

/**
 * Has a tree made, and calls `open` with its names once it is put together, unless the reader cancels it before.
 *
 * @param nodes how many nodes the tree has
 */
export function openMade(
  session: Session,
  nodes: number,
  start: StartMaking,
  open: (names: NodeNames) => void,
): void {
  cancelLong(session);
  makeElsewhere(beginLong(session, { phase: 'making', nodes }), start, (names) => {
    if (typeof names !== 'string') open(names);
  });
}
