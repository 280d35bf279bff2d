/** Actions about a large tree: whatever asks for another search of it waits by itself, and none is made in one go. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uniformTree } from '../../bench/trees.ts';
import '../../src/core/run/furtherRecorders.ts';
import '../../src/core/run/furtherSearches.ts';
import { reordered } from '../../src/core/order/reorder.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import '../../src/families/furtherRows.ts';
import type { Lesson } from '../../src/lesson/lesson.ts';
import { packTree } from '../../src/link/packTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { printWish } from '../../src/notation/uniformWish.ts';
import { followPresenter, type Visibility } from '../../src/session/audience/followPresenter.ts';
import type { Channel } from '../../src/session/audience/leadAudience.ts';
import { MIRROR_MESSAGE, type MirrorMessage } from '../../src/session/audience/mirror.ts';
import { chooseNumbers } from '../../src/session/chooseNumbers.ts';
import { chooseAlgorithm, chooseGrowth, chooseLimits, chooseRules } from '../../src/session/chooseSearch.ts';
import { compare, compareAsked, comparedInStep, comparedRuns } from '../../src/session/comparing.ts';
import { toggleEditing } from '../../src/session/drawFullTree.ts';
import { edit, replaceTree } from '../../src/session/editing.ts';
import { PLAYING } from '../../src/session/lesson/playedLesson.ts';
import { goToMoment, playLesson, whereReaderIs } from '../../src/session/lesson/playLesson.ts';
import { LONG_SEARCH } from '../../src/session/longSearch.ts';
import { askAhead, drawWhole } from '../../src/session/onWholeTree.ts';
import { openSubject } from '../../src/session/openSubject.ts';
import { elsewhere, MOST_AT_ONCE, runOf } from '../../src/session/runOf.ts';
import { madeAtOnce, onceRecorded, whenRecorded } from '../../src/session/searching.ts';
import { createSession, type Session, type SessionState, withheldIn } from '../../src/session/session.ts';
import { sliceOf } from '../../src/session/slice.ts';
import { growthOf, subjectOfTree } from '../../src/session/subject.ts';
import type { StartTask } from '../../src/session/tasks/taskRunner.ts';
import { visit } from '../../src/session/visiting.ts';
import { editedIn } from '../../src/session/waitingEdits.ts';
import { english } from '../../src/words/en/page.ts';

/** How many searches of large trees the page has made in one go. */
let inOneGo = 0;

const { find } = elsewhere;

beforeAll(() => {
  elsewhere.find = (tree, ...how) => {
    const run = find(tree, ...how);
    if (run === null && tree.size > MOST_AT_ONCE) inOneGo += 1;
    return run;
  };
});

afterAll(() => {
  elsewhere.find = find;
});

beforeEach(() => {
  inOneGo = 0;
});

let seed = 0;

function sessionAt(tree = largeTree()): Session {
  const subject = subjectOfTree(tree, { id: 'own', title: '' });
  return createSession({ subject, language: english, theme: 'light' });
}

/** A session with a large tree whose search by alpha-beta is known. */
async function opened(): Promise<Session> {
  const session = sessionAt(uniformTree(2, 2, 1));
  const subject = subjectOfTree(largeTree(), { id: 'large', title: '' });
  whenRecorded(session, (searching) => openSubject(searching, subject));
  await over(session);
  expect(session.getState().subject).toBe(subject);
  return session;
}

function largeTree() {
  seed += 1;
  return uniformTree(3, 9, seed);
}

const phase = (session: Session) => sliceOf(session, LONG_SEARCH).phase;

/** Waits until nothing is searched any more. */
async function over(session: Session): Promise<void> {
  await expect.poll(() => phase(session), { interval: 5, timeout: 20_000 }).toBe('none');
}

const SHOWN = ['subject', 'algorithm', 'rules', 'limits', 'numbers', 'activity', 'withheld'] as const;
const shown = (state: SessionState) => SHOWN.map((name) => state[name]);

/** By name: what is asked for, and whether the page shows it. */
const ACTIONS: Readonly<
  Record<string, readonly [act: (session: Session) => void, isThere: (state: SessionState) => boolean]>
> = {
  'another algorithm': [
    (session) => chooseAlgorithm(session, 'minimax'),
    ({ algorithm }) => algorithm === 'minimax',
  ],
  'another rule': [
    (session) => chooseRules(session, { cutoff: 'strict' }),
    ({ rules }) => rules.cutoff === 'strict',
  ],
  'a window': [
    (session) => chooseLimits(session, { window: { alpha: 3, beta: 5 } }),
    ({ limits = NO_LIMITS }) => limits.window?.alpha === 3,
  ],
  'a tree that grows': [
    (session) => chooseGrowth(session, 'grown'),
    ({ subject }) => growthOf(subject) === 'grown',
  ],
  'the numbers of the side to move, of another search': [
    (session) =>
      whenRecorded(session, (searching) => {
        chooseRules(searching, { value: 'hard' });
        chooseNumbers(searching, 'mover');
      }),
    ({ numbers, rules }) => numbers === 'mover' && rules.value === 'hard',
  ],
  'another value of a leaf': [
    (session) => edit(session, treeOf(session), ['setValue', treeOf(session).leaves()[0] as NodeId, 1_000]),
    ({ subject }) => subject.tree.value(subject.tree.leaves()[0] as NodeId) === 1_000,
  ],
  'one node less, and what it was called': [
    (session) => {
      edit(session, treeOf(session), ['setLabel', ROOT, 'Start']);
      edit(session, treeOf(session), ['removeNode', treeOf(session).leaves()[0] as NodeId]);
    },
    ({ subject, past }) => subject.tree.label(ROOT) === 'Start' && past.length === 2,
  ],
  'its children in another order': [
    (session) => replaceTree(session, reordered(treeOf(session), ROOT, 'best', 'subtree', 0), null),
    ({ past }) => past.length === 1,
  ],
  'another search beside it': [(session) => compare(session), isComparing],
  'its children best first beside it': [
    (session) => compare(session, undefined, { kind: 'children', value: 'best' }),
    isComparing,
  ],
  'its children worst first beside it': [
    (session) => compare(session, undefined, { kind: 'children', value: 'worst' }),
    isComparing,
  ],
};

/** The tree that an edit changes. */
function treeOf(session: Session) {
  return editedIn(session.getState()).tree;
}

function isComparing({ activity }: SessionState): boolean {
  return activity.kind === 'comparing';
}

describe('of a large tree', () => {
  test.each(Object.entries(ACTIONS))(
    '%s is shown once it is searched in slices; until then, and when it is cancelled, the page is as it was',
    async (_name, [act, isThere]) => {
      const session = await opened();
      const before = shown(session.getState());
      act(session);
      expect(phase(session)).not.toBe('none');
      expect(shown(session.getState())).toEqual(before);
      sliceOf(session, LONG_SEARCH).cancel();
      expect(phase(session)).toBe('none');
      expect(shown(session.getState())).toEqual(before);
      act(session);
      await over(session);
      expect(isThere(session.getState())).toBe(true);
      runOf(session.getState());
      expect(inOneGo).toBe(0);
    },
  );

  test('the whole is drawn, edited and asked about after it has grown', async () => {
    for (const [act, isThere] of [
      [drawWhole, ({ subject }) => growthOf(subject) === 'drawn'],
      [toggleEditing, ({ activity }) => activity.kind === 'editing'],
      [(session) => askAhead(session, true), (state) => withheldIn(state) !== null],
    ] satisfies [(session: Session) => void, (state: SessionState) => boolean][]) {
      const session = sessionAt();
      const lists = act !== drawWhole && act !== toggleEditing;
      whenRecorded(session, (searching) =>
        lists ? chooseAlgorithm(searching, 'two-phase') : chooseGrowth(searching, 'grown'),
      );
      await over(session);
      expect(growthOf(session.getState().subject)).toBe('grown');
      act(session);
      if (!isThere(session.getState())) await over(session);
      expect(isThere(session.getState())).toBe(true);
      runOf(session.getState());
    }
    expect(inOneGo).toBe(0);
  });

  test('the other order is that which is made in one go, and stands in step with the first', async () => {
    const session = await opened();
    const { tree, names } = withTree(session);
    compare(session, undefined, { kind: 'children', value: 'best' });
    expect(phase(session)).toBe('ordering');
    await over(session);
    const { leading, other } = comparedRuns(session.getState());
    const best = reordered(tree, ROOT, 'best', 'subtree', 0);
    expect(printTree(other.tree)).toBe(printTree(best));
    expect(other.length).toBe(recordTrace(best, 'alpha-beta', DEFAULT_RULES).length);
    const { stops, pairing } = comparedInStep(session.getState());
    expect([pairing, stops.at(-1)]).toEqual(['number', expect.objectContaining({ other: other.length })]);
    expect(leading.tree).toBe(tree);
    expect(names.of(ROOT)).toBe('A');
  });

  test('what is asked for does not come when the reader has gone to a screen meanwhile', async () => {
    const session = await opened();
    compare(session);
    visit(session, 'progress');
    expect(phase(session)).toBe('none');
    await turns();
    expect(session.getState().activity.kind).toBe('visiting');
  });

  test('what is asked for on a screen does not come when the reader has gone to another screen', async () => {
    const session = await opened();
    visit(session, 'mine');
    const before = session.getState().subject;
    whenRecorded(session, (searching) => chooseAlgorithm(searching, 'minimax'));
    expect(phase(session)).toBe('searching');
    visit(session, 'progress');
    expect(phase(session)).toBe('none');
    await turns();
    expect(session.getState()).toMatchObject({ subject: before, algorithm: 'alpha-beta' });
  });

  test('what is cancelled says nothing any more when it ends later than the next one begins', async () => {
    const session = await opened();
    const late: (() => void)[] = [];
    const start: StartTask = (_name, _input, listener) => {
      listener.begun('worker');
      return () => late.push(() => listener.ended('cancelled', { done: 0, of: 0, parts: [] }));
    };
    const ask = (cutoff: 'strict' | 'equal', value: 'hard' | 'soft') =>
      whenRecorded(session, (searching) => chooseRules(searching, { cutoff, value }), start);
    ask('strict', 'soft');
    ask('strict', 'hard');
    for (const end of late) end();
    expect(phase(session)).toBe('searching');
    sliceOf(session, LONG_SEARCH).cancel();
    late.at(-1)?.();
    expect(phase(session)).toBe('none');
  });

  test('a search that is not displayed is known at once or later, and never made in one go', async () => {
    const session = await opened();
    const { subject, rules } = session.getState();
    const free = (algorithm: 'alpha-beta' | 'minimax') => () => runOf({ subject, rules, algorithm });
    expect(madeAtOnce(free('alpha-beta'))?.made).toBe(runOf(session.getState()));
    expect(madeAtOnce(free('minimax'))).toBeNull();
    const later = await onceRecorded(free('minimax'));
    expect(later?.made.algorithm).toBe('minimax');
    expect(madeAtOnce(free('minimax'))?.made).toBe(later?.made);
    await onceRecorded(() => compareAsked(session, { beside: 'children.worst' }));
    expect(isComparing(session.getState())).toBe(true);
    expect(inOneGo).toBe(0);
  });

  test('the search is found again after many of small trees', async () => {
    const session = await opened();
    const large = session.getState();
    const run = runOf(large);
    for (let other = 1; other <= 20; other += 1) {
      openSubject(session, subjectOfTree(uniformTree(2, 3, other), null));
      runOf(session.getState());
    }
    expect(runOf({ ...large })).toBe(run);
    expect(inOneGo).toBe(0);
  });
});

function withTree(session: Session) {
  const { subject } = session.getState();
  return subject;
}

/** Lets everything come that may still be under way. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** The address of a large tree, without its version. */
async function figureOf(depth: number): Promise<string> {
  const wish = { branching: 3, depth, seed: 7, values: [0, 99], order: 'given', root: 'max' } as const;
  return `own=${await packTree({ title: '', text: printWish(wish) })}&algorithm=alpha-beta`;
}

describe('a lesson about a large tree', () => {
  async function lessonOn(): Promise<Lesson> {
    const figure = await figureOf(9);
    return {
      title: 'Large',
      moments: [
        { figure: `${figure}&step=3`, title: 'a', note: '' },
        { figure: `${figure}&compare=4&beside=children.best`, title: 'b', note: '' },
        { figure: 'tree=aima-fig-5-5&step=2', title: 'c', note: '' },
      ],
    };
  }

  test('says what is made and searched, and shows two figures once they are there', async () => {
    const session = sessionAt(uniformTree(2, 2, 1));
    const lesson = await lessonOn();
    const playing = playLesson(session, { in: () => lesson, placeOf: () => null }, 0);
    await expect.poll(() => phase(session), { interval: 1 }).not.toBe('none');
    await playing;
    expect([session.getState().step, whereReaderIs(session.getState())]).toEqual([3, 'at']);
    goToMoment(session, 1);
    expect(phase(session)).toBe('ordering');
    expect(isComparing(session.getState())).toBe(false);
    await over(session);
    const state = session.getState();
    expect(state.activity).toMatchObject({ kind: 'comparing', stop: 4, beside: 'children.best' });
    expect(whereReaderIs(state)).toBe('at');
    expect(inOneGo).toBe(0);
  });

  test('never shows two figures of a moment that the reader has left', async () => {
    const session = sessionAt(uniformTree(2, 2, 1));
    const lesson = await lessonOn();
    await playLesson(session, { in: () => lesson, placeOf: () => null }, 0);
    for (const moment of [0, 2]) {
      goToMoment(session, 1);
      expect(phase(session)).not.toBe('none');
      goToMoment(session, moment);
      await expect.poll(() => whereReaderIs(session.getState())).toBe('at');
      await turns();
      expect(session.getState().activity.kind).toBe('reading');
      expect(sliceOf(session, PLAYING).at).toBe(moment);
      if (moment === 0) expect(session.getState().step).toBe(3);
    }
  });
});

test('the audience sees two figures of a large tree once they are there, at the stop of the presenter', async () => {
  const audience = sessionAt(uniformTree(2, 2, 1));
  const channel: Channel = { onmessage: null, postMessage: () => {}, close: () => {} };
  const page = { hidden: false, addEventListener() {}, removeEventListener() {} } as unknown as Visibility;
  const end = followPresenter(audience, channel, page, 'x');
  const figure = await figureOf(9);
  const tell = (message: Partial<Extract<MirrorMessage, { kind: 'shown' }>>) => {
    const whole: MirrorMessage = {
      ...{ kind: 'shown', figure: `v1&${figure}&compare=0&beside=children.worst`, step: 0 },
      ...{ stop: { at: 5, past: 0 }, isBlank: false, language: 'en', theme: 'light' },
      ...{ asking: { isOn: false, last: null }, lesson: null, lessonAt: null, pointer: null, isWhole: false },
      ...message,
    };
    channel.onmessage?.call(channel as never, { data: MIRROR_MESSAGE.print(whole) } as MessageEvent);
  };
  tell({});
  tell({ stop: { at: 6, past: 0 } });
  await expect
    .poll(() => audience.getState().activity, { interval: 5, timeout: 20_000 })
    .toMatchObject({ kind: 'comparing', stop: 6, beside: 'children.worst' });
  expect(inOneGo).toBe(0);
  // Another figure that comes meanwhile is the one that stays.
  tell({ figure: `v1&${figure}&compare=0&beside=children.best` });
  tell({ figure: 'v1&tree=aima-fig-5-5', stop: null, step: 4 });
  await expect.poll(() => audience.getState().subject.example?.id).toBe('aima-fig-5-5');
  await turns();
  expect([audience.getState().activity.kind, audience.getState().step]).toEqual(['presenting', 4]);
  end();
});
