import { describe, expect, test } from 'vitest';
import { ACTIONS, type Action, CHARACTER } from '../../src/ui/keys/actions.ts';
import { isCharacter, type KeyPress, pressName, printPress } from '../../src/ui/keys/press.ts';
import type { Scope } from '../../src/ui/keys/scopes.ts';
import { optionOfPress } from '../../src/ui/predict/useQuestionKeys.ts';
import { help as englishHelp } from '../../src/words/en/work.ts';

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  return { key, code: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more };
}

/** The actions that a key press means in a scope, by their names. */
function meant(scope: Scope, pressed: KeyPress): readonly string[] {
  const printed = printPress(pressed);
  return Object.entries<Action>(ACTIONS[scope])
    .filter(([, { keys, also = [] }]) => [...keys, ...also].includes(printed))
    .map(([name]) => name);
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
    [press('='), 'faster'],
    [press('＋'), 'faster'],
    [press('-'), 'slower'],
    [press('－'), 'slower'],
    [press('f'), 'fullScreen'],
    [press('b'), 'blank'],
    [press('.'), 'blank'],
    [press('。'), 'blank'],
    [press('?', { shiftKey: true }), 'help'],
    [press('？'), 'help'],
    [press('F1'), 'help'],
    [press('Escape'), 'escape'],
    [press('z', { ctrlKey: true }), 'undo'],
    [press('z', { metaKey: true }), 'undo'],
    [press('Z', { ctrlKey: true, shiftKey: true }), 'redo'],
    [press('y', { ctrlKey: true }), 'redo'],
    [press('Process', { code: 'BracketRight' }), 'nextCutoff'],
    [press('Process', { code: 'KeyG' }), 'goTo'],
    [press('Process', { code: 'NumpadAdd' }), 'faster'],
    [press('Process', { code: 'Slash', shiftKey: true }), 'help'],
  ])('%j is a shortcut of the page', (key, shortcut) => {
    expect(meant('page', key)).toEqual([shortcut]);
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
    press(' ', { shiftKey: true }),
    press('Process', { code: 'KeyA' }),
    press('Process', { code: 'Slash' }),
  ])('%j is left to the browser', (key) => {
    expect(meant('page', key)).toEqual([]);
  });

  test.each([
    [press('Insert'), 'addChild'],
    [press('Enter', { ctrlKey: true }), 'addChild'],
    [press('Enter', { shiftKey: true }), 'addSibling'],
    [press('Insert', { shiftKey: true }), 'addChild'],
    [press('Enter', { ctrlKey: true, shiftKey: true }), 'addChild'],
    [press('Backspace'), 'remove'],
    [press('Delete', { shiftKey: true }), 'remove'],
    [press('Backspace', { shiftKey: true }), 'remove'],
    [press('d', { metaKey: true }), 'duplicate'],
    [press('ArrowLeft', { altKey: true }), 'moveLeft'],
    [press('x', { ctrlKey: true }), 'pickUp'],
    [press('v', { ctrlKey: true }), 'put'],
    [press('F2'), 'write'],
  ])('%j edits the selected node', (key, action) => {
    expect(meant('tree', key)).toEqual([action]);
  });

  test('that is a single character can be switched off, arrows and clickers cannot', () => {
    for (const key of ['g', 'f', 'b', '.', '[', ']', '+', '-', '?', '。'])
      expect(isCharacter(printPress(press(key)))).toBe(true);
    for (const key of ['ArrowRight', 'PageDown', 'Home', ' ', 'F1'])
      expect(isCharacter(printPress(press(key)))).toBe(false);
  });
});

describe('A digit answers', () => {
  test.each([
    ['on any keyboard', '2', 'Digit2'],
    ['on the number pad', '2', 'Numpad2'],
    ['full-width, as Chinese input methods send it', '２', 'Digit2'],
    ['hidden by an input method', 'Process', 'Digit2'],
    ['hidden on the number pad', 'Unidentified', 'Numpad2'],
    ['where it takes Shift', '2', 'KeyE'],
  ])('%s', (_, key, code) => {
    expect(optionOfPress(printPress(press(key, { code })))).toBe(1);
  });

  test.each(['0', '6', '９', 'a', '', 'F1', '12', '二', 'ArrowLeft', 'Process'])('but not %j', (key) => {
    expect(optionOfPress(printPress(press(key, { code: 'KeyA' })))).toBe(-1);
  });

  test('nor with a key that makes it the browser’s', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey'] as const)
      expect(optionOfPress(printPress(press('2', { code: 'Digit2', [held]: true })))).toBe(-1);
  });
});

describe('The table of actions', () => {
  const actions = Object.values(ACTIONS).flatMap((scope) => Object.values<Action>(scope));

  test('names every key as a press is printed', () => {
    for (const key of actions.flatMap(({ keys, also = [] }) => [...keys, ...also])) {
      if (key === CHARACTER) continue;
      const parts = key.length === 1 ? [key] : key.split('+');
      const last = parts.at(-1)!;
      const printed = printPress(
        press(last === 'Space' ? ' ' : last, {
          ctrlKey: parts.includes('Control'),
          altKey: parts.includes('Alt'),
          shiftKey: parts.includes('Shift'),
        }),
      );
      expect(printed).toBe(key);
    }
  });

  test('fills every row of the help but the browser’s own', () => {
    const rows = new Set(actions.map(({ help }) => help).filter(Boolean));
    expect(Object.keys(englishHelp.keys).filter((row) => !rows.has(row as never))).toEqual(['tree']);
  });

  test.each([
    ['Shift+ArrowLeft', 'Shift ←'],
    ['Control+Shift+z', 'Ctrl Shift Z'],
    ['PageDown', 'Page Down'],
    ['g', 'G'],
    ['-', '−'],
    ['+', '+'],
    ['Escape', 'Esc'],
  ])('%s is called %s', (key, name) => {
    expect(pressName(key)).toBe(name);
  });
});
