/** The set that is being made: changed, taken back, kept, and never thrown away. */

import { beforeEach, describe, expect, test } from 'vitest';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import * as drafts from '../../src/session/sets/setDraft.ts';
import { sliceOf } from '../../src/session/slice.ts';
import { DRAFT_KEY } from '../../src/storage/storedSets.ts';
import { english } from '../../src/words/en/page.ts';
import { contentOf, refusingStorage, workingStorage } from '../support/deviceStorages.ts';
import { FROZEN_SET } from '../support/frozenSet.ts';
import { textItem } from '../support/setItems.ts';

let session: Session;
const known = () => true;

/** A page that has just been loaded. */
function reloaded(storage: Storage | null): void {
  const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
  session = createSession({ subject, language: english, theme: 'light' });
  drafts.loadDraft(session, storage, known);
}

const state = () => sliceOf(session, drafts.DRAFT);
const texts = () =>
  state().draft.items.map(({ item }) => (item.source.kind === 'text' ? item.source.text : ''));
const keyOf = (place: number) => state().draft.items[place]!.key;

beforeEach(() => {
  reloaded(workingStorage());
  for (const text of ['(1 2)', '(3 4)', '(5 6)']) drafts.addItem(session, textItem(text));
});

describe('a draft', () => {
  test('has its items in the order of their moves, and none falls off an end', () => {
    drafts.moveItem(session, keyOf(0), -1);
    drafts.moveItem(session, keyOf(2), 1);
    expect(texts()).toEqual(['(1 2)', '(3 4)', '(5 6)']);
    drafts.moveItem(session, keyOf(0), 1);
    drafts.moveItem(session, keyOf(2), -1);
    expect(texts()).toEqual(['(3 4)', '(5 6)', '(1 2)']);
  });

  test('keeps nothing of an item that is said of it no more', () => {
    const more = { limits: { depth: 1 }, cutoffs: 'either', variants: 'fresh' } as const;
    drafts.changeItem(session, keyOf(0), (item) => ({ ...item, ...more }));
    expect(state().draft.items[0]!.item).toMatchObject(more);
    drafts.changeItem(session, keyOf(0), ({ limits: _l, cutoffs: _c, variants: _v, ...item }) => item);
    expect(state().draft.items[0]!.item).toEqual(textItem('(1 2)'));
  });

  test('gives back what was removed, or was there before another set', () => {
    drafts.removeItem(session, keyOf(1));
    expect(texts()).toEqual(['(1 2)', '(5 6)']);
    drafts.restoreDraft(session);
    expect(texts()).toEqual(['(1 2)', '(3 4)', '(5 6)']);
    drafts.openDraft(session, FROZEN_SET);
    expect(drafts.setOf(state().draft)).toEqual(FROZEN_SET);
    drafts.restoreDraft(session);
    expect(texts()).toEqual(['(1 2)', '(3 4)', '(5 6)']);
  });

  test('gives back all of several removals, the last first', () => {
    for (const place of [2, 0]) drafts.removeItem(session, keyOf(place));
    expect(texts()).toEqual(['(3 4)']);
    drafts.restoreDraft(session);
    expect(texts()).toEqual(['(1 2)', '(3 4)']);
    drafts.restoreDraft(session);
    expect(texts()).toEqual(['(1 2)', '(3 4)', '(5 6)']);
    drafts.restoreDraft(session);
    expect(texts()).toHaveLength(3);
  });

  test('says why it is no set', () => {
    expect(drafts.draftFault(state().draft)).toBeNull();
    drafts.newDraft(session);
    expect(drafts.draftFault(state().draft)).toBe('no-items');
  });
});

describe('what is kept of it', () => {
  test('comes back after a reload, whatever is in it', async () => {
    const device = workingStorage();
    reloaded(device);
    expect(drafts.setOf(state().draft)).toEqual({ title: '', hints: true, items: [] });
    drafts.openDraft(session, FROZEN_SET);
    drafts.changeDraft(session, () => ({ title: 'Mine', hints: false }));
    reloaded(device);
    expect(drafts.setOf(state().draft)).toEqual({ ...FROZEN_SET, title: 'Mine', hints: false });
  });

  test('is set aside where it is damaged, again and again, and never deleted', async () => {
    const device = workingStorage({ [DRAFT_KEY]: '{"format":' });
    reloaded(device);
    expect(state()).toMatchObject({ isSetAside: true, storing: 'stored' });
    device.setItem(DRAFT_KEY, 'x');
    reloaded(device);
    expect(contentOf(device)).toEqual({
      [`${DRAFT_KEY}.damaged`]: '{"format":',
      [`${DRAFT_KEY}.damaged.2`]: 'x',
    });
  });

  test('of a newer version is left alone', async () => {
    const newer = '{"format":"plyscope-set-draft","version":99}';
    const device = workingStorage({ [DRAFT_KEY]: newer });
    reloaded(device);
    drafts.addItem(session, textItem('(1 2)'));
    expect(state().storing).toBe('newer');
    expect(device.getItem(DRAFT_KEY)).toBe(newer);
  });

  test.each([
    ['no storage', null],
    ['a storage that refuses', refusingStorage()],
  ])('is nothing with %s, and that is said', async (_, storage) => {
    reloaded(storage);
    drafts.addItem(session, textItem('(1 2)'));
    expect(state()).toMatchObject({ storing: 'refused' });
    expect(texts()).toEqual(['(1 2)']);
  });
});
