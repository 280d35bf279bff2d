/** Opens trees that are made in the worker of tasks; the page says how far they are. */
import type { NodeNames } from '../words/index.ts';
import { beginLong, LONG_SEARCH } from './longSearch.ts';
import { onPage } from './onPage.ts';
import type { Session } from './session.ts';
import { sliceOf } from './slice.ts';
import { forLastPart } from './tasks/lastPart.ts';
import type { MadePart } from './tasks/madeTree.ts';
import type { TaskListener } from './tasks/taskRunner.ts';
import { treeInSteps } from './treeInSteps.ts';

/**
 * Has a tree made, and calls `open` with its names once it is put together, unless the reader cancels it before.
 *
 * @param nodes how many nodes the tree has
 */
export function openMade(
  session: Session,
  nodes: number,
  start: (listener: TaskListener<MadePart>) => () => void,
  open: (names: NodeNames) => void,
): void {
  sliceOf(session, LONG_SEARCH).cancel();
  const { change, end, stay, stayWithout, cancelBy } = beginLong(session, { phase: 'making', nodes });
  const stop = start(
    forLastPart({
      begun: (place) => change({ place, share: 0 }),
      progressed: ({ done, of }) => change({ share: done / of }),
      ended(how, part) {
        if (how === 'cancelled') end();
        else if (part === null) stayWithout();
        else
          onPage(treeInSteps(part.made), {
            cancelBy,
            stay,
            end(names) {
              end();
              if (names !== null) open(names);
            },
          });
      },
      failed: () => stay('failed'),
    }),
  );
  cancelBy(stop);
}
