/** Writes the file that a command makes, and says which and how large it is. */
import { writeFile as write } from 'node:fs/promises';
import { resolve } from 'node:path';
import { granted, quote, type Reply, refused } from './answer.ts';
import type { Surroundings } from './readTree.ts';

/** Writes bytes to a file at a path from the current folder; returns the line that says so. */
export async function writeFile(
  path: string,
  bytes: Uint8Array,
  { folder }: Pick<Surroundings, 'folder'>,
): Promise<Reply<string>> {
  try {
    await write(resolve(folder, path), bytes);
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code === undefined) throw thrown;
    return refused(`${quote(path)} cannot be written (${code})`);
  }
  return granted(`${path}: ${bytes.length.toLocaleString('en')} bytes\n`);
}
