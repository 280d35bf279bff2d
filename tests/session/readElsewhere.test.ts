/** Texts of large trees, which the worker reads: the page gets the tree that it would read itself. */
import { describe, expect, test } from 'vitest';
import { uniformTree } from '../../src/core/random/uniformTree.ts';
import { LIMITS } from '../../src/core/tree/limits.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { packTree } from '../../src/link/packTree.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { openStored } from '../../src/session/filedTrees.ts';
import { type BeginLong, beginUnsaid, LONG_SEARCH } from '../../src/session/longSearch.ts';
import { LONG_TEXT } from '../../src/session/longText.ts';
import { NotOpened } from '../../src/session/notOpened.ts';
import { parseElsewhere } from '../../src/session/parseElsewhere.ts';
import { readElsewhere } from '../../src/session/readElsewhere.ts';
import { restore } from '../../src/session/restore.ts';
import { createSession } from '../../src/session/session.ts';
import { sliceIn, sliceOf } from '../../src/session/slice.ts';
import { subjectOfTree } from '../../src/session/subject.ts';
import type { StartTask, TaskPlace } from '../../src/session/tasks/taskRunner.ts';
import { stepsOf } from '../../src/session/tasks/tasks.ts';
import { english } from '../../src/words/en/page.ts';
import { expectSame } from '../support/forTrees.ts';
import { STORED_RECORD } from '../support/storedRecord.ts';

/** Runs a task at once and sends its parts as a worker does, or keeps it from beginning. */
function worker({ place = 'worker' as TaskPlace, isHeld = false } = {}) {
  const told: unknown[] = [];
  const start: StartTask = (name, input, listener) => {
    listener.begun(place);
    if (!isHeld)
      setTimeout(() => {
        const steps = stepsOf(name, structuredClone(input), place === 'page', ({ part }) => told.push(part));
        const parts = [...{ [Symbol.iterator]: () => steps }].map(({ part }) => part);
        listener.ended('done', { done: 1, of: 1, parts: [structuredClone(parts.at(-1))] as never });
      });
    return () => listener.ended('cancelled', { done: 0, of: 1, parts: [] });
  };
  return { start, told };
}

function sessionHere() {
  const wish = { branching: 2, depth: 2, seed: 1, values: [0, 9], order: 'given', root: 'max' } as const;
  const subject = subjectOfTree(uniformTree(wish), { id: 'before', title: '' });
  return createSession({ subject, language: english, theme: 'light' });
}

/** A text of 1 + groups · 10,000 nodes. */
const textOf = (groups: number, leaf = '1 ') => `(${`(${leaf.repeat(9_999)}) `.repeat(groups)})`;

test('a tree is that of the page, with its texts and bounds', async () => {
  const groups = `a->B:(${'x:3 '.repeat(9_999)}) `.repeat(3);
  const text = `leaves -5..5; (${groups} chance(1/3*C:1 2/3*2))`;
  expect(text.length).toBeGreaterThan(LONG_TEXT);
  const { start, told } = worker();
  const read = await readElsewhere(sessionHere(), text, 'given', start);
  const parsed = parseTree(text);
  const [first] = read?.trees ?? [];
  expect(first?.title).toBe('given');
  expect(parsed.ok).toBe(true);
  if (!parsed.ok || first === undefined) return;
  expectSame(first.tree.columns, parsed.value.columns);
  expect([first.tree.leafBounds, first.tree.height]).toEqual([[-5, 5], parsed.value.height]);
  expect(first.printed).toContain('leaves -5..5');
  expect(told.length).toBeGreaterThan(3);
});

test('a tree that is too large to be drawn is read, and one above the limit is refused with the count', async () => {
  const { start } = worker();
  const large = await readElsewhere(sessionHere(), textOf(21), '', start);
  expect(large?.trees[0]?.tree.size).toBe(210_001);
  expect(large?.trees[0]?.printed).toBeNull();
  const refused = await readElsewhere(sessionHere(), textOf(100), '', start);
  expect(refused?.trees).toEqual([]);
  expect(refused?.textProblem).toMatchObject({ code: 'limit-nodes', number: LIMITS.searchedNodes + 1 });
});

test('the page itself reads no tree that is too large to be drawn', async () => {
  const { start } = worker({ place: 'page' });
  const refused = await readElsewhere(sessionHere(), textOf(21), '', start);
  expect(refused?.textProblem).toMatchObject({ code: 'limit-nodes', number: LIMITS.nodes + 1 });
});

test('reading is said and can be cancelled', async () => {
  const session = sessionHere();
  const reading = readElsewhere(session, textOf(3), '', worker({ isHeld: true }).start);
  expect(sliceOf(session, LONG_SEARCH).phase).toBe('reading');
  sliceOf(session, LONG_SEARCH).cancel();
  expect(await reading).toBeNull();
  expect(sliceOf(session, LONG_SEARCH).phase).toBe('none');
});

test('a wish for a uniform tree is read in the worker, and remembered with its short text', async () => {
  const text = 'uniform b=2 d=17 seed=1 values=0..99 order=given';
  const { start } = worker();
  const read = await readElsewhere(sessionHere(), text, '', start);
  const [first] = read?.trees ?? [];
  expect(first?.tree.size).toBe(262_143);
  expect(first?.printed).toBe(text);
  expect(first && printTree(first.tree)).toBe(text);
});

describe('a long text in the notation', () => {
  const LONG = `leaves -5..5; (${`a->B:(${'x:9 '.repeat(9_999)}) `.repeat(3)} chance(1/3*C:1 2/3*2))`;

  test('is read as on the page, with its texts, the given root and widened bounds', async () => {
    const { start, told } = worker();
    const options = { root: 'min', widensBounds: true } as const;
    const read = await parseElsewhere(LONG, options, beginUnsaid, start);
    const parsed = parseTree(LONG, options);
    if (!parsed.ok || read?.ok !== true) throw new Error('not read');
    const { tree } = read.value;
    expectSame(tree.columns, parsed.value.columns);
    expect([tree.leafBounds, tree.height]).toEqual([[-5, 9], parsed.value.height]);
    expect(read.value.of(1 as NodeId)).toBe('B');
    expect(told.length).toBeGreaterThan(3);
  });

  test('that is wrong has the problem of the page, with its place', async () => {
    const wrong = LONG.slice(0, -1);
    const read = await parseElsewhere(wrong, {}, beginUnsaid, worker().start);
    expect(read).toEqual(parseTree(wrong));
    expect(read).toMatchObject({ ok: false, problem: { code: 'unclosed' } });
  });

  test('is not opened when the reader cancels it', async () => {
    const reading = parseElsewhere(
      LONG,
      {},
      (first) => {
        expect(first).toEqual({ phase: 'reading' });
        return { ...beginUnsaid(first), cancelBy: (cancel) => setTimeout(cancel) };
      },
      worker({ isHeld: true }).start,
    );
    await expect(reading).rejects.toBeInstanceOf(NotOpened);
  });

  test('of a link is said to be read, and so is that of a stored tree, until the tree is there', async () => {
    const packed = await packTree({ title: 'Long', text: LONG });
    const said: unknown[] = [];
    const begin: BeginLong = (first) => {
      said.push(first.phase);
      return beginUnsaid(first);
    };
    const restored = await restore(decodeAddress(`#v1&own=${packed}`), 'own', begin);
    expect(restored.notices).toEqual([]);
    expect(restored.subject.tree.size).toBe(30_004);
    expect(said[0]).toBe('reading');
    const session = sessionHere();
    const phases = new Set<string>();
    session.subscribe((state) => phases.add(sliceIn(state, LONG_SEARCH).phase));
    const opening = openStored(session, { ...STORED_RECORD, id: 'kept', text: LONG });
    expect(session.getState().subject.tree.size).toBe(7);
    expect(await opening).toBeNull();
    await expect.poll(() => session.getState().subject.own?.id).toBe('kept');
    expect(phases).toContain('reading');
    expect(session.getState().subject.tree.size).toBe(30_004);
    const damaged = await openStored(session, { ...STORED_RECORD, id: 'damaged', text: LONG.slice(0, -1) });
    expect(damaged).toMatchObject({ code: 'unclosed' });
    expect(session.getState().subject.own?.id).toBe('kept');
  });
});
