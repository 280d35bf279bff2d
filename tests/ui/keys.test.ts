import { describe, expect, test } from 'vitest';
import { type KeyPress, shortcutOf } from '../../src/ui/shortcut.ts';

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  return { key, code: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more };
}

describe('a key', () => {
  test.each([
    [press('ArrowRight'), 'next'],
    [press('PageDown'), 'next'],
    [press('ArrowLeft'), 'back'],
    [press('PageUp'), 'back'],
    [press('Home'), 'first'],
    [press('End'), 'last'],
    [press('ArrowRight', { shiftKey: true }), 'overSubtree'],
    [press('ArrowLeft', { shiftKey: true }), 'outToParent'],
    [press(' '), 'play'],
    [press('['), 'previousCutoff'],
    [press(']'), 'nextCutoff'],
    [press('【'), 'previousCutoff'],
    [press('】'), 'nextCutoff'],
    [press('g'), 'goTo'],
    [press('G', { shiftKey: true }), 'goTo'],
    [press('+', { shiftKey: true }), 'faster'],
    [press('-'), 'slower'],
    [press('f'), 'fullScreen'],
    [press('b'), 'blank'],
    [press('.'), 'blank'],
    [press('。'), 'blank'],
    [press('?', { shiftKey: true }), 'help'],
    [press('？'), 'help'],
    [press('F1'), 'help'],
    [press('Process', { code: 'BracketRight' }), 'nextCutoff'],
    [press('Process', { code: 'KeyG' }), 'goTo'],
    [press('Process', { code: 'Slash', shiftKey: true }), 'help'],
  ])('%j is a shortcut', (key, shortcut) => {
    expect(shortcutOf(key, true)).toBe(shortcut);
  });

  test.each([
    press('r', { ctrlKey: true }),
    press('ArrowLeft', { altKey: true }),
    press('ArrowRight', { metaKey: true }),
    press('f', { ctrlKey: true }),
    press('Tab'),
    press('a'),
    press('F5'),
    press('Home', { shiftKey: true }),
    press('Process', { code: 'KeyA' }),
  ])('%j is left to the browser', (key) => {
    expect(shortcutOf(key, true)).toBeNull();
  });

  test('that is a single character can be switched off, arrows and clickers cannot', () => {
    for (const key of ['g', 'f', 'b', '.', '[', ']', '+', '-', '?', '。'])
      expect(shortcutOf(press(key), false)).toBeNull();
    for (const key of ['ArrowRight', 'PageDown', 'Home', ' ', 'F1'])
      expect(shortcutOf(press(key), false)).not.toBeNull();
  });
});
