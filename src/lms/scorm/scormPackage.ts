/** Makes a SCORM 1.2 package of a set: the built page, the set, and the manifest. */
import { printJson } from '../../notation/jsonText.ts';
import { setCheck, setShape } from '../../practice/exerciseSet.ts';
import type { ExerciseSet } from '../../practice/index.ts';
import { type PackedFile, textFile, zipFiles } from '../zipFiles.ts';
import { MANIFEST, printManifest } from './manifest.ts';

/** The file of the package that holds the set. */
export const SET_FILE = 'set.json';

/** The file of the build that lists the files of the build that belong into a package. */
export const BUILD_LIST = 'scorm.json';

/** The limits of the mastery score of a package, in per cent of the marks. */
export const MASTERY = { least: 1, most: 100 } as const;

export interface PackageWishes {
  /** the title in the LMS */
  readonly title: string;
  readonly mastery: number | null;
}

/**
 * Returns the zip of a package. `build` has the files of the built page that belong into it, the page with which it begins
 * among them.
 */
export function scormPackage(
  set: ExerciseSet,
  build: readonly PackedFile[],
  wishes: PackageWishes,
): Uint8Array<ArrayBuffer> {
  const files = [...build, textFile(SET_FILE, printJson(setShape(), set))];
  const identifier = `plyscope-${setCheck(set).toString(16).padStart(8, '0')}`;
  const manifest = printManifest({ identifier, ...wishes, files: files.map(({ name }) => name) });
  return zipFiles([textFile(MANIFEST, manifest), ...files]);
}
