/** The right search of the tree that a program walked, which lacks the moves that the program never called. */
import { describe, expect, test } from 'vitest';
import { MISTAKEN_PROGRAMS, type Program, RIGHT_PROGRAMS } from '../../src/core/program/behaviours.ts';
import { NOT_TOLD, type ProgramLog } from '../../src/core/program/programLog.ts';
import { readLogs } from '../../src/core/program/readLog.ts';
import { writeLog } from '../../src/core/program/writeLog.ts';
import { standingsAtRoot } from '../../src/core/run/tiedMoves.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { narrate } from '../../src/families/index.ts';
import { besideProgram } from '../../src/session/program/beside.ts';
import '../../src/session/program/besideProgram.ts';
import { placeLog } from '../../src/session/program/programSubject.ts';
import { runOf } from '../../src/session/runOf.ts';
import { english } from '../../src/words/en/page.ts';
import { plain } from '../../src/words/sentence.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { forTrees } from '../support/forTrees.ts';
import { trueValue } from '../support/oracle/trueValue.ts';

/** The log of a program whose calls are named by the ids of the nodes; it tells the numbers of moves, or does not. */
function logOf(tree: GameTree, program: Program, isTold: boolean): ProgramLog {
  const [log] = readLogs(writeLog(tree, program, (node) => `${node}`)).runs as [ProgramLog];
  const movesAt = (name: string) =>
    tree.isLeaf(Number(name) as NodeId) ? NOT_TOLD : tree.childCount(Number(name) as NodeId);
  return isTold ? { ...log, moves: Int32Array.from(log.name, movesAt) } : log;
}

/** The right search beside a log that is shown on the tree that it tells. */
function rightBeside(log: ProgramLog) {
  const { subject } = placeLog({ title: '', runs: [log], index: 0, otherLines: 0 }, null);
  const { program: _log, ...walked } = subject;
  return { run: runOf({ ...besideProgram().rightSearch(subject), subject: walked }), names: subject.names };
}

describe.each([
  ['with the numbers of moves, of every program', true, [...RIGHT_PROGRAMS, ...MISTAKEN_PROGRAMS]],
  ['without them, of the right programs', false, RIGHT_PROGRAMS],
] as const)('From a log %s,', (_what, isTold, programs) => {
  test('the right search never tells a bound as a value, and calls no move as good that is not', () => {
    forTrees({ long: 60, usual: 20 }, { nodes: 30, chance: false }, ({ tree, nodes }) => {
      if (tree.isLeaf(ROOT)) return;
      const truth = nodes.map(trueValue);
      for (const program of programs) {
        const log = logOf(tree, program, isTold);
        const { run } = rightBeside(log);
        const worth = (node: NodeId) => truth[Number(log.name[node])] as number;
        for (const node of run.tree.nodes()) {
          const { low, high } = run.rangeAt(node, run.length);
          expect([low <= worth(node), worth(node) <= high]).toEqual([true, true]);
        }
        if (run.result.ok) expect(run.result.value).toBe(truth[0]);
        for (const [child, standing] of standingsAtRoot(run) ?? [])
          if (standing === 'as good') expect(worth(child)).toBe(truth[0]);
      }
    });
  });
});

/** MIN has 2 after one leaf while MAX has 3; the log may end the node there because of the cut or for want of moves. */
const CUT = `> top max -inf inf
> left min -inf inf
> a max -inf inf
< 3
< 3
> right min 3 inf
> b max 3 inf
< 2
< 2
< 3
`;

describe.each([
  [
    english,
    'Whether there is any is not known, so what goes up is only a bound.',
    '2 or less is all that is',
  ],
  [chinese, '是否还有其余子节点并不清楚，所以返回的只是一个界。', '至多是 2'],
] as const)(
  'In $code, beside a log that does not tell how many moves there are,',
  (language, open, bound) => {
    const [log] = readLogs(CUT).runs as [ProgramLog];
    const { run, names } = rightBeside(log);
    const said = Array.from({ length: run.length }, (_none, index) =>
      plain(narrate(run.momentAt(index + 1), names, language)),
    );

    test('a node at which the test for a cut holds returns a bound', () => {
      expect(said.filter((sentence) => sentence.includes(open))).toHaveLength(1);
      expect(said.filter((sentence) => sentence.includes(bound))).not.toEqual([]);
    });
  },
);

test('where the program never called a move that is needed, the right search says so and stops', () => {
  const text = CUT.replace(
    '> right min 3 inf',
    '{"call": "right", "side": "min", "alpha": 3, "beta": "inf", "moves": 2}',
  )
    .replace('> b max 3 inf\n< 2\n< 2', '> b max 3 inf\n< 9\n< 9')
    .replace(/< 3\n$/, '< 9\n');
  const [log] = readLogs(text).runs as [ProgramLog];
  const { run, names } = rightBeside(log);
  expect(run.result.ok).toBe(false);
  expect(plain(narrate(run.momentAt(run.length), names, english))).toBe(
    'The search stops at right: nothing is known of its next move, which was never called.',
  );
});
