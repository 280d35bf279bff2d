/** What the README promises can be typed, and packages come from whatever registry is configured. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const READMES = readdirSync('.').filter((name) => /^README.*\.md$/.test(name));
const { scripts } = readJson<{ scripts: Record<string, string> }>('package.json');
const { packages } = readJson<{ packages: Record<string, LockedPackage> }>('package-lock.json');

interface LockedPackage {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly inBundle?: boolean;
}

/** npm commands that need no script. */
const BUILT_IN = ['ci', 'install'];
/** Scripts that need no "run". */
const SHORT = ['start', 'test'];

describe.each(READMES)('%s', (path) => {
  const text = readFileSync(path, 'utf8');

  it('is shorter than 120 lines', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThan(120);
  });

  it('names only npm commands that exist', () => {
    const code = (text.match(/```[\s\S]*?```|`[^`]+`/g) ?? []).join('\n');
    const commands = [...code.matchAll(/\bnpm (run )?([a-z][a-z:-]*)/g)].map(([command]) => command);
    expect(commands.filter((command) => !exists(command))).toEqual([]);
  });
});

describe('the lock file', () => {
  it('records no address to download from', () => {
    const addresses = Object.values(packages).flatMap(({ resolved }) => resolved ?? []);
    expect(addresses).toEqual([]);
  });

  it('holds a checksum of every package', () => {
    const bare = Object.entries(packages).filter(
      ([path, { integrity, inBundle }]) => path && !integrity && !inBundle,
    );
    expect(bare.map(([path]) => path)).toEqual([]);
  });
});

function exists(command: string): boolean {
  const [, second = '', third] = command.split(' ');
  if (second === 'run') return third !== undefined && third in scripts;
  return BUILT_IN.includes(second) || (SHORT.includes(second) && second in scripts);
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}
