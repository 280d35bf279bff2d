/** Carries out without a pause what may pause, and returns its result. */
export function carriedOut<Result>(pausing: Iterator<undefined, Result>): Result {
  let step = pausing.next();
  while (step.done !== true) step = pausing.next();
  return step.value;
}
