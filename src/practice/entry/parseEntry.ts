/** What a student types: values, bounds, windows, intervals, counts. Null for what cannot be read. */
import type { ValueSpan } from '../../core/analysis/spans.ts';
import type { ValueRange } from '../../core/run/range.ts';
import type { SearchWindow } from '../../core/run/window.ts';
import { plainCharacters } from '../../notation/characters.ts';
import { parseLeafValue } from '../../notation/leafValue.ts';

/** "3", "10/3", "≤ 2", ">= 5", "6…8": a point, a bound, or both ends. */
export function parseRange(text: string): ValueRange | null {
  const plain = plainEntry(text);
  const bound = /^(≤|≥)(.+)$/.exec(plain);
  if (bound !== null) {
    const limit = parseNumber(bound[2] ?? '');
    if (limit === null) return null;
    return bound[1] === '≤' ? { low: -Infinity, high: limit } : { low: limit, high: Infinity };
  }
  const ends = plain.split('…');
  const [low = null, high = low] = ends.map(parseNumber);
  return ends.length <= 2 && low !== null && high !== null && low <= high ? { low, high } : null;
}

/** "3, inf", "(3, +∞)", "[-∞ 5]": α, then β. */
export function parseWindow(text: string): SearchWindow | null {
  const ends = plainEntry(text, ' ')
    .replace(/^[([]|[)\]]$/g, '')
    .split(/[,;、\s]+/)
    .filter((end) => end !== '')
    .map(parseNumber);
  const [alpha = null, beta = null] = ends;
  return ends.length === 2 && alpha !== null && beta !== null ? { alpha, beta } : null;
}

/**
 * "x ≤ 3", "-2 < x <= 5", "(-inf, 3]", "x = 4"; "never" and "always", in Chinese too. One stretch, or
 * several joined by "or" or commas outside brackets.
 */
export function parseSpans(text: string): readonly ValueSpan[] | null {
  const plain = plainEntry(text, ' ').toLowerCase().trim();
  if (plain === '') return null;
  if (/^(never|none|no x|从不|永不|没有|∅)$/.test(plain)) return [];
  if (/^(always|all|any x|每个 ?x|总是|全部|任意)$/.test(plain)) return [span(-Infinity, Infinity)];
  const spans = plain.split(/\s+or\s+|\s*(?:或|∪)\s*/).map((part) => parseSpan(part.replace(/\s+/g, '')));
  const sound = spans.filter((one) => one !== null);
  return sound.length === spans.length ? sound.toSorted((a, b) => a.from - b.from) : null;
}

/** A whole number from 0 on. */
export function parseCount(text: string): number | null {
  const plain = plainEntry(text);
  return /^\d{1,6}$/.test(plain) ? Number(plain) : null;
}

function parseSpan(text: string): ValueSpan | null {
  const brackets = /^([([])([^,]+),([^,]+)([)\]])$/.exec(text);
  if (brackets !== null) {
    const [, open, low = '', high = '', close] = brackets;
    return between(parseNumber(low), open === '[', parseNumber(high), close === ']');
  }
  const alone = /^\{([^,]+)\}$/.exec(text);
  if (alone !== null) {
    const at = parseNumber(alone[1] ?? '');
    return between(at, true, at, true);
  }
  const two = /^([^<≤>≥=x]+)([<≤>≥])x([<≤>≥])([^<≤>≥=x]+)$/.exec(text);
  if (two !== null) {
    const [, left = '', first = '', second = '', right = ''] = two;
    const [a, b] = [parseNumber(left), parseNumber(right)];
    if (isLess(first) !== isLess(second)) return null;
    return isLess(first)
      ? between(a, first === '≤', b, second === '≤')
      : between(b, second === '≥', a, first === '≥');
  }
  const one = /^x([<≤>≥=])([^<≤>≥=x]+)$/.exec(text) ?? flipped(text);
  if (one === null) return null;
  const limit = parseNumber(one[2] ?? '');
  const sign = one[1] ?? '=';
  switch (sign) {
    case '<':
      return between(-Infinity, false, limit, false);
    case '≤':
      return between(-Infinity, false, limit, true);
    case '>':
      return between(limit, false, Infinity, false);
    case '≥':
      return between(limit, true, Infinity, false);
    default:
      return between(limit, true, limit, true);
  }
}

/** "3 ≥ x" is "x ≤ 3". */
function flipped(text: string): readonly (string | undefined)[] | null {
  const found = /^([^<≤>≥=x]+)([<≤>≥=])x$/.exec(text);
  const signs: ReadonlyMap<string, string> = new Map([
    ['<', '>'],
    ['≤', '≥'],
    ['>', '<'],
    ['≥', '≤'],
    ['=', '='],
  ]);
  return found === null ? null : [text, signs.get(found[2] ?? ''), found[1]];
}

function isLess(sign: string): boolean {
  return sign === '<' || sign === '≤';
}

function between(from: number | null, hasFrom: boolean, to: number | null, hasTo: boolean): ValueSpan | null {
  if (from === null || to === null || from > to || (from === to && !(hasFrom && hasTo))) return null;
  return { from, to, hasFrom: hasFrom && from !== -Infinity, hasTo: hasTo && to !== Infinity };
}

function span(from: number, to: number): ValueSpan {
  return { from, to, hasFrom: false, hasTo: false };
}

/** A decimal, a fraction or an infinity. */
function parseNumber(text: string): number | null {
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

/** Full-width characters and two-character signs as the plain ones; `gap` stands for blanks. */
function plainEntry(text: string, gap = ''): string {
  return plainCharacters(text)
    .replace(/<=|=<|⩽|≦/g, '≤')
    .replace(/>=|=>|⩾|≧/g, '≥')
    .replace(/\.\.+|⋯|–(?=\s*[\d-])/g, '…')
    .replace(/\s+/g, gap)
    .trim();
}
