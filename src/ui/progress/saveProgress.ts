import { printProgress } from '../../keep/progressFile.ts';
import { progressStore, refreshProgress } from '../../session/progress.ts';
import { saveText } from '../files/saveFile.ts';

/** Hands all that was practised to the reader's downloads, what the device did not take as well. */
export async function saveProgress(): Promise<void> {
  await refreshProgress();
  const day = new Date().toISOString().slice(0, 10);
  saveText(`plyscope-progress-${day}.json`, printProgress(progressStore.getState().attempts));
}
