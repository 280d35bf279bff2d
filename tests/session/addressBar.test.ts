import { beforeEach, describe, expect, test } from 'vitest';
import { LIBRARY } from '../../src/library/library.ts';
import { packTree, unpackTree } from '../../src/link/packedTree.ts';
import { type AddressHost, followAddress } from '../../src/session/addressBar.ts';
import { createSession, goToStep, openSubject, type Session } from '../../src/session/session.ts';
import { subjectOfExample } from '../../src/session/subject.ts';
import { english } from '../../src/words/en/english.ts';
import { ManualClock } from './manualClock.ts';

interface Write {
  readonly kind: 'push' | 'replace';
  readonly hash: string;
  readonly at: number;
}

let clock: ManualClock;
let writes: Write[];
let listeners: (() => void)[];
let location: { hash: string };
let session: Session;

beforeEach(() => {
  clock = new ManualClock();
  writes = [];
  listeners = [];
  location = { hash: '' };
  const write = (kind: Write['kind']) => (_data: unknown, _unused: string, hash?: string | URL | null) => {
    if (hash === undefined) return;
    location.hash = String(hash);
    writes.push({ kind, hash: String(hash), at: clock.now });
  };
  const host: AddressHost = {
    location,
    history: { state: null, pushState: write('push'), replaceState: write('replace') },
    addEventListener: (_type, listener) => listeners.push(listener),
    removeEventListener: () => undefined,
  };
  session = createSession({ subject: subjectOfExample(LIBRARY[0]!), language: english, theme: 'light' });
  followAddress(session, host, clock.set, () => clock.now);
});

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

  test('that is changed from outside changes what is shown, and says what it could not read', async () => {
    location.hash = '#v1&tree=thu-fig-3-10&algorithm=alpha-beta&cutoff=strict&step=9999&colour=red';
    for (const listener of listeners) listener();
    await expect.poll(() => session.getState().subject.example?.id).toBe('thu-fig-3-10');
    const { step, rules, notices } = session.getState();
    expect(step).toBe(62);
    expect(rules.cutoff).toBe('strict');
    expect(notices.map(({ kind }) => kind)).toEqual(['unknown-part', 'step-clamped']);
  });

  test('shows the entry that was gone to last, however long another one takes to be unpacked', async () => {
    const go = (hash: string) => {
      location.hash = hash;
      for (const listener of listeners) listener();
    };
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
    await expect.poll(() => late.getState().mode).toBe('practising');
    expect(late.getState().notices).toEqual([]);
  });
});
