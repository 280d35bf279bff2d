import type { KeyPress } from '../shortcut.ts';

/** Which option, from 0, a key press chooses: 1 to 5, also full-width, on the number pad, or hidden by an input method. */
export function optionOfKey({ key, code, ctrlKey, altKey, metaKey }: KeyPress): number | null {
  if (ctrlKey || altKey || metaKey) return null;
  const isHidden = key === 'Process' || key === 'Unidentified' || key === 'Dead';
  const digit = isHidden ? /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] : key.normalize('NFKC');
  return digit !== undefined && /^[1-5]$/.test(digit) ? Number(digit) - 1 : null;
}
