/** Whatever is typed, reading it ends in a tree or in a problem with a place. FUZZ_RUNS sets how often. */
import { expect, test } from 'vitest';
import { type Random, seeded } from '../../src/core/random/seeded.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { repaired } from '../../src/notation/problem.ts';
import { naming } from '../support/forTrees.ts';
import { nastyName } from '../support/nastyNames.ts';
import { randomSketch } from '../support/randomSketch.ts';
import { treeOf } from '../support/sketch.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 10_000);
const PIECES = [
  ...'()[]{}:*,;"“”?−-+.0123456789/＼→ \n\t'.split(''),
  ...[
    '->',
    'max',
    'MIN(',
    'chance(',
    '1/2*',
    '0.5*',
    'inf',
    '∞',
    'null',
    'leaves 0..9;',
    '"inf"',
    '{"chance":[["1/2",',
    '1e400',
    '（',
    '】',
  ],
];

test(`${RUNS} damaged or made-up texts are read or refused with a place inside them`, () => {
  let read = 0;
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const random = seeded(seed);
    const text = random.flip(0.6) ? damaged(random) : madeUp(random);
    naming(
      () => `seed ${seed}: ${JSON.stringify(text)}`,
      () => {
        const parsed = parseTree(text);
        if (parsed.ok) {
          read += 1;
          expect(parseTree(printTree(parsed.value)).ok).toBe(true);
          return;
        }
        const { at, found, repair } = parsed.problem;
        expect(at.offset).toBeGreaterThanOrEqual(0);
        expect(at.offset).toBeLessThanOrEqual(text.length);
        const lines = text.slice(0, at.offset).split('\n');
        expect([at.line, at.column]).toEqual([lines.length, (lines.at(-1) ?? '').length + 1]);
        expect(Array.from(found).length).toBeLessThanOrEqual(40);
        if (repair !== undefined) {
          const again = parseTree(repaired(text, repair));
          // Of several brackets too many one goes at a time, and the next one moves to its place.
          if (!again.ok && parsed.problem.code !== 'extra-bracket')
            expect(again.problem).not.toMatchObject({ code: parsed.problem.code, at });
        }
      },
    );
  }
  expect(read).toBeGreaterThan(RUNS / 50);
});

/** A text that was a tree, with a few characters lost, doubled, put in or exchanged. */
function damaged(random: Random): string {
  const tree = treeOf(
    randomSketch(random, { nodes: 3 + random.below(20), chance: true, alternating: false, halting: true }),
  );
  let text = printTree(tree);
  for (let times = 1 + random.below(3); times > 0; times -= 1) {
    const at = random.below(text.length + 1);
    const cut = random.pick([0, 0, 1, 1, 2, 5]);
    const put = random.flip(0.6) ? random.pick(PIECES) : random.flip(0.3) ? nastyName(random) : '';
    text = text.slice(0, at) + put + text.slice(at + cut);
  }
  return text;
}

function madeUp(random: Random): string {
  return Array.from({ length: random.below(24) }, () =>
    random.flip(0.95) ? random.pick(PIECES) : nastyName(random),
  ).join('');
}
