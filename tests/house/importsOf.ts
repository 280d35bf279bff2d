import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { SourceFile } from './sourceFiles.ts';

/** One import, re-export, `import()` or `import('…')` type. */
export interface Import {
  readonly from: string;
  /** as written: "../core/trace/trace.ts", "react" */
  readonly specifier: string;
  /** the file's path if it is one of ours, else null */
  readonly target: string | null;
  /** nothing of it is left when the program runs */
  readonly isType: boolean;
}

/** Everything a file imports, in any form, read from its syntax tree. */
export function importsOf({ path, text }: SourceFile): readonly Import[] {
  if (path.endsWith('.css')) return [];
  const { module, program } = parseSync(path, text);
  const imports: Import[] = [];
  const add = (specifier: string, isType: boolean): void => {
    const target = specifier.startsWith('.')
      ? posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''))
      : null;
    imports.push({ from: path, specifier, target, isType });
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  }
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) add(moduleRequest.value, isType);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    add(text.slice(moduleRequest.start + 1, moduleRequest.end - 1), false);
  }
  new Visitor({ TSImportType: ({ source }) => add(source.value, true) }).visit(program);
  return imports;
}

/** The first cycle, as a list of files; null if there is none. */
export function findCycle(imports: readonly Import[]): readonly string[] | null {
  const next = new Map<string, string[]>();
  for (const { from, target } of imports) {
    if (target !== null) next.set(from, [...(next.get(from) ?? []), target]);
  }
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const target of next.get(file) ?? []) {
      const cycle = visit(target, [...path, file]);
      if (cycle !== null) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of next.keys()) {
    const cycle = visit(file, []);
    if (cycle !== null) return cycle;
  }
  return null;
}
