import type { Writable } from 'node:stream';
import { granted, type Reply, refused } from './answer.ts';

const BATCH = 65_536;

/**
 * Writes pieces of text no faster than they are read. When the reader stops early, as in `| head`, writing
 * ends without a message.
 */
export async function writeOut(pieces: Iterable<string>, out: Writable): Promise<Reply<null>> {
  // The callback of each write receives the error; without a listener the error would also end the process.
  out.on('error', () => undefined);
  try {
    for (const batch of batches(pieces)) await writeText(batch, out);
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code === undefined) throw thrown;
    if (code !== 'EPIPE') return refused(`the answer cannot be written (${code})`);
  }
  return granted(null);
}

function writeText(text: string, out: Writable): Promise<void> {
  return new Promise((resolve, reject) => {
    out.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** Joins pieces of text into fewer, longer pieces. */
function* batches(pieces: Iterable<string>): Generator<string> {
  let batch = '';
  for (const piece of pieces) {
    batch += piece;
    if (batch.length < BATCH) continue;
    yield batch;
    batch = '';
  }
  if (batch !== '') yield batch;
}
