/** A large tree that was left before its last edit was stored: it comes back with that edit, and is no other tree. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import 'fake-indexeddb/auto';
import { printTree } from '../../src/notation/printTree.ts';
import { treeStore } from '../../src/session/beginAutosave.ts';
import { travel } from '../../src/session/editing.ts';
import { firstSubject } from '../../src/session/firstSubject.ts';
import * as parseElsewhere from '../../src/session/parseElsewhere.ts';
import { MOST_AT_ONCE, runOf } from '../../src/session/runOf.ts';
import { atOnce } from '../../src/session/searching.ts';
import { createSession } from '../../src/session/session.ts';
import { showLeftBehind } from '../../src/session/showLeftBehind.ts';
import { fullTreeIn, waitingIn } from '../../src/session/waitingEdits.ts';
import { leaveBehind, NO_ENTRY } from '../../src/storage/leftBehind.ts';
import { english } from '../../src/words/en/page.ts';
import { workingStorage } from '../support/deviceStorages.ts';
import { STORED_RECORD } from '../support/storedRecord.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', workingStorage());
  // Every search is a long one.
  atOnce.most = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
  atOnce.most = MOST_AT_ONCE;
});

test('a large tree that was left comes back as itself, with its last edit', async () => {
  const store = await treeStore();
  await store.put({ ...STORED_RECORD, id: 'large', title: 'Large', text: '(1 2) (3 4)' }, 'copy', 'Copy');
  leaveBehind({ entry: NO_ENTRY, id: 'large', title: 'Larger', text: '(1 2) (3 5)' });
  const session = createSession({ subject: firstSubject(), language: english, theme: 'light' });
  runOf(session.getState());
  await showLeftBehind(session, null);
  const shown = () => {
    const { own, tree } = fullTreeIn(session.getState());
    return [own?.id, own?.title, printTree(tree), waitingIn(session.getState())];
  };
  await expect.poll(shown, { interval: 1, timeout: 5_000 }).toEqual(['large', 'Larger', '(1 2) (3 5)', null]);
  travel(session, 'undo');
  travel(session, 'undo');
  expect(shown().slice(0, 3)).toEqual(['large', 'Large', '(1 2) (3 4)']);
});

test('a long text that was left is read beside the page, and displayed with its last edit', async () => {
  const store = await treeStore();
  const text = `(${'(1 2 3 4 5 6 7 8 9) '.repeat(2_500).trim()})`;
  const edited = text.replace('1', '10');
  await store.put({ ...STORED_RECORD, id: 'long', title: 'Long', text }, 'copy', 'Copy');
  leaveBehind({ entry: NO_ENTRY, id: 'long', title: 'Long', text: edited });
  const reading = vi.spyOn(parseElsewhere, 'parseElsewhere');
  const session = createSession({ subject: firstSubject(), language: english, theme: 'light' });
  runOf(session.getState());
  await showLeftBehind(session, null);
  expect(reading.mock.calls.map(([read]) => read)).toContain(edited);
  const shown = () => {
    const { own, tree } = fullTreeIn(session.getState());
    return [own?.id, tree.value(tree.leaves()[0]!), tree.size, waitingIn(session.getState())];
  };
  await expect.poll(shown, { interval: 1, timeout: 10_000 }).toEqual(['long', 10, 25_001, null]);
});
