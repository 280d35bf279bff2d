/** The programs of docs/own-program.md print what the guide says, by hand and by the helpers of the four languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fitLog } from '../../src/core/program/fitLog.ts';
import type { ProgramLog } from '../../src/core/program/programLog.ts';
import { readLogs } from '../../src/core/program/readLog.ts';
import { verdictOn } from '../../src/core/program/verdict.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { HELPER_LANGUAGES, HELPERS, whyNotRun, withPrograms } from './toolchains.ts';
import { breakingOff, withFreshRoot, workedPrograms } from './workedPrograms.ts';

const MOST_LINES = 80;

test.each(Object.values(HELPERS))('%s is one screen', (name) => {
  const text = readFileSync(join('public/helpers', name), 'utf8');
  expect(text.endsWith('\n')).toBe(true);
  expect(text.split('\n').length - 1).toBeLessThanOrEqual(MOST_LINES);
});

test.each(HELPER_LANGUAGES)('the guide leads to the helper for %s', (language) => {
  expect(readFileSync('docs/own-program.md', 'utf8')).toContain(
    `[${HELPERS[language]}](../public/helpers/${HELPERS[language]})`,
  );
});

/** Returns the only run of an output in which nothing else stands. */
function onlyRun(printed: string): ProgramLog {
  const { runs, otherLines, fault } = readLogs(printed);
  expect({ runs: runs.length, otherLines, fault }).toEqual({ runs: 1, otherLines: 0, fault: null });
  return runs[0]!;
}

function tree() {
  const read = parseTree('(3 12 8) (2 4 6) (14 5 2)');
  if (!read.ok) throw new Error('the tree of the lecture cannot be read');
  return read.value;
}

for (const language of HELPER_LANGUAGES) {
  const why = whyNotRun(language);
  if (why !== null) {
    test(`${language}: ${why} on this machine, so its programs were not run`, () => {
      console.warn(`${language}: ${why}, so the worked programs in it were not run.`);
      expect(whyNotRun(language)).toBe(why);
    });
    continue;
  }
  describe.concurrent(language, () => {
    test('programs with plain prints and with the helper write the same log', async () => {
      const { prints, helper } = workedPrograms(language);
      const programs = new Map([
        ['prints', prints],
        ['helper', helper],
        ['freshPrints', withFreshRoot(language, prints)],
        ['freshHelper', withFreshRoot(language, helper)],
        ['breaking', breakingOff(language, helper)],
      ]);
      await withPrograms(language, programs, async (compiled, folder) => {
        const verdictOf = async (name: string) => {
          const { status, printed, complaints } = await compiled.run(name);
          expect({ status, complaints }, name).toEqual({ status: 0, complaints: '' });
          const log = onlyRun(printed);
          const fit = fitLog(log, tree());
          if (!fit.ok) throw new Error(`call ${fit.call} of ${name} does not fit the tree`);
          return {
            calls: log.size,
            alone: verdictOn(log, null),
            known: verdictOn(log, { tree: tree(), fit }),
          };
        };

        const names = ['prints', 'helper', 'freshPrints', 'freshHelper'];
        const [right, helper, fresh, freshHelper] = await Promise.all(names.map((name) => verdictOf(name)));
        expect(right).toMatchObject({
          calls: 11,
          alone: {
            program: 'alpha-beta',
            rules: { cutoff: 'equal', value: 'soft' },
            mistakes: [],
            first: null,
            minimax: 3,
          },
          known: { first: null, minimax: 3 },
        });
        expect(helper).toEqual(right);
        expect(fresh?.alone.mistakes).toEqual(['fresh-root-windows']);
        // The sixth call is the second child of the root, after the first with its three leaves.
        expect(fresh?.alone.first).toMatchObject({ call: 5, field: 'window', expected: [3, Infinity] });
        expect(freshHelper).toEqual(fresh);

        const broken = await compiled.run('breaking');
        expect(broken.status).not.toBe(0);
        const log = onlyRun(broken.printed);
        expect(log.isComplete).toBe(true);
        expect([...log.value]).toEqual([Number.NaN, 3, 3, 12, 8, 2, 2, Number.NaN]);

        const silent = { status: 0, printed: '', complaints: '' };
        expect(await compiled.run('helper', { PLYSCOPE_LOG: 'off' })).toEqual(silent);
        expect(await compiled.run('helper', { PLYSCOPE_LOG: 'run.log' })).toEqual(silent);
        expect(onlyRun(readFileSync(join(folder, 'run.log'), 'utf8')).size).toBe(11);
      });
    });
  });
}

const noCompiler = whyNotRun('C++');
test.runIf(noCompiler === null)('compiled with PLYSCOPE_OFF, a C++ program prints nothing', async () => {
  const programs = new Map([['helper', workedPrograms('C++').helper]]);
  const flags = ['-DPLYSCOPE_OFF'];
  await withPrograms(
    'C++',
    programs,
    async (compiled) => {
      expect(await compiled.run('helper')).toEqual({ status: 0, printed: '', complaints: '' });
    },
    flags,
  );
});
