import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FirstRows } from '../../src/ui/kit/FirstRows.tsx';

test('the keyboard stays below the rows when the button for more goes with its last press', () => {
  const { container } = render(
    <FirstRows
      rows={Array.from({ length: 120 }, (_, row) => row)}
      row={(row) => <i key={row}>{row}</i>}
      more={(count) => `${count} more`}
    />,
  );
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  expect(container.querySelectorAll('i')).toHaveLength(50);
  press('70 more');
  expect(screen.getByRole('button', { name: '20 more' })).toBe(document.activeElement);
  press('20 more');
  expect(container.querySelectorAll('i')).toHaveLength(120);
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.contains(document.activeElement)).toBe(true);
});
