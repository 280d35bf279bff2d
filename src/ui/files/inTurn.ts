/**
 * Runs tasks one after the other in the order in which they were requested, however long each takes, so that the last
 * of two files is also the last one opened.
 */
export function inTurn(): (job: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (job) => {
    last = last.then(job, job);
    return last;
  };
}
