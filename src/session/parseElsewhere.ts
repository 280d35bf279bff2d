/** Reads long texts in the notation, of links and of trees stored on this device, in the worker of tasks. */
import type { Progress } from '../core/progress.ts';
import type { Parsed } from '../notation/index.ts';
import type { NodeNames } from '../words/index.ts';
import { type BeginLong, beginUnsaid } from './longSearch.ts';
import { carryOut, type LongTask } from './longTask.ts';
import { NotOpened } from './notOpened.ts';
import { startTask } from './tasks/pageTasks.ts';
import type { AskedTree, ParsePart } from './tasks/parseTask.ts';
import { treeInSteps } from './treeInSteps.ts';

/** The names of the tree of a text, which have the tree, or the first problem of the text. */
type ReadText = Parsed<NodeNames>;

/**
 * Reads a text as `parseTree` does; null when the worker fails, which the page then says. Rejects with `NotOpened` when the
 * reader cancels it.
 */
export function parseElsewhere(
  text: string,
  options: AskedTree['options'],
  begin: BeginLong = beginUnsaid,
  start = startTask,
): Promise<ReadText | null> {
  const task: LongTask<ParsePart, ReadText> = {
    start: (listener) => start('parse', { text, options }, listener),
    begun: { nodes: 0 },
    said: (part) => (part.kind === 'so-far' ? { nodes: part.nodes } : {}),
    steps: (part) => (part.kind === 'so-far' ? null : stepsTo(part)),
  };
  return new Promise((resolve, reject) => {
    carryOut(begin({ phase: 'reading' }), task, (read) => {
      if (read === 'cancelled') reject(new NotOpened());
      else resolve(read === 'failed' ? null : read);
    });
  });
}

function* stepsTo(part: Exclude<ParsePart, { kind: 'so-far' }>): Generator<Progress<ReadText>, void> {
  if (part.kind === 'problem') {
    yield { done: 1, of: 1, part: { ok: false, problem: part.problem } };
    return;
  }
  for (const { done, of, part: names } of treeInSteps(part.made))
    yield { done, of, part: names && { ok: true, value: names } };
}
