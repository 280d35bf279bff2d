/** The set that is being made: changed, taken back, kept, and never thrown away. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DRAFT_KEY } from '../../src/keep/keptSets.ts';
import { contentOf, keepingStorage, refusingStorage } from '../support/deviceStorages.ts';
import { FROZEN_SET } from '../support/frozenSet.ts';
import { textItem } from '../support/setItems.ts';

type Drafts = typeof import('../../src/session/sets/setDraft.ts');

let drafts: Drafts;
const known = () => true;

/** A page that has just been loaded. */
async function reloaded(storage: Storage | null): Promise<Drafts> {
  vi.resetModules();
  drafts = await import('../../src/session/sets/setDraft.ts');
  drafts.loadDraft(storage, known);
  return drafts;
}

const state = () => drafts.draftStore.getState();
const texts = () =>
  state().draft.items.map(({ item }) => (item.source.kind === 'text' ? item.source.text : ''));
const keyOf = (place: number) => state().draft.items[place]!.key;

beforeEach(async () => {
  await reloaded(keepingStorage());
  for (const text of ['(1 2)', '(3 4)', '(5 6)']) drafts.addItem(textItem(text));
});

describe('a draft', () => {
  test('has its items in the order of their moves, and none falls off an end', () => {
    drafts.moveItem(keyOf(0), -1);
    drafts.moveItem(keyOf(2), 1);
    expect(texts()).toEqual(['(1 2)', '(3 4)', '(5 6)']);
    drafts.moveItem(keyOf(0), 1);
    drafts.moveItem(keyOf(2), -1);
    expect(texts()).toEqual(['(3 4)', '(5 6)', '(1 2)']);
  });

  test('gives back what was removed, or was there before another set', () => {
    drafts.removeItem(keyOf(1));
    expect(texts()).toEqual(['(1 2)', '(5 6)']);
    drafts.restoreDraft();
    expect(texts()).toEqual(['(1 2)', '(3 4)', '(5 6)']);
    drafts.openDraft(FROZEN_SET);
    expect(drafts.setOf(state().draft)).toEqual(FROZEN_SET);
    drafts.restoreDraft();
    expect(texts()).toEqual(['(1 2)', '(3 4)', '(5 6)']);
  });

  test('says why it is no set', () => {
    expect(drafts.draftFault(state().draft)).toBeNull();
    drafts.newDraft();
    expect(drafts.draftFault(state().draft)).toBe('no-items');
  });
});

describe('what is kept of it', () => {
  test('comes back after a reload, whatever is in it', async () => {
    const device = keepingStorage();
    await reloaded(device);
    expect(drafts.setOf(state().draft)).toEqual({ title: '', hints: true, items: [] });
    drafts.openDraft(FROZEN_SET);
    drafts.changeDraft(() => ({ title: 'Mine', hints: false }));
    await reloaded(device);
    expect(drafts.setOf(state().draft)).toEqual({ ...FROZEN_SET, title: 'Mine', hints: false });
  });

  test('is set aside where it is damaged, again and again, and never deleted', async () => {
    const device = keepingStorage({ [DRAFT_KEY]: '{"format":' });
    await reloaded(device);
    expect(state()).toMatchObject({ isSetAside: true, keeping: 'kept' });
    device.setItem(DRAFT_KEY, 'x');
    await reloaded(device);
    expect(contentOf(device)).toEqual({
      [`${DRAFT_KEY}.damaged`]: '{"format":',
      [`${DRAFT_KEY}.damaged.2`]: 'x',
    });
  });

  test('of a newer version is left alone', async () => {
    const newer = '{"format":"plyscope-set-draft","version":2}';
    const device = keepingStorage({ [DRAFT_KEY]: newer });
    await reloaded(device);
    drafts.addItem(textItem('(1 2)'));
    expect(state().keeping).toBe('newer');
    expect(device.getItem(DRAFT_KEY)).toBe(newer);
  });

  test.each([
    ['no storage', null],
    ['a storage that refuses', refusingStorage()],
  ])('is nothing with %s, and that is said', async (_, storage) => {
    await reloaded(storage);
    drafts.addItem(textItem('(1 2)'));
    expect(state()).toMatchObject({ keeping: 'refused' });
    expect(texts()).toEqual(['(1 2)']);
  });
});
