/** Opens uniform trees of a wish. A large one is made by the worker of tasks, and searched there before it is displayed. */
import type { GameTree } from '../core/index.ts';
import type { Progress } from '../core/progress.ts';
import {
  rememberWish,
  textsInSteps,
  type UniformWish,
  uniformSize,
  uniformTree,
} from '../core/random/uniformTree.ts';
import { GameTree as Tree, type TreeColumns } from '../core/tree/gameTree.ts';
import { NamesOnDemand } from '../words/namesOnDemand.ts';
import { beginLong, LONG_SEARCH } from './longSearch.ts';
import { onPage } from './onPage.ts';
import { openSubject } from './openSubject.ts';
import { MOST_AT_ONCE, whenRecorded } from './searching.ts';
import type { Session } from './session.ts';
import { sliceOf } from './slice.ts';
import { newTreeId, type OwnTree, subjectOfTree } from './subject.ts';
import { startTask } from './tasks/pageTasks.ts';

/** Opens the tree of a wish that is not refused, as a tree of the reader's own with a title. */
export function openUniform(session: Session, wish: UniformWish, title: string, start = startTask): void {
  const own = { id: newTreeId(), title };
  const open = (tree: GameTree) => openLarge(session, tree, own, start);
  const nodes = uniformSize(wish);
  if (nodes <= MOST_AT_ONCE) {
    openSubject(session, subjectOfTree(uniformTree(wish), own));
    return;
  }
  sliceOf(session, LONG_SEARCH).cancel();
  const { change, end, stay, cancelBy } = beginLong(session, { phase: 'planted', nodes });
  const stop = start('uniform', wish, {
    begun: (place) => change({ place, share: 0 }),
    progressed: ({ done, of }) => change({ share: done / of }),
    ended(how, { parts }) {
      const made = parts.at(-1);
      if (how === 'cancelled') end();
      else if (made === undefined) stay('failed');
      else
        onPage(treeInSteps(made.columns), {
          cancelBy,
          stay,
          end(tree) {
            end();
            if (tree === null) return;
            rememberWish(tree, wish);
            open(tree);
          },
        });
    },
    failed: () => stay('failed'),
  });
  cancelBy(stop);
}

function openLarge(session: Session, tree: GameTree, own: OwnTree, start: typeof startTask): void {
  const subject = subjectOfTree(tree, own, new NamesOnDemand(tree));
  whenRecorded(session, (searching) => openSubject(searching, subject), start);
}

/** Makes a tree of columns without texts; the last step has it. */
function* treeInSteps(columns: TreeColumns): Generator<Progress<GameTree>, void> {
  for (const { done, of, part } of textsInSteps(columns)) {
    yield { done, of, part: null };
    if (part === null) continue;
    const tree = new Tree(part);
    yield { done, of, part: null };
    tree.nodes();
    yield { done, of, part: tree };
  }
}
