/** The page's progress: recorded on the device, or in the page where that fails, and told to other tabs. */
import { english } from '../../src/words/en/page.ts';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { createProgressRecorder, newAttempt, PRACTISED } from '../../src/session/progress.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { sliceOf } from '../../src/session/slice.ts';
import { memoryStore, openProgressStore, type ProgressStore } from '../../src/storage/progressStore.ts';
import { attemptAt, inARow } from '../support/attempts.ts';
import { ManualClock } from './manualClock.ts';

let session: Session;
let names = 0;

const newPage = () =>
  createSession({
    subject: subjectOfExample(exampleById('aima-fig-5-5')!),
    language: english,
    theme: 'light',
  });

beforeEach(() => {
  names += 1;
  session = newPage();
});

/** The keeper of a page, with what the page has of it. */
function recorderIn(page: Session, open: () => Promise<ProgressStore>) {
  return { ...createProgressRecorder(page, open), state: () => sliceOf(page, PRACTISED) };
}

const notices = () => session.getState().notices.map(({ kind }) => kind);
const open = (name = `session ${names}`) => openProgressStore(name);

/** A store whose disk is full until it is given room. */
function fullStore(): { store: ProgressStore; makeRoom: () => void } {
  const { list, clear, ...memory } = memoryStore();
  let hasRoom = false;
  const store: ProgressStore = {
    isLasting: true,
    list,
    clear,
    importAll: async (records) => (hasRoom ? memory.importAll(records) : null),
  };
  return {
    store,
    makeRoom: () => {
      hasRoom = true;
    },
  };
}

test('what is recorded is shown, and there after a reload', async () => {
  const recorder = recorderIn(session, open);
  expect(recorder.state()).toMatchObject({ reading: 'not-yet', records: [] });
  await recorder.keep(attemptAt(2));
  await recorder.keep(attemptAt(1));
  expect(recorder.state()).toMatchObject({ reading: 'done', isLasting: true, unstored: 0 });
  const later = recorderIn(newPage(), open);
  await later.refresh();
  expect(later.state().records).toEqual([attemptAt(1), attemptAt(2)]);
  expect(notices()).toEqual([]);
});

test('a new attempt has a name and a moment of its own', () => {
  const { version: _v, id: _i, at: _a, ...done } = attemptAt(1);
  const [one, two] = [newAttempt(done), newAttempt(done)];
  expect(one).toMatchObject({ ...done, version: 3, id: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(one.id).not.toBe(two.id);
  expect(Math.abs(one.at - Date.now())).toBeLessThan(10_000);
});

test('a device that never answers is noticed after five seconds of the clock, until it does answer', async () => {
  const clock = new ManualClock();
  const memory = memoryStore();
  let answer: () => void = () => undefined;
  const hung = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const importAll: ProgressStore['importAll'] = async (records) => {
    await hung;
    return memory.importAll(records);
  };
  const store = { ...memory, isLasting: true, importAll };
  const recorder = createProgressRecorder(session, () => Promise.resolve(store), clock.set);
  const recorded = recorder.keep(attemptAt(1));
  clock.pass(4_999);
  expect(notices()).toEqual([]);
  clock.pass(1);
  expect(notices()).toEqual(['progress-not-stored']);
  expect(sliceOf(session, PRACTISED)).toMatchObject({ records: [attemptAt(1)], unstored: 1 });
  answer();
  await recorded;
  expect(notices()).toEqual([]);
  expect(sliceOf(session, PRACTISED)).toMatchObject({ records: [attemptAt(1)], unstored: 0 });
});

test.each([-1e15, 1e16, Number.NaN])(
  'an attempt of a clock that shows %d can be read again',
  async (shown) => {
    vi.spyOn(Date, 'now').mockReturnValue(shown);
    const { version: _v, id: _i, at: _a, ...done } = attemptAt(1);
    const attempt = newAttempt(done);
    vi.restoreAllMocks();
    const recorder = recorderIn(session, open);
    await recorder.keep(attempt);
    const later = recorderIn(newPage(), open);
    await later.refresh();
    expect(later.state()).toMatchObject({ records: [{ ...attempt, at: 0 }], damaged: 0 });
  },
);

describe('where the device takes nothing', () => {
  test('attempts stay in the page, and that is said once as long as it stands there', async () => {
    const { store } = fullStore();
    const recorder = recorderIn(session, () => Promise.resolve(store));
    for (const attempt of inARow(3, 1)) await recorder.keep(attempt);
    expect(recorder.state()).toMatchObject({ records: inARow(3, 1), unstored: 3 });
    expect(notices()).toEqual(['progress-not-stored']);
    await recorder.refresh();
    expect(recorder.state().records).toHaveLength(3);
  });

  test('they are stored with the next one that finds room', async () => {
    const { store, makeRoom } = fullStore();
    const recorder = recorderIn(session, () => Promise.resolve(store));
    for (const attempt of inARow(3, 1)) await recorder.keep(attempt);
    makeRoom();
    await recorder.keep(attemptAt(9));
    expect(recorder.state()).toMatchObject({ unstored: 0 });
    expect((await store.list()).records).toEqual([...inARow(3, 1), attemptAt(9)]);
  });

  test('a file that is imported is refused as a whole', async () => {
    const recorder = recorderIn(session, () => Promise.resolve(fullStore().store));
    expect(await recorder.importAll(inARow(3, 1))).toBeNull();
    expect(recorder.state().records).toEqual([]);
  });

  test('or the part that stores cannot be loaded, the next one tries again', async () => {
    let tries = 0;
    const recorder = recorderIn(session, () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('offline')) : open();
    });
    await recorder.keep(attemptAt(1));
    expect(recorder.state()).toMatchObject({ records: [attemptAt(1)], unstored: 1 });
    await recorder.keep(attemptAt(2));
    expect(recorder.state()).toMatchObject({ records: inARow(2, 1), unstored: 0 });
  });
});

test('without storage attempts last as long as the page, and that is said once', async () => {
  const memory = memoryStore();
  const recorder = recorderIn(session, () => Promise.resolve(memory));
  await recorder.keep(attemptAt(1));
  expect(notices()).toEqual(['progress-not-stored']);
  session.setState({ notices: [] });
  await recorder.keep(attemptAt(2));
  expect(notices()).toEqual([]);
  expect(recorder.state()).toMatchObject({ isLasting: false, records: inARow(2, 1) });
});

test('what cannot be read is said, and nothing is lost from the page', async () => {
  const failing: ProgressStore = { ...memoryStore(), list: () => Promise.reject(new Error('damaged')) };
  const recorder = recorderIn(session, () => Promise.resolve(failing));
  await recorder.keep(attemptAt(1));
  expect(recorder.state()).toMatchObject({ reading: 'failed', records: [attemptAt(1)] });
});

test('deleting takes what is only in the page as well', async () => {
  const { store } = fullStore();
  const recorder = recorderIn(session, () => Promise.resolve(store));
  await recorder.keep(attemptAt(1));
  expect(await recorder.clear()).toBe(true);
  expect(recorder.state()).toMatchObject({ records: [], unstored: 0 });
  const refused = recorderIn(newPage(), () =>
    Promise.resolve({ ...store, clear: () => Promise.resolve(false) }),
  );
  await refused.keep(attemptAt(1));
  expect(await refused.clear()).toBe(false);
  expect(refused.state().records).toEqual([attemptAt(1)]);
});

test('two tabs that record 300 each at once have 600 of 600', async () => {
  const [one, two] = [recorderIn(session, open), recorderIn(newPage(), open)];
  await Promise.all(inARow(600, 0).map((attempt, at) => (at % 2 === 0 ? one : two).keep(attempt)));
  await Promise.all([one.refresh(), two.refresh()]);
  expect(one.state()).toMatchObject({ unstored: 0, records: inARow(600, 0) });
  expect(two.state().records).toHaveLength(600);
});
