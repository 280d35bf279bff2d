/**
 * Does what is asked for one after the other, in the order it was asked, however long each takes: so the
 * last of two files that are given is the one that is answered last.
 */
export function inTurn(): (job: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (job) => {
    last = last.then(job, job);
    return last;
  };
}
