/**
 * Returns a function that runs tasks one after the other, in the order of its calls and however long each
 * takes. So the last of two files is also the last one opened.
 */
export function inTurn(): (job: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (job) => {
    last = last.then(job, job);
    return last;
  };
}
