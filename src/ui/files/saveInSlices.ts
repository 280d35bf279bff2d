/** Makes and saves what takes long in slices of time, so that the page answers between them. */
import type { Progress } from '../../core/progress.ts';
import { timerClock } from '../../session/playing.ts';
import { inSlices, type Report } from '../../session/tasks/inSlices.ts';
import { saveFile } from './saveFile.ts';

/** Saves the text of a large file to the reader's downloads, once all its parts are written. */
export async function saveInSlices(name: string, parts: Iterable<string>, type: string): Promise<void> {
  saveFile(name, new Blob(await madeInSlices(inBlobs(parts)), { type }));
}

/** Makes a blob of each part, because one of all of them would be made without a pause. */
function* inBlobs(parts: Iterable<string>): Generator<undefined, Blob[], undefined> {
  const blobs: Blob[] = [];
  for (const text of parts) {
    blobs.push(new Blob([text]));
    yield;
  }
  return blobs;
}

/** Carries out in slices of time what may pause, and returns its result. */
export function madeInSlices<Result>(pausing: Iterator<unknown, Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const hear = ({ parts }: Report<Result>) => {
      for (const result of parts) resolve(result);
    };
    inSlices(
      withResult(pausing),
      { progressed: hear, ended: (_how, report) => hear(report), failed: reject },
      { clock: timerClock, now: () => performance.now() },
    );
  });
}

/** Does the same in steps, of which the last has the result. */
function* withResult<Result>(pausing: Iterator<unknown, Result>): Generator<Progress<Result>, void> {
  let step = pausing.next();
  for (; step.done !== true; step = pausing.next()) yield { done: 0, of: 1, part: null };
  yield { done: 1, of: 1, part: step.value };
}
