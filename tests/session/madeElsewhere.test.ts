/** What the worker makes counts in whichever report it comes: a slow worker sends it before it says that it has ended. */
import { expect, test } from 'vitest';
import { uniformTree } from '../../src/core/random/uniformTree.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { LIMITS } from '../../src/core/tree/limits.ts';
import { beginUnsaid, LONG_SEARCH } from '../../src/session/longSearch.ts';
import type { Notice } from '../../src/session/notice.ts';
import { openUniform, uniformElsewhere } from '../../src/session/openUniform.ts';
import { runOf } from '../../src/session/runOf.ts';
import { recordedFirst } from '../../src/session/searching.ts';
import { createSession } from '../../src/session/session.ts';
import { sliceOf } from '../../src/session/slice.ts';
import { type Subject, subjectOfTree } from '../../src/session/subject.ts';
import type { StartTask } from '../../src/session/tasks/taskRunner.ts';
import { type InputOf, type PartOf, stepsOf, type TaskName } from '../../src/session/tasks/tasks.ts';
import { english } from '../../src/words/en/page.ts';

const shownAtFirst = (subject: Subject) => ({
  ...({ subject, algorithm: 'alpha-beta', numbers: 'max' } as const),
  ...{ rules: DEFAULT_RULES, limits: NO_LIMITS },
});

const WISH = { branching: 3, depth: 9, seed: 1, values: [0, 99], order: 'given', root: 'max' } as const;

/** Reports every part before it ends. */
const inSlowWorker: StartTask = (name, input, listener) => {
  listener.begun('worker');
  setTimeout(() => {
    const steps = stepsOf(name, input, false, () => {});
    for (let step = steps.next(); step.done !== true; step = steps.next()) {
      const { done, of, part } = step.value;
      listener.progressed({ done, of, parts: part === null ? [] : [part] });
    }
    listener.ended('done', { done: 1, of: 1, parts: [] });
  });
  return () => {};
};

test('a uniform tree is opened', async () => {
  const before = subjectOfTree(uniformTree({ ...WISH, depth: 2 }), { id: 'before', title: '' });
  const session = createSession({ subject: before, language: english, theme: 'light' });
  openUniform(session, WISH, 'large', inSlowWorker);
  await new Promise<void>((resolve) => {
    session.standing.subscribe(({ subject }) => {
      if (subject !== before || sliceOf(session, LONG_SEARCH).phase === 'failed') resolve();
    });
  });
  expect(sliceOf(session, LONG_SEARCH).phase).toBe('none');
  expect(session.getState().subject.tree.size).toBe(29_524);
});

test('a tree and its run are there before the page is', async () => {
  const names = await uniformElsewhere(WISH, beginUnsaid, inSlowWorker);
  expect(names?.tree.columns).toEqual(uniformTree(WISH).columns);
  const subject = subjectOfTree(uniformTree({ ...WISH, seed: 2 }), { id: 'large', title: '' });
  const shown = shownAtFirst(subject);
  let searches = 0;
  const counted: StartTask = (name, input, listener) => {
    searches += 1;
    return inSlowWorker(name, input, listener);
  };
  for (const _time of [1, 2]) expect(await recordedFirst(shown, [], beginUnsaid, counted)).toBe(shown);
  expect(searches).toBe(1);
  expect(runOf(shown).length).toBeGreaterThan(0);
});

test('where no worker runs, a link to a tree that is too large to be drawn shows the first example and says why', async () => {
  const tree = uniformTree({ ...WISH, branching: 2, depth: 17 });
  expect(tree.size).toBeGreaterThan(LIMITS.nodes);
  const onPage: StartTask = (name, input, listener) => {
    listener.begun('page');
    const parts = [...stepsIn(name, input)];
    listener.ended('done', { done: 1, of: 1, parts });
    return () => {};
  };
  const notices: Notice[] = [];
  const { subject } = await recordedFirst(
    shownAtFirst(subjectOfTree(tree, { id: 'large', title: '' })),
    notices,
    beginUnsaid,
    onPage,
  );
  expect(subject.example).not.toBeNull();
  expect(notices).toEqual([{ kind: 'not-searched', nodes: tree.size }]);
});

function* stepsIn<Name extends TaskName>(name: Name, input: InputOf<Name>): Generator<PartOf<Name>> {
  const steps = stepsOf(name, input, true, () => {});
  for (let step = steps.next(); step.done !== true; step = steps.next())
    if (step.value.part !== null) yield step.value.part;
}
