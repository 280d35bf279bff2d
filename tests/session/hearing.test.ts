/** Who hears of the session's changes, while another hearer changes more. */

import { expect, test } from 'vitest';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { createSession } from '../../src/session/session.ts';
import { english } from '../../src/words/en/page.ts';

test('whoever hears later hears each change once, after the one heard last, with the state there is', () => {
  const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
  const session = createSession({ subject, language: english, theme: 'light' });
  session.subscribe(({ step }) => step === 14 && session.setState({ step: 15 }));
  const heard: [before: number, after: number][] = [];
  const stop = session.subscribe((state, before) => {
    expect(state).toBe(session.getState());
    heard.push([before.step, state.step]);
  });
  session.setState({ step: 3 });
  session.setState({ step: 14 });
  stop();
  session.setState({ step: 4 });
  expect(heard).toEqual([
    [0, 3],
    [3, 15],
  ]);
});
