// @vitest-environment jsdom
/** A set inside an LMS, without a browser: what the LMS is told, and when. */
import { afterEach, describe, expect, test } from 'vitest';
import { printManifest } from '../../src/lms/scorm/manifest.ts';
import { scormPackage } from '../../src/lms/scorm/scormPackage.ts';
import { printJson } from '../../src/notation/jsonText.ts';
import { type ExerciseSet, setShape } from '../../src/practice/exerciseSet.ts';
import { isVariantOf, nameWithNumber, variantOfNumber } from '../../src/practice/studentVariant.ts';
import { firstSubject } from '../../src/session/firstSubject.ts';
import { writeSheet } from '../../src/session/practice/practice.ts';
import { submitSheet } from '../../src/session/practice/submit.ts';
import { type ApiWindow, findApi, type ScormApi } from '../../src/session/scorm/findApi.ts';
import { connectLms } from '../../src/session/scorm/lms.ts';
import { openScorm } from '../../src/session/scorm/openScorm.ts';
import { SCORM } from '../../src/session/scorm/scormState.ts';
import { createSession } from '../../src/session/session.ts';
import { handInRun } from '../../src/session/sets/runResult.ts';
import { currentRun, showItem } from '../../src/session/sets/setRun.ts';
import { sliceOf } from '../../src/session/slice.ts';
import { english } from '../../src/words/en/page.ts';
import { loadWords } from '../../src/words/language.ts';
import { exampleItem, part, textItem } from '../support/setItems.ts';

const SET: ExerciseSet = {
  title: 'Week 5',
  hints: true,
  items: [
    exampleItem('aima-fig-5-5', part('leafCount', { marks: 2 }), part('crossing')),
    textItem('(3 12 8) (2 4 6) (14 5 2)', part('leafCount', { marks: 3 })),
  ],
};

/** An LMS that keeps what it is told, in the order in which it is told. */
function recorder(values: Readonly<Record<string, string>> = {}) {
  const told: string[] = [];
  const kept = new Map(Object.entries(values));
  const state = { refuses: false };
  const answer = () => (state.refuses ? 'false' : 'true');
  const noted = (call: string) => {
    told.push(call);
    return answer();
  };
  const api: ScormApi = {
    LMSInitialize: () => answer(),
    LMSFinish: () => noted('finish'),
    LMSGetValue: (name) => kept.get(name) ?? '',
    LMSCommit: () => noted('commit'),
    LMSSetValue(name, value) {
      if (!state.refuses) {
        told.push(name);
        kept.set(name, value);
      }
      return answer();
    },
  };
  return { api, told, kept, state };
}

/** A clock that is put forward by hand, and a page that is hidden and left by hand. */
function surroundings() {
  let time = 0;
  let due: { readonly at: number; readonly then: () => void }[] = [];
  const [hidden, left] = [new Set<() => void>(), new Set<() => void>()];
  const listening = (to: Set<() => void>) => (listen: () => void) => {
    to.add(listen);
    return () => void to.delete(listen);
  };
  return {
    now: () => time,
    clock(ms: number, then: () => void) {
      const one = { at: time + ms, then };
      due.push(one);
      return () => {
        due = due.filter((other) => other !== one);
      };
    },
    onHidden: listening(hidden),
    onLeft: listening(left),
    pass(ms: number) {
      time += ms;
      const now = due.filter(({ at }) => at <= time);
      due = due.filter(({ at }) => at > time);
      for (const { then } of now) then();
    },
    hide: () => {
      for (const listen of [...hidden]) listen();
    },
    leave: () => {
      for (const listen of [...left]) listen();
    },
  };
}

async function opened(lms: ReturnType<typeof recorder>, set = SET) {
  await loadWords('en', 'work');
  const session = createSession({ subject: firstSubject(), language: english, theme: 'light' });
  const around = surroundings();
  const setText = async () => printJson(setShape(), set);
  await openScorm(session, { ...around, api: lms.api, setText });
  return { session, around };
}

const LEARNER = { 'cmi.core.student_name': 'Lin, Mei', 'cmi.core.student_id': 's-1' };

afterEach(() => localStorage.clear());

describe('a set in an LMS', () => {
  test('is told after a marking, within a minute of anything else, when hidden, and at the end', async () => {
    const lms = recorder(LEARNER);
    const { session, around } = await opened(lms);
    const commits = () => lms.told.filter((name) => name === 'commit').length;
    expect(commits()).toBe(1);
    showItem(session, 0);
    writeSheet(session, () => ({ leafCount: '1' }));
    around.pass(59_000);
    expect(commits()).toBe(1);
    around.pass(1000);
    expect(commits()).toBe(2);
    around.pass(60_000);
    expect(commits()).toBe(2);
    submitSheet(session);
    expect(commits()).toBe(3);
    expect(lms.kept.get('cmi.core.score.raw')).toBe('0');
    expect(lms.kept.get('cmi.core.lesson_location')).toBe('item-1');
    around.pass(5250);
    around.hide();
    expect(commits()).toBe(4);
    expect(lms.kept.get('cmi.core.session_time')).toBe('0000:02:05.25');
    around.leave();
    expect(lms.told.at(-1)).toBe('finish');
    expect(lms.kept.get('cmi.core.exit')).toBe('suspend');
    expect(localStorage).toHaveLength(0);
  });

  test('gets its variant from the number of the learner, and a result that says so is in order', async () => {
    const lms = recorder(LEARNER);
    const { session } = await opened(lms);
    showItem(session, 0);
    const variant = variantOfNumber('s-1', SET);
    expect(currentRun(session)?.items[0]?.variant).toBe(variant);
    const name = nameWithNumber('Lin, Mei', 's-1');
    expect(currentRun(session)?.name).toBe(name);
    expect(isVariantOf(name, SET, variant)).toBe(true);
    expect(isVariantOf('Lin, Mei', SET, variant)).toBe(false);
    expect(isVariantOf(name, SET, (variant + 1) % 1000)).toBe(false);
  });

  test('tells the answers once, behind those that are there, and whether the set is passed', async () => {
    const lms = recorder({
      ...LEARNER,
      'cmi.interactions._count': '4',
      'cmi.objectives._count': '2',
      'cmi.objectives.0.id': 'item-2',
      'cmi.student_data.mastery_score': '50',
    });
    const { session, around } = await opened(lms);
    showItem(session, 1);
    around.pass(3_723_450);
    handInRun(session, 1_767_225_600_000);
    expect(lms.kept.get('cmi.interactions.4.id')).toBe('item-1-leafCount');
    expect(lms.kept.get('cmi.interactions.5.id')).toBe('item-1-crossing');
    expect(lms.kept.get('cmi.interactions.6.latency')).toBe('0001:02:03.45');
    expect(lms.kept.get('cmi.objectives.2.id')).toBe('item-1');
    expect(lms.kept.get('cmi.objectives.0.status')).toBe('completed');
    expect(lms.kept.get('cmi.core.lesson_status')).toBe('failed');
    expect(lms.kept.get('cmi.core.exit')).toBe('');
    // Nothing of a list is told before its name.
    const first = (pattern: RegExp) => lms.told.findIndex((name) => pattern.test(name));
    expect(first(/interactions\.4\.id/)).toBe(first(/interactions\.4/));
    expect(first(/objectives\.2\.id/)).toBe(first(/objectives\.2/));
    const answers = lms.told.filter((name) => name.startsWith('cmi.interactions')).length;
    around.pass(60_000);
    around.leave();
    expect(lms.told.filter((name) => name.startsWith('cmi.interactions'))).toHaveLength(answers);
  });

  test('is told again what it refused, and the page says so meanwhile', async () => {
    const lms = recorder(LEARNER);
    const { session, around } = await opened(lms);
    lms.state.refuses = true;
    showItem(session, 0);
    submitSheet(session);
    expect(sliceOf(session, SCORM).standing).toBe('refused');
    lms.state.refuses = false;
    around.pass(60_000);
    expect(sliceOf(session, SCORM).standing).toBe('kept');
    expect(lms.kept.get('cmi.objectives.0.status')).toBe('completed');
  });

  test('goes on where it was left, whatever the LMS says of how it was entered', async () => {
    const lms = recorder({ ...LEARNER, 'cmi.core.entry': '' });
    const first = await opened(lms);
    showItem(first.session, 0);
    writeSheet(first.session, () => ({ leafCount: '3' }));
    submitSheet(first.session);
    showItem(first.session, 1);
    writeSheet(first.session, () => ({ leafCount: 'se' }));
    first.around.leave();
    const { session } = await opened(lms);
    const run = currentRun(session);
    expect(run).toMatchObject({ page: 'item', current: 1 });
    expect(run?.items[1]?.sheet.leafCount).toBe('se');
    expect(run?.items[0]?.first).toMatchObject(currentRun(first.session)?.items[0]?.first ?? {});
    expect(run?.items[0]?.isGraded).toBe(true);
  });

  test.each(['review', 'browse'])('writes nothing in the mode %s', async (mode) => {
    const lms = recorder({ ...LEARNER, 'cmi.core.lesson_mode': mode });
    const { session, around } = await opened(lms);
    showItem(session, 0);
    submitSheet(session);
    around.pass(120_000);
    around.leave();
    expect(lms.told).toEqual(['finish']);
    expect(sliceOf(session, SCORM).standing).toBe('looking');
  });

  test('leaves alone what a newer package kept, and begins anew where it is damaged', async () => {
    const newer = recorder({ ...LEARNER, 'cmi.suspend_data': '2abc' });
    expect(sliceOf((await opened(newer)).session, SCORM)).toMatchObject({
      standing: 'looking',
      lost: 'newer',
    });
    expect(newer.told).toEqual([]);
    const damaged = recorder({ ...LEARNER, 'cmi.suspend_data': '1abc' });
    expect(sliceOf((await opened(damaged)).session, SCORM)).toMatchObject({
      standing: 'kept',
      lost: 'damaged',
    });
  });

  test('works without an LMS, and where the LMS lets nobody in', async () => {
    const lms = recorder();
    lms.state.refuses = true;
    const { session } = await opened(lms);
    expect(sliceOf(session, SCORM).standing).toBe('none');
    expect(currentRun(session)?.hosted).toMatchObject({ keepsAnswers: false });
  });
});

describe('the object of the LMS', () => {
  const { api } = recorder();
  const top = (own: Partial<ApiWindow> = {}): ApiWindow => {
    const window = { ...own, parent: null as ApiWindow | null };
    window.parent = window;
    return window;
  };
  const below = (parent: ApiWindow, count: number): ApiWindow =>
    count === 0 ? parent : { parent: below(parent, count - 1) };
  const closed = (): ApiWindow =>
    Object.defineProperty({ parent: null }, 'API', {
      get() {
        throw new Error('another origin');
      },
    });

  test.each([
    ['of the page itself', top({ API: api }), true],
    ['ten windows up', below(top({ API: api }), 10), true],
    ['eleven windows up', below(top({ API: api }), 11), false],
    ['of the opener', top({ opener: below(top({ API: api }), 3) }), true],
    ['that lacks what it has to offer', top({ API: { LMSInitialize: () => 'true' } }), false],
    ['behind a window of another origin', below(closed(), 1), false],
    ['nowhere', below(top(), 4), false],
  ])('%s', (_where, page, isFound) => {
    expect(findApi(page)).toBe(isFound ? api : null);
  });

  test('that throws counts as one that refuses', () => {
    const thrown = (): never => {
      throw new Error('LMS');
    };
    const lms = connectLms({ ...api, LMSSetValue: thrown, LMSGetValue: thrown });
    expect(lms?.get('cmi.suspend_data')).toBe('');
    expect(lms?.write([['cmi.core.exit', '']])).toBe(false);
    expect(connectLms({ ...api, LMSInitialize: thrown })).toBeNull();
  });
});

describe('a manifest', () => {
  const NASTY = ['a ]]> b', '<b>&amp;"\'', 'x\u0000\u202e\ud800y', '{=~#}:\\', '弈树 😀'.repeat(60)];

  test.each(NASTY)('is XML, with the title %j', (title) => {
    const text = printManifest({ identifier: 'a', title, mastery: 60, files: ['a&b.js', 'set.json'] });
    const read = new DOMParser().parseFromString(text, 'application/xml');
    expect(read.getElementsByTagName('parsererror')).toHaveLength(0);
    expect([...read.getElementsByTagName('file')].map((file) => file.getAttribute('href'))).toEqual([
      'a&b.js',
      'set.json',
    ]);
    const said = read.getElementsByTagName('title')[0]?.textContent ?? '';
    expect(said).toContain(title.slice(0, 1));
    expect(Array.from(said).length).toBeLessThanOrEqual(215);
  });

  test('names no mastery score unless one is wished', () => {
    expect(printManifest({ identifier: 'a', title: 'b', mastery: null, files: [] })).not.toContain(
      'masteryscore',
    );
  });

  test('and the package around it are the same bytes each time', () => {
    const build = [{ name: 'scorm.html', bytes: new TextEncoder().encode('<p>') }];
    const made = () => scormPackage(SET, build, { title: 'a', mastery: null });
    expect(Buffer.compare(made(), made())).toBe(0);
  });
});
