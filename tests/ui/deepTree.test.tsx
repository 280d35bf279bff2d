/** Beside the picture, too, only as much of a deep or a wide tree is in the page as can be looked at. */

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSession, type Session } from '../../src/session/session.ts';
import { subjectOfTree } from '../../src/session/subject.ts';
import { OperableTree } from '../../src/ui/figure/OperableTree.tsx';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { StackPanel } from '../../src/ui/panels/StackPanel.tsx';
import { english } from '../../src/words/en/page.ts';
import { loadWords } from '../../src/words/language.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';

beforeAll(() => loadWords('en', 'work'));

function chain(depth: number): Sketch {
  let sketch: Sketch = 1;
  for (let ply = depth; ply > 0; ply -= 1) sketch = ply % 2 === 0 ? { min: [sketch] } : { max: [sketch] };
  return sketch;
}

const STAR: Sketch = { max: Array.from({ length: 2000 }, (_, leaf) => leaf % 7) };

function open(sketch: Sketch, step: number, page: ReactNode): Session {
  const subject = subjectOfTree(treeOf(sketch), { id: 'own', title: '' });
  const session = createSession({ subject, language: english, theme: 'light', step });
  render(<SessionProvider session={session}>{page}</SessionProvider>);
  return session;
}

test('a call stack of 700 lists the outermost and the innermost calls, and says how many are between', () => {
  const session = open(chain(1000), 700, <StackPanel />);
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows).toHaveLength(25);
  const { names } = session.getState().subject;
  const tokenOf = (row: HTMLElement | undefined) => within(row!).queryByRole('button')?.textContent;
  expect([0, 3, 5, 24].map((at) => tokenOf(rows[at]))).toEqual(
    [0, 3, 680, 699].map((node) => names.of(node as never)),
  );
  expect(rows[4]?.textContent).toBe('676 more calls between');
});

test('a call stack of 24 is listed whole', () => {
  open(chain(1000), 24, <StackPanel />);
  expect(screen.getAllByRole('row')).toHaveLength(25);
  expect(screen.queryByText(/between/)).toBeNull();
});

describe.each([
  ['a chain', chain(1000), 700],
  ['a star', STAR, 3000],
])('of %s the operable tree', (_, sketch, step) => {
  const items = () => [...document.querySelectorAll<HTMLElement>('[role=treeitem]')];
  const tabStop = () => document.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')!;

  test('has few items', () => {
    open(sketch, step, <OperableTree />);
    expect(items().length).toBeGreaterThan(20);
    expect(items().length).toBeLessThan(100);
    expect(tabStop().getAttribute('aria-current')).toBe('step');
  });

  test('can be walked, to the root and farther than there are items', () => {
    const session = open(sketch, step, <OperableTree />);
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp']) {
      act(() => session.setState({ focused: null }));
      act(() => tabStop().focus());
      for (let press = 0; press < 150; press += 1) {
        const before = session.getState().focused;
        act(() => void fireEvent.keyDown(document.activeElement!, { key }));
        const { focused } = session.getState();
        expect(document.activeElement).toBe(tabStop());
        if (focused === before) break;
      }
    }
    act(() => void fireEvent.keyDown(document.activeElement!, { key: 'Home' }));
    expect(session.getState().focused).toBe(0);
  });
});
