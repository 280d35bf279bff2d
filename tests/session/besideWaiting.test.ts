/** What else a reader does while edits wait for their search: nothing of it loses an edit. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import '../../src/core/run/furtherRecorders.ts';
import '../../src/core/run/furtherSearches.ts';
import '../../src/families/furtherRows.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { edit, travel } from '../../src/session/editing.ts';
import { openStored } from '../../src/session/filedTrees.ts';
import { LONG_SEARCH } from '../../src/session/longSearch.ts';
import { openUniform } from '../../src/session/openUniform.ts';
import { beginOnOwn } from '../../src/session/practice/begin.ts';
import { leavePractice, shownBefore } from '../../src/session/practice/showPractice.ts';
import { readElsewhere } from '../../src/session/readElsewhere.ts';
import { MOST_AT_ONCE } from '../../src/session/runOf.ts';
import { atOnce } from '../../src/session/searching.ts';
import { goToStep, type Session } from '../../src/session/session.ts';
import { sliceOf } from '../../src/session/slice.ts';
import { editedIn, fullTreeIn, waitingIn } from '../../src/session/waitingEdits.ts';
import type { StoredTree } from '../../src/storage/storedTree.ts';
import { sessionOn, treeOf } from '../support/ownTree.ts';
import { STORED_RECORD } from '../support/storedRecord.ts';
import { storedTexts } from '../support/storedTexts.ts';

const AIMA = '(3 12 8) (2 4 6) (14 5 2)';
const EDITED = '(7 12 8) (2 4 6) (14 5 2)';
/** A tree whose nodes have names, so that an exercise is about the tree itself. */
const NAMED = 'A:(B:(3 12 8) C:(2 4 6) D:(14 5 2))';
/** So long a text that it is read beside the page. */
const LONG = `(${'0.123456789 '.repeat(1_700)}) (${'0.987654321 '.repeat(1_700)})`;

beforeEach(() => {
  atOnce.most = 0;
});

afterEach(() => {
  atOnce.most = MOST_AT_ONCE;
});

const isWaiting = (session: Session) => waitingIn(session.getState()) !== null;
const shownText = (session: Session) => printTree(session.getState().subject.tree);
const poll = <T>(what: () => T) => expect.poll(what, { interval: 1, timeout: 10_000 });

function setFirst(session: Session): void {
  edit(session, editedIn(session.getState()).tree, ['setValue', 2 as NodeId, 7]);
  expect(isWaiting(session)).toBe(true);
}

const stored = (text: string): StoredTree => ({ ...STORED_RECORD, id: 'other', text });

const WISH = { branching: 2, depth: 14, seed: 1, values: [0, 9], order: 'given', root: 'max' } as const;

describe('while an edit waits', () => {
  test.each([
    ['a large stored tree is opened', (session: Session) => openStored(session, stored(LONG))],
    ['a large tree is made', async (session: Session) => openUniform(session, WISH, 'Made')],
    ['a long text is read', (session: Session) => readElsewhere(session, LONG, 'Read')],
  ])('%s: the edit is displayed first', async (_, act) => {
    const session = sessionOn(treeOf(AIMA));
    const texts: string[] = [];
    session.subscribe(() => texts.push(shownText(session)));
    setFirst(session);
    await act(session);
    await poll(() => isWaiting(session)).toBe(false);
    expect(texts).toContain(EDITED);
    await poll(() => sliceOf(session, LONG_SEARCH).phase).toBe('none');
  });

  test('steps are taken: what is stored is the edited tree', async () => {
    const session = sessionOn(treeOf(AIMA));
    const { autosave, texts } = storedTexts(session);
    setFirst(session);
    goToStep(session, 3);
    await autosave.flush();
    expect(isWaiting(session)).toBe(true);
    expect(texts).toEqual([EDITED]);
    autosave.stop();
  });

  test('an exercise on the tree begins: the edit does not come into it, and is there after it', async () => {
    const session = sessionOn(treeOf(NAMED));
    setFirst(session);
    const { subject } = session.getState();
    const search = { algorithm: 'alpha-beta', rules: session.getState().rules } as const;
    const on = { search, kinds: ['values'], variant: 0, packed: '' } as const;
    expect(beginOnOwn(session, 'Own', subject.tree, on)).toBe(true);
    const { subject: asked } = session.getState();
    await poll(() => isWaiting(session)).toBe(false);
    await poll(() => printTree(shownBefore(session).subject.tree)).toBe(NAMED.replace('3', '7'));
    expect(session.getState().subject).toBe(asked);
    leavePractice(session);
    expect([shownText(session), session.getState().notices]).toEqual([NAMED.replace('3', '7'), []]);
    travel(session, 'undo');
    expect(printTree(fullTreeIn(session.getState()).tree)).toBe(NAMED);
  });
});
