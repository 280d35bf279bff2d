import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BUILD_LIST } from '../../src/lms/scorm/scormPackage.ts';
import { filesBelow } from './offline.ts';

/** What is of no use in a package: the main page, what keeps it offline, the player, and helpers to be downloaded. */
const LEFT_OUT = /^(?:index\.html|embed\.html|sw\.js|scorm\.json|assets\/embed-.*|helpers\/.*)$/;

/**
 * Adds `scorm.json` to a finished build: the list of its files that belong into a SCORM package, which the page fetches
 * and the terminal reads.
 */
export function scorm(): Plugin {
  let outDir = '';
  return {
    name: 'plyscope:scorm',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    writeBundle() {
      const files = filesBelow(outDir).filter((file) => !LEFT_OUT.test(file));
      writeFileSync(join(outDir, BUILD_LIST), `${JSON.stringify(files, null, 1)}\n`);
    },
  };
}
