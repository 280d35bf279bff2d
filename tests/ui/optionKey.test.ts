import { describe, expect, test } from 'vitest';
import { optionOfKey } from '../../src/ui/predict/optionKey.ts';

function press(
  key: string,
  code: string,
  held: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {},
) {
  return optionOfKey({ key, code, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held });
}

describe('A digit answers', () => {
  test.each([
    ['on any keyboard', '2', 'Digit2'],
    ['on the number pad', '2', 'Numpad2'],
    ['full-width, as Chinese input methods send it', '２', 'Digit2'],
    ['hidden by an input method', 'Process', 'Digit2'],
    ['hidden on the number pad', 'Unidentified', 'Numpad2'],
    ['where it takes Shift', '2', 'KeyE'],
  ])('%s', (_, key, code) => {
    expect(press(key, code)).toBe(1);
  });

  test.each(['0', '6', '９', 'a', '', 'F1', '12', '二', 'ArrowLeft', 'Process'])('but not %j', (key) => {
    expect(press(key, 'KeyA')).toBeNull();
  });

  test('nor with a key that makes it the browser’s', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey'] as const)
      expect(press('2', 'Digit2', { [held]: true })).toBeNull();
  });
});
