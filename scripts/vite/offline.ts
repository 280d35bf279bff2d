import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { serviceWorkerSource } from './serviceWorkerSource.ts';

const WORKER = 'sw.js';

/** Adds `sw.js` to a finished build: a service worker that keeps exactly the files that were written. */
export function offline(): Plugin {
  let outDir = '';
  return {
    name: 'plyscope:offline',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    writeBundle() {
      const files = filesBelow(outDir).filter((file) => file !== WORKER);
      const source = serviceWorkerSource(versionOf(outDir, files), files.map(addressOf));
      writeFileSync(join(outDir, WORKER), source);
    },
  };
}

/** Returns the paths of all files below a folder, with "/" between folders, in order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** The page is kept under its folder: some hosts redirect index.html, and a redirect cannot be a page. */
function addressOf(file: string): string {
  return file === 'index.html' ? './' : `./${file.split('/').map(encodeURIComponent).join('/')}`;
}

function versionOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
