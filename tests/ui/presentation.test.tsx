/** Presentations that follow each other faster than the browser enters and leaves the full screen. */
import { expect, test, vi } from 'vitest';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { createSession } from '../../src/session/session.ts';
import { togglePresentation } from '../../src/ui/page/presentation.ts';
import { english } from '../../src/words/en/page.ts';

/** A browser that enters the full screen when `enter` is called, once for each request. */
function slowBrowser() {
  let shown: Element | null = null;
  const asked: (() => void)[] = [];
  const change = (to: Element | null) => {
    shown = to;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  vi.spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => shown);
  document.exitFullscreen = () => Promise.resolve(change(null));
  document.documentElement.requestFullscreen = () => new Promise((resolve) => asked.push(resolve));
  return {
    enter: () => {
      change(document.documentElement);
      for (const resolve of asked.splice(0)) resolve();
    },
    leave: () => change(null),
  };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('once all presentations have ended, a change of the full screen closes nothing', async () => {
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => null });
  const browser = slowBrowser();
  const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
  const session = createSession({ subject, language: english, theme: 'light' });
  for (let press = 0; press < 3; press += 1) togglePresentation(session);
  await nextTask();
  browser.enter();
  await nextTask();
  expect(session.getState().activity.kind).toBe('presenting');
  togglePresentation(session);
  await nextTask();
  expect(session.getState().activity.kind).toBe('reading');
  session.setState({ activity: { kind: 'editing' } });
  browser.leave();
  expect(session.getState().activity.kind).toBe('editing');
});
