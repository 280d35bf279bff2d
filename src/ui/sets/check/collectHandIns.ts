/** Finds what may have been handed in among files, folders and zips; zips are unpacked beside the page. */
import { LIMITS } from '../../../core/tree/limits.ts';
import { isRecordText } from '../../../notation/recordBytes.ts';
import { type UnzipPart, unzip } from '../../../notation/zip/unzip.ts';
import { isZip } from '../../../notation/zip/zipDirectory.ts';
import { type EntryFault, ZIP_LIMITS, type ZipFault } from '../../../notation/zip/zipFault.ts';
import { CLASS_FORMAT } from '../../../practice/handIn.ts';
import { bringLateTasks } from '../../../session/tasks/lateTasks.ts';
import { startTask } from '../../../session/tasks/pageTasks.ts';
import { visibleText } from '../../../words/visibleText.ts';
import type { UnreadFile } from '../../files/readFile.ts';
import type { Chosen, ChosenFile } from './chosenFiles.ts';

/** A file of which only the bytes are still to be read. */
export interface HandedFile {
  /** its path in the zip or the folder, or its name */
  readonly path: string;
  /** the size, and the greatest size that is read, in bytes */
  readonly size: number;
  readonly most: number;
  readonly read: () => Promise<Uint8Array>;
  /** the file as it was chosen, so that another screen can open it; null for one in a zip */
  readonly file: File | null;
}

/** Why a file, or a zip or folder of files, is not read. Names are safe to display. */
export type CollectFault =
  | UnreadFile
  | { readonly kind: 'zip'; readonly name: string; readonly fault: ZipFault }
  | { readonly kind: 'entry'; readonly name: string; readonly fault: EntryFault }
  | { readonly kind: 'folder'; readonly name: string; readonly most: number };

export interface Collected {
  readonly files: readonly HandedFile[];
  readonly faults: readonly CollectFault[];
  /** the paths of files that cannot be results, because they are no records */
  readonly others: readonly string[];
}

/**
 * Looks through files in their order; when `signal` stops it, returns what was found so far.
 *
 * @param hears is called with the name of a zip and how much of it is unpacked, 0 to 1
 */
export async function collectHandIns(
  { files: chosen, tooLarge }: Chosen,
  signal: AbortSignal,
  hears: (name: string, share: number) => void,
): Promise<Collected> {
  const files: HandedFile[] = [];
  const others: string[] = [];
  const faults: CollectFault[] = tooLarge.map((folder) => ({
    kind: 'folder',
    name: visibleText(folder),
    most: ZIP_LIMITS.entries,
  }));
  for (const one of chosen) {
    if (signal.aborted) break;
    const { file, path, isInFolder } = one;
    const name = visibleText(path);
    try {
      const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
      if (isZip(head)) await unpack(one);
      else if (/\.zip$/i.test(path)) faults.push({ kind: 'zip', name, fault: { kind: 'no-zip' } });
      else if (isInFolder && !isRecordText(head)) others.push(name);
      else {
        const most = isClass(head) ? ZIP_LIMITS.bytes : LIMITS.fileBytes;
        files.push({ path, size: file.size, most, read: () => bytesOf(file), file });
      }
    } catch {
      faults.push({ kind: 'unreadable', name });
    }
  }
  return { files, faults, others };

  async function unpack({ file, path, isInFolder }: ChosenFile): Promise<void> {
    const name = visibleText(path);
    if (file.size > ZIP_LIMITS.bytes) {
      faults.push({ kind: 'too-large', name, bytes: file.size, most: ZIP_LIMITS.bytes });
      return;
    }
    const parts = await unzipped(await bytesOf(file), signal, (share) => hears(name, share));
    if (parts === null) faults.push({ kind: 'unreadable', name });
    for (const part of parts ?? []) {
      if (part.kind === 'refused') {
        faults.push({ kind: 'zip', name, fault: part.fault });
        continue;
      }
      // What is in a zip that was in a folder belongs to whom the folder belongs to.
      const place = isInFolder ? `${path}/${part.path}` : part.path;
      if (part.kind === 'other') others.push(visibleText(place));
      else if (part.kind === 'fault')
        faults.push({ kind: 'entry', name: visibleText(place), fault: part.fault });
      else {
        const { bytes } = part;
        const [size, most] = [bytes.length, ZIP_LIMITS.entryBytes];
        files.push({ path: place, size, most, read: () => Promise.resolve(bytes), file: null });
      }
    }
  }
}

/** How much of a file says what kind of file it is, in bytes. */
const HEAD_BYTES = 512;

/** How the text of a class's file begins, which may be as large as a zip. */
const CLASS_BEGINNING = new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${CLASS_FORMAT}"`);

function isClass(head: Uint8Array): boolean {
  return CLASS_BEGINNING.test(new TextDecoder().decode(head));
}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}

/** Unpacks a zip beside the page; when that is stopped, returns what was unpacked by then, and null when it fails. */
function unzipped(
  zip: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
  hears: (share: number) => void,
): Promise<readonly UnzipPart[] | null> {
  bringLateTasks({ unzip });
  return new Promise((resolve) => {
    let found: UnzipPart[] = [];
    const cancel = startTask('unzip', zip, {
      begun() {
        found = [];
        hears(0);
      },
      progressed({ done, of, parts }) {
        found.push(...parts);
        hears(of === 0 ? 0 : done / of);
      },
      ended(_, { parts }) {
        found.push(...parts);
        signal.removeEventListener('abort', cancel);
        resolve(found);
      },
      failed: () => resolve(null),
    });
    signal.addEventListener('abort', cancel);
  });
}
