/** The slider for C, by keys and by a pointer. */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ConstantSlider } from '../../src/ui/simulation/ConstantSlider.tsx';
import { printC } from '../../src/words/decimals.ts';

function Slider({ from }: { from: number }) {
  const [c, take] = useState(from);
  return <ConstantSlider label="C" c={c} most={3} text={printC(c)} take={take} />;
}

/** Presses an arrow as a browser does: the slider's own value, a multiple of its step, changes by one step. */
function press(key: 'ArrowLeft' | 'ArrowRight', times = 1): string | null {
  const slider = screen.getByRole('slider') as HTMLInputElement;
  for (let time = 0; time < times; time += 1) {
    fireEvent.keyDown(slider, { key });
    const by = key === 'ArrowRight' ? 0.01 : -0.01;
    fireEvent.change(slider, {
      target: { value: (Math.round(slider.valueAsNumber * 100) / 100 + by).toFixed(2) },
    });
  }
  return slider.getAttribute('aria-valuetext');
}

test('by keys it stops at a root, and goes on from it in both directions', () => {
  render(<Slider from={1.4} />);
  expect(press('ArrowRight')).toBe('1.41');
  expect(press('ArrowRight')).toBe('√2');
  expect(press('ArrowRight')).toBe('1.42');
  expect(press('ArrowRight', 3)).toBe('1.45');
  expect(press('ArrowLeft', 4)).toBe('√2');
  expect(press('ArrowLeft', 2)).toBe('1.39');
});

test('by keys it reaches every value from 0 on', () => {
  render(<Slider from={0} />);
  expect(press('ArrowRight')).toBe('0.01');
  expect(press('ArrowRight', 70)).toBe('1/√2');
  expect(press('ArrowRight', 29)).toBe('1');
  expect(press('ArrowRight')).toBe('1.01');
});

test('by a pointer it snaps to what lies near', () => {
  render(<Slider from={1} />);
  const slider = screen.getByRole('slider');
  fireEvent.pointerDown(slider);
  fireEvent.change(slider, { target: { value: '1.43' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('√2');
  fireEvent.change(slider, { target: { value: '1.5' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('1.5');
});
