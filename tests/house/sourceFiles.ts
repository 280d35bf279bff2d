import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of this repository, by its path from the root with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Every TypeScript and CSS file below a folder of the repository. */
export function sourceFiles(folder: string): readonly SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => /\.(ts|tsx|css)$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
