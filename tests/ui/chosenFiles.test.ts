/** Folders are opened whole, also those within, but not one with more files than a class hands in. */
import { expect, test } from 'vitest';
import { chosenIn, droppedFiles } from '../../src/ui/sets/check/chosenFiles.ts';

/** How many entries of a folder a browser hands out at once. */
const AT_ONCE = 100;

interface Folder {
  readonly [name: string]: Folder | null;
}

/** A folder as a browser hands it out that was dropped: its entries come in parts, and then none. */
function entryOf(name: string, holds: Folder | null, path = `/${name}`): FileSystemEntry {
  if (holds === null)
    return {
      ...{ name, fullPath: path, isDirectory: false, isFile: true },
      file: (done: (file: File) => void) => done(new File([], name)),
    } as unknown as FileSystemEntry;
  const createReader = () => {
    const left = Object.entries(holds).map(([inner, of]) => entryOf(inner, of, `${path}/${inner}`));
    return { readEntries: (done: (some: FileSystemEntry[]) => void) => done(left.splice(0, AT_ONCE)) };
  };
  return {
    name,
    fullPath: path,
    isDirectory: true,
    isFile: false,
    createReader,
  } as unknown as FileSystemEntry;
}

function dropped(...entries: readonly FileSystemEntry[]): DataTransfer {
  const items = entries.map((entry) => ({
    webkitGetAsEntry: () => entry,
    getAsFile: () => (entry.isFile ? new File([], entry.name) : null),
  }));
  return { items } as unknown as DataTransfer;
}

const filesNamed = (count: number): Folder =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`f${place}`, null]));

test('a dropped folder is all its files, in the order of their paths, beside files that are dropped with it', async () => {
  const folder = entryOf('week', { b: null, a: { deep: { x: null } }, empty: {} });
  const { files, tooLarge } = await droppedFiles(dropped(entryOf('one.json', null), folder));
  expect(files.map(({ path, isInFolder }) => [path, isInFolder])).toEqual([
    ['one.json', false],
    ['week/a/deep/x', true],
    ['week/b', true],
  ]);
  expect(tooLarge).toEqual([]);
});

test('5,000 files are opened, in however many parts they come; 5,001 are not', async () => {
  const most = await droppedFiles(dropped(entryOf('most', filesNamed(5_000))));
  expect(most.files).toHaveLength(5_000);
  const more = await droppedFiles(dropped(entryOf('more', filesNamed(5_001))));
  expect(more).toEqual({ files: [], tooLarge: ['more'] });
  const nested = Object.fromEntries(Array.from({ length: 6_000 }, (_, place) => [`d${place}`, {}]));
  expect((await droppedFiles(dropped(entryOf('nested', nested)))).tooLarge).toEqual(['nested']);
});

test('a chosen folder has the paths of its files, and the same limit; chosen files have none', () => {
  const inFolder = (path: string) =>
    Object.assign(new File([], path.split('/').pop() ?? ''), { webkitRelativePath: path });
  expect(chosenIn([inFolder('w/a/x.json')]).files).toMatchObject([{ path: 'w/a/x.json', isInFolder: true }]);
  const many = Array.from({ length: 5_001 }, (_, place) => inFolder(`w/${place}`));
  expect(chosenIn(many)).toEqual({ files: [], tooLarge: ['w'] });
  expect(chosenIn([Object.assign(new File([], 'x.json'), { webkitRelativePath: '' })]).files).toMatchObject([
    { path: 'x.json', isInFolder: false },
  ]);
});
