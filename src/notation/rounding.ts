/** Whether a number that was typed is not the one that is kept: doubles have some sixteen digits. */
import { plainCharacters } from './characters.ts';

/** Whether `text`, a decimal, says other digits than the double it is read as prints. */
export function isRounded(text: string, value: number): boolean {
  const [typed, kept] = [plainCharacters(text).trim(), String(value)].map(decimalOf);
  return typed !== null && kept !== null && typed !== kept;
}

/** "12.50" as "125e-1": digits without zeros around them, and a power of ten. Null where it is no decimal. */
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
