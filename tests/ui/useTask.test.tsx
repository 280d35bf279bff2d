/** A component that shows the parts of a long task: those of its newest input alone, and an error when the task fails. */
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CurvePoint } from '../../src/games/gameCurve.ts';
import { openingSetting } from '../../src/games/setting.ts';
import type { TaskListener } from '../../src/session/tasks/taskRunner.ts';
import { useRunningTask, useTask } from '../../src/ui/page/useTask.ts';

const { started } = vi.hoisted(() => ({ started: [] as { listener: unknown; cancelled: boolean }[] }));

vi.mock('../../src/session/tasks/pageTasks.ts', () => ({
  startTask: (_name: string, _input: unknown, listener: unknown) => {
    const task = { listener, cancelled: false };
    started.push(task);
    return () => {
      task.cancelled = true;
    };
  },
}));

beforeEach(() => started.splice(0));

function listener(place: number): TaskListener<CurvePoint> {
  return started[place]?.listener as TaskListener<CurvePoint>;
}

function report(value: number) {
  return { done: 1, of: 2, parts: [{ value, move: null, side: null, loss: null }] };
}

function Values({ depth }: { depth: number }) {
  const points = useTask('curve', { ...openingSetting('othello'), depth });
  return <p>values {points.map(({ value }) => value).join()}</p>;
}

class Caught extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>failed</p> : this.props.children;
  }
}

const text = () => screen.getByText(/values|failed/).textContent;

test('parts are added up, and counted anew when the task begins anew', () => {
  const { rerender } = render(<Values depth={1} />);
  act(() => listener(0).begun('worker'));
  act(() => listener(0).progressed(report(1)));
  rerender(<Values depth={1} />);
  expect(started).toHaveLength(1);
  expect(text()).toBe('values 1');
  act(() => listener(0).begun('page'));
  act(() => listener(0).progressed(report(2)));
  act(() => listener(0).ended('done', report(3)));
  expect(text()).toBe('values 2,3');
});

test('another input cancels the task, and what it still reports is dropped', () => {
  const { rerender, unmount } = render(<Values depth={1} />);
  act(() => listener(0).progressed(report(1)));
  rerender(<Values depth={2} />);
  expect(started.map(({ cancelled }) => cancelled)).toEqual([true, false]);
  expect(text()).toBe('values ');
  act(() => listener(1).progressed(report(2)));
  act(() => listener(0).ended('cancelled', report(3)));
  expect(text()).toBe('values 2');
  unmount();
  expect(started.map(({ cancelled }) => cancelled)).toEqual([true, true]);
});

test('a task that fails is an error of the component', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <Caught>
      <Values depth={1} />
    </Caught>,
  );
  act(() => listener(0).failed('broken'));
  expect(text()).toBe('failed');
});

function Cancellable() {
  const { parts, state, cancel } = useRunningTask('curve', openingSetting('othello'));
  return (
    <p>
      values {parts.map(({ value }) => value).join()}
      {state === 'running' && (
        <button type="button" onClick={cancel}>
          cancel
        </button>
      )}
    </p>
  );
}

test('a task that is cancelled keeps the parts that it has made, and can be cancelled no more', () => {
  render(<Cancellable />);
  act(() => listener(0).begun('worker'));
  act(() => listener(0).progressed(report(1)));
  act(() => screen.getByRole('button').click());
  expect(started[0]?.cancelled).toBe(true);
  act(() => listener(0).ended('cancelled', report(2)));
  expect(text()).toBe('values 1,2');
  expect(screen.queryByRole('button')).toBeNull();
});
