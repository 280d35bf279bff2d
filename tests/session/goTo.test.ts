/** What a typed text leads to. */
import { describe, expect, test } from 'vitest';
import { worstOrderedTree } from '../../bench/trees.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { destinationsOf } from '../../src/session/goTo.ts';
import { runOf } from '../../src/session/runOf.ts';
import { goToStep, lastStep } from '../../src/session/session.ts';
import { typedStep } from '../../src/session/typedStep.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { treeOfText } from '../support/limitExamples.ts';
import { opened } from './askedSession.ts';

const AIMA = treeOfText('(3 12 8) (2 4 6) (14 5 2)');
const AIMA_RUN = recordTrace(AIMA, 'alpha-beta', DEFAULT_RULES);
const AIMA_NAMES = new NodeNames(AIMA);
const found = (text: string, now = 0) => destinationsOf(text, AIMA_RUN, AIMA_NAMES, now);

test.each(['14', ' 14 ', 'step 14', '第 14 步', '第14步'])(
  '%j leads to step 14, and a leaf of that value',
  (text) => {
    expect(found(text)).toContainEqual({ kind: 'step', step: 14 });
    if (text.trim() === '14')
      expect(found(text)).toEqual([
        { kind: 'step', step: 14 },
        { kind: 'node', node: 10, step: AIMA_RUN.entryStep(10 as never) },
      ]);
  },
);

test.each([
  ['1,200', 1200],
  ['第 1，200 步', 1200],
  ['1e3', null],
  ['0x10', null],
  ['1,2', null],
])('%j names the step %j', (text, step) => {
  expect(typedStep(text)).toBe(step);
});

test('a name leads to the node and where it is entered first, whatever the size of the letters', () => {
  const step = AIMA_RUN.entryStep(5 as never);
  expect(step).toBeGreaterThan(0);
  for (const text of ['C', 'c']) expect(found(text)).toEqual([{ kind: 'node', node: 5, step }]);
});

test('a leaf that was cut is never entered', () => {
  expect(found('4')).toContainEqual({ kind: 'node', node: 7, step: null });
});

test.each(['cut 1', 'Cutoff 1', 'cut #1', '剪枝 1', '剪枝1'])('%j leads to the first cutoff', (text) => {
  const [step] = AIMA_RUN.eventsOf('cutoff');
  expect(found(text)).toEqual([{ kind: 'cut', number: 1, node: 5, step }]);
});

test('“cut” alone names the cutoffs to come', () => {
  const all = AIMA_RUN.eventsOf('cutoff');
  expect(found('cut')).toHaveLength(all.length);
  expect(found('cut', all.at(-1))).toEqual({ kind: 'no-later-cut' });
});

test('what leads nowhere is answered by what there is', () => {
  expect(found('9999')).toEqual({ kind: 'no-step' });
  expect(found('cut 77')).toEqual({ kind: 'no-cut' });
  expect(found('cut 0')).toMatchObject({ kind: 'no-cut' });
  expect(found('qx')).toEqual({ kind: 'nothing' });
});

test('in a large tree a name is found among all, exact names first, and few are offered', () => {
  const tree = worstOrderedTree(3, 9, 5);
  const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
  const names = new NodeNames(tree);
  const last = tree.nodes().findLast((node) => !tree.isLeaf(node))!;
  expect(destinationsOf(names.of(last), run, names, 0)).toEqual([
    { kind: 'node', node: last, step: run.nextEntry(last, 0) || null },
  ]);
  const offered = destinationsOf('a', run, names, 0);
  expect(offered).toHaveLength(8);
  expect(offered).toMatchObject([{ node: 0 }, {}, {}, {}, {}, {}, {}, {}]);
});

describe('beyond the last step that can be displayed', () => {
  const [cut] = AIMA_RUN.eventsOf('cutoff') as readonly [number];
  const upTo = (text: string, last = cut - 1) => destinationsOf(text, AIMA_RUN, AIMA_NAMES, 0, last);

  test('no step and no cutoff is offered, and no text says whether there is one', () => {
    expect(upTo(String(cut - 1))).toContainEqual({ kind: 'step', step: cut - 1 });
    expect(upTo(String(AIMA_RUN.length))).toEqual({ kind: 'withheld' });
    expect(upTo('9999')).toEqual({ kind: 'no-step' });
    for (const text of ['cut', 'cut 1', 'cut 77']) expect(upTo(text)).toEqual({ kind: 'withheld' });
    expect(upTo('cut', cut)).toHaveLength(1);
    expect(upTo('cut 1', cut)).toHaveLength(1);
  });

  test('a node is offered without a step, whether it will be entered or not', () => {
    const [entered, never] = [11, 7];
    expect(AIMA_RUN.entryStep(entered as never)).toBeGreaterThan(cut);
    expect(upTo('5')).toContainEqual({ kind: 'node', node: entered, step: 'withheld' });
    expect(upTo('4')).toContainEqual({ kind: 'node', node: never, step: 'withheld' });
    expect(upTo('C')).toEqual([{ kind: 'node', node: 5, step: AIMA_RUN.entryStep(5 as never) }]);
  });
});

test('while a question of Predict is open, the field tells nothing of what is withheld', () => {
  const { session } = opened();
  goToStep(session, 7);
  const state = session.getState();
  const run = runOf(state);
  expect(lastStep(state)).toBe(7);
  const offered = (text: string) => destinationsOf(text, run, state.subject.names, 7, lastStep(state));
  expect(offered('cut')).toEqual({ kind: 'withheld' });
  expect(offered('C')).toMatchObject([{ kind: 'node', step: 'withheld' }]);
});
