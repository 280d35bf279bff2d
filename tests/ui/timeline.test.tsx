/** The slider of the timeline, while the page is a frame behind the step. */
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { inPace } from '../../src/session/pace.ts';
import { createSession, goToStep, type Session } from '../../src/session/session.ts';
import { subjectOfTree } from '../../src/session/subject.ts';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { Timeline } from '../../src/ui/time/Timeline.tsx';
import { english } from '../../src/words/en/page.ts';
import { treeOf } from '../support/sketch.ts';

let session: Session;
let waiting: (() => void)[];

const slider = () => screen.getByRole('slider') as HTMLInputElement;

/** Moves the slider as a pointer does: the browser gives it its value before anybody hears of it. */
function drag(to: number): void {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider(), String(to));
    slider().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Paints a frame. */
function paint(): void {
  act(() => {
    for (const run of waiting.splice(0)) run();
  });
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const subject = subjectOfTree(treeOf({ max: [{ min: [3, 12, 8] }, { min: [2, 4, 6] }] }), {
    id: 'own',
    title: '',
  });
  session = createSession({ subject, language: english, theme: 'light', algorithm: 'minimax', step: 10 });
  waiting = [];
  const wait = (run: () => void) => void waiting.push(run);
  render(
    <SessionProvider session={session} pace={inPace(session, { before: wait, after: wait })}>
      <Timeline />
    </SessionProvider>,
  );
});

test('it stays where it was dragged to, and a drag back within the same frame is heard', () => {
  drag(15);
  expect([slider().value, session.getState().step]).toEqual(['15', 15]);
  drag(10);
  expect([slider().value, session.getState().step]).toEqual(['10', 10]);
  paint();
  expect([slider().value, slider().getAttribute('aria-valuetext')]).toEqual([
    '10',
    english.page.timelineValue(10, 20),
  ]);
});

test('it goes where a step leads that was taken otherwise', () => {
  act(() => goToStep(session, 4));
  paint();
  expect(slider().value).toBe('4');
});

test('it goes no farther than the last step that may be displayed', () => {
  act(() => session.setState({ withheld: () => ({ limit: 12 }) as never }));
  drag(18);
  expect([slider().value, session.getState().step]).toEqual(['12', 12]);
});
