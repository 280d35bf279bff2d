/** Writes a zip. The same files give the same bytes, at any time and on any device. */
import { type Zippable, zipSync } from 'fflate';

/** A file of a zip. */
export interface PackedFile {
  /** the path in the zip, with "/" between folders */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The time that all files of a zip have: the earliest that a zip can say. */
const MADE_AT = '1980-01-01T00:00:00';

/** What is packed already and would only become larger. */
const PACKED = /\.(?:woff2|png|zip)$/;

export function zipFiles(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const named: Zippable = {};
  for (const { name, bytes } of files) named[name] = [bytes, { level: PACKED.test(name) ? 0 : 6 }];
  return new Uint8Array(zipSync(named, { mtime: MADE_AT }));
}

/** Returns a file with a text, in UTF-8. */
export function textFile(name: string, text: string): PackedFile {
  return { name, bytes: new TextEncoder().encode(text) };
}
