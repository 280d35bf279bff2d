import { now } from '../../session/now.ts';
import { PRACTISED, refreshProgress } from '../../session/progress.ts';
import type { Session } from '../../session/session.ts';
import { sliceOf } from '../../session/slice.ts';
import { printProgress } from '../../storage/progressFile.ts';
import { saveText } from '../files/saveFile.ts';

/** Saves all records to the reader's downloads, including those that could not be stored on the device. */
export async function saveProgress(session: Session): Promise<void> {
  await refreshProgress(session);
  const day = new Date(now()).toISOString().slice(0, 10);
  saveText(`plyscope-progress-${day}.json`, printProgress(sliceOf(session, PRACTISED).records));
}
