/** Fetches the files of this page that belong into a package for an LMS. */

import type { PackedFile } from '../../../lms/index.ts';
import { BUILD_LIST } from '../../../lms/scorm/scormPackage.ts';
import { list, readValue, text } from '../../../notation/codec.ts';
import { parseJson } from '../../../notation/json.ts';

/** Returns the files; null when one of them cannot be fetched, or when the page was not built. */
export async function builtFiles(): Promise<readonly PackedFile[] | null> {
  try {
    const { value: names } = readValue(list(text()), parseJson(await (await fetched(BUILD_LIST)).text()));
    if (names === null) return null;
    return await Promise.all(
      names.map(async (name) => ({ name, bytes: new Uint8Array(await (await fetched(name)).arrayBuffer()) })),
    );
  } catch {
    return null;
  }
}

async function fetched(name: string): Promise<Response> {
  const answer = await fetch(`./${name}`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}
