/** WCAG 2.2: text stands out by 4.5 : 1 (1.4.3), strokes that mean something by 3 : 1 (1.4.11), in both themes. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coloursIn } from '../support/styleRules.ts';

const CSS = readFileSync('src/ui/styles/tokens.css', 'utf8');
const LIGHT = ':root, [data-theme="light"], [data-theme="print"]';
const DARK = '[data-theme="dark"]';
const THEMES = ['light', 'dark', 'print'] as const;
type Theme = (typeof THEMES)[number];

/** The first rule is for all, the light theme among them; what is dark-only, or for print, is said for it. */
const COLOURS: Readonly<Record<Theme, ReadonlyMap<string, string>>> = {
  light: coloursIn(CSS, LIGHT),
  dark: new Map([...coloursIn(CSS, LIGHT), ...coloursIn(CSS, DARK)]),
  print: new Map([...coloursIn(CSS, LIGHT), ...coloursIn(CSS, '[data-theme="print"]')]),
};

const TEXT: readonly (readonly [string, readonly string[]])[] = [
  ['ink', ['paper', 'panel', 'raised', 'max-tint', 'min-tint', 'chance-tint', 'now-tint']],
  ['soft', ['paper', 'panel', 'raised']],
  ['not-yet-text', ['paper', 'panel', 'raised']],
  ['never-text', ['paper', 'panel', 'raised', 'never-fill']],
  ['max', ['paper', 'panel', 'raised', 'max-tint']],
  ['min', ['paper', 'panel', 'raised', 'min-tint']],
  ['chance', ['paper', 'panel', 'raised', 'chance-tint']],
  ['problem', ['paper', 'panel', 'raised']],
  ['paper', ['ink']],
];

const STROKES: readonly (readonly [string, readonly string[]])[] = [
  ['ink', ['paper', 'panel', 'raised', 'max-tint', 'min-tint', 'chance-tint', 'never-fill']],
  ['not-yet', ['paper']],
  ['never', ['paper', 'never-fill']],
  ['control-line', ['paper', 'panel', 'raised']],
  ['max', ['paper', 'panel', 'max-tint']],
  ['min', ['paper', 'panel', 'min-tint']],
  ['chance', ['paper', 'panel', 'chance-tint']],
];

describe.each(THEMES)('In the %s theme', (theme) => {
  const pairs = (table: typeof TEXT): string[][] =>
    table.flatMap(([front, backs]) => backs.map((back) => [front, back]));

  it.each(pairs(TEXT))('%s can be read on %s', (front, back) => {
    expect(contrast(theme, front!, back!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(STROKES))('a stroke of %s is seen on %s', (front, back) => {
    expect(contrast(theme, front!, back!)).toBeGreaterThanOrEqual(3);
  });
});

describe('These readers', () => {
  it('know the contrast of black and white, and of the standard’s own grey', () => {
    expect(ratio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(ratio('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(ratio('#ffffff', '#777777')).toBeCloseTo(4.478, 3);
  });

  it('find as many colours for dark as for light', () => {
    expect([...coloursIn(CSS, DARK).keys()]).toEqual([...COLOURS.light.keys()]);
  });
});

function contrast(theme: Theme, front: string, back: string): number {
  const [a, b] = [front, back].map((name) => COLOURS[theme].get(name));
  if (a === undefined || b === undefined) throw new Error(`tokens.css has no ${front} or no ${back}`);
  return ratio(a, b);
}

/** WCAG 2.2, "contrast ratio": (L1 + 0.05) / (L2 + 0.05), L the relative luminance, L1 the lighter. */
function ratio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, "relative luminance": 0.2126 R + 0.7152 G + 0.0722 B, of linear sRGB channels. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
