/** Reads numbers as students type them. */
import { plainCharacters } from '../../notation/characters.ts';
import { parseLeafValue } from '../../notation/leafValue.ts';

/** Parses a decimal, a fraction or an infinity; null when the text is none of these. */
export function parseNumber(text: string): number | null {
  const fraction = /^([^/]+)\/(\d+)$/.exec(text);
  if (fraction !== null) {
    const [numerator, denominator] = [parseLeafValue(fraction[1] ?? ''), Number(fraction[2])];
    return numerator === null || !Number.isFinite(numerator) || denominator === 0
      ? null
      : numerator / denominator;
  }
  const value = parseLeafValue(text);
  return value === null || Number.isNaN(value) ? null : value;
}

/**
 * Replaces full-width characters and two-character signs such as "<=" by single plain characters, and blanks
 * by `gap`.
 */
export function plainEntry(text: string, gap = ''): string {
  return plainCharacters(text)
    .replace(/<=|=<|⩽|≦/g, '≤')
    .replace(/>=|=>|⩾|≧/g, '≥')
    .replace(/\.\.+|⋯|–(?=\s*[\d-])/g, '…')
    .replace(/\s+/g, gap)
    .trim();
}
