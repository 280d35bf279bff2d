import { beforeEach, describe, expect, test } from 'vitest';
import { uniformTree } from '../../bench/trees.ts';
import { setValue } from '../../src/core/edit/fields.ts';
import { seeded } from '../../src/core/random/seeded.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { exampleById, LIBRARY } from '../../src/library/library.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { unpackTree } from '../../src/link/packedTree.ts';
import { packTree } from '../../src/link/packTree.ts';
import { type AddressHost, followAddress } from '../../src/session/addressBar.ts';
import { applyEdit } from '../../src/session/editing.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { openShipped } from '../../src/session/lesson/openLesson.ts';
import { endLesson, goOn } from '../../src/session/lesson/playLesson.ts';
import { linkOf } from '../../src/session/linkOf.ts';
import { LONG_SEARCH } from '../../src/session/longSearch.ts';
import { openSubject } from '../../src/session/openSubject.ts';
import { packedOf } from '../../src/session/packedOf.ts';
import { restore } from '../../src/session/restore.ts';
import { createSession, goToStep, type Session } from '../../src/session/session.ts';
import { showAgain } from '../../src/session/showOther.ts';
import { sliceIn, sliceOf } from '../../src/session/slice.ts';
import { speak } from '../../src/session/speak.ts';
import { newTreeId, subjectOfTree } from '../../src/session/subject.ts';
import { visit } from '../../src/session/visiting.ts';
import { english } from '../../src/words/en/page.ts';
import { loadLanguage } from '../../src/words/language.ts';
import { ManualClock } from './manualClock.ts';

interface Write {
  readonly kind: 'push' | 'replace';
  readonly hash: string;
  readonly at: number;
}

let clock: ManualClock;
let writes: Write[];
let listeners: (() => void)[];
let location: { hash: string; pathname: string; search: string };
let session: Session;
/** Goes to an address as a link does, or, with the state of an entry of the history, as Back does. */
let go: (hash: string, state?: unknown) => void;
let stateOfEntry: () => unknown;

beforeEach(() => {
  clock = new ManualClock();
  writes = [];
  listeners = [];
  location = { hash: '', pathname: '/', search: '' };
  const history = { state: null as unknown };
  const write = (kind: Write['kind']) => (data: unknown, _unused: string, hash?: string | URL | null) => {
    history.state = data;
    if (hash === undefined) return;
    location.hash = String(hash);
    writes.push({ kind, hash: String(hash), at: clock.now });
  };
  go = (hash, state = null) => {
    location.hash = hash;
    history.state = state;
    for (const listener of listeners) listener();
  };
  stateOfEntry = () => history.state;
  const host: AddressHost = {
    location,
    history: Object.assign(history, { pushState: write('push'), replaceState: write('replace') }),
    addEventListener: (_type, listener) => listeners.push(listener),
    removeEventListener: () => undefined,
  };
  session = createSession({ subject: subjectOfExample(LIBRARY[0]!), language: english, theme: 'light' });
  followAddress(session, host, clock.set, () => clock.now);
});

const said = () => session.getState().notices.map(({ kind }) => kind);

/** For what is loaded when it is first asked for. */
const PATIENTLY = { timeout: 30_000 };

async function largeLink(): Promise<string> {
  const text = 'uniform b=3 d=10 seed=1 values=0..99 order=given';
  return `#v1&own=${await packTree({ title: 'Large', text })}`;
}

/** Goes to a link to a large tree, and waits until the tree is being made. */
async function begun(link: string): Promise<void> {
  go(link);
  await new Promise<void>((resolve) => {
    const stop = session.subscribe((state) => {
      if (sliceIn(state, LONG_SEARCH).phase !== 'making') return;
      stop();
      resolve();
    });
  });
}

describe('the address bar', () => {
  test('is written at most once in 500 ms, and ends on what is shown', () => {
    for (let step = 1; step <= 26; step += 1) {
      goToStep(session, step);
      clock.pass(33);
    }
    clock.pass(1000);
    const gaps = writes.slice(1).map(({ at }, index) => at - writes[index]!.at);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(500);
    expect(location.hash).toBe('#v1&tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal&step=26');
    expect(writes.every(({ kind }) => kind === 'replace')).toBe(true);
  });

  test('gets one history entry a tree', () => {
    openSubject(session, subjectOfExample(LIBRARY[3]!));
    clock.pass(600);
    goToStep(session, 3);
    clock.pass(600);
    openSubject(session, subjectOfExample(LIBRARY[4]!));
    clock.pass(600);
    expect(writes.map(({ kind }) => kind)).toEqual(['push', 'replace', 'push']);
  });

  test('gets an entry for each of three places gone to within half a second', async () => {
    visit(session, 'mine');
    await Promise.resolve();
    clock.pass(90);
    visit(session, 'progress');
    await Promise.resolve();
    clock.pass(90);
    visit(session, 'trees');
    await Promise.resolve();
    clock.pass(600);
    expect(writes.map(({ kind, hash }) => `${kind} ${hash}`)).toEqual([
      'push #v1&page=mine',
      'push #v1&page=progress',
      'push #v1&page=trees',
    ]);
  });

  test('is written fewer than 100 times in 30 s, however fast one goes about, and ends on what is shown', async () => {
    for (let press = 0; press < 400; press += 1) {
      visit(session, press % 2 === 0 ? 'mine' : 'progress');
      await Promise.resolve();
      clock.pass(100);
    }
    clock.pass(1000);
    const most = Math.max(
      ...writes.map((first) => writes.filter(({ at }) => at >= first.at && at < first.at + 30_000).length),
    );
    expect(most).toBeLessThan(100);
    expect(location.hash).toBe('#v1&page=progress');
  });

  test('says what a screen shows besides, in the one entry of the screen, and comes back to it', async () => {
    const at = () => {
      const { activity } = session.getState();
      return activity.kind === 'visiting' ? activity.at : null;
    };
    visit(session, 'growth');
    clock.pass(600);
    await expect.poll(() => location.hash).toBe('#v1&page=growth');
    for (const b of [4, 5]) {
      session.setState({
        activity: { kind: 'visiting', screen: 'growth', at: `v1&page=growth&b=${b}` },
      });
      clock.pass(600);
      expect(location.hash).toBe(`#v1&page=growth&b=${b}`);
    }
    expect(writes.map(({ kind }) => kind)).toEqual(['push', 'replace', 'replace']);
    expect(await linkOf(session.getState())).toBe('v1&page=growth&b=5');
    go('#v1&page=growth&b=7&scale=linear');
    expect(at()).toBe('v1&page=growth&b=7&scale=linear');
    visit(session, 'trees');
    clock.pass(600);
    expect(location.hash).toBe('#v1&page=trees');
  });

  test('that is changed from outside changes what is shown, and says what it could not read', async () => {
    go('#v1&tree=thu-fig-3-10&algorithm=alpha-beta&cutoff=strict&step=9999&colour=red');
    await expect.poll(() => session.getState().subject.example?.id).toBe('thu-fig-3-10');
    const { step, rules, notices } = session.getState();
    expect(step).toBe(62);
    expect(rules.cutoff).toBe('strict');
    expect(notices.map(({ kind }) => kind)).toEqual(['unknown-part', 'step-clamped']);
  });

  test('shows the entry that was gone to last, however long another one takes to be unpacked', async () => {
    const slow = await packTree({ title: 'Slow', text: `(${'1 '.repeat(4000)})` });
    const shown: string[] = [];
    session.subscribe(({ subject }) => shown.push(subject.example?.id ?? subject.own?.title ?? ''));
    go(`#v1&own=${slow}`);
    go('#v1&tree=thu-fig-3-10');
    await expect.poll(() => shown).toContain('thu-fig-3-10');
    await unpackTree(slow);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(shown).not.toContain('Slow');
    go(`#v1&own=${slow}`);
    await expect.poll(() => shown.at(-1)).toBe('Slow');
  });

  describe('of a tree that is loading', () => {
    const link = '#v1&tree=csc480-q26';
    const shown = () => session.getState().subject.example?.id;
    const hasCome = async () => {
      await restore(decodeAddress(link));
      await new Promise((resolve) => setTimeout(resolve, 50));
    };

    test('gives way to a tree that is opened meanwhile, and opens its own on Back', async () => {
      openSubject(session, subjectOfExample(exampleById('gfg')!));
      clock.pass(600);
      go(link);
      const entry = stateOfEntry();
      openSubject(session, subjectOfExample(exampleById('thu-fig-3-10')!));
      await hasCome();
      expect(shown()).toBe('thu-fig-3-10');
      expect(writes.at(-1)).toMatchObject({ kind: 'push', hash: expect.stringContaining('thu-fig-3-10') });
      go(link, entry);
      await expect.poll(shown).toBe('csc480-q26');
    });

    test.each([
      ['Back leads on before it has come', () => go('#v1&tree=thu-fig-3-10')],
      ['another one is opened', () => openSubject(session, subjectOfExample(exampleById('thu-fig-3-10')!))],
    ])('opens it in an entry from before a reload, after %s', async (_when, leaves) => {
      const entry = { entry: 'from before the reload' };
      go(link, entry);
      leaves();
      await expect.poll(shown).toBe('thu-fig-3-10');
      go(link, entry);
      await expect.poll(shown).toBe('csc480-q26');
    });

    test('stays when the step changes meanwhile', async () => {
      go(link);
      goToStep(session, 3);
      clock.pass(600);
      expect(location.hash).toBe(link);
      await expect.poll(shown).toBe('csc480-q26');
    });

    test('names the language of the page, unless another one is chosen meanwhile', async () => {
      const language = () => session.getState().language.code;
      go(`${link}&lang=zh`);
      await expect.poll(shown).toBe('csc480-q26');
      expect([language(), session.getState().linkLanguage]).toEqual(['zh', 'zh']);
      go('#v1&tree=thu-fig-3-10&lang=zh');
      speak(session, english);
      await expect.poll(shown).toBe('thu-fig-3-10');
      expect([language(), session.getState().linkLanguage]).toEqual(['en', null]);
    });

    test('stays when a lesson is closed meanwhile', async () => {
      await openShipped(session, 'deep-cutoffs', 3);
      clock.pass(600);
      go(link);
      endLesson(session);
      await Promise.resolve();
      expect(location.hash).toBe(link);
      await expect.poll(shown).toBe('csc480-q26');
    });
  });

  test.each([
    ['a lesson', '#v1&lesson=deep-cutoffs&moment=3'],
    ['an exercise', '#v1&practice=counting.1.5'],
  ])('of %s that is still loading gives way to the tree of another entry', async (_what, place) => {
    openSubject(session, subjectOfExample(exampleById('gfg')!));
    clock.pass(600);
    const [entry, { hash }] = [stateOfEntry(), location];
    let hasOpened = false;
    session.subscribe(({ subject, activity }) => {
      hasOpened ||= subject.example?.id === 'km-2-4' || activity.kind === 'practising';
    });
    go(place);
    go(hash, entry);
    await expect.poll(() => hasOpened, PATIENTLY).toBe(true);
    const displayed = () => [session.getState().subject.example?.id, session.getState().activity.kind];
    await expect.poll(displayed).toEqual(['gfg', 'reading']);
    clock.pass(600);
    expect(location.hash).toBe(hash);
  });

  test('of a tree keeps its entry when a lesson leads on from it and is closed at once', async () => {
    await openShipped(session, 'deep-cutoffs', 3);
    clock.pass(600);
    const link = '#v1&tree=csc480-q26';
    const shown = () => session.getState().subject.example?.id;
    go(link);
    await expect.poll(shown).toBe('csc480-q26');
    clock.pass(600);
    const [entry, { hash }] = [stateOfEntry(), location];
    goOn(session);
    await expect.poll(shown).toBe('km-2-4');
    await Promise.resolve();
    expect(writes.at(-1)).toMatchObject({ kind: 'push', hash: expect.stringContaining('deep-cutoffs') });
    endLesson(session);
    await Promise.resolve();
    expect(writes.at(-1)).toMatchObject({ kind: 'push', hash: expect.stringContaining('km-2-4') });
    go(hash, entry);
    await expect.poll(shown).toBe('csc480-q26');
  });

  test('of a large tree stays until the tree is there, or gives way to what is shown when that is cancelled', async () => {
    openSubject(session, subjectOfExample(exampleById('gfg')!));
    clock.pass(600);
    const link = await largeLink();
    const going = async () => {
      await begun(link);
      goToStep(session, session.getState().step + 1);
      clock.pass(600);
      expect(location.hash).toBe(link);
    };
    await going();
    sliceOf(session, LONG_SEARCH).cancel();
    const later = () => {
      clock.pass(600);
      return location.hash;
    };
    await expect.poll(later).toMatch(/^#v1&tree=gfg&/);
    expect(writes.at(-1)?.kind).toBe('replace');
    await going();
    await expect.poll(() => session.getState().subject.own?.title, PATIENTLY).toBe('Large');
    expect(said()).toEqual([]);
  });

  test('of a large tree is in the language of the link while the tree is made, and until that is cancelled', async () => {
    const language = () => [session.getState().language.code, session.getState().linkLanguage];
    const link = `${await largeLink()}&lang=zh`;
    await loadLanguage('zh');
    // Nothing may pass between the change of the language and what is done then, lest the tree be there by then.
    const inChinese = () =>
      new Promise<void>((resolve) => {
        const stop = session.subscribe(({ language: { code } }) => {
          if (code !== 'zh') return;
          stop();
          resolve();
        });
        go(link);
      });
    await inChinese();
    expect(language()).toEqual(['zh', 'zh']);
    sliceOf(session, LONG_SEARCH).cancel();
    await expect.poll(language).toEqual(['en', null]);
    // Cancelled before the words have come, and left for another tree.
    await begun(link);
    sliceOf(session, LONG_SEARCH).cancel();
    await loadLanguage('zh');
    await Promise.resolve();
    expect(language()).toEqual(['en', null]);
    await inChinese();
    expect(language()).toEqual(['zh', 'zh']);
    go('#v1&tree=gfg');
    await expect.poll(() => session.getState().subject.example?.id).toBe('gfg');
    expect(language()).toEqual(['en', null]);
    await inChinese();
    expect(language()).toEqual(['zh', 'zh']);
    speak(session, english);
    await expect.poll(() => session.getState().subject.own?.title, PATIENTLY).toBe('Large');
    expect(language()).toEqual(['en', null]);
  });

  test.each([
    ['v1&tree=no-such-tree&step=3', /^#v1&tree=aima-fig-5-5&.*step=3$/, 'unknown-tree'],
    ['v1&own=1damaged', /^#v1&tree=aima-fig-5-5&/, 'damaged-packed'],
    ['somebody-elses-anchor', /^#v1&tree=aima-fig-5-5&/, 'unknown-part'],
    ['v1&tree=thu-fig-3-10&step=9999', /^#v1&tree=thu-fig-3-10&.*step=62$/, 'step-clamped'],
    ['v1&practice=deep-cutoffs.9.1', /^#v1&tree=gfg&/, 'damaged-exercise'],
    ['v1&check=9972f059&practice=deep-cutoffs.2.12', /^#v1&tree=gfg&/, 'damaged-exercise'],
    ['v1&practice=on.no-such-tree.crossing.0', /^#v1&tree=gfg&/, 'damaged-exercise'],
  ])('that was typed over a tree as %s does not stay once it is said', async (typed, shown, notice) => {
    openSubject(session, subjectOfExample(exampleById('gfg')!));
    clock.pass(600);
    go(`#${typed}`);
    await expect.poll(said, PATIENTLY).toContain(notice);
    clock.pass(600);
    expect(location.hash).toMatch(shown);
    expect(writes.at(-1)?.kind).toBe('replace');
  });

  test.each([
    ['the reader goes to another address', () => go('#v1&tree=thu-fig-3-10')],
    ['another tree is opened', () => openSubject(session, subjectOfExample(exampleById('thu-fig-3-10')!))],
    ['a screen is opened', () => visit(session, 'trees')],
  ])('takes back what it said is wrong in it when %s', async (_when, leaves) => {
    go('#v1&tree=gfg&colour=red&step=999');
    await expect.poll(said, PATIENTLY).toEqual(['unknown-part', 'step-clamped']);
    goToStep(session, 3);
    expect(said()).toEqual(['unknown-part', 'step-clamped']);
    leaves();
    await expect.poll(said).toEqual([]);
  });

  test('that a newer version may read stays for it', async () => {
    go('#v1&own=2newer');
    await expect.poll(() => session.getState().notices).toMatchObject([{ kind: 'damaged-packed' }]);
    clock.pass(600);
    expect(location.hash).toBe('#v1&own=2newer');
  });

  test('of an exercise gets its checksum in the same entry, and names what it leaves out', async () => {
    go('#v1&practice=counting.1.5&step=3');
    await expect.poll(said, PATIENTLY).toEqual(['unknown-part']);
    expect(session.getState().notices).toEqual([{ kind: 'unknown-part', part: 'step=3' }]);
    clock.pass(600);
    expect(location.hash).toMatch(/^#v1&check=[0-9a-f]{8}&practice=counting\.1\.5$/);
    expect(writes.map(({ kind }) => kind)).toEqual(['replace']);
    expect(await linkOf(session.getState())).toBe(location.hash.slice(1));
  });

  test('has the last edit of a tree even where another one was opened right after it', async () => {
    const edit = (value: number) => {
      applyEdit(session, setValue(session.getState().subject.tree, 2 as NodeId, value));
      return session.getState().subject;
    };
    edit(8);
    await expect
      .poll(() => {
        clock.pass(600);
        return writes.length;
      })
      .toBe(1);
    const last = edit(9);
    openSubject(session, subjectOfExample(LIBRARY[3]!));
    const packed = await packedOf(last);
    await expect
      .poll(() => {
        clock.pass(600);
        return writes.at(-1)?.hash;
      })
      .toContain(LIBRARY[3]!.id);
    expect(writes.map(({ kind }) => kind)).toEqual(['push', 'replace', 'push']);
    expect(writes[1]?.hash).toContain(packed);
  });

  test('says that a tree is too large for it until another one is shown', async () => {
    const random = seeded(1);
    const title = Array.from({ length: 60_000 }, () => random.below(1e9).toString(36)).join('');
    openSubject(session, subjectOfTree(uniformTree(2, 2, 1), { id: newTreeId(), title }));
    await expect
      .poll(() => {
        clock.pass(600);
        return said();
      })
      .toEqual(['too-long-for-address']);
    openSubject(session, subjectOfExample(LIBRARY[3]!));
    clock.pass(600);
    expect(said()).toEqual([]);
  });

  test('has another tree at once, and of many one after the other no more than a browser takes', async () => {
    // What is changed together is one change.
    openSubject(session, subjectOfExample(LIBRARY[4]!));
    openSubject(session, subjectOfExample(LIBRARY[3]!));
    await Promise.resolve();
    expect(writes.map(({ kind, hash }) => [kind, hash.includes(LIBRARY[3]!.id)])).toEqual([['push', true]]);
    for (let opened = 0; opened < 300; opened += 1) {
      clock.pass(100);
      openSubject(session, subjectOfExample(LIBRARY[opened % 9]!));
      await Promise.resolve();
    }
    expect(writes.length).toBeLessThanOrEqual(100);
    clock.pass(600);
    expect(writes.at(-1)?.hash).toContain(LIBRARY[299 % 9]!.id);
  });

  test('offers the way back to an edited tree until that is shown again, however it is', async () => {
    const edit = (value: number) =>
      applyEdit(session, setValue(session.getState().subject.tree, 2 as NodeId, value));
    edit(8);
    const left = session.getState();
    go('#v1&tree=thu-fig-3-10');
    await expect.poll(said, PATIENTLY).toEqual(['left-tree']);
    showAgain(session, left);
    edit(9);
    expect(said(), 'a way back to how it was before').toEqual([]);
  });

  test('that was an exercise’s before anybody listened opens the exercise, not a tree', async () => {
    const late = createSession({ subject: subjectOfExample(LIBRARY[0]!), language: english, theme: 'light' });
    location.hash = '#v1&practice=counting.1.5';
    const began = { hash: '', state: late.getState() };
    const history = { state: null, pushState: () => undefined, replaceState: () => undefined };
    const host = {
      location,
      history,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    followAddress(late, host, clock.set, () => clock.now, began);
    await expect.poll(() => late.getState().activity.kind, { timeout: 30_000 }).toBe('practising');
    expect(late.getState().notices).toEqual([]);
  });
});
