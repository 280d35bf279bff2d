/** A thousand trees a line each, everything told: what an answer key or a check from outside asks for. */
import { answerTo } from '../../src/cli/answerTo.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { report } from '../figure.ts';
import { uniformTree } from '../trees.ts';

const TREES = Array.from({ length: 1_000 }, (_, seed) =>
  printTree(uniformTree(3, 3, seed + 1)).replaceAll('\n', ' '),
);

const from = performance.now();
const answer = await answerTo(['-', '--lines', '--detail', 'all'], {
  stdin: () => chunks(),
  folder: '.',
});
if (!answer.ok) throw new Error(answer.refusal);
let lines = 0;
for (const line of answer.value) lines += line.endsWith('\n') ? 1 : 0;
if (lines !== TREES.length) throw new Error(`${lines} answers`);

report([
  {
    what: 'the terminal: 1,000 trees of 40 nodes, all details',
    measured: (performance.now() - from) / 1_000,
    unit: ' s',
    bound: 10,
  },
]);

async function* chunks(): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(TREES.join('\n'));
}
