/** Reads the texts of large trees in the worker of tasks. */
import type { Progress } from '../core/progress.ts';
import { rememberWish } from '../core/random/uniformTree.ts';
import type { FiledTree, ReadFile } from '../notation/index.ts';
import { readWish } from '../notation/uniformWish.ts';
import type { NodeNames } from '../words/index.ts';
import { beginLong, cancelLong } from './longSearch.ts';
import { carryOut, type LongTask } from './longTask.ts';
import type { Session } from './session.ts';
import { startTask } from './tasks/pageTasks.ts';
import type { ReadPart } from './tasks/readTask.ts';
import { treeInSteps } from './treeInSteps.ts';

/** A tree that was read; of one that was read in the worker the names and the text to store are known. */
export interface ReadTree extends FiledTree {
  readonly names?: NodeNames;
  /** null for a tree whose text is too long to be stored */
  readonly printed?: string | null;
}

export interface ReadTrees extends ReadFile {
  readonly trees: readonly ReadTree[];
}

/** Reads a text as `readTreeFile` does; null when the reader cancels that, or when it fails and the page says so. */
export function readElsewhere(
  session: Session,
  text: string,
  title: string,
  start = startTask,
): Promise<ReadTrees | null> {
  cancelLong(session);
  const task: LongTask<ReadPart, ReadTrees> = {
    start: (listener) => start('read', { text, title }, listener),
    begun: { nodes: 0 },
    said: (part) => (part.kind === 'so-far' ? { nodes: part.nodes } : {}),
    steps: (part) => (part.kind === 'read' ? treesInSteps(part) : null),
  };
  return new Promise((resolve) => {
    carryOut(beginLong(session, { phase: 'reading' }), task, (read) =>
      resolve(typeof read === 'string' ? null : read),
    );
  });
}

function* treesInSteps({
  read,
  trees,
}: Extract<ReadPart, { kind: 'read' }>): Generator<Progress<ReadTrees>, void> {
  const made: ReadTree[] = [];
  for (const { made: sent, ...filed } of trees)
    for (const { done, of, part: names } of treeInSteps(sent)) {
      const wish = names && filed.printed && readWish(filed.printed);
      if (wish) rememberWish(names.tree, wish);
      if (names !== null) made.push({ ...filed, tree: names.tree, names });
      yield { done, of, part: null };
    }
  yield { done: 1, of: 1, part: { ...read, trees: made } };
}
