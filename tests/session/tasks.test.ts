/** Long tasks: slices of time, the worker of tasks and what happens when it does not answer. */
import { describe, expect, test, vi } from 'vitest';
import type { Progress } from '../../src/core/progress.ts';
import { countLeaves, MOST_LEAVES } from '../../src/core/uniform/index.ts';
import { curveOf } from '../../src/games/gameCurve.ts';
import { resultsOf } from '../../src/games/match/results.ts';
import { playTournament } from '../../src/games/match/tournament.ts';
import { readTournament } from '../../src/games/match/tournamentSetting.ts';
import { opinionsOf } from '../../src/games/opinions.ts';
import { OthelloPosition } from '../../src/games/othello/position.ts';
import { openingSetting } from '../../src/games/setting.ts';
import type { Clock } from '../../src/session/playing.ts';
import { inSlices, type Report, type Time } from '../../src/session/tasks/inSlices.ts';
import type { FromWorker, ToWorker } from '../../src/session/tasks/messages.ts';
import { serveTasks } from '../../src/session/tasks/serveTasks.ts';
import { type TaskHost, type TaskListener, taskRunner } from '../../src/session/tasks/taskRunner.ts';
import { stepsOf } from '../../src/session/tasks/tasks.ts';
import { ManualClock } from './manualClock.ts';

const { setting: SETTING } = readTournament(
  new Map(Object.entries({ size: '4', players: 'all:2,few:1,random', opening: '2' })),
);
const GAMES = [...playTournament(SETTING)].flatMap(({ part }) => part ?? []);

/** What a task has said, in order, and the parts that count. */
class Heard<Part> implements TaskListener<Part> {
  readonly said: string[] = [];
  parts: Part[] = [];
  at: Pick<Report<Part>, 'done' | 'of'> | null = null;

  begun(place: string): void {
    this.said.push(place);
    this.parts = [];
  }

  progressed(report: Report<Part>): void {
    this.at = { done: report.done, of: report.of };
    this.parts.push(...report.parts);
  }

  ended(how: string, report: Report<Part>): void {
    this.said.push(how);
    this.progressed(report);
  }

  failed(message: string): void {
    this.said.push(message);
  }
}

/** A clock whose every step of a task takes a time. */
class StepClock extends ManualClock {
  readonly time: Time = { clock: this.set, now: () => this.now };

  *steps(count: number, milliseconds: number): Generator<Progress<number>> {
    for (let done = 1; done <= count; done += 1) {
      this.now += milliseconds;
      yield { done, of: count, part: done };
    }
  }
}

describe('slices', () => {
  test('take at most 25 ms when steps take up to 5', () => {
    for (const milliseconds of [0.5, 1, 3, 5]) {
      const clock = new StepClock();
      let longest = 0;
      const watching: Clock = (delay, then) =>
        clock.set(delay, () => {
          const began = clock.now;
          then();
          longest = Math.max(longest, clock.now - began);
        });
      inSlices(clock.steps(200, milliseconds), new Heard(), { ...clock.time, clock: watching });
      clock.pass(5000);
      expect(longest).toBeLessThanOrEqual(25);
      expect(longest).toBeGreaterThanOrEqual(20);
    }
  });

  test('report at most ten times a second, and every part once', () => {
    const clock = new StepClock();
    const heard = new Heard<number>();
    const times: number[] = [];
    inSlices(
      clock.steps(1000, 1),
      {
        failed: () => expect.unreachable(),
        ended: (how, report) => heard.ended(how, report),
        progressed(report) {
          times.push(clock.now);
          heard.progressed(report);
        },
      },
      clock.time,
    );
    expect(clock.now).toBe(0);
    clock.pass(2000);
    expect(times.length).toBeGreaterThan(7);
    times.reduce((before, now) => {
      expect(now - before).toBeGreaterThanOrEqual(100);
      return now;
    }, 0);
    expect(heard.said).toEqual(['done']);
    expect(heard.at).toEqual({ done: 1000, of: 1000 });
    expect(heard.parts).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1));
  });

  test('end when they are cancelled, and all parts made so far have been reported', () => {
    const clock = new StepClock();
    const heard = new Heard<number>();
    const cancel = inSlices(clock.steps(1000, 1), heard, clock.time);
    clock.pass(150);
    cancel();
    cancel();
    const { done } = heard.at!;
    expect(done).toBeGreaterThan(100);
    expect(heard.parts).toHaveLength(done);
    clock.pass(5000);
    expect(heard.said).toEqual(['cancelled']);
    expect(heard.parts).toHaveLength(done);
  });

  test('that throw fail, once', () => {
    const clock = new StepClock();
    const heard = new Heard<number>();
    function* broken(): Generator<Progress<number>> {
      yield { done: 1, of: 2, part: 1 };
      throw new Error('broken');
    }
    inSlices(broken(), heard, clock.time);
    clock.pass(100);
    expect(heard.said).toEqual(['Error: broken']);
  });
});

type Kind = 'works' | 'dies' | 'silent' | 'none';

/** A page whose workers behave as they are told, the first one first; messages take a millisecond. */
class Page {
  readonly clock = new ManualClock();
  readonly sent: ToWorker[] = [];
  ended = 0;
  readonly start;
  readonly #kinds: Kind[];

  constructor(...kinds: Kind[]) {
    this.#kinds = kinds;
    // Each reading of the time is a millisecond later, so that slices end.
    const time: Time = { clock: this.clock.set, now: () => (this.clock.now += 1) };
    const host: TaskHost = {
      ...time,
      // The code of the tasks takes a while to come.
      bringTasks: (brought) => this.clock.set(5, () => brought(stepsOf)),
      makeWorker: (heard, died) => {
        const kind = this.#kinds.shift() ?? 'none';
        if (kind === 'none') throw new Error('no worker');
        let isAlive = true;
        const later = (then: () => void) => this.clock.set(1, () => isAlive && then());
        // A worker that breaks may say so more than once, also when it has been ended.
        if (kind === 'dies') for (const at of [130, 145]) this.clock.set(at, died);
        const serve = serveTasks(
          (message: FromWorker) => {
            const copy = structuredClone(message);
            // A message that is under way arrives also after the end of its worker.
            if (kind !== 'silent') this.clock.set(kind === 'dies' ? 40 : 1, () => heard(copy));
          },
          {
            ...time,
            clock: (delay, then) => this.clock.set(delay, () => isAlive && then()),
          },
        );
        return {
          postMessage: (message) => {
            this.sent.push(message);
            if (kind !== 'silent') later(() => serve(structuredClone(message)));
          },
          terminate: () => {
            isAlive = false;
            this.ended += 1;
          },
        };
      },
    };
    this.start = taskRunner(host);
  }
}

/** The moves of a game on 6 × 6 squares, with a position in which the presets differ. */
const MOVES = 'c2.b4.c5.d2.e4.e3.d1.c1.b1.d5.d6.f4.b3.b2.f3.f2.e2.b6.a4.c6.a6.a2'.split('.');
const SIX = { ...openingSetting('othello', { size: 6 }), moves: MOVES, depth: 3 };

describe.each(['opinions', 'curve'] as const)('the task %s', (name) => {
  const expected = [...{ opinions: opinionsOf, curve: curveOf }[name](SIX)].flatMap(({ part }) => part ?? []);

  test.each([[['works']], [['none']], [['dies', 'works']]] as [Kind[]][])(
    'has the same parts with workers that %j',
    (kinds) => {
      const page = new Page(...kinds);
      const heard = new Heard<unknown>();
      page.start(name, SIX, heard);
      page.clock.pass(120_000);
      expect(heard.said.at(-1)).toBe('done');
      expect(heard.parts).toEqual(expected);
      expect(heard.at).toEqual({ done: expected.length, of: expected.length });
    },
  );

  test('takes steps of at most some hundred positions, so that it can be cancelled', () => {
    const made = vi.spyOn(OthelloPosition.prototype, 'after');
    let most = 0;
    for (const _ of stepsIn(name, { ...SIX, moves: MOVES.slice(0, 12), depth: 5 })) {
      most = Math.max(most, made.mock.calls.length);
      made.mockClear();
    }
    made.mockRestore();
    expect(most).toBeGreaterThan(200);
    expect(most).toBeLessThan(600);
  });
});

function stepsIn(...[name, input]: ['opinions' | 'curve', typeof SIX]): Iterable<unknown> {
  return name === 'opinions' ? opinionsOf(input) : curveOf(input);
}

describe('a task', () => {
  test.each([
    [['works'], ['worker', 'done']],
    [['none'], ['page', 'done']],
    [
      ['dies', 'works'],
      ['worker', 'worker-again', 'done'],
    ],
    [
      ['silent', 'works'],
      ['worker', 'worker-again', 'done'],
    ],
    [
      ['dies', 'none'],
      ['worker', 'page', 'done'],
    ],
    [
      ['dies', 'dies'],
      ['worker', 'worker-again', 'page', 'done'],
    ],
    [
      ['silent', 'silent'],
      ['worker', 'worker-again', 'page', 'done'],
    ],
  ] as [Kind[], string[]][])('has the same result, byte for byte, with workers that %j', (kinds, said) => {
    const page = new Page(...kinds);
    const heard = new Heard<(typeof GAMES)[number]>();
    page.start('tournament', SETTING, heard);
    page.clock.pass(120_000);
    expect(heard.said).toEqual(said);
    expect(JSON.stringify(heard.parts)).toBe(JSON.stringify(GAMES));
    expect(heard.at).toEqual({ done: GAMES.length, of: GAMES.length });
  });

  test.each([['works'], ['none']] as [Kind][])('that is cancelled ends within 100 ms: %s', (kind) => {
    const page = new Page(kind);
    const heard = new Heard<(typeof GAMES)[number]>();
    const cancel = page.start('tournament', SETTING, heard);
    page.clock.pass(150);
    cancel();
    page.clock.pass(100);
    expect(heard.said.at(-1)).toBe('cancelled');
    expect(heard.parts.length).toBeGreaterThan(0);
    expect(heard.parts.length).toBeLessThan(GAMES.length);
    expect(heard.parts).toEqual(GAMES.slice(0, heard.parts.length));
    expect(heard.at!.done).toBe(heard.parts.length);
    const before = [...heard.said];
    page.clock.pass(120_000);
    expect(heard.said).toEqual(before);
    expect(page.ended).toBe(0);
  });

  test('that is cancelled in a worker that does not answer ends with the worker', () => {
    const page = new Page('silent', 'works');
    const heard = new Heard<(typeof GAMES)[number]>();
    const cancel = page.start('tournament', SETTING, heard);
    page.clock.pass(50);
    cancel();
    cancel();
    page.clock.pass(100);
    expect(heard.said).toEqual(['worker', 'cancelled']);
    expect(page.ended).toBe(1);
    const next = new Heard<(typeof GAMES)[number]>();
    page.start('tournament', SETTING, next);
    page.clock.pass(120_000);
    expect(next.said).toEqual(['worker', 'done']);
    expect(heard.said).toEqual(['worker', 'cancelled']);
  });

  test('that was begun anew hears nothing of what its first worker still says', () => {
    const page = new Page('dies', 'works');
    const heard = new Heard<(typeof GAMES)[number]>();
    page.start('tournament', SETTING, heard);
    page.clock.pass(120_000);
    expect(page.sent.map(({ request }) => request)).toEqual([1, 2]);
    expect(heard.parts).toHaveLength(GAMES.length);
  });

  test('shares the worker with another one', () => {
    const page = new Page('works');
    const [one, other] = [new Heard<(typeof GAMES)[number]>(), new Heard<(typeof GAMES)[number]>()];
    const cancel = page.start('tournament', SETTING, one);
    page.start('tournament', { ...SETTING, openingPly: 1 }, other);
    page.clock.pass(120);
    cancel();
    page.clock.pass(120_000);
    expect(one.said).toEqual(['worker', 'cancelled']);
    expect(other.said).toEqual(['worker', 'done']);
    expect(resultsOf(3, other.parts).games).toBe(6);
  });
});

describe('the task leafCounts', () => {
  const wish = { branching: 3, depth: 11, seed: 1 };
  const countsTo = (mostLeaves: number) =>
    [...countLeaves({ ...wish, mostLeaves })].flatMap(({ part }) => part ?? []);

  test('leaves out larger trees on the page than in a worker', () => {
    const page = new Page('none');
    const heard = new Heard<unknown>();
    page.start('leafCounts', wish, heard);
    page.clock.pass(120_000);
    expect(heard.said).toEqual(['page', 'done']);
    expect(heard.parts).toEqual(countsTo(MOST_LEAVES.page));
    expect(countsTo(MOST_LEAVES.page).at(-1)?.minimax).toBeNull();
    expect(3 ** wish.depth).toBeLessThan(MOST_LEAVES.worker);
  });
});

test('a worker that is too busy to cancel a task is replaced, which does not count against the others', () => {
  const page = new Page('silent', 'silent', 'works');
  const [one, two, kept] = [new Heard<unknown>(), new Heard<unknown>(), new Heard<unknown>()];
  for (const each of [one, two]) {
    const cancel = page.start('tournament', SETTING, each);
    if (each === one) page.start('tournament', SETTING, kept);
    page.clock.pass(50);
    cancel();
    page.clock.pass(100);
  }
  page.clock.pass(120_000);
  expect([one.said, two.said]).toEqual([
    ['worker', 'cancelled'],
    ['worker', 'cancelled'],
  ]);
  expect(kept.said).toEqual(['worker', 'worker', 'worker', 'done']);
});

test('a task that its listener cancels when it begins on the page makes no step there', () => {
  const page = new Page('silent', 'silent');
  const heard = new Heard<unknown>();
  let cancel = () => {};
  const begun = (place: string) => {
    heard.begun(place);
    if (place === 'page') cancel();
  };
  cancel = page.start('tournament', SETTING, {
    begun,
    progressed: (report) => heard.progressed(report),
    ended: (how, report) => heard.ended(how, report),
    failed: (message) => heard.failed(message),
  });
  page.clock.pass(240_000);
  expect(heard.said).toEqual(['worker', 'worker-again', 'page', 'cancelled']);
  expect(heard.parts).toEqual([]);
});

test('a task whose code does not come fails, and is not cancelled afterwards', () => {
  const clock = new ManualClock();
  const heard = new Heard<unknown>();
  const start = taskRunner({
    ...{ clock: clock.set, now: () => clock.now },
    bringTasks: (_, failed) => clock.set(5, () => failed('no code')),
    makeWorker() {
      throw new Error('no worker');
    },
  });
  const cancel = start('opinions', SIX, heard);
  clock.pass(10);
  cancel();
  expect(heard.said).toEqual(['page', 'no code']);
});
