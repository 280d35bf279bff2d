/** What a step leaves as it is in the page is not touched by it. */

import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, goToStep, type Session } from '../../src/session/session.ts';
import { subjectOfTree } from '../../src/session/subject.ts';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { EventRows } from '../../src/ui/panels/EventRows.tsx';
import { english } from '../../src/words/en/page.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';

function uniform(depth: number): Sketch {
  if (depth === 0) return 7;
  const children = [0, 1, 2].map(() => uniform(depth - 1));
  return depth % 2 === 0 ? { max: children } : { min: children };
}

function openAt(step: number, page: ReactNode): Session {
  const subject = subjectOfTree(treeOf(uniform(5)), { id: 'own', title: '' });
  const session = createSession({ subject, language: english, theme: 'light', algorithm: 'minimax', step });
  render(<SessionProvider session={session}>{page}</SessionProvider>);
  return session;
}

/** The elements that something is changed in, or in whose texts. */
function touchedBy(change: () => void): Element[] {
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  act(change);
  const touched = observer.takeRecords().map(({ target }) => target);
  observer.disconnect();
  return touched.map((target) => (target instanceof Element ? target : target.parentElement!));
}

test('a step touches two rows of the list of events', () => {
  const session = openAt(300, <EventRows />);
  expect(runOf(session.getState()).length).toBe(848);
  const touched = touchedBy(() => goToStep(session, 301));
  expect(new Set(touched.map((element) => element.closest('li')?.dataset['row']))).toEqual(
    new Set(['300', '301']),
  );
});

test('the list of events has the present and what is around it, wherever one goes', () => {
  const session = openAt(0, <EventRows />);
  const { length } = runOf(session.getState());
  for (const step of [0, 1, 40, 41, 300, length - 1, length]) {
    act(() => goToStep(session, step));
    const rows = [...document.querySelectorAll<HTMLElement>('li')].map((row) => Number(row.dataset['row']));
    for (const near of [-20, -1, 0, 1, 20])
      if (step + near >= 1 && step + near <= length) expect(rows).toContain(step + near);
    expect(rows.length).toBeLessThanOrEqual(120);
    expect(document.querySelectorAll('[aria-current=step]')).toHaveLength(step === 0 ? 0 : 1);
    expect(document.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
  }
});
