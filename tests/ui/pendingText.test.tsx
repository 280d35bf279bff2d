/** What is typed into a long text is read when the typing rests, or before anything else, and never lost. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePendingText } from '../../src/ui/edit/usePendingText.ts';

const read = vi.fn<(text: string) => void>();

function Box() {
  const pending = usePendingText(read);
  return (
    <>
      <textarea onChange={(event) => pending.readLater(event.target.value)} onBlur={pending.readNow} />
      <button type="button" onClick={pending.drop}>
        Forget
      </button>
    </>
  );
}

let unmount: () => void;
beforeEach(() => {
  read.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  ({ unmount } = render(<Box />));
});
afterEach(() => {
  vi.useRealTimers();
});

const box = () => screen.getByRole('textbox');
const type = (...texts: readonly string[]) => {
  for (const value of texts) fireEvent.change(box(), { target: { value } });
};
function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('keys that follow each other are read once, as the last one left the text', () => {
  for (const text of ['1', '12', '123']) {
    type(text);
    pass(150);
  }
  expect(read).not.toHaveBeenCalled();
  pass(100);
  expect(read.mock.calls).toEqual([['123']]);
  pass(10_000);
  expect(read).toHaveBeenCalledTimes(1);
});

test.each([
  ['the box is left', () => fireEvent.blur(box())],
  ['the pointer is pressed anywhere', () => fireEvent.pointerDown(document.body)],
  ['the tab is hidden', () => fireEvent(document, new Event('visibilitychange'))],
  ['the reader goes back', () => fireEvent.popState(window)],
  ['the box goes', () => unmount()],
])('the text is read at once, and once, when %s', (_, end) => {
  type('1', '12');
  act(() => {
    end();
  });
  expect(read.mock.calls).toEqual([['12']]);
  pass(10_000);
  expect(read).toHaveBeenCalledTimes(1);
});

test('where nothing was typed nothing is read, and what is forgotten is not', () => {
  fireEvent.blur(box());
  type('1');
  fireEvent.click(screen.getByRole('button'));
  fireEvent.blur(box());
  pass(10_000);
  expect(read).not.toHaveBeenCalled();
});
