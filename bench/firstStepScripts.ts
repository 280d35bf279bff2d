/** The JavaScript a visitor's browser asks for until the first step is drawn. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';

/**
 * Chunks that the page imports dynamically, by name, before the first step is drawn: the larger of the
 * two languages. All else waits for the first picture; e2e/weight.spec.ts holds the page to that.
 */
export const REQUESTED_BY_IMPORT = ['zh-page'] as const;

export interface Script {
  /** path within the built page */
  readonly file: string;
  readonly gzipBytes: number;
}

/** The scripts of the page, their static imports, and those of the chunks above; each once. */
export function firstStepScripts(dist: string): Script[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of staticImports(file)) visit(join(dirname(file), imported));
  };
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  for (const address of scriptsOf(page)) visit(join(dist, address));
  for (const name of REQUESTED_BY_IMPORT) visit(chunkNamed(name, join(dist, 'assets')));
  return [...found].map((file) => ({
    file: relative(dist, file),
    gzipBytes: gzipSync(readFileSync(file)).length,
  }));
}

function scriptsOf(page: string): string[] {
  const tags = page.match(/<script\b[^>]*\bsrc=[^>]*>|<link\b[^>]*\brel="modulepreload"[^>]*>/g) ?? [];
  return tags.flatMap((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
}

/** What a built script imports, as it is written there. */
export function staticImports(file: string): string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  return program.body.flatMap((statement) =>
    'source' in statement && statement.source !== null ? [statement.source.value] : [],
  );
}

function chunkNamed(name: string, assets: string): string {
  const file = readdirSync(assets).find((candidate) => /^(.+)-.{8}\.js$/.exec(candidate)?.[1] === name);
  if (file === undefined) throw new Error(`the built page has no chunk named ${name}`);
  return join(assets, file);
}
