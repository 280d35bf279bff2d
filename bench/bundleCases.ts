import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';

/**
 * Bundles every case as the page is bundled, and gives the files to run, by name. (Run as they are
 * through a loader that rewrites functions, the searches are two to three times slower, and unevenly.)
 */
export async function bundleCases(folder: string, outDir: string): Promise<ReadonlyMap<string, string>> {
  const names = readdirSync(folder).map((file) => basename(file, '.ts'));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // What the cases import stands in their files: they run where there is no package.
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'es2022',
      minify: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, join(folder, `${name}.ts`)])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  return new Map(names.map((name) => [name, join(outDir, `${name}.mjs`)]));
}
