/** Waits for the device's storage, which may never answer: a database transaction can hang for ever. */
import type { Clock } from './playing.ts';

/** A device that has not answered for this long may never do so. */
const ANSWER_MS = 5_000;

/** Returns the answer, however late; `late` is called once if it does not come in time. */
export async function answerOf<T>(asked: Promise<T>, clock: Clock, late: () => void): Promise<T> {
  const cancel = clock(ANSWER_MS, late);
  try {
    return await asked;
  } finally {
    cancel();
  }
}

/** Returns the answer, or null when it does not come in time; the operation may still be carried out. */
export function answerInTime<T>(asked: Promise<T>, clock: Clock): Promise<T | null> {
  return new Promise((resolve, reject) => {
    answerOf(asked, clock, () => resolve(null)).then(resolve, reject);
  });
}
