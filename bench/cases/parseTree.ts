/** Reading is linear: twice the text takes about twice the time, whatever the text is made of. */
import { LIMITS } from '../../src/core/tree/limits.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { report } from '../figure.ts';
import { medians } from '../medians.ts';

const N = 50_000;

const TEXTS: Readonly<Record<string, (n: number) => string>> = {
  blanks: (n) => `${' '.repeat(n)}3`,
  'open brackets': (n) => '(1'.repeat(n),
  leaves: (n) => `(${'1 2 3 '.repeat(n / 60)})`.repeat(10),
  names: (n) => `("${'x\\n'.repeat(n / 100)}":1)`.repeat(8),
  'half a word': (n) => `${'-'.repeat(n)}>`,
};

report(
  Object.entries(TEXTS).map(([name, textOf]) => {
    const [once, twice] = [textOf(N), textOf(2 * N)];
    const times = medians(
      {
        once: () => {
          for (let i = 0; i < 6; i += 1) parseTree(once, { mostBytes: LIMITS.fileBytes });
        },
        twice: () => {
          for (let i = 0; i < 6; i += 1) parseTree(twice, { mostBytes: LIMITS.fileBytes });
        },
      },
      15,
    );
    return {
      what: `reading twice the text / once: ${name}`,
      measured: times.twice / times.once,
      unit: '×',
      bound: 3,
    };
  }),
);
