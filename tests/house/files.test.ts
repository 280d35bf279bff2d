/** A file is one whole idea of the domain. */
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

const FILES = ['src', 'scripts', 'tests', 'e2e', 'bench'].flatMap(sourceFiles);
/** The texts of a language, which come in three files and are read section by section. */
const TEXTS = /^src\/words\/[a-z]+\/(?:page|figure|work)\.ts$/;
/** A whole idea may be long; what is longer than this is more than one. */
const MOST_LINES = 500;
const SAYS_NOTHING = /^(utils?|helpers?|common|types?|misc|shared|lib)$/i;

describe('source files', () => {
  it(`have at most ${MOST_LINES} lines`, () => {
    const long = FILES.filter(({ path }) => !TEXTS.test(path)).map(({ path, text }) => ({
      path,
      lines: text.trimEnd().split('\n').length,
    }));
    expect(long.filter(({ lines }) => lines > MOST_LINES)).toEqual([]);
  });

  it('are named after what they hold, and so are their folders', () => {
    const names = ({ path }: { path: string }): string[] =>
      path.split('/').map((part) => basename(part).split('.')[0]!);
    const vague = FILES.filter((file) => names(file).some((name) => SAYS_NOTHING.test(name)));
    expect(vague.map(({ path }) => path)).toEqual([]);
  });
});
