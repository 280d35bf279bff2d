/** Steps are drawn at most once a frame, the figure first; every other change is drawn at once. */
import { expect, test } from 'vitest';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { inPace } from '../../src/session/pace.ts';
import { createSession, type SessionState } from '../../src/session/session.ts';
import { english } from '../../src/words/en/page.ts';

/** Frames that are painted by hand. */
function frames() {
  let [before, after]: (() => void)[][] = [[], []];
  return {
    before: (run: () => void) => void before?.push(run),
    after: (run: () => void) => void after?.push(run),
    paint() {
      const [first, last] = [before, after];
      [before, after] = [[], []];
      for (const run of [...(first ?? []), ...(last ?? [])]) run();
    },
  };
}

/** A session, and what figure and page were told, in this order. */
function paced() {
  const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
  const session = createSession({ subject, language: english, theme: 'light' });
  const clock = frames();
  const { figure, page } = inPace(session, clock);
  const told: string[] = [];
  const say = (who: string) => (state: SessionState, before: SessionState) =>
    void told.push(`${who} ${before.step}→${state.step}`);
  figure.subscribe(say('figure'));
  page.subscribe(say('page'));
  const go = (step: number) => session.setState({ step });
  return { session, clock, figure, page, told, go };
}

test('a step is drawn in the figure at once, and in the rest of the page after the frame', () => {
  const { told, go, clock, page, session } = paced();
  go(1);
  expect(told).toEqual(['figure 0→1']);
  expect([page.getState().step, session.getState().step]).toEqual([0, 1]);
  clock.paint();
  expect(told).toEqual(['figure 0→1', 'page 0→1']);
  clock.paint();
  expect(told).toHaveLength(2);
});

test('steps before the frame of the first are drawn together in that frame, and nothing between', () => {
  const { told, go, clock } = paced();
  for (const step of [1, 2, 3, 4]) go(step);
  expect(told).toEqual(['figure 0→1']);
  clock.paint();
  expect(told.slice(1)).toEqual(['figure 1→4', 'page 0→4']);
  clock.paint();
  clock.paint();
  expect(told).toHaveLength(3);
  go(5);
  expect(told.slice(3)).toEqual(['figure 4→5']);
});

test('any other change is drawn at once, with the steps that were waiting', () => {
  const { told, go, session, figure, page } = paced();
  go(1);
  go(2);
  session.setState({ grain: 'event' });
  expect(told.slice(1)).toEqual(['figure 1→2', 'page 0→2']);
  expect(figure.getState()).toBe(page.getState());
});

test('a listener that changes the session has every listener told of each change once', () => {
  const { told, session, figure, go, clock } = paced();
  figure.subscribe(({ step }) => step === 1 && session.setState({ grain: 'event', step: 2 }));
  const heard: string[] = [];
  figure.subscribe(({ step }, before) => heard.push(`${before.step}→${step}`));
  go(1);
  clock.paint();
  expect(heard).toEqual(['0→2']);
  expect(told).toEqual(['figure 0→1', 'figure 1→2', 'page 0→2']);
});
