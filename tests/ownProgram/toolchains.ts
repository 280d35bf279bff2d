/** Runs small programs in the languages for which there is a helper, where the machine has what they need. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPath } from '../../e2e/engines/onPath.ts';

export const HELPERS = {
  JavaScript: 'plyscopeLog.js',
  Python: 'plyscope_log.py',
  Java: 'PlyscopeLog.java',
  'C++': 'plyscope_log.hpp',
} as const;
export type HelperLanguage = keyof typeof HELPERS;
export const HELPER_LANGUAGES = Object.keys(HELPERS) as readonly HelperLanguage[];

/** How a program ended, and what it printed. */
export interface Outcome {
  readonly status: number;
  readonly printed: string;
  readonly complaints: string;
}

/** Programs that are compiled together and can be run as often as one likes. */
export interface Compiled {
  run(name: string, env?: Readonly<Record<string, string>>): Promise<Outcome>;
}

interface Toolchain {
  /** Returns what is missing on this machine, such as "javac"; null when all is there. */
  missing(): string | null;
  /** Compiles programs, by name, in a folder in which the helper lies. */
  compile(
    folder: string,
    programs: ReadonlyMap<string, string>,
    flags?: readonly string[],
  ): Promise<Compiled>;
}

/** Of several commands the first that the machine has. */
const found = (...commands: readonly string[]) => commands.find((command) => onPath(command) !== null);

const TOOLCHAINS: Readonly<Record<HelperLanguage, Toolchain>> = {
  JavaScript: {
    missing: () => null,
    compile: async (folder, programs) => scripts(folder, programs, '.js', process.execPath),
  },
  Python: {
    missing: () => (found('python3', 'python') === undefined ? 'python3' : null),
    compile: async (folder, programs) => scripts(folder, programs, '.py', found('python3', 'python')!),
  },
  Java: {
    missing: () => ['javac', 'java'].find((command) => found(command) === undefined) ?? null,
    async compile(folder, programs) {
      const nameOf = (name: string) => `Search${[...programs.keys()].indexOf(name)}`;
      for (const [name, text] of programs)
        writeFileSync(
          join(folder, `${nameOf(name)}.java`),
          text.replaceAll('class Search', `class ${nameOf(name)}`),
        );
      const files = [HELPERS.Java, ...[...programs.keys()].map((name) => `${nameOf(name)}.java`)];
      const compile = (...flags: readonly string[]) =>
        run(folder, 'javac', [...flags, '-Xlint:all,-options', '-encoding', 'UTF-8', ...files]);
      // Java 8 is the oldest that is promised; it cannot be asked for where it is all there is, or too old to be known.
      const asOldest = await compile('--release', '8');
      expectQuiet(/release/.test(asOldest.complaints) ? await compile() : asOldest);
      const options = ['-XX:TieredStopAtLevel=1', '-Xshare:auto', '-cp', '.'];
      return { run: (name, env) => run(folder, 'java', [...options, nameOf(name)], env) };
    },
  },
  'C++': {
    missing: () => (found('g++', 'clang++') === undefined ? 'g++' : null),
    async compile(folder, programs, flags = []) {
      const names = [...programs.keys()];
      const isInclude = (line: string) => line.startsWith('#include');
      const lines = [...programs.values()].flatMap((text) => text.split('\n'));
      const all = [
        ...new Set([...lines.filter(isInclude), '#include <cstdlib>']),
        ...names.map((name, index) => {
          const own = programs
            .get(name)!
            .split('\n')
            .filter((line) => !isInclude(line));
          return `namespace program${index} {\n${own.join('\n')}\n}`;
        }),
        'int main(int, char** given) {',
        ...names.map(
          (_name, index) => `  if (std::atoi(given[1]) == ${index}) return program${index}::main();`,
        ),
        '}',
      ];
      const binary = `programs${flags.join('')}`;
      writeFileSync(join(folder, `${binary}.cpp`), `${all.join('\n')}\n`);
      const options = [
        '-std=c++11',
        '-Wall',
        '-Wextra',
        '-pedantic-errors',
        '-Werror',
        '-Wno-return-type',
        '-O0',
        ...flags,
      ];
      const compiler = found('g++', 'clang++')!;
      expectQuiet(await run(folder, compiler, [...options, '-o', binary, `${binary}.cpp`]));
      return { run: (name, env) => run(folder, join(folder, binary), [String(names.indexOf(name))], env) };
    },
  },
};

function scripts(
  folder: string,
  programs: ReadonlyMap<string, string>,
  ending: string,
  interpreter: string,
): Compiled {
  for (const [name, text] of programs) writeFileSync(join(folder, `${name}${ending}`), text);
  return { run: (name, env) => run(folder, interpreter, [`${name}${ending}`], env) };
}

function run(
  cwd: string,
  command: string,
  given: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const { PLYSCOPE_LOG: _own, ...around } = process.env;
  const options = {
    cwd,
    env: { ...around, PYTHONDONTWRITEBYTECODE: '1', PYTHONIOENCODING: 'utf-8', ...env },
  };
  return new Promise((resolve) => {
    const child = execFile(command, given, options, (_error, printed, complaints) =>
      resolve({ status: child.exitCode ?? -1, printed, complaints }),
    );
  });
}

function expectQuiet({ status, printed, complaints }: Outcome): void {
  if (status !== 0 || complaints !== '') throw new Error(`the compiler complains:\n${printed}${complaints}`);
}

/** Returns why programs in a language cannot be run on this machine; null when they can. */
export function whyNotRun(language: HelperLanguage): string | null {
  const missing = TOOLCHAINS[language].missing();
  return missing === null ? null : `${missing} was not found`;
}

/** Compiles programs with the helper beside them, hands them out, and removes all files afterwards. */
export async function withPrograms(
  language: HelperLanguage,
  programs: ReadonlyMap<string, string>,
  runAll: (compiled: Compiled, folder: string) => Promise<void>,
  flags?: readonly string[],
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plyscope-helper-'));
  try {
    copyFileSync(join('public/helpers', HELPERS[language]), join(folder, HELPERS[language]));
    await runAll(await TOOLCHAINS[language].compile(folder, programs, flags), folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
