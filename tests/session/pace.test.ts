/** Steps are drawn at most once a frame, the figure first; every other change is drawn at once. */
import { expect, test } from 'vitest';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { inPace } from '../../src/session/pace.ts';
import { createSession, type SessionState } from '../../src/session/session.ts';
import { english } from '../../src/words/en/page.ts';

/** Frames that are painted by hand. */
function frames() {
  let time = 0;
  let [before, after]: (() => void)[][] = [[], []];
  return {
    before: (run: () => void) => void before?.push(run),
    after: (run: () => void) => void after?.push(run),
    now: () => time,
    take: (ms: number) => {
      time += ms;
    },
    paint() {
      const [first, last] = [before, after];
      [before, after] = [[], []];
      for (const run of [...(first ?? []), ...(last ?? [])]) run();
    },
  };
}

/** A session with a figure that takes `cost` ms to draw, and what figure and page were told, in this order. */
function paced(cost: number) {
  const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
  const session = createSession({ subject, language: english, theme: 'light' });
  const clock = frames();
  const { figure, page } = inPace(session, clock);
  const told: string[] = [];
  const say = (who: string) => (state: SessionState, before: SessionState) =>
    void told.push(`${who} ${before.step}→${state.step}`);
  figure.subscribe(() => clock.take(cost));
  figure.subscribe(say('figure'));
  page.subscribe(say('page'));
  const go = (step: number) => session.setState({ step });
  return { session, clock, figure, page, told, go };
}

test('a step is drawn at once, the figure before the rest of the page', () => {
  const { told, go } = paced(1);
  go(1);
  expect(told).toEqual(['figure 0→1', 'page 0→1']);
});

test('steps before the frame of the first are drawn together in that frame, and nothing between', () => {
  const { told, go, clock } = paced(1);
  for (const step of [1, 2, 3, 4]) go(step);
  expect(told).toEqual(['figure 0→1', 'page 0→1']);
  clock.paint();
  expect(told.slice(2)).toEqual(['figure 1→4', 'page 1→4']);
  clock.paint();
  clock.paint();
  go(5);
  expect(told.slice(4)).toEqual(['figure 4→5', 'page 4→5']);
});

test('when the figure took long, the rest of the page follows after the frame, with the newest step', () => {
  const { told, go, clock, page, session } = paced(20);
  go(1);
  go(2);
  expect(told).toEqual(['figure 0→1']);
  expect([page.getState().step, session.getState().step]).toEqual([0, 2]);
  clock.paint();
  expect(told.slice(1)).toEqual(['figure 1→2', 'page 0→2']);
  clock.paint();
  clock.paint();
  expect(told).toHaveLength(3);
});

test('any other change is drawn at once, with the steps that were waiting', () => {
  const { told, go, session, figure, page } = paced(20);
  go(1);
  go(2);
  session.setState({ grain: 'event' });
  expect(told.slice(1)).toEqual(['figure 1→2', 'page 0→2']);
  expect(figure.getState()).toBe(page.getState());
});

test('a listener that changes the session has every listener told of each change once', () => {
  const { told, session, figure, go } = paced(1);
  figure.subscribe(({ step }) => step === 1 && session.setState({ grain: 'event', step: 2 }));
  const heard: string[] = [];
  figure.subscribe(({ step }, before) => heard.push(`${before.step}→${step}`));
  go(1);
  expect(heard).toEqual(['0→2']);
  expect(told.at(-1)).toBe('page 0→2');
});
