/** Files that were chosen one by one, and those of a folder that was chosen or dropped. */
import { ZIP_LIMITS } from '../../../notation/zip/zipFault.ts';

/** A file, and where it was. */
export interface ChosenFile {
  readonly file: File;
  /** its path from the folder that was chosen or dropped, or its name when it was chosen by itself */
  readonly path: string;
  readonly isInFolder: boolean;
}

/** Files that were chosen or dropped, and folders with more files than are opened, of which none is. */
export interface Chosen {
  readonly files: readonly ChosenFile[];
  readonly tooLarge: readonly string[];
}

/** Returns the files of a field in which files or a folder were chosen. */
export function chosenIn(list: Iterable<File>): Chosen {
  const files = Array.from(list, (file) => {
    const { webkitRelativePath: path, name } = file;
    return { file, path: path || name, isInFolder: path !== '' };
  });
  const [first] = files;
  const folder = first?.isInFolder === true ? (first.path.split('/')[0] ?? '') : null;
  if (folder === null || files.length <= ZIP_LIMITS.entries) return { files, tooLarge: [] };
  return { files: [], tooLarge: [folder] };
}

/**
 * Returns the files that were dropped, with those of folders and of folders in them. It has to be called while
 * the drop is heard, because what was dropped is gone afterwards.
 */
export function droppedFiles(dropped: DataTransfer): Promise<Chosen> {
  const given = Array.from(dropped.items, (item) => ({
    entry: item.webkitGetAsEntry(),
    file: item.getAsFile(),
  }));
  return (async () => {
    const files: ChosenFile[] = [];
    const tooLarge: string[] = [];
    for (const { entry, file } of given) {
      if (entry?.isDirectory === true) {
        const inside = await filesBelow(entry as FileSystemDirectoryEntry);
        if (inside === null) tooLarge.push(entry.name);
        else files.push(...inside);
      } else if (file !== null) files.push({ file, path: file.name, isInFolder: false });
    }
    return { files, tooLarge };
  })();
}

/** Returns all files of a folder in the order of their paths; null when it has more than are opened. */
async function filesBelow(folder: FileSystemDirectoryEntry): Promise<readonly ChosenFile[] | null> {
  const files: ChosenFile[] = [];
  const folders = [folder];
  for (const one of folders) {
    for (const entry of await entriesOf(one)) {
      if (entry.isDirectory) folders.push(entry as FileSystemDirectoryEntry);
      else files.push(await chosenAt(entry as FileSystemFileEntry));
      if (files.length > ZIP_LIMITS.entries) return null;
    }
    if (folders.length > ZIP_LIMITS.entries) return null;
  }
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Returns the entries of a folder, which browsers hand out in parts. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function chosenAt(entry: FileSystemFileEntry): Promise<ChosenFile> {
  const file = await new Promise<File>((done, fail) => entry.file(done, fail));
  return { file, path: entry.fullPath.replace(/^\//, ''), isInFolder: true };
}
