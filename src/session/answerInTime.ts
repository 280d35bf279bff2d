/**
 * Waits for the device's storage, which may never answer: a database transaction can remain open for ever.
 */
import type { Clock } from './playing.ts';

/** After this many ms the device is assumed not to answer. */
const ANSWER_MS = 5_000;

/**
 * Returns the device's answer, however late it comes. When it does not come in time, `late` is called once.
 */
export async function answerOf<T>(asked: Promise<T>, clock: Clock, late: () => void): Promise<T> {
  const cancel = clock(ANSWER_MS, late);
  try {
    return await asked;
  } finally {
    cancel();
  }
}

/**
 * Returns the device's answer; null when it does not come in time, although the operation may still be
 * carried out.
 */
export function answerInTime<T>(asked: Promise<T>, clock: Clock): Promise<T | null> {
  return new Promise((resolve, reject) => {
    answerOf(asked, clock, () => resolve(null)).then(resolve, reject);
  });
}
