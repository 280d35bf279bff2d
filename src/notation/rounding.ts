/** Checks whether a typed number differs from the one that is stored: doubles have about sixteen digits. */
import { plainCharacters } from './characters.ts';

/** Whether `text`, a decimal, has other digits than the double that it is read as. */
export function isRounded(text: string, value: number): boolean {
  const [typed, kept] = [plainCharacters(text).trim(), String(value)].map(decimalOf);
  return typed !== null && kept !== null && typed !== kept;
}

/** Returns "12.50" as "125e-1": digits without surrounding zeros, and a power of ten. Null when it is no decimal. */
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
