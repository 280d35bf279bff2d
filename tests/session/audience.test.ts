/** The audience's window shows what the presenter's shows, whatever is done there, and misses nothing when it comes back. */

import { beforeEach, describe, expect, test } from 'vitest';
import { setValue } from '../../src/core/edit/fields.ts';
import { seeded } from '../../src/core/random/seeded.ts';
import { exampleById } from '../../src/library/library.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { AUDIENCE, setAudience } from '../../src/session/audience/audience.ts';
import { followPresenter, type Visibility } from '../../src/session/audience/followPresenter.ts';
import { type Channel, leadAudience } from '../../src/session/audience/leadAudience.ts';
import { MIRROR_MESSAGE } from '../../src/session/audience/mirror.ts';
import { compare } from '../../src/session/comparing.ts';
import { applyEdit } from '../../src/session/editing.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { openLessonOf } from '../../src/session/lesson/openLesson.ts';
import { PLAYING } from '../../src/session/lesson/playedLesson.ts';
import { goOn, whereReaderIs } from '../../src/session/lesson/playLesson.ts';
import { openSubject } from '../../src/session/openSubject.ts';
import { askedIn, askQuestions, revealAnswer } from '../../src/session/predicting.ts';
import { createSession, goToStep, isScreenBlank, type Session } from '../../src/session/session.ts';
import { sliceOf } from '../../src/session/slice.ts';
import { newTreeId, subjectOfTree } from '../../src/session/subject.ts';
import { english } from '../../src/words/en/page.ts';

/** Windows of one browser: what one posts the others hear, in order, in a turn of their own. */
class Windows {
  readonly #open = new Set<WindowChannel>();
  /** what is not delivered: a window that the system has put to sleep */
  asleep: WindowChannel | null = null;

  channel(): WindowChannel {
    const made = new WindowChannel(this);
    this.#open.add(made);
    return made;
  }

  post(from: WindowChannel, data: unknown): void {
    const copy: unknown = structuredClone(data);
    for (const other of this.#open)
      if (other !== from && other !== this.asleep)
        queueMicrotask(() => other.onmessage?.call(other as never, { data: copy } as MessageEvent));
  }

  close(channel: WindowChannel): void {
    this.#open.delete(channel);
  }
}

class WindowChannel implements Channel {
  onmessage: Channel['onmessage'] = null;
  constructor(private readonly windows: Windows) {}
  postMessage(data: unknown): void {
    this.windows.post(this, data);
  }
  close(): void {
    this.windows.close(this);
  }
}

class Page implements Pick<Visibility, 'hidden'> {
  hidden = false;
  readonly #heard = new Set<() => void>();
  addEventListener = (_type: string, hear: unknown) => void this.#heard.add(hear as () => void);
  removeEventListener = (_type: string, hear: unknown) => void this.#heard.delete(hear as () => void);
  show(isShown: boolean): void {
    this.hidden = !isShown;
    for (const hear of this.#heard) hear();
  }
}

let presenter: Session;
let audience: Session;
let windows: Windows;
let page: Page;
let followed: WindowChannel;

function sessionOn(id: string): Session {
  return createSession({ subject: subjectOfExample(exampleById(id)!), language: english, theme: 'light' });
}

beforeEach(() => {
  presenter = sessionOn('aima-fig-5-5');
  audience = sessionOn('single-agent');
  windows = new Windows();
  page = new Page();
  leadAudience(presenter, windows.channel(), () => 1000);
  followed = windows.channel();
  followPresenter(audience, followed, page as unknown as Visibility, 'x');
});

/** What both show, as far as an audience sees it. */
function picture(session: Session) {
  const { subject, algorithm, rules, notation, step, activity } = session.getState();
  const { at, revealed, played } = sliceOf(session, PLAYING);
  return {
    tree: printTree(subject.tree),
    ...{ algorithm, cutoff: rules.cutoff, notation, step },
    stop: activity.kind === 'comparing' ? [activity.stop, activity.beside] : null,
    lesson: played === null ? null : [played.in('en').title, at, [...revealed]],
    question: askedIn(session.getState()).question?.step ?? null,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function expectSame(): Promise<void> {
  // The presenter's own figure may still be on its way.
  await expect.poll(() => isSame(picture(audience), picture(presenter))).toBe(true);
}

describe('the audience sees', () => {
  test('every step, every figure and every rule', async () => {
    await expectSame();
    const random = seeded(11);
    const figures = ['thu-fig-3-10', 'aima-fig-5-5', 'backgammon-dice', 'csc480-q24'];
    for (let time = 0; time < 60; time += 1) {
      const draw = random.fraction();
      if (draw < 0.2) openSubject(presenter, subjectOfExample(exampleById(figures[time % 4]!)!));
      else if (draw < 0.3) presenter.setState({ notation: time % 2 === 0 ? 'range' : 'one' });
      else goToStep(presenter, random.below(40));
      if (draw > 0.6) await expectSame();
    }
    await expectSame();
  });

  test('a tree of one’s own as it is edited', async () => {
    const leaf = presenter.getState().subject.tree.leaves()[0]!;
    applyEdit(presenter, setValue(presenter.getState().subject.tree, leaf, 77));
    goToStep(presenter, 4);
    await expectSame();
    expect(picture(audience).tree).toContain('77');
  });

  test('two figures side by side, moment by moment', async () => {
    compare(presenter, { at: 3, past: 0 });
    await expectSame();
    const { activity } = presenter.getState();
    if (activity.kind === 'comparing') activity.move(presenter, 'next');
    await expectSame();
    expect(picture(audience).stop).toEqual([4, 'everything']);
  });

  test('a lesson, and the answer of its question when it is shown', async () => {
    await openLessonOf(presenter, '#v1&lesson=minimax&moment=6');
    await expect.poll(() => whereReaderIs(presenter.getState())).toBe('at');
    await expectSame();
    expect(picture(audience).lesson?.[2]).toEqual([]);
    goOn(presenter);
    await expectSame();
    expect(picture(audience).lesson?.[2]).toEqual([5]);
  });

  test('a question of Predict and its answer, which counts for nothing where nobody gave it', async () => {
    askQuestions(presenter, true);
    goToStep(presenter, 1000);
    await expectSame();
    expect(picture(audience).question).not.toBeNull();
    expect(revealAnswer(presenter)).toBe(true);
    await expectSame();
    expect(askedIn(audience.getState()).given).toMatchObject({ chosen: null });
    expect(askedIn(presenter.getState()).tally).toEqual(askedIn(sessionOn('aima-fig-5-5').getState()).tally);
  });

  test('nothing while it is to see nothing', async () => {
    setAudience(presenter, { isBlank: true });
    await expect.poll(() => isScreenBlank(audience.getState())).toBe(true);
    setAudience(presenter, { isBlank: false });
    await expect.poll(() => isScreenBlank(audience.getState())).toBe(false);
  });
});

test('a tree too large to be told leaves the audience its figure, and the presenter is told', async () => {
  await expectSame();
  const before = picture(audience);
  // No two values alike, so that nothing of it packs well.
  const random = seeded(5);
  const values = Array.from({ length: 9000 }, () => random.fraction());
  const parsed = parseTree(`(${values.join(' ')})`);
  if (!parsed.ok) throw new Error('not read');
  openSubject(presenter, subjectOfTree(parsed.value, { id: newTreeId(), title: '' }));
  goToStep(presenter, 30);
  await expect.poll(() => sliceOf(presenter, AUDIENCE).isUnsent).toBe(true);
  expect(picture(audience)).toEqual(before);
  openSubject(presenter, subjectOfExample(exampleById('thu-fig-3-10')!));
  await expectSame();
  expect(sliceOf(presenter, AUDIENCE).isUnsent).toBe(false);
});

test('a key of the audience’s window that shows the screen again shows the presenter’s as well', async () => {
  await expectSame();
  presenter.setState({ activity: { kind: 'presenting', blank: true } });
  await expect.poll(() => isScreenBlank(audience.getState())).toBe(true);
  followed.postMessage(MIRROR_MESSAGE.print({ kind: 'press', name: 'blank' }));
  await expect.poll(() => isScreenBlank(audience.getState())).toBe(false);
  expect(isScreenBlank(presenter.getState())).toBe(false);
});

test('the time goes on when the audience’s window was asleep, and when one of two goes', async () => {
  let time = 1000;
  const lecturer = sessionOn('aima-fig-5-5');
  const own = new Windows();
  leadAudience(lecturer, own.channel(), () => time);
  const [one, other] = [own.channel(), own.channel()];
  followPresenter(audience, one, page as unknown as Visibility, 'y');
  const stop = followPresenter(sessionOn('single-agent'), other, new Page() as unknown as Visibility, 'y');
  await expect.poll(() => sliceOf(lecturer, AUDIENCE).isOpen).toBe(true);
  time = 9000;
  page.show(false);
  page.show(true);
  await new Promise((done) => setTimeout(done, 0));
  expect(sliceOf(lecturer, AUDIENCE).since).toBe(1000);
  stop();
  await new Promise((done) => setTimeout(done, 0));
  expect(sliceOf(lecturer, AUDIENCE).isOpen).toBe(true);
});

test('a window that was asleep catches up when it is shown again', async () => {
  await expectSame();
  page.show(false);
  windows.asleep = followed;
  openSubject(presenter, subjectOfExample(exampleById('thu-fig-3-10')!));
  goToStep(presenter, 12);
  await new Promise((done) => setTimeout(done, 0));
  expect(picture(audience)).not.toEqual(picture(presenter));
  windows.asleep = null;
  page.show(true);
  await expectSame();
});

test('a clicker in the audience’s window leads the presenter’s', async () => {
  await expectSame();
  const { step } = presenter.getState();
  followed.postMessage({ kind: 'press', name: 'onward' });
  await expect.poll(() => presenter.getState().step).toBeGreaterThan(step);
  await expectSame();
  followed.postMessage({ kind: 'press', name: 'blank' });
  await expect.poll(() => isScreenBlank(audience.getState())).toBe(true);
});

test('who follows is known; what else comes by the channel is left alone', async () => {
  await expect.poll(() => sliceOf(presenter, AUDIENCE)).toMatchObject({ isOpen: true, since: 1000 });
  const before = picture(audience);
  for (const message of [null, 7, 'x', { kind: 'shown' }, { kind: 'press', name: 'format' }])
    windows.channel().postMessage(message);
  await new Promise((done) => setTimeout(done, 0));
  expect(picture(audience)).toEqual(before);
  followed.postMessage({ kind: 'bye' });
  await expect.poll(() => sliceOf(presenter, AUDIENCE).isOpen).toBe(false);
});
