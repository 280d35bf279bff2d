/** The terminal tells all that the page shows: of every event the sentence, and every node that it changes. */

import { describe, expect, test } from 'vitest';
import { detailsOf, type NodeDetails } from '../../src/cli/eventDetails.ts';
import type { BoundsRun } from '../../src/core/run/boundsRun.ts';
import { rangeLabel } from '../../src/core/run/rangeLabel.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { narrate } from '../../src/families/index.ts';
import { english } from '../../src/words/en/page.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain } from '../../src/words/sentence.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { stepsOf } from '../support/evaluatedLeaves.ts';
import { expectSame, forTreesAndRulesInTurn } from '../support/forTrees.ts';
import { isLong } from '../support/howMany.ts';
import { AIMA, ask } from './ask.ts';

/** Every node at a step, from nothing but the run. */
function everyNode(run: BoundsRun, step: number, names: NodeNames): NodeDetails[] {
  const { tree } = run;
  return tree.nodes().map((node) => {
    const state = run.stateAt(node, step);
    const { status, range, window } = state;
    const inner = rangeLabel(tree.kindName(node), state, tree.leafBounds);
    const [alpha, beta] = [run.ownerAt('alpha', node, step), run.ownerAt('beta', node, step)];
    const owner = window === null ? { alpha: null, beta: null } : { alpha, beta };
    return { node, label: tree.isLeaf(node) ? names.of(node) : inner, status, window, range, owner };
  });
}

describe('the details of an event', () => {
  test('are its sentence in either language and exactly the nodes that changed', () => {
    forTreesAndRulesInTurn(250, { nodes: 60, halting: true }, ({ tree }, rules) => {
      const run = recordTrace(tree, 'alpha-beta', rules);
      const names = new NodeNames(tree);
      let before = everyNode(run, 0, names).map((node) => JSON.stringify(node, infinite));
      for (const step of stepsOf(run)) {
        const now = everyNode(run, step, names);
        const printed = now.map((node) => JSON.stringify(node, infinite));
        const changed = now.filter((_node, id) => printed[id] !== before[id]);
        for (const language of [english, chinese])
          expectSame(detailsOf(run, step, names, language), {
            sentence: plain(narrate(run.momentAt(step), names, language)),
            nodes: changed,
          });
        before = printed;
      }
    });
  });

  test('build the whole picture up: waiting nodes and all that changed since are what the page shows', () => {
    forTreesAndRulesInTurn(100, { nodes: 60 }, ({ tree }, rules) => {
      const run = recordTrace(tree, 'alpha-beta', rules);
      const names = new NodeNames(tree);
      const picture = everyNode(run, 0, names);
      for (const step of stepsOf(run))
        for (const node of detailsOf(run, step, names, english).nodes) picture[node.node] = node;
      expectSame(picture, everyNode(run, run.length, names));
    });
  });

  test('stand in the JSON of the command, in the language asked for', async () => {
    const { stdout } = await ask([AIMA, '--format', 'json', '--detail', 'all', '--language', 'zh']);
    const { events } = JSON.parse(stdout) as { events: Record<string, unknown>[] };
    expect(events).toHaveLength(26);
    expect(events[6]).toMatchObject({
      kind: 'leaf',
      node: 4,
      sentence: 'B 的第 3 个子节点是叶节点，值为 8。',
      nodes: [
        { node: 0, label: '≥ 3', status: 'open', range: { low: 3, high: 'inf' } },
        { node: 1, label: '3', status: 'open', range: { low: 3, high: 3 }, owner: { alpha: null, beta: 1 } },
        { node: 4, label: '8', status: 'done', window: null, range: { low: 8, high: 8 } },
      ],
    });
    expect(events.at(-1)).toMatchObject({ nodes: [{ node: 0, label: '3', status: 'done' }] });
    const plainKey = JSON.parse((await ask([AIMA, '--format', 'json'])).stdout) as (typeof events)[number];
    expect(Object.keys((plainKey['events'] as object[])[0]!)).toEqual([
      'kind',
      'step',
      'node',
      'window',
      'lines',
    ]);
  });
});

describe('with --lines', () => {
  const LINES = '(3 12 8) (2 4 6) (14 5 2)\n\n[1,\r\n(1 2) (3 ?)\n5\n';

  test('every line is a tree, and every answer a line; what is wrong with one stands in its place', async () => {
    const { stdout, code } = await ask(['-', '--lines'], { stdin: LINES });
    const [first, second, third, fourth, rest] = stdout.split('\n');
    const alone = JSON.parse((await ask([AIMA, '--format', 'json'])).stdout) as unknown;
    expect(JSON.parse(first!)).toEqual(alone);
    expect(JSON.parse(second!)).toMatchObject({ line: 3, error: expect.stringContaining('never closed') });
    expect(JSON.parse(third!)).toMatchObject({ line: 4, error: expect.stringContaining('not known') });
    expect(JSON.parse(fourth!)).toMatchObject({ value: 5 });
    expect([rest, code]).toEqual(['', 0]);
  });

  test('a thousand trees get a thousand answers, details and all', async () => {
    const stdin = Array.from({ length: 1_000 }, (_, at) => `(${at} 12 8) (2 4 6) (14 5 2)`).join('\n');
    const { stdout } = await ask(['-', '--lines', '--detail', 'all'], { stdin });
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { value: number });
    expect(answers.map(({ value }) => value)).toEqual(
      Array.from({ length: 1_000 }, (_, at) => Math.max(Math.min(at, 8), 2)),
    );
  });

  test.each([
    [['-', '--lines', '--format', 'text'], '--lines writes JSON'],
    [[AIMA, '--lines'], '--lines takes a file or -'],
    [[AIMA, '--detail', 'all'], '--detail all is for --format json'],
    [[AIMA, '--lines=yes'], '--lines takes no value'],
  ])('%j is refused', async (args, said) => {
    const { code, stderr } = await ask(args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(said)]);
  });
});

function infinite(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}

describe('the counts alone', () => {
  const TIC_TAC_TOE = ['--game', 'tic-tac-toe', '--symmetry', 'off', '--depth', 'end', '--detail', 'counts'];
  const SEARCHES: readonly (readonly [string, readonly string[], number, number])[] = [
    ['alpha-beta', [], 18_297, 7_330],
    ['alpha-beta', ['--cutoff', 'strict'], 146_120, 62_162],
    // Two courses quote this number. Its record takes some seconds.
    ...(isLong ? [['minimax', [], 549_946, 255_168] as const] : []),
  ];

  test.each(SEARCHES)('are one line: %s %j enters %i nodes', async (algorithm, rules, entered, evaluated) => {
    const asked = [...TIC_TAC_TOE, '--algorithm', algorithm, ...rules, '--format', 'json'];
    const { stdout } = await ask(asked);
    expect(stdout.length).toBeLessThan(5_000);
    expect(JSON.parse(stdout)).toMatchObject({ value: 0, entered, evaluated });
  });
});
