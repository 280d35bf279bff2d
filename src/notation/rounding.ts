/**
 * Finds out whether a number that was typed is stored as a different one: doubles have about sixteen digits.
 */
import { plainCharacters } from './characters.ts';

/** Whether the decimal number in `text` has other digits than `value`, the double as which it is stored. */
export function isRounded(text: string, value: number): boolean {
  const [typed, kept] = [plainCharacters(text).trim(), String(value)].map(decimalOf);
  return typed !== null && kept !== null && typed !== kept;
}

/**
 * Returns a decimal number as its digits without surrounding zeros and a power of ten: "125e-1" for "12.50".
 * Null when the text is no decimal number.
 */
function decimalOf(text: string): string | null {
  const match = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text);
  if (match === null) return null;
  const [, sign = '', whole = '', part = '', exponent = '0'] = match;
  const digits = (whole + part).replace(/^0+/, '');
  const trimmed = digits.replace(/0+$/, '');
  if (trimmed === '') return '0';
  const power = Number(exponent) - part.length + digits.length - trimmed.length;
  return `${sign === '-' ? '-' : ''}${trimmed}e${power}`;
}
